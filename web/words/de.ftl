### Was nur der Browser sagt, auf Deutsch.

skip = Zum Inhalt
nav = Seiten
nav-how = Spielregeln
nav-problems = Rätsel
nav-learn = Lernen
nav-me = Profil
home-link = Full House: alle Spiele
to-shelf = Alle Spiele
close = Schließen
settings = Sprache und Einstellungen
language = Sprache
language-unfinished = { $language } (teilweise auf Englisch)
sound-on = Ton einschalten
sound-off = Ton ausschalten
credit = Nach Spielen von Reiner Knizia (Kosmos), L. Colovini, D. De Toffoli und D. Zaccariotto (Clementoni), Ravensburger und Sudoku123.ca. Alle Texte sind unsere eigenen.
trouble-title = Da ging etwas schief
trouble-text = Das hat nicht geklappt. Prüfe die Verbindung und versuche es noch einmal.
trouble-again = Noch einmal
coming-in = Wird geladen …

theme = Farben
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Hoher Kontrast
surface = Tisch
surface-oak = Holz
surface-felt = Grüner Filz
surface-slate = Schiefer
setting-preview = Punkte eines Zuges vorher zeigen
setting-cells = Namen der Felder
setting-coloured = Rätsel mit farbigen Plättchen statt Ziffern
setting-sound = Ton
setting-volume = Lautstärke
setting-notify = Mich benachrichtigen, wenn ich am Zug bin
setting-brisk = Bots spielen schneller, ab dem nächsten Spiel
setting-reactions = Reaktionen der anderen zeigen
not-found-title = Hier ist nichts
not-found-text = Unter dieser Adresse gibt es keine Seite. Alle Spiele findest du auf der Startseite.
no-script = Full House braucht JavaScript, um den Tisch zu zeichnen. Erlaube es für diese Seite und lade sie neu.

## Home

home-title = Welches Spiel darf es sein?
home-first = Spiel mit Anleitung
as-tv = Diesen Bildschirm als Fernseher nutzen
shelf = Die Spiele
today-on = Heute, { $date }
today-deal = { $game }, für alle gleich verteilt
today-title = Eine Partie, für alle gleich verteilt
today-play = Partie von heute spielen
today-go-on = Partie von heute fortsetzen
today-puzzle = Rätsel von heute
today-see = Heute ansehen
today-next = jetzt du
today-yours = Deine Punkte: { $points }
today-windows = { $lit } von 9 Fenstern
first-here = Zum ersten Mal hier?
players = { $most ->
    [1] 1 Person
   *[other] { $fewest ->
        [1] 1–{ $most } Personen
       *[other] { $fewest }–{ $most } Personen
    }
}
players-exact = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
minutes = { $from }–{ $to } Min.
play-bots = Gegen einen Bot: { $name }
play-alone = Spielen
experienced = Ich kenne Sudoku: keine Hilfe, Regeln wie in der Schachtel
opening = Wird geöffnet …
code-label = Mit einem Code beitreten
code-go = Beitreten
code-enter = Code eingeben
your-tables = Deine Tische
tables-away = Der Server ist gerade nicht erreichbar. Das weiß dieses Gerät noch.
table-with = mit { $names }
still-gathering = noch nicht vollzählig
your-turn = Du bist am Zug
your-turn-at = Du bist am Zug: { $game }

opponent = Gegen wen spielst du?
beaten = besiegt
play-against = Gegen { $name } spielen
best-points = Deine Bestleistung: { $points }
won-against = Du hast { $won } von { $played } gewonnen.
with-friends = Mit anderen

## A new table

who-plays = Wer spielt?
how-sit = Wie möchtest du spielen?
way-bots = Mit Bots
way-bots-note = Du und der Computer.
way-apart = Alle am eigenen Gerät
way-apart-short = Eigene Geräte
way-apart-note = Die anderen treten mit Code, Link oder QR-Code bei.
way-round = Ein Gerät für alle
way-round-short = Ein Gerät für alle
way-round-note = Ihr reicht das Gerät weiter. Geheimes bleibt verdeckt, bis die richtige Person es hat.
way-alone = Allein
way-alone-note = Das Spiel für eine Person.
way-tv = Fernseher und Handys
way-tv-note = Das Brett auf dem großen Bildschirm, gespielt wird auf dem eigenen Handy.
way-change = Ändern
seat-kind = Wer sitzt auf Platz { $n }
seat-me = An diesem Gerät
seat-me-first = Ich
seat-open-note = Hier nimmt jemand mit dem Code Platz.
name-of-seat = Name auf Platz { $n }
bot-of-seat = Stärke des Bots auf Platz { $n }
bot-beginner-plays = Schaut auf eine Zeile, eine Spalte oder einen Block und spielt den ersten guten Zug.
bot-casual-plays = Spielt zum Vergnügen, sieht viel und übersieht manches.
bot-club-plays = Sieht das meiste, beginnt zu planen und macht selten Fehler.
bot-expert-plays = Sieht fast alles, bedenkt, was später kommt, und macht keine Fehler.
bot-master-plays = Sieht alles und denkt so weit voraus, wie es geht. Schwer zu schlagen.
remove-seat = Platz { $n } wegnehmen
add-seat = Platz hinzufügen
which-problem = Welches Rätsel?
who-sits = Wer sitzt hier?
problem-own = Mein eigenes
problem-text = 81 Ziffern, Punkte oder Nullen für freie Felder
level = Stufe
options-changed = { $count ->
    [one] { $count } Option geändert.
   *[other] { $count } Optionen geändert.
}
pack = Regeln
pack-family = Erster Abend
pack-printed = Wie in der Schachtel
pack-strict = Online
pack-family-text = Was nicht passt, wird abgelehnt und kostet nichts. Ohne Uhr.
pack-printed-text = Die Regeln, wie sie in der Schachtel liegen.
pack-printed-ours = { $count ->
    [one] { $count } Satz der Regeln ist von uns und gekennzeichnet.
   *[other] { $count } Sätze der Regeln sind von uns und gekennzeichnet.
}
pack-strict-text = Jeder Fehler wird sofort gemeldet und bestraft. { $seconds } Sekunden für einen Zug.
pack-family-alone = Ohne Uhr.
pack-strict-alone = { $seconds } Sekunden für einen Zug.
stretch = Mehr Zeit auf allen Uhren
mark-stretch = [addition|Für alle, die länger brauchen, um zu sehen, zu lesen oder zu ziehen.]
table-pace = Tempo
table-pace-live = Alle spielen jetzt
table-pace-post = Brieflich: ab und zu ein Zug, über Tage oder Wochen
allow-spectators = Wer den Code hat, darf zuschauen
allow-coach = Alle dürfen den Coach zu diesem Rätsel befragen
allow-coach-note = Sonst schweigt der Coach dieses Servers über das Rätsel, bis die Partie zu Ende ist. Ein Lösungsprogramm anderswo kann niemand ausschließen: Das ist Vertrauenssache.
start = Los
seats = Plätze
seat-open = Freier Platz
chair-free = Frei
seat-bot = Bot
player-n = Person { $n }
bot-beginner = Bot: Anfänger
bot-casual = Bot: Amateur
bot-club = Bot: Vereinsspieler
bot-expert = Bot: Experte
bot-master = Bot: Meister
bot-random = Bot: irgendein Zug
bot-greedy = Bot: sofort die meisten Punkte
bot-helper = Bot: Partner
name-of-bot-beginner = Entlein
name-of-bot-casual = Eich­hörnchen
name-of-bot-club = Fuchs
name-of-bot-expert = Rabe
name-of-bot-master = Eule
name-of-bot-random = Falter
name-of-bot-greedy = Elster
name-of-bot-helper = Biber
on = an
off = aus
open-table = Tisch eröffnen
learn = Einführungsspiel
rules = Die Regeln
play-now = Jetzt spielen

