one-two-three-name = Eins-zwei-drei
one-two-three-summary = Erst eine Ziffer pro Zug, dann zwei, dann drei: Füllt das Gitter gemeinsam und sammelt Bonuspunkte.

one-two-three-option-sand-glass = Sekunden für jede Ziffer eines Zuges und für eine Korrektur (60 in der gedruckten Regel)
one-two-three-option-sequence = Ziffern pro Zug, Runde für Runde
one-two-three-option-sequence-classic = 1, 2, 3, 1, 2, 3 und so weiter
one-two-three-option-sequence-shortened = 1, 2, dann immer 3
one-two-three-option-sequence-express = Immer 3
one-two-three-option-handicap = Vorsprung: Die Plätze 2 bis 5 beginnen mit 4, 6, 8 und 10 Punkten
one-two-three-option-final-order = Wer in der Schlussrunde beginnt
one-two-three-option-final-order-lowest-first = Wer die wenigsten Punkte hat, zuerst
one-two-three-option-final-order-unchanged = Dieselbe Reihenfolge wie in jeder Runde
one-two-three-option-teams = Teams: zu viert, Plätze 1 und 3 gegen 2 und 4
one-two-three-option-corrected-counts = Eine richtige Korrektur bringt Punkte
one-two-three-mark-sand-glass = [printed|Die Uhr ist freiwillig: eine Minute je Ziffer.]
one-two-three-mark-fault-solution = [reading|Das Gitter muss voll werden, darum gilt bei uns die Lösung. Andere Lesart: Nur eine Ziffer, die nicht passt, ist ein Fehler.]
one-two-three-mark-fault-rule = [reading|So lässt sich die Regel lesen. Andere Lesart: Es gilt die Lösung, denn das Gitter muss voll werden.]
one-two-three-mark-sequence-classic = [printed|1, 2, 3 und wieder von vorn.]
one-two-three-mark-sequence = [edition|Die Regel von 2006 hat nur 1, 2, 3, 1, 2, 3.]
one-two-three-mark-handicap-on = [printed|Wer später beginnt, bekommt Punkte im Voraus.]
one-two-three-mark-handicap-off = [edition|Nach der Regel von 2006 beginnen die Plätze 2 bis 5 mit 4, 6, 8 und 10 Punkten.]
one-two-three-mark-final-order-lowest-first = [printed|Wer die wenigsten Punkte hat, beginnt.]
one-two-three-mark-final-order-unchanged = [edition|Nach der Regel von 2006 beginnt in der letzten Runde, wer die wenigsten Punkte hat.]
one-two-three-mark-teams-on = [edition|Nach der Regel von 2006 spielt jeder für sich.]
one-two-three-mark-teams-off = [printed|Jeder spielt für sich.]
one-two-three-mark-corrected-counts-on = [printed|Eine richtige Korrektur zählt.]
one-two-three-mark-corrected-counts-off = [edition|Nach der Regel von 2006 zählt eine richtige Korrektur.]
one-two-three-mark-correction-must = [printed|Die Ziffer muss korrigiert werden.]
one-two-three-mark-correction-may = [reading|Die Regel sagt nicht, was geschieht, wenn du die Ziffer nicht weißt. Andere Lesart: Du musst eine schreiben.]
one-two-three-mark-fine-printed = [printed|Ein Fehler kostet Punkte.]
one-two-three-mark-fine-none = [addition|Nach der Regel kostet ein Fehler 1, 2 oder 3 Punkte. Das hier ist für den ersten Abend.]
one-two-three-mark-fewer-may = [reading|Die Regel erwartet jede Ziffer des Zuges. Andere Lesart: Bevor du weniger schreibst, werden die anderen gefragt.]
one-two-three-mark-fewer-asked = [reading|Die Regel erwartet jede Ziffer und sagt nicht, was geschieht, wenn du keine findest. Andere Lesart: Du hörst auf, wann du willst.]
one-two-three-mark-stopped-early = [reading|Die Regel sagt dazu nichts. Andere Lesart: Wer früher aufhört, verliert die 10 Punkte nicht.]
one-two-three-mark-final-round = [reading|Die Regel sagt nicht, woran man die letzte Runde erkennt. Andere Lesart: Es ist die, in der das Gitter voll wird.]
one-two-three-mark-triple = [reading|Die Regel lässt sich auf zwei Arten lesen. Andere Lesart: drei Punkte zusätzlich zu den 2.]
one-two-three-mark-nothing-left = [reading|Die Regel sagt nicht, was nicht schreiben können heißt. Andere Lesart: Du findest keine Ziffer, obwohl Felder frei sind.]
one-two-three-mark-recount = [reading|Die Regel sagt nur, was ein Fehler kostet. Andere Lesart: Die Punkte des Zuges bleiben.]
one-two-three-mark-wrong-correction = [reading|Die Regel sagt nur, dass die Ziffer korrigiert werden muss. Andere Lesart: Eine falsche Korrektur kostet nichts weiter.]
one-two-three-mark-correction-clock = [addition|In der Regel gibt es keine Uhr für eine Korrektur.]
one-two-three-mark-stuck = [addition|Nach der Regel endet das Spiel nur mit vollem Gitter.]
one-two-three-option-correction = Nach einem Fehler
one-two-three-option-correction-may = Die Ziffer korrigieren oder das Feld frei lassen
one-two-three-option-correction-must = Die Ziffer muss korrigiert werden
one-two-three-option-fine = Was ein Fehler kostet
one-two-three-option-fine-printed = 1, 2 oder 3 Punkte, je nach Runde
one-two-three-option-fine-none = Keine Punkte: Die Ziffer wird ausradiert und zählt als eine der Ziffern des Zuges
one-two-three-option-fewer = Weniger Ziffern schreiben als verlangt
one-two-three-option-fewer-may = Jederzeit
one-two-three-option-fewer-asked = Nur wenn die anderen einverstanden sind
one-two-three-reason-stuck = Keine Ziffer passt mehr in ein freies Feld: Das Spiel ist zu Ende.
one-two-three-sheet = Punktezettel
one-two-three-sheet-line = { $round ->
    [0] Start
   *[other] Runde { $round }
}, { $seat }: { $parts } = { $sum }
one-two-three-sheet-turn = { $round ->
    [0] Start
   *[other] Runde { $round }
}
one-two-three-sheet-pair = Paar
one-two-three-sheet-triple = Drilling
one-two-three-sheet-house = vollendet
one-two-three-sheet-handicap = Vorsprung
one-two-three-sheet-unable = nichts zu schreiben
one-two-three-sheet-fines = Fehler
one-two-three-pack-family = Eine Ziffer, die nicht passt, wird nicht angenommen; eine falsche wird ausradiert und kostet keine Punkte. Keine Uhr.
one-two-three-pack-strict = Jeder Fehler wird sofort gemeldet und bestraft. { $seconds } Sekunden für jede Ziffer.

