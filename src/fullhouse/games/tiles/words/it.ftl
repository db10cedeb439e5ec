tiles-name = Tessere d’oro
tiles-summary = Posa il tuo numero dove può stare e dove trova più tessere in riga, colonna e settore.

tiles-option-golden = Dove stanno le tessere d’oro
tiles-option-golden-blocks = Una per riga, per colonna e per settore
tiles-option-golden-lines = Una per riga e per colonna

# Without a tile to look at, the fault was to say “stuck”.
tiles-event-called = { $because-count ->
    [0] { $against } può giocare: l’arbitro indica { $cell }, dove la tessera può stare.
   *[other] L’arbitro segnala un errore: { $against }, { $cell }. Guarda { $because }.
}
tiles-event-called-you = { $because-count ->
    [0] Puoi giocare: l’arbitro indica { $cell }, dove la tessera può stare.
   *[other] L’arbitro segnala un tuo errore: { $cell }. Guarda { $because }.
}

## Le regole

tiles-rules-goal =
    Da 1 a 4 giocatori posano tessere con numeri sullo stesso tabellone. Una tessera dà punti per le tessere che trova in riga, colonna e settore. Alla fine vince chi ha più punti. { rules-shared-win }

    { rules-sudoku }
tiles-rules-material =
    Ci sono 81 tessere, nove per ciascun numero da 1 a 9, per un tabellone di 9×9 caselle in settori di 3×3. Nove tessere sono d’oro, una per ogni numero. { mark-golden-numbers } Si posano per prime, a caso, in modo che ogni riga e ogni colonna ne abbia esattamente una.

    Le altre 72 si mescolano coperte: sono la pila. Ognuno pesca una tessera e la tiene segreta, e tutte le pedine stanno sullo 0 del tracciato dei punti.

    { rules-seats }
tiles-rules-turn =
    - Posa la tessera che hai in mano su una casella libera.
    - Conta i tuoi punti.
    - Pesca la tessera successiva. Poi tocca a chi viene dopo.

    Se la tua tessera non può stare in nessuna casella libera, dichiara di non poter giocare e mostrala: la partita finisce. Ma se una casella c’è e un avversario la indica, la tua tessera esce dal gioco senza punti, ne peschi un’altra e tocca a chi viene dopo. Indicare una casella sbagliata non costa nulla. La dichiarazione vale quando tutti gli avversari l’accettano. { mark-pointing } L’arbitro la giudica subito; con l’assistente nessuno deve dire nulla: chiude da sé la partita quando la tessera di chi è di turno non può stare da nessuna parte, e rifiuta una dichiarazione falsa. { mark-referee-guard }
tiles-rules-points =
    La tua tessera dà un punto per ogni tessera del suo settore e uno per ogni tessera della sua riga e della sua colonna fuori da quel settore. La tessera stessa non conta mai. Per esempio, un 7 che trova tre tessere nel suo settore, altre due nella sua riga e un’altra nella sua colonna dà 6 punti.

    Il tracciato ha 40 campi, da 0 a 39. Ogni volta che la tua pedina raggiunge o supera lo 0, ricevi un gettone che vale 40. I tuoi punti sono 40 per ogni gettone più il campo della pedina. I gettoni sono quanti ne servono. { mark-tokens }
tiles-rules-mistakes =
    È un errore posare una tessera dove non può stare. Si può fare obiezione finché chi viene dopo non posa una tessera o non dichiara di non poter giocare; se invece lascia scadere il tempo, si può ancora fare obiezione. { mark-window } Se l’obiezione è giusta, la tessera esce dal gioco e i suoi punti vengono tolti; la tessera già pescata resta, e tocca a chi viene dopo. Se nessuno se ne accorge, tessera e punti restano. Se la tessera tolta non poteva stare da nessuna parte, il giocatore non poteva giocare, e la partita finisce. { mark-nowhere }

    { rules-referees }

    { rules-referees-usual }
