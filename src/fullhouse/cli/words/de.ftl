### Was liest, wer den Server betreibt, auf Deutsch.

## Die Befehle

cli-archive = Beendete Partien nach Zeit oder Tisch auflisten, die letzte zuerst; der Server darf dabei laufen.
cli-archive-code = Nur Partien des Tisches mit diesem Code.
cli-archive-since = Nur Partien, die an diesem Tag oder später endeten, etwa 2026-11-15 oder 2026-11-15T20:30 (UTC).
cli-archive-until = Nur Partien, die vor diesem Tag endeten.
cli-archive-most = Wie viele Partien höchstens.
cli-archive-records = Stattdessen jede aufgeschriebene Partie ausgeben, eine je Zeile.
archive-game = { $at } · { $code } · Partie { $round } · { $game } · { $seats }
archive-deleted = { $game }: Der Tisch wurde gelöscht, und die aufgeschriebene Partie mit ihm.
archive-none = Keine Partie gefunden.
cli-backup = Die Datenbank in eine Datei kopieren und die Kopie prüfen; der Server darf dabei laufen.
cli-backup-file = Die Datei für die Kopie.
cli-backup-replace = Die Datei ersetzen, falls es sie schon gibt.
cli-restore = Eine Sicherung prüfen und zur Datenbank machen; der Server darf nicht laufen.
cli-restore-file = Die Sicherung.
cli-restore-replace = Eine Datenbank ersetzen, die nicht leer ist; die alte bleibt daneben, mit „.old“ am Ende des Namens.
cli-copy-store = Alles aus einer Datenbank in eine andere, leere kopieren und die Kopie prüfen; kein Server darf laufen.
cli-copy-store-source = Die Datenbank, die kopiert wird: eine Datei oder die Adresse einer PostgreSQL-Datenbank.
cli-copy-store-target = Die leere Datenbank für die Kopie: eine Datei oder die Adresse einer PostgreSQL-Datenbank.
cli-doctor = Einstellungen, Datenbank, Uhr, Festplatte und Port ansehen und sagen, was nicht stimmt.
cli-play-reload = Neu starten, sobald sich eine Datei eines Spiels aus einem anderen Paket ändert: für alle, die eines schreiben.
play-reloaded = Eine Datei hat sich geändert: Der Server startet neu.
cli-new-game = Ein Paket mit einem kleinen Spiel schreiben, das sich sofort spielen lässt, für eigene Regeln.
cli-new-game-name = Der Name des Spiels: kleine Buchstaben, Ziffern und Bindestriche.
cli-new-game-folder = Der Ordner dafür; sonst fullhouse- und der Name.
new-game-made = In { $path } ist ein Spiel, das sich sofort spielen lässt. Probiere es aus: pip install --no-deps --editable { $path }, dann fullhouse play-out { $name }. Die Regeln stehen in rules.py, die Texte in words/en.ftl.
cli-serve-trusted-proxy = Ein Proxy oder ein Netz davon, dessen X-Forwarded-For geglaubt wird; mehrmals möglich.
cli-serve-allowed-host = Ein Name, unter dem der Server antwortet, außer dem seiner öffentlichen Adresse; mehrmals möglich.
cli-serve-known-key = Der öffentliche Schlüssel eines anderen Servers, an dem seine Partien erkannt werden; mehrmals möglich.
cli-serve-metrics-token = Wer dieses Token zeigt, darf /metrics von anderswo lesen; ohne eines darf es nur diese Maschine.
cli-serve-access-log = Jede Anfrage protokollieren, ohne Token und Tischcodes.
cli-serve-log-format = Die Form des Protokolls: Zeilen für Menschen oder JSON für Programme.
cli-serve-name-filter = Beleidigende Namen ablehnen.
backup-checking = Die Kopie wird geprüft …
backup-made = { $tables ->
    [one] { $path }: geprüfte Kopie mit { $tables } Tisch.
   *[other] { $path }: geprüfte Kopie mit { $tables } Tischen.
}
backup-restored = { $tables ->
    [one] { $path } ist wiederhergestellt, mit { $tables } Tisch.
   *[other] { $path } ist wiederhergestellt, mit { $tables } Tischen.
}

