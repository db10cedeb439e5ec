### Wat de beheerder van de server leest, in het Nederlands.

## De opdrachten

cli-archive = Gespeelde partijen tonen, op tijd of per tafel, de laatste eerst; de server mag ondertussen draaien.
cli-archive-code = Alleen partijen van de tafel met deze code.
cli-archive-since = Alleen partijen die op deze dag of later zijn afgelopen, zoals 2026-11-15 of 2026-11-15T20:30 (UTC).
cli-archive-until = Alleen partijen die vóór deze dag zijn afgelopen.
cli-archive-most = Hoeveel partijen hoogstens.
cli-archive-records = In plaats daarvan elke opgenomen partij tonen, één per regel.
archive-game = { $at } · { $code } · partij { $round } · { $game } · { $seats }
archive-deleted = { $game }: de tafel is verwijderd, en de opgenomen partij ook.
archive-none = Geen partij gevonden.
cli-backup = De database naar een bestand kopiëren en de kopie controleren; de server mag ondertussen draaien.
cli-backup-file = Het bestand voor de kopie.
cli-backup-replace = Het bestand vervangen als het al bestaat.
cli-restore = Een reservekopie controleren en als database terugzetten; de server mag niet draaien.
cli-restore-file = De reservekopie.
cli-restore-replace = Een database vervangen die niet leeg is; de oude blijft ernaast staan, met “.old” achter de naam.
cli-copy-store = Alles van de ene database naar een andere, lege kopiëren en de kopie controleren; er mag geen server draaien.
cli-copy-store-source = De database om te kopiëren: een bestand, of het adres van een PostgreSQL-database.
cli-copy-store-target = De lege database voor de kopie: een bestand, of het adres van een PostgreSQL-database.
cli-doctor = Instellingen, database, klok, schijf en poort bekijken en zeggen wat er mis is.
cli-play-reload = Opnieuw starten zodra een bestand van een spel uit een ander pakket verandert: voor wie een spel schrijft.
play-reloaded = Er is een bestand veranderd: de server start opnieuw.
cli-new-game = Een pakket schrijven met een klein spel dat meteen te spelen is, voor eigen regels.
cli-new-game-name = De naam van het spel: kleine letters, cijfers en koppeltekens.
cli-new-game-folder = De map; standaard fullhouse- en de naam.
new-game-made = { $path } bevat een spel dat meteen te spelen is. Probeer het: pip install --no-deps --editable { $path }, daarna fullhouse play-out { $name }. De regels staan in rules.py, de teksten in words/en.ftl.
cli-serve-trusted-proxy = Een proxy, of een netwerk ervan, waarvan X-Forwarded-For wordt geloofd; mag vaker worden opgegeven.
cli-serve-allowed-host = Een naam waaronder de server antwoordt, naast die van het openbare adres; mag vaker worden opgegeven.
cli-serve-known-key = De openbare sleutel van een andere server, waaraan zijn partijen worden herkend; mag vaker worden opgegeven.
cli-serve-metrics-token = Wie dit token toont, mag /metrics van elders lezen; zonder token mag alleen deze machine dat.
cli-serve-access-log = Elk verzoek in het logboek zetten, zonder tokens en tafelcodes.
cli-serve-log-format = De vorm van het logboek: regels voor mensen, of JSON voor programma’s.
cli-serve-name-filter = Grove namen weigeren.
backup-checking = De kopie wordt gecontroleerd …
backup-made = { $tables ->
    [one] { $path }: gecontroleerde kopie met { $tables } tafel.
   *[other] { $path }: gecontroleerde kopie met { $tables } tafels.
}
backup-restored = { $tables ->
    [one] { $path } is teruggezet, met { $tables } tafel.
   *[other] { $path } is teruggezet, met { $tables } tafels.
}

## De diagnose

