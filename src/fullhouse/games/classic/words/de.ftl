classic-name = Klassisch
classic-summary = Ein Sudoku-Rätsel, allein oder von allen gemeinsam gelöst.

classic-option-check = Falsche Ziffern werden angezeigt
classic-option-auto-notes = Eine geschriebene Ziffer entfernt ihre Notizen aus Zeile, Spalte und Block
classic-option-race = Wettrennen: Alle haben ein eigenes Brett, und wer das Rätsel zuerst löst, gewinnt
classic-mark-check-on = [addition|Im Heft steht nur das Rätsel.]
classic-mark-check-off = [printed|Niemand sagt, welche Ziffer falsch ist.]
classic-mark-auto-notes-on = [addition|Die kleinen Plättchen der Schachtel bewegen sich nicht von selbst.]
classic-mark-auto-notes-off = [printed|Notizen werden von Hand gelegt und genommen.]
classic-mark-race-on = [addition|Im Heft gibt es kein Wettrennen.]
classic-mark-race-off = [printed|Ein Rätsel, allein oder zusammen.]
classic-mark-time-limit-on = [addition|Das Heft setzt keine Zeit.]
classic-mark-time-limit-off = [printed|Das Heft setzt keine Zeit.]
classic-mark-screen = [addition|Was nur ein Bildschirm kann; zum Heft gehören Papier und kleine Plättchen.]
classic-pack-family = Falsche Ziffern werden gezeigt, Notizen räumen sich selbst auf.
classic-pack-strict = Niemand sagt, welche Ziffer falsch ist. 20 Minuten.

classic-event-wrote = { $swept-count ->
    [0] { $seat } schreibt { $symbol } in { $cell }.
   *[other] { $seat } schreibt { $symbol } in { $cell }. Die Notizen in { $swept } sind weg.
}
classic-event-wrote-alone = { $swept-count ->
    [0] { $symbol } steht in { $cell }.
   *[other] { $symbol } steht in { $cell }. Die Notizen in { $swept } sind weg.
}
classic-event-wrote-you = { $swept-count ->
    [0] Du schreibst { $symbol } in { $cell }.
   *[other] Du schreibst { $symbol } in { $cell }. Die Notizen in { $swept } sind weg.
}
classic-event-erased = { $seat } radiert die { $symbol } in { $cell } aus.
classic-event-erased-alone = Die { $symbol } in { $cell } ist ausradiert.
classic-event-erased-you = Du radierst die { $symbol } in { $cell } aus.
classic-event-noted = { $put ->
    [yes] { $seat } notiert { $symbol } in { $cell }.
   *[no] { $seat } nimmt die Notiz { $symbol } aus { $cell } weg.
}
classic-event-noted-alone = { $put ->
    [yes] { $symbol } ist in { $cell } notiert.
   *[no] Die Notiz { $symbol } in { $cell } ist weg.
}
classic-event-noted-you = { $put ->
    [yes] Du notierst { $symbol } in { $cell }.
   *[no] Du nimmst die Notiz { $symbol } aus { $cell } weg.
}
classic-event-centred = { $put ->
    [yes] { $seat } notiert { $symbol } in der Mitte von { $cell }.
   *[no] { $seat } nimmt die Notiz { $symbol } aus der Mitte von { $cell } weg.
}
classic-event-centred-alone = { $put ->
    [yes] { $symbol } ist in der Mitte von { $cell } notiert.
   *[no] Die Notiz { $symbol } in der Mitte von { $cell } ist weg.
}
classic-event-centred-you = { $put ->
    [yes] Du notierst { $symbol } in der Mitte von { $cell }.
   *[no] Du nimmst die Notiz { $symbol } aus der Mitte von { $cell } weg.
}
classic-event-renoted = { $seat } ändert die Notizen ({ $put } neu, { $taken } weg).
classic-event-renoted-alone = Die Notizen ändern sich ({ $put } neu, { $taken } weg).
classic-event-renoted-you = Du änderst die Notizen ({ $put } neu, { $taken } weg).
classic-event-switched = { $sweeps ->
    [yes] { $seat } schaltet das automatische Streichen von Notizen ein.
   *[no] { $seat } schaltet das automatische Streichen von Notizen aus.
}
classic-event-switched-alone = { $sweeps ->
    [yes] Notizen werden jetzt automatisch gestrichen.
   *[no] Notizen werden jetzt nicht mehr automatisch gestrichen.
}
classic-event-switched-you = { $sweeps ->
    [yes] Du schaltest das automatische Streichen von Notizen ein.
   *[no] Du schaltest das automatische Streichen von Notizen aus.
}
classic-event-undid = { $again ->
    [yes] { $seat } stellt den Schritt wieder her.
   *[no] { $seat } nimmt den letzten Schritt zurück.
}
classic-event-undid-alone = { $again ->
    [yes] Schritt wiederhergestellt.
   *[no] Schritt zurückgenommen.
}
classic-event-undid-you = { $again ->
    [yes] Du stellst den Schritt wieder her.
   *[no] Du nimmst den letzten Schritt zurück.
}
classic-event-raced = { $cell ->
    [none] { $seat } hat { $filled ->
        [one] { $filled } Feld gefüllt.
       *[other] { $filled } Felder gefüllt.
    }
   *[other] { $seat } schreibt { $symbol } in { $cell }.
}
classic-event-raced-you = { $cell ->
    [none] Du hast { $filled ->
        [one] { $filled } Feld gefüllt.
       *[other] { $filled } Felder gefüllt.
    }
   *[other] Du schreibst { $symbol } in { $cell }.
}
classic-line-ask = Kommst du nicht weiter? „Tipp“ sagt, wo du schauen kannst, und dann, warum.
classic-event-hinted = { $stage ->
    [1] { $seat } fragt den Coach, wohin man schauen soll.
    [2] { $seat } fragt den Coach nach der Technik.
   *[3] { $seat } fragt den Coach nach dem ganzen Beweis.
} { $hints ->
    [one] Bisher { $hints } Tipp.
   *[other] Bisher { $hints } Tipps.
}
classic-event-hinted-alone = { $stage ->
    [1] Frage an den Coach: Wo suchen?
    [2] Frage an den Coach: Welche Technik?
   *[3] Frage an den Coach: Wie geht der ganze Beweis?
} { $hints ->
    [one] Bisher { $hints } Tipp.
   *[other] Bisher { $hints } Tipps.
}
classic-event-hinted-you = { $stage ->
    [1] Du fragst den Coach, wohin man schauen soll.
    [2] Du fragst den Coach nach der Technik.
   *[3] Du fragst den Coach nach dem ganzen Beweis.
} { $hints ->
    [one] Bisher { $hints } Tipp.
   *[other] Bisher { $hints } Tipps.
}