one-two-three-event-round = { $final ->
    [yes] Die Schlussrunde beginnt
   *[no] Runde { $round } beginnt
}, { $asks ->
    [one] mit je { $asks } Ziffer
   *[other] mit je { $asks } Ziffern
}: { $order }.
one-two-three-event-erased = { $points ->
    [0] Die { $symbol } von { $seat } in { $cell } wird ausradiert.
    [one] Die { $symbol } von { $seat } in { $cell } wird ausradiert, und { $points } Punkt wird zurückgenommen.
   *[other] Die { $symbol } von { $seat } in { $cell } wird ausradiert, und { $points } Punkte werden zurückgenommen.
}
one-two-three-event-erased-you = { $points ->
    [0] Deine { $symbol } in { $cell } wird ausradiert.
    [one] Deine { $symbol } in { $cell } wird ausradiert, und { $points } Punkt wird zurückgenommen.
   *[other] Deine { $symbol } in { $cell } wird ausradiert, und { $points } Punkte werden zurückgenommen.
}
one-two-three-event-matched = { $count ->
    [2] Zweimal die { $symbol } in einem Zug
   *[3] Dreimal die { $symbol } in einem Zug
}: { $points ->
    [one] { $points } Punkt dazu für { $seat }.
   *[other] { $points } Punkte dazu für { $seat }.
}
one-two-three-event-matched-you = { $count ->
    [2] Zweimal die { $symbol } in einem Zug
   *[3] Dreimal die { $symbol } in einem Zug
}: { $points ->
    [one] { $points } Punkt dazu für dich.
   *[other] { $points } Punkte dazu für dich.
}
one-two-three-event-completed = { $houses-count ->
    [one] { $seat } vollendet eine Zeile, eine Spalte oder einen Block
   *[other] { $seat } vollendet { $houses-count } Zeilen, Spalten oder Blöcke
}: { $points ->
    [0] Den Bonus hat dieser Zug schon.
    [one] { $points } Punkt dazu.
   *[other] { $points } Punkte dazu.
}
one-two-three-event-completed-you = { $houses-count ->
    [one] Du vollendest eine Zeile, eine Spalte oder einen Block
   *[other] Du vollendest { $houses-count } Zeilen, Spalten oder Blöcke
}: { $points ->
    [0] Den Bonus hat dieser Zug schon.
    [one] { $points } Punkt dazu.
   *[other] { $points } Punkte dazu.
}
one-two-three-event-fined = { $points ->
    [one] { $seat } verliert { $points } Punkt für den Fehler in { $cell }.
   *[other] { $seat } verliert { $points } Punkte für den Fehler in { $cell }.
}
one-two-three-event-fined-you = { $points ->
    [one] Du verlierst { $points } Punkt für den Fehler in { $cell }.
   *[other] Du verlierst { $points } Punkte für den Fehler in { $cell }.
}
one-two-three-event-correction-due = { $seat } darf { $cell } korrigieren oder frei lassen.
one-two-three-event-correction-due-you = Du darfst { $cell } korrigieren oder frei lassen.
one-two-three-event-correction-required = { $seat } muss { $cell } korrigieren.
one-two-three-event-correction-required-you = Du musst { $cell } korrigieren.
one-two-three-event-corrected = { $right ->
    [yes] { $points ->
        [0] { $seat } korrigiert { $cell } mit { $symbol }: richtig, ohne Punkte.
        [one] { $seat } korrigiert { $cell } mit { $symbol }: richtig, { $points } Punkt.
       *[other] { $seat } korrigiert { $cell } mit { $symbol }: richtig, { $points } Punkte.
    }
   *[no] { $because-count ->
        [0] { $seat } korrigiert { $cell } mit { $symbol }: wieder falsch.
       *[other] { $seat } korrigiert { $cell } mit { $symbol }: wieder falsch, siehe { $because }.
    }
}
one-two-three-event-corrected-you = { $right ->
    [yes] { $points ->
        [0] Du korrigierst { $cell } mit { $symbol }: richtig, ohne Punkte.
        [one] Du korrigierst { $cell } mit { $symbol }: richtig, { $points } Punkt.
       *[other] Du korrigierst { $cell } mit { $symbol }: richtig, { $points } Punkte.
    }
   *[no] { $because-count ->
        [0] Du korrigierst { $cell } mit { $symbol }: wieder falsch.
       *[other] Du korrigierst { $cell } mit { $symbol }: wieder falsch, siehe { $because }.
    }
}
one-two-three-event-left-empty = { $seat } lässt { $cell } frei.
one-two-three-event-left-empty-you = Du lässt { $cell } frei.
one-two-three-event-finished = { $written ->
    [0] { $seat } beendet den Zug, ohne zu schreiben.
    [one] { $seat } beendet den Zug nach { $written } Ziffer.
   *[other] { $seat } beendet den Zug nach { $written } Ziffern.
}
one-two-three-event-finished-you = { $written ->
    [0] Du beendest deinen Zug, ohne zu schreiben.
    [one] Du beendest deinen Zug nach { $written } Ziffer.
   *[other] Du beendest deinen Zug nach { $written } Ziffern.
}
one-two-three-event-wants-to-stop = { $seat } findet nichts mehr und möchte hier aufhören.
one-two-three-event-wants-to-stop-you = Du findest nichts mehr und möchtest hier aufhören.
one-two-three-event-keep-looking = { $seat } meint, { $against } soll weitersuchen.
one-two-three-event-keep-looking-you = Du möchtest, dass weitergesucht wird.
one-two-three-event-compensated = { $seats-count ->
    [1] Es gab nichts mehr zu schreiben, bevor { $seats } an der Reihe war: { $points } Punkte.
   *[other] Es gab nichts mehr zu schreiben, bevor { $seats } an der Reihe waren: je { $points } Punkte.
}
one-two-three-event-compensated-you = Es gab nichts mehr zu schreiben, bevor du an der Reihe warst: { $points } Punkte.
one-two-three-move-correct = { $cell } mit { $symbol } korrigieren
one-two-three-move-leave = { $cell } frei lassen

