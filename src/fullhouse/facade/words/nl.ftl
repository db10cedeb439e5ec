## De voordeur voor wie Python schrijft

error-several-problems = Er hoort één puzzel te staan; hier zijn het er { $count }.
error-puzzle-has-mistake = Er klopt iets niet in { $cells }: herstel dat eerst.
error-coach-nine-only = Alleen puzzels van 9 bij 9 vakjes kunnen worden uitgelegd en beoordeeld, niet van { $size } bij { $size }.
error-puzzle-without-step = Er is geen stap te vinden: verder kom je met logica alleen niet.
error-way-without-step = “{ $way }” levert in deze puzzel nu niets op.
error-not-a-step = “{ $value }” is geen stap van een puzzel.
error-cell-is-given = Vakje { $cell } is gegeven: de { $symbol } hoort bij de puzzel.
error-not-a-player = “{ $value }” kan niet aan een tafel zitten: noem een persoon of een bot, of geef een functie die een zet kiest.
error-not-a-record = “{ $value }” is geen bewaard spel.
error-not-a-puzzle = “{ $value }” is niet wat to_dict() van een puzzel geeft: een object met “puzzle”, en misschien “digits”, “notes” en “seed”.
error-range-turned = Het bereik van “{ $field }” begint met { $lowest } en eindigt met { $highest }: het kleinste getal staat voorop.
error-nobody-plays = Er staat niemand in “{ $field }”: geef minstens één bot.
error-unknown-player = “{ $name }” heeft hier niet gespeeld.
error-puzzle-not-there = Puzzel { $value } is er hier niet: ze zijn genummerd van 0 tot en met { $most }.
error-record-seats = { $expected ->
    [one] De partij heeft { $expected } plaats, niet { $count }.
   *[other] De partij heeft { $expected } plaatsen, niet { $count }.
}
error-seat-not-named = Er zijn nu meer plaatsen die iets kunnen doen: zeg welke.
error-nothing-to-pop = Er is nog geen zet gedaan die teruggenomen kan worden.
