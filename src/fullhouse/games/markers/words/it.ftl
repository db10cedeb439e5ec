markers-name = Pennarelli colorati
markers-summary = Ognuno scrive nel proprio colore su uno stesso schema, e i numeri alti rendono di più.

markers-option-variant = Modo di giocare
markers-option-variant-basic = Un numero per turno
markers-option-variant-advanced = Tutti i numeri che riesci a scrivere prima che scada il tempo
markers-option-variant-solo = In solitario: si scrive e si cancella come si vuole
markers-option-rounds = Numero di giri (se non scegliete altro, uno per giocatore)
markers-option-time-limit = Minuti per tutta la partita; in solitario, minuti per lo schema
markers-mark-sand-glass-on = [printed|30 secondi. Un’altra durata la decidete voi.]
markers-mark-sand-glass-off = [addition|Da regolamento ogni turno dura 30 secondi.]
markers-mark-glass-limit = [addition|Il regolamento non pone limiti; con più tempo un solo turno riempirebbe il tabellone.]
markers-mark-fault-rule = [reading|Il regolamento si legge in due modi. Altra interpretazione: vale la soluzione sul retro della carta.]
markers-mark-fault-solution = [reading|Il regolamento si legge in due modi. Altra interpretazione: è errore solo un numero che non può stare.]
markers-mark-variant = [printed|Tutti e tre i giochi sono nel regolamento.]
markers-mark-time-limit = [printed|Si può concordare un tempo di gioco; in solitario è solo un consiglio.]
markers-mark-rounds = [printed|Come consiglio: tanti giri quanti giocatori.]
markers-mark-pass = [reading|Il regolamento non parla di passare. Altra interpretazione: si aspetta la fine della clessidra.]
markers-mark-unjudged = [reading|Il regolamento non dice che ne è di un numero non ancora verificato. Altra interpretazione: resta.]
markers-mark-turn-checked = [reading|Il regolamento non dice fino a quando si può fare obiezione ai numeri di un turno. Altra interpretazione: solo durante il turno.]
markers-mark-nothing-fits = [reading|Il regolamento non dice che cosa succede quando niente può più stare. L’altra interpretazione: passano tre giri.]
markers-pack-strict = Ogni numero diverso da quello della soluzione viene segnalato subito come errore. { $seconds } secondi per turno.

markers-event-nothing-fits = Nessun numero può più stare da nessuna parte.
markers-event-passed = { $seat } termina il turno.
markers-event-passed-alone = Il turno è finito.
markers-event-passed-you = Termini il tuo turno.
markers-event-voted = { $alone ->
    [yes] Hai smesso.
   *[no] { $stop ->
        [yes] { $seat } vorrebbe smettere.
       *[no] { $seat } preferisce continuare.
    }{ $votes-count ->
        [0] { "" }
        [one] { " " }{ $votes-count } voto per smettere.
       *[other] { " " }{ $votes-count } voti per smettere.
    }
}
markers-event-voted-you = { $alone ->
    [yes] Hai smesso.
   *[no] { $stop ->
        [yes] Vorresti smettere.
       *[no] Preferisci continuare.
    }{ $votes-count ->
        [0] { "" }
        [one] { " " }{ $votes-count } voto per smettere.
       *[other] { " " }{ $votes-count } voti per smettere.
    }
}
markers-move-pass = terminare il turno

error-variant-needs-seats = { $variant ->
    [basic] Il gioco base
    [advanced] Il gioco avanzato
   *[solo] Il gioco in solitario
} non è per { $seats ->
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
}.
error-already-voted = Hai già votato per smettere.
error-no-vote = Nessuno ha votato per smettere.
error-other-variant = «{ $move }» non c’è { $variant ->
    [basic] nel gioco base
    [advanced] nel gioco avanzato
   *[solo] nel gioco in solitario
}.
error-erase-first = Prima cancella ciò che è stato segnalato: { $cells }.
error-not-called = In { $cell } non è stato segnalato alcun errore.
error-already-called = L’errore in { $cell } è già stato segnalato.
error-glass-needed = Il gioco avanzato ha bisogno della clessidra: senza, un solo turno potrebbe riempire lo schema. Può durare fino a un minuto.
error-glass-too-long = Nel gioco avanzato la clessidra dura al massimo { $most } secondi, tempo aggiuntivo compreso: con più tempo, un solo turno potrebbe riempire lo schema.

