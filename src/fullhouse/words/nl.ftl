## Na een fout: wat wel had gekund

allowed-now = { $allowed-count ->
    [0] Vanaf deze plaats kan nu niets.
   *[other] Nu mogelijk: { $allowed }.
}
in-problem = Puzzel { $problem }:

accepted = Mogelijk: { $allowed }.
did-you-mean = Bedoelde je { $allowed }?

## Zetten die geweigerd worden

error-league-needs-bots = Een competitie met { $seats } plaatsen heeft minstens zoveel verschillende bots nodig, niet { $bots }.
error-league-needs-games = Een competitie heeft minstens één partij nodig, niet { $games }.
error-league-differs = { $path } hoort bij een andere competitie. Kies een andere naam of verwijder het.
error-extra-missing = Hiervoor is het pakket { $package } nodig, dat niet is geïnstalleerd: pip install "fullhouse[{ $extra }]"
error-no-cluster = Er is geen Dask-cluster op “{ $address }”.
error-workers-lost = Werkprocessen zijn { $attempts } keer gestopt, misschien door gebrek aan geheugen. Niet af: { $left }
error-table-without-texts = Deze tabel heeft geen kolom met teksten. De kolommen: { $columns }.
error-cannot-resume = “{ $path }” kan niet worden hervat: er is een gewoon bestand om te lezen en een om te schrijven nodig, zoals ze zijn achtergelaten.
error-scheduler-without-engine = Een scheduler ({ $address }) vraagt om --engine dask.
error-bad-budget = Een bot heeft een budget van minstens 1 nodig, niet { $budget }.
error-game-over = Het spel is afgelopen.
error-unknown-seat = { $most ->
    [1] Er is geen plaats { $seat } aan deze tafel; de enige plaats is 1.
   *[other] Er is geen plaats { $seat } aan deze tafel; de plaatsen zijn 1 tot en met { $most }.
}
error-unknown-move = “{ $move }” is geen zet in dit spel.
error-bad-move = “{ $move }” is niet geschreven als een zet in dit spel.
error-not-your-turn = Plaats { $turn } is aan de beurt, niet plaats { $seat }.
error-not-asked = Aan plaats { $seat } is niets gevraagd.
error-nobody-asked = Er is niemand iets gevraagd.
error-only-the-table = Alleen de tafel zelf (plaats 0) zegt “{ $move }”.
error-only-players = “{ $move }” is voor spelers, niet voor de tafel zelf (plaats 0).
error-opponents-asked = Eerst moeten de tegenstanders antwoorden.
error-answer-first = Geef eerst antwoord: ga akkoord of zeg wat er niet klopt.
error-cell-not-empty = Vakje { $cell } is niet vrij.
error-does-not-fit = De { $symbol } past niet in { $cell }: kijk naar { $because }.
error-nothing-to-object = Er is niets om bezwaar tegen te maken.
error-window-closed = Het is te laat voor bezwaar tegen { $cell }; alleen tegen { $last } kan het nog.
error-own-move = Je kunt geen bezwaar maken tegen je eigen zet.

## Opstellingen, opties en puzzels die niet kunnen