error-cell-taken = In { $cell } hat Platz { $by } schon geschrieben.
error-nothing-to-fill = Es gibt nichts einzutragen: Alle Notizen stehen da und passen.
error-nothing-to-clear = Es gibt keine Notizen zu löschen.
error-nothing-to-undo = Du hast nichts zurückzunehmen.
error-nothing-to-redo = Du hast nichts zu wiederholen.
error-no-hints-in-race = Im Wettrennen gibt der Coach keine Tipps.

## Die Regeln

classic-rules-goal =
    Ein Rätsel auf einem Brett, gelöst von einer Person oder von beliebig vielen gemeinsam. Punkte gibt es nicht: Es ist gelöst oder noch nicht.

    { rules-sudoku }
classic-rules-material =
    Ein Rätsel ist ein Gitter von 9×9 Feldern mit einigen Vorgaben und genau einer Lösung; alles andere wird mit Begründung abgelehnt: keine Lösung oder mehrere. Die Sammlung hat fünf Stufen mit je mindestens 10 Rätseln. Du kannst auch ein Rätsel eintippen, einfügen, aus einer Datei öffnen oder in der gewünschten Stufe erzeugen lassen.

    Jede Ziffer hat ihre eigene Farbe, damit man das Brett von allen Seiten des Tisches gut lesen kann; auf die Farbe allein kommt es nie an.
classic-rules-turn =
    Es geht nicht reihum. Alle dürfen jederzeit schreiben, radieren und notieren:

    - Schreibe eine Ziffer in ein freies Feld, oder radiere eine aus, die keine Vorgabe ist. Greifen zwei im selben Moment nach demselben Feld, bleibt die erste Ziffer, und die andere Person erfährt es. Alle sehen, wer was geschrieben hat.
    - Notiere kleine Ziffern in den Ecken oder in der Mitte eines freien Feldes, beliebige von 1 bis 9, und nimm sie weg, wie du magst. Notizen gehören dem ganzen Tisch und bleiben, bis jemand sie wegnimmt.
    - Notizen eintragen lassen, für alle Ziffern oder für eine: Wo noch keine Notizen stehen, wird jede passende Ziffer notiert, und Notizen, die nicht mehr passen, verschwinden. Was du gestrichen hast, kommt nicht zurück. Oder die Notizen löschen. Eingetragen wird nur in den Ecken; was in der Mitte steht, gehört dir. { classic-mark-screen }
    - Zurücknehmen und Wiederholen: alle nur die eigenen Schritte. { classic-mark-screen }
    - Bitte den Coach um einen Tipp. Er zeigt dir den nächsten Schritt nach und nach: wo suchen, welche Technik und zuletzt der ganze Beweis mit der Ziffer. Die Tipps werden gezählt und am Ende angezeigt. { classic-mark-screen }