## At the door and in the lobby

no-table-title = Hier ist kein Tisch
door-title = Beitreten: { $name }
door-full = Alle Plätze sind besetzt. Du darfst zuschauen.
door-over = Dieses Spiel ist zu Ende. Du darfst es ansehen.
your-name = Dein Name
rename = Namen ändern
rename-done = Fertig
introduce = Wie heißt du?
introduce-not = Jetzt nicht
your-piece = Deine Farbe
take-seat = Platz nehmen
watch = Zuschauen
lobby-title = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
lobby-ready = Alle sind da
lobby-in = Du bist dabei
invite = Einladen
open-tv = Ansicht für den Fernseher öffnen
tv-how = Öffne am Fernseher diese Adresse:
tv-phone = Oder am Handy auswählen
tv-phone-text = Eröffne dort einen Tisch und gib den Code hier ein.
tv-join = Mit dem Handy mitspielen
only-here = Handys und andere Computer erreichen diese Adresse nicht. Beende Full House, starte es mit { $command } und öffne die Adresse, die es zeigt.
qr-label = QR-Code des Links zu diesem Tisch
start-without = Ohne die freien Plätze beginnen
start-bots = Mit Bots auffüllen und beginnen
shuffle = Plätze auslosen
lobby-wait-seats = Wir warten, bis alle da sind …
lobby-wait-host = Alle sind da. Wer den Tisch eröffnet hat, startet das Spiel.
join-code = Code zum Beitreten
you-here = Du
you = du
bot = Bot
bot-level = Bot, { $level }
share-link = Link teilen
copied = Kopiert
table-gone-title = Diesen Tisch gibt es nicht mehr
table-gone-text = Der Link öffnet keinen Tisch mehr. Vielleicht ist der Platz auf ein anderes Gerät umgezogen.

## The table

table-of = Tisch: { $name }
board-of = Brett: { $name }
beside-board = Neben dem Brett
status = Was geschieht
players-label = Spieler
to-move = am Zug
is-asked = wird gefragt
is-away = nicht da
has-left = ist gegangen
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
colon = :
percent = { $value } %
points-for-you = { $points ->
    [one] { $points } Punkt für dich
   *[other] { $points } Punkte für dich
}
holds = hat auf der Hand: { $tiles }
turn-name = { $name } ist am Zug
asked-you = Bist du einverstanden?
asked-names = { $names-count ->
    [1] { $names } wird gefragt
   *[other] { $names } werden gefragt
}
all-may-act = Alle dürfen schreiben
clock-show = Zeit anzeigen
clock-hide = Zeit { $time }: ausblenden
tap-to-go-on = Tippen, um weiterzumachen
is-paused = Das Spiel ist unterbrochen
is-over = Das Spiel ist zu Ende
opponents = die anderen
whole-game = das ganze Spiel
tap-again = Tippe noch einmal auf { $cell }, um dort zu spielen.
confirm = Auf { $cell } spielen
your-hand = Deine Hand
claimed-tile = Das angesagte Plättchen
keypad = Ziffern
key-digit = { $symbol }, noch { $left }
actions = Was du tun kannst
tale = Das Spiel bisher
sheet-touch = Tippe auf eine Zeile des Zettels, um ihre Felder auf dem Brett zu sehen.
clock-label = Verbleibende Zeit: { $name }
clock-late = Die Zeit ist gleich um: { $name }
why-points = Warum diese Punkte? (Regeln)
why-mistakes = Was ist ein Fehler? (Regeln)
why-clock = Was bewirkt die Sanduhr? (Regeln)
pass-to = Weiter an { $name }
pass-text = { $name } ist dran, und nur { $name } darf das Plättchen sehen.
pass-done = Ich bin { $name }: Plättchen zeigen
point-object = Was ist falsch? Tippe darauf.
point-other = Tippe auf das Feld, das du meinst.
say-point-elsewhere = Gegen { $cell } ist kein Einspruch möglich. Tippe auf ein markiertes Feld.
say-point-other = Auf { $cell } geht das nicht.
say-choose-symbol = Wähle zuerst eine Ziffer oder ein Plättchen, dann tippe auf das Feld.
say-look-who-waves = Hier nicht. Schau, wer winkt!
do-touch = Tippe auf ein Feld, um dort zu spielen.
do-take-and-touch = Nimm ein Plättchen von der Hand, dann tippe auf ein Feld.
line-last-look = Hier endet das Spiel: Jetzt ist noch Einspruch möglich.
now-asked = Einverstanden? Bei einem Fehler: Einspruch!
now-scored = +{ $points } für dich.
now-lost = −{ $points } für dich.
now-lead = { $points ->
    [one] Du führst mit { $points } Punkt Vorsprung.
   *[other] Du führst mit { $points } Punkten Vorsprung.
}
now-behind = { $points ->
    [one] Du liegst { $points } Punkt zurück.
   *[other] Du liegst { $points } Punkte zurück.
}
now-level = Ihr liegt gleichauf.
refused-in-row = Die { $symbol } steht schon in dieser Zeile: { $cell }.
refused-in-column = Die { $symbol } steht schon in dieser Spalte: { $cell }.
refused-in-block = Die { $symbol } steht schon in diesem Block: { $cell }.
help-on = Hilfe einschalten
help-off = Hilfe ausschalten
line-hints = { $count ->
    [0] Keine Tipps geholt.
    [one] { $count } Tipp geholt.
   *[other] { $count } Tipps geholt.
}
tip = Rat: { $tip }
mark-counted = Grün umrahmt: die Felder, die gezählt haben.
mark-reason = Eingekreist: die Felder, die der Grund sind.
mark-last = Die vier Ecken zeigen den letzten Zug.
link-gone = Verbindung verloren. Wir stellen sie wieder her; was du jetzt tust, wird nicht gesendet.
link-slow = Noch keine Antwort. Was du tust, bleibt erhalten und wird gesendet, sobald eine kommt.
link-moved = Dieser Platz ist jetzt auf einem anderen Gerät.
who-object = Wer erhebt Einspruch?
who-other = Wer sagt das?
act-object = Einspruch!
act-accept = Einver­standen
act-see-none = Ich sehe keinen
act-stuck = Ich sitze fest
sure-stuck = Ja, es passt nirgends
sure-stuck-text = Sieh dir noch einmal jedes freie Feld an: Passt dein Plättchen nirgends, endet das Spiel.
act-pass = Aussetzen
act-done = Zug beenden
act-undo = Zurücknehmen
act-redo = Wiederholen
act-hint = Tipp
act-why = Warum?
act-note = Notizen
note-tools = Mehrere Notizen auf einmal
act-fill = Notizen eintragen
act-clear = Notizen löschen
act-centre = Mitte
act-colour = Farben
act-tint = Notizen färben
act-fill-one = { $symbol } überall notieren
act-clear-one = { $symbol } überall streichen
act-sweep = Notizen automatisch streichen
act-erase = Radieren
act-other = { $move }
referee-table = Die Spieler achten auf Fehler: Erhebe rechtzeitig Einspruch.
referee-umpire = Der Schiedsrichter meldet Fehler.
referee-guard = Die Hilfe lehnt sichtbare Fehler ab.
fault-here = Als Fehler gilt, was nicht passt.
rule-table = Die Spieler passen auf
rule-umpire = Der Schiedsrichter passt auf
rule-guard = Die Hilfe passt auf
table-rules = Die Regeln an diesem Tisch
story-before = Davor: { $told }
story-all = Alle Züge
reactions = Reaktionen
reacted = { $name }: { $said }
watcher = Aus dem Publikum
reaction-hello = Hallo!
reaction-bravo = Bravo!
reaction-good = Guter Zug!
reaction-love = Wunderbar!
reaction-laugh = Haha!
reaction-wow = Wow!
reaction-hmm = Hm …
reaction-oops = Hoppla!
reaction-phew = Puh!
reaction-sad = O nein!
reaction-luck = Viel Glück!
reaction-thanks = Danke!
reaction-take_your_time = Lass dir Zeit
reaction-your_move = Dein Zug?
menu = Menü
vote-pause = Pause
vote-resume = Weiter
vote-abandon = Ohne Ergebnis aufhören
sure-abandon = Ja, ohne Ergebnis aufhören
to-result = Zum Ergebnis

