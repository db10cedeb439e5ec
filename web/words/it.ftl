### Quello che dice solo il browser, in italiano.

skip = Vai al contenuto
nav = Pagine
nav-how = Come si gioca
nav-problems = Schemi
nav-learn = Impara
nav-me = Profilo
home-link = Full House: tutti i giochi
to-shelf = Tutti i giochi
close = Chiudi
settings = Lingua e impostazioni
language = Lingua
language-unfinished = { $language } (in parte in inglese)
sound-on = Attiva il suono
sound-off = Disattiva il suono
credit = Da giochi di Reiner Knizia (Kosmos), L. Colovini, D. De Toffoli e D. Zaccariotto (Clementoni), Ravensburger e Sudoku123.ca. Tutti i testi sono nostri.
trouble-title = Qualcosa è andato storto
trouble-text = Non ha funzionato. Controlla la connessione e riprova.
trouble-again = Riprova
coming-in = Un momento…

theme = Colori
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
theme-contrast = Contrasto alto
surface = Tavolo
surface-oak = Legno
surface-felt = Feltro verde
surface-slate = Ardesia
setting-preview = Mostra i punti di una mossa prima di farla
setting-cells = Nomi delle caselle
setting-coloured = Schemi con tessere colorate invece di numeri
setting-sound = Suono
setting-volume = Volume del suono
setting-notify = Avvisami quando è il mio turno
setting-brisk = I bot giocano più in fretta, dal prossimo tavolo
setting-reactions = Mostra le reazioni degli altri
not-found-title = Qui non c’è niente
not-found-text = A questo indirizzo non c’è nessuna pagina. Da qui torni a tutti i giochi.
no-script = Full House ha bisogno di JavaScript per disegnare il tavolo. Attivalo per questa pagina e poi ricaricala.

## Home

home-title = A che cosa giochiamo?
home-first = Partita guidata
as-tv = Usa questo schermo come televisore
shelf = I giochi
today-on = Oggi, { $date }
today-deal = { $game }, la stessa distribuzione per tutti
today-title = Una distribuzione per tutti
today-play = Gioca la partita del giorno
today-go-on = Continua la partita del giorno
today-puzzle = Schema del giorno
today-see = Vedi la giornata
today-next = ora tocca a te
today-yours = I tuoi punti: { $points }
today-windows = { $lit } finestre su 9
first-here = È la prima volta?
players = { $most ->
    [1] 1 giocatore
   *[other] { $fewest ->
        [1] 1–{ $most } giocatori
       *[other] { $fewest }–{ $most } giocatori
    }
}
players-exact = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
minutes = { $from }–{ $to } min
play-bots = Contro un bot: { $name }
play-alone = Gioca
experienced = Conosco il sudoku: niente aiuti, regole della scatola
opening = Apertura…
code-label = Entra con un codice
code-go = Entra
code-enter = Inserisci codice
your-tables = I tuoi tavoli
tables-away = Ora il server non è raggiungibile. Ecco che cosa ricorda questo dispositivo.
table-with = con { $names }
still-gathering = in attesa di giocatori
your-turn = È il tuo turno
your-turn-at = È il tuo turno: { $game }

opponent = Contro chi vuoi giocare?
beaten = sconfitto
play-against = Gioca contro { $name }
best-points = Il tuo record: { $points }
won-against = Partite vinte: { $won } su { $played }.
with-friends = Con altri

## A new table

who-plays = Chi gioca?
how-sit = Come giocate?
way-bots = Con i bot
way-bots-note = Tu e il computer.
way-apart = Ognuno sul suo dispositivo
way-apart-short = Ognuno il suo
way-apart-note = Gli altri entrano con un codice, un link o un codice QR.
way-round = Un dispositivo per tutti
way-round-short = Uno per tutti
way-round-note = Tutti giocano qui; ciò che è segreto resta coperto finché la persona giusta non ha il dispositivo.
way-alone = In solitario
way-alone-note = Il gioco per una persona.
way-tv = Televisore e telefoni
way-tv-note = Il tabellone sullo schermo grande, ognuno gioca sul suo telefono.
way-change = Cambia
seat-kind = Chi siede al posto { $n }
seat-me = Qui
seat-me-first = Io
seat-open-note = Qualcuno entra con il codice.
name-of-seat = Nome al posto { $n }
bot-of-seat = Livello del bot al posto { $n }
bot-beginner-plays = Guarda una riga, una colonna o un settore alla volta e coglie la prima buona occasione.
bot-casual-plays = Gioca per divertirsi, vede molto e qualcosa gli sfugge.
bot-club-plays = Vede quasi tutto lo schema, comincia a pianificare e sbaglia di rado.
bot-expert-plays = Vede quasi tutto, valuta il seguito e non commette errori.
bot-master-plays = Vede tutto e pensa più avanti che può. Difficile da battere.
remove-seat = Togli il posto { $n }
add-seat = Aggiungi un posto
which-problem = Quale schema?
who-sits = Chi si siede qui?
problem-own = Il mio
problem-text = 81 numeri, con punti o zeri per le caselle libere
level = Livello
options-changed = { $count ->
    [one] { $count } opzione cambiata.
   *[other] { $count } opzioni cambiate.
}
pack = Regole
pack-family = La prima sera
pack-printed = Come nella scatola
pack-strict = Online
pack-family-text = Se un numero non può stare nella casella, la mossa viene rifiutata, senza penalità. Nessun limite di tempo.
pack-printed-text = Il regolamento così com’è nella scatola.
pack-printed-ours = { $count ->
    [one] { $count } frase delle regole è nostra, e segnata.
   *[other] { $count } frasi delle regole sono nostre, e segnate.
}
pack-strict-text = Ogni errore viene segnalato subito e penalizzato. { $seconds } secondi per turno.
pack-family-alone = Senza limite di tempo.
pack-strict-alone = { $seconds } secondi per turno.
stretch = Tempi più lunghi
mark-stretch = [addition|Per chi ha bisogno di più tempo per vedere, leggere o giocare.]
table-pace = Come si gioca
table-pace-live = Tutti insieme, adesso
table-pace-post = Per corrispondenza: una mossa ogni tanto, per giorni o settimane
allow-spectators = Chi ha il codice può guardare
allow-coach = Tutti possono chiedere aiuto al coach su questo schema
allow-coach-note = Altrimenti il coach di questo server tace sullo schema fino alla fine della partita. Nessuno può impedire che si usi un altro programma: è una questione di fiducia.
start = Inizia
seats = Posti
seat-open = Posto libero
chair-free = Libero
seat-bot = Bot
player-n = Giocatore { $n }
bot-beginner = Bot: principiante
bot-casual = Bot: occasionale
bot-club = Bot: giocatore di circolo
bot-expert = Bot: esperto
bot-master = Bot: maestro
bot-random = Bot: a caso
bot-greedy = Bot: più punti subito
bot-helper = Bot: compagno
name-of-bot-beginner = Anatroccolo
name-of-bot-casual = Scoiattolo
name-of-bot-club = Volpe
name-of-bot-expert = Corvo
name-of-bot-master = Gufo
name-of-bot-random = Farfalla
name-of-bot-greedy = Gazza
name-of-bot-helper = Castoro
on = sì
off = no
open-table = Apri il tavolo
learn = Prima partita guidata
rules = Le regole
play-now = Gioca ora

