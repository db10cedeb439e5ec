### Puzzels en hun formaten, in het Nederlands.

## Teksten die niet te lezen zijn

error-nothing-to-read = Hier valt niets te lezen.
error-input-too-large = Dit is te groot: er worden niet meer dan { $most } tekens tegelijk gelezen.
error-not-text = Dit is geen tekst, maar iets anders.
error-unknown-format = Het formaat “{ $name }” bestaat niet.
error-format-not-recognised = Dit lijkt op geen van de bekende formaten. Weet je welk het is, geef het dan op.
error-one-problem-only = Een tekst in het formaat { $format } bevat precies één puzzel, niet { $count }.
error-bad-json = Dit is geen geldige JSON: { $detail }.
error-bad-xml = Dit is geen geldige XML: { $detail }.
error-xml-with-doctype = XML met een eigen documenttype of eigen entiteiten wordt voor de zekerheid niet gelezen.
error-wrong-shape = Bij { $where } staat iets wat het formaat zo niet kent: { $detail }.
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
cli-convert-file = Het bestand met de puzzels, of - voor de standaardinvoer.
cli-convert-to = Het formaat om in te schrijven: text, grid, sdk, sdm, ss, hodoku, opensudoku, ipuz, fpuzzles, sudokupad of sudokuwiki.
cli-convert-from = Het formaat van het bestand, als het niet vanzelf wordt herkend.
