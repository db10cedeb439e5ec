### Was der Server sagt, auf Deutsch.

server-not-built = Der Server läuft, aber die Seiten für den Browser sind noch nicht gebaut.

## Die Befehle

cli-serve = Den Server für Tische, Seiten und Programme starten.
cli-serve-host = Die Adresse, unter der der Server erreichbar ist; 0.0.0.0 lässt andere Geräte herein.
cli-serve-port = Der Port des Servers.
cli-serve-database = Die Datei für Tische und Ergebnisse oder die Adresse einer PostgreSQL-Datenbank: postgresql://Benutzer:Passwort@Rechner/Name.
cli-serve-bus = Die Adresse eines Redis- oder Valkey-Servers, über den mehrere Knoten einander auf dem Laufenden halten: redis://rechner:6379/0.
cli-serve-node = Der Name dieses Knotens im Protokoll und in der Datenbank; sonst der des Rechners.
cli-serve-workers = Wie viele Serverprozesse sich die Arbeit teilen; für mehr als einen braucht es PostgreSQL.
cli-serve-public-url = Wie dieser Server erreicht wird, wenn er hinter einem anderen steht.
cli-play = Server starten, Browser öffnen und die Adresse für Handys im selben Netz zeigen.
cli-play-game = Mit diesem Spiel beginnen.
cli-play-port = Der Port des Servers; ist er belegt, wird ein anderer genommen.
cli-play-browser = Den Browser öffnen.
cli-play-nearby = Handys und Computer im selben Netz hereinlassen.
serve-ready = Full House ist bereit: { $address }
play-ready = Hier öffnen: { $address }
play-phones = Auf einem Handy im selben Netz: { $address }
play-nearby = Alle in deinem Netz können es öffnen. Nur auf diesem Computer: { $command }
play-stop = Strg+C beendet. Die Tische bleiben erhalten.

## Plätze und Züge

error-game-fault = Die Regeln von { $game } haben einen Fehler: Das Spiel kann hier nicht weitergehen.
error-which-seat = Dieses Gerät hat mehrere Plätze; sag, für welchen.
error-no-seat = Dafür braucht man einen Platz am Tisch.
error-not-your-seat = Das ist nicht dein Platz.
error-table-paused = Das Spiel ist unterbrochen.
error-bot-drives = Für diesen Platz spielt ein Bot.
error-no-bot-drives = Für diesen Platz spielt kein Bot.
error-only-the-clock = „{ $move }“ sagt nur die Uhr.
error-unknown-seq = Das ist noch nicht geschehen.
error-stale = Jemand war schneller: Sieh noch einmal auf das Brett.
error-wrong-stage = { $stage ->
    [gathering] Das Spiel hat noch nicht begonnen.
    [playing] Das Spiel läuft schon.
   *[over] Das Spiel ist zu Ende.
}
error-still-looking = Auf diese Person wurde noch nicht lange genug gewartet.
error-still-there = Diese Person ist noch da oder noch nicht lange genug fort.
error-host-only = Das kann nur, wer den Tisch eröffnet hat.
error-bad-order = Das ist keine Reihenfolge der { $seats } Plätze.
error-colour-taken = Platz { $seat } hat diese Farbe schon.
error-unknown-bot = Für dieses Spiel gibt es keinen Bot „{ $bot }“.
error-no-such-vote = Darüber kann jetzt nicht entschieden werden.
error-bad-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
error-open-seat-named = Platz { $seat } ist frei: Er hat noch keinen Namen.
error-no-open-seat = An diesem Tisch ist kein Platz mehr frei.
error-no-spectators = An diesem Tisch kann man nicht zuschauen.
error-table-full = An diesem Tisch wurde zu lange gespielt. Bitte eröffne einen neuen.
error-no-such-round = Dieses Spiel gab es an diesem Tisch nicht.
error-not-alone = Dieser Tisch kann nicht umziehen: Hier haben Leute an anderen Geräten Plätze.
error-still-running = Ein laufendes Spiel kann nicht vom Server kopiert werden.
error-bad-log = Zeile { $line } im Protokoll dieses Tisches passt nicht zu den Regeln.
error-no-deck-here = { $game } wird ohne Rätsel gespielt: Ein Stapel ist nicht nötig.
error-setup-and-deck = Ein eigenes Rätsel oder ein Stapel: eines von beiden, nicht beides.
error-moves-without-setup = Zu schon gemachten Zügen gehört der Aufbau, von dem sie ausgehen: Schick beides oder keines von beiden.
error-problem-not-made = Ein Rätsel dieser Stufe wurde nicht rechtzeitig gefunden. Bitte noch einmal versuchen oder eine andere Stufe nehmen.

## Schlüssel, Codes und Leitung