## At the door and in the lobby

no-table-title = Qui non c’è un tavolo
door-title = Entra al tavolo: { $name }
door-full = Tutti i posti sono occupati. Puoi guardare.
door-over = Questa partita è finita. Puoi guardarla.
your-name = Il tuo nome
rename = Cambia il nome
rename-done = Fatto
introduce = Come ti chiami?
introduce-not = Non ora
your-piece = Il tuo colore
take-seat = Prendi posto
watch = Guarda
lobby-title = { $count ->
    [one] Un posto è libero
   *[other] { $count } posti sono liberi
}
lobby-ready = Ci siete tutti
lobby-in = Hai il tuo posto
invite = Invita
open-tv = Apri la vista per il televisore
tv-how = Sul televisore apri questo indirizzo:
tv-phone = Oppure scegli con un telefono
tv-phone-text = Apri lì un tavolo, poi scrivi qui il suo codice.
tv-join = Entra con il telefono
only-here = Telefoni e altri computer non raggiungono questo indirizzo. Chiudi Full House, avvialo con { $command } e apri l’indirizzo che mostra.
qr-label = Codice QR del link a questo tavolo
start-without = Inizia senza i posti liberi
start-bots = Completa con i bot e inizia
shuffle = Mescola i posti
lobby-wait-seats = Si aspettano altri giocatori…
lobby-wait-host = Ci siete tutti. Chi ha aperto il tavolo avvia la partita.
join-code = Codice per entrare
you-here = Tu
you = tu
bot = bot
bot-level = bot, { $level }
share-link = Condividi il link
copied = Copiato
table-gone-title = Questo tavolo non c’è più
table-gone-text = Il link non apre più un tavolo. Forse il posto è passato a un altro dispositivo.

## The table

table-of = Tavolo: { $name }
board-of = Tabellone: { $name }
beside-board = Accanto al tabellone
status = Che cosa succede
players-label = Giocatori
to-move = è di turno
is-asked = deve rispondere
is-away = assente
has-left = ha lasciato il tavolo
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
colon = :
percent = { $value }%
points-for-you = { $points ->
    [one] { $points } punto per te
   *[other] { $points } punti per te
}
holds = ha in mano { $tiles }
turn-name = È il turno di { $name }
asked-you = Accetti?
asked-names = { $names-count ->
    [1] { $names } deve rispondere
   *[other] { $names } devono rispondere
}
all-may-act = Tutti possono scrivere
clock-show = Mostra il tempo
clock-hide = Tempo { $time }: nascondilo
tap-to-go-on = Tocca per continuare
is-paused = La partita è in pausa
is-over = La partita è finita
opponents = gli avversari
whole-game = tutta la partita
tap-again = Tocca ancora { $cell } per giocare lì.
confirm = Gioca in { $cell }
your-hand = La tua mano
claimed-tile = La tessera dichiarata
keypad = Numeri
key-digit = { $symbol }, ne restano { $left }
actions = Che cosa puoi fare
tale = La partita finora
sheet-touch = Tocca una riga per vedere le sue caselle.
clock-label = Tempo rimasto: { $name }
clock-late = Il tempo sta per finire: { $name }
why-points = Perché questi punti? (regole)
why-mistakes = Che cosa conta come errore? (regole)
why-clock = A che cosa serve la clessidra? (regole)
pass-to = È il turno di { $name }: passa il dispositivo
pass-text = Ora gioca { $name }, e solo { $name } può vedere la tessera.
pass-done = Sono { $name }: mostra la mia tessera
point-object = Che cosa è sbagliato? Toccalo.
point-other = Tocca la casella che intendi.
say-point-elsewhere = Non puoi fare obiezione su { $cell }. Indica una casella segnata.
say-point-other = Non è possibile in { $cell }.
say-choose-symbol = Scegli prima un numero o una tessera, poi tocca la casella.
say-look-who-waves = Non qui. Guarda chi saluta!
do-touch = Tocca una casella per giocare lì.
do-take-and-touch = Prendi una tessera dalla mano, poi tocca una casella.
line-last-look = La partita finisce qui: è l’ultima occasione per fare obiezione.
now-asked = Accetta, o fai obiezione se vedi un errore.
now-scored = +{ $points } per te.
now-lost = −{ $points } per te.
now-lead = { $points ->
    [one] Hai { $points } punto di vantaggio.
   *[other] Hai { $points } punti di vantaggio.
}
now-behind = { $points ->
    [one] Hai { $points } punto di svantaggio.
   *[other] Hai { $points } punti di svantaggio.
}
now-level = Siete pari.
refused-in-row = Il numero { $symbol } c’è già in questa riga, in { $cell }.
refused-in-column = Il numero { $symbol } c’è già in questa colonna, in { $cell }.
refused-in-block = Il numero { $symbol } c’è già in questo settore, in { $cell }.
help-on = Attiva l’aiuto
help-off = Disattiva l’aiuto
line-hints = { $count ->
    [0] Nessun suggerimento chiesto.
    [one] { $count } suggerimento chiesto.
   *[other] { $count } suggerimenti chiesti.
}
tip = Consiglio: { $tip }
mark-counted = Cornice verde: le caselle che hanno contato.
mark-reason = Cerchio: le caselle che spiegano il perché.
mark-last = I quattro angoli segnano l’ultima mossa.
link-gone = Connessione persa. La stiamo ristabilendo: intanto non viene inviato nulla.
link-slow = Ancora nessuna risposta. Quello che fai resta in attesa e parte appena ne arriva una.
link-moved = Questo posto ora è su un altro dispositivo.
who-object = Chi fa obiezione?
who-other = Chi lo dice?
act-object = Obiezione!
act-accept = Accetto
act-see-none = Non ne vedo
act-stuck = Non posso giocare
sure-stuck = Sì, non può stare da nessuna parte
sure-stuck-text = Guarda ancora ogni casella libera: se la tua tessera non può stare da nessuna parte, la partita finisce.
act-pass = Passo
act-done = Finisci il turno
act-undo = Annulla
act-redo = Rifai
act-hint = Suggerimento
act-why = Perché?
act-note = Appunti
note-tools = Più appunti insieme
act-fill = Inserisci appunti
act-clear = Cancella appunti
act-centre = Centro
act-colour = Colori
act-tint = Colora appunti
act-fill-one = Annota ogni { $symbol }
act-clear-one = Togli ogni { $symbol }
act-sweep = I numeri tolgono gli appunti
act-erase = Cancella
act-other = { $move }
referee-table = Controllano i giocatori: fai obiezione in tempo.
referee-umpire = L’arbitro segnala gli errori.
referee-guard = L’assistente rifiuta gli errori visibili.
fault-here = È un errore mettere un numero dove non può stare.
rule-table = I giocatori si controllano
rule-umpire = L’arbitro controlla
rule-guard = L’assistente controlla
table-rules = Le regole di questo tavolo
story-before = Prima: { $told }
story-all = Tutte le mosse
reactions = Reazioni
reacted = { $name }: { $said }
watcher = Qualcuno che guarda
reaction-hello = Ciao!
reaction-bravo = Che spettacolo!
reaction-good = Bella mossa!
reaction-love = Che bello!
reaction-laugh = Ah ah!
reaction-wow = Accidenti!
reaction-hmm = Mmm…
reaction-oops = Ops!
reaction-phew = Meno male!
reaction-sad = Oh no!
reaction-luck = Buona fortuna!
reaction-thanks = Grazie!
reaction-take_your_time = Fai con calma
reaction-your_move = Tocca a te?
menu = Menu
vote-pause = Pausa
vote-resume = Continua
vote-abandon = Interrompi senza risultato
sure-abandon = Sì, interrompi senza risultato
to-result = Vedi il risultato

