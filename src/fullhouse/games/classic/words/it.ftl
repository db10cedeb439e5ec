classic-name = Classico
classic-summary = Uno schema di sudoku, da risolvere da soli o tutti insieme.

classic-option-check = I numeri sbagliati vengono mostrati
classic-option-auto-notes = Un numero scritto toglie i suoi appunti da riga, colonna e settore
classic-option-race = Una gara: ciascuno ha il proprio tabellone e vince chi risolve per primo lo schema
classic-mark-check-on = [addition|Il libretto ha solo lo schema.]
classic-mark-check-off = [printed|Nessuno dice quale numero è sbagliato.]
classic-mark-auto-notes-on = [addition|Le tessere piccole della scatola non si muovono da sole.]
classic-mark-auto-notes-off = [printed|Gli appunti si mettono e si tolgono a mano.]
classic-mark-race-on = [addition|Nel libretto non ci sono gare.]
classic-mark-race-off = [printed|Uno schema, da soli o insieme.]
classic-mark-time-limit-on = [addition|Il libretto non fissa un tempo.]
classic-mark-time-limit-off = [printed|Il libretto non fissa un tempo.]
classic-mark-screen = [addition|Cose che può fare solo uno schermo; il libretto ha carta e tessere piccole.]
classic-pack-family = I numeri sbagliati vengono segnalati e gli appunti aggiornati.
classic-pack-strict = Nessuno dice quale numero è sbagliato. 20 minuti.

classic-event-wrote = { $swept-count ->
    [0] { $seat } scrive { $symbol } in { $cell }.
   *[other] { $seat } scrive { $symbol } in { $cell }. Spariscono gli appunti in { $swept }.
}
classic-event-wrote-alone = { $swept-count ->
    [0] Scritto { $symbol } in { $cell }.
   *[other] Scritto { $symbol } in { $cell }. Spariscono gli appunti in { $swept }.
}
classic-event-wrote-you = { $swept-count ->
    [0] Scrivi { $symbol } in { $cell }.
   *[other] Scrivi { $symbol } in { $cell }. Spariscono gli appunti in { $swept }.
}
classic-event-erased = { $seat } cancella il numero { $symbol } in { $cell }.
classic-event-erased-alone = Cancellato il numero { $symbol } in { $cell }.
classic-event-erased-you = Cancelli il numero { $symbol } in { $cell }.
classic-event-noted = { $put ->
    [yes] { $seat } annota { $symbol } in { $cell }.
   *[no] { $seat } toglie l’appunto { $symbol } da { $cell }.
}
classic-event-noted-alone = { $put ->
    [yes] Annotato { $symbol } in { $cell }.
   *[no] Tolto l’appunto { $symbol } in { $cell }.
}
classic-event-noted-you = { $put ->
    [yes] Annoti { $symbol } in { $cell }.
   *[no] Togli l’appunto { $symbol } da { $cell }.
}
classic-event-centred = { $put ->
    [yes] { $seat } annota { $symbol } al centro di { $cell }.
   *[no] { $seat } toglie l’appunto { $symbol } dal centro di { $cell }.
}
classic-event-centred-alone = { $put ->
    [yes] Annotato { $symbol } al centro di { $cell }.
   *[no] Tolto l’appunto { $symbol } al centro di { $cell }.
}
classic-event-centred-you = { $put ->
    [yes] Annoti { $symbol } al centro di { $cell }.
   *[no] Togli l’appunto { $symbol } dal centro di { $cell }.
}
classic-event-renoted = { $seat } cambia gli appunti (aggiunti: { $put }; tolti: { $taken }).
classic-event-renoted-alone = Gli appunti cambiano (aggiunti: { $put }; tolti: { $taken }).
classic-event-renoted-you = Cambi gli appunti (aggiunti: { $put }; tolti: { $taken }).
classic-event-switched = { $sweeps ->
    [yes] { $seat } attiva l’aiuto: ogni numero scritto toglie i suoi appunti.
   *[no] { $seat } disattiva l’aiuto: gli appunti restano quando si scrive un numero.
}
classic-event-switched-alone = { $sweeps ->
    [yes] Ora ogni numero scritto toglie i suoi appunti.
   *[no] Ora gli appunti restano quando si scrive un numero.
}
classic-event-switched-you = { $sweeps ->
    [yes] Attivi l’aiuto: ogni numero scritto toglie i suoi appunti.
   *[no] Disattivi l’aiuto: gli appunti restano quando si scrive un numero.
}
classic-event-undid = { $again ->
    [yes] { $seat } ripristina il passo annullato.
   *[no] { $seat } torna indietro di un passo.
}
classic-event-undid-alone = { $again ->
    [yes] Passo ripristinato.
   *[no] Passo annullato.
}
classic-event-undid-you = { $again ->
    [yes] Ripristini il passo annullato.
   *[no] Torni indietro di un passo.
}
classic-event-raced = { $cell ->
    [none] { $seat } ha riempito { $filled ->
        [one] { $filled } casella.
       *[other] { $filled } caselle.
    }
   *[other] { $seat } scrive { $symbol } in { $cell }.
}
classic-event-raced-you = { $cell ->
    [none] Hai riempito { $filled ->
        [one] { $filled } casella.
       *[other] { $filled } caselle.
    }
   *[other] Scrivi { $symbol } in { $cell }.
}
classic-line-ask = In difficoltà? «Suggerimento» dice dove guardare, poi perché.
classic-event-hinted = { $stage ->
    [1] { $seat } chiede al coach dove guardare.
    [2] { $seat } chiede al coach la tecnica.
   *[3] { $seat } chiede al coach tutto il ragionamento.
} { $hints ->
    [one] Finora { $hints } suggerimento.
   *[other] Finora { $hints } suggerimenti.
}
classic-event-hinted-alone = { $stage ->
    [1] Chiesto al coach: dove guardare.
    [2] Chiesto al coach: la tecnica.
   *[3] Chiesto al coach: tutto il ragionamento.
} { $hints ->
    [one] Finora { $hints } suggerimento.
   *[other] Finora { $hints } suggerimenti.
}
classic-event-hinted-you = { $stage ->
    [1] Chiedi al coach dove guardare.
    [2] Chiedi al coach la tecnica.
   *[3] Chiedi al coach tutto il ragionamento.
} { $hints ->
    [one] Finora { $hints } suggerimento.
   *[other] Finora { $hints } suggerimenti.
}

