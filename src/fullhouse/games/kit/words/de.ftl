## Plättchen legen

event-laid = { $points ->
    [0] { $seat } legt die { $symbol } auf { $cell }: keine Punkte.
    [one] { $seat } legt die { $symbol } auf { $cell }: { $points } Punkt.
   *[other] { $seat } legt die { $symbol } auf { $cell }: { $points } Punkte.
}
event-laid-alone = { $points ->
    [0] Die { $symbol } liegt auf { $cell }: keine Punkte.
    [one] Die { $symbol } liegt auf { $cell }: { $points } Punkt.
   *[other] Die { $symbol } liegt auf { $cell }: { $points } Punkte.
}
event-laid-you = { $points ->
    [0] Du legst die { $symbol } auf { $cell }: keine Punkte.
    [one] Du legst die { $symbol } auf { $cell }: { $points } Punkt.
   *[other] Du legst die { $symbol } auf { $cell }: { $points } Punkte.
}
story-laid = { $seat } legt die { $symbol } auf { $cell }
story-laid-alone = Die { $symbol } liegt auf { $cell }
story-laid-you = Du legst die { $symbol } auf { $cell }
event-drew = { $symbol ->
    [none] { $seat } zieht ein Plättchen.
   *[other] { $seat } zieht ein Plättchen: { $symbol }.
}{ $left ->
    [0] { " " }Es war das letzte.
    [one] { " " }Noch { $left } Plättchen liegt im Stapel.
   *[other] { " " }Noch { $left } Plättchen liegen im Stapel.
}
event-drew-alone = { $symbol ->
    [none] Ein Plättchen ist gezogen.
   *[other] Das nächste Plättchen: { $symbol }.
}{ $left ->
    [0] { " " }Es war das letzte.
    [one] { " " }Noch { $left } Plättchen liegt im Stapel.
   *[other] { " " }Noch { $left } Plättchen liegen im Stapel.
}
event-drew-you = { $symbol ->
    [none] Du ziehst ein Plättchen.
   *[other] Du ziehst ein Plättchen: { $symbol }.
}{ $left ->
    [0] { " " }Es war das letzte.
    [one] { " " }Noch { $left } Plättchen liegt im Stapel.
   *[other] { " " }Noch { $left } Plättchen liegen im Stapel.
}
event-discarded = { $points ->
    [0] Die { $symbol } scheidet aus dem Spiel aus.
    [one] Die { $symbol } scheidet aus dem Spiel aus, und { $seat } gibt { $points } Punkt zurück.
   *[other] Die { $symbol } scheidet aus dem Spiel aus, und { $seat } gibt { $points } Punkte zurück.
}
event-discarded-you = { $points ->
    [0] Die { $symbol } scheidet aus dem Spiel aus.
    [one] Die { $symbol } scheidet aus dem Spiel aus, und du gibst { $points } Punkt zurück.
   *[other] Die { $symbol } scheidet aus dem Spiel aus, und du gibst { $points } Punkte zurück.
}
event-claimed = { $seat } sagt „Ich sitze fest“: Die { $symbol } passt nirgends.
event-claimed-alone = Die { $symbol } passt nirgends.
event-claimed-you = Du sagst „Ich sitze fest“: Die { $symbol } passt nirgends.
event-no-room = Die { $symbol } von { $seat } passt nirgends.
event-no-room-alone = Die { $symbol } passt nirgends.
event-no-room-you = Deine { $symbol } passt nirgends.
event-shown = { $right ->
    [yes] { $seat } zeigt auf { $cell }: Dort passt das Plättchen.
   *[no] { $seat } zeigt auf { $cell }, aber dort passt das Plättchen nicht.
}
event-shown-you = { $right ->
    [yes] Du zeigst auf { $cell }: Dort passt das Plättchen.
   *[no] Du zeigst auf { $cell }, aber dort passt das Plättchen nicht.
}

error-not-stuck = Du sitzt nicht fest: Die { $symbol } passt noch, zum Beispiel auf { $cell }.
error-no-claim = Niemand hat „Ich sitze fest“ gesagt.
error-golden-clash = Die { $symbol } auf { $cell } passt nicht zu den Plättchen, die schon liegen.
error-stack-too-high = Der Stapel hat { $count } Plättchen; Platz ist für höchstens { $most }.

option-scoring = Wofür ein Plättchen Punkte bringt
option-scoring-full = Für jedes Plättchen in seiner Zeile, Spalte und seinem Block, jedes einmal gezählt
option-scoring-simple = Für jedes Plättchen in seiner Zeile und Spalte; Blöcke zählen nicht
option-scoring-block = Für jedes Plättchen in seinem Block
option-scoring-value = Für die Ziffern auf den Plättchen in seiner Zeile, Spalte und seinem Block, zusammengezählt
option-stack-end = Wenn der Stapel aufgebraucht ist
option-stack-end-play-on = Alle legen noch das Plättchen, das sie haben
option-stack-end-stop = Das Spiel endet mit dem Zug, in dem jemand nicht mehr ziehen kann
mark-scoring-value = [edition|Die genannte Regel zählt Plättchen; eine spätere Ausgabe zählt ihre Zahlen zusammen.]
mark-scoring = [printed|Diese Wertung steht in der Regel.]
mark-stack-end-play-on = [reading|Die Ausgaben weichen ab. Andere Lesart: Das Spiel endet, sobald jemand nicht ziehen kann.]
mark-stack-end-stop = [edition|So steht es in der russischen Ausgabe; in der niederländischen legen alle noch ihr Plättchen.]
mark-golden-lines = [printed|Jede Zeile und jede Spalte hat ein goldenes Plättchen.]
mark-golden-blocks = [edition|Die genannte Regel spricht nur von Zeilen und Spalten; andere Ausgaben auch von Blöcken.]
mark-golden-numbers = [reading|Die Regel sagt nicht, welche Zahlen golden sind. Andere Lesart: neun beliebige Plättchen.]
mark-tokens = [reading|In der Schachtel sind 16 Rundenmarken. Andere Lesart: Danach gibt es keine mehr.]
mark-window = [reading|Gedruckt: Einspruch ist möglich, bis das nächste Plättchen gezogen ist. Hier gehört das Ziehen zum Zug, und niemand hätte Zeit hinzusehen.]
mark-nowhere = [reading|Die Regel sagt dazu nichts. Andere Lesart: Das Plättchen scheidet aus, und es geht weiter.]
mark-sand-glass-end = [addition|In der Regel gibt es keine Sanduhr, also auch nichts darüber, was geschieht, wenn sie abläuft.]
mark-solo-helper = [reading|Die Regel sagt nicht, wer prüft, wenn jemand allein spielt. Andere Lesart: niemand.]
mark-pointing = [addition|Am echten Tisch zeigt man das Plättchen und alle sehen hin; hier wird jeder gefragt.]

