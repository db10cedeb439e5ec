one-two-three-name = Uno-due-tre
one-two-three-summary = Un numero per turno, poi due, poi tre: riempite insieme lo schema e raccogliete i bonus.

one-two-three-option-sand-glass = Secondi per ogni numero di un turno, e per una correzione (60 da regolamento)
one-two-three-option-sequence = Numeri da scrivere in un turno, giro dopo giro
one-two-three-option-sequence-classic = 1, 2, 3, 1, 2, 3 e così via
one-two-three-option-sequence-shortened = 1, 2, poi sempre 3
one-two-three-option-sequence-express = Sempre 3
one-two-three-option-handicap = Vantaggio: i posti da 2 a 5 partono con 4, 6, 8 e 10 punti
one-two-three-option-final-order = Chi comincia nel giro finale
one-two-three-option-final-order-lowest-first = Prima il punteggio più basso
one-two-three-option-final-order-unchanged = Lo stesso ordine di ogni giro
one-two-three-option-teams = Squadre: in quattro, posti 1 e 3 contro 2 e 4
one-two-three-option-corrected-counts = Una correzione giusta dà punti
one-two-three-mark-sand-glass = [printed|La clessidra è facoltativa: un minuto per numero.]
one-two-three-mark-fault-solution = [reading|Lo schema va completato, perciò vale la soluzione. Altra interpretazione: è errore solo un numero che non può stare.]
one-two-three-mark-fault-rule = [reading|Il regolamento si può leggere così. Altra interpretazione: vale la soluzione, perché lo schema va completato.]
one-two-three-mark-sequence-classic = [printed|1, 2, 3, 1, 2, 3 e così via.]
one-two-three-mark-sequence = [edition|Il regolamento del 2006 ha solo 1, 2, 3, 1, 2, 3.]
one-two-three-mark-handicap-on = [printed|Chi comincia dopo ha punti di vantaggio.]
one-two-three-mark-handicap-off = [edition|Nel regolamento del 2006 i posti da 2 a 5 cominciano con 4, 6, 8 e 10 punti.]
one-two-three-mark-final-order-lowest-first = [printed|Comincia chi ha meno punti.]
one-two-three-mark-final-order-unchanged = [edition|Nel regolamento del 2006 l’ultimo giro lo comincia chi ha meno punti.]
one-two-three-mark-teams-on = [edition|Nel regolamento del 2006 ognuno gioca per sé.]
one-two-three-mark-teams-off = [printed|Ognuno gioca per sé.]
one-two-three-mark-corrected-counts-on = [printed|Una correzione giusta dà punti.]
one-two-three-mark-corrected-counts-off = [edition|Nel regolamento del 2006 una correzione giusta dà punti.]
one-two-three-mark-correction-must = [printed|Il numero va corretto.]
one-two-three-mark-correction-may = [reading|Il regolamento non dice che cosa succede se non sai il numero. Altra interpretazione: devi scriverne uno.]
one-two-three-mark-fine-printed = [printed|Un errore costa punti.]
one-two-three-mark-fine-none = [addition|Da regolamento un errore costa 1, 2 o 3 punti. Questo è per la prima sera.]
one-two-three-mark-fewer-may = [reading|Il regolamento vuole tutti i numeri del turno. Altra interpretazione: prima di scriverne meno si chiede agli avversari.]
one-two-three-mark-fewer-asked = [reading|Il regolamento vuole tutti i numeri del turno e non dice che cosa succede se non ne trovi. Altra interpretazione: smetti quando vuoi.]
one-two-three-mark-stopped-early = [reading|Il regolamento non ne parla. Altra interpretazione: chi smette prima non perde i 10 punti.]
one-two-three-mark-final-round = [reading|Il regolamento non dice come si riconosce l’ultimo giro. Altra interpretazione: è quello in cui lo schema si riempie.]
one-two-three-mark-triple = [reading|Il regolamento si legge in due modi. Altra interpretazione: tre punti oltre ai 2.]
one-two-three-mark-nothing-left = [reading|Il regolamento non dice che cosa vuol dire non poter scrivere. Altra interpretazione: non trovi numeri, anche con caselle libere.]
one-two-three-mark-recount = [reading|Il regolamento dice solo quanto costa un errore. Altra interpretazione: i punti di quel turno restano.]
one-two-three-mark-wrong-correction = [reading|Il regolamento dice solo che il numero va corretto. Altra interpretazione: una correzione sbagliata non costa altro.]
one-two-three-mark-correction-clock = [addition|Il regolamento non prevede una clessidra per la correzione.]
one-two-three-mark-stuck = [addition|Da regolamento la partita finisce solo a schema completo.]
one-two-three-option-correction = Dopo un errore
one-two-three-option-correction-may = Correggere il numero o lasciare libera la casella
one-two-three-option-correction-must = Il numero va corretto
one-two-three-option-fine = Quanto costa un errore
one-two-three-option-fine-printed = 1, 2 o 3 punti, secondo il giro
one-two-three-option-fine-none = Nessun punto: il numero si cancella e vale come uno di quelli del turno
one-two-three-option-fewer = Scrivere meno numeri di quelli richiesti
one-two-three-option-fewer-may = Quando si vuole
one-two-three-option-fewer-asked = Solo se gli avversari sono d’accordo
one-two-three-reason-stuck = Nessun numero può stare in una casella libera: la partita è finita.
one-two-three-sheet = Foglio dei punti
one-two-three-sheet-line = { $round ->
    [0] Partenza
   *[other] Giro { $round }
}, { $seat }: { $parts } = { $sum }
one-two-three-sheet-turn = { $round ->
    [0] Partenza
   *[other] Giro { $round }
}
one-two-three-sheet-pair = coppia
one-two-three-sheet-triple = tris
one-two-three-sheet-house = completamento
one-two-three-sheet-handicap = vantaggio
one-two-three-sheet-unable = niente da scrivere
one-two-three-sheet-fines = errore
one-two-three-pack-family = Un numero che non può stare nella casella viene rifiutato; uno sbagliato si cancella e non costa punti. Niente clessidra.
one-two-three-pack-strict = Ogni errore viene segnalato subito e penalizzato. { $seconds } secondi per ogni numero.

