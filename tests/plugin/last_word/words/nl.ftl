last-word-name = Laatste woord
last-word-summary = Schrijf cijfers die passen tot er geen meer past: het laatste levert punten op.
last-word-option-starters = Van elk cijfer staat er aan het begin één op het bord

last-word-event-placed = { $points ->
    [0] { $seat } schrijft { $symbol } in { $cell }.
   *[other] { $seat } schrijft { $symbol } in { $cell } en maakt { $points ->
        [1] een rij, kolom of blok vol.
       *[other] { $points } rijen, kolommen of blokken vol.
    }
}
last-word-event-waited = { $seat } past.
last-word-reason-nothing_fits = Er past geen cijfer meer.
error-last-word-passed = Je hebt al gepast: één keer per spel is genoeg.

last-word-rules-goal = 2 tot 4 spelers schrijven de cijfers 1 tot en met 6 op één bord. Volle rijen, kolommen en blokken leveren punten op, en het laatste cijfer dat past ook.
last-word-rules-material = Een bord van 6×6 vakjes, met blokken van twee rijen en drie kolommen. Er staan zes cijfers op bij het begin, van elk één, tenzij je met een leeg bord begint.
last-word-rules-turn = Schrijf een cijfer in een vrij vakje waar het past: nooit twee keer in een rij, een kolom of een blok. Eén keer per spel mag je passen.
last-word-rules-points = Eén punt voor elke rij, kolom of elk blok dat jouw cijfer vol maakt. Nog drie voor het laatste cijfer dat past.
last-word-rules-mistakes = Een cijfer dat niet past, wordt geweigerd en je probeert het opnieuw.
last-word-rules-end = Het spel is afgelopen als er nergens meer een cijfer past. Wie de meeste punten heeft, wint.
last-word-rules-credit = Een spel van het project Full House.
