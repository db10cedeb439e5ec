animals-name = Tessere degli animali
animals-summary = Posa il tuo animale dove può stare: mai due volte lo stesso in una riga, una colonna o un settore.

animals-symbol-1 = gatto
animals-symbol-2 = pesce
animals-symbol-3 = lumaca
animals-symbol-4 = farfalla
animals-symbol-5 = elefante
animals-symbol-6 = uccello

# The animal of $symbol, as what somebody lays or draws.
animals-some = { $symbol ->
    [1] un gatto
    [2] un pesce
    [3] una lumaca
    [4] una farfalla
    [5] un elefante
   *[6] un uccello
}
# The same animal, as what fits or leaves the game; with a capital, because it begins the sentence.
animals-this = { $symbol ->
    [1] Il gatto
    [2] Il pesce
    [3] La lumaca
    [4] La farfalla
    [5] L’elefante
   *[6] L’uccello
}

animals-option-starters = Gli animali già sul tabellone
animals-option-starters-blocks = Uno per tipo: uno in ogni riga, colonna e settore
animals-option-starters-lines = Uno per tipo: uno in ogni riga e colonna
animals-option-starters-off = Nessuno: il tabellone è vuoto
animals-mark-starters-lines = [reading|Il regolamento non dice come si prepara la partita. Qui come le tessere dorate; altra interpretazione: il tabellone è vuoto.]
animals-mark-starters-blocks = [reading|Il regolamento non dice come si prepara la partita. Noi mettiamo un animale per tipo; altra interpretazione: il tabellone è vuoto.]
animals-mark-starters-off = [reading|Il regolamento non dice come si prepara la partita. Altra interpretazione: prima si mette un animale per tipo.]
animals-mark-blocks = [reading|Il regolamento non dice in che verso stanno i settori. Altra interpretazione: alti tre righe e larghi due colonne.]
animals-mark-scoring-block = [reading|Nel regolamento è il conteggio più semplice; cominciare da questo è una scelta nostra. Altra interpretazione: contano anche riga e colonna.]
animals-mark-gentle-on = [addition|Per i più piccoli.]
animals-mark-gentle-off = [printed|Il regolamento non prevede questo aiuto.]
animals-option-gentle = Più facile per i piccoli: i bot lasciano spazio e viene indicato un buon posto
animals-pack-family = Per i più piccoli: i bot lasciano spazio e viene indicato un buon posto.
animals-pack-family-no-bots = Per i più piccoli: viene indicato un buon posto.
animals-pack-strict = Un animale in un posto sbagliato è perso. Contano riga, colonna e settore.
animals-pack-strict-alone = Contano riga, colonna e settore.
animals-option-scoring-value = Per i numeri degli animali della sua riga, colonna e settore, sommati

line-claimed-pictures = { $name } non trova posto per questo animale. Ne vedi uno? Toccalo.
line-claimed-pictures-others = { $name } non trova posto per questo animale. Gli altri cercano.

animals-event-laid = { $points ->
    [0] { $seat } posa { animals-some } in { $cell }: nessun punto.
    [one] { $seat } posa { animals-some } in { $cell }: { $points } punto.
   *[other] { $seat } posa { animals-some } in { $cell }: { $points } punti.
}
animals-event-laid-you = { $points ->
    [0] Posi { animals-some } in { $cell }: nessun punto.
    [one] Posi { animals-some } in { $cell }: { $points } punto.
   *[other] Posi { animals-some } in { $cell }: { $points } punti.
}
animals-event-drew = { $symbol ->
    [none] { $seat } pesca una tessera.
   *[other] { $seat } pesca { animals-some }.
}{ $left ->
    [0] { " " }Era l’ultima tessera.
    [one] { " " }Resta { $left } tessera.
   *[other] { " " }Restano { $left } tessere.
}
animals-event-drew-you = { $symbol ->
    [none] Peschi una tessera.
   *[other] Peschi { animals-some }.
}{ $left ->
    [0] { " " }Era l’ultima tessera.
    [one] { " " }Resta { $left } tessera.
   *[other] { " " }Restano { $left } tessere.
}
animals-event-discarded = { $points ->
    [0] { animals-this } esce dal gioco.
    [one] { animals-this } esce dal gioco, e { $seat } restituisce { $points } punto.
   *[other] { animals-this } esce dal gioco, e { $seat } restituisce { $points } punti.
}
animals-event-discarded-you = { $points ->
    [0] { animals-this } esce dal gioco.
    [one] { animals-this } esce dal gioco, e tu restituisci { $points } punto.
   *[other] { animals-this } esce dal gioco, e tu restituisci { $points } punti.
}
animals-event-claimed = { $seat } dichiara di non poter giocare. { animals-this } non può stare da nessuna parte.
animals-event-claimed-you = Dichiari di non poter giocare. { animals-this } non può stare da nessuna parte.
animals-event-no-room = { animals-this } non può stare da nessuna parte.
# Without a tile to look at, the fault was to say “stuck”.
animals-event-called = { $because-count ->
    [0] { $against } può giocare: l’arbitro indica { $cell }, dove la tessera può stare.
   *[other] L’arbitro segnala un errore: { $against }, { $cell }. Guarda { $because }.
}
animals-event-called-you = { $because-count ->
    [0] Puoi giocare: l’arbitro indica { $cell }, dove la tessera può stare.
   *[other] L’arbitro segnala un tuo errore: { $cell }. Guarda { $because }.
}
animals-move-lay = { $symbol ->
    [none] posare la tessera in { $cell }
   *[other] posare { animals-some } in { $cell }
}

