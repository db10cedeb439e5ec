challenge-name = Sfida
challenge-summary = Scopri le tessere, trova un posto a quelle che non potevano restare e dimostra che una posizione è obbligata.
challenge-option-proof = Prova di una posizione obbligata
challenge-option-proof-found = Il motivo si può omettere: lo cerca l’arbitro
challenge-option-proof-named = Chi gioca dice il motivo
challenge-mark-sand-glass = [reading|Da regolamento chi pensa spesso più di 30 secondi circa viene sollecitato, poi perde il turno e 10 punti. La clessidra a ogni turno è una nostra interpretazione.]
challenge-mark-proof-named = [printed|Ogni posizione obbligata si dimostra.]
challenge-mark-proof-found = [addition|Da regolamento ogni posizione obbligata la dimostra chi gioca. Qui il motivo può cercarlo l’arbitro.]
challenge-mark-first-tile = [reading|Da regolamento la tessera la scelgono i giocatori. Qui la sceglie il caso.]
challenge-mark-open = [reading|Il regolamento non dice se una casella con una tessera coperta è aperta. Altra interpretazione: contano solo le caselle libere.]
challenge-mark-wrong-ground = [reading|Il regolamento non parla di una posizione obbligata con un motivo sbagliato. Altra interpretazione: è errore solo una posizione non obbligata.]
challenge-mark-covered = [reading|Il regolamento non dice che ne è della tessera coperta su cui si è giocato. Altra interpretazione: resta fuori dalla partita.]
challenge-mark-negative = [reading|Il regolamento non dice se il punteggio si ferma a zero. Altra interpretazione: sì.]
challenge-mark-drop = [reading|Il regolamento non dice quando si possono scartare le tessere. Altra interpretazione: in ogni momento.]

# Why a declared place is forced, as the player says it; empty where no ground was given.
challenge-ground = { $ground ->
    [cell] { " " }perché lì non può stare altro
    [row] { " " }per la sua riga
    [column] { " " }per la sua colonna
    [block] { " " }per il suo settore
   *[none] { "" }
}
challenge-event-flipped = { $fits ->
    [yes] { $points ->
        [0] { $seat } scopre { $cell }: la tessera { $symbol } può stare lì e resta, senza punti.
        [one] { $seat } scopre { $cell }: la tessera { $symbol } può stare lì e resta, { $points } punto.
       *[other] { $seat } scopre { $cell }: la tessera { $symbol } può stare lì e resta, { $points } punti.
    }
   *[no] { $seat } scopre { $cell }: la tessera { $symbol } non può stare lì e passa in mano.
}
challenge-event-flipped-you = { $fits ->
    [yes] { $points ->
        [0] Scopri { $cell }: la tessera { $symbol } può stare lì e resta, senza punti.
        [one] Scopri { $cell }: la tessera { $symbol } può stare lì e resta, { $points } punto.
       *[other] Scopri { $cell }: la tessera { $symbol } può stare lì e resta, { $points } punti.
    }
   *[no] Scopri { $cell }: la tessera { $symbol } non può stare lì e passa nella tua mano.
}
challenge-event-inserted = { $declared ->
    [yes] { $seat } inserisce la tessera { $symbol } in { $cell }, posizione dichiarata obbligata{ challenge-ground }
   *[no] { $seat } inserisce la tessera { $symbol } in { $cell }
}: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.{ $covered ->
    [yes] { " " }La tessera di sotto esce dal gioco senza essere vista.
   *[no] { "" }
}
challenge-event-inserted-you = { $declared ->
    [yes] Inserisci la tessera { $symbol } in { $cell }, posizione dichiarata obbligata{ challenge-ground }
   *[no] Inserisci la tessera { $symbol } in { $cell }
}: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.{ $covered ->
    [yes] { " " }La tessera di sotto esce dal gioco senza essere vista.
   *[no] { "" }
}
challenge-event-undone = { $why ->
    [wrong-ground] { $cell } è una posizione obbligata, ma non per il motivo indicato: la tessera { $symbol } esce dal gioco
    [not-forced] { $cell } non è una posizione obbligata: la tessera { $symbol } esce dal gioco
   *[does-not-fit] La tessera { $symbol } non può stare in { $cell } ed esce dal gioco
}.{ $points ->
    [0] { "" }
    [one] { " " }{ $seat } restituisce { $points } punto.
   *[other] { " " }{ $seat } restituisce { $points } punti.
}{ $face_down ->
    [yes] { " " }La tessera coperta è di nuovo lì.
   *[no] { "" }
}
challenge-event-undone-you = { $why ->
    [wrong-ground] { $cell } è una posizione obbligata, ma non per il motivo indicato: la tessera { $symbol } esce dal gioco
    [not-forced] { $cell } non è una posizione obbligata: la tessera { $symbol } esce dal gioco
   *[does-not-fit] La tessera { $symbol } non può stare in { $cell } ed esce dal gioco
}.{ $points ->
    [0] { "" }
    [one] { " " }Restituisci { $points } punto.
   *[other] { " " }Restituisci { $points } punti.
}{ $face_down ->
    [yes] { " " }La tessera coperta è di nuovo lì.
   *[no] { "" }
}
challenge-event-dropped = { $seat } scarta la tessera { $symbol }: non può più stare da nessuna parte.
challenge-event-dropped-you = Scarti la tessera { $symbol }: non può più stare da nessuna parte.
challenge-event-warned = { $seat } riceve un avvertimento, e la clessidra viene girata di nuovo.
challenge-event-warned-you = Ricevi un avvertimento, e la clessidra viene girata di nuovo.
challenge-event-fined = { $points ->
    [one] { $seat } perde il turno e { $points } punto.
   *[other] { $seat } perde il turno e { $points } punti.
}
challenge-event-fined-you = { $points ->
    [one] Perdi il tuo turno e { $points } punto.
   *[other] Perdi il tuo turno e { $points } punti.
}
challenge-move-write = inserire la tessera { $symbol } in { $cell }
challenge-move-declare = inserire la tessera { $symbol } in { $cell } come posizione obbligata{ challenge-ground }
challenge-move-drop = scartare la tessera { $symbol }

