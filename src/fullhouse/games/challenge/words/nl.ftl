challenge-name = Uitdaging
challenge-summary = Draai tegels om, plaats wat niet paste, en bewijs dat er maar één plek is.
challenge-option-proof = Bewijs van de enige plek
challenge-option-proof-found = De reden mag worden weggelaten: de scheidsrechter zoekt er een
challenge-option-proof-named = De speler noemt de reden
challenge-mark-sand-glass = [reading|Gedrukt: wie vaak langer dan ongeveer 30 seconden nadenkt, wordt aangespoord en verliest dan de beurt en 10 punten. Een zandloper voor elke beurt is onze interpretatie.]
challenge-mark-proof-named = [printed|Elke enige plek wordt bewezen.]
challenge-mark-proof-found = [addition|Gedrukt: de speler bewijst elke enige plek. Hier mag de scheidsrechter de reden zoeken.]
challenge-mark-first-tile = [reading|Gedrukt: de spelers kiezen deze tegel. Hier kiest het toeval.]
challenge-mark-open = [reading|De spelregels zeggen niet of een vakje met een verdekte tegel meetelt. Andere interpretatie: alleen vrije vakjes tellen.]
challenge-mark-wrong-ground = [reading|De spelregels noemen geen enige plek met een verkeerde reden. Andere interpretatie: alleen een plek die niet de enige is, is fout.]
challenge-mark-covered = [reading|De spelregels zeggen niet wat er met de verdekte tegel eronder gebeurt. Andere interpretatie: die blijft uit het spel.]
challenge-mark-negative = [reading|De spelregels zeggen niet of de score bij nul stopt. Andere interpretatie: ja.]
challenge-mark-drop = [reading|De spelregels zeggen niet wanneer je tegels mag weggooien. Andere interpretatie: altijd.]

# Why a declared place is forced, as the player says it; empty where no ground was given.
challenge-ground = { $ground ->
    [cell] { "" }, omdat daar niets anders past
    [row] { " " }in zijn rij
    [column] { " " }in zijn kolom
    [block] { " " }in zijn blok
   *[none] { "" }
}
challenge-event-flipped = { $fits ->
    [yes] { $points ->
        [0] { $seat } draait { $cell } om: de { $symbol } past en blijft liggen, zonder punten.
        [one] { $seat } draait { $cell } om: de { $symbol } past en blijft liggen, { $points } punt.
       *[other] { $seat } draait { $cell } om: de { $symbol } past en blijft liggen, { $points } punten.
    }
   *[no] { $seat } draait { $cell } om: de { $symbol } past niet en komt in de hand.
}
challenge-event-flipped-you = { $fits ->
    [yes] { $points ->
        [0] Je draait { $cell } om: de { $symbol } past en blijft liggen, zonder punten.
        [one] Je draait { $cell } om: de { $symbol } past en blijft liggen, { $points } punt.
       *[other] Je draait { $cell } om: de { $symbol } past en blijft liggen, { $points } punten.
    }
   *[no] Je draait { $cell } om: de { $symbol } past niet en komt in je hand.
}
challenge-event-inserted = { $declared ->
    [yes] { $seat } plaatst de { $symbol } op { $cell } als enige plek{ challenge-ground }
   *[no] { $seat } plaatst de { $symbol } op { $cell }
}: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.{ $covered ->
    [yes] { " " }De tegel eronder gaat ongezien uit het spel.
   *[no] { "" }
}
challenge-event-inserted-you = { $declared ->
    [yes] Je plaatst de { $symbol } op { $cell } als enige plek{ challenge-ground }
   *[no] Je plaatst de { $symbol } op { $cell }
}: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.{ $covered ->
    [yes] { " " }De tegel eronder gaat ongezien uit het spel.
   *[no] { "" }
}
challenge-event-undone = { $why ->
    [wrong-ground] { $cell } is wel de enige plek, maar niet om de genoemde reden: de { $symbol } gaat uit het spel
    [not-forced] { $cell } is niet de enige plek: de { $symbol } gaat uit het spel
   *[does-not-fit] De { $symbol } past niet op { $cell } en gaat uit het spel
}.{ $points ->
    [0] { "" }
    [one] { " " }{ $seat } geeft { $points } punt terug.
   *[other] { " " }{ $seat } geeft { $points } punten terug.
}{ $face_down ->
    [yes] { " " }De verdekte tegel ligt er weer.
   *[no] { "" }
}
challenge-event-undone-you = { $why ->
    [wrong-ground] { $cell } is wel de enige plek, maar niet om de genoemde reden: de { $symbol } gaat uit het spel
    [not-forced] { $cell } is niet de enige plek: de { $symbol } gaat uit het spel
   *[does-not-fit] De { $symbol } past niet op { $cell } en gaat uit het spel
}.{ $points ->
    [0] { "" }
    [one] { " " }Je geeft { $points } punt terug.
   *[other] { " " }Je geeft { $points } punten terug.
}{ $face_down ->
    [yes] { " " }De verdekte tegel ligt er weer.
   *[no] { "" }
}
challenge-event-dropped = { $seat } legt de { $symbol } weg: die past nergens meer.
challenge-event-dropped-you = Je legt de { $symbol } weg: die past nergens meer.
challenge-event-warned = { $seat } krijgt een waarschuwing, en de zandloper wordt opnieuw omgedraaid.
challenge-event-warned-you = Je krijgt een waarschuwing, en de zandloper wordt opnieuw omgedraaid.
challenge-event-fined = { $points ->
    [one] { $seat } verliest de beurt en { $points } punt.
   *[other] { $seat } verliest de beurt en { $points } punten.
}
challenge-event-fined-you = { $points ->
    [one] Je verliest je beurt en { $points } punt.
   *[other] Je verliest je beurt en { $points } punten.
}
challenge-move-write = de { $symbol } op { $cell } plaatsen
challenge-move-declare = de { $symbol } op { $cell } plaatsen als enige plek{ challenge-ground }
challenge-move-drop = de { $symbol } wegleggen

