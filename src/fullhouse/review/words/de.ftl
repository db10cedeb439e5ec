## The review of a game

review = Analyse
review-of = Analyse: { $name }
review-progress = Genauer angesehen: { $done } von { $count }
review-partial = Nicht alle Züge konnten genau angesehen werden; gezeigt wird eine erste Einschätzung.
review-turning = Wendepunkte
review-calm = Kein Zug hat viel gekostet.
review-every = Alle Züge
review-best = Bester Zug der Partie: { $n }. { $move } ({ $name })
review-accuracy = Genauigkeit
review-lost = Verschenkte Chancen
review-luck = Glück
review-player = { $name }: Genauigkeit { $accuracy } %, verschenkte Chancen { $lost } %, Glück { $luck } %
review-solver = { $name }: Genauigkeit { $accuracy } %
review-solver-hints = { $name }: Genauigkeit { $accuracy } %, Tipps { $count }
review-alone = { $name }: Genauigkeit { $accuracy } %, verschenkte Punkte { $points }
review-points-lost = Verschenkte Punkte
review-hints = Tipps
review-expected = Zu erwartende Punkte: { $before } mit dem besten Zug, { $after } nach diesem.
review-points-curve = Die zu erwartenden Punkte, Zug für Zug
review-unlucky = Weniger verschenkt als die Sieger und doch nicht gewonnen: { $names }.
review-curve = Die Gewinnchance, Zug für Zug: { $names }
review-progress-curve = Wie viel vom Gitter stimmt, Zug für Zug: { $names }
review-chance = Gewinnchance: { $before } % mit dem besten Zug, { $after } % nach diesem.
review-ahead = Erwarteter Vorsprung: { $before } mit dem besten Zug, { $after } nach diesem.
review-better = Besser: { $moves }
review-good = Etwas Besseres fand sich nicht.
review-kind-points = Ein anderer Zug bringt sofort mehr: +{ $points }.
review-kind-opened = Die nächste Person kann dadurch mehr holen: +{ $points }.
review-kind-forced = Ein erzwungener Platz wurde nicht angesagt.
review-kind-later = Der bessere Zug zahlt sich später aus.
review-kind-fault = Das war ein Fehler.
review-kind-unnoticed = Das war ein Fehler, und niemand hat ihn bemerkt.
review-kind-claim = Das war nicht nötig: Es ging noch etwas.
review-kind-missed = Ein Einspruch wäre hier berechtigt gewesen.
review-kind-wasted = Der Einspruch war nicht berechtigt.
review-kind-time = Die Zeit war um.
review-kind-mistake = In { $cell } gehört die { $right }, nicht die { $symbol }. Falsche Ziffern danach: { $count }.
review-judge-net = Beurteilt vom stärksten Bot, nach dem, was alle damals sehen konnten.
review-judge-playouts = Beurteilt, indem die Partie viele Male weitergespielt wurde, nach dem, was alle damals sehen konnten.
review-judge-solution = Beurteilt nach der Lösung.
review-path = Der Weg durch das Gitter
review-hardest = Schwerster Schritt auf dem Weg des Coachs: { $symbol } in { $cell } ({ $technique })
review-slowest = Am längsten überlegt: { $symbol } in { $cell }, { $time } ({ $technique })
review-unproved = damals noch nicht zu beweisen
review-faultless = Keine falsche Ziffer.
review-played = Gespielt: { $move }
review-save = Mit der Analyse speichern
review-picture = Als Bild speichern
review-print = Drucken
review-exercises = Finde den besseren Zug
review-show = Zeigen
review-play-on = Von hier weiterspielen
review-against = Gegen
review-find = Tippe auf das Feld eines besseren Zuges.
review-found = Richtig: Etwas Besseres fand sich nicht.
review-found-better = Besser als der gespielte Zug. Noch besser: { $move }
review-found-played = Das ist der gespielte Zug.
review-not-found = Das ist keiner der besten Züge.
review-next = Nächste Aufgabe
review-exercise-gone = Diese Aufgabe ist nicht mehr auf diesem Gerät.
review-solved = Gelöst: { $done } von { $count }
review-whole = Analyse ansehen

## A move in words, as what somebody does; without a tile that nobody could know

review-move-lay = { $symbol ->
    [none] das Plättchen auf { $cell } legen
   *[other] die { $symbol } auf { $cell } legen
}
review-move-stuck = sagen, dass man festsitzt
review-move-show = auf { $cell } zeigen
review-move-object = { $cell ->
    [none] Einspruch erheben
   *[other] Einspruch gegen { $cell } erheben
}
review-move-accept = einverstanden sein
review-move-timeout = die Zeit ablaufen lassen
review-move-flip = { $cell } aufdecken
review-move-write = { $symbol } in { $cell } schreiben
review-move-erase = { $cell } ausradieren
review-move-done = den Zug beenden
review-digit = { $symbol } in { $cell }

## Reviews that are refused

error-review-no-decisions = In dieser Partie gibt es nichts zu analysieren: Niemand hat etwas entschieden (Züge: { $moves }).
error-review-too-long = { $count } Entscheidungen sind zu viele für eine Analyse; höchstens { $most }.
error-review-budget = Das Budget einer Analyse ist eine Zahl von 1 bis { $most }, nicht { $budget }.
error-review-no-records = In { $path } liegen keine Aufzeichnungen.
error-review-running = Eine Partie kann erst nach ihrem Ende analysiert werden.
error-play-on-running = Eine Partie kannst du erst nach ihrem Ende wieder aufnehmen.

## The command

cli-review = Sagen, was jede Entscheidung einer aufgezeichneten Partie wert war; bei einem Ordner aller Partien darin.
cli-review-record = Die Datei mit der Partie, „-“ für die Standardeingabe, oder ein Ordner mit Partien.
cli-review-json = JSON für Programme schreiben; bei einem Ordner eine Zeile je Partie.
cli-review-budget = Wie viel Arbeit in jede Entscheidung geht.
cli-review-lang = Die Sprache: en, fr, it, nl, ru oder de.
cli-review-engine = Bei einem Ordner, wer arbeitet: die Kerne dieses Rechners (local) oder ein Dask-Cluster (dask).
cli-review-address = Die Adresse des Dask-Clusters; ohne sie wird hier einer gestartet.
