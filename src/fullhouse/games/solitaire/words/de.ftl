solitaire-name = Solitär
solitaire-summary = Decke alle 81 Plättchen auf und habe nie drei gleiche auf der Hand.

solitaire-option-places = Zeigen, wohin Plättchen passen
solitaire-mark-places-on = [addition|Das Heft kennt keine Hilfe.]
solitaire-mark-places-off = [printed|Das Heft kennt keine Hilfe: Du suchst selbst.]
solitaire-pack-family = Felder für ein drittes gleiches Plättchen werden gezeigt.
solitaire-pack-printed = Nichts wird gezeigt: Du findest die Felder selbst.

solitaire-event-due = { $seat } hat drei Plättchen mit { $symbol } auf der Hand: Eines muss sofort eingesetzt werden.{ $cells-count ->
    [0] { "" }
   *[other] { " " }Es passt auf { $cells }.
}
solitaire-event-due-alone = Drei Plättchen mit { $symbol } auf der Hand: Eines muss sofort eingesetzt werden.{ $cells-count ->
    [0] { "" }
   *[other] { " " }Es passt auf { $cells }.
}
solitaire-event-succeeded = { $points ->
    [one] Geschafft! Kein Plättchen liegt mehr verdeckt. Die Hand ist bis jetzt { $points } Punkt wert.
   *[other] Geschafft! Kein Plättchen liegt mehr verdeckt. Die Hand ist bis jetzt { $points } Punkte wert.
}
solitaire-move-write = die { $symbol } in { $cell } einsetzen
solitaire-move-finish = die Partie beenden

error-too-many-equal = Auf der Hand dürfen höchstens { $most } Plättchen mit { $symbol } sein.
error-not-succeeded = { $left ->
    [one] Aufhören kannst du, wenn kein Plättchen mehr verdeckt liegt; { $left } liegt noch da.
   *[other] Aufhören kannst du, wenn kein Plättchen mehr verdeckt liegt; { $left } liegen noch da.
}
error-not-in-this-game = „{ $move }“ gibt es in diesem Spiel nicht.
error-must-insert = Du hast drei Plättchen mit { $symbol } auf der Hand: Setze zuerst eines davon ein.

## Die Regeln

solitaire-rules-goal =
    Eine Person versucht, alle 81 Plättchen aufzudecken, ohne je auf drei gleichen sitzen zu bleiben.

    { rules-sudoku }
solitaire-rules-material = Alle 81 Plättchen, je neun mit den Ziffern 1 bis 9, werden gemischt und verdeckt ausgelegt, eines auf jedes Feld des 9×9-Bretts. Am Anfang ist keines aufgedeckt. Was passt, entscheiden nur die offenen Plättchen.
solitaire-rules-turn =
    Du hast die Wahl zwischen zwei Dingen:

    - Aufdecken: Decke ein beliebiges verdecktes Plättchen auf. Passt es, bleibt es liegen. Wenn nicht, kommt es auf deine Hand, und sein Feld ist frei.
    - Einsetzen: Lege ein Plättchen von deiner Hand auf ein freies Feld, auf das es passt.

    Drei gleiche Plättchen darfst du nie auf der Hand behalten. Deckst du ein drittes auf, das nicht passt, musst du sofort ein Plättchen mit dieser Ziffer einsetzen, auf ein freies Feld, auf das es passt; etwas anderes ist nicht erlaubt. Passt es auf keines, ist das Solitär gescheitert.
solitaire-rules-points =
    Am Ende zählt jede der Ziffern 1 bis 9:

    - 3 Punkte, wenn du kein Plättchen mit ihr mehr auf der Hand hast,
    - 1 Punkt, wenn es genau eines ist,
    - 0 Punkte, wenn es zwei sind.

    Mehr als 10 ist ein ausgezeichnetes Ergebnis; 27 wäre ein vollständiges Gitter. Ein gescheitertes Spiel bringt keine Punkte.
