## Dopo un errore: che cosa sarebbe stato possibile

allowed-now = { $allowed-count ->
    [0] Da questo posto ora non si può fare nulla.
   *[other] Ora si può: { $allowed }.
}
in-problem = Schema { $problem }:

accepted = Si accetta: { $allowed }.
did-you-mean = Intendevi { $allowed }?

## Mosse rifiutate

error-league-needs-bots = Un campionato a { $seats } posti vuole almeno altrettanti bot diversi, non { $bots }.
error-league-needs-games = Un campionato vuole almeno una partita, non { $games }.
error-league-differs = { $path } appartiene a un altro campionato. Scegli un altro nome o cancellalo.
error-extra-missing = Serve il pacchetto { $package }, che non è installato: pip install "fullhouse[{ $extra }]"
error-no-cluster = Nessun cluster Dask a «{ $address }».
error-workers-lost = I processi di lavoro si sono interrotti { $attempts } volte, forse per mancanza di memoria. Non finiti: { $left }
error-table-without-texts = Questa tabella non ha colonne di testo. Le sue colonne: { $columns }.
error-cannot-resume = Impossibile riprendere «{ $path }»: servono un file non compresso da leggere e uno da scrivere, come sono stati lasciati.
error-scheduler-without-engine = Uno scheduler ({ $address }) richiede --engine dask.
error-bad-budget = A un bot serve un budget di almeno 1, non { $budget }.
error-game-over = La partita è finita.
error-unknown-seat = { $most ->
    [1] A questo tavolo non c’è il posto { $seat }; l’unico posto è l’1.
   *[other] A questo tavolo non c’è il posto { $seat }; i posti vanno da 1 a { $most }.
}
error-unknown-move = «{ $move }» non è una mossa di questo gioco.
error-bad-move = «{ $move }» non è scritta come una mossa di questo gioco.
error-not-your-turn = È il turno del posto { $turn }, non del posto { $seat }.
error-not-asked = Al posto { $seat } non è stato chiesto nulla.
error-nobody-asked = Non è stato chiesto nulla a nessuno.
error-only-the-table = Solo il tavolo stesso (posto 0) dice «{ $move }».
error-only-players = «{ $move }» è per chi gioca, non per il tavolo stesso (posto 0).
error-opponents-asked = Prima devono rispondere gli avversari.
error-answer-first = Prima serve una risposta: accettare, o dire che cosa non va.
error-cell-not-empty = La casella { $cell } non è libera.
error-does-not-fit = Il numero { $symbol } non può stare in { $cell }: guarda { $because }.
error-nothing-to-object = Non c’è nulla a cui fare obiezione.
error-window-closed = È tardi per un’obiezione su { $cell }; si può ancora solo su { $last }.
error-own-move = Non puoi fare obiezione alla tua stessa mossa.

## Preparazioni, opzioni e schemi che non vanno bene