doctor-client-built = De pagina’s voor de browser zijn er.
doctor-client-missing = De pagina’s voor de browser zijn nog niet gebouwd.
doctor-kernel = De oplosser is er ({ $name }).
doctor-open-to-network = De server staat open voor het netwerk zonder openbaar adres: alleen geschikt onder vrienden.
doctor-only-here = De server is alleen vanaf deze machine bereikbaar.
doctor-public-address = Openbaar adres { $address }; vertrouwde proxy’s: { $proxies }.
doctor-not-encrypted = Het openbare adres { $address } is niet versleuteld; gebruik https.
doctor-database-new = De database { $path } bestaat nog niet; de server maakt hem aan.
doctor-database-empty = De database { $path } is leeg; de server richt hem in.
doctor-folder-unwritable = In de map { $path } kan niet worden geschreven.
doctor-database = { $tables ->
    [one] De database { $path } is in orde: { $tables } tafel.
   *[other] De database { $path } is in orde: { $tables } tafels.
}
doctor-database-readable = Anderen op deze machine kunnen { $path } lezen; chmod 600 voorkomt dat.
doctor-bus = De bus { $path } antwoordt.
doctor-snapshots = { $count ->
    [one] De opgeslagen stelling van { $count } lange partij klopt met het logboek.
   *[other] De opgeslagen stellingen van { $count } lange partijen kloppen met hun logboeken.
}
doctor-snapshots-differ = De opgeslagen stellingen van deze tafels verschillen van hun logboeken: { $tables }.
doctor-clock = De klok staat op { $now }.
doctor-clock-behind = De klok staat op { $now }, maar de server was al in gebruik op { $last }.
doctor-clock-jumped = Er draaide { $days } dagen geen server, sinds { $last }, of de klok staat verkeerd. Die dagen tellen voor geen tafel, en er wordt niets gewist voordat de server een dag heeft gedraaid.
doctor-nothing-due = Geen tafel is zo lang alleen gelaten dat ze zou worden beëindigd of gewist.
doctor-due-end = { $count ->
    [one] Eén partij is lang alleen gelaten en zou worden beëindigd: { $tables }.
   *[other] { $count } partijen zijn lang alleen gelaten en zouden worden beëindigd: { $tables }.
}
doctor-due-delete = { $count ->
    [one] Eén tafel is lang alleen gelaten en zou worden gewist: { $tables }.
   *[other] { $count } tafels zijn lang alleen gelaten en zouden worden gewist: { $tables }.
}
doctor-disk = Op de schijf is { $free } MB vrij.
doctor-disk-low = Op de schijf is nog maar { $free } MB vrij.
doctor-port = { $host }, poort { $port }, is vrij.
doctor-running = De server draait al op { $host }, poort { $port }.

## De fouten

error-bad-time = “{ $value }” is geen dag of tijd, zoals 2026-11-15 of 2026-11-15T20:30.
error-time-order = Het einde, { $until }, moet na het begin liggen, { $since }.
error-file-exists = { $path } bestaat al; --replace vervangt het.
error-folder-not-empty = De map { $path } is niet leeg.
error-same-file = { $path } is de database zelf.
error-database-not-empty = De database { $path } is niet leeg; --replace vervangt hem en bewaart de oude.
error-database-in-use = De database { $path } is in gebruik: stop eerst de server.
error-database-damaged = De database { $path } is beschadigd: { $detail }.
error-not-our-database = { $path } is geen database van Full House.
error-copy-target-used = { $path } is niet leeg; een kopie heeft een lege database nodig.
error-copy-differs = De kopie in { $path } verschilt van het origineel ({ $name }); er is niets van bewaard.
error-not-copied = { $path } kon niet worden gekopieerd: { $detail }.
error-bad-public-url = “{ $value }” is geen adres zoals https://play.example.org.
error-bad-proxy = “{ $value }” is geen adres en geen netwerk zoals 10.0.0.0/8.
error-bad-host = “{ $value }” is geen naam van een machine.
error-bad-known-key = “{ $value }” is geen openbare sleutel: die heeft 64 tekens van 0 tot f.
error-no-such-option = De optie { $name } bestaat hier niet. “{ $command } --help” toont welke er zijn.
error-misused-option = De optie { $name } is verkeerd gebruikt: er ontbreekt een waarde, of er is er een te veel. “{ $command } --help” toont het gebruik.
error-missing-argument = “{ $name }” ontbreekt. “{ $command } --help” zegt wat er wordt verwacht.
error-argument-out-of-range = “{ $name }” moet een getal van { $first } tot en met { $last } zijn.
error-bad-argument = De waarde voor “{ $name }” is niet bruikbaar. “{ $command } --help” zegt wat er wordt verwacht.
error-argument-no-int = “{ $name }” moet een geheel getal zijn, niet “{ $value }”.
error-argument-no-float = “{ $name }” moet een getal zijn, niet “{ $value }”.
error-no-such-command = De opdracht “{ $name }” bestaat niet.
error-unknown-shell = Aanvullen kan in bash, zsh, fish en PowerShell, niet in “{ $name }”.
error-bad-command-line = Er staat te veel op de opdrachtregel. “{ $command } --help” toont het gebruik van de opdracht.
error-batch-actions = Er zijn { $games } spellen, maar de acties hebben de vorm { $count }.
error-batch-action = Actie { $action } mag niet in spel { $place }.
error-bot-not-started = “{ $command }” kon niet worden gestart: { $detail }.
error-no-board-yet = Vanaf deze plaats is geen bord te zien (toestand van de tafel: { $stage }).
error-bot-silent = Het programma heeft binnen { $seconds } s geen “{ $expected }” gezegd.
error-bot-ended = Het programma “{ $bot }” is vanzelf gestopt (status { $status }).
error-bot-not-offered = “{ $line }” is geen van de zetten die { $bot } kreeg aangeboden.
error-bot-stays = Het programma is na “quit” niet netjes gestopt (status { $status }).
error-bot-unfinished = { $game } is niet tot het einde gespeeld (gedane zetten: { $moves }).
error-ladder-alone = { $game } heeft geen tegenstanders om je mee te meten.
error-server-away = { $address } antwoordt niet: { $detail }.