asked-digit = Ist diese { $symbol } in { $cell } in Ordnung?
asked-digit-name = { $name }, ist diese { $symbol } in { $cell } in Ordnung?
do-write = Tippe auf ein Feld, dann auf eine Ziffer.
now-write-open = { $count ->
    [0] Die { $symbol } passt gerade nirgends.
    [one] Die { $symbol } passt nur in ein Feld.
   *[other] Die { $symbol } passt in { $count } Felder. Tippe auf eines.
}
now-write = Du hast die { $symbol } gewählt. Tippe auf ein Feld.
now-missed = Nicht hier: In { $kind ->
    [row] dieser Zeile
    [column] dieser Spalte
   *[block] diesem Block
} gehört die { $symbol } in ein umrahmtes Feld. Du verlierst nichts.
line-full-wrong = Das Brett ist voll, aber nicht jede Ziffer stimmt.
hand-empty = Deine Hand ist leer.
hand-tile = Die { $symbol } aufnehmen
hand-only = Dein Plättchen: { $symbol }. Wähle ein Feld auf dem Brett.
hand-places = { $count ->
    [0] nirgends
    [one] { $count } Platz
   *[other] { $count } Plätze
}
hand-good = Ein gutes zeigen
hand-good-at = auf { $cell }
hand-fits = { $count ->
    [one] Feld passt
   *[other] Felder passen
}
story-row = { $count } in der Zeile
story-column = { $count } in der Spalte
story-block = { $count } im Block
stack-left = { $count ->
    [0] kein Plättchen mehr
    [one] noch { $count } Plättchen
   *[other] noch { $count } Plättchen
}
tokens = { $count ->
    [one] { $count } Rundenmarke zu 40
   *[other] { $count } Rundenmarken zu 40
}
point-show = Wo passt das Plättchen? Zeig auf das Feld.
say-choose-tile = Nimm zuerst ein Plättchen von der Hand, dann tippe auf das Feld.
say-flip-sure = Du hältst die { $symbol }. Tippe noch einmal auf { $cell }, um das Plättchen dort umzudrehen.
say-hand-empty = Deine Hand ist leer: Decke ein Plättchen auf.
say-face-up = Dieses Plättchen ist schon aufgedeckt und bleibt liegen.
say-not-in-hand = Du hast keine { $symbol } auf der Hand.
do-lay = Tippe auf ein freies Feld, auf das dein Plättchen passt.
do-lay-open = Tippe auf ein grünes Feld.
do-flip = Tippe auf ein Plättchen, um es aufzudecken.
do-insert = Deck ein Plättchen auf, oder setz eines ein.
now-lay-open = { $count ->
    [0] Deine { $symbol } passt nirgends.
    [one] Deine { $symbol } passt auf ein Feld.
   *[other] Lege deine { $symbol }.
}
now-lay = Lege deine { $symbol }.
now-insert-open = { $count ->
    [0] Deine { $symbol } passt gerade nirgends. Deck ein Plättchen auf.
    [one] Deine { $symbol } passt auf ein Feld. Oder deck ein Plättchen auf.
   *[other] Deine { $symbol } passt auf { $count } Felder. Oder deck ein Plättchen auf.
}
now-insert = Setz die { $symbol } ein oder deck ein Plättchen auf.
now-insert-none = Keines deiner Plättchen passt gerade. Deck ein Plättchen auf.
line-claimed = { $name } findet keinen Platz für die { $symbol }. Siehst du einen? Tippe darauf.
line-claimed-others = { $name } findet keinen Platz für die { $symbol }. Die anderen schauen nach.
menu-back = Zurück
menu-game = Spiel
menu-help = Hilfe
menu-leave = Verlassen
menu-waits = der Tisch wartet
menu-bot = Einen Bot spielen lassen
about-deal = Über diese Verteilung
other-device = Auf anderem Gerät spielen
other-device-text = Scanne diesen Code mit dem anderen Gerät oder schick dir den Link. Gib beides nicht weiter: Es ist der Schlüssel zu deinem Platz.
give-back = Platz an { $name } zurückgeben
bot-for-me = Soll ein Bot eine Weile für { $name } spielen?
bot-for-you = Soll ein Bot eine Weile für dich spielen?
asked-nudge-you = Du bist gefragt: Die anderen warten auf deine Antwort.
act-still-looking = Ich schaue noch
act-go-on-without = Ohne { $name } weiter
go-on-without-text = { $name } antwortet nicht. Soll diesmal der Schiedsrichter an dieser Stelle antworten?
act-bot-plays-for = Bot für { $name } spielen lassen
bot-plays-for-text = { $name } hat lange nichts getan und kann den Platz jederzeit mit einem Tippen zurückholen.
paused-by = { $name } hat das Spiel unterbrochen
paused-by-you = Du hast das Spiel unterbrochen
asked-abandon = { $name } möchte ohne Ergebnis aufhören. Einverstanden?
asked-stop = { $name } möchte hier aufhören. Einverstanden?
asked-pause = { $name } möchte eine Pause. Einverstanden?
asked-resume = { $name } möchte weiterspielen. Einverstanden?
waits-abandon = Du möchtest ohne Ergebnis aufhören
waits-stop = Du möchtest hier aufhören
waits-pause = Du möchtest eine Pause
waits-resume = Du möchtest weiterspielen
waits-for = Es fehlt noch: { $names }.
act-agree-abandon = Aufhören
act-agree-stop = Aufhören
act-refuse-abandon = Weiterspielen
act-refuse-resume = Pause behalten
act-nobody-objects = Kein Einspruch
press-and-hold = gedrückt halten
plays-again = { $name } ist zurück und spielt selbst.
plays-again-you = Du bist zurück und spielst selbst.
bot-instead = { $name } ist gegangen. Soll ein Bot weiterspielen?
bot-plays-on = Bot spielen lassen
bot-plays-for = Ein Bot spielt für { $name }.
bot-plays-for-you = Ein Bot spielt für dich.
play-myself = Selbst weiterspielen

