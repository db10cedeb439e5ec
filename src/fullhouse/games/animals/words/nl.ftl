animals-name = Dierentegels
animals-summary = Leg je dier waar het past: nooit twee keer hetzelfde in een rij, een kolom of een blok.

animals-symbol-1 = kat
animals-symbol-2 = vis
animals-symbol-3 = slak
animals-symbol-4 = vlinder
animals-symbol-5 = olifant
animals-symbol-6 = vogel

# The animal of $symbol, as what somebody lays or draws.
animals-some = { $symbol ->
    [1] een kat
    [2] een vis
    [3] een slak
    [4] een vlinder
    [5] een olifant
   *[6] een vogel
}
# The same animal, as what fits or leaves the game; with a capital, because it begins the sentence.
animals-this = { $symbol ->
    [1] De kat
    [2] De vis
    [3] De slak
    [4] De vlinder
    [5] De olifant
   *[6] De vogel
}

animals-option-starters = Welke dieren al op het bord liggen
animals-option-starters-blocks = Van elk één: in elke rij, kolom en elk blok
animals-option-starters-lines = Van elk één: in elke rij en kolom
animals-option-starters-off = Geen: het bord is leeg
animals-mark-starters-lines = [reading|De spelregels zeggen niet hoe je het spel klaarzet. Hier zoals de gouden tegels; andere interpretatie: het bord begint leeg.]
animals-mark-starters-blocks = [reading|De spelregels zeggen niet hoe je het spel klaarzet. Wij leggen van elk dier één; andere interpretatie: het bord begint leeg.]
animals-mark-starters-off = [reading|De spelregels zeggen niet hoe je het spel klaarzet. Andere interpretatie: eerst ligt er van elk dier één.]
animals-mark-blocks = [reading|De spelregels zeggen niet hoe de blokken liggen. Andere interpretatie: drie rijen hoog en twee kolommen breed.]
animals-mark-scoring-block = [reading|Gedrukt als de eenvoudigste telling; dat kinderen ermee beginnen, kiezen wij. Andere interpretatie: rij en kolom tellen ook.]
animals-mark-gentle-on = [addition|Voor de kleinsten.]
animals-mark-gentle-off = [printed|In de spelregels is er geen hulp.]
animals-option-gentle = Makkelijker voor de kleinsten: bots laten ruimte en een goede plek wordt aangewezen
animals-pack-family = Voor de kleinsten: bots laten ruimte en een goede plek wordt aangewezen.
animals-pack-family-no-bots = Voor de kleinsten: een goede plek wordt aangewezen.
animals-pack-strict = Een dier op een verkeerde plek is weg. Rij, kolom en blok tellen.
animals-pack-strict-alone = Rij, kolom en blok tellen.
animals-option-scoring-value = Voor de nummers van de dieren in zijn rij, kolom en blok, bij elkaar opgeteld

line-claimed-pictures = { $name } vindt geen plek voor dit dier. Zie jij er een? Tik erop.
line-claimed-pictures-others = { $name } vindt geen plek voor dit dier. De anderen kijken.

animals-event-laid = { $points ->
    [0] { $seat } legt { animals-some } op { $cell }: geen punten.
    [one] { $seat } legt { animals-some } op { $cell }: { $points } punt.
   *[other] { $seat } legt { animals-some } op { $cell }: { $points } punten.
}
animals-event-laid-you = { $points ->
    [0] Je legt { animals-some } op { $cell }: geen punten.
    [one] Je legt { animals-some } op { $cell }: { $points } punt.
   *[other] Je legt { animals-some } op { $cell }: { $points } punten.
}
animals-event-drew = { $symbol ->
    [none] { $seat } trekt een tegel.
   *[other] { $seat } trekt { animals-some }.
}{ $left ->
    [0] { " " }Dat was de laatste tegel.
    [one] { " " }Er is nog { $left } tegel.
   *[other] { " " }Er zijn nog { $left } tegels.
}
animals-event-drew-you = { $symbol ->
    [none] Je trekt een tegel.
   *[other] Je trekt { animals-some }.
}{ $left ->
    [0] { " " }Dat was de laatste tegel.
    [one] { " " }Er is nog { $left } tegel.
   *[other] { " " }Er zijn nog { $left } tegels.
}
animals-event-discarded = { $points ->
    [0] { animals-this } gaat uit het spel.
    [one] { animals-this } gaat uit het spel, en { $seat } geeft { $points } punt terug.
   *[other] { animals-this } gaat uit het spel, en { $seat } geeft { $points } punten terug.
}
animals-event-discarded-you = { $points ->
    [0] { animals-this } gaat uit het spel.
    [one] { animals-this } gaat uit het spel, en jij geeft { $points } punt terug.
   *[other] { animals-this } gaat uit het spel, en jij geeft { $points } punten terug.
}
animals-event-claimed = { $seat } zegt vast te zitten. { animals-this } past nergens.
animals-event-claimed-you = Je zegt vast te zitten. { animals-this } past nergens.
animals-event-no-room = { animals-this } past nergens.
# Without a tile to look at, the fault was to say “stuck”.
animals-event-called = { $because-count ->
    [0] De scheidsrechter wijst { $cell } aan: { $against } zit niet vast, de tegel past daar.
   *[other] De scheidsrechter meldt een fout van { $against }: { $cell }. Kijk naar { $because }.
}
animals-event-called-you = { $because-count ->
    [0] De scheidsrechter wijst { $cell } aan: je zit niet vast, de tegel past daar.
   *[other] De scheidsrechter meldt een fout van jou: { $cell }. Kijk naar { $because }.
}
animals-move-lay = { $symbol ->
    [none] de tegel op { $cell } leggen
   *[other] { animals-some } op { $cell } leggen
}

