markers-name = Bunte Stifte
markers-summary = Alle schreiben in ihrer eigenen Farbe in dasselbe Rätsel, und hohe Ziffern bringen die meisten Punkte.

markers-option-variant = Spielweise
markers-option-variant-basic = Eine Ziffer pro Zug
markers-option-variant-advanced = So viele Ziffern, wie du schaffst, bis die Sanduhr abgelaufen ist
markers-option-variant-solo = Allein: schreiben und radieren, wie du magst
markers-option-rounds = Anzahl der Runden (ohne Angabe eine je Person)
markers-option-time-limit = Minuten für das ganze Spiel; allein: Minuten für das Rätsel
markers-mark-sand-glass-on = [printed|30 Sekunden. Eine andere Dauer wählt ihr selbst.]
markers-mark-sand-glass-off = [addition|In der Regel hat jeder Zug 30 Sekunden.]
markers-mark-glass-limit = [addition|Die Regel setzt keine Grenze; mit mehr Zeit füllte ein Zug das Brett.]
markers-mark-fault-rule = [reading|Die Regel lässt sich auf zwei Arten lesen. Andere Lesart: Es zählt die Lösung auf der Rückseite der Karte.]
markers-mark-fault-solution = [reading|Die Regel lässt sich auf zwei Arten lesen. Andere Lesart: Nur eine Ziffer, die nicht passt, ist ein Fehler.]
markers-mark-variant = [printed|Alle drei Spiele stehen in der Regel.]
markers-mark-time-limit = [printed|Ihr könnt eine Spielzeit vereinbaren; allein ist sie nur ein Rat.]
markers-mark-rounds = [printed|Als Rat: so viele Runden wie Personen.]
markers-mark-pass = [reading|Die Regel spricht nicht vom Aussetzen. Andere Lesart: Man wartet, bis die Sanduhr abgelaufen ist.]
markers-mark-unjudged = [reading|Die Regel sagt nicht, was mit einer noch ungeprüften Ziffer geschieht. Andere Lesart: Sie bleibt.]
markers-mark-turn-checked = [reading|Die Regel sagt nicht, wie lange Ziffern eines Zuges beanstandet werden können. Andere Lesart: nur während des Zuges.]
markers-mark-nothing-fits = [reading|Die Regel sagt nicht, was geschieht, wenn nichts mehr passt. Die andere Lesart: Drei Runden vergehen.]
markers-pack-strict = Jede Ziffer, die nicht der Lösung entspricht, wird sofort als Fehler gemeldet. { $seconds } Sekunden für einen Zug.

markers-event-nothing-fits = Nirgends passt mehr eine Ziffer.
markers-event-passed = { $seat } beendet den Zug.
markers-event-passed-alone = Der Zug ist zu Ende.
markers-event-passed-you = Du beendest deinen Zug.
markers-event-voted = { $alone ->
    [yes] Du hast aufgehört.
   *[no] { $stop ->
        [yes] { $seat } möchte aufhören.
       *[no] { $seat } möchte lieber weiterspielen.
    }{ $votes-count ->
        [0] { "" }
        [one] { " " }{ $votes-count } Stimme fürs Aufhören.
       *[other] { " " }{ $votes-count } Stimmen fürs Aufhören.
    }
}
markers-event-voted-you = { $alone ->
    [yes] Du hast aufgehört.
   *[no] { $stop ->
        [yes] Du möchtest aufhören.
       *[no] Du möchtest lieber weiterspielen.
    }{ $votes-count ->
        [0] { "" }
        [one] { " " }{ $votes-count } Stimme fürs Aufhören.
       *[other] { " " }{ $votes-count } Stimmen fürs Aufhören.
    }
}
markers-move-pass = den Zug beenden

error-variant-needs-seats = { $variant ->
    [basic] Das Grundspiel
    [advanced] Das Spiel für Fortgeschrittene
   *[solo] Das Spiel für eine Person
} ist nicht für { $seats ->
    [one] { $seats } Person
   *[other] { $seats } Personen
}.
error-already-voted = Du hast schon fürs Aufhören gestimmt.
error-no-vote = Niemand hat fürs Aufhören gestimmt.
error-other-variant = „{ $move }“ gibt es { $variant ->
    [basic] im Grundspiel
    [advanced] im Spiel für Fortgeschrittene
   *[solo] im Spiel für eine Person
} nicht.
error-erase-first = Radiere zuerst aus, was gemeldet ist: { $cells }.
error-not-called = In { $cell } ist kein Fehler gemeldet.
error-already-called = Der Fehler in { $cell } ist schon gemeldet.
error-glass-needed = Das Spiel für Fortgeschrittene braucht die Sanduhr: Ohne sie könnte ein einziger Zug das Gitter füllen. Sie darf bis zu einer Minute laufen.
error-glass-too-long = Im Spiel für Fortgeschrittene läuft die Sanduhr höchstens { $most } Sekunden, verlängerte Zeit eingerechnet: Mit mehr Zeit könnte ein einziger Zug das Gitter füllen.