error-not-forced = { $cell } is niet de enige plek voor de { $symbol }: kijk naar { $because }.
error-wrong-ground = { $cell } is wel de enige plek voor de { $symbol }, maar niet om de genoemde reden: kijk naar { $because }.
error-still-fits = De { $symbol } past nog, bijvoorbeeld op { $cell }: je kunt hem niet wegleggen.
error-fits-somewhere = De { $symbol } past nog ergens en kan niet weg.
error-name-the-ground = Zeg waarom { $cell } de enige plek is: tik op de rij, de kolom, het blok of het vakje.
challenge-error-cell-face-down = Op { $cell } ligt een verdekte tegel. Je mag die alleen bedekken als je zegt dat het de enige plek is.

## De regels

challenge-rules-goal =
    2 tot 4 spelers draaien tegels om en brengen het bord op orde; dat duurt 30 tot 45 minuten. Wie aan het eind de meeste punten heeft, wint. { rules-shared-win }

    { rules-sudoku }
challenge-rules-material =
    Alle 81 tegels, negen van elk cijfer van 1 tot en met 9, worden geschud en verdekt neergelegd, één op elk vakje van het bord van 9×9. Eén tegel van het middelste blok wordt omgedraaid, willekeurig; aan een echte tafel kies je hem zelf. { challenge-mark-first-tile }

    Op een vakje ligt een open tegel, een verdekte tegel of niets: dan is het vrij. Een vakje is beschikbaar als het vrij is of als zijn tegel verdekt ligt. { challenge-mark-open } Alleen open tegels bepalen wat past.

    { rules-seats }
challenge-rules-turn =
    Je kiest een van twee dingen; passen mag niet.

    Omdraaien: draai een verdekte tegel om. Past hij, dan blijft hij open liggen. Zo niet, dan neem je hem in de hand en is zijn vakje vrij. Iedereen ziet wat je in de hand hebt.

    Plaatsen: leg een tegel uit je hand op een vrij vakje waar hij past. Denk je dat het de enige plek is, zeg dat dan bij het plaatsen: het geeft meer punten, en je mag dan zelfs een verdekte tegel bedekken, die ongezien uit het spel gaat. Zeg je het niet, dan mag je geen tegel bedekken.

    Een plek is de enige plek in een van deze twee gevallen; ingewikkelder redeneringen tellen niet:

    - In zijn rij, zijn kolom of zijn blok past het cijfer in geen ander beschikbaar vakje, ook al passen er in dit vakje nog andere cijfers.
    - Geen ander cijfer past in dit vakje.

    Je moet het bewijzen: noem de reden, dus het vakje, de rij, de kolom of het blok, en iedereen ziet het bewijs op het bord. Speel je zoals in de doos, dan moet je hem altijd noemen: zonder reden kun je geen enige plek aangeven. Anders mag je hem weglaten, en dan zoekt de scheidsrechter er een. { challenge-mark-proof-found }

    Voordat je omdraait of plaatst, mag je tegels uit je hand wegleggen die in geen beschikbaar vakje meer passen. { challenge-mark-drop } Ze gaan uit het spel en kosten je geen punten meer. Een tegel die nog ergens past, kun je niet wegleggen. Letten de spelers op, dan moet je zulke tegels zelf opmerken: niets wijst je erop, en kun je een tegel niet wegleggen, dan hoor je niet waar hij past. De scheidsrechter en de assistent noemen een vakje.
challenge-rules-points =
    - Een omgedraaide tegel die past: één punt voor elke andere open tegel in zijn rij, kolom of blok, elk één keer geteld.
    - Een omgedraaide tegel die niet past: niets.
    - Plaatsen: 10, min één voor elke tegel die je dan nog in de hand hebt. Met 2, 7 en 9 in de hand geeft het plaatsen van de 2 dus 10 − 2 = 8.
    - Plaatsen op wat je de enige plek noemt: 20, min één voor elke tegel die je dan nog in de hand hebt.

    Punten kunnen onder nul zakken. { challenge-mark-negative }