error-unknown-game = Non c’è un gioco «{ $name }».
error-plugin-import = Non si può caricare: { $detail }.
error-plugin-no-game = Il suo punto d’ingresso non porta a nessun gioco.
error-plugin-id = «{ $name }» non è un identificativo di gioco: lettere minuscole, cifre e trattini, al massimo 23.
error-plugin-taken = C’è già un gioco «{ $name }».
error-plugin-seats = Non dice quante persone possono giocare: da { $fewest } a { $most } non è un numero di posti.
error-plugin-lacks = Non dichiara «{ $field }».
error-plugin-words = Non ha un testo per «{ $missing }» ({ $locale }).
error-plugin-setup = Non si può preparare: { $detail }.
error-unknown-language = Full House non parla «{ $name }».
error-bad-seat-count = { $most ->
    [1] { $game } è per un posto, non per { $seats }.
   *[other] { $is_exact ->
        [yes] { $game } è per { $most } posti, non per { $seats }.
       *[no] { $game } è per { $fewest }–{ $most } posti, non per { $seats }.
    }
}
error-bad-seed = Il seme deve essere un numero intero e stare da solo, non «{ $value }».
error-unknown-option = Questo gioco non ha un’opzione «{ $name }».
error-bad-option = L’opzione «{ $name }» non può essere «{ $value }».
error-options-not-json = Da qui in poi le opzioni non sono JSON valido: «{ $detail }».
error-unknown-setup-field = La preparazione di questo gioco non ha un campo «{ $name }».
error-missing-setup-field = Nella preparazione manca il campo «{ $name }».
error-unknown-cell = Non c’è una casella { $cell }. Le caselle vanno da { $first } a { $last }.
error-bad-cell = In «{ $field }», «{ $value }» non è il nome di una casella.
error-bad-symbol = In «{ $field }», «{ $value }» non è un numero da 1 a { $most }.
error-bad-grid-length = { $length ->
    [one] Lo schema ha { $length } carattere invece di { $expected }.
   *[other] Lo schema ha { $length } caratteri invece di { $expected }.
}
error-bad-grid-character = «{ $character }» in { $cell } non è un numero da 1 a { $most } e nemmeno un punto per una casella libera.
error-bad-grid-text = Uno schema ha { $expected } caselle, questo testo { $length }. Il primo carattere che non è una casella è «{ $character }», al posto { $position }.
error-not-a-grid = «{ $value }» non è uno schema: serve un testo di 81 o 36 caselle, righe di numeri o una matrice.
error-not-an-object = «{ $field }» deve essere un oggetto JSON, non «{ $value }».
error-not-a-list = «{ $field }» deve essere un elenco, non «{ $value }».
error-not-a-text = «{ $field }» deve essere un testo, non «{ $value }».
error-not-a-number = «{ $field }» deve essere un numero, non «{ $value }».
error-problem-without-solution = Questo schema non ha soluzione.
error-problem-with-several-solutions = Questo schema ha più soluzioni. Due di esse differiscono per la prima volta in { $both }: in { $cell } può stare { $symbols }.
error-bad-number = «{ $field }» deve essere un numero intero da { $least } in su, non «{ $value }».
error-number-too-large = «{ $field }» deve essere un numero intero fino a { $most }, non «{ $value }».
error-bad-array = Una matrice di schemi ha per ciascuno una riga di 81 o 36 byte; questa ha la forma { $shape } e il formato «{ $format }».
error-kernel-missing = Il nucleo ({ $module }) manca o non si carica: «{ $install }» lo porta, in un pacchetto per questo computer o con il suo compilatore C++.
error-unknown-kernel = Su questo computer non c’è un nucleo «{ $name }».
error-bad-level = Il livello { $value } non esiste.
error-level-without-rate = Il livello { $level } si può scegliere solo se gli schemi vengono valutati.
error-wishes-together = Queste opzioni non si possono usare insieme: { $options }.
error-bad-side = Uno schema non può avere { $value } caselle per lato.
error-unknown-symmetry = La simmetria «{ $name }» non esiste.

## Partite annotate