error-unknown-game = Er is geen spel “{ $name }”.
error-plugin-import = Het kan niet worden geladen: { $detail }.
error-plugin-no-game = Het ingangspunt leidt naar geen enkel spel.
error-plugin-id = “{ $name }” is geen id van een spel: kleine letters, cijfers en koppeltekens, hoogstens 23.
error-plugin-taken = Er is al een spel “{ $name }”.
error-plugin-seats = Het zegt niet met hoeveel je kunt spelen: { $fewest } tot { $most } is geen aantal plaatsen.
error-plugin-lacks = Het geeft geen “{ $field }” op.
error-plugin-words = Het heeft geen tekst voor “{ $missing }” ({ $locale }).
error-plugin-setup = Het kan niet worden klaargezet: { $detail }.
error-unknown-language = Full House spreekt geen “{ $name }”.
error-bad-seat-count = { $most ->
    [1] { $game } is voor één plaats, niet voor { $seats }.
   *[other] { $is_exact ->
        [yes] { $game } is voor { $most } plaatsen, niet voor { $seats }.
       *[no] { $game } is voor { $fewest } tot { $most } plaatsen, niet voor { $seats }.
    }
}
error-bad-seed = De startwaarde moet een geheel getal zijn en alleen staan, niet “{ $value }”.
error-unknown-option = Dit spel heeft geen optie “{ $name }”.
error-bad-option = De optie “{ $name }” kan niet “{ $value }” zijn.
error-options-not-json = Vanaf hier zijn de opties geen geldige JSON: “{ $detail }”.
error-unknown-setup-field = Een opstelling van dit spel heeft geen veld “{ $name }”.
error-missing-setup-field = In de opstelling ontbreekt het veld “{ $name }”.
error-unknown-cell = Er is geen vakje { $cell }. De vakjes lopen van { $first } tot { $last }.
error-bad-cell = In “{ $field }” is “{ $value }” geen naam van een vakje.
error-bad-symbol = In “{ $field }” is “{ $value }” geen getal van 1 tot en met { $most }.
error-bad-grid-length = { $length ->
    [one] Het rooster heeft { $length } teken in plaats van { $expected }.
   *[other] Het rooster heeft { $length } tekens in plaats van { $expected }.
}
error-bad-grid-character = “{ $character }” in { $cell } is geen getal van 1 tot en met { $most } en ook geen punt voor een vrij vakje.
error-bad-grid-text = Een rooster heeft { $expected } vakjes, deze tekst { $length }. Het eerste teken dat geen vakje is, is “{ $character }”, op plek { $position }.
error-not-a-grid = “{ $value }” is geen rooster: dat is een tekst van 81 of 36 vakjes, rijen getallen of een reeks.
error-not-an-object = “{ $field }” moet een JSON-object zijn, niet “{ $value }”.
error-not-a-list = “{ $field }” moet een lijst zijn, niet “{ $value }”.
error-not-a-text = “{ $field }” moet een tekst zijn, niet “{ $value }”.
error-not-a-number = “{ $field }” moet een getal zijn, niet “{ $value }”.
error-problem-without-solution = Deze puzzel heeft geen oplossing.
error-problem-with-several-solutions = Deze puzzel heeft meer dan één oplossing. Twee daarvan verschillen het eerst in { $both }: in { $cell } kan { $symbols } staan.
error-bad-number = “{ $field }” moet een geheel getal vanaf { $least } zijn, niet “{ $value }”.
error-number-too-large = “{ $field }” moet een geheel getal tot en met { $most } zijn, niet “{ $value }”.
error-bad-array = Een reeks puzzels heeft voor elk een rij van 81 of 36 bytes; deze heeft de vorm { $shape } en het formaat “{ $format }”.
error-kernel-missing = De rekenkern ({ $module }) ontbreekt of kan niet worden geladen: “{ $install }” brengt hem, in een pakket voor deze computer of met de C++-compiler.
error-unknown-kernel = Op deze computer is er geen rekenkern “{ $name }”.
error-bad-level = Er is geen niveau { $value }.
error-level-without-rate = Niveau { $level } kun je alleen kiezen als puzzels worden beoordeeld.
error-wishes-together = Deze opties gaan niet samen: { $options }.
error-bad-side = Een rooster kan geen { $value } vakjes per zijde hebben.
error-unknown-symmetry = Er is geen symmetrie “{ $name }”.

## Opgeschreven partijen