## Plättchen aufdecken und einsetzen

event-flipped = { $fits ->
    [yes] { $seat } deckt { $cell } auf: Die { $symbol } passt und bleibt liegen.
   *[no] { $seat } deckt { $cell } auf: Die { $symbol } passt nicht und kommt auf die Hand.
}
event-flipped-alone = { $fits ->
    [yes] { $cell } aufgedeckt: Die { $symbol } passt und bleibt liegen.
   *[no] { $cell } aufgedeckt: Die { $symbol } passt nicht und kommt auf die Hand.
}
event-flipped-you = { $fits ->
    [yes] Du deckst { $cell } auf: Die { $symbol } passt und bleibt liegen.
   *[no] Du deckst { $cell } auf: Die { $symbol } passt nicht und kommt auf deine Hand.
}
story-flipped = { $fits ->
    [yes] { $seat } deckt { $cell } auf: Die { $symbol } passt
   *[no] { $seat } deckt { $cell } auf: Die { $symbol } passt nicht
}
story-flipped-alone = { $fits ->
    [yes] { $cell } aufgedeckt: Die { $symbol } passt
   *[no] { $cell } aufgedeckt: Die { $symbol } passt nicht
}
story-flipped-you = { $fits ->
    [yes] Du deckst { $cell } auf: Die { $symbol } passt
   *[no] Du deckst { $cell } auf: Die { $symbol } passt nicht
}
event-inserted = { $seat } setzt die { $symbol } in { $cell } ein.
event-inserted-alone = Die { $symbol } ist in { $cell } eingesetzt.
event-inserted-you = Du setzt die { $symbol } in { $cell } ein.

error-not-face-down = Auf { $cell } liegt kein verdecktes Plättchen.
error-cell-face-down = Auf { $cell } liegt ein verdecktes Plättchen.
error-not-in-hand = { $hand-count ->
    [0] Du hast keine { $symbol }: Deine Hand ist leer.
   *[other] Du hast keine { $symbol } auf der Hand, nur { $hand }.
}
error-no-tile-there = In „{ $field }“: Auf { $cell } liegt kein Plättchen.
error-bad-hand-count = { $count ->
    [one] Es gibt { $count } Hand für { $seats } Plätze.
   *[other] Es gibt { $count } Hände für { $seats } Plätze.
}

## Auf einem Rätsel spielen

error-cell-given = Die Ziffer in { $cell } ist eine Vorgabe.
error-cell-empty = In { $cell } gibt es nichts auszuradieren.

event-wrote = { $points ->
    [0] { $seat } schreibt { $symbol } in { $cell }.
    [one] { $seat } schreibt { $symbol } in { $cell }: { $points } Punkt.
   *[other] { $seat } schreibt { $symbol } in { $cell }: { $points } Punkte.
}
event-wrote-alone = { $symbol } steht in { $cell }.
event-wrote-you = { $points ->
    [0] Du schreibst { $symbol } in { $cell }.
    [one] Du schreibst { $symbol } in { $cell }: { $points } Punkt.
   *[other] Du schreibst { $symbol } in { $cell }: { $points } Punkte.
}
event-erased = Die { $symbol } von { $seat } in { $cell } wird ausradiert.
event-erased-alone = Die { $symbol } in { $cell } ist ausradiert.
event-erased-you = Deine { $symbol } in { $cell } wird ausradiert.
event-round = Runde { $round } beginnt, in der Reihenfolge { $order }.

option-fault = Was ein Fehler ist
option-fault-rule = Nur eine Ziffer, die nicht passt
option-fault-solution = Jede Ziffer, die nicht der Lösung entspricht
option-time-limit = Minuten für das ganze Spiel

## Before the first move: what it is about, beside a small picture

goal-full = Dein Plättchen bringt 1 Punkt für jedes andere in Zeile, Spalte und Block.
goal-simple = Dein Plättchen bringt 1 Punkt für jedes andere in Zeile und Spalte.
goal-block = Dein Plättchen bringt 1 Punkt für jedes andere in seinem Block.
goal-value = Die Zahlen in Zeile, Spalte und Block deines Plättchens sind deine Punkte.
goal-open = Passt, was du aufdeckst, bringt es 1 Punkt für jedes offene Plättchen in Zeile, Spalte und Block.
goal-three = Behalte nie drei gleiche Plättchen auf der Hand.

goal-digit = Jede Ziffer bringt ihren Wert: 9 Punkte für eine 9.
goal-once = Jede Ziffer einmal in jeder Zeile, jeder Spalte und jedem Block.
