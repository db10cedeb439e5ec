classic-name = Classico
classic-summary = Uno schema di Sudoku, da risolvere da soli o tutti insieme.

classic-option-check = Se il tavolo dice quali cifre sono sbagliate.
classic-option-auto-notes = Se una cifra scritta toglie le sue note da riga, colonna e settore.

classic-event-wrote = { $swept-count ->
    [0] { $seat } scrive { $symbol } in { $cell }.
   *[other] { $seat } scrive { $symbol } in { $cell }. Spariscono le note in { $swept }.
}
classic-event-erased = { $seat } cancella la cifra { $symbol } in { $cell }.
classic-event-noted = { $put ->
    [yes] { $seat } annota { $symbol } in { $cell }.
   *[no] { $seat } toglie la nota { $symbol } da { $cell }.
}
classic-event-renoted = { $seat } cambia gli appunti: { $put } nuovi, { $taken } tolti.
classic-event-undid = { $again ->
    [yes] { $seat } lo rifà.
   *[no] { $seat } torna indietro.
}
classic-event-hinted = { $stage ->
    [1] { $seat } chiede al coach dove guardare.
    [2] { $seat } chiede al coach la tecnica.
   *[3] { $seat } chiede al coach tutta la prova.
} { $hints ->
    [one] Finora { $hints } suggerimento.
   *[other] Finora { $hints } suggerimenti.
}

error-cell-taken = In { $cell } ha già scritto il posto { $by }.
error-nothing-to-fill = Non c’è nulla da riempire: gli appunti ci sono tutti e sono possibili.
error-nothing-to-clear = Non ci sono appunti da cancellare.
error-nothing-to-undo = Non hai nulla da annullare.
error-nothing-to-redo = Non hai nulla da rifare.

## Le regole

classic-rules-goal =
    Uno schema su un tabellone, da risolvere da soli o in quanti si vuole. Non ci sono punti: è risolto, o non ancora.

    { rules-sudoku }
classic-rules-material =
    Uno schema è una griglia di 9×9 con alcune cifre date ed esattamente una soluzione; ogni altro viene rifiutato con il motivo: nessuna soluzione, o più d’una. La raccolta ha cinque livelli con almeno 10 schemi ciascuno. Puoi anche scrivere uno schema, incollarlo, aprirlo da un file o fartene comporre uno del livello che vuoi.

    Ogni numero ha un colore suo, perché il tabellone si legga bene da ogni lato del tavolo, e non è mai solo il colore a distinguerli.
classic-rules-turn =
    Non ci sono turni. Chiunque può scrivere, cancellare e annotare in ogni momento:

    - Scrivi una cifra in una casella vuota, o cancellane una che non è data. Se due persone toccano la stessa casella nello stesso istante, resta la prima e l’altra viene avvisata. Tutti vedono chi ha scritto che cosa.
    - Annota numeri piccoli in una casella vuota, qualsiasi da 1 a 9, e toglili come ti pare. Le note sono di tutto il tavolo e restano finché qualcuno le toglie.
    - Riempire gli appunti: ogni cifra possibile viene annotata dove non ci sono ancora appunti, e gli appunti non più possibili spariscono. Ciò che hai tolto non ritorna. Oppure cancellare tutti gli appunti.
    - Annullare e rifare: ognuno solo i propri passi.
    - Chiedi un suggerimento al coach. Il prossimo passo si mostra in tre stadi: dove guardare, quale tecnica, e tutta la prova con la cifra. I suggerimenti vengono contati e mostrati alla fine.
classic-rules-mistakes = Una cifra sbagliata non è punita; qualcuno la troverà. Se il tavolo controlla («check»), dice quali cifre scritte sono sbagliate. Per una persona sola il controllo è attivo dall’inizio.
classic-rules-clock = Un orologio conta il tempo e si può fermare. Potete fissare un limite in minuti («time_limit»); quando è raggiunto, la partita è finita.
classic-rules-end = Lo schema è risolto quando ogni casella ha la cifra della soluzione.
classic-rules-variants = Note che si riordinano da sé («auto_notes»): una cifra scritta toglie le sue note dalla sua riga, dalla sua colonna e dal suo settore.
classic-rules-credit = Da «Standard Sudoku», nella scatola di «Challenge Sudoku» di L. Colovini, D. De Toffoli e D. Zaccariotto, edito da Clementoni nel 2005.

## Al tavolo, nel browser

classic-fault-here = Niente turni né errori: scrivi dove vuoi.

## La prima partita guidata, e l’esempio accanto alle regole

classic-example = Gli appunti sono piccoli; le cifre mostrano chi le ha scritte.
classic-learn-1 = Un problema per tutti. Scrivi dove e quando vuoi; non ci sono turni.
classic-learn-2 = Scegli il 5 e scrivilo in e5: nient’altro ci sta.
classic-learn-3 = Ora un appunto: un piccolo 6 in d1, perché potrebbe starci. Scegli il 6, poi d1.
classic-learn-4 = E il 4 in c1.
classic-learn-5 = Puoi annullare, e l’aiuto viene in tre passi. Il problema è risolto quando ogni cifra è giusta.

## For whom, and tips: on its page, and now and then at the table of a first game

classic-rules-players = Da soli, o insieme sullo stesso schema; consigliato dagli 8 anni.
classic-tip-1 = Ogni numero trovato ne apre altri: dopo ciascuno torna ai modi semplici.
classic-tip-2 = Guarda dove s’incontrano molti numeri diversi: lì una casella resta prima con uno solo.
classic-tip-3 = Segna negli angoli ciò che è solo ristretto; anche una riga con molti vuoti può svelare un numero.
classic-rules-tips =
    - { classic-tip-1 }
    - { classic-tip-2 }
    - { classic-tip-3 }