## Het kader van de hulppagina’s

cli-frame-usage = Gebruik:
cli-frame-help = Deze pagina tonen.
cli-frame-version = De versie tonen.
cli-frame-completion = Een script schrijven dat opdrachten en opties aanvult in deze shell: bash, zsh, fish of PowerShell.
cli-frame-arguments = Argumenten
cli-frame-options = Opties
cli-frame-commands = Opdrachten
cli-frame-default = standaard: { $value }
cli-frame-variable = omgevingsvariabele: { $value }
cli-frame-required = verplicht

## Programma’s die spelen

cli-bot = Een programma dat in regels spreekt, zoals schaakprogramma’s, aan een tafel van een server laten plaatsnemen.
cli-bot-address = Het adres van de server, zoals http://127.0.0.1:8181.
cli-bot-code = De code van de tafel.
cli-bot-program = Het programma en wat het meekrijgt, na “--”.
cli-bot-name = Zijn naam aan de tafel; anders de naam die het zelf noemt.
cli-bot-seconds = Hoeveel seconden het over een zet mag nadenken.
cli-bot-trace = Elke regel van en naar het programma tonen.
bot-finished = Het spel is afgelopen: { $scores }.
cli-check-bot = Nagaan of een programma dat meespeelt, zich aan de afspraken houdt: het speelt elk spel één keer.
cli-check-bot-game = Alleen dit spel; mag vaker worden opgegeven.
check-bot-greeting = Het zegt wie het is en dat het klaar is.
check-bot-strange = Het slaat regels over die het niet kent, en speelt { $game } tot het einde ({ $moves } zetten gekozen).
check-bot-game = Het speelt { $game } tot het einde ({ $moves } zetten gekozen).
check-bot-refusal = Het kiest een andere zet als er een wordt geweigerd.
check-bot-quit = Het stopt als het daarom wordt gevraagd.
cli-ladder = Een programma meten aan de vijf niveaus van bots: met 400 punten meer worden tien van de elf spellen gewonnen.
cli-ladder-games = Hoeveel spellen het tegen elk niveau speelt, en elk niveau tegen het volgende.
ladder-won = { $percent }% tegen hem gewonnen
cli-check-game = Nagaan of een spel doet wat elk spel belooft, met alle plaatsen en opties.
cli-check-game-games = Hoeveel spellen per belofte worden gespeeld.
check-game-ends = Het eindigt, zegt wie heeft gewonnen, en daarna kan niemand meer iets doen.
check-game-legal = Wat mag, wordt aangenomen; al het andere wordt geweigerd; en geen van beide verandert de stelling.
check-game-declared = De werkwoorden hebben een rol, en het eindigt om redenen die het noemt.
check-game-points = Punten die vóór een zet worden getoond, zijn wat hij oplevert.
check-game-unchanged = Een stelling verandert nooit, en dezelfde zet heeft opnieuw hetzelfde gevolg.
check-game-secrets = Wat een kijker niet mag zien, verandert niets aan wat die krijgt.
check-game-views = Een beeld dat naast een ander is gemaakt, is dat van de kijker zelf.
check-game-apart = Twee spellen die naast elkaar worden gespeeld, raken elkaar niet.
check-game-replays = De opname ervan leidt opnieuw tot hetzelfde einde.
check-game-dealt-anew = Wordt opnieuw gedeeld, dan laten dezelfde zetten een plaats hetzelfde zien.
check-game-found = Bij { $where }: { $evidence }
cli-baselines = Toeval, gulzig, ISMCTS en de sterkste bot tegen elkaar laten spelen: de cijfers waarmee een nieuwe speler wordt vergeleken.
cli-baselines-games = Hoeveel spellen elk paar speelt.
cli-baselines-rounds = Hoe vaak ISMCTS het verborgene opnieuw deelt voor een zet.

## A site without a server

cli-static = De spellen als site zonder server schrijven: een map die elke webhost kan aanbieden.
cli-static-folder = De map; een oudere site van Full House erin wordt vervangen.
static-done = De site staat in { $folder }, { $size } MB. Elke webhost kan hem aanbieden; om hem te proberen: python -m http.server --directory { $folder }
error-no-offline-parts = De onderdelen voor browsers ontbreken: installeer fullhouse[play], of voer “make pocket” uit in de broncode.
error-no-brotli = Om een site te schrijven is het pakket brotli nodig: installeer fullhouse[static].