animals-error-does-not-fit = { animals-this } past niet op { $cell }: kijk naar { $because }.
animals-error-not-stuck = Je zit niet vast. { animals-this } past nog, bijvoorbeeld op { $cell }.
animals-error-golden-clash = { animals-this } op { $cell } past niet bij de tegels die er al liggen.

## De regels

animals-rules-goal =
    1 tot 4 spelers vanaf 6 jaar leggen dieren op één bord. Een tegel geeft punten voor de andere tegels in zijn blok. Wie aan het eind de meeste punten heeft, wint. { rules-shared-win }

    Er is één regel: geen dier komt twee keer voor in dezelfde rij, dezelfde kolom of hetzelfde blok. Een dier past in een vakje als hetzelfde dier nergens te zien is in de rij, de kolom of het blok van dat vakje.

    Een vakje heet naar zijn kolom en rij: a1 ligt linksboven, f1 rechtsboven en f6 rechtsonder.
animals-rules-material =
    Het bord heeft 6×6 vakjes, in blokken van zes: twee rijen hoog en drie kolommen breed. { animals-mark-blocks } Er zijn 36 tegels met zes dieren, zes van elk: { animals-symbol-1 }, { animals-symbol-2 }, { animals-symbol-3 }, { animals-symbol-4 }, { animals-symbol-5 } en { animals-symbol-6 }. In bewaarde spellen zijn het de getallen 1 tot en met 6, in deze volgorde.

    Eerst wordt van elk dier één tegel neergelegd, willekeurig, maar zo dat er in elke rij, elke kolom en elk blok precies één ligt. { animals-mark-starters-blocks } De andere 30 worden verdekt geschud: dat is de stapel. Iedereen trekt één tegel en houdt die geheim, en alle pionnen staan op de 0 van het scorespoor.

    { rules-seats }
animals-rules-turn =
    - Leg de tegel uit je hand op een vrij vakje waar hij past.
    - Tel je punten.
    - Trek de volgende tegel. Dan is de volgende speler aan de beurt.

    Past je tegel nergens, dan zit je vast en is het spel afgelopen. De assistent merkt dat zelf. { mark-referee-guard } Letten de spelers of de scheidsrechter op, dan zeg je dat je vastzit en laat je de tegel zien. Is er toch een vakje en wijst een tegenstander het aan, dan gaat je tegel zonder punten uit het spel, trek je een nieuwe en is de volgende speler aan de beurt. Een verkeerd vakje aanwijzen kost niets. Je zit pas vast als alle tegenstanders akkoord gaan; de scheidsrechter oordeelt meteen. { mark-pointing }
animals-rules-points =
    Je tegel geeft één punt voor elke andere tegel in zijn blok. { animals-mark-scoring-block }

    Het scorespoor heeft 40 velden, 0 tot en met 39. Telkens als je pion de 0 bereikt of passeert, krijg je een rondekaartje dat 40 waard is. Je punten zijn 40 per rondekaartje plus het veld van je pion.