## Die Regeln

markers-rules-goal =
    1 bis 4 Personen schreiben Ziffern in dasselbe Rätsel, jede in ihrer eigenen Farbe. Am Ende sind deine Punkte die Summe der Ziffern, die in deiner Farbe dastehen. Wer die meisten Punkte hat, gewinnt. { rules-shared-win }

    { rules-sudoku }
markers-rules-material =
    Das Rätsel kommt von einem gemischten Stapel mit 60 Karten der Stufe, die ihr wählt, jede mit der Lösung auf der Rückseite. Die oberste wird schwarz auf das Brett übertragen: Das sind die Vorgaben. Keine Karte kommt zweimal, bevor alle 60 dran waren.

    Ihr könnt auch jedes andere Rätsel mit genau einer Lösung nehmen: eintippen, einfügen oder erzeugen lassen. Ihr seht vorher, wie schwer es ist, denn es soll für alle das richtige sein.

    { rules-seats }
markers-rules-turn =
    Das ist das Grundspiel, für 2 bis 4 Personen. Schreibe eine Ziffer in irgendein freies Feld, oder setze aus. { markers-mark-pass } Dein Zug ist vorbei, sobald du geschrieben hast; niemand wartet auf die Sanduhr.

    Achten die Spieler auf Fehler, müssen danach alle anderen einverstanden sein, oder jemand erhebt Einspruch; erst dann geht es weiter.
markers-rules-points = Nur das Ende zählt: Zähle alle Ziffern in deiner Farbe zusammen, die auf dem Brett stehen. Eine 9 ist neunmal so viel wert wie eine 1: verlockend, aber oft falsch.
markers-rules-mistakes =
    Was ein Fehler ist, wird vor dem Spiel vereinbart, und am Tisch ist immer zu sehen, was gilt:

    - Wenn ihr nichts anderes wählt: nur eine Ziffer, die nicht passt. { markers-mark-fault-rule } Eine Ziffer, die passt, bleibt stehen, auch wo sie nicht richtig sein kann. Oft bleibt das Rätsel am Ende ungelöst, und das gehört zum Spiel.
    - Oder jede Ziffer, die nicht der Lösung entspricht: Der Schiedsrichter sieht auf der Rückseite der Karte nach. { markers-mark-fault-solution }

    Die Strafe: Die Ziffer wird ausradiert, und der Zug ist vorbei. Sind einmal alle mit einer Ziffer einverstanden, kann sie nie mehr ausradiert werden. Beim Schiedsrichter und bei der Hilfe muss niemand zustimmen.

    { rules-referees }

    { rules-referees-solution }

    { rules-referees-people }
markers-rules-clock = Du hast 30 Sekunden für einen Zug; die Sanduhr hütet, wer links von dir sitzt. Ist die Zeit um, endet dein Zug, und nichts wird geschrieben. Die Zeit lässt sich ändern oder abschalten. { markers-mark-sand-glass-off } Im Spiel für Fortgeschrittene läuft die Sanduhr immer, höchstens eine Minute. { markers-mark-glass-limit }
markers-rules-end =
    Das Spiel endet, sobald eines davon eintritt:

    - Jedes Feld ist gefüllt; das Rätsel ist gelöst, wenn alle Ziffern der Lösung entsprechen.
    - Drei Runden hintereinander hat niemand eine Ziffer geschrieben, die noch dasteht. Passt nirgends mehr eine Ziffer, beendet der Schiedsrichter oder die Hilfe das Spiel sofort. Die Spieler müssen es selbst bemerken: Nach einer Runde ohne Ziffer werden alle gefragt, ob sie aufhören. { markers-mark-nothing-fits }
    - Die vereinbarte Spielzeit ist abgelaufen; ohne Vereinbarung gibt es keine Grenze. Über eine Ziffer, mit der noch nicht alle einverstanden sind, urteilt dann der Schiedsrichter. { markers-mark-unjudged }
    - Alle möchten aufhören. Jede Person darf dafür stimmen und ihre Stimme wieder zurücknehmen. Auch über eine Ziffer, mit der noch nicht alle einverstanden sind, wird dann geurteilt. { markers-mark-unjudged }
markers-rules-solo =
    Allein schreibst, überschreibst und radierst du frei, in einer Farbe deiner Wahl, und nichts wird gemeldet. Eine Zeitgrenze gibt es nur, wenn du eine willst; 20 Minuten sind ein guter Anfang. Ziffern, die in einer Zeile, einer Spalte oder einem Block doppelt stehen, werden markiert.

    Punkte gibt es nicht: Das Rätsel ist gelöst oder nicht, und die Zeit sagt, wie gut. Alle deine Ergebnisse werden gespeichert, damit du siehst, wie du besser wirst.