challenge-rules-mistakes =
    Een fout is: een tegel plaatsen waar hij niet past, een plek de enige noemen die het niet is, of een reden noemen die niet klopt. { challenge-mark-wrong-ground } Bezwaar maken kan tot de volgende speler een tegel omdraait of plaatst; legt die een tegel weg of is de tijd om, dan kan het nog steeds. Is het terecht, dan wordt het plaatsen teruggedraaid, geeft het geen punten en gaat de tegel uit het spel. { challenge-mark-covered } Merkt niemand het, dan blijven tegel en punten.

    Omdraaien is nooit een fout: wat niet past, neem je gewoon in de hand.

    { rules-referees }

    { rules-referees-people }
challenge-rules-clock = Je hebt 30 seconden voor een beurt. { challenge-mark-sand-glass } De eerste keer in een spel dat jouw tijd om is, krijg je een waarschuwing en wordt de zandloper opnieuw omgedraaid. Elke volgende keer verlies je je beurt en 10 punten. De tijd kan worden veranderd of uitgezet.
challenge-rules-end = Zolang er een tegel verdekt ligt, kun je altijd omdraaien. Het spel eindigt als de speler die aan de beurt is, niets meer kan doen: er ligt geen tegel meer verdekt, en geen tegel uit de hand past in een vrij vakje. Wie de meeste punten heeft, wint.
challenge-rules-credit = Naar “Challenge Sudoku” van L. Colovini, D. De Toffoli en D. Zaccariotto, in 2005 uitgegeven door Clementoni.

## Aan tafel, in de browser

challenge-do-forced = Pak een tegel en tik op het vakje dat de enige plek is: bewezen levert dat 10 punten meer op.
challenge-do-ground = Waarom moet de { $symbol } op { $cell }? Tik op de rij, de kolom, het blok of het vakje zelf.
challenge-say-which-ground = Dit vakje ligt in twee daarvan: tik verder weg, of kies hieronder.
challenge-line-warned = Gewaarschuwd: de volgende keer kost het je beurt en 10 punten.
challenge-act-drop = Leg de { $symbol } weg: hij past nergens
challenge-act-drop-this = De { $symbol } wegleggen
challenge-act-drop-one = Tegel wegleggen
challenge-say-drop-which = Pak eerst de tegel die nergens past en tik dan nog eens.
challenge-act-forced = Enige plek!
challenge-act-ground-any = maakt niet uit
challenge-act-ground-cell = het vakje
challenge-act-ground-row = de rij
challenge-act-ground-column = de kolom
challenge-act-ground-block = het blok
challenge-fault-here = Een tegel die niet past, is een fout, en een “enige plek” die dat niet is ook.

## Het eerste spel met uitleg, en het voorbeeld naast de regels

challenge-learn-1 = Tik op { $cell } om de tegel die daar ligt om te draaien.
challenge-learn-2 = Hij past en blijft liggen: een punt voor elke andere open tegel in zijn rij, kolom en blok. Draai nu { $cell } om.
challenge-learn-3 = Jouw tegel paste daar niet: je hebt hem nu in de hand. Toen plaatste { $name } een { $theirs } op { $there }, waar die niet past. Tik op “Bezwaar!”
challenge-learn-4 = Goed gezien: { $name } is de tegel kwijt. Kies je { $symbol } en plaats hem op { $cell }: 10 punten, één minder per tegel die je nog in de hand hebt.
challenge-learn-5 = In zijn rij past je { $symbol } alleen op { $cell }. Kies hem, tik op “Enige plek!” en dan op { $cell }: 20 punten.
challenge-learn-6 = Er valt niets meer om te draaien, en jij staat voor. Nu ken je het hele spel!

## The rules in a minute: one sentence for each drawn step

challenge-rules-minute-1 = Eerst liggen alle tegels op één na verdekt. Draai er in je beurt één om, of plaats er één uit je hand.
challenge-rules-minute-2 = Hij past: hij blijft liggen en levert 1 punt op voor elke open tegel in zijn rij, kolom en blok.
challenge-rules-minute-3 = Hij past niet: hij gaat naar je hand, zijn vakje is vrij.
challenge-rules-minute-4 = Een tegel plaatsen: 10 punten. Bewijs je dat het de enige plek is? Dan 20. Elke tegel in je hand kost 1.
challenge-rules-minute-5 = Ben plaatst een 8, maar in die kolom ligt er al een. Ana maakt bezwaar: de zet wordt teruggedraaid, de tegel is weg.
challenge-rules-minute-6 = Het spel is uit als er niets meer om te draaien of te plaatsen is. Wie de meeste punten heeft, wint.

## For whom, and tips: on its page, and now and then at the table of a first game

challenge-rules-players = 2 tot 4 spelers, 30 tot 45 minuten; aanbevolen vanaf 10 jaar. { mark-players }
challenge-tip-1 = Hoe voller de buurt, hoe meer punten een tegel oplevert, en hoe groter de kans dat hij niet past.
challenge-tip-2 = Een tegel in de hand is niet verloren: bewaar hem tot er maar één plek voor is, dan levert hij tien punten meer op.
challenge-tip-3 = Elke tegel die je nog in de hand hebt, kost bij het plaatsen een punt: leg weg wat nergens past.
challenge-rules-tips =
    - { challenge-tip-1 }
    - { challenge-tip-2 }
    - { challenge-tip-3 }