error-file-unreadable = { $path } non si può leggere: { $detail }.
# Reasons of the system, within a sentence.
error-no-such-file = questo file non esiste
error-no-such-folder = questa cartella non esiste
error-is-a-folder = è una cartella
error-not-permitted = non è permesso
error-disk-full = il disco è pieno
error-damaged-file = i dati compressi sono danneggiati
error-address-in-use = un altro programma usa questo indirizzo
error-no-such-address = questo computer non ha un tale indirizzo
error-not-utf8 = non è testo in UTF-8
error-no-such-host = nessuna macchina ha questo nome
error-connection-refused = la connessione è stata rifiutata
error-system-reason = il sistema segnala «{ $name }»
# Why a message or a file could not be read, within a sentence.
misread = { $kind ->
    [json] al carattere { $position } non è JSON valido
    [short] manca la fine
    [utf8] non è testo in UTF-8
    [deep] l’annidamento è troppo profondo
    [missing] manca il campo «{ $field }»{ misread-where }
    [unknown] il campo «{ $field }» non esiste{ misread-where }
    [too-short] troppo corto, minimo { $limit }{ misread-where }
    [too-long] troppo lungo, massimo { $limit }{ misread-where }
    [low] valore troppo piccolo, il limite è { $limit }{ misread-where }
    [high] valore troppo grande, il limite è { $limit }{ misread-where }
    [type] serve { misread-expected }, non { misread-got }{ misread-where }
    [value] «{ $got }» non è ammesso{ misread-where }
    [form] il testo non ha la forma richiesta{ misread-where }
   *[other] qualcosa non è come dovrebbe{ misread-where }
}
misread-where = { $where ->
    [none] { "" }
   *[other] { "" } (in «{ $where }»)
}
misread-expected = { $expected ->
    [int] un numero intero
    [float] un numero
    [str] testo
    [bool] vero o falso
    [array] un elenco
    [object] un oggetto
   *[other] «{ $expected }»
}
misread-got = { $got ->
    [int] un numero intero
    [float] un numero
    [str] testo
    [bool] vero o falso
    [array] un elenco
    [object] un oggetto
    [null] niente
   *[other] «{ $got }»
}
error-record-not-json = Questa non è una partita registrata, perché da qui in poi non è JSON valido: «{ $detail }».
error-record-too-large = Questa partita supera i { $most } byte.
error-record-format = Il formato della partita è «{ $value }» invece di «{ $expected }».
error-record-unknown-field = Campo sconosciuto «{ $name }» in «{ $where }».
error-record-missing-field = Manca il campo «{ $name }» in «{ $where }».
error-record-bad-name = «{ $value }» non è il nome di un posto: è un testo di { $most } caratteri al massimo.
error-record-too-many-moves = La partita ha { $count } mosse; il massimo è { $most }.
error-record-rules = Delle regole di questo gioco non si conosce una versione «{ $value }».
error-record-proof = La prova di questa partita non ha la forma giusta: { misread }.
error-proof-missing = Questa partita non ha una prova: non c’è niente da confrontare.
error-proof-changed = Questa partita è stata modificata dopo la fine: non è quella firmata.
error-proof-signature = La firma di questa partita è falsa.
error-proof-name = Il nome «{ $value }» del giocatore { $seat } non è quello firmato.
error-proof-times = I tempi di questa partita non sono quelli firmati.
error-proof-key = Questa partita è firmata con un’altra chiave: «{ $value }» invece di «{ $expected }».
error-proof-promise = Non è la distribuzione promessa: la sua impronta è «{ $value }» invece di «{ $expected }».
error-proof-commitment = Il server non ha mantenuto la promessa: il segreto non ha l’impronta mostrata prima della partita.
error-proof-deal = Questa partita non è stata distribuita come promesso: il segreto e i numeri dei dispositivi portano a un’altra distribuzione.
error-replay-stopped = mossa { $n } (posto { $seat }, «{ $move }»): { $cause }
error-no-such-move = Questa partita non ha una mossa { $n }; ne ha { $moves }.

## Verifica di una partita

verify-moves = { $count ->
    [one] Le regole permettono l’unica mossa.
   *[other] Le regole permettono tutte le { $count } mosse.
}
verify-deal-shared = { $count ->
    [one] Distribuita come promesso: dal segreto del server e dai numeri di un dispositivo.
   *[other] Distribuita come promesso: dal segreto del server e dai numeri di { $count } dispositivi.
}
verify-deal-server = Distribuita come promesso: dal solo segreto del server, perché nessun dispositivo ha aggiunto nulla.
verify-deal-chosen = Niente distribuzione a caso: la disposizione è stata scelta.
verify-deal-unknown = Non si sa come sia stata distribuita.
verify-commitment = Impronta mostrata prima della partita: { $commitment }
verify-signed-ours = Firmata da questo server e da allora immutata. Chiave: { $signer }
verify-signed-another = Firmata da un altro server, di cui è stata indicata la chiave, e da allora immutata. Chiave: { $signer }
verify-signed-unknown = Firmata con una chiave qui sconosciuta; chiunque può crearne una. Confrontala con quella del server: { $signer }
verify-people = Anche nomi e tempi sono firmati.
verify-no-people = Nomi o tempi sono stati tolti da ciò che è firmato: nessuno garantisce per quelli mostrati.
verify-unsigned = Senza firma: nessun server garantisce per questa partita.

## Che cosa è successo

