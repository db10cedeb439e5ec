## Tegels leggen

event-laid = { $points ->
    [0] { $seat } legt de { $symbol } op { $cell }: geen punten.
    [one] { $seat } legt de { $symbol } op { $cell }: { $points } punt.
   *[other] { $seat } legt de { $symbol } op { $cell }: { $points } punten.
}
event-laid-alone = { $points ->
    [0] De { $symbol } ligt op { $cell }: geen punten.
    [one] De { $symbol } ligt op { $cell }: { $points } punt.
   *[other] De { $symbol } ligt op { $cell }: { $points } punten.
}
event-laid-you = { $points ->
    [0] Je legt de { $symbol } op { $cell }: geen punten.
    [one] Je legt de { $symbol } op { $cell }: { $points } punt.
   *[other] Je legt de { $symbol } op { $cell }: { $points } punten.
}
story-laid = { $seat } legt de { $symbol } op { $cell }
story-laid-alone = De { $symbol } ligt op { $cell }
story-laid-you = Je legt de { $symbol } op { $cell }
event-drew = { $symbol ->
    [none] { $seat } trekt een tegel.
   *[other] { $seat } trekt een tegel: { $symbol }.
}{ $left ->
    [0] { " " }Dat was de laatste.
    [one] { " " }Er is nog { $left } tegel.
   *[other] { " " }Er zijn nog { $left } tegels.
}
event-drew-alone = { $symbol ->
    [none] Er is een tegel getrokken.
   *[other] De volgende tegel: { $symbol }.
}{ $left ->
    [0] { " " }Dat was de laatste.
    [one] { " " }Er is nog { $left } tegel.
   *[other] { " " }Er zijn nog { $left } tegels.
}
event-drew-you = { $symbol ->
    [none] Je trekt een tegel.
   *[other] Je trekt een tegel: { $symbol }.
}{ $left ->
    [0] { " " }Dat was de laatste.
    [one] { " " }Er is nog { $left } tegel.
   *[other] { " " }Er zijn nog { $left } tegels.
}
event-discarded = { $points ->
    [0] De { $symbol } gaat uit het spel.
    [one] De { $symbol } gaat uit het spel, en { $seat } geeft { $points } punt terug.
   *[other] De { $symbol } gaat uit het spel, en { $seat } geeft { $points } punten terug.
}
event-discarded-you = { $points ->
    [0] De { $symbol } gaat uit het spel.
    [one] De { $symbol } gaat uit het spel, en jij geeft { $points } punt terug.
   *[other] De { $symbol } gaat uit het spel, en jij geeft { $points } punten terug.
}
event-claimed = { $seat } zegt vast te zitten: de { $symbol } past nergens.
event-claimed-alone = De { $symbol } past nergens.
event-claimed-you = Je zegt vast te zitten: de { $symbol } past nergens.
event-no-room = De { $symbol } van { $seat } past nergens.
event-no-room-alone = De { $symbol } past nergens.
event-no-room-you = Jouw { $symbol } past nergens.
event-shown = { $right ->
    [yes] { $seat } wijst { $cell } aan: daar past de tegel.
   *[no] { $seat } wijst { $cell } aan, maar daar past de tegel niet.
}
event-shown-you = { $right ->
    [yes] Je wijst { $cell } aan: daar past de tegel.
   *[no] Je wijst { $cell } aan, maar daar past de tegel niet.
}

error-not-stuck = Je zit niet vast: de { $symbol } past nog, bijvoorbeeld op { $cell }.
error-no-claim = Niemand heeft gezegd vast te zitten.
error-golden-clash = De { $symbol } op { $cell } past niet bij de tegels die er al liggen.
error-stack-too-high = De stapel heeft { $count } tegels; er is plaats voor ten hoogste { $most }.

option-scoring = Waarvoor een tegel punten geeft
option-scoring-full = Voor elke tegel in zijn rij, kolom en blok, elk één keer geteld
option-scoring-simple = Voor elke tegel in zijn rij en kolom; blokken tellen niet
option-scoring-block = Voor elke tegel in zijn blok
option-scoring-value = Voor de cijfers op de tegels in zijn rij, kolom en blok, bij elkaar opgeteld
option-stack-end = Als de stapel op is
option-stack-end-play-on = Iedereen legt de tegel die nog over is
option-stack-end-stop = Het spel eindigt met de beurt waarin iemand niet meer kan trekken
mark-scoring-value = [edition|De genoemde spelregels tellen tegels; een latere uitgave telt de getallen op.]
mark-scoring = [printed|Deze telling staat in de spelregels.]
mark-stack-end-play-on = [reading|De uitgaven verschillen. Andere interpretatie: het spel eindigt als iemand niet kan trekken.]
mark-stack-end-stop = [edition|Zo staat het in de Russische uitgave; in de Nederlandse legt iedereen nog zijn tegel.]
mark-golden-lines = [printed|Elke rij en elke kolom heeft één gouden tegel.]
mark-golden-blocks = [edition|De genoemde spelregels noemen alleen rijen en kolommen; in andere uitgaven komen de blokken erbij.]
mark-golden-numbers = [reading|De spelregels zeggen niet welke getallen van goud zijn. Andere interpretatie: negen willekeurige tegels.]
mark-tokens = [reading|In de doos zitten 16 rondekaartjes. Andere interpretatie: daarna zijn ze op.]
mark-window = [reading|Gedrukt: bezwaar kan tot de volgende tegel getrokken is. Hier hoort trekken bij de zet, dus niemand zou tijd hebben om te kijken.]
mark-nowhere = [reading|De spelregels zeggen hier niets over. Andere interpretatie: de tegel gaat uit het spel en je speelt door.]
mark-sand-glass-end = [addition|In de spelregels is er geen zandloper, dus er staat niet wat er gebeurt als hij leeg is.]
mark-solo-helper = [reading|De spelregels zeggen niet wie controleert als je alleen speelt. Andere interpretatie: niemand.]
mark-pointing = [addition|Aan een echte tafel laat je de tegel zien en kijkt iedereen; hier wordt het iedereen gevraagd.]