## The moments

moment-objected = { $name } erhebt Einspruch!
moment-objected-you = Du erhebst Einspruch!
moment-upheld = Gut gesehen!
moment-rejected = Kein Fehler
moment-called = Fehler von { $name }!
moment-called-you = Dein Fehler!
moment-cost = { $name }: −{ $points }
moment-tile-lost = { $name } verliert das Plättchen
moment-tile-lost-you = Du verlierst das Plättchen
moment-claimed = Sitzt { $name } fest?
moment-claimed-you = Sitzt du fest?
moment-passed = { $name } setzt aus
moment-passed-you = Du setzt aus
moment-shown = Hier passt es!
moment-forced = Erzwungen!
moment-lap = Einmal herum: +40

moment-missed = { $name }: nicht ganz
moment-missed-you = Nicht ganz! Du verlierst nichts.
event-missed = In { $cell } gehört eine andere Ziffer.
tv-go-on = Noch ein Spiel? Tippt auf euren Handys auf „{ rematch }“.
tv-no-fault = { $name } hat keinen Fehler gemacht

## For ears

cell-empty = frei
cell-down = verdeckt
cell-golden = goldene { $symbol }
cell-given = { $symbol }, Vorgabe
cell-by = { $symbol } von { $name }
cell-yours = { $symbol }, deine
cell-notes = Notizen { $notes }
cell-centre = in der Mitte { $notes }
cell-colours = gefärbt { $colours }
cell-tints = gefärbte Notizen { $notes }
key-colour = Farbe { $colour }
key-tint = { $symbol } { $colour }: Notizen färben
cell-clash = doppelt
cell-wrong = falsch
clash-heard = Doppelt in einer Zeile, Spalte oder einem Block: { $repeated }
hear-row = Zeile
hear-column = Spalte
hear-block = Block
keys-title = Tasten
key-arrows = sich auf dem Brett bewegen
key-block = einen Block weiter
key-ends = Anfang und Ende der Zeile
key-digits = Ziffer schreiben oder Plättchen aufnehmen
key-select = mehrere Felder wählen (auch durch Ziehen oder mit Strg)
key-enter = auf diesem Feld spielen
key-delete = ausradieren
key-escape = Aufgenommenes zurücklegen
key-hear = Zeile, Spalte oder Block vorlesen
key-scores = Punkte vorlesen
key-last = letzten Zug vorlesen
key-help = diese Liste

## The coach

hint-stage = { $stage ->
    [1] Wo suchen?
    [2] Welche Technik?
   *[3] Der ganze Beweis:
}
hint-more = Tippe noch einmal auf „Tipp“, um mehr zu erfahren.
hint-why = Warum { $cell }?
hint-save = Bild speichern
hint-print = Drucken
hint-write = { $symbol } in { $cell } schreiben
hint-strike = { $count ->
    [one] { $count } Notiz streichen
   *[other] { $count } Notizen streichen
}
hint-fill-and-strike = Notizen eintragen und { $count } streichen
hint-erase = { $count ->
    [one] Diese Ziffer löschen
   *[other] Diese { $count } Ziffern löschen
}
hint-player = Schritt für Schritt
hint-back = Einen Schritt zurück
hint-on = Einen Schritt weiter
hint-play = Schritt für Schritt abspielen
hint-stop = Anhalten
hint-beat = { $beat } von { $beats }
hint-legend = Was die Zeichen bedeuten
hint-links = { $count ->
    [one] { $count } Glied
   *[other] { $count } Glieder
}
hint-case = Diesen Fall auf- oder zuklappen
hint-show-line = Auf dem Brett zeigen
hint-shorter = Ein kürzerer Weg ({ $count })
hint-no-shorter = Mit keiner benannten Technik geht es kürzer.
hint-digit = Zeig mir einfach die Ziffer
hint-digit-is = In { $cell } kommt die { $symbol }.
hint-way = Lösungsweg
hint-way-easiest = der leichteste Schritt
coach-looks = Der Coach schaut auf das Brett …
coach-asked = { $count ->
    [one] Der Coach wurde zu diesem Rätsel { $count }-mal befragt.
   *[other] Der Coach wurde zu diesem Rätsel { $count }-mal befragt.
}

## The end

end-mistakes = { $count ->
    [0] Keine Fehler.
    [one] Zwischendurch { $count } falsche Ziffer.
   *[other] Zwischendurch { $count } falsche Ziffern.
}
end-technique = { $name } ({ $count })
end-techniques = Nötige Techniken: { $list }.
next-problem = Nächstes Rätsel
end-winners = { $winners-count ->
    [1] { $winners } gewinnt!
   *[other] { $winners } gewinnen gemeinsam!
}
end-nobody = Niemand gewinnt
end-ahead = { $points ->
    [one] Du hast { $points } Punkt mehr als { $name }.
   *[other] Du hast { $points } Punkte mehr als { $name }.
}
next-timer = Und jetzt mit der Sanduhr?
next-box = Und jetzt wie in der Schachtel?
end-abandoned = Ohne Ergebnis beendet
end-best-yet = Dein bestes Ergebnis!
end-so-close = So knapp!
end-good-game = Gut gespielt!
end-behind = { $points ->
    [one] { $name } liegt { $points } Punkt vorn.
   *[other] { $name } liegt { $points } Punkte vorn.
}
end-your-points = { $points ->
    [one] Du hast { $points } Punkt, mehr als je zuvor.
   *[other] Du hast { $points } Punkte, mehr als je zuvor.
}
end-record = { $points ->
    [one] Ein neuer Rekord: { $points } Punkt!
   *[other] Ein neuer Rekord: { $points } Punkte!
}
end-place = Platz { $place } von { $count } in deiner Liste.
end-no-result = Ihr habt euch geeinigt aufzuhören.
end-no-result-alone = Du hast aufgehört.
end-solved = Gelöst!
end-full = Das Brett ist voll
end-no_progress = Niemand kam weiter
end-time_up = Die Zeit ist um
end-agreed = Ihr habt aufgehört
end-agreed-alone = Du hast aufgehört
end-rounds_played = Die letzte Runde ist vorbei
end-complete = Das Gitter ist vollständig!
end-stuck = Dein Plättchen passt nirgends
end-tiles_used_up = Der Stapel ist aufgebraucht!
end-nothing_to_do = Es geht nichts mehr
end-failed = Diesmal ist es nicht aufgegangen
end-finished = Fertig!
reason-solved = Jede Ziffer stimmt.
reason-full = Jedes Feld ist gefüllt, aber nicht jede Ziffer stimmt.
reason-no_progress = Drei Runden lang schrieb niemand eine Ziffer, die noch dasteht.
reason-time_up = Die Spielzeit ist um.
reason-agreed = Alle waren dafür aufzuhören.
reason-agreed-alone = Das Rätsel ist noch nicht gelöst.
reason-rounds_played = Die letzte Runde wurde gespielt.
reason-complete = Das Gitter ist vollständig.
reason-stuck = Für ein Plättchen fand sich kein Platz.
reason-tiles_used_up = Es gibt kein Plättchen mehr zu ziehen.
reason-nothing_to_do = Wer am Zug ist, kann nichts mehr tun.
reason-failed = Drei gleiche Plättchen auf der Hand, und keines passt.
reason-finished = Kein Plättchen liegt mehr verdeckt.
end-far = { $done ->
    [one] { $done } von { $all } Plättchen hat seinen Platz gefunden.
   *[other] { $done } von { $all } Plättchen haben ihren Platz gefunden.
}
end-more = Mehr
end-hand = Am Ende auf der Hand:
end-no-place = Kein Platz mehr für: { $symbol }
end-laid =
    { $count ->
        [one] { $count } Tier hat einen Platz gefunden!
       *[other] { $count } Tiere haben einen Platz gefunden!
    }
