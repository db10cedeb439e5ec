tiles-name = Gouden tegels
tiles-summary = Leg je cijfer waar het past, met zo veel mogelijk tegels in zijn rij, kolom en blok.

tiles-option-golden = Waar de gouden tegels liggen
tiles-option-golden-blocks = Eén in elke rij, elke kolom en elk blok
tiles-option-golden-lines = Eén in elke rij en elke kolom

# Without a tile to look at, the fault was to say “stuck”.
tiles-event-called = { $because-count ->
    [0] De scheidsrechter wijst { $cell } aan: { $against } zit niet vast, de tegel past daar.
   *[other] De scheidsrechter meldt een fout van { $against }: { $cell }. Kijk naar { $because }.
}
tiles-event-called-you = { $because-count ->
    [0] De scheidsrechter wijst { $cell } aan: je zit niet vast, de tegel past daar.
   *[other] De scheidsrechter meldt een fout van jou: { $cell }. Kijk naar { $because }.
}

## De regels

tiles-rules-goal =
    1 tot 4 spelers leggen cijfertegels op één bord. Een tegel geeft punten voor de tegels die al in dezelfde rij, kolom of hetzelfde blok liggen. Wie aan het eind de meeste punten heeft, wint. { rules-shared-win }

    { rules-sudoku }
tiles-rules-material =
    Er zijn 81 tegels, negen van elk cijfer van 1 tot en met 9, voor een bord van 9×9 vakjes in blokken van 3×3. Negen tegels zijn van goud, één van elk cijfer. { mark-golden-numbers } Die worden eerst neergelegd, willekeurig, maar zo dat er in elke rij en elke kolom precies één ligt.

    De andere 72 worden verdekt geschud: dat is de stapel. Iedereen trekt één tegel en houdt die geheim, en alle pionnen staan op de 0 van het scorespoor.

    { rules-seats }
tiles-rules-turn =
    - Leg de tegel uit je hand op een vrij vakje.
    - Tel je punten.
    - Trek de volgende tegel. Dan is de volgende speler aan de beurt.

    Past je tegel in geen enkel vrij vakje, zeg dan dat je vastzit en laat hem zien: het spel is afgelopen. Maar is er toch een vakje en wijst een tegenstander het aan, dan gaat je tegel zonder punten uit het spel, trek je een nieuwe en is de volgende speler aan de beurt. Een verkeerd vakje aanwijzen kost niets. Je zit pas vast als alle tegenstanders akkoord gaan. { mark-pointing } De scheidsrechter oordeelt meteen; bij de assistent hoeft niemand iets te zeggen: die beëindigt het spel zelf als de tegel van de speler aan de beurt nergens past, en weigert “Ik zit vast” als het niet waar is. { mark-referee-guard }
tiles-rules-points =
    Je tegel geeft één punt voor elke tegel in zijn blok, en één voor elke tegel van zijn rij en van zijn kolom buiten dat blok. De tegel zelf telt nooit mee. Een voorbeeld: een 7 met drie andere tegels in zijn blok, nog twee in zijn rij en nog één in zijn kolom geeft 6 punten.

    Het scorespoor heeft 40 velden, 0 tot en met 39. Telkens als je pion de 0 bereikt of passeert, krijg je een rondekaartje dat 40 waard is. Je punten zijn 40 per rondekaartje plus het veld van je pion. Er zijn zo veel rondekaartjes als nodig. { mark-tokens }
tiles-rules-mistakes =
    Een tegel leggen waar hij niet past, is een fout. Bezwaar maken kan tot de volgende speler een tegel legt of zegt vast te zitten; verliest die de beurt doordat de tijd om is, dan kan het nog steeds. { mark-window } Is het bezwaar terecht, dan gaat de tegel uit het spel en worden de punten teruggenomen; de nieuw getrokken tegel blijft, en de volgende speler is aan de beurt. Merkt niemand het, dan blijven tegel en punten. Had de teruggenomen tegel nergens gepast, dan zat de speler vast en is het spel afgelopen. { mark-nowhere }

    { rules-referees }

    { rules-referees-usual }
