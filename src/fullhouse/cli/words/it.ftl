### Ciò che legge chi gestisce il server, in italiano.

## I comandi

cli-archive = Elenca le partite finite per data o per tavolo, dalla più recente; intanto il server può restare acceso.
cli-archive-code = Solo le partite del tavolo con questo codice.
cli-archive-since = Solo le partite finite in questo giorno o dopo, per esempio 2026-11-15 o 2026-11-15T20:30 (UTC).
cli-archive-until = Solo le partite finite prima di questo giorno.
cli-archive-most = Quante partite al massimo.
cli-archive-records = Scrive invece ogni partita registrata, una per riga.
archive-game = { $at } · { $code } · partita { $round } · { $game } · { $seats }
archive-deleted = { $game }: il tavolo è stato cancellato, e con esso la partita registrata.
archive-none = Nessuna partita trovata.
cli-backup = Copia il database in un file e verifica la copia; intanto il server può restare acceso.
cli-backup-file = Il file della copia.
cli-backup-replace = Sostituisce il file se esiste già.
cli-restore = Verifica una copia e la usa come database; il server deve essere spento.
cli-restore-file = La copia di riserva.
cli-restore-replace = Sostituisce un database non vuoto; il vecchio resta accanto, con «.old» in fondo al nome.
cli-copy-store = Copia tutto da un database in un altro, vuoto, e verifica la copia; nessun server deve essere attivo.
cli-copy-store-source = Il database da copiare: un file, o l’indirizzo di un database PostgreSQL.
cli-copy-store-target = Il database vuoto per la copia: un file, o l’indirizzo di un database PostgreSQL.
cli-doctor = Esamina impostazioni, database, orologio, disco e porta, e dice che cosa non va.
cli-play-reload = Riavvia il server quando cambia un file di un gioco di un altro pacchetto: per chi scrive un gioco.
play-reloaded = Un file è cambiato: il server riparte.
cli-new-game = Scrive un pacchetto con un piccolo gioco che si può giocare subito, da cui partire per regole tue.
cli-new-game-name = L’identificativo del gioco: minuscole, cifre e trattini.
cli-new-game-folder = La cartella; se manca, fullhouse- e l’identificativo.
new-game-made = { $path } contiene un gioco che si può giocare subito. Per provarlo: pip install --no-deps --editable { $path }, poi fullhouse play-out { $name }. Le regole sono in rules.py, i testi in words/en.ftl.
cli-serve-trusted-proxy = Un proxy, o una rete di proxy, di cui si accetta X-Forwarded-For; si può ripetere.
cli-serve-allowed-host = Un nome a cui il server risponde, oltre a quello del suo indirizzo pubblico; si può ripetere.
cli-serve-known-key = La chiave pubblica di un altro server, per riconoscere le sue partite; si può ripetere.
cli-serve-metrics-token = Chi mostra questo token può leggere /metrics da altrove; senza, può farlo solo questa macchina.
cli-serve-access-log = Annota ogni richiesta nel registro, senza token né codici dei tavoli.
cli-serve-log-format = La forma del registro: righe per le persone o JSON per i programmi.
cli-serve-name-filter = Rifiuta i nomi volgari.
backup-checking = Controllo della copia…
backup-made = { $tables ->
    [one] { $path }: copia verificata, con { $tables } tavolo.
   *[other] { $path }: copia verificata, con { $tables } tavoli.
}
backup-restored = { $tables ->
    [one] { $path } è ripristinato, con { $tables } tavolo.
   *[other] { $path } è ripristinato, con { $tables } tavoli.
}

## La diagnosi