error-unknown-token = Dieser Link gilt nicht oder nicht mehr.
error-unknown-code = Es gibt keinen Tisch mit diesem Code.
error-no-code-left = Es wurde kein freier Code gefunden. Bitte noch einmal versuchen.
error-too-many-requests = { $wait ->
    [one] Zu viele Anfragen. Bitte { $wait } Sekunde warten.
   *[other] Zu viele Anfragen. Bitte { $wait } Sekunden warten.
}
error-too-many-connections = Zu viele Verbindungen von hier. Bitte gleich noch einmal versuchen.
error-busy = { $wait ->
    [one] Der Server ist beschäftigt. Bitte in { $wait } Sekunde noch einmal versuchen.
   *[other] Der Server ist beschäftigt. Bitte in { $wait } Sekunden noch einmal versuchen.
}
error-too-much-work = Das dauert dem Server zu lange.
error-too-many-messages = Zu schnell. Bitte einen Augenblick warten.
error-too-many-reactions = Das sind viele Reaktionen. { $most } in { $seconds } Sekunden genügen.
error-hello-first = Eine Verbindung beginnt mit einem Gruß.
error-hello-once = Der Gruß ist schon gesagt.
error-wrong-protocol = Diese Seite ist veraltet. Bitte neu laden.
error-message-too-large = Die Nachricht ist zu groß.
error-bad-message = Die Nachricht war nicht zu verstehen: { misread }.
error-bad-request = Die Anfrage war nicht zu verstehen: { misread }.
error-unknown-path = Unter dieser Adresse ist nichts.
error-wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
error-internal-error = Auf dem Server ging etwas schief. Nichts wurde verändert.
error-database-unusable = Die Datenbank { $path } ist nicht benutzbar: { $detail }.
error-database-locked = Die Datenbank { $path } wird von einem anderen Server benutzt.
error-bad-database-address = Das ist keine Adresse einer PostgreSQL-Datenbank; sie sieht so aus: postgresql://Benutzer:Passwort@Rechner:5432/Name.
error-database-login = PostgreSQL lässt diesen Benutzer mit diesem Passwort nicht zu: { $path }.
error-database-missing = PostgreSQL hat keine Datenbank namens { $name } ({ $path }). Sie muss zuerst angelegt werden, zum Beispiel mit createdb.
error-database-away = Unter { $path } ist kein PostgreSQL-Server erreichbar: { $detail }.
error-no-answer = keine rechtzeitige Antwort
error-database-newer = eine neuere Version von Full House hat sie angelegt
error-database-before-release = sie entstand vor der ersten Veröffentlichung: Verschiebe { $path } an einen anderen Ort
error-database-foreign = ein anderes Programm hat dort seine Tabellen
error-database-unused = noch kein Server hat sie benutzt
error-database-is-damaged = sie ist beschädigt
error-not-a-database = das ist keine Datenbank
error-used-by-another = ein anderes Programm benutzt sie
error-postgresql-missing = Für PostgreSQL fehlt ein Paket: pip install "fullhouse[postgresql]".
error-bad-bus-address = Das ist keine Adresse eines Redis- oder Valkey-Servers; sie sieht so aus: redis://rechner:6379/0.
error-bus-away = Der Bus unter { $path } ist nicht erreichbar: { $detail }.
error-redis-missing = Ein Bus braucht ein weiteres Paket: pip install "fullhouse[redis]".
error-workers-need-postgresql = Mehrere Prozesse brauchen eine gemeinsame PostgreSQL-Datenbank: Gib ihre Adresse mit --database an.
error-bus-needs-postgresql = Ein Bus verbindet Server mit einer gemeinsamen PostgreSQL-Datenbank: Gib ihre Adresse mit --database an.
error-database-not-a-file = Diese Datenbank liegt auf einem Server; PostgreSQLs eigene Programme pg_dump und pg_restore sichern sie und stellen sie wieder her.
error-store-trouble = Der Server kann im Moment nichts speichern.
error-port-unusable = Unter { $host }, Port { $port }, kann der Server nicht starten: { $detail }.
error-unknown-host = Unter dem Namen { $host } antwortet dieser Server nicht. Wer ihn betreibt, kann den Namen zulassen: --allowed-host { $host }.
error-cross-site = Diese Anfrage kam von der Seite einer anderen Website.
error-not-json = Eine Anfrage, die etwas ändert, enthält JSON (application/json).
error-bad-upgrade = Ein WebSocket braucht eine GET-Anfrage und HTTP/1.1.
error-metrics-closed = Die Messwerte sind nicht öffentlich: Lesen kann sie nur, wer ein Token hat oder auf dem Rechner selbst fragt.
error-coach-closed = Mit diesem Rätsel läuft gerade eine Partie gegen andere: Bis zu ihrem Ende gibt es keine Tipps.
error-problem-in-play = Mit diesem Rätsel läuft gerade eine Partie gegen andere: Weitere Partien damit und Prüfungen gehen erst nach ihrem Ende.
error-hint-gone = Dieser Tipp passt nicht mehr zum Gitter.
error-no-step-there = Dieser Schritt ist hier nicht möglich.
error-hint-at-table = Tipps zu deinem eigenen Spiel gibt es am Tisch: Das Spiel zählt sie.
error-no-reason = Wie die Ziffer in { $cell } gefunden wurde, kann niemand sagen.
error-rude-name = Bitte wähle einen anderen Namen.
error-bad-name-letters = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer und darf über einem Buchstaben nur wenige Akzente haben.

bye-game-fault = Dieses Spiel hat einen Fehler.
bye-not-stored = Der Server konnte den Zug nicht speichern. Bitte einen Augenblick warten.
bye-not-told = Der Server hat den Faden verloren. Bitte einen Augenblick warten.
bye-too-many-messages = Zu schnell. Bitte einen Augenblick warten.
bye-stopping = Der Server wird beendet.
bye-no-spectators = An diesem Tisch kann man nicht mehr zuschauen.
bye-moved = Dieser Platz ist auf ein anderes Gerät umgezogen.
bye-too-slow = Die Verbindung ist zu langsam. Bitte einen Augenblick warten.
bye-store-trouble = Der Server kann im Moment nichts speichern. Bitte einen Augenblick warten.
bye-names-changed = Ein Name an diesem Tisch wurde gelöscht. Bitte einen Augenblick warten.