event-objected = { $upheld ->
    [yes] { $because-count ->
        [0] { $seat } fa obiezione su { $cell }, e ha ragione.
       *[other] { $seat } fa obiezione su { $cell }, e ha ragione: guarda { $because }.
    }
   *[no] { $seat } fa obiezione su { $cell }. Nessun errore: resta così.
}
event-objected-you = { $upheld ->
    [yes] { $because-count ->
        [0] Fai obiezione su { $cell }, e hai ragione.
       *[other] Fai obiezione su { $cell }, e hai ragione: guarda { $because }.
    }
   *[no] Fai obiezione su { $cell }. Nessun errore: resta così.
}
event-called = { $because-count ->
    [0] L’arbitro segnala un errore: { $against }, { $cell }.
   *[other] L’arbitro segnala un errore: { $against }, { $cell }. Guarda { $because }.
}
event-called-you = { $because-count ->
    [0] L’arbitro segnala un tuo errore: { $cell }.
   *[other] L’arbitro segnala un tuo errore: { $cell }. Guarda { $because }.
}
event-accepted = { $silent ->
    [yes] { $seats-count ->
        [1] { $seats } non fa obiezione.
       *[other] { $seats } non fanno obiezione.
    }
   *[no] { $seats-count ->
        [1] { $seats } accetta.
       *[other] { $seats } accettano.
    }
}
event-accepted-you = { $silent ->
    [yes] Non fai obiezione.
   *[no] Accetti.
}
event-answered-for = L’arbitro risponde per { $seat }.
event-answered-for-you = L’arbitro risponde per te.
went-on = { $by } fa continuare senza { $seat }: risponde l’arbitro.
went-on-you = Fai continuare senza { $seat }: risponde l’arbitro.
went-on-without-you = { $by } fa continuare senza di te: risponde l’arbitro.
event-timed-out = Tempo scaduto per { $seat }.
event-timed-out-alone = Il tempo è scaduto.
event-timed-out-you = Il tuo tempo è scaduto.
event-turn = È il turno di { $seat }.
event-ended = { $reason ->
    [solved] Risolto!
    [full] Il tabellone è pieno.
    [no_progress] Nessuno è andato avanti: la partita è finita.
    [time_up] Il tempo è scaduto: la partita è finita.
    [agreed] La partita è stata interrotta.
    [rounds_played] L’ultimo giro è stato giocato.
    [complete] Lo schema è completo.
    [stuck] Per una tessera non si è trovato posto: la partita è finita.
    [tiles_used_up] Non ci sono più tessere da pescare: la partita è finita.
    [nothing_to_do] Chi è di turno non può fare più nulla: la partita è finita.
    [failed] Stavolta il solitario non è riuscito.
   *[finished] Finito.
}{ ended-winners }
event-ended-own = { $why }{ ended-winners }
ended-winners = { $winners-count ->
    [0] { "" }
    [1] { " " }Vince { $winners }.
   *[other] { " " }Vincono insieme { $winners }.
}

## Opzioni comuni a più giochi

option-referee = Chi controlla gli errori
option-referee-table = I giocatori, se fanno obiezione in tempo (come da regolamento)
option-referee-umpire = L’arbitro, subito
option-referee-guard = L’assistente: una mossa visibilmente sbagliata viene rifiutata, e riprovi
option-silence = Secondi di silenzio che valgono «accetto» (il triplo per le dichiarazioni e l’ultimo controllo)
option-sand-glass = Secondi per turno
mark-printed = da regolamento
mark-edition = altra edizione
mark-reading = nostra interpretazione
mark-addition = nostra aggiunta
mark-referee-table = [printed|I giocatori si controllano a vicenda.]
mark-referee-umpire = [addition|Nei regolamenti i giocatori si controllano a vicenda e nessun altro segnala un errore.]
mark-referee-guard = [addition|Nei regolamenti nessuno ferma una mossa sbagliata prima che sia fatta.]
mark-silence-on = [addition|Nei regolamenti rispondono tutti; il silenzio non è una risposta.]
mark-silence-off = [printed|Risponde chiunque sia interpellato.]
mark-sand-glass-on = [addition|Il regolamento non prevede la clessidra.]
mark-sand-glass-off = [printed|Il regolamento non prevede la clessidra.]

## Il racconto di una partita

tell-player = Giocatore { $n }
tell-seats = Giocano: { $names }
tell-move = { $n }. { $name }: { $move }
tell-table = Il tavolo
tell-score = { $points ->
    [one] { $name }: { $points } punto
   *[other] { $name }: { $points } punti
}
tell-to-move = La partita continua. È il turno di { $name }.
tell-running = La partita continua.

## Lo scaffale

shelf-seats = { $most ->
    [1] in solitario
   *[other] da { $fewest } a { $most } giocatori
}
shelf-seats-exact = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
shelf-default = (predefinito: { $value })
shelf-on = sì
shelf-off = no
shelf-left-off = { $name } non è fra i giochi. { $cause }
shelf-english-only = (Solo in inglese.)