## Le regole

markers-rules-goal =
    Da 1 a 4 giocatori scrivono numeri su uno stesso schema, ognuno nel proprio colore. Alla fine i tuoi punti sono la somma dei numeri scritti nel tuo colore, e vince chi ha più punti. { rules-shared-win }

    { rules-sudoku }
markers-rules-material =
    Lo schema viene da un mazzo mescolato di 60 carte del livello scelto, ognuna con la soluzione sul retro. La prima si copia in nero sul tabellone: sono i numeri dati. Nessuna carta torna prima che siano uscite tutte le 60.

    Potete prendere anche qualsiasi altro schema con esattamente una soluzione: scriverlo, incollarlo o farvelo comporre. Prima di accettarlo vedete quanto è difficile, perché deve andare bene per tutti.

    { rules-seats }
markers-rules-turn =
    Questo è il gioco base, da 2 a 4 giocatori. Scrivi un numero in una qualsiasi casella libera, o passa. { markers-mark-pass } Il tuo turno finisce appena hai scritto; nessuno aspetta la clessidra.

    Quando controllano i giocatori, poi tutti gli avversari devono accettare il numero, o uno di loro fa obiezione; solo allora si prosegue.
markers-rules-points = Conta solo la fine: somma tutti i numeri del tuo colore sul tabellone. Un 9 vale nove volte un 1: è una tentazione, e spesso uno sbaglio.
markers-rules-mistakes =
    Che cosa è un errore si decide prima della partita, e il tavolo lo mostra sempre:

    - Se non scegliete altro, solo un numero che non può stare nella casella. { markers-mark-fault-rule } Un numero che può starci resta, anche dove non può essere giusto. Spesso lo schema rimane irrisolto, e fa parte del gioco.
    - Oppure ogni numero che non è quello della soluzione: l’arbitro guarda sul retro della carta. { markers-mark-fault-solution }

    La penalità: il numero viene cancellato e il turno è finito. Una volta che tutti hanno accettato un numero, non lo si può più cancellare. Con l’arbitro e con l’assistente nessuno deve accettare nulla.

    { rules-referees }

    { rules-referees-solution }

    { rules-referees-people }
markers-rules-clock = Hai 30 secondi per un turno; la clessidra la tiene chi siede alla tua sinistra. Quando il tempo è scaduto, il tuo turno finisce e non si scrive nulla. Il tempo si può cambiare o togliere. { markers-mark-sand-glass-off } Nel gioco avanzato la clessidra c’è sempre, al massimo di un minuto. { markers-mark-glass-limit }
markers-rules-end =
    La partita finisce appena succede una di queste cose:

    - Tutte le caselle sono piene; lo schema è risolto se tutti i numeri sono quelli della soluzione.
    - Per tre giri di seguito nessuno ha scritto un numero rimasto sul tabellone. Quando nessun numero può più stare da nessuna parte, l’arbitro o l’assistente chiude subito la partita. I giocatori devono accorgersene da soli: dopo un giro senza numeri si chiede a tutti se smettere. { markers-mark-nothing-fits }
    - Il tempo di gioco concordato è scaduto; se non avete concordato nulla, non c’è limite. Un numero non ancora accettato viene allora giudicato dall’arbitro. { markers-mark-unjudged }
    - Tutti vogliono smettere. Ognuno può votare per questo, e ritirare il voto. Anche un numero non ancora accettato viene allora giudicato. { markers-mark-unjudged }
markers-rules-solo =
    In solitario scrivi, sostituisci e cancelli liberamente, nel colore che scegli, e nulla viene segnalato. Non c’è limite di tempo, se non lo vuoi; 20 minuti sono un buon inizio. I numeri ripetuti in una riga, una colonna o un settore vengono segnati.

    Non ci sono punti: lo schema è risolto o no, e il tempo dice quanto bene. Tutti i tuoi risultati vengono conservati, così puoi vederti migliorare.
