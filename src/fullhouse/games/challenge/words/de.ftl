challenge-name = Herausforderung
challenge-summary = Decke Plättchen auf, setze ein, was nicht gepasst hat, und beweise, dass ein Platz erzwungen ist.
challenge-option-proof = Beweis für einen erzwungenen Platz
challenge-option-proof-found = Der Grund darf fehlen: Der Schiedsrichter sucht einen
challenge-option-proof-named = Wer spielt, nennt den Grund
challenge-mark-sand-glass = [reading|Gedruckt: Wer oft länger als etwa 30 Sekunden überlegt, wird gemahnt und verliert dann den Zug und 10 Punkte. Eine Sanduhr für jeden Zug ist unsere Lesart.]
challenge-mark-proof-named = [printed|Jeder erzwungene Platz wird bewiesen.]
challenge-mark-proof-found = [addition|Gedruckt: Wer am Zug ist, beweist den erzwungenen Platz. Hier darf der Schiedsrichter den Grund suchen.]
challenge-mark-first-tile = [reading|Gedruckt: Die Spieler wählen dieses Plättchen. Hier wählt der Zufall.]
challenge-mark-open = [reading|Die Regel sagt nicht, ob ein Feld mit verdecktem Plättchen mitzählt. Andere Lesart: Nur freie Felder zählen.]
challenge-mark-wrong-ground = [reading|Die Regel nennt keinen erzwungenen Platz mit falschem Grund. Andere Lesart: Nur ein nicht erzwungener Platz ist ein Fehler.]
challenge-mark-covered = [reading|Die Regel sagt nicht, was aus dem ersetzten verdeckten Plättchen wird. Andere Lesart: Es bleibt aus dem Spiel.]
challenge-mark-negative = [reading|Die Regel sagt nicht, ob der Punktestand bei null endet. Andere Lesart: Ja.]
challenge-mark-drop = [reading|Die Regel sagt nicht, wann Plättchen abgeworfen werden dürfen. Andere Lesart: jederzeit.]