## Die Diagnose

doctor-client-built = Die Seiten für den Browser sind da.
doctor-client-missing = Die Seiten für den Browser sind nicht gebaut.
doctor-kernel = Der Löser ist da ({ $name }).
doctor-open-to-network = Der Server steht dem Netz ohne öffentliche Adresse offen: nur unter Freunden geeignet.
doctor-only-here = Der Server ist nur von dieser Maschine aus erreichbar.
doctor-public-address = Öffentliche Adresse { $address }; vertraute Proxys: { $proxies }.
doctor-not-encrypted = Die öffentliche Adresse { $address } ist nicht verschlüsselt; nimm https.
doctor-database-new = Die Datenbank { $path } gibt es noch nicht; der Server legt sie an.
doctor-database-empty = Die Datenbank { $path } ist leer; der Server richtet sie ein.
doctor-folder-unwritable = In den Ordner { $path } kann nicht geschrieben werden.
doctor-database = { $tables ->
    [one] Die Datenbank { $path } ist in Ordnung: { $tables } Tisch.
   *[other] Die Datenbank { $path } ist in Ordnung: { $tables } Tische.
}
doctor-database-readable = Andere auf dieser Maschine können { $path } lesen; chmod 600 verhindert das.
doctor-bus = Der Bus { $path } antwortet.
doctor-snapshots = { $count ->
    [one] Die gespeicherte Stellung von { $count } langen Partie stimmt mit ihrem Protokoll überein.
   *[other] Die gespeicherten Stellungen von { $count } langen Partien stimmen mit ihren Protokollen überein.
}
doctor-snapshots-differ = Die gespeicherten Stellungen dieser Tische weichen von ihren Protokollen ab: { $tables }.
doctor-clock = Die Uhr zeigt { $now }.
doctor-clock-behind = Die Uhr zeigt { $now }, aber der Server lief schon um { $last }.
doctor-clock-jumped = Seit { $last } lief { $days } Tage lang kein Server, oder die Uhr geht falsch. Diese Tage zählen für keinen Tisch, und nichts wird gelöscht, bevor der Server einen Tag gelaufen ist.
doctor-nothing-due = Kein Tisch blieb so lange allein, dass er beendet oder gelöscht würde.
doctor-due-end = { $count ->
    [one] Eine Partie blieb lange allein und würde beendet: { $tables }.
   *[other] { $count } Partien blieben lange allein und würden beendet: { $tables }.
}
doctor-due-delete = { $count ->
    [one] Ein Tisch blieb lange allein und würde gelöscht: { $tables }.
   *[other] { $count } Tische blieben lange allein und würden gelöscht: { $tables }.
}
doctor-disk = Auf der Festplatte sind { $free } MB frei.
doctor-disk-low = Auf der Festplatte sind nur noch { $free } MB frei.
doctor-port = { $host }, Port { $port } ist frei.
doctor-running = Der Server läuft schon an { $host }, Port { $port }.

## Die Fehler