error-not-forced = { $cell } non è una posizione obbligata per la tessera { $symbol }: guarda { $because }.
error-wrong-ground = { $cell } è una posizione obbligata per la tessera { $symbol }, ma non per il motivo indicato: guarda { $because }.
error-still-fits = La tessera { $symbol } può ancora stare, per esempio, in { $cell }: non si può scartare.
error-fits-somewhere = La tessera { $symbol } può ancora stare da qualche parte: non si può scartare.
error-name-the-ground = Di’ perché { $cell } è obbligata: tocca la riga, la colonna, il settore o la casella.
challenge-error-cell-face-down = In { $cell } c’è una tessera coperta. Puoi metterci sopra la tua solo se dichiari obbligata la posizione.

## Le regole

challenge-rules-goal =
    Da 2 a 4 giocatori scoprono un tabellone e lo rimettono in ordine, in 30–45 minuti. Alla fine vince chi ha più punti. { rules-shared-win }

    { rules-sudoku }
challenge-rules-material =
    Tutte le 81 tessere, nove per ciascun numero da 1 a 9, si mescolano e si posano coperte, una su ogni casella del tabellone di 9×9. Una tessera del settore centrale viene scoperta, a caso; a un tavolo vero la scegliete voi. { challenge-mark-first-tile }

    Su una casella c’è una tessera scoperta, una tessera coperta o nulla: allora è libera. Una casella è aperta se è libera o se la sua tessera è coperta. { challenge-mark-open } Solo le tessere scoperte decidono che cosa può stare dove.

    { rules-seats }
challenge-rules-turn =
    Hai due possibilità; passare non si può.

    Scoprire: scopri una tessera coperta. Se può stare lì, resta scoperta. Altrimenti la prendi in mano e la sua casella diventa libera. Tutti vedono le tessere in mano.

    Inserire: posa una tessera della tua mano su una casella libera dove può stare. Se pensi che la posizione sia obbligata, dichiaralo mentre la inserisci: dà più punti, e puoi perfino metterla sopra una tessera coperta, che esce dal gioco senza essere vista. Senza dichiarazione non si copre nessuna tessera.

    Una posizione è obbligata in uno di questi due casi; ragionamenti più complessi non valgono:

    - Nella sua riga, nella sua colonna o nel suo settore il numero non può stare in nessun’altra casella aperta, anche se in questa possono stare altri numeri.
    - Nessun altro numero può stare in questa casella.

    Devi dimostrarlo: di’ il motivo, cioè la casella, la riga, la colonna o il settore, e tutti vedono la prova sul tabellone. Se giocate come nella scatola, devi dirlo sempre: una dichiarazione senza motivo non è accettata. Altrimenti puoi ometterlo, e lo cerca l’arbitro. { challenge-mark-proof-found }

    Prima di scoprire o inserire puoi scartare dalla mano le tessere che non possono più stare in nessuna casella aperta. { challenge-mark-drop } Escono dal gioco e non ti costano più punti. Una tessera che può ancora stare da qualche parte non si scarta. Se controllano i giocatori, accorgersene tocca a te: nulla le segnala, e se una tessera non si può scartare non ti viene detto dove può stare. L’arbitro e l’assistente indicano una casella.
challenge-rules-points =
    - Una tessera scoperta che può stare lì: un punto per ogni altra tessera scoperta della sua riga, colonna o settore, contata una volta.
    - Una tessera scoperta che non può stare lì: nulla.
    - Una tessera inserita: 10, meno uno per ogni tessera che ti resta poi in mano. Con 2, 7 e 9 in mano, inserire il 2 dà 10 − 2 = 8.
    - Una tessera inserita in una posizione dichiarata obbligata: 20, meno uno per ogni tessera che ti resta poi in mano.

    I punti possono scendere sotto zero. { challenge-mark-negative }