one-two-three-event-round = { $final ->
    [yes] Comincia il giro finale
   *[no] Comincia il giro { $round }
}, { $asks ->
    [one] con { $asks } numero a testa
   *[other] con { $asks } numeri a testa
}: { $order }.
one-two-three-event-erased = { $points ->
    [0] { $seat }: il numero { $symbol } in { $cell } viene cancellato.
    [one] { $seat }: il numero { $symbol } in { $cell } viene cancellato, e { $points } punto viene tolto.
   *[other] { $seat }: il numero { $symbol } in { $cell } viene cancellato, e { $points } punti vengono tolti.
}
one-two-three-event-erased-you = { $points ->
    [0] Il tuo numero { $symbol } in { $cell } viene cancellato.
    [one] Il tuo numero { $symbol } in { $cell } viene cancellato, e { $points } punto viene tolto.
   *[other] Il tuo numero { $symbol } in { $cell } viene cancellato, e { $points } punti vengono tolti.
}
one-two-three-event-matched = { $count ->
    [2] Due volte { $symbol } in un turno
   *[3] Tre volte { $symbol } in un turno
}: { $points ->
    [one] { $points } punto in più per { $seat }.
   *[other] { $points } punti in più per { $seat }.
}
one-two-three-event-matched-you = { $count ->
    [2] Due volte { $symbol } in un turno
   *[3] Tre volte { $symbol } in un turno
}: { $points ->
    [one] { $points } punto in più per te.
   *[other] { $points } punti in più per te.
}
one-two-three-event-completed = { $houses-count ->
    [one] { $seat } completa una riga, una colonna o un settore
   *[other] { $seat } completa { $houses-count } fra righe, colonne e settori
}: { $points ->
    [0] questo turno ha già il suo bonus.
    [one] { $points } punto in più.
   *[other] { $points } punti in più.
}
one-two-three-event-completed-you = { $houses-count ->
    [one] Completi una riga, una colonna o un settore
   *[other] Completi { $houses-count } fra righe, colonne e settori
}: { $points ->
    [0] questo turno ha già il suo bonus.
    [one] { $points } punto in più.
   *[other] { $points } punti in più.
}
one-two-three-event-fined = { $points ->
    [one] { $seat } perde { $points } punto per l’errore in { $cell }.
   *[other] { $seat } perde { $points } punti per l’errore in { $cell }.
}
one-two-three-event-fined-you = { $points ->
    [one] Perdi { $points } punto per l’errore in { $cell }.
   *[other] Perdi { $points } punti per l’errore in { $cell }.
}
one-two-three-event-correction-due = { $seat } può correggere { $cell } o lasciare la casella libera.
one-two-three-event-correction-due-you = Puoi correggere { $cell } o lasciare la casella libera.
one-two-three-event-correction-required = { $seat } deve correggere { $cell }.
one-two-three-event-correction-required-you = Devi correggere { $cell }.
one-two-three-event-corrected = { $right ->
    [yes] { $points ->
        [0] { $seat } corregge { $cell } con { $symbol }: giusto, senza punti.
        [one] { $seat } corregge { $cell } con { $symbol }: giusto, { $points } punto.
       *[other] { $seat } corregge { $cell } con { $symbol }: giusto, { $points } punti.
    }
   *[no] { $because-count ->
        [0] { $seat } corregge { $cell } con { $symbol }: ancora sbagliato.
       *[other] { $seat } corregge { $cell } con { $symbol }: ancora sbagliato, guarda { $because }.
    }
}
one-two-three-event-corrected-you = { $right ->
    [yes] { $points ->
        [0] Correggi { $cell } con { $symbol }: giusto, senza punti.
        [one] Correggi { $cell } con { $symbol }: giusto, { $points } punto.
       *[other] Correggi { $cell } con { $symbol }: giusto, { $points } punti.
    }
   *[no] { $because-count ->
        [0] Correggi { $cell } con { $symbol }: ancora sbagliato.
       *[other] Correggi { $cell } con { $symbol }: ancora sbagliato, guarda { $because }.
    }
}
one-two-three-event-left-empty = { $seat } lascia libera { $cell }.
one-two-three-event-left-empty-you = Lasci libera { $cell }.
one-two-three-event-finished = { $written ->
    [0] { $seat } termina il turno senza scrivere.
    [one] { $seat } termina il turno dopo { $written } numero.
   *[other] { $seat } termina il turno dopo { $written } numeri.
}
one-two-three-event-finished-you = { $written ->
    [0] Termini il tuo turno senza scrivere.
    [one] Termini il tuo turno dopo { $written } numero.
   *[other] Termini il tuo turno dopo { $written } numeri.
}
one-two-three-event-wants-to-stop = { $seat } non trova altro e chiede di fermarsi qui.
one-two-three-event-wants-to-stop-you = Non trovi altro e chiedi di fermarti qui.
one-two-three-event-keep-looking = { $seat } chiede a { $against } di cercare ancora.
one-two-three-event-keep-looking-you = Chiedi di cercare ancora.
one-two-three-event-compensated = { $seats-count ->
    [1] Per { $seats } non restava più nulla da scrivere: { $points } punti.
   *[other] Per { $seats } non restava più nulla da scrivere: { $points } punti a testa.
}
one-two-three-event-compensated-you = Per te non restava più nulla da scrivere: { $points } punti.
one-two-three-move-correct = correggere { $cell } con { $symbol }
one-two-three-move-leave = lasciare libera { $cell }