error-bad-time = „{ $value }“ ist kein Tag und keine Zeit wie 2026-11-15 oder 2026-11-15T20:30.
error-time-order = Das Ende, { $until }, muss nach dem Anfang liegen, { $since }.
error-file-exists = { $path } gibt es schon; --replace ersetzt die Datei.
error-folder-not-empty = Der Ordner { $path } ist nicht leer.
error-same-file = { $path } ist die Datenbank selbst.
error-database-not-empty = Die Datenbank { $path } ist nicht leer; --replace ersetzt sie und behält die alte.
error-database-in-use = Die Datenbank { $path } wird benutzt: Beende zuerst den Server.
error-database-damaged = Die Datenbank { $path } ist beschädigt: { $detail }.
error-not-our-database = { $path } ist keine Datenbank von Full House.
error-copy-target-used = { $path } ist nicht leer; eine Kopie braucht eine leere Datenbank.
error-copy-differs = Die Kopie in { $path } weicht vom Original ab ({ $name }); von ihr wurde nichts behalten.
error-not-copied = { $path } konnte nicht kopiert werden: { $detail }.
error-bad-public-url = „{ $value }“ ist keine Adresse wie https://play.example.org.
error-bad-proxy = „{ $value }“ ist keine Adresse und kein Netz wie 10.0.0.0/8.
error-bad-host = „{ $value }“ ist kein Name eines Rechners.
error-bad-known-key = „{ $value }“ ist kein öffentlicher Schlüssel: Er hat 64 Zeichen von 0 bis f.
error-no-such-option = Die Option { $name } gibt es hier nicht. „{ $command } --help“ zeigt, welche es gibt.
error-misused-option = Die Option { $name } ist falsch verwendet: Ein Wert fehlt, oder es ist einer zu viel. „{ $command } --help“ zeigt, wie sie verwendet wird.
error-missing-argument = „{ $name }“ fehlt. „{ $command } --help“ sagt, was erwartet wird.
error-argument-out-of-range = „{ $name }“ muss eine Zahl von { $first } bis { $last } sein.
error-bad-argument = Der Wert für „{ $name }“ geht nicht. „{ $command } --help“ sagt, was erwartet wird.
error-argument-no-int = „{ $name }“ muss eine ganze Zahl sein, nicht „{ $value }“.
error-argument-no-float = „{ $name }“ muss eine Zahl sein, nicht „{ $value }“.
error-no-such-command = Den Befehl „{ $name }“ gibt es nicht.
error-unknown-shell = Vervollständigung gibt es für bash, zsh, fish und PowerShell, nicht für „{ $name }“.
error-bad-command-line = Auf der Befehlszeile steht zu viel. „{ $command } --help“ zeigt, wie der Befehl verwendet wird.
error-batch-actions = Es gibt { $games } Spiele, aber die Aktionen haben die Form { $count }.
error-batch-action = Aktion { $action } ist in Spiel { $place } nicht erlaubt.
error-bot-not-started = „{ $command }“ konnte nicht gestartet werden: { $detail }.
error-no-board-yet = Von diesem Platz aus ist kein Brett zu sehen (Zustand des Tisches: { $stage }).
error-bot-silent = Das Programm hat nicht innerhalb von { $seconds } s „{ $expected }“ gesagt.
error-bot-ended = Das Programm „{ $bot }“ hat sich selbst beendet (Status { $status }).
error-bot-not-offered = „{ $line }“ ist keiner der Züge, die { $bot } angeboten wurden.
error-bot-stays = Das Programm hat sich nach „quit“ nicht richtig beendet (Status { $status }).
error-bot-unfinished = { $game } wurde nicht zu Ende gespielt (gemachte Züge: { $moves }).
error-ladder-alone = { $game } hat keine Gegner, an denen man sich messen kann.
error-server-away = { $address } antwortet nicht: { $detail }.

## Der Rahmen der Hilfeseiten

cli-frame-usage = Aufruf:
cli-frame-help = Diese Seite zeigen.
cli-frame-version = Die Version zeigen.
cli-frame-completion = Ein Skript schreiben, das Befehle und Optionen in dieser Shell vervollständigt: bash, zsh, fish oder PowerShell.
cli-frame-arguments = Argumente
cli-frame-options = Optionen
cli-frame-commands = Befehle
cli-frame-default = Standard: { $value }
cli-frame-variable = Umgebungsvariable: { $value }
cli-frame-required = erforderlich

## Programme, die spielen

