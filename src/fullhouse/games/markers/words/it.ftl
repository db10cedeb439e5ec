markers-name = Pennarelli colorati
markers-summary = Ognuno scrive nel proprio colore su uno stesso schema, e le cifre alte rendono di più.

markers-option-variant = Come si gioca.
markers-option-variant-basic = Una cifra per turno.
markers-option-variant-advanced = Tutte le cifre che riesci prima che finisca la sabbia.
markers-option-variant-solo = In solitario: si scrive e si cancella come si vuole.
markers-option-rounds = Quanti giri ha il gioco avanzato; di solito uno per giocatore.
markers-option-time-limit = Minuti per tutta la partita; in solitario, minuti per lo schema.

markers-event-passed = { $seat } termina il turno.
markers-event-voted = { $stop ->
    [yes] { $seat } vorrebbe smettere.
   *[no] { $seat } preferisce continuare.
}{ $votes-count ->
    [0] { "" }
    [one] { " " }{ $votes-count } voto per smettere.
   *[other] { " " }{ $votes-count } voti per smettere.
}

error-variant-needs-seats = La variante «{ $variant }» non è per { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}.
error-already-voted = Hai già votato per smettere.
error-no-vote = Non hai votato per smettere.
error-other-variant = Nella variante «{ $variant }» non c’è «{ $move }».
error-erase-first = Prima cancella ciò che è stato segnalato: { $cells }.
error-not-called = In { $cell } non è stato segnalato alcun errore.
error-already-called = L’errore in { $cell } è già stato segnalato.

## Le regole

markers-rules-goal =
    Da 1 a 4 giocatori scrivono cifre su uno stesso schema, ognuno nel proprio colore. Alla fine i tuoi punti sono la somma delle cifre scritte nel tuo colore, e vince chi ha più punti. { rules-shared-win }

    { rules-sudoku }
markers-rules-material =
    Lo schema viene da un mazzo mescolato di 60 carte del livello scelto, ognuna con la soluzione sul retro. La prima si copia in nero sul tabellone: sono le cifre date. Nessuna carta torna prima che siano uscite tutte le 60.

    Potete prendere anche qualsiasi altro schema con esattamente una soluzione: scriverlo, incollarlo o farvelo comporre. Prima di accettarlo vedete quanto è difficile, perché deve andare bene per tutti.

    { rules-seats }
markers-rules-turn =
    Questo è il gioco base, da 2 a 4 giocatori. Scrivi una cifra in una qualsiasi casella vuota, o passa. Il tuo turno finisce appena hai scritto; nessuno aspetta la sabbia.

    Quando bada il tavolo, poi tutti gli avversari devono accettare la cifra, o uno di loro la contesta; solo allora si prosegue. Chi tace per 10 secondi ha accettato.
markers-rules-points = Conta solo la fine: somma tutte le cifre del tuo colore sul tabellone. Un 9 vale nove volte un 1; è una tentazione, e spesso uno sbaglio.
markers-rules-mistakes =
    Che cosa è un errore si decide prima della partita («fault»), e il tavolo lo mostra sempre:

    - «rule», di solito: esattamente una cifra che non può stare nella casella. Una cifra che può starci resta, anche dove non può essere giusta. Spesso lo schema rimane irrisolto, e fa parte del gioco.
    - «solution»: esattamente una cifra che non è quella della soluzione. L’arbitro guarda sul retro della carta.

    La penalità: la cifra viene cancellata e il turno è finito. Una volta che tutti hanno accettato una cifra, non la si può più cancellare. Con l’arbitro e con il guardiano nessuno deve accettare nulla.

    { rules-referees }

    { rules-referees-solution }

    { rules-referees-usual }
