solitaire-name = Solitaire
solitaire-summary = Draai alle 81 tegels om en houd er nooit drie gelijke in de hand.

solitaire-option-places = Waar tegels passen, wordt getoond
solitaire-mark-places-on = [addition|In het boekje staat geen hulp.]
solitaire-mark-places-off = [printed|In het boekje staat geen hulp: je zoekt zelf.]
solitaire-pack-family = Plekken voor een derde gelijke tegel worden getoond.
solitaire-pack-printed = Niets wordt getoond: je zoekt de plekken zelf.

solitaire-event-due = { $seat } heeft drie keer de { $symbol } in de hand: één ervan moet meteen worden geplaatst.{ $cells-count ->
    [0] { "" }
   *[other] { " " }Dat kan op { $cells }.
}
solitaire-event-due-alone = Drie keer de { $symbol } in de hand: één ervan moet meteen worden geplaatst.{ $cells-count ->
    [0] { "" }
   *[other] { " " }Dat kan op { $cells }.
}
solitaire-event-succeeded = { $points ->
    [one] Gelukt! Er ligt geen tegel meer verdekt. De hand is tot nu toe { $points } punt waard.
   *[other] Gelukt! Er ligt geen tegel meer verdekt. De hand is tot nu toe { $points } punten waard.
}
solitaire-move-write = de { $symbol } op { $cell } plaatsen
solitaire-move-finish = het spel afronden

error-too-many-equal = Je mag de { $symbol } hoogstens { $most } keer in de hand hebben.
error-not-succeeded = { $left ->
    [one] Je kunt stoppen als er geen tegel meer verdekt ligt; er is er nog { $left }.
   *[other] Je kunt stoppen als er geen tegel meer verdekt ligt; er zijn er nog { $left }.
}
error-not-in-this-game = “{ $move }” bestaat niet in dit spel.
error-must-insert = Je hebt drie keer de { $symbol } in de hand: plaats er eerst één van.

## De regels

solitaire-rules-goal =
    Eén speler probeert alle 81 tegels om te draaien zonder ooit met drie gelijke in de hand te blijven zitten.

    { rules-sudoku }
solitaire-rules-material = Alle 81 tegels, negen van elk cijfer van 1 tot en met 9, worden geschud en verdekt neergelegd, één op elk vakje van het bord van 9×9. Aan het begin is er geen omgedraaid. Alleen open tegels bepalen wat past.
solitaire-rules-turn =
    Je kiest een van twee dingen:

    - Omdraaien: draai een verdekte tegel naar keuze om. Past hij, dan blijft hij liggen. Zo niet, dan neem je hem in de hand en is zijn vakje vrij.
    - Plaatsen: leg een tegel uit je hand op een vrij vakje waar hij past.

    Drie gelijke tegels mag je nooit in de hand houden. Draai je een derde om die niet past, dan moet je meteen een tegel met dat cijfer plaatsen, op een vrij vakje waar hij past; iets anders mag niet. Past hij nergens, dan is het spel mislukt.
solitaire-rules-points =
    Aan het eind telt elk cijfer van 1 tot en met 9:

    - 3 punten als je er geen tegel meer van in de hand hebt,
    - 1 punt als het er precies één is,
    - 0 punten als het er twee zijn.

    Meer dan 10 is een uitstekend resultaat; 27 zou een compleet rooster zijn. Een mislukt spel geeft geen punten.
solitaire-rules-mistakes = De assistent let op: een tegel die je plaatst waar hij niet past, wordt geweigerd en je probeert het opnieuw. { mark-referee-guard }
solitaire-rules-end = Het is gelukt als er geen tegel meer verdekt ligt. Je mag dan verder plaatsen en stoppen wanneer je wilt; het spel eindigt ook vanzelf als er niets meer te plaatsen valt. Bewaard wordt hoe vaak je speelde, hoe vaak het lukte, je beste resultaat en al je andere.
solitaire-rules-credit = Naar “Solitaire Sudoku” in de doos van “Challenge Sudoku” van L. Colovini, D. De Toffoli en D. Zaccariotto, in 2005 uitgegeven door Clementoni.

## Aan tafel, in de browser

solitaire-line-due = Drie keer de { $symbol } in de hand: plaats er nu één.
solitaire-line-succeeded = Alle tegels zijn omgedraaid. Plaats er zo veel als je kunt en rond dan af.
solitaire-line-face-down = { $count ->
    [one] { $count } tegel ligt verdekt.
   *[other] { $count } tegels liggen verdekt.
}
solitaire-act-finish = Afronden
solitaire-sure-finish = Ja, afronden
solitaire-sure-finish-text = Tegels die je nog kunt plaatsen, leveren meer punten op.
solitaire-ending-failed = Drie keer de { $symbol } in de hand, en geen ervan past: dat was het einde.
solitaire-ending-points = { $points ->
    [one] { $points } punt. Meer dan 10 is een uitstekend resultaat, zegt het boekje.
   *[other] { $points } punten. Meer dan 10 is een uitstekend resultaat, zegt het boekje.
}
solitaire-fault-here = Wat je plaatst, moet passen.

## Het eerste spel met uitleg, en het voorbeeld naast de regels

solitaire-learn-1 = Draai { $cell } om. Wat past, blijft liggen.
solitaire-learn-2 = Hij past. Draai nu { $cell } om.
solitaire-learn-3 = Deze past niet: je hebt hem in de hand, en zijn vakje is vrij. Draai { $cell } om.
solitaire-learn-4 = Kies de { $symbol } uit je hand en plaats hem op { $cell }.
solitaire-learn-5 = En de { $symbol } op { $cell }. Nooit drie gelijke in de hand: dat zou het einde zijn.
solitaire-learn-6 = De laatste tegel: draai { $cell } om.
solitaire-learn-7 = Niets ligt meer verdekt en je hand is leeg: 27 punten, meer kan niet.

## The rules in a minute: one sentence for each drawn step

solitaire-rules-minute-1 = Alle 81 tegels liggen verdekt. Draai ze allemaal om en heb nooit drie gelijke in de hand.
solitaire-rules-minute-2 = Een tegel die past, blijft liggen.
solitaire-rules-minute-3 = Een tegel die niet past, gaat naar je hand en laat een vrij vakje achter.
solitaire-rules-minute-4 = Leg tegels uit je hand op vrije vakjes waar ze passen.
solitaire-rules-minute-5 = Heb je drie gelijke en kun je er niet meteen één plaatsen, dan is het mislukt. Hoe leger je hand aan het eind, hoe meer punten.

## For whom, and tips: on its page, and now and then at the table of a first game

solitaire-rules-players = 1 speler, ongeveer 15 minuten; aanbevolen vanaf 10 jaar. { mark-players }
solitaire-tip-1 = Twee gelijke tegels in de hand zijn een waarschuwing: houd een vrij vakje over waar er één past.
solitaire-tip-2 = Bedenk voordat je een tegel plaatst welke andere cijfers dat vakje dan kwijt zijn.
solitaire-rules-tips =
    - { solitaire-tip-1 }
    - { solitaire-tip-2 }