cli-bot = Ein Programm, das wie Schachprogramme zeilenweise spricht, an einen Tisch eines Servers setzen.
cli-bot-address = Die Adresse des Servers, etwa http://127.0.0.1:8181.
cli-bot-code = Der Code des Tisches.
cli-bot-program = Das Programm und seine Argumente, nach „--“.
cli-bot-name = Sein Name am Tisch; sonst der, den es selbst nennt.
cli-bot-seconds = Wie viele Sekunden es über einen Zug nachdenken darf.
cli-bot-trace = Jede Zeile zeigen, die an das Programm geht oder von ihm kommt.
bot-finished = Das Spiel ist zu Ende: { $scores }.
cli-check-bot = Prüfen, ob ein spielendes Programm spricht, wie es soll: Es spielt jedes Spiel einmal.
cli-check-bot-game = Nur dieses Spiel; kann mehrmals angegeben werden.
check-bot-greeting = Es sagt, wer es ist und dass es bereit ist.
check-bot-strange = Es übergeht Zeilen, die es nicht kennt, und spielt { $game } zu Ende (gewählte Züge: { $moves }).
check-bot-game = Es spielt { $game } zu Ende (gewählte Züge: { $moves }).
check-bot-refusal = Es wählt einen anderen Zug, wenn einer abgelehnt wird.
check-bot-quit = Es endet, wenn man es ihm sagt.
cli-ladder = Ein Programm an den fünf Stufen der Bots messen: Mit 400 Punkten mehr gewinnt man zehn von elf Spielen.
cli-ladder-games = Wie viele Spiele es gegen jede Stufe spielt, und jede Stufe gegen die nächste.
ladder-won = { $percent } % der Spiele dagegen gewonnen
cli-check-game = Prüfen, ob ein Spiel hält, was jedes Spiel verspricht, mit beliebigen Plätzen und Optionen.
cli-check-game-games = Wie viele Spiele für jedes Versprechen gespielt werden.
check-game-ends = Es endet, sagt, wer gewonnen hat, und danach kann niemand mehr etwas tun.
check-game-legal = Was erlaubt ist, wird angenommen, alles andere abgelehnt, und nichts davon ändert die Stellung.
check-game-declared = Seine Verben haben Rollen, und es endet aus Gründen, die es nennt.
check-game-points = Punkte, die vor einem Zug gezeigt werden, bringt er auch.
check-game-unchanged = Eine Stellung ändert sich nie, und derselbe Zug hat wieder dieselbe Wirkung.
check-game-secrets = Was jemand nicht sehen darf, ändert nichts an dem, was er bekommt.
check-game-views = Jeder Platz bekommt seine eigene Ansicht, auch wenn sie neben einer anderen entsteht.
check-game-apart = Zwei Spiele, die nebeneinander gespielt werden, berühren einander nicht.
check-game-replays = Seine Aufzeichnung führt wieder zum selben Ende.
check-game-dealt-anew = Wird das Verborgene neu ausgeteilt, zeigen dieselben Züge einem Platz dasselbe wie zuvor.
check-game-found = Bei { $where }: { $evidence }
cli-baselines = Zufall, Gierig, ISMCTS und den stärksten Bot gegeneinander spielen lassen: die Zahlen, an denen sich ein neuer Spieler misst.
cli-baselines-games = Wie viele Spiele jedes Paar spielt.
cli-baselines-rounds = Wie oft ISMCTS für einen Zug das Verborgene neu austeilt.

## A site without a server

cli-static = Die Spiele als Website ohne Server schreiben: ein Ordner, den jeder Webspace ausliefern kann.
cli-static-folder = Der Ordner; eine ältere Website von Full House darin wird ersetzt.
static-done = Die Website liegt in { $folder }, { $size } MB. Jeder Webspace kann sie ausliefern; zum Ausprobieren: python -m http.server --directory { $folder }
error-no-offline-parts = Die Teile für Browser fehlen: Installiere fullhouse[play] oder rufe im Quellordner „make pocket“ auf.
error-no-brotli = Zum Schreiben der Website braucht es das Paket brotli: Installiere fullhouse[static].