## Tegels omdraaien en plaatsen

event-flipped = { $fits ->
    [yes] { $seat } draait { $cell } om: de { $symbol } past en blijft liggen.
   *[no] { $seat } draait { $cell } om: de { $symbol } past niet en komt in de hand.
}
event-flipped-alone = { $fits ->
    [yes] { $cell } omgedraaid: de { $symbol } past en blijft liggen.
   *[no] { $cell } omgedraaid: de { $symbol } past niet en komt in de hand.
}
event-flipped-you = { $fits ->
    [yes] Je draait { $cell } om: de { $symbol } past en blijft liggen.
   *[no] Je draait { $cell } om: de { $symbol } past niet en komt in je hand.
}
story-flipped = { $fits ->
    [yes] { $seat } draait { $cell } om: de { $symbol } past
   *[no] { $seat } draait { $cell } om: de { $symbol } past niet
}
story-flipped-alone = { $fits ->
    [yes] { $cell } omgedraaid: de { $symbol } past
   *[no] { $cell } omgedraaid: de { $symbol } past niet
}
story-flipped-you = { $fits ->
    [yes] Je draait { $cell } om: de { $symbol } past
   *[no] Je draait { $cell } om: de { $symbol } past niet
}
event-inserted = { $seat } plaatst de { $symbol } op { $cell }.
event-inserted-alone = De { $symbol } is op { $cell } geplaatst.
event-inserted-you = Je plaatst de { $symbol } op { $cell }.

error-not-face-down = Op { $cell } ligt geen verdekte tegel.
error-cell-face-down = Op { $cell } ligt een verdekte tegel.
error-not-in-hand = { $hand-count ->
    [0] Je hebt geen { $symbol }: je hand is leeg.
   *[other] Je hebt geen { $symbol } in de hand, alleen { $hand }.
}
error-no-tile-there = In “{ $field }”: op { $cell } ligt geen tegel.
error-bad-hand-count = { $count ->
    [one] Er is { $count } hand voor { $seats } plaatsen.
   *[other] Er zijn { $count } handen voor { $seats } plaatsen.
}

## Op een puzzel spelen

error-cell-given = Het cijfer in { $cell } is een gegeven cijfer.
error-cell-empty = In { $cell } valt niets te wissen.

event-wrote = { $points ->
    [0] { $seat } schrijft { $symbol } in { $cell }.
    [one] { $seat } schrijft { $symbol } in { $cell }: { $points } punt.
   *[other] { $seat } schrijft { $symbol } in { $cell }: { $points } punten.
}
event-wrote-alone = { $symbol } staat in { $cell }.
event-wrote-you = { $points ->
    [0] Je schrijft { $symbol } in { $cell }.
    [one] Je schrijft { $symbol } in { $cell }: { $points } punt.
   *[other] Je schrijft { $symbol } in { $cell }: { $points } punten.
}
event-erased = De { $symbol } van { $seat } in { $cell } wordt gewist.
event-erased-alone = De { $symbol } in { $cell } is gewist.
event-erased-you = Jouw { $symbol } in { $cell } wordt gewist.
event-round = Ronde { $round } begint, in de volgorde { $order }.

option-fault = Wat een fout is
option-fault-rule = Alleen een cijfer dat niet past
option-fault-solution = Elk cijfer dat afwijkt van de oplossing
option-time-limit = Minuten voor het hele spel

## Before the first move: what it is about, beside a small picture

goal-full = 1 punt voor elke tegel in zijn rij, kolom en blok.
goal-simple = 1 punt voor elke tegel in zijn rij en kolom.
goal-block = 1 punt voor elke tegel in zijn blok.
goal-value = De getallen in zijn rij, kolom en blok zijn je punten.
goal-open = 1 punt voor elke open tegel in zijn rij, kolom en blok.
goal-three = Heb nooit drie gelijke tegels in de hand.

goal-digit = Elk cijfer levert zijn waarde op: 9 punten voor een 9.
goal-once = Elk cijfer één keer in elke rij, kolom en elk blok.