## Le regole: titoli, e ciò che vale per tutti i giochi

rules-heading-minute = In un minuto
rules-heading-players = Per chi
rules-heading-goal = Lo scopo del gioco
rules-heading-material = Materiale e preparazione
rules-heading-turn = Il tuo turno
rules-heading-points = I punti
rules-heading-mistakes = Gli errori
rules-heading-clock = Il tempo
rules-heading-end = La fine
rules-heading-solo = In solitario
rules-heading-variants = Varianti
rules-heading-options = Le opzioni e da dove vengono
rules-heading-marks = Che cosa non è nel regolamento
rules-heading-tips = Consigli
rules-heading-credit = Da dove viene

rules-sudoku =
    Su ogni tabellone vale una sola regola: nessun numero compare due volte nella stessa riga, nella stessa colonna o nello stesso settore. Un numero può stare in una casella se nella riga, nella colonna e nel settore di quella casella non se ne vede uno uguale. Che alla fine sia anche quello giusto è un altro discorso.

    Le caselle prendono il nome dalla colonna e dalla riga: a1 è in alto a sinistra, i1 in alto a destra, i9 in basso a destra.
rules-seats = Comincia il posto 1 e si prosegue in senso orario. Scegliete voi l’ordine dei posti, o fateli mescolare. { mark-seats }
rules-referees =
    { rules-referees-choose }

    - I giocatori, come nel gioco in scatola: ogni mossa viene eseguita, e gli avversari tengono gli occhi aperti. Chi nota un errore fa obiezione finché è in tempo. Se l’obiezione è giusta, segue la penalità; se è sbagliata, non costa nulla e la mossa resta. { mark-wrong-objection } Un errore su cui nessuno fa obiezione in tempo resta definitivamente.
    { rules-referees-rest }

    { rules-referees-last }
rules-referees-choose = Prima di cominciare scegliete chi controlla gli errori:
rules-referees-rest =
    - L’arbitro: un errore viene eseguito e segnalato subito, con la stessa penalità. { mark-referee-umpire }
    - L’assistente: una mossa visibilmente sbagliata viene rifiutata, con il motivo. Non cambia nulla, riprovi, e il tempo continua a scorrere. { mark-referee-guard }
rules-referees-last = Quando controllano i giocatori, si può fare obiezione anche alla mossa che chiude la partita: il risultato vale appena tutti gli avversari hanno accettato. { mark-last-move } Chi è assente non ha accettato. Se qualcuno non risponde per un minuto, gli altri possono continuare senza di lui; allora risponde l’arbitro al suo posto. { mark-away } Se volete, potete fissare un tempo dopo il quale il silenzio vale «accetto». { mark-silence-on }
rules-referees-solution = L’assistente non rifiuta un numero che può stare nella casella ma non è quello della soluzione; un errore così viene segnalato, come farebbe l’arbitro. { mark-referee-guard }
rules-referees-usual = { rules-referees-people } In solitario controlla l’assistente. { mark-solo-helper }
rules-referees-people = Se non scegliete altro, controllano i giocatori, anche quando giocano dei bot.
rules-shared-win = A parità di punti la vittoria è condivisa. { mark-shared-win }
rules-marks = Un segno dopo una frase dice che non è nel regolamento, e come altro potrebbe essere.
mark-shared-win = [reading|Il regolamento non dice chi vince a parità di punti. Altra interpretazione: decide un’altra partita.]
mark-wrong-objection = [reading|Il regolamento non prevede penalità per un’obiezione sbagliata. Altra interpretazione: costa punti o un turno.]
mark-last-move = [reading|Il regolamento non dice se si può fare obiezione all’ultima mossa. Altra interpretazione: la partita finisce subito.]
mark-away = [addition|Attorno a un gioco in scatola nessuno è assente.]
mark-seats = [reading|In quasi tutti i regolamenti comincia il più anziano, in altri non è detto. Qui comincia il posto 1: decidete voi chi ci siede.]
mark-players = [addition|Il regolamento non indica un’età: è un nostro consiglio.]
mark-length = [addition|Il regolamento non indica una durata: è la nostra esperienza.]

## La riga di comando