end-sticker = Ein Sticker für dich: { $symbol }
end-time = Zeit: { $time }.
end-first-time = Dein erstes Ergebnis auf dieser Stufe.
end-best-time = Deine beste Zeit auf dieser Stufe!
end-time-to-beat = Deine beste Zeit auf dieser Stufe: { $time }.
your-progress = Dein Fortschritt
winner = hat gewonnen
chart-title = Wie die Punkte zustande kamen
chart-label = Diagramm der Punkte von { $names }, Zug für Zug
chart-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
series-title = Das Match
series-after = { $count ->
    [one] Nach { $count } Spiel
   *[other] Nach { $count } Spielen
}
series-game = Spiel { $game } von { $count }
series-match = Ein Match hat { $count } Spiele: Alle beginnen einmal.
series-won = { $count ->
    [one] { $count } Spiel gewonnen
   *[other] { $count } Spiele gewonnen
}
series-begins = { $name } beginnt das nächste Spiel.
series-begins-you = Du beginnst das nächste Spiel.
series-winners = { $winners-count ->
    [1] { $winners } gewinnt das Match!
   *[other] { $winners } gewinnen das Match gemeinsam!
}
series-winners-you = Du gewinnst das Match!
series-new = Ein neues Match
rematch-waits = Wir warten auf { $names }
rematch-wanted = Noch einmal? Vorschlag von { $names }
look-at-board = Brett ansehen
game-fault-title = Dieses Spiel hat einen Fehler
game-fault-text = Seine Regeln sind mit einem Fehler abgebrochen, aber nichts ist verloren: Die Partie bis hierher lässt sich als Datei speichern. Der Grund steht im Protokoll des Servers.
game-fault-again = Noch einmal versuchen
save-record = Partie speichern
deal-check = Verteilung prüfen
deal-explained = Vor dem Spiel zeigt der Server den Fingerabdruck einer geheimen Zahl. Dann steuert jedes Gerät, an dem jemand mitspielt, eigene Zufallszahlen bei, sodass niemand, auch nicht der Server, die Verteilung wählen kann. Nach dem Spiel wird das Geheimnis gezeigt, und alle können prüfen, ob es diesen Fingerabdruck hat und zu dieser Verteilung führt.
deal-checking = Wird geprüft …
deal-good = { $count ->
    [0] Verteilt wie versprochen, vom Server allein.
    [one] Verteilt wie versprochen, vom Server und einem Gerät.
   *[other] Verteilt wie versprochen, vom Server und { $count } Geräten.
}
deal-mine = Die Zahlen dieses Geräts sind dabei, und der Fingerabdruck ist der, den es vor dem Spiel gesehen hat.
deal-not-mine = Dieses Gerät war nicht beteiligt und hat nur geprüft, was in der Partie steht.
deal-signed = Jeder Zug ist so, wie er gespielt und unterschrieben wurde.
deal-unsigned = Diese Partie ist nicht unterschrieben: Kein Server bürgt für sie.
deal-false = Diesem Gerät wurde eine andere Verteilung versprochen.
deal-elsewhere = Wenn du dieser Seite nicht traust, speichere die Partie und prüfe sie anderswo: fullhouse verify
deal-fingerprint = Fingerabdruck der Verteilung
table-imported = Dieser Tisch kommt von anderswo. Wer ihn mitgebracht hat, weiß vielleicht, was in dem mitgebrachten Spiel verdeckt ist. Seine Ergebnisse zählen nicht zu den besten.

end-shared-you = Du teilst dir den Sieg mit { $winners }!
end-you-win = Du hast gewonnen!
scores = Punkte
rematch = Noch einmal
replay = Nachspielen
share = Teilen

## Replay

replay-of = Nachspielen: { $name }
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-run = Abspielen
replay-stop = Anhalten
replay-move = Zug { $n } von { $count }
replay-start = Der Anfang.
the-table = der Tisch
record-drop = Zieh eine gespeicherte Partie hierher oder wähle eine Datei.
replay-empty = Jede beendete Partie lässt sich noch einmal ansehen: Auf ihrer letzten Seite steht „{ replay }“.
record-choose = Datei wählen
record-too-big = Diese Datei ist für eine gespeicherte Partie zu groß.
record-no-json = Das ist keine gespeicherte Partie: Die Datei ist kein JSON.

## Problems