doctor-client-built = Le pagine per il browser ci sono.
doctor-client-missing = Le pagine per il browser non sono state costruite.
doctor-kernel = Il solutore c’è ({ $name }).
doctor-open-to-network = Il server è aperto alla rete senza un indirizzo pubblico: va bene solo tra amici.
doctor-only-here = Il server è raggiungibile solo da questa macchina.
doctor-public-address = Indirizzo pubblico { $address }; proxy fidati: { $proxies }.
doctor-not-encrypted = L’indirizzo pubblico { $address } non è cifrato; usa https.
doctor-database-new = Il database { $path } non esiste ancora; lo creerà il server.
doctor-database-empty = Il database { $path } è vuoto; il server lo preparerà.
doctor-folder-unwritable = Non si può scrivere nella cartella { $path }.
doctor-database = { $tables ->
    [one] Il database { $path } è integro: { $tables } tavolo.
   *[other] Il database { $path } è integro: { $tables } tavoli.
}
doctor-database-readable = Altri utenti di questa macchina possono leggere { $path }; chmod 600 lo impedisce.
doctor-bus = Il bus { $path } risponde.
doctor-snapshots = { $count ->
    [one] La posizione salvata di { $count } partita lunga corrisponde al suo registro.
   *[other] Le posizioni salvate di { $count } partite lunghe corrispondono ai loro registri.
}
doctor-snapshots-differ = Le posizioni salvate di questi tavoli differiscono dai loro registri: { $tables }.
doctor-clock = L’orologio segna { $now }.
doctor-clock-behind = L’orologio segna { $now }, ma il server era già in uso alle { $last }.
doctor-clock-jumped = Nessun server è stato in funzione per { $days } giorni, da { $last }, oppure l’orologio è sbagliato. Quei giorni non contano per nessun tavolo, e nulla viene eliminato prima di un giorno di servizio.
doctor-nothing-due = Nessun tavolo è rimasto solo abbastanza a lungo da essere chiuso o eliminato.
doctor-due-end = { $count ->
    [one] Una partita è rimasta sola a lungo e sarebbe chiusa: { $tables }.
   *[other] { $count } partite sono rimaste sole a lungo e sarebbero chiuse: { $tables }.
}
doctor-due-delete = { $count ->
    [one] Un tavolo è rimasto solo a lungo e sarebbe eliminato: { $tables }.
   *[other] { $count } tavoli sono rimasti soli a lungo e sarebbero eliminati: { $tables }.
}
doctor-disk = Sul disco sono liberi { $free } MB.
doctor-disk-low = Sul disco sono liberi solo { $free } MB.
doctor-port = { $host }, porta { $port }: libera.
doctor-running = Il server è già acceso su { $host }, porta { $port }.

## Gli errori

error-bad-time = «{ $value }» non è un giorno né un’ora, come 2026-11-15 o 2026-11-15T20:30.
error-time-order = La fine, { $until }, deve venire dopo l’inizio, { $since }.
error-file-exists = { $path } esiste già; --replace lo sostituisce.
error-folder-not-empty = La cartella { $path } non è vuota.
error-same-file = { $path } è il database stesso.
error-database-not-empty = Il database { $path } non è vuoto; --replace lo sostituisce e conserva il vecchio.
error-database-in-use = Il database { $path } è in uso: prima ferma il server.
error-database-damaged = Il database { $path } è danneggiato: { $detail }.
error-not-our-database = { $path } non è un database di Full House.
error-copy-target-used = { $path } non è vuoto; per la copia serve un database vuoto.
error-copy-differs = La copia in { $path } è diversa dall’originale ({ $name }); non ne è rimasto nulla.
error-not-copied = { $path } non è stato copiato: { $detail }.
error-bad-public-url = «{ $value }» non è un indirizzo come https://play.example.org.
error-bad-proxy = «{ $value }» non è un indirizzo né una rete come 10.0.0.0/8.
error-bad-host = «{ $value }» non è il nome di una macchina.
error-bad-known-key = «{ $value }» non è una chiave pubblica: ha 64 segni da 0 a f.
error-no-such-option = Qui l’opzione { $name } non esiste. «{ $command } --help» elenca le opzioni.
error-misused-option = L’opzione { $name } è usata male: manca un valore, o ce n’è uno di troppo. «{ $command } --help» mostra come si usa.
error-missing-argument = Manca «{ $name }». «{ $command } --help» dice che cosa serve.
error-argument-out-of-range = «{ $name }» deve essere un numero da { $first } a { $last }.
error-bad-argument = Il valore per «{ $name }» non va bene. «{ $command } --help» dice che cosa serve.
error-argument-no-int = «{ $name }» deve essere un numero intero, non «{ $value }».
error-argument-no-float = «{ $name }» deve essere un numero, non «{ $value }».
error-no-such-command = Il comando «{ $name }» non esiste.
error-unknown-shell = Il completamento c’è per bash, zsh, fish e PowerShell, non per «{ $name }».
error-bad-command-line = Sulla riga di comando c’è qualcosa di troppo. «{ $command } --help» mostra come si usa il comando.
error-batch-actions = Ci sono { $games } partite, ma le azioni hanno la forma { $count }.
error-batch-action = L’azione { $action } non è permessa nella partita { $place }.
error-bot-not-started = Non è stato possibile avviare «{ $command }»: { $detail }.
error-no-board-yet = Da questo posto non si vede nessun tabellone (stato del tavolo: { $stage }).
error-bot-silent = Il programma non ha detto «{ $expected }» entro { $seconds } s.
error-bot-ended = Il programma «{ $bot }» si è chiuso da solo (stato { $status }).
error-bot-not-offered = «{ $line }» non è una delle mosse offerte a { $bot }.
error-bot-stays = Il programma non si è chiuso come deve dopo «quit» (stato { $status }).
error-bot-unfinished = { $game } non è stato giocato fino alla fine (mosse fatte: { $moves }).
error-ladder-alone = In { $game } non ci sono avversari con cui misurarsi.
error-server-away = { $address } non risponde: { $detail }.