error-cell-taken = In { $cell } ha già scritto il posto { $by }.
error-nothing-to-fill = Non c’è nulla da riempire: gli appunti ci sono tutti e sono possibili.
error-nothing-to-clear = Non ci sono appunti da cancellare.
error-nothing-to-undo = Non hai nulla da annullare.
error-nothing-to-redo = Non hai nulla da rifare.
error-no-hints-in-race = In una gara il coach non dà suggerimenti.

## Le regole

classic-rules-goal =
    Uno schema su un tabellone, da risolvere da soli o in quanti si vuole. Non ci sono punti: è risolto, o non ancora.

    { rules-sudoku }
classic-rules-material =
    Uno schema ha 9×9 caselle, alcuni numeri dati ed esattamente una soluzione; tutti gli altri vengono rifiutati, con il motivo: nessuna soluzione, o più d’una. La biblioteca ha cinque livelli con almeno 10 schemi ciascuno. Puoi anche scrivere uno schema, incollarlo, aprirlo da un file o fartene creare uno del livello che vuoi.

    Ogni numero ha un colore suo, perché il tabellone si legga bene da ogni lato del tavolo, e non è mai solo il colore a distinguerli.
classic-rules-turn =
    Non ci sono turni. Chiunque può scrivere, cancellare e annotare in ogni momento:

    - Scrivi un numero in una casella libera, o cancellane uno che non è dato. Se due persone toccano la stessa casella nello stesso istante, resta il primo numero e l’altra persona viene avvisata. Tutti vedono chi ha scritto che cosa.
    - Annota numeri piccoli negli angoli o al centro di una casella libera, qualsiasi da 1 a 9, e toglili come ti pare. Gli appunti sono di tutto il tavolo e restano finché qualcuno non li toglie.
    - Inserisci gli appunti, di tutti i numeri o di uno solo: ogni numero possibile viene annotato dove non ci sono ancora appunti, e gli appunti non più possibili spariscono. Ciò che hai tolto non ritorna. Oppure cancella gli appunti. L’inserimento riguarda solo gli angoli; gli appunti al centro restano come sono. { classic-mark-screen }
    - Annulla e rifai: ognuno solo i propri passi. { classic-mark-screen }
    - Chiedi un suggerimento al coach. Il prossimo passo viene mostrato in tre tappe: dove guardare, quale tecnica, e tutto il ragionamento con il numero. I suggerimenti vengono contati e mostrati alla fine. { classic-mark-screen }