asked-digit = Va bene questo { $symbol } in { $cell }?
asked-digit-name = { $name }, va bene questo { $symbol } in { $cell }?
do-write = Tocca una casella, poi un numero.
now-write-open = { $count ->
    [0] Ora il numero { $symbol } non può stare da nessuna parte.
    [one] Il numero { $symbol } può stare in una sola casella.
   *[other] Il numero { $symbol } può stare in { $count } caselle. Toccane una.
}
now-write = Hai scelto il numero { $symbol }. Tocca una casella.
now-missed = Non qui: in { $kind ->
    [row] questa riga
    [column] questa colonna
   *[block] questo settore
} il numero { $symbol } va in una casella incorniciata. Non perdi nulla.
line-full-wrong = Il tabellone è pieno, ma non tutti i numeri sono giusti.
hand-empty = La tua mano è vuota.
hand-tile = Prendi la tessera { $symbol }
hand-only = La tua tessera: { $symbol }. Scegli una casella del tabellone.
hand-places = { $count ->
    [0] nessun posto
    [one] { $count } posto
   *[other] { $count } posti
}
hand-good = Mostrane una buona
hand-good-at = in { $cell }
hand-fits = { $count ->
    [one] casella possibile
   *[other] caselle possibili
}
story-row = { $count } nella riga
story-column = { $count } nella colonna
story-block = { $count } nel settore
stack-left = { $count ->
    [0] nessuna tessera
    [one] ancora { $count } tessera
   *[other] ancora { $count } tessere
}
tokens = { $count ->
    [one] { $count } gettone da 40
   *[other] { $count } gettoni da 40
}
point-show = Indica una casella dove la tessera può stare.
say-choose-tile = Prima prendi una tessera dalla mano, poi tocca la casella.
say-flip-sure = Hai in mano la tessera { $symbol }. Tocca ancora { $cell } per girare quella che è lì.
say-hand-empty = La tua mano è vuota: scopri una tessera.
say-face-up = Questa tessera è già scoperta e resta lì.
say-not-in-hand = Non hai in mano la tessera { $symbol }.
do-lay = Tocca una casella libera dove la tua tessera può stare.
do-lay-open = Tocca una casella verde.
do-flip = Tocca una tessera per scoprirla.
do-insert = Scopri una tessera, o inseriscine una dalla mano.
now-lay-open = { $count ->
    [0] La tua tessera { $symbol } non può stare da nessuna parte.
    [one] La tua tessera { $symbol } può stare in una sola casella.
   *[other] Posa la tua tessera { $symbol }.
}
now-lay = Posa la tua tessera { $symbol }.
now-insert-open = { $count ->
    [0] Nessun posto per la tessera { $symbol }: scopri una tessera.
    [one] La tessera { $symbol } ha un solo posto. Oppure scopri una tessera.
   *[other] La tessera { $symbol } ha { $count } posti. Oppure scopri una tessera.
}
now-insert = Inserisci la tessera { $symbol }, o scoprine un’altra.
now-insert-none = Ora non puoi inserire nulla: scopri una tessera.
line-claimed = { $name } non trova posto per la tessera { $symbol }. Ne vedi uno? Toccalo.
line-claimed-others = { $name } non trova posto per la tessera { $symbol }. Gli altri cercano.
menu-back = Indietro
menu-game = Partita
menu-help = Aiuto
menu-leave = Esci
menu-waits = il tavolo aspetta
menu-bot = Far giocare un bot
about-deal = Su questa distribuzione
other-device = Gioca su un altro dispositivo
other-device-text = Inquadra il codice con l’altro dispositivo, oppure mandati il link. Non darlo a nessuno: è la chiave del tuo posto.
give-back = Rendi il posto a { $name }
bot-for-me = Far giocare un bot al posto di { $name } per un po’?
bot-for-you = Far giocare un bot al tuo posto per un po’?
asked-nudge-you = Gli altri aspettano la tua risposta.
act-still-looking = Sto ancora guardando
act-go-on-without = Continua senza { $name }
go-on-without-text = { $name } non risponde. Se continuate, a questa domanda risponde l’arbitro.
act-bot-plays-for = Fai giocare un bot per { $name }
bot-plays-for-text = { $name } non gioca da un po’. Può riprendere il posto toccando il tavolo.
paused-by = { $name } ha messo in pausa la partita
paused-by-you = Hai messo in pausa la partita
asked-abandon = { $name } vorrebbe interrompere senza risultato. E tu?
asked-stop = { $name } vorrebbe smettere qui. E tu?
asked-pause = { $name } vorrebbe una pausa. E tu?
asked-resume = { $name } vorrebbe continuare. E tu?
waits-abandon = Vuoi interrompere senza risultato
waits-stop = Vuoi smettere qui
waits-pause = Vuoi una pausa
waits-resume = Vuoi continuare
waits-for = Manca ancora la risposta di { $names }.
act-agree-abandon = Interrompi
act-agree-stop = Smettiamo
act-refuse-abandon = Continua a giocare
act-refuse-resume = Resta in pausa
act-nobody-objects = Nessuna obiezione
press-and-hold = tieni premuto
plays-again = { $name } è di nuovo al tavolo e gioca.
plays-again-you = Sei di nuovo al tavolo e giochi tu.
bot-instead = { $name } ha lasciato il tavolo. Far giocare un bot al suo posto?
bot-plays-on = Fai giocare un bot
bot-plays-for = Un bot gioca per { $name }.
bot-plays-for-you = Un bot gioca per te.
play-myself = Riprendi il tuo posto