cli = Giochi da tavolo di sudoku, e il motore di sudoku che li fa funzionare.
cli-games = Elenca i giochi, con i posti e le opzioni.
cli-games-json = Scrive JSON per i programmi.
cli-replay = Rigioca una partita registrata, mossa per mossa.
cli-replay-record = Il file della partita; - legge l’ingresso standard.
cli-replay-json = Scrive un documento JSON per i programmi.
cli-replay-lang = La lingua: en, fr, it, nl, ru o de.
cli-verify = Verifica che una partita sia stata distribuita come promesso e che niente sia cambiato.
cli-verify-key = La chiave pubblica con cui la partita deve essere firmata.
cli-verify-commitment = L’impronta mostrata prima della partita.
cli-rules = Mostra le regole di un gioco.
cli-play-out = Gioca una partita a caso, secondo le regole, e la registra.
cli-play-out-game = L’identificativo del gioco, come lo elenca «games».
cli-play-out-seed = Lo stesso seme dà la stessa partita.
cli-play-out-seats = Numero di giocatori.
cli-play-out-options = Le opzioni del gioco come oggetto JSON.
cli-play-out-json = Scrive la partita su una sola riga.
cli-league = Fa giocare un campionato di bot: tutti contro tutti, con intervalli e punteggi di forza.
cli-league-game = L’identificativo del gioco, come lo elenca «games».
cli-league-bots = I bot, separati da virgole: livelli, o forze come 1350.
cli-league-games = Numero approssimativo di partite per coppia (o gruppo).
cli-league-seats = Numero di giocatori.
cli-league-seed = Lo stesso seme dà le stesse partite.
cli-league-engine = Chi gioca: i core di questa macchina (local) o un cluster Dask (dask).
cli-league-out = Dove vanno i risultati: questo nome come JSONL (avanzamento, si può riprendere), JSON e SVG.
cli-league-json = Scrive i risultati come un documento JSON.
cli-solve = Risolve schemi, uno per riga: la soluzione, «none» (nessuna) o «several» (più d’una).
cli-solve-file = Lo schema stesso, o un file con uno schema per riga; - legge l’ingresso standard.
cli-solve-count = Scrive invece il numero di soluzioni, contate fino a questo limite.
cli-solve-check = Termina con lo stato 1 se uno schema non ha esattamente una soluzione.
cli-canonical = Scrive la forma canonica degli schemi: la stessa per tutti quelli che differiscono solo per nomi, rotazioni, simmetrie o linee scambiate.
cli-lines-threads = Numero di thread; se manca, uno per core.
cli-lines-skip-errors = Tralascia le righe errate: ognuna è indicata sull’uscita degli errori, le altre ricevono risposta.
cli-lines-out = Il file su cui scrivere invece che sull’uscita standard; compresso se il suo nome termina in «gz» o «zst», una tabella se termina in «parquet» o «arrow».
cli-lines-processes = Numero di processi; se manca, uno per core.
cli-lines-engine = Chi lavora: questo processo con i suoi thread (local) o un cluster Dask (dask).
cli-lines-scheduler = L’indirizzo del cluster Dask; senza, ne parte uno qui.
cli-lines-resume = Riprende da dove il comando si è fermato; le risposte vanno nel file di --out.
lines-skipped = { $count ->
    [one] { $count } riga è stata tralasciata.
   *[other] { $count } righe sono state tralasciate.
}
problems-skipped = { $count ->
    [one] { $count } schema è stato tralasciato.
   *[other] { $count } schemi sono stati tralasciati.
}
cli-generate = Crea schemi, uno per riga.
cli-generate-level = Il livello, da 1 (il più facile) a 5; senza, uno qualsiasi.
cli-generate-clues = Al massimo tanti numeri dati, da 17 in su (19: un attimo, 18: secondi, 17: forse ore); senza altre richieste.
cli-generate-score = Almeno questo punteggio, come lo dà rate; senza altre richieste.
cli-generate-needs = Una tecnica che richiedono, per esempio x-wing o nested-net; con un livello se ne possono aggiungere di più difficili.
cli-generate-number = Numero di schemi.
cli-generate-seed = Lo stesso seme dà gli stessi schemi.
cli-generate-symmetry = La simmetria dei numeri dati: none, half-turn, quarter-turn, left-right, top-bottom, diagonal o antidiagonal.
cli-generate-size = Caselle per lato: 9 o 6.

cli-rules-game = L’identificativo del gioco, come lo elenca «games».
cli-rules-lang = La lingua: en, fr, it, nl, ru o de.
