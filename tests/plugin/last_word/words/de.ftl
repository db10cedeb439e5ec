last-word-name = Letztes Wort
last-word-summary = Schreibt Ziffern, solange welche passen: die letzte lohnt sich.
last-word-option-starters = Von jeder Ziffer steht am Anfang eine auf dem Brett.

last-word-event-placed = { $points ->
    [0] { $seat } schreibt { $symbol } in { $cell }.
   *[other] { $seat } schreibt { $symbol } in { $cell } und füllt { $points ->
        [1] ein Haus.
       *[other] { $points } Häuser.
    }
}
last-word-event-waited = { $seat } passt.
last-word-reason-nothing_fits = Keine Ziffer passt mehr.
error-last-word-passed = Du hast schon gepasst: einmal im Spiel genügt.

last-word-rules-goal = 2 bis 4 Personen schreiben die Ziffern 1 bis 6 auf ein Brett. Volle Häuser bringen Punkte, die letzte passende Ziffer auch.
last-word-rules-material = Ein Brett mit 6×6 Feldern und Blöcken aus zwei Zeilen und drei Spalten. Sechs Ziffern stehen am Anfang darauf, von jeder eine, wenn der Tisch nicht leer beginnt.
last-word-rules-turn = Schreib eine Ziffer in ein leeres Feld, in das sie passt: nie zweimal in einer Zeile, einer Spalte oder einem Block. Einmal im Spiel darfst du passen.
last-word-rules-points = Ein Punkt für jede Zeile, jede Spalte und jeden Block, die deine Ziffer füllt. Drei weitere für die letzte Ziffer, die passt.
last-word-rules-mistakes = Eine Ziffer, die nicht passt, wird zurückgewiesen, und du versuchst es noch einmal.
last-word-rules-end = Das Spiel endet, wenn keine Ziffer mehr in ein leeres Feld passt. Die meisten Punkte gewinnen.
last-word-rules-credit = Ein Spiel des Projekts Full House.