## The moments

moment-objected = Obiezione di { $name }!
moment-objected-you = La tua obiezione!
moment-upheld = Ben visto!
moment-rejected = Nessun errore
moment-called = Errore di { $name }!
moment-called-you = Errore tuo!
moment-cost = { $name }: −{ $points }
moment-tile-lost = { $name } perde la tessera
moment-tile-lost-you = Perdi la tessera
moment-claimed = { $name }: «Non posso giocare»
moment-claimed-you = Non puoi giocare?
moment-passed = { $name } passa
moment-passed-you = Passi
moment-shown = Può stare qui!
moment-forced = Obbligata!
moment-lap = Un giro di tracciato: +40

moment-missed = { $name }: quasi!
moment-missed-you = Quasi! Non perdi nulla.
event-missed = In { $cell } va un altro numero.
tv-go-on = Un’altra partita? Premete «{ rematch }» sui telefoni.
tv-no-fault = { $name } non ha sbagliato

## For ears

cell-empty = libera
cell-down = coperta
cell-golden = { $symbol } d’oro
cell-given = { $symbol }, dato
cell-by = { $symbol } di { $name }
cell-yours = { $symbol }, tuo
cell-notes = appunti { $notes }
cell-centre = al centro { $notes }
cell-colours = colori { $colours }
cell-tints = appunti colorati { $notes }
key-colour = Colore { $colour }
key-tint = { $symbol } { $colour }: colora appunti
cell-clash = ripetuto
cell-wrong = sbagliato
clash-heard = Ripetuti in una riga, in una colonna o in un settore: { $repeated }
hear-row = Riga
hear-column = Colonna
hear-block = Settore
keys-title = Tasti
key-arrows = muoviti sul tabellone
key-block = salta un settore
key-ends = inizio e fine della riga
key-digits = scrivi il numero o prendi la tessera
key-select = seleziona più caselle (anche trascinando o con Ctrl)
key-enter = gioca su questa casella
key-delete = cancella
key-escape = rimetti giù ciò che hai preso
key-hear = ascolta la riga, la colonna o il settore
key-scores = ascolta i punti
key-last = ascolta l’ultima mossa
key-help = questo elenco

## The coach

hint-stage = { $stage ->
    [1] Dove guardare:
    [2] Quale tecnica:
   *[3] Tutto il ragionamento:
}
hint-more = Premi ancora «Suggerimento» per saperne di più.
hint-why = Il perché di { $cell }:
hint-save = Salva l’immagine
hint-print = Stampa
hint-write = Scrivi { $symbol } in { $cell }
hint-strike = { $count ->
    [one] Togli { $count } appunto
   *[other] Togli { $count } appunti
}
hint-fill-and-strike = Inserisci gli appunti e togline { $count }
hint-erase = { $count ->
    [one] Cancella questo numero
   *[other] Cancella questi { $count } numeri
}
hint-player = Passo dopo passo
hint-back = Un passo indietro
hint-on = Un passo avanti
hint-play = Mostra passo dopo passo
hint-stop = Ferma
hint-beat = { $beat } di { $beats }
hint-legend = Che cosa significano i segni
hint-links = { $count ->
    [one] { $count } anello
   *[other] { $count } anelli
}
hint-case = Apri o chiudi questo caso
hint-show-line = Mostra sullo schema
hint-shorter = Una via più corta ({ $count })
hint-no-shorter = Non c’è una via più corta che abbia un nome.
hint-digit = Mostrami solo il numero
hint-digit-is = In { $cell } va il { $symbol }.
hint-way = Metodo di soluzione
hint-way-easiest = il passo più facile
coach-looks = Il coach guarda il tabellone…
coach-asked = { $count ->
    [one] Su questo schema si è chiesto aiuto al coach { $count } volta.
   *[other] Su questo schema si è chiesto aiuto al coach { $count } volte.
}

## The end

end-mistakes = { $count ->
    [0] Nessun errore.
    [one] { $count } numero sbagliato lungo la strada.
   *[other] { $count } numeri sbagliati lungo la strada.
}
end-technique = { $name } ({ $count })
end-techniques = Tecniche necessarie: { $list }.
next-problem = Schema successivo
end-winners = { $winners-count ->
    [1] Vince { $winners }!
   *[other] Vincono insieme { $winners }!
}
end-nobody = Non vince nessuno
end-ahead = { $points ->
    [one] { $name } ha { $points } punto in meno di te.
   *[other] { $name } ha { $points } punti in meno di te.
}
next-timer = E ora con la clessidra?
next-box = E ora come nella scatola?
end-abandoned = Partita interrotta
end-best-yet = Il tuo miglior risultato!
end-so-close = C’eri quasi!
end-good-game = Bella partita!
end-behind = { $points ->
    [one] { $name } ha { $points } punto di vantaggio.
   *[other] { $name } ha { $points } punti di vantaggio.
}
end-your-points = { $points ->
    [one] Hai fatto { $points } punto: il tuo massimo finora!
   *[other] Hai fatto { $points } punti: mai così tanti!
}
end-record = { $points ->
    [one] Nuovo record: { $points } punto!
   *[other] Nuovo record: { $points } punti!
}
end-place = { $place }º risultato su { $count } nella tua classifica.
end-no-result = Avete deciso di smettere.
end-no-result-alone = Hai smesso.
end-solved = Risolto!
end-full = Il tabellone è pieno
end-no_progress = Nessuno è andato avanti
end-time_up = Il tempo è scaduto
end-agreed = Avete deciso di smettere
end-agreed-alone = Hai smesso
end-rounds_played = L’ultimo giro è finito
end-complete = Lo schema è completo!
end-stuck = La tua tessera non può stare da nessuna parte
end-tiles_used_up = La pila è finita!
end-nothing_to_do = Non si può fare altro
end-failed = Il solitario non è riuscito
end-finished = Finito!
reason-solved = Ogni numero è giusto.
reason-full = Tutte le caselle sono piene, ma non tutti i numeri sono giusti.
reason-no_progress = Per tre giri nessuno ha scritto un numero rimasto sul tabellone.
reason-time_up = Il tempo di gioco è scaduto.
reason-agreed = Tutti hanno voluto smettere.
reason-agreed-alone = Lo schema non è ancora risolto.
reason-rounds_played = È stato giocato l’ultimo giro.
reason-complete = Lo schema è completo.
reason-stuck = Per una tessera non si è trovato posto.
reason-tiles_used_up = Non ci sono più tessere da pescare.
reason-nothing_to_do = Chi è di turno non può fare più nulla.
reason-failed = Tre tessere uguali in mano, e per nessuna c’è posto.
reason-finished = Nessuna tessera è più coperta.
end-far = { $done ->
    [one] { $done } tessera su { $all } ha trovato posto.
   *[other] { $done } tessere su { $all } hanno trovato posto.
}
end-more = Altro
end-hand = In mano alla fine:
end-no-place = Nessun posto per: { $symbol }
end-laid =
    { $count ->
        [one] { $count } animale ha trovato posto!
       *[other] { $count } animali hanno trovato posto!
    }