tiles-rules-clock = La clessidra non è prevista, ma potete usarla. { mark-sand-glass-on } Quando la sabbia è finita, la tessera in mano esce dal gioco senza punti, si pesca la successiva e il turno è finito. { mark-sand-glass-end }
tiles-rules-end =
    La partita finisce quando chi è di turno non può giocare, o quando le tessere sono finite. { mark-stack-end-play-on } Con la pila vuota nessuno pesca più: ognuno posa la tessera che ha ancora, chi non ne ha viene saltato, e la partita si chiude quando nessuno ne ha più.

    Vince chi ha più punti.
tiles-rules-solo = In solitario peschi, posi e conti, una tessera dopo l’altra. Cerca di battere il tuo record; ogni modo di fare punti ha la sua classifica.
tiles-rules-variants =
    I punti: oltre al modo solito, una tessera può dare punti

    - per le tessere della sua riga e quelle della sua colonna; i settori non contano;
    - solo per le tessere del suo settore, per i bambini;
    - per le solite tessere, ma sommando i loro numeri invece di contarle. { mark-scoring-value }

    Le tessere d’oro: si possono anche posare in modo che, oltre a ogni riga e a ogni colonna, anche ogni settore ne abbia esattamente una. { mark-golden-blocks }

    La fine: la partita può anche chiudersi alla fine del turno in cui qualcuno non può pescare. { mark-stack-end-stop }
tiles-rules-credit = Da «Sudoku – Das Brettspiel» di Reiner Knizia, edito da Kosmos. La somma dei numeri e le tessere d’oro per settori vengono da altre edizioni; posare quello che si ha ancora viene da quella olandese, chiudere subito da quella russa.

## Al tavolo, nel browser

tiles-fault-here = È un errore posare una tessera dove non può stare.

## La prima partita guidata, e l’esempio accanto alle regole

tiles-learn-1 = Posa il tuo { $symbol } in { $cell }: nessun numero può stare due volte in una riga, una colonna o un settore.
tiles-learn-2 = Un punto per ogni altra tessera in riga, colonna e settore. Ora posa il tuo { $symbol } in { $cell }.
tiles-learn-3 = { $name } ha posato un { $theirs } in { $there }, ma in riga, colonna o settore ce n’è già uno. Puoi impedirlo solo tu: premi «Obiezione!».
tiles-learn-4 = Avevi ragione: la tessera esce dal gioco, e anche i suoi punti. Posa il tuo { $symbol } in { $cell }.
tiles-learn-5 = Il tuo { $symbol } non può più stare da nessuna parte. Premi «Non posso giocare» e conferma: la partita finisce.
tiles-learn-6 = { $name } è d’accordo, e hai più punti tu. Ora conosci tutto il gioco!

## The rules in a minute: one sentence for each drawn step

tiles-rules-minute-1 = Ognuno ha in mano una tessera segreta. Nessun numero può comparire due volte in una riga, una colonna o un settore.
tiles-rules-minute-2 = Posa la tessera dove può stare. Dà 1 punto per ogni altra tessera nella sua riga, nella sua colonna e nel suo settore: qui 2.
tiles-rules-minute-3 = Più riga, colonna e settore sono pieni, più punti dà la tessera: qui 3. Poi pesca la prossima.
tiles-rules-minute-4 = Una tessera infrange la regola? Fai obiezione prima della mossa successiva: tessera e punti vanno persi. { mark-window }
tiles-rules-minute-5 = La partita finisce quando le tessere sono esaurite o la tua non può stare da nessuna parte. Vince chi ha più punti.

## For whom, and tips: on its page, and now and then at the table of a first game

tiles-rules-players = Da 1 a 4 giocatori dai 10 anni, circa 30 minuti. Comincia chi ha più anni.
tiles-tip-1 = Cerca una casella dove la tua tessera ne trova altre in riga, colonna e settore insieme: i posti affollati rendono di più.
tiles-tip-2 = La tua tessera conta anche per chi viene dopo: non preparare una casella ricca agli altri.
tiles-tip-3 = Tieni d’occhio i numeri con poche caselle rimaste: quando uno non può stare da nessuna parte, la partita finisce subito.
tiles-rules-tips =
    - { tiles-tip-1 }
    - { tiles-tip-2 }
    - { tiles-tip-3 }