animals-error-does-not-fit = { animals-this } non può stare in { $cell }: guarda { $because }.
animals-error-not-stuck = Puoi giocare. { animals-this } può ancora stare, per esempio, in { $cell }.
animals-error-golden-clash = { animals-this } non può stare in { $cell } con le tessere già posate.

## Le regole

animals-rules-goal =
    Da 1 a 4 giocatori, dai 6 anni, posano animali sullo stesso tabellone. Una tessera dà punti per le altre tessere del suo settore. Alla fine vince chi ha più punti. { rules-shared-win }

    C’è una sola regola: nessun animale compare due volte nella stessa riga, nella stessa colonna o nello stesso settore. Un animale può stare in una casella se nella riga, nella colonna e nel settore di quella casella non se ne vede uno uguale.

    Le caselle prendono il nome dalla colonna e dalla riga: a1 è in alto a sinistra, f1 in alto a destra, f6 in basso a destra.
animals-rules-material =
    Il tabellone ha 6×6 caselle, in settori di sei: alti due righe e larghi tre colonne. { animals-mark-blocks } Ci sono 36 tessere con sei animali, sei per ciascuno: { animals-symbol-1 }, { animals-symbol-2 }, { animals-symbol-3 }, { animals-symbol-4 }, { animals-symbol-5 } e { animals-symbol-6 }. Nelle partite registrate sono i numeri da 1 a 6, in quest’ordine.

    Prima di tutto si posa una tessera di ogni animale, a caso, in modo che ogni riga, ogni colonna e ogni settore ne abbia esattamente una. { animals-mark-starters-blocks } Le altre 30 si mescolano coperte: sono la pila. Ognuno pesca una tessera e la tiene segreta, e tutte le pedine stanno sullo 0 del tracciato dei punti.

    { rules-seats }
animals-rules-turn =
    - Posa la tessera che hai in mano su una casella libera dove può stare.
    - Conta i tuoi punti.
    - Pesca la tessera successiva. Poi tocca a chi viene dopo.

    Se la tua tessera non può stare da nessuna parte, non puoi giocare e la partita finisce. L’assistente se ne accorge da sé. { mark-referee-guard } Se controllano i giocatori o l’arbitro, lo dichiari tu e mostri la tessera. Se invece una casella c’è e un avversario la indica, la tua tessera esce dal gioco senza punti, ne peschi un’altra e tocca a chi viene dopo. Indicare una casella sbagliata non costa nulla. La dichiarazione vale quando tutti gli avversari l’accettano; l’arbitro la giudica subito. { mark-pointing }
animals-rules-points =
    La tua tessera dà un punto per ogni altra tessera del suo settore. { animals-mark-scoring-block }

    Il tracciato dei punti ha 40 campi, da 0 a 39. Ogni volta che la tua pedina raggiunge o supera lo 0, ricevi un gettone che vale 40. I tuoi punti sono 40 per ogni gettone più il campo della pedina.