error-no-digit-there = In { $cell } hat niemand eine Ziffer geschrieben.
error-nothing-to-correct = In { $cell } hast du nichts zu korrigieren.
error-must-correct = Du musst { $cell } korrigieren: Dort passt noch eine Ziffer hinein.
error-correction-owed = Zuerst muss Platz { $owing } das Feld { $cell } korrigieren oder frei lassen.
error-teams-need-four = Für Teams braucht es 4 Personen, nicht { $seats }.

## Die Regeln

one-two-three-rules-goal =
    2 bis 5 Personen füllen gemeinsam ein Rätsel mit 9×9 Feldern. Wer die meisten Punkte hat, wenn das Gitter vollständig ist, gewinnt. { rules-shared-win }

    { rules-sudoku }
one-two-three-rules-material =
    Ein Rätsel mit genau einer Lösung, auf einem Brett.

    { rules-seats } Zum Ausgleich beginnen die Plätze 2, 3, 4 und 5 mit 4, 6, 8 und 10 Punkten.
one-two-three-rules-turn =
    Die Runden verlangen 1, 2, 3, 1, 2, 3 … Ziffern. In einer Zweierrunde zum Beispiel schreiben alle der Reihe nach zwei Ziffern, jede in ein freies Feld. Du kannst auch früher aufhören; wie in der Schachtel müssen die anderen einverstanden sein, dürfen aber nur einmal je Zug ablehnen. { one-two-three-mark-fewer-asked } Gibt es nicht mehr so viele freie Felder, schreibst du, was noch geht.

    Die Schlussrunde: Zählt zu Beginn jeder Runde die freien Felder. Sind es nicht mehr, als alle zusammen in dieser Runde zu schreiben haben, ist es die Schlussrunde. { one-two-three-mark-final-round } Sie wird in der Reihenfolge der Punkte gespielt, die wenigsten zuerst; bei gleichen Punkten bleibt die übliche Reihenfolge. Ist das Gitter danach immer noch nicht vollständig, folgt die nächste Runde der Reihe, und sie ist wieder eine Schlussrunde.