error-file-unreadable = { $path } kan niet worden gelezen: { $detail }.
# Reasons of the system, within a sentence.
error-no-such-file = dit bestand bestaat niet
error-no-such-folder = deze map bestaat niet
error-is-a-folder = het is een map
error-not-permitted = dat is niet toegestaan
error-disk-full = de schijf is vol
error-damaged-file = de gecomprimeerde gegevens zijn beschadigd
error-address-in-use = een ander programma gebruikt dit adres
error-no-such-address = deze computer heeft zo’n adres niet
error-not-utf8 = het is geen tekst in UTF-8
error-no-such-host = er is geen computer met deze naam
error-connection-refused = de verbinding is geweigerd
error-system-reason = het systeem meldt “{ $name }”
# Why a message or a file could not be read, within a sentence.
misread = { $kind ->
    [json] bij teken { $position } is het geen geldige JSON
    [short] het einde ontbreekt
    [utf8] het is geen tekst in UTF-8
    [deep] het is te diep genest
    [missing] het veld “{ $field }” ontbreekt{ misread-where }
    [unknown] het veld “{ $field }” bestaat niet{ misread-where }
    [too-short] te kort, minstens { $limit }{ misread-where }
    [too-long] te lang, hoogstens { $limit }{ misread-where }
    [low] te klein, de grens is { $limit }{ misread-where }
    [high] te groot, de grens is { $limit }{ misread-where }
    [type] hier hoort { misread-expected }, niet { misread-got }{ misread-where }
    [value] “{ $got }” is niet toegestaan{ misread-where }
    [form] de tekst heeft niet de juiste vorm{ misread-where }
   *[other] er klopt iets niet{ misread-where }
}
misread-where = { $where ->
    [none] { "" }
   *[other] { "" } (in “{ $where }”)
}
misread-expected = { $expected ->
    [int] een geheel getal
    [float] een getal
    [str] tekst
    [bool] waar of onwaar
    [array] een lijst
    [object] een object
   *[other] “{ $expected }”
}
misread-got = { $got ->
    [int] een geheel getal
    [float] een getal
    [str] tekst
    [bool] waar of onwaar
    [array] een lijst
    [object] een object
    [null] niets
   *[other] “{ $got }”
}
error-record-not-json = Dit is geen bewaard spel, want vanaf hier is het geen geldige JSON: “{ $detail }”.
error-record-too-large = Deze partij is groter dan { $most } bytes.
error-record-format = Het formaat van de partij is “{ $value }” in plaats van “{ $expected }”.
error-record-unknown-field = Onbekend veld “{ $name }” in “{ $where }”.
error-record-missing-field = Het veld “{ $name }” ontbreekt in “{ $where }”.
error-record-bad-name = “{ $value }” is geen naam voor een plaats: dat is een tekst van ten hoogste { $most } tekens.
error-record-too-many-moves = De partij heeft { $count } zetten; het maximum is { $most }.
error-record-rules = Van de regels van dit spel is geen versie “{ $value }” bekend.
error-record-proof = Het bewijs in deze partij heeft niet de juiste vorm: { misread }.
error-proof-missing = Deze partij heeft geen bewijs: er valt niets te vergelijken.
error-proof-changed = Deze partij is na afloop gewijzigd: het is niet de ondertekende.
error-proof-signature = De handtekening van deze partij is vals.
error-proof-name = De naam “{ $value }” van speler { $seat } is niet de ondertekende.
error-proof-times = De tijden van deze partij zijn niet de ondertekende.
error-proof-key = Deze partij is met een andere sleutel ondertekend: “{ $value }” in plaats van “{ $expected }”.
error-proof-promise = Dit is niet de beloofde verdeling: de vingerafdruk is “{ $value }” in plaats van “{ $expected }”.
error-proof-commitment = De server heeft zijn belofte niet gehouden: het geheim heeft niet de vingerafdruk die vóór het spel te zien was.
error-proof-deal = Dit spel is anders verdeeld dan beloofd: het geheim en de getallen van de apparaten leiden tot een andere verdeling.
error-replay-stopped = zet { $n } (plaats { $seat }, “{ $move }”): { $cause }
error-no-such-move = Dit spel heeft geen zet { $n }; het heeft er { $moves }.

## Een partij controleren