classic-rules-mistakes = Eine falsche Ziffer wird nicht bestraft; jemand wird sie schon finden. Auf Wunsch wird geprüft: Dann ist zu sehen, welche geschriebenen Ziffern falsch sind. { classic-mark-check-on } Spielt jemand allein, ist die Prüfung von Anfang an eingeschaltet.
classic-rules-clock = Eine Uhr zählt aufwärts und lässt sich anhalten. { classic-mark-screen } Ihr könnt eine Grenze in Minuten setzen; ist sie erreicht, ist das Spiel vorbei. { classic-mark-time-limit-on }
classic-rules-end = Das Rätsel ist gelöst, wenn in jedem Feld die Ziffer der Lösung steht.
classic-rules-variants =
    Notizen, die sich selbst aufräumen: Eine geschriebene Ziffer entfernt ihre Notizen aus ihrer Zeile, Spalte und ihrem Block. Das lässt sich jederzeit ein- und ausschalten. { classic-mark-auto-notes-on }

    Ein Wettrennen, zu zweit oder mit mehr: Alle bekommen dasselbe Rätsel auf einem eigenen Brett. Du siehst, wie viele Felder die anderen gefüllt haben, aber nicht welche. Wer es zuerst löst, gewinnt. Der Coach gibt keine Tipps. { classic-mark-race-on }
classic-rules-credit = Nach „Standard Sudoku“ in der Schachtel von „Challenge Sudoku“ von L. Colovini, D. De Toffoli und D. Zaccariotto, erschienen 2005 bei Clementoni.

## Am Tisch, im Browser

classic-fault-here = Keine Reihenfolge, keine Fehler: Schreib, wo du willst.

## Das geführte erste Spiel, und das Beispiel neben den Regeln

classic-learn-1 = Wähle die { $symbol } und schreib sie in { $cell }: Etwas anderes passt dort nicht.
classic-learn-2 = Noch nicht sicher? Schalte „Notizen“ ein und setz eine kleine { $symbol } in { $cell }.
classic-learn-3 = Schalte die Notizen wieder aus und schreib die { $symbol } in { $cell }.
classic-learn-4 = Nun die { $symbol } in { $cell }.
classic-learn-5 = Und die letzte: die { $symbol } in { $cell }, über deine Notiz.
classic-learn-6 = Alles lässt sich zurücknehmen, und der Coach gibt Tipps. Jetzt weißt du alles, was du brauchst!

## The rules in a minute: one sentence for each drawn step

classic-rules-minute-1 = Füll das Gitter: jede Ziffer von 1 bis 9 einmal in jeder Zeile, jeder Spalte und jedem Block.
classic-rules-minute-2 = Such ein Feld, in das nur eine Ziffer passt, und schreib sie hinein.
classic-rules-minute-3 = Noch nicht sicher? Schreib eine kleine Notiz.
classic-rules-minute-4 = Jede gefundene Ziffer hilft bei der nächsten. Kommst du nicht weiter, zeigt dir der Coach, wo du suchen kannst.
classic-rules-minute-5 = Das Rätsel ist gelöst, wenn jede Ziffer stimmt. Es gibt nur eine Lösung.

## For whom, and tips: on its page, and now and then at the table of a first game

classic-rules-players = Allein oder gemeinsam an einem Gitter; empfohlen ab 8 Jahren. { mark-players }
classic-tip-1 = Jede gefundene Ziffer führt zu anderen: Geh nach jeder zu den einfachen Wegen zurück.
classic-tip-2 = Schau, wo viele verschiedene Ziffern zusammentreffen: Dort bleibt für ein Feld am ehesten nur eine.
classic-tip-3 = Notiere in den Ecken, welche Ziffern noch möglich sind; auch eine Zeile mit vielen freien Feldern kann eine Ziffer verraten.
classic-tip-4 = Wenn die einfachen Wege ausgeschöpft sind, hilft die Schlussfolgerung: Oft kennt man von einer Ziffer schon die Zeile, aber noch nicht das Feld. Danach geht es einfach weiter.
classic-rules-tips =
    - { classic-tip-1 }
    - { classic-tip-2 }
    - { classic-tip-3 }
    - { classic-tip-4 }