challenge-rules-mistakes =
    È un errore inserire una tessera dove non può stare, dichiarare obbligata una posizione che non lo è, o dare un motivo che non regge. { challenge-mark-wrong-ground } Si può fare obiezione finché chi viene dopo non scopre o inserisce una tessera; se scarta una tessera o lascia scadere il tempo, si può ancora fare obiezione. Se l’obiezione è giusta, l’inserimento è annullato, non dà punti, e la tessera esce dal gioco. { challenge-mark-covered } Se nessuno se ne accorge, tessera e punti restano.

    Scoprire una tessera non è mai un errore: se non può stare lì, va semplicemente in mano.

    { rules-referees }

    { rules-referees-people }
challenge-rules-clock = Hai 30 secondi per un turno. { challenge-mark-sand-glass } La prima volta in una partita che il tuo tempo finisce ricevi un avvertimento, e la clessidra viene girata di nuovo. Ogni altra volta perdi il turno e 10 punti. Il tempo si può cambiare o togliere.
challenge-rules-end = Finché c’è una tessera coperta si può sempre scoprire. La partita finisce quando chi è di turno non può fare nulla: non ci sono tessere coperte, e nessuna tessera della mano può stare in una casella libera. Vince chi ha più punti.
challenge-rules-credit = Da «Challenge Sudoku» di L. Colovini, D. De Toffoli e D. Zaccariotto, edito da Clementoni nel 2005.

## Al tavolo, nel browser

challenge-do-forced = Prendi una tessera e tocca la sua posizione obbligata: se è dimostrata, dà 10 punti in più.
challenge-do-ground = Perché la tessera { $symbol } deve stare in { $cell }? Tocca la riga, la colonna, il settore o la casella stessa.
challenge-say-which-ground = Questa casella non basta a distinguere il motivo: toccane una più lontana, o scegli qui sotto.
challenge-line-warned = Avvertimento: la prossima volta perdi il turno e 10 punti.
challenge-act-drop = Scarta la tessera { $symbol }: non può stare da nessuna parte
challenge-act-drop-this = Scarta la tessera { $symbol }
challenge-act-drop-one = Scarta una tessera
challenge-say-drop-which = Prendi prima la tessera che non può stare da nessuna parte, poi tocca ancora questo pulsante.
challenge-act-forced = Obbligata!
challenge-act-ground-any = un motivo qualsiasi
challenge-act-ground-cell = la casella
challenge-act-ground-row = la riga
challenge-act-ground-column = la colonna
challenge-act-ground-block = il settore
challenge-fault-here = È un errore inserire una tessera dove non può stare, o dichiarare obbligata una posizione che non lo è.

## La prima partita guidata, e l’esempio accanto alle regole

challenge-learn-1 = Tocca { $cell } per scoprire la tessera che c’è lì.
challenge-learn-2 = Può stare lì e resta: un punto per ogni altra tessera scoperta in riga, colonna e settore. Ora scopri { $cell }.
challenge-learn-3 = La tua tessera non poteva stare lì: ora l’hai in mano. Poi { $name } ha messo un { $theirs } in { $there }, dove non può stare. Premi «Obiezione!».
challenge-learn-4 = Giusto: { $name } perde la tessera. Scegli il tuo { $symbol } e inseriscilo in { $cell }: 10 punti, meno uno per ogni tessera rimasta in mano.
challenge-learn-5 = Nella sua riga il tuo { $symbol } può stare solo in { $cell }. Sceglilo, premi «Obbligata!», poi { $cell }: 20 punti.
challenge-learn-6 = Non c’è più nulla da scoprire, e sei in testa. Ora conosci tutto il gioco!

## The rules in a minute: one sentence for each drawn step

challenge-rules-minute-1 = All’inizio tutte le tessere tranne una sono coperte. Al tuo turno scoprine una o inseriscine una dalla mano.
challenge-rules-minute-2 = Se può stare lì, resta e dà 1 punto per ogni altra tessera scoperta nella sua riga, nella sua colonna e nel suo settore.
challenge-rules-minute-3 = Se non può stare lì, va in mano e la casella resta libera.
challenge-rules-minute-4 = Inserire una tessera vale 10. Dimostri che la posizione è obbligata? Allora 20. Ogni tessera rimasta in mano costa 1.
challenge-rules-minute-5 = Ben inserisce un 8, ma in quella colonna ce n’è già uno. Ana fa obiezione: la mossa è annullata e la tessera è persa.
challenge-rules-minute-6 = La partita finisce quando non si può più scoprire né inserire nulla. Vince chi ha più punti.

## For whom, and tips: on its page, and now and then at the table of a first game

challenge-rules-players = Da 2 a 4 giocatori, da 30 a 45 minuti; consigliato dai 10 anni. { mark-players }
challenge-tip-1 = Più la zona è affollata, più punti dà scoprire una tessera, e più è alto il rischio che non possa stare lì.
challenge-tip-2 = Una tessera in mano non è persa. Tienila finché la sua posizione non è obbligata: allora dà dieci punti in più.
challenge-tip-3 = Ogni tessera rimasta in mano toglie un punto a ogni inserimento: scarta quelle che non possono stare da nessuna parte.
challenge-rules-tips =
    - { challenge-tip-1 }
    - { challenge-tip-2 }
    - { challenge-tip-3 }