verify-moves = { $count ->
    [one] De regels staan de enige zet toe.
   *[other] De regels staan alle { $count } zetten toe.
}
verify-deal-shared = { $count ->
    [one] Verdeeld zoals beloofd: door het geheim van de server en de getallen van één apparaat.
   *[other] Verdeeld zoals beloofd: door het geheim van de server en de getallen van { $count } apparaten.
}
verify-deal-server = Verdeeld zoals beloofd: door het geheim van de server alleen, want geen apparaat heeft iets toegevoegd.
verify-deal-chosen = Niet door het toeval verdeeld: de opstelling is gekozen.
verify-deal-unknown = Hoe er is verdeeld, is niet bekend.
verify-commitment = Vingerafdruk vóór het spel: { $commitment }
verify-signed-ours = Ondertekend door deze server en sindsdien ongewijzigd. Sleutel: { $signer }
verify-signed-another = Ondertekend door een andere server, waarvan de sleutel is opgegeven, en sindsdien ongewijzigd. Sleutel: { $signer }
verify-signed-unknown = Ondertekend met een sleutel die hier niet bekend is; iedereen kan er een maken. Vergelijk hem met die van de server: { $signer }
verify-people = Namen en tijden zijn ook ondertekend.
verify-no-people = Namen of tijden zijn uit het ondertekende gehaald: niemand staat in voor wat er nu staat.
verify-unsigned = Niet ondertekend: geen server staat in voor dit spel.

## Wat er gebeurde

event-objected = { $upheld ->
    [yes] { $because-count ->
        [0] { $seat } maakt bezwaar tegen { $cell }, en terecht.
       *[other] { $seat } maakt bezwaar tegen { $cell }, en terecht: kijk naar { $because }.
    }
   *[no] { $seat } maakt bezwaar tegen { $cell }. Geen fout: de zet blijft staan.
}
event-objected-you = { $upheld ->
    [yes] { $because-count ->
        [0] Je maakt bezwaar tegen { $cell }, en terecht.
       *[other] Je maakt bezwaar tegen { $cell }, en terecht: kijk naar { $because }.
    }
   *[no] Je maakt bezwaar tegen { $cell }. Geen fout: de zet blijft staan.
}
event-called = { $because-count ->
    [0] De scheidsrechter meldt een fout van { $against }: { $cell }.
   *[other] De scheidsrechter meldt een fout van { $against }: { $cell }. Kijk naar { $because }.
}
event-called-you = { $because-count ->
    [0] De scheidsrechter meldt een fout van jou: { $cell }.
   *[other] De scheidsrechter meldt een fout van jou: { $cell }. Kijk naar { $because }.
}
event-accepted = { $silent ->
    [yes] { $seats-count ->
        [1] { $seats } maakt geen bezwaar.
       *[other] { $seats } maken geen bezwaar.
    }
   *[no] { $seats-count ->
        [1] { $seats } gaat akkoord.
       *[other] { $seats } gaan akkoord.
    }
}
event-accepted-you = { $silent ->
    [yes] Je maakt geen bezwaar.
   *[no] Je gaat akkoord.
}
event-answered-for = De scheidsrechter antwoordt voor { $seat }.
event-answered-for-you = De scheidsrechter antwoordt voor jou.
went-on = { $by } gaat verder zonder { $seat }: de scheidsrechter antwoordt.
went-on-you = Je gaat verder zonder { $seat }: de scheidsrechter antwoordt.
went-on-without-you = { $by } gaat verder zonder jou: de scheidsrechter antwoordt.
event-timed-out = De tijd is om voor { $seat }.
event-timed-out-alone = De tijd is om.
event-timed-out-you = Je tijd is om.
event-turn = { $seat } is aan de beurt.
event-ended = { $reason ->
    [solved] Opgelost!
    [full] Het bord is vol.
    [no_progress] Niemand kwam verder: het spel is afgelopen.
    [time_up] De tijd is om: het spel is afgelopen.
    [agreed] Het spel is gestopt.
    [rounds_played] De laatste ronde is gespeeld.
    [complete] Het rooster is compleet.
    [stuck] Voor een tegel is geen plek gevonden: het spel is afgelopen.
    [tiles_used_up] Er zijn geen tegels meer om te trekken: het spel is afgelopen.
    [nothing_to_do] Wie aan de beurt is, kan niets meer doen: het spel is afgelopen.
    [failed] Deze keer is het niet gelukt.
   *[finished] Klaar.
}{ ended-winners }
event-ended-own = { $why }{ ended-winners }
ended-winners = { $winners-count ->
    [0] { "" }
    [1] { " " }{ $winners } wint.
   *[other] { " " }{ $winners } winnen samen.
}

