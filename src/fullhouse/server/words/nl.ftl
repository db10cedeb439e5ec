### Wat de server zegt, in het Nederlands.

server-not-built = De server draait, maar de pagina’s voor de browser zijn nog niet gebouwd.

## De opdrachten

cli-serve = De server starten, voor tafels, pagina’s en programma’s.
cli-serve-host = Het adres om op te luisteren; 0.0.0.0 laat andere apparaten binnen.
cli-serve-port = De poort om op te luisteren.
cli-serve-database = Het bestand met tafels en resultaten, of het adres van een PostgreSQL-database: postgresql://gebruiker:wachtwoord@host/naam.
cli-serve-bus = Het adres van een Redis- of Valkey-server waarmee meerdere knooppunten elkaar op de hoogte houden: redis://machine:6379/0.
cli-serve-node = De naam van dit knooppunt in logboeken en database; standaard die van de machine.
cli-serve-workers = Hoeveel serverprocessen het werk delen; meer dan één heeft PostgreSQL nodig.
cli-serve-public-url = Het adres waarop deze server te bereiken is, als hij achter een andere staat.
cli-play = De server starten, de browser openen en het adres tonen voor telefoons in hetzelfde netwerk.
cli-play-game = Met dit spel beginnen.
cli-play-port = De poort om op te luisteren; als die bezet is, wordt een andere genomen.
cli-play-browser = De browser openen.
cli-play-nearby = Telefoons en computers in hetzelfde netwerk binnenlaten.
serve-ready = Full House is klaar: { $address }
play-ready = Hier te openen: { $address }
play-phones = Op een telefoon in hetzelfde netwerk: { $address }
play-nearby = Iedereen in je netwerk kan het openen. Alleen op deze computer: { $command }
play-stop = Ctrl+C stopt. De tafels blijven bewaard.

## Plaatsen en beurten

error-game-fault = In de regels van { $game } zit een programmafout: het spel kan hier niet verder.
error-which-seat = Dit apparaat heeft meerdere plaatsen; zeg voor welke.
error-no-seat = Daarvoor is een plaats aan tafel nodig.
error-not-your-seat = Dat is niet jouw plaats.
error-table-paused = Het spel is onderbroken.
error-bot-drives = Voor deze plaats speelt een bot.
error-no-bot-drives = Voor deze plaats speelt geen bot.
error-only-the-clock = Alleen de klok zegt “{ $move }”.
error-unknown-seq = Dat is nog niet gebeurd.
error-stale = Iemand was sneller: kijk nog eens naar het bord.
error-wrong-stage = { $stage ->
    [gathering] Het spel is nog niet begonnen.
    [playing] Het spel is al bezig.
   *[over] Het spel is afgelopen.
}
error-still-looking = Er is nog niet lang genoeg op deze speler gewacht.
error-still-there = Deze speler is er nog, of is nog niet lang genoeg weg.
error-host-only = Dat kan alleen wie de tafel geopend heeft.
error-bad-order = Dat is geen volgorde van de { $seats } plaatsen.
error-colour-taken = Plaats { $seat } heeft die kleur al.
error-unknown-bot = Voor dit spel is er geen bot “{ $bot }”.
error-no-such-vote = Daarover kan nu niet beslist worden.
error-bad-name = Een naam heeft 1 tot { $most } zichtbare tekens.
error-open-seat-named = Plaats { $seat } is vrij: die heeft nog geen naam.
error-no-open-seat = Alle plaatsen aan deze tafel zijn bezet.
error-no-spectators = Aan deze tafel zijn geen toeschouwers toegestaan.
error-table-full = Aan deze tafel is te lang gespeeld. Open een nieuwe.
error-no-such-round = Dat spel is er aan deze tafel niet geweest.
error-not-alone = Deze tafel kan niet verhuizen: mensen op andere apparaten hebben hier een plaats.
error-still-running = Een lopend spel kan niet van de server worden gekopieerd.
error-bad-log = Regel { $line } in het logboek van deze tafel klopt niet met de spelregels.
error-no-deck-here = { $game } wordt niet op een puzzel gespeeld: er is geen stapel nodig.
error-setup-and-deck = Een eigen puzzel of een stapel: één van de twee, niet allebei.
error-moves-without-setup = Zetten die al gedaan zijn, horen bij een opstelling: stuur beide, of geen van beide.
error-problem-not-made = Er is niet op tijd een puzzel van dit niveau gevonden. Probeer het nog eens, of neem een ander niveau.

## Sleutels, codes en de lijn