nav-daily = Rätsel des Tages
home-solving = Zum Knobeln
race-progress = { $filled } von { $count } Feldern gefüllt
problem-level = Stufe: { $level }.
printout-title = Blatt zum Drucken
printout-count = Rätsel pro Seite
printout-solutions = Mit Lösungen
printout-answers = Lösungen
printout-empty = Es gibt kein Rätsel für ein Blatt.
daily-month-before = Monat davor
daily-month-after = Monat danach
daily-solved-on = { $day }: { $count ->
    [one] { $count } gelöst
   *[other] { $count } gelöst
}
daily-record = Gelöste Rätsel: { $problems }. Tage: { $days }.
search-scale = Die Punkte reichen von etwa 500 (leicht) bis 18.000 (teuflisch).
daily-others = Hier { $count }-mal gelöst, die Hälfte davon in { $median } oder schneller. Ohne Tipp: { $free }.
daily-own = Dein erstes Mal: falsche Ziffern { $mistakes }, Tipps { $hints }.
daily-faultless = Ohne falsche Ziffer: { $faultless } von { $counted }.
daily-faster = Schneller als { $share } von 100.
today-number = Nr. { $number }
today-text = Jeden Tag eine Partie und ein Rätsel, für alle gleich. Deine erste Partie zählt.
today-house = Für jeden Tag, an dem du spielst, geht ein Fenster an. Ein verpasster Tag löscht keines.
today-against = Gegen { $bot }
today-made = Du { $points }, { $bot } { $others }
today-picture = Bild speichern
today-best = Die Besten hier heute
today-played = Partien hier: { $count }
today-nobody = Hier hat diese Partie noch niemand zu Ende gespielt.
today-levels = Noch fünf Rätsel, eines für jede Stufe
daily-text = Eines für jede Stufe, für alle dieselben. Auch die vergangener Tage kannst du noch spielen.
daily-before = Der Tag davor
daily-after = Der Tag danach
daily-day = Anderer Tag
daily-share = Ergebnis teilen
mark-solved = Gelöst in { $time }
mark-started = Begonnen
mark-new = Nicht begonnen
next-unsolved = Nächstes ungelöstes: { $number }
problem-numbers = Rätsel nach Nummern
booklet-title = Das Heft
booklet-text = Fünfzig Rätsel für die sechs Lösungswege, jedes etwas schwerer als das vorige. Beginne mit Nummer 1.
booklet-numbers = Rätsel des Hefts
booklet-level = Stufe { $level }: { $ways }
booklet-solved = { $solved } von { $count } gelöst
search-problems = Die Bibliothek durchsuchen
search-any = Beliebig
search-technique = Nötige Technik
search-as-hardest = Nichts Schwereres nötig
search-symmetry = Symmetrie
search-clues-from = Vorgaben, ab
search-clues-to = Vorgaben, bis
search-score-from = Schwierigkeit, ab
search-score-to = Schwierigkeit, bis
search-go = Suchen
search-found = { $count ->
    [0] Kein Rätsel der Bibliothek passt dazu.
    [one] { $count } Rätsel gefunden.
   *[other] { $count } Rätsel gefunden.
}
search-facts = { $clues } Vorgaben, Schwierigkeit { $score }, SE { $se }.
search-more = Mehr zeigen
search-make = Ein neues erzeugen
search-make-text = Stufe: { $level }. Symmetrie wie oben gewählt.
search-make-technique = Diese Technik ist der schwerste Schritt. Symmetrie: halbe Drehung oder keine.
search-make-pattern = Der Weg zur Lösung führt über dieses Muster. Symmetrie: halbe Drehung oder keine.
symmetry-half-turn = Halbe Drehung
symmetry-quarter-turn = Vierteldrehungen
symmetry-left-right = Links und rechts
symmetry-top-bottom = Oben und unten
symmetry-diagonal = Diagonale
symmetry-antidiagonal = Andere Diagonale
daily-streak = { $count ->
    [one] { $count } Tag in Folge.
   *[other] { $count } Tage in Folge.
}
new-problem = Ein neues Rätsel
new-problem-making = Wird erstellt …
new-problem-text = Ein frisches Rätsel dieser Stufe, eigens für dich.
collection = Deine Sammlung
collection-text = Rätsel, die du auf diesem Gerät behältst. Öffne eine Datei mit einem Rätsel je Zeile.
collection-file = Datei öffnen
collection-fault = Zeile { $line }: { $why }
collection-drop = Herausnehmen
collection-save = Sammlung speichern
collection-keep = Behalten
collection-came = { $count ->
    [one] { $count } Rätsel kam dazu.
   *[other] { $count } Rätsel kamen dazu.
}
own-problem = Dein eigenes Rätsel
own-problem-text = Tippe ein Rätsel ein oder füge es in einer üblichen Form ein. Geprüft wird, ob es genau eine Lösung hat.
problem-file = Rätsel aus einer Datei
problem-good = Ein gültiges Rätsel mit { $givens } Vorgaben.
problem-board = Rätsel { $name }

web-error-not-a-text = „{ $file }“ ist kein Text. Rätsel kommen aus Textdateien, etwa mit 81 Ziffern und Punkten in einer Zeile; ein Bild kann nicht gelesen werden.
web-error-collection-full = Deine Sammlung hat Platz für { $most } Rätsel, und damit würden es mehr. Es wurde nichts geändert.

## Me

me-title = Deine Spiele
me-change = Name und Figur
me-data = Daten und Geräte
me-text = Deine Spiele sind auf diesem Gerät gespeichert, zusammen mit dem, was der Server von deinen Plätzen weiß. Als Datei kannst du alles mitnehmen.
me-empty = Hier ist noch nichts: Spiel zuerst eine Partie.
erase-text = Dein Name und deine Schlüssel verschwinden von allen Tischen dieses Geräts; deine Ergebnisse und behaltenen Rätsel verschwinden vom Gerät selbst. Die Spiele bleiben für die anderen: Statt deines Namens steht dort eine Nummer. Das lässt sich nicht rückgängig machen.
erase-sure = Ja, meine Daten löschen
erase-done = Deine Daten sind gelöscht.
erase-left = { $count ->
    [one] { $count } Tisch war nicht erreichbar. Versuch es später noch einmal.
   *[other] { $count } Tische waren nicht erreichbar. Versuch es später noch einmal.
}
me-games = Spiele
stickers = Sticker
stickers-text = { $won } von { $count }. Jede beendete Partie mit den Tieren bringt einen.
me-played = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
me-won = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
me-times = Allein: deine Zeiten
me-best = Allein: deine Bestwerte
me-house = Allein: Bestenliste dieses Servers
level-other = Andere Rätsel
me-bots = Gegen Bots
variant-full = Zeile, Spalte und Block
variant-simple = Zeile und Spalte
variant-block = Block
variant-value = Ziffern zusammengezählt
me-successes = { $played } gespielt, { $succeeded } gelungen; bestes Ergebnis { $best }.
me-spread = Erreichte Punkte
plot-label = { $count ->
    [one] Diagramm von { $count } Lösungszeit nach Stufe
   *[other] Diagramm von { $count } Lösungszeiten nach Stufe
}
export = Als Datei speichern
import = Aus einer Datei laden
import-good = { $count ->
    [one] { $count } neues Ergebnis.
   *[other] { $count } neue Ergebnisse.
}
import-bad = Diese Datei enthält keine Ergebnisse von Full House.

erase = Meine Daten löschen
install = Als App installieren
keep-offline = Offline verfügbar machen

## How to play

