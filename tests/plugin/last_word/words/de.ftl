last-word-name = Letztes Wort
last-word-summary = Schreibt Ziffern, solange welche passen: Die letzte bringt Punkte.
last-word-option-starters = Von jeder Ziffer steht am Anfang eine auf dem Brett

last-word-event-placed = { $points ->
    [0] { $seat } schreibt { $symbol } in { $cell }.
   *[other] { $seat } schreibt { $symbol } in { $cell } und füllt { $points ->
        [1] eine Zeile, eine Spalte oder einen Block.
       *[other] { $points } Zeilen, Spalten oder Blöcke.
    }
}
last-word-event-waited = { $seat } setzt aus.
last-word-reason-nothing_fits = Keine Ziffer passt mehr.
error-last-word-passed = Du hast schon ausgesetzt: Einmal im Spiel genügt.

last-word-rules-goal = 2 bis 4 Personen schreiben die Ziffern 1 bis 6 auf ein Brett. Volle Zeilen, Spalten und Blöcke bringen Punkte, die letzte passende Ziffer auch.
last-word-rules-material = Ein Brett mit 6×6 Feldern und Blöcken aus zwei Zeilen und drei Spalten. Sechs Ziffern stehen am Anfang darauf, von jeder eine, wenn ihr nicht mit leerem Brett beginnt.
last-word-rules-turn = Schreib eine Ziffer in ein freies Feld, in das sie passt: nie zweimal in einer Zeile, einer Spalte oder einem Block. Einmal im Spiel darfst du aussetzen.
last-word-rules-points = Ein Punkt für jede Zeile, jede Spalte und jeden Block, die deine Ziffer füllt. Drei weitere für die letzte Ziffer, die passt.
last-word-rules-mistakes = Eine Ziffer, die nicht passt, wird zurückgewiesen, und du versuchst es noch einmal.
last-word-rules-end = Das Spiel endet, wenn keine Ziffer mehr in ein freies Feld passt. Wer die meisten Punkte hat, gewinnt.
last-word-rules-credit = Ein Spiel des Projekts Full House.