tiles-rules-clock = Er is geen zandloper, maar je kunt er een afspreken. { mark-sand-glass-on } Is die leeg, dan gaat de tegel in de hand zonder punten uit het spel, trekt de speler de volgende en is de beurt voorbij. { mark-sand-glass-end }
tiles-rules-end =
    Het spel eindigt als een speler aan de beurt is en vastzit, of als de tegels op zijn. Is de stapel leeg, dan trekt niemand meer en leg je wat je nog hebt. { mark-stack-end-play-on } Spelers zonder tegel worden overgeslagen; heeft niemand er nog een, dan is het spel afgelopen.

    Wie de meeste punten heeft, wint.
tiles-rules-solo = In je eentje trek, leg en tel je, tegel na tegel. Probeer je hoogste score te verbeteren; elke telling heeft haar eigen lijst.
tiles-rules-variants =
    De telling: behalve op de gewone manier kan een tegel tellen

    - voor de tegels in zijn rij en die in zijn kolom; blokken tellen niet;
    - alleen voor de tegels in zijn blok, voor kinderen;
    - voor dezelfde tegels als gewoonlijk, maar dan worden de cijfers erop opgeteld in plaats van de tegels geteld. { mark-scoring-value }

    De gouden tegels: je kunt ze zo neerleggen dat er ook in elk blok precies één ligt. { mark-golden-blocks }

    Het einde: het spel kan ook stoppen aan het eind van de beurt waarin een speler niet meer kan trekken. { mark-stack-end-stop }
tiles-rules-credit = Naar “Sudoku – Das Brettspiel” van Reiner Knizia, uitgegeven door Kosmos. Cijfers optellen en gouden tegels per blok komen uit andere uitgaven; leggen wat je nog hebt komt uit de Nederlandse uitgave, meteen stoppen uit de Russische.

## Aan tafel, in de browser

tiles-fault-here = Een tegel die niet past, is een fout.

## Het eerste spel met uitleg, en het voorbeeld naast de regels

tiles-learn-1 = Leg je { $symbol } op { $cell }: geen cijfer mag twee keer in een rij, kolom of blok liggen.
tiles-learn-2 = Eén punt voor elke andere tegel in zijn rij, kolom en blok. Leg nu je { $symbol } op { $cell }.
tiles-learn-3 = { $name } legde een { $theirs } op { $there }, maar in de rij, de kolom of het blok ligt er al een. Alleen jij kunt dat tegenhouden: tik op “Bezwaar!”
tiles-learn-4 = Je had gelijk: de tegel is weg, en de punten ook. Leg je { $symbol } op { $cell }.
tiles-learn-5 = Je { $symbol } past nu nergens meer. Tik op “Ik zit vast” en bevestig: dan is het spel uit.
tiles-learn-6 = { $name } is het ermee eens, en jij hebt de meeste punten. Nu ken je het hele spel!

## The rules in a minute: one sentence for each drawn step

tiles-rules-minute-1 = Iedereen heeft één geheime tegel. Geen cijfer mag twee keer in een rij, kolom of blok liggen.
tiles-rules-minute-2 = Leg je tegel waar hij past. Hij levert 1 punt op voor elke andere tegel in zijn rij, kolom en blok: hier 2.
tiles-rules-minute-3 = Hoe voller de rij, de kolom en het blok, hoe meer punten: hier 3. Trek daarna de volgende tegel.
tiles-rules-minute-4 = Past een tegel niet? Maak bezwaar voordat de volgende ligt: tegel en punten zijn weg. { mark-window }
tiles-rules-minute-5 = Het spel is uit als de tegels op zijn of als jouw tegel nergens past. Wie de meeste punten heeft, wint.

## For whom, and tips: on its page, and now and then at the table of a first game

tiles-rules-players = 1 tot 4 spelers vanaf 10 jaar, ongeveer 30 minuten. De oudste begint.
tiles-tip-1 = Zoek een vakje met tegels in zijn rij, zijn kolom én zijn blok: drukke plekken leveren het meest op.
tiles-tip-2 = Jouw tegel telt ook voor de volgende speler: bezorg een ander geen vakje dat veel punten oplevert.
tiles-tip-3 = Let op cijfers met nog maar weinig vakjes: past er een nergens, dan is het spel meteen uit.
tiles-rules-tips =
    - { tiles-tip-1 }
    - { tiles-tip-2 }
    - { tiles-tip-3 }