how-text = Zu jedem Spiel gibt es ein kurzes Einführungsspiel und die vollständigen Regeln.
how-full = Alle Regeln
how-step-board = Schritt { $n } auf dem Brett
how-again = Den Zug noch einmal zeigen
lessons-tips = So geht man vor
learn-figure = So geht es
learn-find = Finde es selbst
learn-find-place = Tippe auf ein Feld, dann auf die Ziffer, die dorthin gehört, und zum Schluss auf „Prüfen“.
learn-find-out = Tippe auf ein Feld, dann auf jede Ziffer, die dort gestrichen werden kann, und zum Schluss auf „Prüfen“.
learn-not-noted = Die { $symbol } steht nicht unter den Notizen von { $cell }.
learn-check = Prüfen
learn-another = Eine andere Stellung
learn-whole = Ein ganzes Rätsel mit dieser Technik
learn-found = { $count ->
    [0] Du hast es noch nicht gefunden.
    [one] Du hast es { $count }-mal gefunden.
   *[other] Du hast es { $count }-mal gefunden.
}
learn-next = Weiter
learn-again = Von vorn beginnen
learn-today = Fünf Minuten heute
learn-today-due = { $drills }.
learn-today-none = Heute ist nichts zu wiederholen. Nächste Lektion: { $technique }.
learn-why-hint = { $technique } (mit Tipp gelöst)
learn-why-slow = { $technique } (hat lange gedauert)
learn-why-wrong = { $technique } (zuletzt nicht gefunden)
learn-why-due = { $technique } (Zeit zum Wiederholen)
learn-nothing-due = Heute ist nichts zu wiederholen.
learn-session-done = Fertig für heute. Auf Anhieb gefunden: { $first } von { $count }.
learn-days = { $count ->
    [one] Du hast an einem Tag geübt.
   *[other] Du hast an { $count } Tagen geübt.
}
learn-days-row = { $count ->
    [one] { $count } Tag in Folge.
   *[other] { $count } Tage in Folge.
}
learn-start = Jetzt lernen
learn-practise = Übe es: { $technique }
learn-standing-new = noch nicht begonnen
learn-standing-begun = begonnen
learn-standing-practised = in Übung
learn-standing-mastered = gemeistert
learn-standing-next = nächste Lektion
learn-chapter-start = Für den Anfang
learn-chapter-booklet = Das Heft: sechs Wege
learn-chapter-deduction = Gesperrte Kandidaten, Paare und Tripel
learn-chapter-links = Eine Ziffer, zwei Verbindungen
learn-chapter-fish = Fische
learn-chapter-wings = Wings
learn-chapter-sets = Vier Felder
learn-chapter-uniqueness = Nur eine Lösung
learn-chapter-colours = Farben
learn-chapter-chains = Ketten
learn-chapter-groups = Gruppen von Feldern
learn-chapter-large = Große Fische mit Flossen
learn-chapter-mixed = Linien und Blöcke zusammen
learn-chapter-nets = Annahmen
learn-screen = Seite { $number } von { $count }
learn-figure-number = Nach Abbildung { $number } des Hefts, Stellung von uns
learn-figure-link = Schritt { $link } von { $links }
learn-theme-slide = Wohin kommt die Ziffer? Zeilen und Spalten, in denen sie schon steht, kreuzen den Block.
learn-theme-few_gaps = Eine Zeile oder Spalte mit wenigen Lücken. Frag bei jeder fehlenden Ziffer, wohin sie noch passt.
learn-theme-many_gaps = Auch eine Zeile oder Spalte mit vielen Lücken kann eine Ziffer verraten.
learn-theme-block = Welche Ziffern fehlen diesem Block? Zeilen und Spalten lassen für eine davon nur ein Feld übrig.
learn-theme-elimination = Eine Lücke ist für alle fehlenden Ziffern gesperrt, bis auf eine.
learn-theme-whole_line = Dasselbe in einer Spalte mit vier Lücken: eine Ziffer nach der anderen, bis alle stehen. Abbildung 15 ist diese, gelöst.
learn-theme-exclusion = Schau dorthin, wo viele verschiedene Ziffern zusammentreffen, nicht wo sich dieselben wiederholen.
learn-theme-block_to_line = Alle Plätze einer Ziffer in einem Block liegen in einer Zeile oder Spalte. Also kommt sie in dieser Zeile oder Spalte sonst nirgends hin.
learn-theme-three_for_three = Zwei Felder für zwei Ziffern und darum drei für drei. Im nächsten Block wird es enger, und drei Ziffern lassen sich schreiben.
learn-theme-chain = Zwei Spalten und einer Zeile fehlen je zwei Ziffern. Ein Schluss folgt dem anderen, bis alle sechs stehen.
learn-figure-play = Finde jeden Schluss. Der letzte führt zu einer Ziffer.
learn-figure-fill = Fülle die Lücken eine nach der anderen.
learn-deduction-whole = Löse ein Rätsel durch Schlussfolgern
learn-deduction-text = Schöpfe erst die einfachen Wege aus, dann zieh Schlüsse. Am Tisch kann der Tipp einem Weg folgen: Wähle dort „Schlussfolgerung“.
learn-worked = Noch ein Beispiel
learn-alike = { $technique }: ja oder nein?
learn-alike-digit = Suche die { $digit } im Rahmen.
learn-alike-yes = Ja, es gilt
learn-alike-no = Nein
learn-alike-touch = Tippe auf das Feld, an dem es scheitert.
learn-alike-elsewhere = Dieses Feld ist es nicht. Schau noch einmal.
learn-alike-show = Zeig es mir
learn-test = Kurzer Test
learn-test-text = Drei Stellungen, keine Tipps, je eine Antwort. Zwei richtige genügen.
learn-test-passed = Bestanden: { $right } von { $count }.
learn-test-failed = { $right } von { $count }. Übe noch ein wenig.
learn-test-again = Test wiederholen
learn-continue = Weiter
learn-back = Zurück
learn-skip = Überspringen
learn-save = Fortschritt speichern
learn-load = Fortschritt aus einer Datei laden
learn-load-bad = Diese Datei enthält keinen Fortschritt der Lektionen.

lessons-title = Die Lektionen des Coachs

## What is refused

web-error-no-connection = Gerade gibt es keine Verbindung zum Server. Nichts wurde gesendet; versuche es gleich noch einmal.
web-error-follow-hand = Folge erst einmal der Hand: Sie zeigt, was als Nächstes kommt.
web-error-server-trouble = Der Server hat ein Problem. Versuche es gleich noch einmal.
web-error-not-understood = Der Server hat das nicht verstanden. Lade die Seite neu und versuche es noch einmal.
web-error-stale = Jemand war schneller: Sieh noch einmal auf das Brett.
web-error-other = Das geht jetzt nicht.

web-error-needs-server = Leute an anderen Geräten können nur über einen Server mitspielen, und keiner ist erreichbar. Du kannst allein spielen, gegen Bots oder mit anderen reihum an diesem Gerät.
web-error-no-local-server = Die Spiele konnten in diesem Browser nicht gestartet werden: { $why }
web-error-no-room = Dieses Gerät kann das Spiel nicht speichern, vielleicht ist der Speicher voll.
web-error-unknown-code = Zu diesem Code gibt es keinen Tisch. Prüfe jede Silbe oder bitte noch einmal um den Link.
web-error-format-not-recognised = Das sieht nicht nach einem Rätsel aus. 81 Ziffern, mit Punkten oder Nullen für freie Felder, werden immer verstanden.
web-error-no-open-seat = Alle Plätze an diesem Tisch sind besetzt.
web-error-not-your-turn = { $turn } ist am Zug, nicht du.
web-error-correction-owed = Zuerst muss { $owing } das Feld { $cell } korrigieren oder frei lassen.
web-error-cell-taken = { $by } hat schon in { $cell } geschrieben.

## Colours and order of the seats

colour-1 = Hellblau
colour-2 = Gelb
colour-3 = Blau
colour-4 = Rot
colour-5 = Rosa
colour-6 = Grün
colour-7 = Orange
colour-of = Die Farbe von { $name }
seat-up = { $name } einen Platz nach oben
order-note = Platz 1 beginnt.
order-note-oldest = Platz 1 beginnt; im gedruckten Spiel ist das die älteste Person.

## The board for a problem of one’s own

editor-board = Das Gitter deines Rätsels
editor-how = Schreib ein Rätsel aus der Zeitung ab: Tippe auf ein Feld und wähle eine Ziffer, oder gib sie mit der Tastatur ein. Eine ausgewählte Ziffer kommt in jedes Feld, auf das du tippst.
editor-more = { $givens ->
    [one] Bisher { $givens } Ziffer. Ein Rätsel mit genau einer Lösung hat mindestens { $fewest }.
   *[other] Bisher { $givens } Ziffern. Ein Rätsel mit genau einer Lösung hat mindestens { $fewest }.
}
editor-clash = Zweimal dieselbe Ziffer in einer Zeile, Spalte oder einem Block: Sieh dir die markierten Felder an.
editor-checking = Wird geprüft …
editor-text = Lieber als Text einfügen
editor-clear = Gitter leeren