# Why a declared place is forced, as the player says it; empty where no ground was given.
challenge-ground = { $ground ->
    [cell] , weil sonst nichts dort passt
    [row] { " " }wegen seiner Zeile
    [column] { " " }wegen seiner Spalte
    [block] { " " }wegen seines Blocks
   *[none] { "" }
}
challenge-event-flipped = { $fits ->
    [yes] { $points ->
        [0] { $seat } deckt { $cell } auf: Die { $symbol } passt und bleibt liegen, ohne Punkte.
        [one] { $seat } deckt { $cell } auf: Die { $symbol } passt und bleibt liegen, { $points } Punkt.
       *[other] { $seat } deckt { $cell } auf: Die { $symbol } passt und bleibt liegen, { $points } Punkte.
    }
   *[no] { $seat } deckt { $cell } auf: Die { $symbol } passt nicht und kommt auf die Hand.
}
challenge-event-flipped-you = { $fits ->
    [yes] { $points ->
        [0] Du deckst { $cell } auf: Die { $symbol } passt und bleibt liegen, ohne Punkte.
        [one] Du deckst { $cell } auf: Die { $symbol } passt und bleibt liegen, { $points } Punkt.
       *[other] Du deckst { $cell } auf: Die { $symbol } passt und bleibt liegen, { $points } Punkte.
    }
   *[no] Du deckst { $cell } auf: Die { $symbol } passt nicht und kommt auf deine Hand.
}
challenge-event-inserted = { $declared ->
    [yes] { $seat } setzt die { $symbol } in { $cell } ein und erklärt den Platz für erzwungen{ challenge-ground }
   *[no] { $seat } setzt die { $symbol } in { $cell } ein
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.{ $covered ->
    [yes] { " " }Das Plättchen darunter scheidet ungesehen aus.
   *[no] { "" }
}
challenge-event-inserted-you = { $declared ->
    [yes] Du setzt die { $symbol } in { $cell } ein und erklärst den Platz für erzwungen{ challenge-ground }
   *[no] Du setzt die { $symbol } in { $cell } ein
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.{ $covered ->
    [yes] { " " }Das Plättchen darunter scheidet ungesehen aus.
   *[no] { "" }
}
challenge-event-undone = { $why ->
    [wrong-ground] { $cell } ist ein erzwungener Platz, aber nicht aus dem genannten Grund: Die { $symbol } scheidet aus dem Spiel aus
    [not-forced] { $cell } ist kein erzwungener Platz: Die { $symbol } scheidet aus dem Spiel aus
   *[does-not-fit] Die { $symbol } passt nicht auf { $cell } und scheidet aus dem Spiel aus
}.{ $points ->
    [0] { "" }
    [one] { " " }{ $seat } gibt { $points } Punkt zurück.
   *[other] { " " }{ $seat } gibt { $points } Punkte zurück.
}{ $face_down ->
    [yes] { " " }Das verdeckte Plättchen liegt wieder dort.
   *[no] { "" }
}
challenge-event-undone-you = { $why ->
    [wrong-ground] { $cell } ist ein erzwungener Platz, aber nicht aus dem genannten Grund: Die { $symbol } scheidet aus dem Spiel aus
    [not-forced] { $cell } ist kein erzwungener Platz: Die { $symbol } scheidet aus dem Spiel aus
   *[does-not-fit] Die { $symbol } passt nicht auf { $cell } und scheidet aus dem Spiel aus
}.{ $points ->
    [0] { "" }
    [one] { " " }Du gibst { $points } Punkt zurück.
   *[other] { " " }Du gibst { $points } Punkte zurück.
}{ $face_down ->
    [yes] { " " }Das verdeckte Plättchen liegt wieder dort.
   *[no] { "" }
}
challenge-event-dropped = { $seat } wirft die { $symbol } ab: Sie passt nirgends mehr.
challenge-event-dropped-you = Du wirfst die { $symbol } ab: Sie passt nirgends mehr.
challenge-event-warned = { $seat } wird verwarnt, und die Sanduhr wird noch einmal umgedreht.
challenge-event-warned-you = Du wirst verwarnt, und die Sanduhr wird noch einmal umgedreht.
challenge-event-fined = { $points ->
    [one] { $seat } verliert den Zug und { $points } Punkt.
   *[other] { $seat } verliert den Zug und { $points } Punkte.
}
challenge-event-fined-you = { $points ->
    [one] Du verlierst deinen Zug und { $points } Punkt.
   *[other] Du verlierst deinen Zug und { $points } Punkte.
}
challenge-move-write = die { $symbol } in { $cell } einsetzen
challenge-move-declare = die { $symbol } in { $cell } als erzwungen einsetzen{ challenge-ground }
challenge-move-drop = die { $symbol } abwerfen

error-not-forced = { $cell } ist für die { $symbol } kein erzwungener Platz: siehe { $because }.
error-wrong-ground = { $cell } ist ein erzwungener Platz für die { $symbol }, aber nicht aus dem genannten Grund: siehe { $because }.
error-still-fits = Die { $symbol } passt noch, zum Beispiel auf { $cell }: Du kannst sie nicht abwerfen.
error-fits-somewhere = Die { $symbol } passt noch irgendwo: Sie kann nicht abgeworfen werden.
error-name-the-ground = Sag, warum { $cell } erzwungen ist: Tippe auf die Zeile, die Spalte, den Block oder das Feld.
challenge-error-cell-face-down = Auf { $cell } liegt ein verdecktes Plättchen. Du darfst es nur zudecken, wenn du den Platz als erzwungen ansagst.

## Die Regeln

challenge-rules-goal =
    2 bis 4 Personen decken ein Brett auf und bringen es in Ordnung; das dauert 30 bis 45 Minuten. Wer am Ende die meisten Punkte hat, gewinnt. { rules-shared-win }

    { rules-sudoku }
challenge-rules-material =
    Alle 81 Plättchen, je neun mit den Ziffern 1 bis 9, werden gemischt und verdeckt ausgelegt, eines auf jedes Feld des 9×9-Bretts. Ein Plättchen des mittleren Blocks wird aufgedeckt, zufällig; am echten Tisch sucht ihr es aus. { challenge-mark-first-tile }

    Auf einem Feld liegt ein offenes Plättchen, ein verdecktes Plättchen oder keines: Dann ist es frei. Verfügbar ist ein Feld, wenn es frei ist oder sein Plättchen verdeckt liegt. { challenge-mark-open } Was passt, entscheiden nur die offenen Plättchen.

    { rules-seats }
challenge-rules-turn =
    Du hast die Wahl zwischen zwei Dingen; aussetzen ist nicht erlaubt.

    Aufdecken: Decke ein verdecktes Plättchen auf. Passt es, bleibt es offen liegen. Wenn nicht, nimmst du es auf die Hand, und sein Feld ist frei. Alle sehen, was du auf der Hand hast.

    Einsetzen: Lege ein Plättchen von deiner Hand auf ein freies Feld, auf das es passt. Hältst du den Platz für erzwungen, sage es beim Einsetzen an: Das bringt mehr Punkte, und du darfst dann sogar ein verdecktes Plättchen zudecken, das ungesehen ausscheidet. Ohne Ansage darfst du kein Plättchen zudecken.

    Erzwungen ist ein Platz in einem dieser beiden Fälle; verwickeltere Überlegungen zählen nicht:

    - In seiner Zeile, seiner Spalte oder seinem Block passt die Ziffer auf kein anderes verfügbares Feld. Dass auf diesen Platz auch andere Ziffern passen, schadet nicht.
    - Keine andere Ziffer passt auf dieses Feld.

    Du musst es beweisen: Nenne den Grund, also das Feld, die Zeile, die Spalte oder den Block, und alle sehen den Beweis auf dem Brett. Spielt ihr wie in der Schachtel, musst du ihn immer nennen: Ohne Grund wird die Ansage nicht angenommen. Sonst darfst du ihn weglassen, und der Schiedsrichter sucht einen. { challenge-mark-proof-found }

    Bevor du aufdeckst oder einsetzt, darfst du Plättchen von deiner Hand abwerfen, die auf kein verfügbares Feld mehr passen. { challenge-mark-drop } Sie scheiden aus dem Spiel aus und kosten dich keine Punkte mehr. Ein Plättchen, das noch irgendwo passt, kannst du nicht abwerfen. Achten die Spieler auf Fehler, musst du solche Plättchen selbst bemerken: Nichts weist darauf hin, und lässt sich ein Plättchen nicht abwerfen, erfährst du nicht, wo es passt. Der Schiedsrichter und die Hilfe nennen ein Feld.
challenge-rules-points =
    - Aufgedeckt und es passt: ein Punkt für jedes andere offene Plättchen in seiner Zeile, Spalte oder seinem Block, jedes einmal gezählt.
    - Aufgedeckt und es passt nicht: nichts.
    - Eingesetzt: 10 Punkte, einen weniger für jedes Plättchen, das du dann noch auf der Hand hast. Mit 2, 7 und 9 auf der Hand bringt das Einsetzen der 2 also 10 − 2 = 8.
    - Eingesetzt und als erzwungen angesagt: 20 Punkte, einen weniger für jedes Plättchen, das du dann noch auf der Hand hast.

    Punkte können unter null fallen. { challenge-mark-negative }
challenge-rules-mistakes =
    Ein Fehler ist es, ein Plättchen einzusetzen, wo es nicht passt, einen Platz als erzwungen anzusagen, der es nicht ist, oder einen Grund zu nennen, der nicht stimmt. { challenge-mark-wrong-ground } Einspruch ist möglich, bis die nächste Person ein Plättchen aufdeckt oder einsetzt; wirft sie eines ab oder läuft ihre Zeit ab, bleibt er möglich. Ist er berechtigt, wird das Einsetzen zurückgenommen, es bringt keine Punkte, und das Plättchen scheidet aus dem Spiel aus. { challenge-mark-covered } Bemerkt es niemand, bleiben Plättchen und Punkte.

    Aufdecken ist nie ein Fehler: Was nicht passt, kommt einfach auf die Hand.

    { rules-referees }

    { rules-referees-people }
challenge-rules-clock = Du hast 30 Sekunden für einen Zug. { challenge-mark-sand-glass } Läuft deine Zeit im Spiel zum ersten Mal ab, wirst du verwarnt, und die Sanduhr wird noch einmal umgedreht. Jedes weitere Mal verlierst du den Zug und 10 Punkte. Die Zeit lässt sich ändern oder abschalten.
challenge-rules-end = Solange ein Plättchen verdeckt liegt, kannst du immer aufdecken. Das Spiel endet, wenn jemand am Zug ist und nichts tun kann: Kein Plättchen liegt verdeckt, und kein Plättchen auf der Hand passt auf ein freies Feld. Wer die meisten Punkte hat, gewinnt.
challenge-rules-credit = Nach „Challenge Sudoku“ von L. Colovini, D. De Toffoli und D. Zaccariotto, erschienen 2005 bei Clementoni.

## Am Tisch, im Browser

challenge-do-forced = Nimm ein Plättchen und tippe auf seinen erzwungenen Platz: Mit Beweis bringt es 10 Punkte mehr.
challenge-do-ground = Warum muss die { $symbol } auf { $cell }? Tippe auf die Zeile, die Spalte, den Block oder das Feld selbst.
challenge-say-which-ground = Dieses Feld liegt in zweien davon: Tippe weiter weg, oder wähle unten.
challenge-line-warned = Verwarnt: Beim nächsten Mal kostet es den Zug und 10 Punkte.
challenge-act-drop = Die { $symbol } abwerfen: Sie passt nirgends
challenge-act-drop-this = Die { $symbol } abwerfen
challenge-act-drop-one = Plättchen abwerfen
challenge-say-drop-which = Nimm zuerst das Plättchen, das nirgends passt, und tippe dann noch einmal.
challenge-act-forced = Erzwungen!
challenge-act-ground-any = egal, welcher
challenge-act-ground-cell = das Feld
challenge-act-ground-row = seine Zeile
challenge-act-ground-column = seine Spalte
challenge-act-ground-block = sein Block
challenge-fault-here = Als Fehler gilt ein Plättchen, das nicht passt, oder ein Platz, der nicht erzwungen ist.

## Das geführte erste Spiel, und das Beispiel neben den Regeln

challenge-learn-1 = Tippe auf { $cell }, um das Plättchen dort aufzudecken.
challenge-learn-2 = Es passt und bleibt liegen: ein Punkt für jedes offene Plättchen in Zeile, Spalte und Block. Deck nun { $cell } auf.
challenge-learn-3 = Dein Plättchen passte dort nicht: Jetzt hast du es auf der Hand. Dann hat { $name } eine { $theirs } in { $there } eingesetzt, aber dort passt sie nicht. Tippe auf „Einspruch!“
challenge-learn-4 = Richtig: { $name } verliert das Plättchen. Wähle deine { $symbol } und setz sie in { $cell } ein: 10 Punkte, einen weniger für jedes Plättchen auf der Hand.
challenge-learn-5 = In ihrer Zeile passt deine { $symbol } nur auf { $cell }. Wähle sie, tippe auf „Erzwungen!“ und dann auf { $cell }: 20 Punkte.
challenge-learn-6 = Es gibt nichts mehr aufzudecken, und du führst. Jetzt kennst du das ganze Spiel!

## The rules in a minute: one sentence for each drawn step

challenge-rules-minute-1 = Zuerst liegen alle Plättchen bis auf eines verdeckt. Deck in deinem Zug eines auf oder setz eines von der Hand ein.
challenge-rules-minute-2 = Es passt: Es bleibt liegen und bringt 1 Punkt für jedes offene Plättchen in seiner Zeile, seiner Spalte und seinem Block.
challenge-rules-minute-3 = Es passt nicht: Es kommt auf die Hand, und sein Feld ist frei.
challenge-rules-minute-4 = Einsetzen bringt 10. Beweist du, dass der Platz erzwungen ist? Dann 20. Jedes Plättchen, das du noch auf der Hand hast, kostet 1.
challenge-rules-minute-5 = Ben setzt eine 8 ein, aber in dieser Spalte liegt schon eine. Ana erhebt Einspruch: Der Zug wird zurückgenommen, das Plättchen ist weg.
challenge-rules-minute-6 = Das Spiel endet, wenn nichts mehr aufzudecken oder einzusetzen ist. Wer die meisten Punkte hat, gewinnt.

## For whom, and tips: on its page, and now and then at the table of a first game

challenge-rules-players = 2 bis 4 Personen, 30 bis 45 Minuten; empfohlen ab 10 Jahren. { mark-players }
challenge-tip-1 = Je voller es ringsum ist, desto mehr Punkte bringt das Aufdecken, und desto größer ist das Risiko, dass das Plättchen nicht passt.
challenge-tip-2 = Ein Plättchen auf der Hand ist kein Verlust: Behalte es, bis sein Platz erzwungen ist, dann bringt es zehn Punkte mehr.
challenge-tip-3 = Jedes Plättchen, das auf der Hand bleibt, kostet beim Einsetzen einen Punkt: Wirf ab, was nirgends passt.
challenge-rules-tips =
    - { challenge-tip-1 }
    - { challenge-tip-2 }
    - { challenge-tip-3 }
