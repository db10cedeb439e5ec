solitaire-name = Solitario
solitaire-summary = Scopri tutte le 81 tessere senza mai tenerne in mano tre uguali.

solitaire-option-places = I posti possibili vengono mostrati
solitaire-mark-places-on = [addition|Il libretto non prevede aiuti.]
solitaire-mark-places-off = [printed|Il libretto non prevede aiuti: cerchi tu i posti.]
solitaire-pack-family = I posti per una terza tessera uguale vengono mostrati.
solitaire-pack-printed = Niente viene mostrato: trovi tu i posti.

solitaire-event-due = { $seat } ha in mano tre tessere { $symbol }: una va inserita subito.{ $cells-count ->
    [0] { "" }
   *[other] { " " }Può stare in { $cells }.
}
solitaire-event-due-alone = Tre tessere { $symbol } in mano: una va inserita subito.{ $cells-count ->
    [0] { "" }
   *[other] { " " }Può stare in { $cells }.
}
solitaire-event-succeeded = { $points ->
    [one] Riuscito! Non ci sono più tessere coperte. Per ora la mano vale { $points } punto.
   *[other] Riuscito! Non ci sono più tessere coperte. Per ora la mano vale { $points } punti.
}
solitaire-move-write = inserire la tessera { $symbol } in { $cell }
solitaire-move-finish = finire la partita

error-too-many-equal = In mano ci possono essere al massimo { $most } tessere { $symbol }.
error-not-succeeded = { $left ->
    [one] Puoi finire quando non ci sono più tessere coperte; ne resta { $left }.
   *[other] Puoi finire quando non ci sono più tessere coperte; ne restano { $left }.
}
error-not-in-this-game = In questo gioco non c’è «{ $move }».
error-must-insert = Hai in mano tre tessere { $symbol }: prima inseriscine una.

## Le regole

solitaire-rules-goal =
    Una persona sola cerca di scoprire tutte le 81 tessere senza mai restare con tre uguali in mano.

    { rules-sudoku }
solitaire-rules-material = Tutte le 81 tessere, nove per ciascun numero da 1 a 9, si mescolano e si posano coperte, una su ogni casella del tabellone di 9×9. All’inizio nessuna è scoperta. Solo le tessere scoperte decidono che cosa può stare dove.
solitaire-rules-turn =
    Hai due possibilità:

    - Scoprire: scopri una qualsiasi tessera coperta. Se può stare lì, resta. Altrimenti passa nella tua mano e la sua casella diventa libera.
    - Inserire: posa una tessera della tua mano su una casella libera dove può stare.

    Non puoi mai tenere in mano tre tessere uguali. Se ne scopri una terza che non può stare lì, devi inserire subito una tessera di quel numero su una casella libera dove può stare; altro non è permesso. Se non può stare in nessuna, il solitario non è riuscito.
solitaire-rules-points =
    Alla fine conta ogni numero da 1 a 9:

    - 3 punti se non te ne resta in mano nessuna tessera,
    - 1 punto se te ne resta esattamente una,
    - 0 punti se te ne restano due.

    Più di 10 è un risultato eccellente; 27 sarebbe uno schema completo. Un solitario non riuscito non dà punti.
solitaire-rules-mistakes = Controlla l’assistente: una tessera inserita dove non può stare viene rifiutata, e riprovi. { mark-referee-guard }
solitaire-rules-end = Il solitario è riuscito quando non ci sono più tessere coperte. Puoi allora continuare a inserire e smettere quando vuoi; la partita finisce anche da sé quando non si può inserire altro. Le tue partite, i successi, il risultato migliore e tutti gli altri vengono conservati.
solitaire-rules-credit = Da «Solitaire Sudoku», nella scatola di «Challenge Sudoku» di L. Colovini, D. De Toffoli e D. Zaccariotto, edito da Clementoni nel 2005.

## Al tavolo, nel browser

solitaire-line-due = Tre tessere { $symbol } in mano: inseriscine una subito.
solitaire-line-succeeded = Tutte le tessere sono scoperte. Inserisci quelle che puoi, poi finisci.
solitaire-line-face-down = { $count ->
    [one] { $count } tessera è coperta.
   *[other] { $count } tessere sono coperte.
}
solitaire-act-finish = Finisci
solitaire-sure-finish = Sì, finisci
solitaire-sure-finish-text = Le tessere che potresti ancora inserire darebbero altri punti.
solitaire-ending-failed = Tre tessere { $symbol } in mano, e per nessuna c’è posto: è finita così.
solitaire-ending-points = { $points ->
    [one] { $points } punto. Più di 10 è un risultato eccellente, dice il libretto.
   *[other] { $points } punti. Più di 10 è un risultato eccellente, dice il libretto.
}
solitaire-fault-here = La tessera inserita deve poter stare nella casella.

## La prima partita guidata, e l’esempio accanto alle regole

solitaire-learn-1 = Scopri { $cell }. Se la tessera può stare lì, resta.
solitaire-learn-2 = Può stare lì. Ora scopri { $cell }.
solitaire-learn-3 = Questa non può stare lì: va in mano, e la sua casella è libera. Scopri { $cell }.
solitaire-learn-4 = Scegli il { $symbol } dalla mano e inseriscilo in { $cell }.
solitaire-learn-5 = E il { $symbol } in { $cell }. Mai tre tessere uguali in mano: sarebbe la fine.
solitaire-learn-6 = L’ultima tessera: scopri { $cell }.
solitaire-learn-7 = Nessuna tessera coperta, mano vuota: 27 punti, il massimo.

## The rules in a minute: one sentence for each drawn step

solitaire-rules-minute-1 = Le 81 tessere sono coperte. Scoprile tutte senza mai averne in mano tre uguali.
solitaire-rules-minute-2 = Una tessera che può stare lì resta dov’è.
solitaire-rules-minute-3 = Una tessera che non può stare lì va in mano e lascia libera la sua casella.
solitaire-rules-minute-4 = Inserisci le tessere della mano nelle caselle libere dove possono stare.
solitaire-rules-minute-5 = Una terza tessera uguale che non si può inserire subito fa perdere. Alla fine, più la mano è vuota, più punti ottieni.

## For whom, and tips: on its page, and now and then at the table of a first game

solitaire-rules-players = 1 giocatore, circa 15 minuti; consigliato dai 10 anni. { mark-players }
solitaire-tip-1 = Due tessere uguali in mano sono un avvertimento: lascia libera una casella dove una di loro può stare.
solitaire-tip-2 = Prima di inserire una tessera, guarda quali altri numeri perdono quella casella.
solitaire-rules-tips =
    - { solitaire-tip-1 }
    - { solitaire-tip-2 }
