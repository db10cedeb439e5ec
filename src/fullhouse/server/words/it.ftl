### Quello che dice il server, in italiano.

server-not-built = Il server è attivo, ma le pagine per il browser non sono ancora state costruite.

## I comandi

cli-serve = Avvia il server per tavoli, pagine e programmi.
cli-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 fa entrare altri dispositivi.
cli-serve-port = La porta su cui ascoltare.
cli-serve-database = Il file che conserva tavoli e risultati, o l’indirizzo di un database PostgreSQL: postgresql://utente:password@host/nome.
cli-serve-bus = L’indirizzo di un server Redis o Valkey con cui più nodi si tengono informati: redis://macchina:6379/0.
cli-serve-node = Il nome di questo nodo nei registri e nel database; se manca, quello della macchina.
cli-serve-workers = Quanti processi si dividono il lavoro; più di uno richiede PostgreSQL.
cli-serve-public-url = Come si raggiunge questo server, se sta dietro un altro.
cli-play = Avvia il server, apre il browser e mostra l’indirizzo per i telefoni nella stessa rete.
cli-play-game = Comincia con questo gioco.
cli-play-port = La porta su cui ascoltare; se è occupata se ne prende un’altra.
cli-play-browser = Apre il browser.
cli-play-nearby = Lascia entrare telefoni e computer della stessa rete.
serve-ready = Full House è pronto: { $address }
play-ready = Da aprire qui: { $address }
play-phones = Su un telefono nella stessa rete: { $address }
play-nearby = Chiunque nella tua rete può aprirlo. Per tenerlo su questo computer: { $command }
play-stop = Ctrl+C per finire. I tavoli restano.

## Posti e turni

error-game-fault = Le regole di { $game } hanno un difetto: la partita non può continuare qui.
error-which-seat = Questo dispositivo ha più posti: indica per quale.
error-no-seat = Per questo serve un posto al tavolo.
error-not-your-seat = Non è il tuo posto.
error-table-paused = La partita è in pausa.
error-bot-drives = Per questo posto gioca un bot.
error-no-bot-drives = Per questo posto non gioca nessun bot.
error-only-the-clock = Solo l’orologio dice «{ $move }».
error-unknown-seq = Non è ancora successo.
error-stale = Qualcuno è stato più veloce: guarda di nuovo il tabellone.
error-wrong-stage = { $stage ->
    [gathering] La partita non è ancora cominciata.
    [playing] La partita è già in corso.
   *[over] La partita è finita.
}
error-still-looking = Non avete ancora aspettato abbastanza questa persona.
error-still-there = Questa persona c’è ancora, o non è via da abbastanza tempo.
error-host-only = Può farlo solo chi ha aperto il tavolo.
error-bad-order = Non è un ordine dei { $seats } posti.
error-colour-taken = Il posto { $seat } ha già questo colore.
error-unknown-bot = Per questo gioco non c’è il bot «{ $bot }».
error-no-such-vote = Adesso non si può decidere su questo.
error-bad-name = Un nome ha da 1 a { $most } caratteri visibili.
error-open-seat-named = Il posto { $seat } è libero: non ha ancora un nome.
error-no-open-seat = Qui nessun posto è libero.
error-no-spectators = A questo tavolo gli spettatori non sono ammessi.
error-table-full = A questo tavolo si è giocato troppo a lungo. Aprine uno nuovo.
error-no-such-round = A questo tavolo non c’è stata questa partita.
error-not-alone = Questo tavolo non si può spostare: alcuni posti sono di persone su altri dispositivi.
error-still-running = Una partita in corso non si può copiare dal server.
error-bad-log = La riga { $line } del registro di questo tavolo non rispetta le regole.
error-no-deck-here = { $game } non si gioca su uno schema: non serve nessun mazzo.
error-setup-and-deck = Uno schema tuo o un mazzo: uno dei due, non entrambi.
error-moves-without-setup = Le mosse già fatte richiedono la preparazione da cui partono: invia le une e l’altra, o nessuna delle due.
error-problem-not-made = Nessuno schema di questo livello è stato trovato in tempo. Riprova, o scegli un altro livello.

## Chiavi, codici e collegamento