solitaire-rules-mistakes = Die Hilfe passt auf: Was nicht passt, kannst du nicht einsetzen, und du versuchst es noch einmal. { mark-referee-guard }
solitaire-rules-end = Geschafft ist es, wenn kein Plättchen mehr verdeckt liegt. Danach darfst du weiter einsetzen und aufhören, wann du magst; das Spiel endet auch von selbst, wenn sich nichts mehr einsetzen lässt. Gespeichert werden deine Partien, deine Erfolge, dein bestes Ergebnis und alle anderen.
solitaire-rules-credit = Nach „Solitaire Sudoku“ in der Schachtel von „Challenge Sudoku“ von L. Colovini, D. De Toffoli und D. Zaccariotto, erschienen 2005 bei Clementoni.

## Am Tisch, im Browser

solitaire-line-due = Dreimal die { $symbol } auf der Hand: Setz jetzt eine davon ein.
solitaire-line-succeeded = Alle Plättchen sind aufgedeckt. Setz ein, so viele du kannst, und beende dann das Spiel.
solitaire-line-face-down = { $count ->
    [one] { $count } Plättchen liegt verdeckt.
   *[other] { $count } Plättchen liegen verdeckt.
}
solitaire-act-finish = Beenden
solitaire-sure-finish = Ja, beenden
solitaire-sure-finish-text = Plättchen, die du noch einsetzen kannst, bringen mehr Punkte.
solitaire-ending-failed = Drei Plättchen mit { $symbol } auf der Hand, und keines passt: Damit war es zu Ende.
solitaire-ending-points = { $points ->
    [one] { $points } Punkt. Mehr als 10 ist ein ausgezeichnetes Ergebnis, sagt das Heft.
   *[other] { $points } Punkte. Mehr als 10 ist ein ausgezeichnetes Ergebnis, sagt das Heft.
}
solitaire-fault-here = Was du einsetzt, muss passen.

## Das geführte erste Spiel, und das Beispiel neben den Regeln

solitaire-learn-1 = Deck { $cell } auf. Was passt, bleibt liegen.
solitaire-learn-2 = Es passt. Deck nun { $cell } auf.
solitaire-learn-3 = Dieses passt nicht: Du hast es auf der Hand, und sein Feld ist frei. Deck { $cell } auf.
solitaire-learn-4 = Wähle die { $symbol } von der Hand und setz sie in { $cell } ein.
solitaire-learn-5 = Und die { $symbol } in { $cell }. Nie drei gleiche auf der Hand: Das wäre das Ende.
solitaire-learn-6 = Das letzte Plättchen: Deck { $cell } auf.
solitaire-learn-7 = Nichts liegt mehr verdeckt, die Hand ist leer: 27 Punkte, mehr geht nicht.

## The rules in a minute: one sentence for each drawn step

solitaire-rules-minute-1 = Alle 81 Plättchen liegen verdeckt. Deck alle auf und behalte nie drei gleiche auf der Hand.
solitaire-rules-minute-2 = Ein Plättchen, das passt, bleibt liegen.
solitaire-rules-minute-3 = Ein Plättchen, das nicht passt, kommt auf die Hand und lässt sein Feld frei.
solitaire-rules-minute-4 = Setz Plättchen von der Hand auf freie Felder, auf die sie passen.
solitaire-rules-minute-5 = Kannst du ein drittes gleiches nicht sofort einsetzen, ist es misslungen. Je leerer die Hand am Ende, desto mehr Punkte.

## For whom, and tips: on its page, and now and then at the table of a first game

solitaire-rules-players = 1 Person, etwa 15 Minuten; empfohlen ab 10 Jahren. { mark-players }
solitaire-tip-1 = Zwei gleiche Plättchen auf der Hand sind eine Warnung: Halte ein freies Feld bereit, auf das eines davon passt.
solitaire-tip-2 = Bevor du ein Plättchen einsetzt, schau, welchen anderen Ziffern du damit das Feld wegnimmst.
solitaire-rules-tips =
    - { solitaire-tip-1 }
    - { solitaire-tip-2 }