end-sticker = Un adesivo per te: { $symbol }
end-time = Tempo: { $time }.
end-first-time = Il tuo primo risultato a questo livello.
end-best-time = Il tuo tempo migliore a questo livello!
end-time-to-beat = Il tuo tempo migliore a questo livello: { $time }.
your-progress = I tuoi progressi
winner = ha vinto
chart-title = I punti, mossa per mossa
chart-label = Grafico dei punti di { $names }, mossa per mossa
chart-moves = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
series-title = La serie
series-after = { $count ->
    [one] Dopo { $count } partita
   *[other] Dopo { $count } partite
}
series-game = Partita { $game } di { $count }
series-match = Un incontro ha { $count } partite: ognuno comincia una volta.
series-won = { $count ->
    [one] { $count } partita vinta
   *[other] { $count } partite vinte
}
series-begins = La prossima partita la comincia { $name }.
series-begins-you = La prossima partita la cominci tu.
series-winners = { $winners-count ->
    [1] { $winners } vince l’incontro!
   *[other] { $winners } vincono insieme l’incontro!
}
series-winners-you = Hai vinto l’incontro!
series-new = Un nuovo incontro
rematch-waits = In attesa di { $names }
rematch-wanted = Un’altra partita? Proposta di { $names }
look-at-board = Guarda il tabellone
game-fault-title = Questo gioco ha un difetto
game-fault-text = Le sue regole si sono fermate per un errore, ma nulla è andato perso: la partita fin qui si può salvare in un file. Chi gestisce il server trova il motivo nel registro.
game-fault-again = Riprova
save-record = Salva la partita
deal-check = Controlla la distribuzione
deal-explained = Prima della partita il server mostra l’impronta di un numero segreto. Poi il dispositivo di ogni giocatore aggiunge numeri casuali propri, così nessuno, nemmeno il server, può scegliere la distribuzione. Dopo la partita il segreto viene mostrato, e chiunque può controllare che abbia questa impronta e porti a questa distribuzione.
deal-checking = Controllo in corso…
deal-good = { $count ->
    [0] Distribuzione come promessa, fatta dal solo server.
    [one] Distribuzione come promessa, fatta dal server e da un dispositivo.
   *[other] Distribuzione come promessa, fatta dal server e da { $count } dispositivi.
}
deal-mine = I numeri di questo dispositivo ne fanno parte, e l’impronta è quella che ha visto prima della partita.
deal-not-mine = Questo dispositivo non ha partecipato: ha controllato solo ciò che dice la partita registrata.
deal-signed = Ogni mossa è come è stata giocata e firmata.
deal-unsigned = Questa partita non è firmata: nessun server garantisce per essa.
deal-false = Questa distribuzione non è quella promessa a questo dispositivo.
deal-elsewhere = Se non ti fidi di questa pagina, salva la partita e controllala altrove: fullhouse verify
deal-fingerprint = Impronta della distribuzione
table-imported = Questo tavolo viene da altrove. Chi l’ha portato forse sa che cosa è nascosto nella partita arrivata con il tavolo. I suoi risultati non contano tra i migliori.

end-shared-you = Hai vinto, insieme a { $winners }!
end-you-win = Hai vinto!
scores = Punti
rematch = Gioca ancora
replay = Rivedi
share = Condividi

## Replay

replay-of = Rivedi: { $name }
replay-first = All’inizio
replay-back = Una mossa indietro
replay-next = Una mossa avanti
replay-last = Alla fine
replay-run = Avvia
replay-stop = Ferma
replay-move = Mossa { $n } di { $count }
replay-start = L’inizio.
the-table = il tavolo
record-drop = Trascina qui una partita registrata o scegli un file.
replay-empty = Ogni partita finita si può rivedere: nell’ultima pagina c’è «{ replay }».
record-choose = Scegli un file
record-too-big = Questo file è troppo grande per una partita registrata.
record-no-json = Non è una partita registrata: il file non è JSON.

## Problems