animals-rules-mistakes =
    Kies je niets anders, dan let de assistent op: een tegel die niet past, wordt geweigerd en je probeert het opnieuw. { mark-referee-guard }

    Letten de spelers of de scheidsrechter op, dan is het een fout om een tegel te leggen waar hij niet past. Bezwaar maken kan tot de volgende speler een tegel legt of zegt vast te zitten; verliest die de beurt doordat de tijd om is, dan kan het nog steeds. { mark-window } Is het bezwaar terecht, dan gaat de tegel uit het spel en worden de punten teruggenomen; de nieuw getrokken tegel blijft, en de volgende speler is aan de beurt. Merkt niemand het, dan blijven tegel en punten. Had de teruggenomen tegel nergens gepast, dan zat de speler vast en is het spel afgelopen. { mark-nowhere }

    { rules-referees }
animals-rules-clock = Er is geen zandloper, maar je kunt er een afspreken. { mark-sand-glass-on } Is die leeg, dan gaat de tegel in de hand zonder punten uit het spel, trekt de speler de volgende en is de beurt voorbij. { mark-sand-glass-end }
animals-rules-end =
    Het spel eindigt als een speler aan de beurt is en vastzit, of als de tegels op zijn. Is de stapel leeg, dan trekt niemand meer en leg je wat je nog hebt. { mark-stack-end-play-on } Spelers zonder tegel worden overgeslagen; heeft niemand er nog een, dan is het spel afgelopen.

    Wie de meeste punten heeft, wint.
animals-rules-solo = In je eentje trek, leg en tel je, tegel na tegel. Probeer je hoogste score te verbeteren; elke telling heeft haar eigen lijst.
animals-rules-variants =
    Zoals in de doos: de spelers letten op, de dieren liggen aan het begin zo dat er in elke rij en elke kolom precies één ligt, en een tegel telt voor zijn blok, zijn rij en zijn kolom.

    Het begin: het bord kan ook leeg beginnen; dan heeft de stapel alle 36 tegels. { animals-mark-starters-off }

    De telling: kies je niets anders, dan telt een tegel voor zijn blok. Hij kan ook tellen

    - voor de tegels in zijn rij en die in zijn kolom; blokken tellen niet;
    - voor de tegels in zijn blok, en die van zijn rij en zijn kolom buiten dat blok;
    - voor dezelfde tegels, maar dan worden de nummers van de dieren opgeteld in plaats van de tegels geteld. { mark-scoring-value }

    Het einde: het spel kan ook stoppen aan het eind van de beurt waarin een speler niet meer kan trekken. { mark-stack-end-stop }

    Voor de kleinsten: het spel kan makkelijker. Bots leggen dan waar ze elk dier de meeste ruimte laten, en een goede plek wordt aangewezen. { animals-mark-gentle-on }
animals-rules-credit = Naar “SudoKids”, het kinderspel in de doos van “Sudoku – Das Brettspiel” van Reiner Knizia, uitgegeven door Kosmos.

## Aan tafel, in de browser

animals-fault-here = Nooit twee keer hetzelfde dier in een rij, kolom of blok.

## Het eerste spel met uitleg, en het voorbeeld naast de regels

animals-learn-1 = Tik waar de hand wijst!
animals-learn-2 = Een punt voor elk dier in hetzelfde blok. Nog een keer!
animals-learn-3 = Nooit twee keer hetzelfde dier in een rij, een kolom of een blok.
animals-learn-4 = De laatste!
animals-learn-5 = Gelukt! Zullen we echt spelen?

## The rules in a minute: one sentence for each drawn step

animals-rules-minute-1 = Je hebt één dier in de hand. Hetzelfde dier komt nooit twee keer voor in een rij, kolom of blok.
animals-rules-minute-2 = Leg het waar het past: 1 punt voor elk dier dat al in het blok ligt. Hier ligt de kat: 1 punt.
animals-rules-minute-3 = Dan is Ben aan de beurt: zijn olifant vindt twee dieren in het blok, 2 punten.
animals-rules-minute-4 = Hoe voller het blok, hoe beter: 3 punten voor de vogel.
animals-rules-minute-5 = Het spel is uit als de tegels op zijn of als een dier geen plek vindt. Wie de meeste punten heeft, wint.

## For whom, and tips: on its page, and now and then at the table of a first game

animals-rules-players = 1 tot 4 kinderen vanaf 6 jaar, ongeveer 15 minuten. { mark-length }
animals-tip-1 = Zoek het blok met de meeste dieren: daar levert jouw dier het meest op.
animals-tip-2 = Houd voor elk dier een plekje vrij: vindt er een geen plek meer, dan is het spel uit.
animals-rules-tips =
    - { animals-tip-1 }
    - { animals-tip-2 }