error-unknown-token = Questo link non è valido, o non lo è più.
error-unknown-code = Non c’è nessun tavolo con questo codice.
error-no-code-left = Non si è trovato nessun codice libero. Riprova.
error-too-many-requests = { $wait ->
    [one] Troppe richieste. Aspetta { $wait } secondo.
   *[other] Troppe richieste. Aspetta { $wait } secondi.
}
error-too-many-connections = Troppe connessioni da qui. Riprova tra un momento.
error-busy = { $wait ->
    [one] Il server è occupato. Riprova tra { $wait } secondo.
   *[other] Il server è occupato. Riprova tra { $wait } secondi.
}
error-too-much-work = Il server ci mette troppo tempo.
error-too-many-messages = Troppo in fretta. Aspetta un momento.
error-too-many-reactions = Sono tante reazioni. { $most } in { $seconds } secondi bastano.
error-hello-first = Un collegamento comincia con un saluto.
error-hello-once = Il saluto è già stato detto.
error-wrong-protocol = Questa pagina non è aggiornata. Ricaricala.
error-message-too-large = Il messaggio è troppo grande.
error-bad-message = Il messaggio non è stato capito: { misread }.
error-bad-request = La richiesta non è stata capita: { misread }.
error-unknown-path = A questo indirizzo non c’è niente.
error-wrong-method = Questo indirizzo non accetta questo tipo di richiesta.
error-internal-error = Qualcosa è andato storto sul server. Niente è cambiato.
error-database-unusable = Il database { $path } non si può usare: { $detail }.
error-database-locked = Il database { $path } è usato da un altro server.
error-bad-database-address = Questo non è l’indirizzo di un database PostgreSQL; è fatto così: postgresql://utente:password@host:5432/nome.
error-database-login = PostgreSQL non accetta questo utente con questa password: { $path }.
error-database-missing = PostgreSQL non ha un database chiamato { $name } ({ $path }). Prima va creato, per esempio con createdb.
error-database-away = Nessun server PostgreSQL è raggiungibile a { $path }: { $detail }.
error-no-answer = nessuna risposta in tempo
error-database-newer = l’ha creato una versione più recente di Full House
error-database-before-release = risale a prima della prima versione pubblicata: sposta { $path } altrove
error-database-foreign = un altro programma vi tiene le sue tabelle
error-database-unused = nessun server lo ha ancora usato
error-database-is-damaged = è danneggiato
error-not-a-database = non è un database
error-used-by-another = lo sta usando un altro programma
error-postgresql-missing = PostgreSQL richiede un pacchetto in più: pip install "fullhouse[postgresql]".
error-bad-bus-address = Questo non è l’indirizzo di un server Redis o Valkey; ha questa forma: redis://macchina:6379/0.
error-bus-away = Il bus { $path } non è raggiungibile: { $detail }.
error-redis-missing = Un bus richiede un pacchetto in più: pip install "fullhouse[redis]".
error-workers-need-postgresql = Più processi richiedono un database PostgreSQL comune: indica il suo indirizzo con --database.
error-bus-needs-postgresql = Un bus collega server che condividono un database PostgreSQL: indica il suo indirizzo con --database.
error-database-not-a-file = Questo database è su un server; gli strumenti di PostgreSQL, pg_dump e pg_restore, ne fanno e ripristinano le copie.
error-store-trouble = Al momento il server non può salvare nulla.
error-port-unusable = Non si può ascoltare su { $host }, porta { $port }: { $detail }.
error-unknown-host = Questo server non risponde al nome { $host }. Chi lo gestisce può consentirlo: --allowed-host { $host }.
error-cross-site = Questa richiesta veniva dalla pagina di un altro sito.
error-not-json = Una richiesta che modifica qualcosa deve contenere JSON (application/json).
error-bad-upgrade = Per un WebSocket servono una richiesta GET e HTTP/1.1.
error-metrics-closed = Le misure non sono pubbliche: serve un token, oppure vanno chieste dalla macchina stessa.
error-coach-closed = Con questo schema è in corso una partita contro altri: niente suggerimenti fino alla fine.
error-problem-in-play = Con questo schema è in corso una partita contro altri: altre partite e verifiche solo dopo la fine.
error-hint-gone = Lo schema è cambiato: questo suggerimento non vale più.
error-no-step-there = Questo passo qui non è possibile.
error-hint-at-table = I suggerimenti per la tua partita si chiedono al suo tavolo: lì vengono contati.
error-no-reason = Nessuno può dire come è stato trovato il numero in { $cell }.
error-rude-name = Scegli un altro nome.
error-bad-name-letters = Un nome ha almeno una lettera o una cifra, e non troppi accenti su una lettera.

bye-game-fault = Questo gioco ha un difetto.
bye-not-stored = Il server non ha potuto salvare la mossa. Aspetta un momento.
bye-not-told = Il server ha perso il filo. Aspetta un momento.
bye-too-many-messages = Troppo in fretta. Aspetta un momento.
bye-stopping = Il server si sta fermando.
bye-no-spectators = A questo tavolo gli spettatori non sono più ammessi.
bye-moved = Questo posto è passato a un altro dispositivo.
bye-too-slow = Il collegamento è troppo lento. Aspetta un momento.
bye-store-trouble = Al momento il server non può salvare nulla. Aspetta un momento.
bye-names-changed = Un nome di questo tavolo è stato eliminato. Aspetta un momento.