one-two-three-rules-points =
    - Jede Ziffer: ihr Wert.
    - Zwei gleiche Ziffern in einem Zug: 2 dazu.
    - Drei gleiche Ziffern in einem Zug: 3 dazu, statt der 2. { one-two-three-mark-triple }
    - Eine Zeile, eine Spalte oder einen Block vollenden: 10 dazu, aber nur einmal pro Zug, so viele du auch vollendest.
    - Wenn du in der Schlussrunde nichts mehr schreiben kannst, weil das Gitter schon voll ist: 10. { one-two-three-mark-nothing-left } Wer in einer Schlussrunde früher aufgehört hat, bekommt sie nicht. { one-two-three-mark-stopped-early }

    Ein Beispiel mit Ana, Ben und Cleo, die mit 0, 4 und 6 beginnen. In der Einerrunde schreibt Ana eine 9 und hat 9. Ben schreibt eine 7, die eine Spalte vollendet: 4 + 7 + 10 = 21. Cleo schreibt eine 5 und hat 11. In der Zweierrunde schreibt Ana 8 und 8: 9 + 16 + 2 = 27. Ben schreibt eine 6 und eine falsche 4, und jemand bemerkt es: Die 4 wird zurückgenommen und kostet 2, also hat er 21 + 6 − 2 = 25. Er korrigiert sie mit der richtigen 1 und hat 26.