## Opties die meer spellen hebben

option-referee = Wie op fouten let
option-referee-table = De spelers, door op tijd bezwaar te maken (zoals in de gedrukte regels)
option-referee-umpire = De scheidsrechter, meteen
option-referee-guard = De assistent: een zet die zichtbaar fout is, wordt geweigerd en je probeert het opnieuw
option-silence = Seconden stilte die als “akkoord” tellen (driemaal zo lang als iemand vastzit en aan het einde)
option-sand-glass = Seconden per beurt
mark-printed = gedrukt
mark-edition = andere uitgave
mark-reading = onze interpretatie
mark-addition = onze toevoeging
mark-referee-table = [printed|De spelers letten op elkaar.]
mark-referee-umpire = [addition|In de spelregels letten de spelers op elkaar en meldt niemand anders een fout.]
mark-referee-guard = [addition|In de spelregels houdt niemand een foute zet van tevoren tegen.]
mark-silence-on = [addition|In de spelregels antwoordt iedereen; zwijgen is geen antwoord.]
mark-silence-off = [printed|Iedereen aan wie iets gevraagd wordt, antwoordt.]
mark-sand-glass-on = [addition|In de spelregels is er geen zandloper.]
mark-sand-glass-off = [printed|In de spelregels is er geen zandloper.]

## Een partij naverteld

tell-player = Speler { $n }
tell-seats = Spelers: { $names }
tell-move = { $n }. { $name }: { $move }
tell-table = De tafel
tell-score = { $points ->
    [one] { $name }: { $points } punt
   *[other] { $name }: { $points } punten
}
tell-to-move = Het spel is nog bezig. { $name } is aan de beurt.
tell-running = Het spel is nog bezig.

## De plank

shelf-seats = { $most ->
    [1] één speler
   *[other] { $fewest } tot { $most } spelers
}
shelf-seats-exact = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
shelf-default = (standaard: { $value })
shelf-on = aan
shelf-off = uit
shelf-left-off = { $name } staat niet bij de spellen. { $cause }
shelf-english-only = (Alleen in het Engels.)

## De regels: koppen, en wat voor elk spel geldt

rules-heading-minute = In één minuut
rules-heading-players = Voor wie
rules-heading-goal = Doel van het spel
rules-heading-material = Materiaal en voorbereiding
rules-heading-turn = Jouw beurt
rules-heading-points = Punten
rules-heading-mistakes = Fouten
rules-heading-clock = De tijd
rules-heading-end = Het einde
rules-heading-solo = In je eentje
rules-heading-variants = Varianten
rules-heading-options = De opties en hun herkomst
rules-heading-marks = Wat niet gedrukt is
rules-heading-tips = Tips
rules-heading-credit = Herkomst

rules-sudoku =
    Op elk bord geldt één regel: geen cijfer staat twee keer in dezelfde rij, dezelfde kolom of hetzelfde blok. Een cijfer past in een vakje als hetzelfde cijfer nergens te zien is in de rij, de kolom of het blok van dat vakje. Of het later ook het juiste cijfer blijkt te zijn, is een andere vraag.

    Een vakje heet naar zijn kolom en rij: a1 ligt linksboven, i1 rechtsboven en i9 rechtsonder.