animals-rules-mistakes =
    Se non scegliete altro, controlla l’assistente: una tessera che non può stare lì non viene accettata, e riprovi. { mark-referee-guard }

    Se controllano i giocatori o l’arbitro, è un errore posare una tessera dove non può stare. Si può fare obiezione finché chi viene dopo non posa una tessera o non dichiara di non poter giocare; se invece lascia scadere il tempo, si può ancora fare obiezione. { mark-window } Se l’obiezione è giusta, la tessera esce dal gioco e i suoi punti vengono tolti; la tessera già pescata resta, e tocca a chi viene dopo. Se nessuno se ne accorge, tessera e punti restano. Se la tessera tolta non poteva stare da nessuna parte, il giocatore non poteva giocare, e la partita finisce. { mark-nowhere }

    { rules-referees }
animals-rules-clock = La clessidra non è prevista, ma potete usarla. { mark-sand-glass-on } Quando la sabbia è finita, la tessera in mano esce dal gioco senza punti, si pesca la successiva e il turno è finito. { mark-sand-glass-end }
animals-rules-end =
    La partita finisce quando chi è di turno non può giocare, o quando le tessere sono finite. { mark-stack-end-play-on } Con la pila vuota nessuno pesca più: ognuno posa la tessera che ha ancora, chi non ne ha viene saltato, e la partita si chiude quando nessuno ne ha più.

    Vince chi ha più punti.
animals-rules-solo = In solitario peschi, posi e conti, una tessera dopo l’altra. Cerca di battere il tuo record; ogni modo di fare punti ha la sua classifica.
animals-rules-variants =
    Come nella scatola: controllano i giocatori, gli animali dell’inizio stanno in modo che ogni riga e ogni colonna ne abbia esattamente uno, e una tessera dà punti per il suo settore, la sua riga e la sua colonna.

    L’inizio: il tabellone può anche cominciare vuoto; allora la pila ha tutte le 36 tessere. { animals-mark-starters-off }

    I punti: se non scegliete altro, una tessera dà punti per il suo settore. Può darne anche

    - per le tessere della sua riga e quelle della sua colonna; i settori non contano;
    - per le tessere del suo settore, e quelle della sua riga e della sua colonna fuori da quel settore;
    - per le stesse tessere, ma sommando i numeri degli animali invece di contarli. { mark-scoring-value }

    La fine: la partita può anche chiudersi alla fine del turno in cui qualcuno non può pescare. { mark-stack-end-stop }

    Per i più piccoli: il gioco può essere più facile. Allora i bot giocano dove lasciano più spazio a ogni animale, e viene indicato un buon posto. { animals-mark-gentle-on }
animals-rules-credit = Da «SudoKids», il gioco per bambini nella scatola di «Sudoku – Das Brettspiel» di Reiner Knizia, edito da Kosmos.

## Al tavolo, nel browser

animals-fault-here = Mai due volte lo stesso animale in una riga, una colonna o un settore.

## La prima partita guidata, e l’esempio accanto alle regole

animals-learn-1 = Tocca dove indica la mano!
animals-learn-2 = Un punto per ogni animale nello stesso settore. Ancora una volta!
animals-learn-3 = Mai lo stesso animale due volte in una riga, una colonna o un settore.
animals-learn-4 = L’ultimo!
animals-learn-5 = Ce l’hai fatta! Facciamo una vera partita?

## The rules in a minute: one sentence for each drawn step

animals-rules-minute-1 = Hai un animale in mano. Lo stesso animale non può stare due volte in una riga, una colonna o un settore.
animals-rules-minute-2 = Posalo dove può stare: 1 punto per ogni animale già nel settore. Qui c’è il gatto: 1 punto.
animals-rules-minute-3 = Poi tocca a Ben: il suo elefante trova due animali nel settore, 2 punti.
animals-rules-minute-4 = Più il settore è pieno, meglio è: 3 punti per l’uccello.
animals-rules-minute-5 = La partita finisce quando le tessere sono esaurite o un animale non trova posto. Vince chi ha più punti.

## For whom, and tips: on its page, and now and then at the table of a first game

animals-rules-players = Da 1 a 4 bambini dai 6 anni, circa 15 minuti. { mark-length }
animals-tip-1 = Cerca il settore con più animali: lì il tuo vale di più.
animals-tip-2 = Lascia un posto per ogni animale: quando uno non lo trova più, la partita è finita.
animals-rules-tips =
    - { animals-tip-1 }
    - { animals-tip-2 }