classic-rules-mistakes = Un numero sbagliato non costa nulla: prima o poi qualcuno se ne accorge. Il controllo si può attivare: allora i numeri sbagliati vengono mostrati. { classic-mark-check-on } In solitario il controllo è attivo dall’inizio.
classic-rules-clock = Un orologio conta il tempo e si può fermare. { classic-mark-screen } Potete fissare un limite in minuti; quando è raggiunto, la partita è finita. { classic-mark-time-limit-on }
classic-rules-end = Lo schema è risolto quando ogni casella ha il numero della soluzione.
classic-rules-variants =
    Appunti che si riordinano da sé: un numero scritto toglie i suoi appunti dalla sua riga, dalla sua colonna e dal suo settore. Chiunque può attivare o disattivare questo aiuto in ogni momento. { classic-mark-auto-notes-on }

    Una gara, in due o più: ciascuno riceve lo stesso schema sul proprio tabellone. Vedi quante caselle hanno riempito gli altri, ma non quali. Vince chi lo risolve per primo. Il coach non dà suggerimenti. { classic-mark-race-on }
classic-rules-credit = Da «Standard Sudoku», nella scatola di «Challenge Sudoku» di L. Colovini, D. De Toffoli e D. Zaccariotto, edito da Clementoni nel 2005.

## Al tavolo, nel browser

classic-fault-here = Niente turni né errori: scrivi dove vuoi.

## La prima partita guidata, e l’esempio accanto alle regole

classic-learn-1 = Scegli il { $symbol } e scrivilo in { $cell }: nient’altro può starci.
classic-learn-2 = Hai un dubbio? Attiva «Appunti» e metti un piccolo { $symbol } in { $cell }.
classic-learn-3 = Disattiva gli appunti e scrivi il { $symbol } in { $cell }.
classic-learn-4 = Ora il { $symbol } in { $cell }.
classic-learn-5 = E l’ultimo: il { $symbol } in { $cell }, sopra l’appunto.
classic-learn-6 = Puoi annullare tutto, e il coach dà suggerimenti. Ora sai tutto ciò che serve!

## The rules in a minute: one sentence for each drawn step

classic-rules-minute-1 = Riempi lo schema: ogni numero da 1 a 9, una volta per riga, per colonna e per settore.
classic-rules-minute-2 = Cerca una casella dove può stare un solo numero e scrivilo.
classic-rules-minute-3 = Non ne hai la certezza? Scrivi un piccolo appunto.
classic-rules-minute-4 = Ogni numero trovato aiuta a trovare il prossimo. Se non sai come andare avanti, il coach ti mostra dove guardare.
classic-rules-minute-5 = Lo schema è risolto quando tutti i numeri sono giusti. La soluzione è una sola.

## For whom, and tips: on its page, and now and then at the table of a first game

classic-rules-players = In solitario, o insieme sullo stesso schema; consigliato dagli 8 anni. { mark-players }
classic-tip-1 = Ogni numero trovato ne svela altri: dopo ciascuno torna ai metodi semplici.
classic-tip-2 = Guarda dove s’incontrano molti numeri diversi: lì, prima che altrove, per una casella ne resta uno solo.
classic-tip-3 = Segna negli angoli i numeri ancora possibili; anche una riga con molte caselle libere può svelarne uno.
classic-tip-4 = Quando i metodi semplici non bastano più, tocca alla deduzione: spesso di un numero si conosce la riga o la colonna prima della casella. E da lì si torna ai metodi semplici.
classic-rules-tips =
    - { classic-tip-1 }
    - { classic-tip-2 }
    - { classic-tip-3 }
    - { classic-tip-4 }