rules-seats = Plaats 1 begint, daarna gaat het met de klok mee. Kies zelf de volgorde van de plaatsen, of laat erom loten. { mark-seats }
rules-referees =
    { rules-referees-choose }

    - De spelers, zoals in het gedrukte spel: elke zet wordt uitgevoerd en de tegenstanders letten goed op. Wie een fout ziet, maakt op tijd bezwaar. Is het bezwaar terecht, dan volgt de straf; zo niet, dan kost het niets en blijft de zet staan. { mark-wrong-objection } Een fout waartegen niemand op tijd bezwaar maakt, blijft definitief staan.
    { rules-referees-rest }

    { rules-referees-last }
rules-referees-choose = Kies vóór het spel wie op fouten let:
rules-referees-rest =
    - De scheidsrechter: een foute zet wordt uitgevoerd maar meteen gemeld, met dezelfde straf. { mark-referee-umpire }
    - De assistent: een zet die zichtbaar fout is, wordt geweigerd en je leest waarom. Er verandert niets, je probeert het opnieuw en de klok loopt door. { mark-referee-guard }
rules-referees-last = Letten de spelers op, dan kun je ook bezwaar maken tegen de zet die het spel beëindigt: de uitslag staat pas vast als alle tegenstanders akkoord zijn. { mark-last-move } Wie weg is, is niet akkoord gegaan. Antwoordt iemand een minuut lang niet, dan kunnen de anderen zonder die speler verder; de scheidsrechter antwoordt dan. { mark-away } Als je wilt, kun je een tijd instellen waarna stilte als “akkoord” telt. { mark-silence-on }
rules-referees-solution = Een cijfer dat past maar afwijkt van de oplossing, weigert de assistent niet: zo’n fout wordt gemeld, net als bij de scheidsrechter. { mark-referee-guard }
rules-referees-usual = { rules-referees-people } Speel je alleen, dan let de assistent op. { mark-solo-helper }
rules-referees-people = Kies je niets anders, dan letten de spelers op, ook als er bots meespelen.
rules-shared-win = Bij gelijke punten wordt de winst gedeeld. { mark-shared-win }
rules-marks = Een teken achter een zin zegt dat hij niet in de spelregels staat, en hoe het ook kan.
mark-shared-win = [reading|De spelregels zeggen niet wie bij een gelijke stand wint. Andere interpretatie: nog een spel beslist.]
mark-wrong-objection = [reading|De spelregels noemen geen straf voor een onterecht bezwaar. Andere interpretatie: het kost punten of een beurt.]
mark-last-move = [reading|De spelregels zeggen niet of je bezwaar mag maken tegen de laatste zet. Andere interpretatie: het spel is meteen uit.]
mark-away = [addition|Bij een gedrukt spel is niemand weg.]
mark-seats = [reading|Volgens de meeste spelregels begint de oudste, andere zeggen niets. Hier begint plaats 1: kies zelf wie daar zit.]
mark-players = [addition|De spelregels noemen geen leeftijd: dit is ons advies.]
mark-length = [addition|De spelregels noemen geen speelduur: dit is onze ervaring.]

## De opdrachtregel

