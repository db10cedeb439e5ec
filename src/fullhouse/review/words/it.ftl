## The review of a game

review = Analisi
review-of = Analisi: { $name }
review-progress = Esame più preciso: { $done } di { $count }
review-partial = Non è stato possibile esaminare da vicino tutte le mosse; quella mostrata è una prima stima.
review-turning = Momenti decisivi
review-calm = Nessuna mossa è costata molto.
review-every = Tutte le mosse
review-best = Mossa migliore della partita: { $n }. { $move } ({ $name })
review-accuracy = Precisione
review-lost = Possibilità perse
review-luck = Fortuna
review-player = { $name }: precisione { $accuracy }%, possibilità perse { $lost }%, fortuna { $luck }%
review-solver = { $name }: precisione { $accuracy }%
review-solver-hints = { $name }: precisione { $accuracy }%, suggerimenti { $count }
review-alone = { $name }: precisione { $accuracy }%, punti persi { $points }
review-points-lost = Punti persi
review-hints = Suggerimenti
review-expected = Punti attesi: { $before } con la mossa migliore, { $after } dopo questa.
review-points-curve = I punti attesi, mossa per mossa
review-unlucky = Meno possibilità perse di chi ha vinto, ma niente vittoria: { $names }.
review-curve = Le possibilità di vincere, mossa per mossa: { $names }
review-progress-curve = Quanto dello schema è giusto, mossa per mossa: { $names }
review-chance = Possibilità di vincere: { $before }% con la mossa migliore, { $after }% dopo questa.
review-ahead = Vantaggio atteso: { $before } con la mossa migliore, { $after } dopo questa.
review-better = Meglio: { $moves }
review-good = Non è stato trovato niente di meglio.
review-kind-points = Un’altra mossa dà subito più punti: +{ $points }.
review-kind-opened = Il giocatore seguente può fare più punti: +{ $points }.
review-kind-forced = Una posizione obbligata non è stata dichiarata.
review-kind-later = La mossa migliore dà i suoi frutti più avanti.
review-kind-fault = Era un errore.
review-kind-unnoticed = Era un errore, e nessuno l’ha notato.
review-kind-claim = Non era necessario: qualcosa era ancora possibile.
review-kind-missed = Qui un’obiezione sarebbe stata giusta.
review-kind-wasted = L’obiezione non era giusta.
review-kind-time = Il tempo è scaduto.
review-kind-mistake = In { $cell } va { $right }, non { $symbol }. Numeri sbagliati dopo: { $count }.
review-judge-net = Giudicato dal bot più forte, da ciò che ognuno poteva vedere allora.
review-judge-playouts = Giudicato continuando la partita molte volte, da ciò che ognuno poteva vedere allora.
review-judge-solution = Giudicato in base alla soluzione.
review-path = Il percorso nello schema
review-hardest = Passo più difficile nel percorso del coach: { $symbol } in { $cell } ({ $technique })
review-slowest = Riflessione più lunga: { $symbol } in { $cell }, { $time } ({ $technique })
review-unproved = allora niente lo mostrava
review-faultless = Nessun numero sbagliato.
review-played = Giocato: { $move }
review-save = Salva con l’analisi
review-picture = Salva come immagine
review-print = Stampa
review-exercises = Trova la mossa migliore
review-show = Mostra
review-play-on = Gioca da qui
review-against = Contro
review-find = Tocca la casella di una mossa migliore.
review-found = Giusto: niente di meglio è stato trovato.
review-found-better = Meglio della mossa giocata. Ancora meglio: { $move }
review-found-played = È la mossa giocata.
review-not-found = Non è una delle mosse migliori.
review-next = Prossimo esercizio
review-exercise-gone = Questo esercizio non è più su questo dispositivo.
review-solved = Risolti: { $done } su { $count }
review-whole = Vedi l’analisi

## A move in words, as what somebody does; without a tile that nobody could know

review-move-lay = { $symbol ->
    [none] posare la tessera in { $cell }
   *[other] posare la tessera { $symbol } in { $cell }
}
review-move-stuck = dichiarare di non poter giocare
review-move-show = indicare { $cell }
review-move-object = { $cell ->
    [none] fare obiezione
   *[other] fare obiezione su { $cell }
}
review-move-accept = accettare
review-move-timeout = lasciar scadere il tempo
review-move-flip = scoprire { $cell }
review-move-write = scrivere { $symbol } in { $cell }
review-move-erase = cancellare { $cell }
review-move-done = terminare il turno
review-digit = { $symbol } in { $cell }

## Reviews that are refused

error-review-no-decisions = In questa partita non c’è niente da analizzare: nessuno ha deciso niente (mosse: { $moves }).
error-review-too-long = { $count } decisioni sono troppe per un’analisi; al massimo { $most }.
error-review-budget = Il budget di un’analisi è un numero da 1 a { $most }, non { $budget }.
error-review-no-records = In { $path } non ci sono partite registrate.
error-review-running = Una partita si può analizzare solo dopo la fine.
error-play-on-running = Da un punto di una partita si può giocare solo dopo la sua fine.

## The command

cli-review = Dice quanto valeva ogni decisione di una partita registrata, o di tutte quelle di una cartella.
cli-review-record = Il file della partita, «-» per l’ingresso standard, o una cartella di partite.
cli-review-json = Scrive JSON per i programmi; per una cartella, una riga a partita.
cli-review-budget = Quanto lavoro va in ogni decisione.
cli-review-lang = La lingua: en, fr, it, nl, ru o de.
cli-review-engine = Per una cartella, chi lavora: i core di questa macchina (local) o un cluster Dask (dask).
cli-review-address = L’indirizzo del cluster Dask; senza, se ne avvia uno qui.
