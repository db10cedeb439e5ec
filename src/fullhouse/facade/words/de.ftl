## Der Eingang für alle, die Python schreiben

error-several-problems = Erwartet wird ein einziges Rätsel; hier stehen { $count }.
error-puzzle-has-mistake = In { $cells } stimmt etwas nicht: Nimm das zuerst zurück.
error-coach-nine-only = Nur Rätsel mit 9 mal 9 Feldern lassen sich erklären und bewerten, nicht mit { $size } mal { $size }.
error-puzzle-without-step = Hier findet sich kein Schritt: Mit Logik allein geht es nicht weiter.
error-way-without-step = „{ $way }“ führt in diesem Rätsel gerade zu nichts.
error-not-a-step = „{ $value }“ ist kein Schritt eines Rätsels.
error-cell-is-given = { $cell } ist vorgegeben: Die { $symbol } gehört zum Rätsel.
error-not-a-player = „{ $value }“ kann nicht am Tisch sitzen: Nenne eine Person oder einen Bot, oder gib eine Funktion an, die einen Zug wählt.
error-not-a-record = „{ $value }“ ist keine gespeicherte Partie.
error-not-a-puzzle = „{ $value }“ ist nicht, was to_dict() von einem Rätsel gibt: ein Objekt mit „puzzle“ und vielleicht „digits“, „notes“ und „seed“.
error-range-turned = Der Bereich für „{ $field }“ beginnt mit { $lowest } und endet mit { $highest }: Die kleinere Zahl steht vorn.
error-nobody-plays = In „{ $field }“ ist niemand: Nenne mindestens einen Bot.
error-unknown-player = „{ $name }“ hat hier nicht gespielt.
error-puzzle-not-there = Ein Rätsel { $value } gibt es hier nicht: Gezählt wird von 0 bis { $most }.
error-record-seats = { $expected ->
    [one] Die Partie hat { $expected } Platz, nicht { $count }.
   *[other] Die Partie hat { $expected } Plätze, nicht { $count }.
}
error-seat-not-named = Jetzt können mehrere Plätze handeln: Sag, welcher.
error-nothing-to-pop = Es gibt noch keinen Zug, den man zurücknehmen könnte.