cli = Gedrukte sudokubordspellen, en de sudokumotor erachter.
cli-games = De spellen tonen, met hun plaatsen en opties.
cli-games-json = JSON schrijven voor programma’s.
cli-replay = Een opgenomen partij naspelen, zet voor zet.
cli-replay-record = Het bestand met de partij; - leest de standaardinvoer.
cli-replay-json = Eén JSON-document schrijven voor programma’s.
cli-replay-lang = De taal: en, fr, it, nl, ru of de.
cli-verify = Controleren of een spel is verdeeld zoals beloofd en of er niets is gewijzigd.
cli-verify-key = De openbare sleutel waarmee de partij ondertekend moet zijn.
cli-verify-commitment = De vingerafdruk die vóór het spel te zien was.
cli-rules = De regels van een spel tonen.
cli-play-out = Een willekeurige partij volgens de regels spelen en opnemen.
cli-play-out-game = De aanduiding van het spel, zoals “games” die toont.
cli-play-out-seed = Dezelfde startwaarde geeft dezelfde partij.
cli-play-out-seats = Hoeveel spelers er zijn.
cli-play-out-options = De opties van het spel als JSON-object.
cli-play-out-json = De partij op één regel schrijven.
cli-league = Bots een competitie laten spelen: allen tegen allen, met intervallen en ratings.
cli-league-game = De aanduiding van het spel, zoals “games” die toont.
cli-league-bots = De bots, gescheiden door komma’s: niveaus, of sterktes zoals 1350.
cli-league-games = Hoeveel partijen elk paar (of elke groep) ongeveer speelt.
cli-league-seats = Hoeveel spelers er zijn.
cli-league-seed = Dezelfde startwaarde geeft dezelfde partijen.
cli-league-engine = Wie speelt: de kernen van deze machine (local) of een Dask-cluster (dask).
cli-league-out = Waar de uitslagen komen: deze naam als JSONL (voortgang, te hervatten), JSON en SVG.
cli-league-json = De uitslagen als één JSON-document schrijven.
cli-solve = Puzzels oplossen, één per regel: de oplossing, “none” (geen) of “several” (meer dan één).
cli-solve-file = De puzzel zelf, of een bestand met een puzzel op elke regel; - leest de standaardinvoer.
cli-solve-count = In plaats daarvan het aantal oplossingen schrijven, tot dit aantal geteld.
cli-solve-check = Eindigen met status 1 als een puzzel niet precies één oplossing heeft.
cli-canonical = De canonieke vorm van puzzels schrijven: dezelfde voor alle puzzels die alleen door hernoemen, draaien, spiegelen of verwisselde lijnen verschillen.
cli-lines-threads = Hoeveel threads er werken; standaard evenveel als er kernen zijn.
cli-lines-skip-errors = Foute regels overslaan: elke wordt op de foutuitvoer genoemd, alle andere worden beantwoord.
cli-lines-out = Het bestand om naar te schrijven in plaats van de standaarduitvoer; gecomprimeerd als de naam op “gz” of “zst” eindigt, een tabel als hij op “parquet” of “arrow” eindigt.
cli-lines-processes = Hoeveel processen er werken; standaard evenveel als er kernen zijn.
cli-lines-engine = Wie er werkt: dit proces met zijn threads (local) of een Dask-cluster (dask).
cli-lines-scheduler = Het adres van het Dask-cluster; zonder adres start er hier een.
cli-lines-resume = Verdergaan waar de opdracht is gestopt; de antwoorden gaan naar het bestand van --out.
lines-skipped = { $count ->
    [one] { $count } regel is overgeslagen.
   *[other] { $count } regels zijn overgeslagen.
}
problems-skipped = { $count ->
    [one] { $count } puzzel is overgeslagen.
   *[other] { $count } puzzels zijn overgeslagen.
}
cli-generate = Puzzels maken, één per regel.
cli-generate-level = Het niveau, van 1 (het makkelijkst) tot en met 5; kies je er geen, dan elk niveau.
cli-generate-clues = Hoogstens zoveel gegeven cijfers, vanaf 17 (19 is zo gevonden, 18 kost seconden, 17 misschien uren); niet met andere wensen.
cli-generate-score = Minstens deze score, zoals rate die geeft; niet met andere wensen.
cli-generate-needs = Een techniek die ze nodig hebben, zoals x-wing of nested-net; met een niveau kunnen er moeilijkere bij komen.
cli-generate-number = Hoeveel puzzels.
cli-generate-seed = Dezelfde startwaarde geeft dezelfde puzzels.
cli-generate-symmetry = De symmetrie van de gegeven cijfers: none, half-turn, quarter-turn, left-right, top-bottom, diagonal of antidiagonal.
cli-generate-size = Vakjes per zijde: 9 of 6.

cli-rules-game = De aanduiding van het spel, zoals “games” die toont.
cli-rules-lang = De taal: en, fr, it, nl, ru of de.