one-two-three-rules-mistakes =
    Eine Ziffer, die nicht der Lösung entspricht, ist ein Fehler. { one-two-three-mark-fault-solution } Alle prüfen die ganze Zeit: Gegen jede Ziffer, die jemand geschrieben hat, auch die eigene, ist jederzeit Einspruch möglich, bis das Spiel vorbei ist.

    Ist der Einspruch berechtigt:

    - Die Ziffer wird ausradiert, und jener Zug wird ohne sie neu gezählt: Wert, gleiche Ziffern und vollendete Zeilen, Spalten und Blöcke. { one-two-three-mark-recount }
    - Wer sie geschrieben hat, verliert 1, 2 oder 3 Punkte: so viele, wie die Runde, in der sie geschrieben wurde, Ziffern verlangt hat.
    - Bevor es weitergeht, wird sie korrigiert: Wer sie geschrieben hat, schreibt eine Ziffer in dasselbe Feld oder lässt es frei. { one-two-three-mark-correction-may } Eine richtige Korrektur zählt, als wäre sie in jenem Zug geschrieben. Eine falsche kostet noch einmal dieselben Punkte, und das Feld bleibt frei. { one-two-three-mark-wrong-correction }

    Bei der Schlusszählung wird nichts neu beurteilt. Der Schiedsrichter meldet einen Fehler in dem Moment, in dem er geschrieben wird.

    { rules-referees-choose }

    - Die Spieler, wie im gedruckten Spiel: Jede geschriebene Ziffer bleibt stehen, und alle passen bis zum Ende auf. Ist ein Einspruch nicht berechtigt, kostet er nichts, und die Ziffer bleibt. { mark-wrong-objection }
    { rules-referees-rest }

    { rules-referees-last }

    { rules-referees-solution }

    { rules-referees-people }
one-two-three-rules-clock = Wenn ihr nichts anderes wählt, gibt es keine Uhr. Schaltet ihr sie ein, dauert ein Zug in einer Runde mit einer, zwei oder drei Ziffern eine, zwei oder drei Minuten. Was rechtzeitig geschrieben ist, zählt, und der Zug endet. Für eine Korrektur ist eine Minute Zeit; danach bleibt das Feld frei. { one-two-three-mark-correction-clock }
one-two-three-rules-end = Das Spiel endet, wenn das Gitter voll ist. Achten die Spieler auf Fehler, schauen alle vorher ein letztes Mal: Gegen jede Ziffer ist Einspruch möglich, bis alle einverstanden sind. { mark-last-move } Ist nur eine Ziffer, die nicht passt, ein Fehler, endet es auch, wenn keine Ziffer mehr in ein freies Feld passt; in einer Schlussrunde bekommt dann 10 Punkte, wer noch nicht an der Reihe war. { one-two-three-mark-stuck } Es endet auch, wenn drei Runden hintereinander niemand eine Ziffer geschrieben hat, die noch dasteht. { one-two-three-mark-stuck } Wer die meisten Punkte hat, gewinnt.
one-two-three-rules-variants =
    - Weniger Runden: 1, 2, 3, 3, 3 … Ziffern oder von Anfang an 3, 3, 3 … { one-two-three-mark-sequence }
    - Ohne Vorsprung: Alle beginnen mit 0. { one-two-three-mark-handicap-off }
    - Die Schlussrunde kann die übliche Reihenfolge behalten. { one-two-three-mark-final-order-unchanged }
    - Teams: Vier Personen spielen zwei gegen zwei, Plätze 1 und 3 gegen 2 und 4, und zählen ihre Punkte zusammen. { one-two-three-mark-teams-on }
    - Nur eine Ziffer, die nicht passt, ist ein Fehler. { one-two-three-mark-fault-rule }
    - Eine richtige Korrektur bringt keine Punkte, wie in einer späteren Ausgabe. { one-two-three-mark-corrected-counts-off }
one-two-three-rules-credit = Nach „Défi Sudoku en famille ou entre amis“, erschienen 2006 bei Sudoku123.ca.

## Am Tisch, im Browser

