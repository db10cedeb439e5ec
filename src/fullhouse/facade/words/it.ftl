## L’ingresso per chi scrive in Python

error-several-problems = È previsto un solo schema; qui ce ne sono { $count }.
error-puzzle-has-mistake = C’è un errore in { $cells }: prima va corretto.
error-coach-nine-only = Si possono spiegare e valutare solo schemi di 9 caselle per 9, non di { $size } per { $size }.
error-puzzle-without-step = Non si trova nessun passo: la sola logica non porta oltre.
error-way-without-step = «{ $way }» per ora non porta a nulla in questo schema.
error-not-a-step = «{ $value }» non è un passo di uno schema.
error-cell-is-given = In { $cell } c’è un numero dato: il { $symbol } fa parte dello schema.
error-not-a-player = «{ $value }» non può sedersi a un tavolo: serve il nome di una persona o di un bot, oppure una funzione che sceglie una mossa.
error-not-a-record = «{ $value }» non è una partita registrata.
error-not-a-puzzle = «{ $value }» non è ciò che dà to_dict() di uno schema: un oggetto con «puzzle» ed eventualmente «digits», «notes» e «seed».
error-range-turned = L’intervallo di «{ $field }» comincia con { $lowest } e finisce con { $highest }: il numero più piccolo va per primo.
error-nobody-plays = In «{ $field }» non c’è nessuno: indica almeno un bot.
error-unknown-player = «{ $name }» qui non ha giocato.
error-puzzle-not-there = Qui non c’è lo schema { $value }: sono numerati da 0 a { $most }.
error-record-seats = { $expected ->
    [one] La partita ha { $expected } posto, non { $count }.
   *[other] La partita ha { $expected } posti, non { $count }.
}
error-seat-not-named = Ora possono agire più posti: bisogna dire quale.
error-nothing-to-pop = Non è stata ancora fatta nessuna mossa da annullare.
