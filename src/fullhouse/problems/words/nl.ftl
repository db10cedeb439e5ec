## Teksten die niet te lezen zijn

error-nothing-to-read = Hier valt niets te lezen.
error-unknown-page = Het boekje heeft de puzzels 1 tot en met { $most }, niet { $number }.
error-unknown-figure = Het boekje heeft geen figuur { $number }: ze lopen van { $least } tot { $most }.
error-unknown-link = Figuur { $number } heeft maar { $most } stappen.
error-input-too-large = Dit is te groot: er worden niet meer dan { $most } tekens tegelijk gelezen.
error-not-text = Dit is geen tekst, maar iets anders.
error-unknown-format = Het formaat “{ $name }” bestaat niet.
error-format-not-recognised = Dit lijkt op geen van de bekende formaten. Weet je welk het is, geef het dan op.
error-one-problem-only = Een tekst in het formaat { $format } bevat precies één puzzel, niet { $count }.
error-bad-json = Vanaf hier is dit geen geldige JSON: “{ $detail }”.
error-bad-xml = Dit is geen geldige XML (regel { $line }, kolom { $column }).
error-xml-with-doctype = XML met een eigen documenttype of eigen entiteiten wordt voor de zekerheid niet gelezen.
error-wrong-shape = Er klopt iets niet met het formaat: { misread }.
error-nested-too-deep = Dit is dieper genest dan een puzzel ooit nodig heeft.
error-bad-compression = Het gecomprimeerde deel van de link is beschadigd. Misschien is de link afgekapt.
error-expands-too-far = Uitgepakt zou dit meer dan { $most } tekens hebben.
error-bad-link = De link is beschadigd bij “{ $detail }”.
error-link-without-problem = Deze link verwijst alleen naar een puzzel die op de site staat. De puzzel zelf zit er niet in.
error-bad-library-line = Dit is geen regel uit een HoDoKu-bibliotheek.
error-bad-candidate = “{ $value }” is geen kandidaat. Je schrijft cijfer, rij en kolom: 412.
error-another-kind-of-problem = Dit is geen gewone 9×9-sudoku: er zit “{ $rule }” in.

## Roosters die geen puzzel zijn

error-problem-without-givens = Dit rooster is leeg. Een puzzel heeft gegeven cijfers nodig.
error-problem-with-clash = De gegeven cijfers spreken elkaar tegen: de { $symbol } staat in { $both }, dus twee keer in dezelfde rij, kolom of hetzelfde blok.

## Omzetten

convert-at-line = Regel { $number }:
convert-left-out = Het formaat { $format } heeft niet voor alles plaats. Weggelaten: { $fields }.
problem-digits = de ingevulde cijfers
problem-candidates = de kandidaten
problem-title = de titel
problem-author = de auteur
problem-comment = het commentaar
problem-source = de bron
cli-convert = Puzzels van het ene formaat naar het andere omzetten.
cli-convert-file = De puzzel zelf, of een bestand met puzzels; - leest de standaardinvoer.
cli-convert-to = Het formaat om in te schrijven: text, grid, sdk, sdm, ss, hodoku, opensudoku, ipuz, fpuzzles, sudokupad of sudokuwiki.
cli-convert-from = Het formaat van het bestand, als het niet vanzelf wordt herkend.

## Oefenen en puzzels van de dag

practice-right = Goed.
practice-more = Goed, en uit dezelfde stap volgt nog meer.
practice-nothing = Er is nog geen antwoord.
practice-filled = { $cell } is al ingevuld.
practice-no-candidate = De { $digit } is geen kandidaat in { $cell }.
practice-not-there = De { $digit } kan niet in { $cell }.
practice-must-stay = De { $digit } moet in { $cell } blijven: die staat in de oplossing.
practice-another-way = Voor de { $digit } in { $cell } is dat waar, maar hier volgt het niet uit de gevraagde techniek ({ $name }).
practice-find = Vind het zelf: { $name }. { $idea }
practice-is-one = Ja.
practice-spoiled = Nee. Zonder de { $digit } in { $cell } zou het er een zijn. Zolang die daar mogelijk is, volgt er niets uit.
practice-given = Nee. De { $digit } in { $cell } is gegeven. Gegeven cijfers kun je niet verwisselen, dus er volgt niets.
practice-second-place = Nee. In dit gebied past de { $digit } ook in { $cell }: de plek staat nog niet vast.
practice-second-digit = Nee. In { $cell } is ook de { $digit } mogelijk: het cijfer staat nog niet vast.
error-unknown-technique = Er is geen techniek “{ $value }”.
error-technique-without-positions = Er is geen stelling om de techniek “{ $technique }” te oefenen: er is er geen bewaard, en er is geen nieuwe puzzel gevonden die haar nodig heeft.
error-technique-without-puzzle = Er is geen puzzel met deze symmetrie en van dit niveau bekend die de techniek “{ $technique }” nodig heeft. Zonder symmetrie en niveau is er wel een.
error-technique-without-look-alike = Voor “{ $technique }” is er geen dubbelganger.
error-bad-answer = “{ $value }” is geen antwoord. Schrijf c3=5 om een cijfer te plaatsen, c3-5 om een kandidaat te schrappen.
error-bad-date = De datum “{ $value }” bestaat niet. Schrijf jaar, maand en dag, zoals 2026-03-01.
error-daily-not-yet = De puzzels van { $date } komen op die dag.
error-bad-problem-code = “{ $value }” is niet de code van een puzzel.
cli-practice = Een techniek oefenen: een stelling waarin je juist die nodig hebt.
cli-practice-technique = De techniek, zoals naked_pair of x_wing.
cli-practice-seed = Een ander getal geeft een andere stelling.
cli-practice-answer = Je antwoord: c3=5 plaatst een cijfer, c3-5 schrapt een kandidaat; meer antwoorden met spaties ertussen.
cli-practice-show = De stap met het bewijs tonen.
cli-practice-svg = Een plaatje van de stelling naar dit bestand schrijven, met de stap als die getoond wordt.
cli-practice-json = De stelling als JSON-document schrijven.
cli-practice-lang = De taal: en, fr, it, nl, ru of de.
cli-daily = De puzzels van een dag tonen, één voor elk niveau.
cli-daily-date = De dag, zoals 2026-03-01; zonder datum die van vandaag.
cli-daily-level = Alleen dit niveau, van 1 tot en met 5.
cli-daily-line = Niveau { $level }, { $name }: { $problem }
cli-booklet = De vijftig genummerde puzzels van het boekje tonen, of één ervan.
cli-booklet-number = Het nummer van een puzzel, van 1 tot en met 50; alle als je het weglaat.
cli-booklet-json = Elke puzzel als JSON-document op een eigen regel schrijven.
cli-booklet-level = Niveau { $level }: { $ways }
cli-library = Puzzels van de bibliotheek tonen, de makkelijkste van elk niveau eerst, één per regel.
cli-library-technique = Alleen puzzels die deze techniek nodig hebben, zoals x-wing.
cli-library-hardest = Niets moeilijkers dan de techniek is nodig.
cli-library-clues = Hoeveel gegeven cijfers, zoals 24 of 24-26.
cli-library-score = De moeilijkheid, zoals 1000-2000; van ongeveer 500 (makkelijk) tot 18.000 (duivels).
cli-library-number = Hoogstens zoveel; alle als je het weglaat.