error-unknown-token = Deze link is niet geldig, of niet meer.
error-unknown-code = Er is geen tafel met deze code.
error-no-code-left = Er is geen vrije code gevonden. Probeer het nog eens.
error-too-many-requests = { $wait ->
    [one] Te veel verzoeken. Wacht { $wait } seconde.
   *[other] Te veel verzoeken. Wacht { $wait } seconden.
}
error-too-many-connections = Te veel verbindingen vanaf hier. Probeer het zo nog eens.
error-busy = { $wait ->
    [one] De server heeft het druk. Probeer het over { $wait } seconde nog eens.
   *[other] De server heeft het druk. Probeer het over { $wait } seconden nog eens.
}
error-too-much-work = Dat duurt de server te lang.
error-too-many-messages = Te snel. Wacht even.
error-too-many-reactions = Dat zijn veel reacties. { $most } in { $seconds } seconden is genoeg.
error-hello-first = Een verbinding begint met een groet.
error-hello-once = De groet is al gezegd.
error-wrong-protocol = Deze pagina is verouderd. Laad de pagina opnieuw.
error-message-too-large = Het bericht is te groot.
error-bad-message = Het bericht was niet te begrijpen: { misread }.
error-bad-request = Het verzoek was niet te begrijpen: { misread }.
error-unknown-path = Op dit adres is niets.
error-wrong-method = Dit adres neemt zulke verzoeken niet aan.
error-internal-error = Er ging iets mis op de server. Er is niets veranderd.
error-database-unusable = De database { $path } is niet bruikbaar: { $detail }.
error-database-locked = De database { $path } wordt door een andere server gebruikt.
error-bad-database-address = Dit is niet het adres van een PostgreSQL-database; dat ziet eruit als postgresql://gebruiker:wachtwoord@host:5432/naam.
error-database-login = PostgreSQL accepteert deze gebruiker met dit wachtwoord niet: { $path }.
error-database-missing = PostgreSQL heeft geen database met de naam { $name } ({ $path }). Maak die eerst, bijvoorbeeld met createdb.
error-database-away = Op { $path } is geen PostgreSQL-server bereikbaar: { $detail }.
error-no-answer = niet op tijd geantwoord
error-database-newer = een nieuwere versie van Full House heeft die gemaakt
error-database-before-release = die is van vóór de eerste uitgave: zet { $path } ergens anders neer
error-database-foreign = een ander programma bewaart er zijn tabellen
error-database-unused = nog geen server heeft die gebruikt
error-database-is-damaged = die is beschadigd
error-not-a-database = het is geen database
error-used-by-another = een ander programma gebruikt die
error-postgresql-missing = PostgreSQL heeft een extra pakket nodig: pip install "fullhouse[postgresql]".
error-bad-bus-address = Dit is geen adres van een Redis- of Valkey-server; het ziet eruit als redis://machine:6379/0.
error-bus-away = De bus op { $path } is niet bereikbaar: { $detail }.
error-redis-missing = Een bus heeft een extra pakket nodig: pip install "fullhouse[redis]".
error-workers-need-postgresql = Meerdere processen hebben een gedeelde PostgreSQL-database nodig: geef het adres met --database.
error-bus-needs-postgresql = Een bus verbindt servers die een PostgreSQL-database delen: geef het adres met --database.
error-database-not-a-file = Deze database staat op een server; pg_dump en pg_restore van PostgreSQL maken back-ups en zetten ze terug.
error-store-trouble = De server kan op dit moment niets opslaan.
error-port-unusable = Op { $host }, poort { $port }, kan niet geluisterd worden: { $detail }.
error-unknown-host = Deze server antwoordt niet onder de naam { $host }. Wie hem beheert, kan die naam toelaten: --allowed-host { $host }.
error-cross-site = Dit verzoek kwam van een pagina van een andere website.
error-not-json = Een verzoek dat iets verandert, bevat JSON (application/json).
error-bad-upgrade = Een WebSocket vraagt om een GET-verzoek en HTTP/1.1.
error-metrics-closed = De metingen zijn niet openbaar: er is een token voor nodig, of vraag ze op de machine zelf.
error-coach-closed = Met deze puzzel is nu een spel tegen anderen bezig: tot het is afgelopen, zijn er geen hints.
error-problem-in-play = Met deze puzzel wordt nu tegen anderen gespeeld: andere spellen ermee en controles kunnen pas na afloop.
error-hint-gone = Deze hint past niet meer bij het rooster.
error-no-step-there = Deze stap is hier niet mogelijk.
error-hint-at-table = Vraag hints voor je eigen spel aan de tafel zelf: daar worden ze geteld.
error-no-reason = Niemand kan zeggen hoe het cijfer in { $cell } is gevonden.
error-rude-name = Kies een andere naam.
error-bad-name-letters = Een naam heeft minstens één letter of cijfer, en niet te veel accenten op één letter.

bye-game-fault = Dit spel is vastgelopen.
bye-not-stored = De server kon de zet niet opslaan. Wacht even.
bye-not-told = De server is de draad kwijt. Wacht even.
bye-too-many-messages = Te snel. Wacht even.
bye-stopping = De server stopt.
bye-no-spectators = Aan deze tafel zijn geen toeschouwers meer toegestaan.
bye-moved = Deze plaats is naar een ander apparaat verhuisd.
bye-too-slow = De verbinding is te traag. Wacht even.
bye-store-trouble = De server kan op dit moment niets opslaan. Wacht even.
bye-names-changed = Een naam aan deze tafel is gewist. Wacht even.