one-two-three-line-asks = { $final ->
    [yes] Schlussrunde
   *[no] Runde { $round }
}: { $left ->
    [one] noch { $left } Ziffer schreiben
   *[other] noch { $left } Ziffern schreiben
}
one-two-three-line-handicap = Wer später an die Reihe kommt, startet mit einigen Punkten Vorsprung.
one-two-three-line-correct = Korrigiere { $cell }: Schreib die richtige Ziffer, oder lass das Feld frei.
one-two-three-line-must-correct = Korrigiere { $cell }: Schreib die richtige Ziffer.
one-two-three-act-leave = Frei lassen
one-two-three-line-fewer = { $name } findet nichts mehr. Weiter?
one-two-three-act-fewer-yes = Ja, weiter
one-two-three-act-fewer-no = Nein, such weiter
one-two-three-line-last-look = Letzte Gelegenheit: Jetzt ist noch gegen jede Ziffer Einspruch möglich.
one-two-three-fault-here = { $fault ->
    [solution] Als Fehler gilt eine Ziffer, die nicht der Lösung entspricht.
   *[rule] Als Fehler gilt eine Ziffer, die nicht passt.
}

## Das geführte erste Spiel, und das Beispiel neben den Regeln

one-two-three-learn-1 = In dieser Runde schreiben alle eine Ziffer und bekommen deren Wert als Punkte. Schreib die { $symbol } in { $cell }.
one-two-three-learn-2 = { $name } hat eine { $theirs } in { $there } geschrieben, aber in Zeile, Spalte oder Block steht schon eine. Tippe auf „Einspruch!“ und dann auf { $there }.
one-two-three-learn-3 = { $name } hat einen Punkt verloren und die Ziffer korrigiert. Jetzt schreiben alle zwei Ziffern. Zuerst die { $symbol } in { $cell }.
one-two-three-learn-4 = Und noch eine { $symbol } in { $cell }: Ein Paar bringt 2 Punkte mehr.
one-two-three-learn-5 = { $name } hat das Gitter gefüllt. Alles stimmt: Tippe auf „Einverstanden“.
one-two-three-learn-6 = Eine volle Zeile, eine volle Spalte oder ein voller Block hat 10 Punkte mehr gebracht. Danach käme eine Runde mit drei Ziffern. Jetzt kennst du das ganze Spiel!

## The rules in a minute: one sentence for each drawn step

one-two-three-rules-minute-1 = Ihr füllt zusammen ein Gitter. In der ersten Runde schreiben alle eine Ziffer, in der zweiten zwei, in der dritten drei, dann wieder eine.
one-two-three-rules-minute-2 = Jede Ziffer bringt ihren Wert: 5 Punkte für die 5. Wer später beginnt, bekommt 4 bis 10 Punkte im Voraus.
one-two-three-rules-minute-3 = Jemand bemerkt eine falsche Ziffer: Sie kostet Ben 1 bis 3 Punkte, und er korrigiert sie.
one-two-three-rules-minute-4 = Zwei gleiche Ziffern in einem Zug bringen 2 Punkte mehr, drei gleiche 3. { one-two-three-mark-triple } Eine Zeile, eine Spalte oder einen Block zu vollenden bringt 10.
one-two-three-rules-minute-5 = Die Schlussrunde beginnt, wer die wenigsten Punkte hat. Ist das Gitter vor deinem Zug voll, bekommst du 10 Punkte. { one-two-three-mark-nothing-left }
one-two-three-rules-minute-6 = Das Spiel endet, wenn das Gitter voll ist. Wer die meisten Punkte hat, gewinnt.

## For whom, and tips: on its page, and now and then at the table of a first game

one-two-three-rules-players = 2 bis 5 Personen; empfohlen ab 10 Jahren. { mark-players }
one-two-three-tip-1 = Hab für jede Runde einen Plan, und denk schon an die nächste.
one-two-three-tip-2 = Schreib hohe Ziffern oder gleiche: Zwei oder drei gleiche geben einen Bonus.
one-two-three-tip-3 = Vollende eine Zeile, eine Spalte oder einen Block, und lass den anderen möglichst wenige Punkte.
one-two-three-rules-tips =
    - { one-two-three-tip-1 }
    - { one-two-three-tip-2 }
    - { one-two-three-tip-3 }