nav-daily = Schemi del giorno
home-solving = Per chi ama il sudoku
race-progress = Caselle riempite: { $filled } su { $count }
problem-level = Livello: { $level }.
printout-title = Foglio da stampare
printout-count = Schemi per pagina
printout-solutions = Con le soluzioni
printout-answers = Soluzioni
printout-empty = Non c’è nessuno schema da stampare.
daily-month-before = Mese precedente
daily-month-after = Mese successivo
daily-solved-on = { $day }: { $count ->
    [one] { $count } risolto
   *[other] { $count } risolti
}
daily-record = Schemi risolti: { $problems }. Giorni: { $days }.
search-scale = I punteggi vanno da circa 500 (facile) a 18.000 (diabolico).
daily-others = Soluzioni qui: { $count }, la metà in { $median } o meno. Senza suggerimenti: { $free }.
daily-own = La tua prima volta: numeri sbagliati { $mistakes }, suggerimenti { $hints }.
daily-faultless = Senza numeri sbagliati: { $faultless } su { $counted }.
daily-faster = Più veloce di { $share } su 100.
today-number = N. { $number }
today-text = Una distribuzione e uno schema al giorno, uguali per tutti. Conta la tua prima partita.
today-house = Si accende una finestra per ogni giorno in cui giochi. Un giorno saltato non ne spegne nessuna.
today-against = Contro { $bot }
today-made = Tu { $points }, { $bot } { $others }
today-picture = Salva l’immagine
today-best = I migliori qui oggi
today-played = Partite qui: { $count }
today-nobody = Qui nessuno ha ancora finito questa partita.
today-levels = Altri cinque schemi, uno per livello
daily-text = Uno per livello, uguali per tutti. Gli schemi dei giorni passati restano disponibili.
daily-before = Il giorno prima
daily-after = Il giorno dopo
daily-day = Un altro giorno
daily-share = Condividi il risultato
mark-solved = Risolto in { $time }
mark-started = Iniziato
mark-new = Non iniziato
next-unsolved = Prossimo non risolto: { $number }
problem-numbers = Schemi per numero
booklet-title = Il libretto
booklet-text = Cinquanta schemi per i sei metodi di soluzione, ognuno un po’ più difficile del precedente. Comincia dal numero 1.
booklet-numbers = Schemi del libretto
booklet-level = Livello { $level }: { $ways }
booklet-solved = Risolti: { $solved } su { $count }
search-problems = Cerca nella biblioteca
search-any = Qualsiasi
search-technique = Tecnica necessaria
search-as-hardest = Niente di più difficile
search-symmetry = Simmetria
search-clues-from = Numeri dati, almeno
search-clues-to = Numeri dati, al massimo
search-score-from = Difficoltà, almeno
search-score-to = Difficoltà, al massimo
search-go = Cerca
search-found = { $count ->
    [0] Nessuno schema della biblioteca corrisponde.
    [one] { $count } schema trovato.
   *[other] { $count } schemi trovati.
}
search-facts = { $clues } numeri dati, difficoltà { $score }, SE { $se }.
search-more = Mostra altri
search-make = Creane uno nuovo
search-make-text = Livello: { $level }. Simmetria scelta sopra.
search-make-technique = Questa tecnica è il passo più difficile. Simmetria: mezzo giro, o nessuna.
search-make-pattern = Il percorso verso la soluzione usa questa figura. Simmetria: mezzo giro, o nessuna.
symmetry-half-turn = Mezzo giro
symmetry-quarter-turn = Quarti di giro
symmetry-left-right = Sinistra e destra
symmetry-top-bottom = Sopra e sotto
symmetry-diagonal = Diagonale
symmetry-antidiagonal = Altra diagonale
daily-streak = { $count ->
    [one] { $count } giorno di fila.
   *[other] { $count } giorni di fila.
}
new-problem = Un nuovo schema
new-problem-making = Lo stiamo creando…
new-problem-text = Uno schema nuovo di questo livello, fatto per te.
collection = La tua raccolta
collection-text = Gli schemi che tieni su questo dispositivo. Apri un file con uno schema per riga.
collection-file = Apri un file
collection-fault = Riga { $line }: { $why }
collection-drop = Togli
collection-save = Salva la raccolta
collection-keep = Conserva
collection-came = { $count ->
    [one] { $count } schema aggiunto.
   *[other] { $count } schemi aggiunti.
}
own-problem = Il tuo schema
own-problem-text = Scrivi o incolla uno schema in una forma comune. Si controlla che abbia una sola soluzione.
problem-file = Schema da un file
problem-good = Uno schema valido, con { $givens } numeri dati.
problem-board = Schema { $name }

web-error-not-a-text = «{ $file }» non è un testo. Gli schemi si leggono da file di testo, per esempio con 81 numeri e punti in una riga; un’immagine non si può leggere.
web-error-collection-full = La tua raccolta può contenere { $most } schemi, e questi sarebbero di più. Non è cambiato nulla.

## Me

me-title = Le tue partite
me-change = Nome e pedina
me-data = Dati e dispositivi
me-text = Le tue partite sono conservate su questo dispositivo, insieme a quello che il server sa dei tuoi posti. Puoi portare tutto con te in un file.
me-empty = Qui non c’è ancora niente: gioca prima una partita.
erase-text = Il tuo nome e le tue chiavi spariscono da tutti i tavoli di questo dispositivo; i tuoi risultati e gli schemi conservati spariscono dal dispositivo. Le partite restano per gli altri, con un numero al posto del tuo nome. Non si può annullare.
erase-sure = Sì, elimina i miei dati
erase-done = I tuoi dati sono stati eliminati.
erase-left = { $count ->
    [one] Non è stato possibile raggiungere { $count } tavolo. Riprova più tardi.
   *[other] Non è stato possibile raggiungere { $count } tavoli. Riprova più tardi.
}
me-games = Partite
stickers = Adesivi
stickers-text = { $won } su { $count }. Ogni partita finita con gli animali ne porta uno.
me-played = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
me-won = { $count ->
    [one] { $count } vittoria
   *[other] { $count } vittorie
}
me-times = Tempi in solitario
me-best = Record in solitario
me-house = I migliori in solitario su questo server
level-other = Altri schemi
me-bots = Contro i bot
variant-full = riga, colonna e settore
variant-simple = riga e colonna
variant-block = settore
variant-value = numeri sommati
me-successes = Giocati: { $played }, riusciti: { $succeeded }; miglior risultato: { $best }.
me-spread = Punti ottenuti
plot-label = { $count ->
    [one] Grafico di { $count } tempo, per livello
   *[other] Grafico di { $count } tempi, per livello
}
export = Salva in un file
import = Carica da un file
import-good = { $count ->
    [one] { $count } nuovo risultato.
   *[other] { $count } nuovi risultati.
}
import-bad = Questo file non contiene risultati di Full House.

erase = Elimina i miei dati
install = Installa come app
keep-offline = Tieni per l’uso offline

## How to play