## Playing without a network

offline-title = Ohne Netz spielen
offline-text = Behalte die Spiele auf diesem Gerät und spiele ohne Netz: allein, gegen Bots oder mit anderen reihum an diesem Gerät. Zum Herunterladen: { $size } MB.
offline-doing = { $done } von { $size } MB
offline-done = Die Spiele sind auf diesem Gerät und gehen ohne Netz. Sie belegen { $size } MB.
offline-remove = Entfernen
offline-stop = Anhalten
offline-bad-damaged = Beim Herunterladen ging etwas kaputt, darum wurde es verworfen. Versuche es noch einmal.
offline-bad-full = Auf diesem Gerät ist nicht genug Speicher frei.
offline-bad-away = Das Herunterladen wurde unterbrochen. Prüfe die Verbindung und versuche es noch einmal: Es geht dort weiter.
offline-lack-wasm = Dieser Browser kann die Spiele nicht ohne Server ausführen: Ihm fehlt WebAssembly.
offline-lack-storage = Dieser Browser kann hier keine Spiele speichern. In privaten Fenstern ist das oft so.
offline-lack-locks = Dieser Browser kann die Spiele nicht ohne Server ausführen. Dazu braucht es einen aktuellen Browser und eine Adresse, die mit https beginnt.
offline-trouble = Die Spiele konnten auf diesem Gerät nicht gestartet werden: { $why }
offline-gone = Das Spiel startet in diesem Browser neu. Was du jetzt tust, zählt noch nicht.
offline-full = Dieses Gerät speichert deine Züge nicht, vielleicht ist der Speicher voll. Schaffe Platz, dann geht das Spiel nach dem letzten gespeicherten Zug weiter.
offline-here = Dieses Spiel ist nur auf diesem Gerät. Damit andere mitspielen können, muss es auf den Server.
offline-invite = Auf den Server legen und einladen
offline-no-server = Hier gibt es keinen Server: Alles geschieht in diesem Browser. Um mit Leuten an anderen Geräten zu spielen, nimm ein Full House, das auf einem Server läuft.
offline-offer = { $count ->
    [one] Ein Spiel auf diesem Gerät ist nicht auf dem Server. Soll es für deine Ergebnisse auch dort gespeichert werden?
   *[other] { $count } Spiele auf diesem Gerät sind nicht auf dem Server. Sollen sie für deine Ergebnisse auch dort gespeichert werden?
}
offline-offer-yes = Ja, ab jetzt
offline-offer-no = Nein, nur hier

## Analysts, and what solvers have in their fingers

nav-analyse = Analyse
act-pen = Linien
analyse-title = Gitter zum Analysieren
analyse-intro = Sieh alle Schritte eines Rätsels, vergleiche Wege und probiere aus, was wäre, wenn.
analyse-paste = Rätsel in einem bekannten Format:
analyse-open = Öffnen
analyse-which = { $count ->
    [one] Dieser Text hat { $count } Rätsel.
   *[other] Dieser Text hat { $count } Rätsel. Wähle eins:
}
analyse-number = Rätsel { $number }
analyse-another = Ein anderes Rätsel
analyse-panels = Teile der Analyse
analyse-steps = Schritte
analyse-path = Weg
analyse-tree = Zweige
analyse-save = Speichern
analyse-do = Diesen Schritt machen
analyse-lesson = Lektion
analyse-fails-cell = In dieses Feld passt nichts mehr: Dieser Zweig scheitert.
analyse-fails-twice = Die { $symbol } steht zweimal da: Dieser Zweig scheitert.
analyse-fails-digit = Hier ist kein Platz mehr für die { $symbol }: Dieser Zweig scheitert.
analyse-solved = Alles ist ausgefüllt und richtig.
analyse-solutions-0 = Von hier aus gibt es keine Lösung.
analyse-solutions-1 = Eine Lösung. Tippe auf einen Schritt, um ihn zu zeichnen, und noch einmal, um ihn auszuführen.
analyse-solutions-2 = Mehrere Lösungen.
analyse-links = { $count ->
    [one] { $count } Glied
   *[other] { $count } Glieder
}
analyse-steps-count = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
analyse-more = { $count } weitere
analyse-looking = Suche …
analyse-deep = Auch lange Ketten von Gruppen und Netze
analyse-unique = Gründe, die eine einzige Lösung voraussetzen
analyse-not-all = Schwierigere Techniken wurden nicht gesucht: Das würde zu lange dauern.
analyse-order-easiest = Leichtestes zuerst
analyse-order-shortest = Kürzestes zuerst
analyse-compare = Vergleichen mit …
analyse-without = Techniken des zweiten Wegs
analyse-with-all = Mit allen Techniken
analyse-without-one = Ohne: { $technique }
analyse-from-here = Von hier aus
analyse-result = Schritte: { $steps }, Aufwand: { $effort }, am schwersten: { $technique }
analyse-stuck = Logik führt nicht weiter. Schritte bis dahin: { $steps }.
analyse-late = Die Suche dauerte zu lange. Schritte bis dahin: { $steps }.
analyse-chart = Aufwand Schritt für Schritt
analyse-effort-text = Der Aufwand ist die Summe der Schwierigkeit aller Schritte, plus 8 für jedes Feld.
analyse-costs = Was erspart jede Technik?
analyse-cost = { $more } mehr, am schwersten: { $technique }.
analyse-cost-none = Nicht schwerer.
analyse-needed = Kein Weg führt zum Ziel.
analyse-instead = Nötig: { $techniques }.
analyse-left-out = Nicht ausgerechnet, weil es zu lange dauerte: { $techniques }.
analyse-root = Anfang
analyse-tree-text = Was du zurücknimmst, bleibt hier. Tippe einen Schritt an, um dorthin zu gehen; eine andere Ziffer beginnt dort einen neuen Zweig.
analyse-leaf-fails = { $move }: scheitert
analyse-other = Anderer Zweig
analyse-modes = Was die Tasten eintragen
analyse-mode-put = Ziffern
analyse-mode-note = Kandidaten
analyse-mode-centre = Mitte
analyse-mode-colour = Farben
analyse-mode-pen = Linien
analyse-text = Text
analyse-print = Drucken oder als PDF speichern
key-entry-digit = die Ziffer schreiben, auch vom Ziffernblock
key-entry-modes = Ziffern, Notizen in den Ecken, Notizen in der Mitte, Farben
key-entry-pen = Linien zwischen Feldern oder an Rändern entlang ziehen
key-entry-corner = eine Notiz in die Ecke schreiben
key-entry-centre = eine Notiz in die Mitte schreiben
key-entry-colour = das Feld färben (auch Strg+Umschalt)
key-entry-double = Doppelklick: alle gleichen Ziffern
key-entry-space = zwischen Ziffern und Notizen wechseln
key-entry-all = alle Felder auswählen
key-entry-undo = zurück und vor; nichts geht verloren, Zweige bleiben
key-entry-other = zum nächsten Zweig, den du zurückgenommen hast