markers-rules-variants =
    Il gioco avanzato, da 2 a 4 giocatori, è come quello base, tranne che:

    - Un turno dura 30 secondi, e scrivi quanti numeri riesci; puoi chiuderlo prima. Intanto tutti controllano, e puoi segnalare anche un errore tuo.
    - Un errore segnalato durante il tuo turno lo devi cancellare prima di scrivere altro, mentre la clessidra scorre. L’arbitro lo segnala subito. Non c’è altra penalità.
    - Quando il tuo turno è finito e controllano i giocatori, i suoi numeri si verificano prima che scriva chi viene dopo: tutti accettano, oppure un errore viene segnalato e cancellato. { markers-mark-turn-checked } Poi il resto vale per sempre. Un errore segnalato ma non ancora cancellato quando il tempo finisce lo cancella l’arbitro.
    - Ci sono tanti giri quanti giocatori, se non ne concordate un altro numero; il giro 2 comincia dal posto 2, il giro 3 dal posto 3, e così via. La partita finisce dopo l’ultimo giro, o prima, come il gioco base.
markers-rules-credit = Da «Sudoku – the board game», edito da Ravensburger nel 2005.

## Al tavolo, nel browser

markers-line-round-of = Giro { $round } di { $rounds }
markers-line-erase-first = Prima cancella { $cell }: tocca la casella.
markers-line-stop-offer = Un giro intero senza un numero. Smettiamo qui?
markers-act-stop = Voglio smettere
markers-sure-stop = Sì, smettere
markers-sure-stop-text = La partita finisce e si contano i punti appena tutti vogliono smettere.
markers-act-give-up = Mi arrendo
markers-sure-give-up = Sì, mi arrendo
markers-sure-give-up-text = La partita finisce e lo schema resta incompiuto.
markers-fault-here = { $variant ->
    [solo] Scrivi e cancella come vuoi, finché non è tutto giusto.
   *[other] { $fault ->
        [solution] È un errore un numero diverso da quello della soluzione.
       *[rule] È un errore un numero che non può stare nella casella.
    }
}

## La prima partita guidata, e l’esempio accanto alle regole

markers-learn-1 = Scegli il { $symbol } e scrivilo in { $cell }. I numeri del tuo colore sono i tuoi punti.
markers-learn-2 = { $name } l’ha accettato, poi ha scritto un { $theirs } in { $there }. In riga, colonna o settore ce n’è già uno: premi «Obiezione!».
markers-learn-3 = È cancellato. Tocca di nuovo a te: scrivi il { $symbol } in { $cell }.
markers-learn-4 = Va bene il { $theirs } di { $name } in { $there }? Può stare lì: premi «Accetto». Ciò che è accettato resta per sempre.
markers-learn-5 = L’ultima casella: scrivi il { $symbol } in { $cell }.
markers-learn-6 = Lo schema è pieno e la tua somma è più alta. Ora conosci tutto il gioco!

## The rules in a minute: one sentence for each drawn step

markers-rules-minute-1 = Ognuno scrive nel suo colore. Nessun numero può comparire due volte in una riga, una colonna o un settore.
markers-rules-minute-2 = Al tuo turno scrivi un numero in una casella libera, oppure passa. { markers-mark-pass }
markers-rules-minute-3 = Gli altri lo accettano e resta per sempre. I numeri alti valgono di più: un 9 vale 9 punti.
markers-rules-minute-4 = Oppure qualcuno fa obiezione: in questo settore c’è già un 9. Il numero viene cancellato e il turno finisce.
markers-rules-minute-5 = Quando lo schema è pieno, o nessuno va più avanti, somma i numeri del tuo colore. Vince chi ha più punti.

## For whom, and tips: on its page, and now and then at the table of a first game

markers-rules-players = Da 1 a 4 giocatori; consigliato dai 10 anni. { mark-players } Comincia chi ha più anni.
markers-tip-1 = I numeri alti tentano, e spesso sono sbagliati: pensaci bene prima di scrivere un 9.
markers-tip-2 = In solitario i tempi si accorciano di schema in schema: guarda i tuoi progressi in «Profilo».
markers-tip-3 = Come trovare un numero lo insegnano le lezioni del coach, a partire dal metodo più semplice.
markers-rules-tips =
    - { markers-tip-1 }
    - { markers-tip-2 }
    - { markers-tip-3 }