how-text = Ogni gioco ha una prima partita guidata di poche mosse, e tutte le sue regole.
how-full = Tutte le regole
how-step-board = Passo { $n } sul tabellone
how-again = Rivedi la mossa
lessons-tips = Come procedere
learn-figure = Come funziona
learn-find = Trovalo da te
learn-find-place = Tocca una casella, poi il numero che ci va, e infine «Verifica».
learn-find-out = Tocca una casella, poi ogni numero che si può togliere, e infine «Verifica».
learn-not-noted = Fra gli appunti di { $cell } non c’è { $symbol }.
learn-check = Verifica
learn-another = Un’altra posizione
learn-whole = Uno schema intero con questa tecnica
learn-found = { $count ->
    [0] Non hai ancora trovato questa tecnica.
    [one] L’hai trovata { $count } volta.
   *[other] L’hai trovata { $count } volte.
}
learn-next = Avanti
learn-again = Da capo
learn-today = Cinque minuti oggi
learn-today-due = { $drills }.
learn-today-none = Oggi non c’è niente da ripassare. Prossima lezione: { $technique }.
learn-why-hint = { $technique } (con un suggerimento)
learn-why-slow = { $technique } (c’è voluto un po’)
learn-why-wrong = { $technique } (non trovata l’ultima volta)
learn-why-due = { $technique } (da ripassare)
learn-nothing-due = Oggi non c’è niente da ripassare.
learn-session-done = Per oggi è tutto. Trovati al primo colpo: { $first } su { $count }.
learn-days = { $count ->
    [one] Hai fatto esercizio un giorno.
   *[other] Hai fatto esercizio per { $count } giorni.
}
learn-days-row = { $count ->
    [one] { $count } giorno di fila.
   *[other] { $count } giorni di fila.
}
learn-start = Inizia a imparare
learn-practise = Esercitati: { $technique }
learn-standing-new = da iniziare
learn-standing-begun = iniziata
learn-standing-practised = in allenamento
learn-standing-mastered = acquisita
learn-standing-next = prossima lezione
learn-chapter-start = Per cominciare
learn-chapter-booklet = Il libretto: sei metodi
learn-chapter-deduction = Candidati bloccati, coppie e triple
learn-chapter-links = Un numero, due legami
learn-chapter-fish = Pesci
learn-chapter-wings = Wing
learn-chapter-sets = Quattro caselle
learn-chapter-uniqueness = Una sola soluzione
learn-chapter-colours = Colori
learn-chapter-chains = Catene
learn-chapter-groups = Gruppi di caselle
learn-chapter-large = Grandi pesci con pinne
learn-chapter-mixed = Linee e settori insieme
learn-chapter-nets = Ipotesi
learn-screen = Pagina { $number } di { $count }
learn-figure-number = Dalla figura { $number } del libretto, posizione nostra
learn-figure-link = Passo { $link } di { $links }
learn-theme-slide = Dove va il numero? Il settore è attraversato da righe e colonne che lo contengono già.
learn-theme-few_gaps = Una riga o colonna con poche caselle libere. Per ogni numero che manca, chiediti dove può ancora stare.
learn-theme-many_gaps = Anche una riga o colonna con molte caselle libere può svelare un numero.
learn-theme-block = Quali numeri mancano a questo settore? Righe e colonne lasciano a uno di loro una sola casella.
learn-theme-elimination = In una riga o colonna, una casella libera è vietata a tutti i numeri che mancano, tranne uno.
learn-theme-whole_line = Lo stesso in una colonna con quattro caselle libere: un numero dopo l’altro, finché ci sono tutti. La figura 15 è questa, risolta.
learn-theme-exclusion = Guarda dove si incontrano molti numeri diversi, non dove si ripetono gli stessi.
learn-theme-block_to_line = Tutti i posti in un settore sono su una sola riga o colonna. Nel resto di quella riga o colonna il numero non può stare.
learn-theme-three_for_three = Due caselle per due numeri, e quindi tre per tre. Il settore seguente si restringe, e si possono scrivere tre numeri.
learn-theme-chain = A due colonne e a una riga mancano due numeri ciascuna. Una conclusione porta all’altra, finché ci sono tutti e sei.
learn-figure-play = Trova ogni conclusione. Con l’ultima scrivi un numero.
learn-figure-fill = Riempi le caselle libere una dopo l’altra.
learn-deduction-whole = Risolvi uno schema per deduzione
learn-deduction-text = Esaurisci i metodi semplici, poi deduci. Al tavolo il suggerimento può seguire un solo metodo: scegli «deduzione».
learn-worked = Un altro esempio
learn-alike = { $technique }: sì o no?
learn-alike-digit = Cerca il numero { $digit } nella cornice.
learn-alike-yes = Sì, vale
learn-alike-no = No
learn-alike-touch = Tocca la casella che rovina tutto.
learn-alike-elsewhere = Non è questa casella. Guarda ancora.
learn-alike-show = Fammi vedere
learn-test = Breve prova
learn-test-text = Tre posizioni, senza suggerimenti, una risposta ciascuna. Ne bastano due giuste.
learn-test-passed = Superata: { $right } su { $count }.
learn-test-failed = { $right } su { $count }. Esercitati ancora un po’.
learn-test-again = Ripeti la prova
learn-continue = Avanti
learn-back = Indietro
learn-skip = Salta questa
learn-save = Salva i miei progressi
learn-load = Carica i progressi da un file
learn-load-bad = Questo file non contiene progressi delle lezioni.

lessons-title = Le lezioni del coach

## What is refused

web-error-no-connection = Ora non c’è connessione con il server. Non è stato inviato niente; riprova tra un momento.
web-error-follow-hand = Per ora segui la mano: indica che cosa viene dopo.
web-error-server-trouble = Il server ha un problema. Riprova tra un momento.
web-error-not-understood = Il server non ha capito. Ricarica la pagina e riprova.
web-error-stale = Qualcuno è stato più veloce: guarda di nuovo il tabellone.
web-error-other = Ora non è possibile.

web-error-needs-server = Per giocare con persone su altri dispositivi serve un server, e ora nessuno è raggiungibile. Puoi giocare in solitario, contro i bot o in più persone su questo dispositivo.
web-error-no-local-server = Non è stato possibile avviare i giochi in questo browser: { $why }
web-error-no-room = Questo dispositivo non può salvare la partita: forse non c’è più spazio.
web-error-unknown-code = Nessun tavolo ha questo codice. Controlla ogni sillaba, o chiedi di nuovo il link.
web-error-format-not-recognised = Questo non sembra uno schema. 81 numeri, con punti o zeri per le caselle libere, si capiscono sempre.
web-error-no-open-seat = Tutti i posti di questo tavolo sono occupati.
web-error-not-your-turn = Non è il tuo turno; è il turno di { $turn }.
web-error-correction-owed = Prima { $owing } deve correggere { $cell } o lasciare la casella libera.
web-error-cell-taken = { $by } ha già scritto in { $cell }.

## Colours and order of the seats

colour-1 = Celeste
colour-2 = Giallo
colour-3 = Blu
colour-4 = Rosso
colour-5 = Rosa
colour-6 = Verde
colour-7 = Arancione
colour-of = Il colore di { $name }
seat-up = { $name }: un posto più su
order-note = Comincia chi siede al posto 1.
order-note-oldest = Comincia chi siede al posto 1; nel gioco in scatola, chi ha più anni.

## The board for a problem of one’s own