error-no-digit-there = Nessuno ha scritto un numero in { $cell }.
error-nothing-to-correct = In { $cell } non hai nulla da correggere.
error-must-correct = Devi correggere { $cell }: un numero può ancora starci.
error-correction-owed = Prima il posto { $owing } deve correggere { $cell } o lasciare la casella libera.
error-teams-need-four = Per le squadre servono 4 giocatori, non { $seats }.

## Le regole

one-two-three-rules-goal =
    Da 2 a 5 giocatori riempiono insieme uno schema di 9×9. Quando lo schema è completo, vince chi ha più punti. { rules-shared-win }

    { rules-sudoku }
one-two-three-rules-material =
    Uno schema con esattamente una soluzione, su un tabellone.

    { rules-seats } Per compensare, i posti 2, 3, 4 e 5 partono con 4, 6, 8 e 10 punti.
one-two-three-rules-turn =
    I giri chiedono 1, 2, 3, 1, 2, 3… numeri. In un giro da due, per esempio, ognuno al suo turno scrive due numeri, ciascuno in una casella libera. Puoi anche smettere prima; come nella scatola gli avversari devono essere d’accordo, ma possono rifiutare solo una volta per turno. { one-two-three-mark-fewer-asked } Se non restano abbastanza caselle libere, scrivi i numeri che puoi.

    Il giro finale: all’inizio di ogni giro contate le caselle libere. Se bastano appena per i numeri che tutti insieme devono scrivere in questo giro, o sono di meno, è il giro finale. { one-two-three-mark-final-round } Si gioca in ordine di punteggio: comincia chi ha meno punti; a parità resta l’ordine solito. Se alla fine lo schema non è ancora completo, segue il prossimo giro della serie, ed è di nuovo un giro finale.