## La cornice delle pagine di aiuto

cli-frame-usage = Uso:
cli-frame-help = Mostra questa pagina.
cli-frame-version = Mostra la versione.
cli-frame-completion = Scrive uno script che completa comandi e opzioni in questa shell: bash, zsh, fish o PowerShell.
cli-frame-arguments = Argomenti
cli-frame-options = Opzioni
cli-frame-commands = Comandi
cli-frame-default = predefinito: { $value }
cli-frame-variable = variabile d’ambiente: { $value }
cli-frame-required = obbligatorio

## Programmi che giocano

cli-bot = Fa sedere al tavolo di un server un programma che parla riga per riga, come i programmi di scacchi.
cli-bot-address = L’indirizzo del server, per esempio http://127.0.0.1:8181.
cli-bot-code = Il codice del tavolo.
cli-bot-program = Il programma e i suoi argomenti, dopo «--».
cli-bot-name = Il suo nome al tavolo; se manca, quello che dice lui.
cli-bot-seconds = Quanti secondi può pensare a una mossa.
cli-bot-trace = Mostra ogni riga che va al programma o che ne viene.
bot-finished = La partita è finita: { $scores }.
cli-check-bot = Verifica che un programma che gioca parli come deve: gioca una volta a ogni gioco.
cli-check-bot-game = Solo questo gioco; si può ripetere.
check-bot-greeting = Dice chi è e che è pronto.
check-bot-strange = Ignora le righe che non conosce e gioca a { $game } fino alla fine ({ $moves } mosse scelte).
check-bot-game = Gioca a { $game } fino alla fine ({ $moves } mosse scelte).
check-bot-refusal = Sceglie un’altra mossa quando una è rifiutata.
check-bot-quit = Si chiude quando glielo si dice.
cli-ladder = Misura un programma con i cinque livelli dei bot: con 400 punti in più si vincono dieci partite su undici.
cli-ladder-games = Numero di partite contro ogni livello, e di ogni livello contro il successivo.
ladder-won = { $percent }% di vittorie contro di lui
cli-check-game = Verifica che un gioco mantenga ciò che ogni gioco promette, con qualsiasi numero di posti e qualsiasi opzione.
cli-check-game-games = Numero di partite giocate per ogni promessa.
check-game-ends = Finisce, dice chi ha vinto, e poi nessuno può fare più nulla.
check-game-legal = Ciò che è permesso è accettato, tutto il resto è rifiutato, e in nessuno dei due casi la posizione cambia.
check-game-declared = I suoi verbi hanno un ruolo, e finisce per motivi che ha dichiarato.
check-game-points = I punti mostrati prima di una mossa sono quelli che porta.
check-game-unchanged = Una posizione non cambia mai, e la stessa mossa ha di nuovo lo stesso effetto.
check-game-secrets = Ciò che qualcuno non deve vedere non cambia nulla in quello che riceve.
check-game-views = Una vista fatta accanto a un’altra è quella di chi guarda.
check-game-apart = Due partite giocate fianco a fianco non si toccano.
check-game-replays = La sua registrazione si rigioca fino alla stessa fine.
check-game-dealt-anew = Distribuite di nuovo le tessere, le stesse mosse mostrano a un posto ciò che aveva visto.
check-game-found = Con { $where }: { $evidence }
cli-baselines = Fa giocare fra loro il bot casuale, quello goloso, ISMCTS e il bot più forte: i valori con cui si confronta un nuovo giocatore.
cli-baselines-games = Numero di partite di ogni coppia.
cli-baselines-rounds = Quante volte ISMCTS ridistribuisce ciò che è nascosto per una mossa.

## A site without a server

cli-static = Scrive i giochi come sito senza server: una cartella che qualsiasi spazio web può servire.
cli-static-folder = La cartella; un sito precedente di Full House che vi si trova viene sostituito.
static-done = Il sito è in { $folder }, { $size } MB. Qualsiasi spazio web può servirlo; per provarlo: python -m http.server --directory { $folder }
error-no-offline-parts = Mancano i file per i browser: installa fullhouse[play] oppure esegui «make pocket» nei sorgenti.
error-no-brotli = Per scrivere un sito serve il pacchetto brotli: installa fullhouse[static].