editor-board = Il tuo schema
editor-how = Copia uno schema dal giornale: tocca una casella e scegli un numero, oppure scrivilo. Un numero selezionato va in ogni casella che tocchi.
editor-more = { $givens ->
    [one] { $givens } numero finora. Uno schema con una sola soluzione ne ha almeno { $fewest }.
   *[other] { $givens } numeri finora. Uno schema con una sola soluzione ne ha almeno { $fewest }.
}
editor-clash = Lo stesso numero due volte in una riga, colonna o settore: guarda le caselle segnate.
editor-checking = Controllo…
editor-text = Incollalo come testo
editor-clear = Svuota lo schema

## Playing without a network

offline-title = Giocare senza rete
offline-text = Tieni i giochi su questo dispositivo e gioca senza rete: in solitario, contro i bot o in più persone sullo stesso dispositivo. Da scaricare: { $size } MB.
offline-doing = { $done } di { $size } MB
offline-done = I giochi sono su questo dispositivo e funzionano senza rete. Occupano { $size } MB.
offline-remove = Rimuovili
offline-stop = Ferma
offline-bad-damaged = I file scaricati erano danneggiati e sono stati eliminati. Riprova.
offline-bad-full = Su questo dispositivo non c’è abbastanza spazio.
offline-bad-away = Il download si è interrotto. Controlla la connessione e riprova: riprende da dove si era fermato.
offline-lack-wasm = Questo browser non può far girare i giochi senza server: non ha WebAssembly.
offline-lack-storage = In questo browser non si possono salvare partite. Nelle finestre private succede spesso.
offline-lack-locks = Questo browser non può far girare i giochi senza server. Servono un browser aggiornato e un indirizzo che comincia con https.
offline-trouble = Non è stato possibile avviare i giochi su questo dispositivo: { $why }
offline-gone = La partita sta ripartendo in questo browser. Quello che fai adesso non viene salvato.
offline-full = Questo dispositivo non salva le tue mosse: forse non c’è più spazio. Liberane un po’ e la partita riprenderà dall’ultima mossa salvata.
offline-here = Questa partita è solo su questo dispositivo. Per far entrare altri, spostala sul server.
offline-invite = Spostala e invita
offline-no-server = Qui non c’è un server: tutto avviene in questo browser. Per giocare con persone su altri dispositivi, usa un Full House che gira su un server.
offline-offer = { $count ->
    [one] Una partita di questo dispositivo non è sul server. Vuoi tenerla anche lì, per i tuoi risultati?
   *[other] { $count } partite di questo dispositivo non sono sul server. Vuoi tenerle anche lì, per i tuoi risultati?
}
offline-offer-yes = Sì, d’ora in poi
offline-offer-no = No, solo qui

## Analysts, and what solvers have in their fingers

nav-analyse = Analisi
act-pen = Linee
analyse-title = Schema da analizzare
analyse-intro = Guarda tutti i passi di uno schema, confronta i percorsi e prova che cosa succede se…
analyse-paste = Schema in un formato conosciuto:
analyse-open = Apri
analyse-which = { $count ->
    [one] Questo testo contiene { $count } schema.
   *[other] Questo testo contiene { $count } schemi. Scegline uno:
}
analyse-number = Schema { $number }
analyse-another = Un altro schema
analyse-panels = Parti dell’analisi
analyse-steps = Passi
analyse-path = Percorso
analyse-tree = Rami
analyse-save = Salva
analyse-do = Fai questo passo
analyse-lesson = Lezione
analyse-fails-cell = In questa casella non può stare più nulla: questo ramo fallisce.
analyse-fails-twice = Il { $symbol } c’è due volte: questo ramo fallisce.
analyse-fails-digit = Qui non c’è più posto per il { $symbol }: questo ramo fallisce.
analyse-solved = Lo schema è completo, ed è tutto giusto.
analyse-solutions-0 = Da qui nessuna soluzione è possibile.
analyse-solutions-1 = Una sola soluzione. Tocca un passo per disegnarlo, toccalo di nuovo per farlo.
analyse-solutions-2 = Più soluzioni.
analyse-links = { $count ->
    [one] { $count } anello
   *[other] { $count } anelli
}
analyse-steps-count = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
analyse-more = Ancora { $count }
analyse-looking = Ricerca…
analyse-deep = Anche le lunghe catene di gruppi e le reti
analyse-unique = Ragioni che richiedono una soluzione unica
analyse-not-all = Le tecniche più difficili non sono state cercate: ci vorrebbe troppo tempo.
analyse-order-easiest = Prima il più facile
analyse-order-shortest = Prima il più corto
analyse-compare = Confronta con…
analyse-without = Tecniche del secondo percorso
analyse-with-all = Con tutte le tecniche
analyse-without-one = Senza: { $technique }
analyse-from-here = Da questa posizione
analyse-result = { $steps } passi, sforzo { $effort }, il più difficile: { $technique }
analyse-stuck = La logica si ferma dopo { $steps } passi.
analyse-late = La ricerca era troppo lunga e si è fermata dopo { $steps } passi.
analyse-chart = Sforzo passo per passo
analyse-effort-text = Lo sforzo somma la difficoltà di ogni passo, e 8 per casella.
analyse-costs = Che cosa fa risparmiare ogni tecnica?
analyse-cost = { $more } in più, il più difficile: { $technique }.
analyse-cost-none = Non più difficile.
analyse-needed = Nessun percorso porta alla fine.
analyse-instead = Richiede: { $techniques }.
analyse-left-out = Non calcolato, perché ci voleva troppo tempo: { $techniques }.
analyse-root = Inizio
analyse-tree-text = Quello che annulli resta qui. Tocca un passo per andarci; un altro numero scritto da lì apre un nuovo ramo.
analyse-leaf-fails = { $move }: fallisce
analyse-other = Altro ramo
analyse-modes = Che cosa scrivono i tasti
analyse-mode-put = Numeri
analyse-mode-note = Candidati
analyse-mode-centre = Centro
analyse-mode-colour = Colori
analyse-mode-pen = Linee
analyse-text = Testo
analyse-print = Stampa o salva come PDF
key-entry-digit = scrivi il numero, anche dal tastierino
key-entry-modes = numeri, appunti negli angoli, appunti al centro, colori
key-entry-pen = traccia linee tra le caselle o lungo i bordi
key-entry-corner = scrivi un appunto nell’angolo
key-entry-centre = scrivi un appunto al centro
key-entry-colour = colora la casella (anche Ctrl Maiusc)
key-entry-double = doppio clic: tutti i numeri uguali
key-entry-space = passa dai numeri agli appunti e viceversa
key-entry-all = seleziona tutte le caselle
key-entry-undo = annulla e rifai; nulla va perso, i rami restano
key-entry-other = vai al ramo successivo di ciò che hai annullato