one-two-three-rules-points =
    - Ogni numero: il suo valore.
    - Due numeri uguali in un turno: 2 in più.
    - Tre numeri uguali in un turno: 3 in più, invece dei 2. { one-two-three-mark-triple }
    - Completare una riga, una colonna o un settore: 10 in più, ma una volta sola per turno, per quanti se ne completino.
    - Se nel giro finale non puoi scrivere nulla perché lo schema è già pieno: 10. { one-two-three-mark-nothing-left } Chi ha smesso prima in un giro finale non li riceve. { one-two-three-mark-stopped-early }

    Un esempio con Ana, Ben e Cleo, che partono con 0, 4 e 6. Nel giro da uno Ana scrive un 9 e ha 9. Ben scrive un 7 che completa una colonna: 4 + 7 + 10 = 21. Cleo scrive un 5 e ha 11. Nel giro da due Ana scrive 8 e 8: 9 + 16 + 2 = 27. Ben scrive un 6 e un 4 sbagliato, e qualcuno se ne accorge: il 4 viene tolto e costa 2, così ha 21 + 6 − 2 = 25. Lo corregge con l’1 giusto e ha 26.
one-two-three-rules-mistakes =
    Un numero che non è quello della soluzione è un errore. { one-two-three-mark-fault-solution } Tutti controllano di continuo: puoi fare obiezione su qualsiasi numero scritto da un giocatore, anche uno dei tuoi, in ogni momento fino alla fine della partita.

    Se l’obiezione è giusta:

    - Il numero viene cancellato, e quel turno si conta di nuovo senza quel numero: valore, numeri uguali, e righe, colonne e settori completati. { one-two-three-mark-recount }
    - Chi l’ha scritto perde 1, 2 o 3 punti: tanti quanti erano i numeri da scrivere in quel giro.
    - Prima che il gioco prosegua, chi l’ha scritto corregge: scrive un numero nella stessa casella, o la lascia libera. { one-two-three-mark-correction-may } Una correzione giusta conta come se fosse stata scritta in quel turno. Una sbagliata costa di nuovo gli stessi punti, e la casella resta libera. { one-two-three-mark-wrong-correction }

    Nel conto finale non si rigiudica nulla. Con l’arbitro un errore viene segnalato nel momento in cui è scritto.

    { rules-referees-choose }

    - I giocatori, come nel gioco in scatola: ogni numero scritto resta, e tutti tengono gli occhi aperti fino alla fine. Se l’obiezione è sbagliata, non costa nulla e il numero resta. { mark-wrong-objection }
    { rules-referees-rest }

    { rules-referees-last }

    { rules-referees-solution }

    { rules-referees-people }
one-two-three-rules-clock = Se non scegliete altro, non c’è clessidra. Se la mettete, un turno dura uno, due o tre minuti in un giro da uno, due o tre numeri. Ciò che è scritto in tempo conta, e il turno finisce. Per una correzione c’è un minuto; poi la casella resta libera. { one-two-three-mark-correction-clock }
one-two-three-rules-end = La partita finisce quando lo schema è completo. Quando controllano i giocatori, c’è prima un ultimo controllo: si può ancora fare obiezione a ogni numero, finché tutti hanno accettato. { mark-last-move } Se è errore solo un numero messo dove non può stare, finisce anche quando nessun numero può stare in una casella libera; in un giro finale, chi non ha ancora giocato riceve allora 10 punti. { one-two-three-mark-stuck } Finisce anche quando per tre giri di seguito nessuno ha scritto un numero rimasto sul tabellone. { one-two-three-mark-stuck } Vince chi ha più punti.
one-two-three-rules-variants =
    - Meno giri: 1, 2, 3, 3, 3… numeri, o 3, 3, 3… dall’inizio. { one-two-three-mark-sequence }
    - Senza vantaggio: tutti partono da 0. { one-two-three-mark-handicap-off }
    - Il giro finale può tenere l’ordine solito. { one-two-three-mark-final-order-unchanged }
    - A squadre: quattro giocatori giocano due contro due, posti 1 e 3 contro 2 e 4, e sommano i punti. { one-two-three-mark-teams-on }
    - È errore solo un numero che non può stare nella casella. { one-two-three-mark-fault-rule }
    - Una correzione giusta non dà punti, come in un’edizione successiva. { one-two-three-mark-corrected-counts-off }