markers-rules-clock = Hai 30 secondi per un turno; la clessidra la tiene chi siede alla tua sinistra. Quando la sabbia è finita, il tuo turno finisce e non si scrive nulla. Il tempo si può cambiare o togliere.
markers-rules-end =
    La partita finisce appena succede una di queste cose:

    - Tutte le caselle sono piene; lo schema è risolto se tutte le cifre sono quelle della soluzione.
    - Per tre giri di seguito nessuno ha messo una cifra che c’è ancora.
    - Il tempo di gioco concordato è scaduto («time_limit», in minuti; di solito non c’è).
    - Tutti vogliono smettere. Ognuno può votare per questo, e ritirare il voto.
markers-rules-solo =
    In solitario scrivi e cancelli liberamente, in un solo colore, e nulla viene segnalato. Hai 20 minuti per lo schema; si possono cambiare o togliere.

    Non ci sono punti: lo schema è risolto o no, e il tempo dice quanto bene. Tutti i tuoi risultati vengono conservati, così puoi vederti migliorare.
markers-rules-variants =
    Il gioco avanzato («variant»: «advanced»), da 2 a 4 giocatori, è come quello base, tranne che:

    - Un turno dura 30 secondi, e scrivi tutte le cifre che riesci. «done» lo chiude prima. Intanto gli avversari controllano.
    - Un errore segnalato durante il tuo turno lo devi cancellare prima di scrivere altro, mentre la sabbia scorre. L’arbitro lo segnala subito. Non c’è altra penalità.
    - Un errore che nessuno ha segnalato prima che chi viene dopo scriva la sua prima cifra resta. Un errore segnalato ma non ancora cancellato quando il tempo finisce lo cancella l’arbitro.
    - Ci sono tanti giri quanti giocatori («rounds» lo cambia); il giro 2 comincia dal posto 2, il giro 3 dal posto 3, e così via. La partita finisce dopo l’ultimo giro, o prima se il tabellone è pieno, il tempo è scaduto o tutti vogliono smettere.
markers-rules-credit = Da «Sudoku – the board game», edito da Ravensburger nel 2005.

## Al tavolo, nel browser

markers-line-round-of = Giro { $round } di { $rounds }
markers-line-erase-first = Prima cancella { $cell }: tocca la casella.
markers-line-votes = { $count ->
    [one] { $count } giocatore vuole smettere.
   *[other] { $count } giocatori vogliono smettere.
}
markers-act-stop = Voglio smettere
markers-sure-stop = Sì, smettere
markers-sure-stop-text = La partita finisce e si contano i punti appena tutti vogliono smettere.
markers-act-continue = Voglio continuare
markers-fault-here = { $fault ->
    [solution] Un errore: una cifra diversa dalla soluzione.
   *[rule] Un errore: una cifra che non può stare.
}

## La prima partita guidata, e l’esempio accanto alle regole

markers-example = Ognuno ha un colore; le cifre alte rendono di più.
markers-learn-1 = Tu sei Ana. Ognuno scrive nel suo colore; alla fine si sommano le tue cifre.
markers-learn-2 = Scrivi un 5 in e5.
markers-learn-3 = Ora Ben deve dire se accetta, o contestare.
markers-learn-4 = Ben ha scritto un 9 in c1. Guarda b3: in questo blocco c’è già un 9. Contesta!
markers-learn-5 = Il 9 viene cancellato e il turno di Ben è finito. Una cifra accettata resta per sempre, giusta o sbagliata.

## For whom, and tips: on its page, and now and then at the table of a first game

markers-rules-players = Da 1 a 4 giocatori; consigliato dai 10 anni. Comincia il più anziano.
markers-tip-1 = I numeri alti tentano, e spesso sono sbagliati: sii sicuro prima di scrivere un 9.
markers-tip-2 = Da soli, i tempi si accorciano di schema in schema: guarda i tuoi progressi in «Io».
markers-tip-3 = Come trovare un numero lo insegnano le lezioni, a partire dal modo più semplice.
markers-rules-tips =
    - { markers-tip-1 }
    - { markers-tip-2 }
    - { markers-tip-3 }