markers-rules-variants =
    Das Spiel für Fortgeschrittene, mit 2 bis 4 Personen, geht wie das Grundspiel, mit diesen Unterschieden:

    - Ein Zug dauert 30 Sekunden, und du schreibst so viele Ziffern, wie du kannst; du darfst ihn früher beenden. Alle prüfen währenddessen, und du darfst auch auf einen eigenen Fehler zeigen.
    - Einen Fehler, der während deines Zuges gemeldet wird, musst du ausradieren, bevor du etwas anderes schreibst, und die Sanduhr läuft weiter. Der Schiedsrichter meldet ihn sofort. Eine andere Strafe gibt es nicht.
    - Ist dein Zug zu Ende und passen die Spieler auf, prüfen sie seine Ziffern, bevor die nächste Person schreibt: Alle sind einverstanden, oder ein Fehler wird gemeldet und ausradiert. { markers-mark-turn-checked } Danach bleibt der Rest für immer stehen. Einen gemeldeten Fehler, der nicht ausradiert ist, wenn die Zeit abläuft, radiert der Schiedsrichter aus.
    - Es gibt so viele Runden wie Personen, wenn ihr nichts anderes vereinbart; Runde 2 beginnt mit Platz 2, Runde 3 mit Platz 3 und so weiter. Das Spiel endet nach der letzten Runde oder früher, wie das Grundspiel.
markers-rules-credit = Nach „Sudoku – the board game“, erschienen 2005 bei Ravensburger.

## Am Tisch, im Browser

markers-line-round-of = Runde { $round } von { $rounds }
markers-line-erase-first = Radiere zuerst { $cell } aus: Tippe auf das Feld.
markers-line-stop-offer = Eine ganze Runde ohne Ziffer. Aufhören?
markers-act-stop = Ich möchte aufhören
markers-sure-stop = Ja, aufhören
markers-sure-stop-text = Sobald alle aufhören möchten, endet das Spiel, und die Punkte werden gezählt.
markers-act-give-up = Ich gebe auf
markers-sure-give-up = Ja, ich gebe auf
markers-sure-give-up-text = Das Spiel endet, und das Rätsel bleibt ungelöst.
markers-fault-here = { $variant ->
    [solo] Schreib und radiere, wie du magst, bis alles stimmt.
   *[other] { $fault ->
        [solution] Als Fehler gilt eine Ziffer, die nicht der Lösung entspricht.
       *[rule] Als Fehler gilt eine Ziffer, die nicht passt.
    }
}

## Das geführte erste Spiel, und das Beispiel neben den Regeln

markers-learn-1 = Wähle die { $symbol } und schreib sie in { $cell }. Ziffern in deiner Farbe sind deine Punkte.
markers-learn-2 = { $name } war einverstanden und schrieb dann eine { $theirs } in { $there }. In Zeile, Spalte oder Block steht schon eine: Tippe auf „Einspruch!“
markers-learn-3 = Sie ist ausradiert. Du bist wieder am Zug: Schreib die { $symbol } in { $cell }.
markers-learn-4 = { $name } hat eine { $theirs } in { $there } geschrieben. Ist sie in Ordnung? Sie passt: Tippe auf „Einverstanden“. Dann bleibt sie für immer stehen.
markers-learn-5 = Das letzte Feld: Schreib die { $symbol } in { $cell }.
markers-learn-6 = Das Gitter ist voll, und die Summe deiner Ziffern ist höher. Jetzt kennst du das ganze Spiel!

## The rules in a minute: one sentence for each drawn step

markers-rules-minute-1 = Alle schreiben in ihrer eigenen Farbe. Keine Ziffer darf zweimal in einer Zeile, einer Spalte oder einem Block stehen.
markers-rules-minute-2 = Schreib in deinem Zug eine Ziffer in ein freies Feld oder setz aus. { markers-mark-pass }
markers-rules-minute-3 = Die anderen sind einverstanden, und sie bleibt für immer stehen. Hohe Ziffern zählen mehr: Eine 9 bringt 9 Punkte.
markers-rules-minute-4 = Oder jemand erhebt Einspruch: In diesem Block steht schon eine 9. Die Ziffer wird ausradiert, der Zug ist vorbei.
markers-rules-minute-5 = Ist das Gitter voll oder kommt niemand weiter, zähl die Ziffern deiner Farbe zusammen. Wer die meisten Punkte hat, gewinnt.

## For whom, and tips: on its page, and now and then at the table of a first game

markers-rules-players = 1 bis 4 Personen; empfohlen ab 10 Jahren. { mark-players } Wer am ältesten ist, beginnt.
markers-tip-1 = Hohe Ziffern sind verlockend und oft falsch: Sei dir sicher, bevor du eine 9 schreibst.
markers-tip-2 = Allein wirst du von Rätsel zu Rätsel schneller: Verfolge deinen Fortschritt unter „Profil“.
markers-tip-3 = Wie man eine Ziffer findet, lehren die Lektionen des Coachs, mit dem einfachsten Weg zuerst.
markers-rules-tips =
    - { markers-tip-1 }
    - { markers-tip-2 }
    - { markers-tip-3 }