one-two-three-rules-credit = Da «Défi Sudoku en famille ou entre amis», edito da Sudoku123.ca nel 2006.

## Al tavolo, nel browser

one-two-three-line-asks = { $final ->
    [yes] Giro finale
   *[no] Giro { $round }
}: { $left ->
    [one] { $left } numero da scrivere
   *[other] { $left } numeri da scrivere
}
one-two-three-line-handicap = Chi gioca dopo parte con qualche punto di vantaggio.
one-two-three-line-correct = Correggi { $cell }: scrivi il numero giusto, o lascia libera la casella.
one-two-three-line-must-correct = Correggi { $cell }: scrivi il numero giusto.
one-two-three-act-leave = Lascia libera
one-two-three-line-fewer = { $name } non trova altro. Andiamo avanti?
one-two-three-act-fewer-yes = Sì, avanti
one-two-three-act-fewer-no = No, cerca ancora
one-two-three-line-last-look = Ultima occasione: c’è ancora un numero su cui fare obiezione?
one-two-three-fault-here = { $fault ->
    [solution] È un errore un numero diverso da quello della soluzione.
   *[rule] È un errore un numero che non può stare nella casella.
}

## La prima partita guidata, e l’esempio accanto alle regole

one-two-three-learn-1 = In questo giro ognuno scrive un numero e ottiene i punti che indica. Scrivi il { $symbol } in { $cell }.
one-two-three-learn-2 = { $name } ha scritto un { $theirs } in { $there }, ma in riga, colonna o settore ce n’è già uno. Premi «Obiezione!», poi { $there }.
one-two-three-learn-3 = { $name } ha perso un punto e ha corretto il numero. Ora due numeri a testa. Prima il { $symbol } in { $cell }.
one-two-three-learn-4 = E un altro { $symbol } in { $cell }: la coppia dà 2 punti in più.
one-two-three-learn-5 = { $name } ha riempito lo schema. È tutto giusto: premi «Accetto».
one-two-three-learn-6 = Una riga, una colonna o un settore completo ha dato 10 punti in più. Poi verrebbe un giro da tre. Ora conosci tutto il gioco!

## The rules in a minute: one sentence for each drawn step

one-two-three-rules-minute-1 = Riempite insieme uno schema. Nel primo giro un numero a testa, nel secondo due, nel terzo tre, poi si ricomincia.
one-two-three-rules-minute-2 = Ogni numero dà i punti che indica: 5 punti per il 5. Chi comincia dopo ha da 4 a 10 punti di vantaggio.
one-two-three-rules-minute-3 = Qualcuno nota un numero sbagliato: a Ben costa da 1 a 3 punti, e lui lo corregge.
one-two-three-rules-minute-4 = Due numeri uguali in un turno danno 2 punti in più, tre uguali 3. { one-two-three-mark-triple } Completare una riga, una colonna o un settore: 10.
one-two-three-rules-minute-5 = Il giro finale lo comincia chi ha meno punti. Se al tuo turno lo schema è già pieno, ricevi 10 punti. { one-two-three-mark-nothing-left }
one-two-three-rules-minute-6 = La partita finisce quando lo schema è pieno. Vince chi ha più punti.

## For whom, and tips: on its page, and now and then at the table of a first game

one-two-three-rules-players = Da 2 a 5 giocatori; consigliato dai 10 anni. { mark-players }
one-two-three-tip-1 = Abbi un piano per ogni giro, e pensa a quello dopo.
one-two-three-tip-2 = Scrivi numeri alti, oppure uguali: due o tre uguali danno un bonus.
one-two-three-tip-3 = Completa una riga, una colonna o un settore, e lascia agli altri meno punti che puoi.
one-two-three-rules-tips =
    - { one-two-three-tip-1 }
    - { one-two-three-tip-2 }
    - { one-two-three-tip-3 }
