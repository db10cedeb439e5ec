tiles-name = Goldene Plättchen
tiles-summary = Lege dein Plättchen dorthin, wo es passt und wo in Zeile, Spalte und Block schon viele andere liegen.

tiles-option-golden = Wo die goldenen Plättchen liegen
tiles-option-golden-blocks = Eines in jeder Zeile, jeder Spalte und jedem Block
tiles-option-golden-lines = Eines in jeder Zeile und jeder Spalte

# Without a tile to look at, the fault was to say “stuck”.
tiles-event-called = { $because-count ->
    [0] Der Schiedsrichter zeigt auf { $cell }: { $against } sitzt nicht fest, das Plättchen passt dort.
   *[other] Der Schiedsrichter meldet einen Fehler von { $against } bei { $cell }: siehe { $because }.
}
tiles-event-called-you = { $because-count ->
    [0] Der Schiedsrichter zeigt auf { $cell }: Du sitzt nicht fest, das Plättchen passt dort.
   *[other] Der Schiedsrichter meldet deinen Fehler bei { $cell }: siehe { $because }.
}

## Die Regeln

tiles-rules-goal =
    1 bis 4 Personen legen Plättchen mit Ziffern auf ein Brett. Ein Plättchen bringt Punkte für die anderen, die schon in seiner Zeile, seiner Spalte und seinem Block liegen. Wer am Ende die meisten Punkte hat, gewinnt. { rules-shared-win }

    { rules-sudoku }
tiles-rules-material =
    Es gibt 81 Plättchen, je neun mit den Ziffern 1 bis 9, für ein Brett mit 9×9 Feldern in Blöcken von 3×3. Neun Plättchen sind golden, eines von jeder Ziffer. { mark-golden-numbers } Sie werden zuerst ausgelegt, zufällig, aber so, dass in jeder Zeile und jeder Spalte genau eines liegt.

    Die übrigen 72 werden verdeckt gemischt: Das ist der Stapel. Alle ziehen ein Plättchen und halten es geheim, und alle Spielfiguren stehen auf der 0 der Punkteleiste.

    { rules-seats }
tiles-rules-turn =
    - Lege das Plättchen von deiner Hand auf ein freies Feld.
    - Zähle deine Punkte.
    - Ziehe das nächste Plättchen. Dann ist die nächste Person am Zug.

    Passt dein Plättchen auf kein freies Feld, sage, dass du festsitzt, und zeige es: Das Spiel ist zu Ende. Gibt es aber doch ein Feld dafür und zeigt jemand darauf, scheidet dein Plättchen ohne Punkte aus dem Spiel aus, du ziehst ein neues, und die nächste Person ist dran. Auf ein falsches Feld zu zeigen kostet nichts. Deine Ansage gilt, wenn alle anderen einverstanden sind. { mark-pointing } Der Schiedsrichter urteilt sofort; mit der Hilfe muss niemand etwas sagen: Sie beendet das Spiel von selbst, wenn das Plättchen der Person am Zug nirgends passt, und lehnt eine falsche Ansage ab. { mark-referee-guard }
tiles-rules-points =
    Dein Plättchen bringt einen Punkt für jedes Plättchen in seinem Block und einen für jedes Plättchen seiner Zeile und seiner Spalte außerhalb dieses Blocks. Es selbst zählt nie mit. Ein Beispiel: Liegen im Block deiner 7 schon drei Plättchen, in ihrer Zeile zwei weitere und in ihrer Spalte noch eines, bringt sie 6 Punkte.

    Die Punkteleiste hat 40 Felder, 0 bis 39. Immer wenn deine Spielfigur die 0 erreicht oder überschreitet, bekommst du eine Rundenmarke, die 40 wert ist. Deine Punkte sind 40 je Rundenmarke plus das Feld deiner Figur. Rundenmarken gibt es, so viele ihr braucht. { mark-tokens }
tiles-rules-mistakes =
    Ein Plättchen dorthin zu legen, wo es nicht passt, ist ein Fehler. Einspruch ist möglich, bis die nächste Person ein Plättchen legt oder sagt, dass sie festsitzt; verliert sie ihren Zug, weil die Zeit um ist, bleibt er möglich. { mark-window } Ist er berechtigt, scheidet das Plättchen aus dem Spiel aus, und seine Punkte werden zurückgenommen; das neu gezogene bleibt, und die nächste Person ist am Zug. Bemerkt es niemand, bleiben Plättchen und Punkte. Hätte das zurückgenommene Plättchen nirgends gepasst, saß die Person fest, und das Spiel ist zu Ende. { mark-nowhere }

    { rules-referees }

    { rules-referees-usual }
tiles-rules-clock = Eine Sanduhr gibt es nicht, aber ihr könnt eine vereinbaren. { mark-sand-glass-on } Ist sie abgelaufen, scheidet das Plättchen auf der Hand ohne Punkte aus, das nächste wird gezogen, und der Zug ist vorbei. { mark-sand-glass-end }
tiles-rules-end =
    Das Spiel endet, wenn jemand am Zug ist und festsitzt, oder wenn die Plättchen aufgebraucht sind. Ist der Stapel leer, zieht niemand mehr: Ihr legt noch, was ihr habt, und wer kein Plättchen mehr hat, wird übersprungen. { mark-stack-end-play-on } Hat niemand mehr eines, ist Schluss.

    Wer die meisten Punkte hat, gewinnt.
tiles-rules-solo = Allein ziehst, legst und zählst du, Plättchen für Plättchen. Versuche, deinen höchsten Stand zu übertreffen; jede Wertung hat ihre eigene Bestenliste.
tiles-rules-variants =
    Die Wertung: Außer auf die übliche Art kann ein Plättchen zählen

    - für die Plättchen in seiner Zeile und die in seiner Spalte; Blöcke zählen nicht;
    - nur für die Plättchen in seinem Block, für Kinder;
    - für die üblichen Plättchen, wobei deren Ziffern zusammengezählt werden, statt dass jedes einen Punkt bringt. { mark-scoring-value }

    Die goldenen Plättchen: Sie lassen sich so auslegen, dass auch in jedem Block genau eines liegt. { mark-golden-blocks }

    Das Ende: Das Spiel kann auch am Ende des Zuges aufhören, in dem jemand nicht mehr ziehen kann. { mark-stack-end-stop }
tiles-rules-credit = Nach „Sudoku – Das Brettspiel“ von Reiner Knizia, erschienen bei Kosmos. Das Zusammenzählen der Ziffern und die goldenen Plättchen nach Blöcken stammen aus anderen Ausgaben; zu legen, was man noch hat, stammt aus der niederländischen, sofort aufzuhören aus der russischen.

## Am Tisch, im Browser

tiles-fault-here = Als Fehler gilt ein Plättchen, das nicht passt.

## Das geführte erste Spiel, und das Beispiel neben den Regeln

tiles-learn-1 = Leg deine { $symbol } auf { $cell }: Keine Ziffer darf zweimal in einer Zeile, einer Spalte oder einem Block liegen.
tiles-learn-2 = Ein Punkt für jedes andere Plättchen in Zeile, Spalte und Block. Leg nun deine { $symbol } auf { $cell }.
tiles-learn-3 = { $name } hat eine { $theirs } auf { $there } gelegt, aber in Zeile, Spalte oder Block liegt schon eine. Nur du kannst das verhindern: Tippe auf „Einspruch!“
tiles-learn-4 = Du hattest recht: Das Plättchen ist aus dem Spiel, seine Punkte auch. Leg deine { $symbol } auf { $cell }.
tiles-learn-5 = Deine { $symbol } passt jetzt nirgends mehr. Tippe auf „Ich sitze fest“ und bestätige es: Damit endet das Spiel.
tiles-learn-6 = { $name } ist einverstanden, und du hast die meisten Punkte. Jetzt kennst du das ganze Spiel!

## The rules in a minute: one sentence for each drawn step

tiles-rules-minute-1 = Alle haben ein geheimes Plättchen auf der Hand. Keine Ziffer darf zweimal in einer Zeile, einer Spalte oder einem Block liegen.
tiles-rules-minute-2 = Leg dein Plättchen dorthin, wo es passt. Es bringt 1 Punkt für jedes andere in seiner Zeile, seiner Spalte und seinem Block: hier 2.
tiles-rules-minute-3 = Je voller Zeile, Spalte und Block, desto mehr Punkte: hier 3. Dann zieh das nächste Plättchen.
tiles-rules-minute-4 = Ein Plättchen verstößt gegen die Regel? Erhebe Einspruch, bevor das nächste liegt: Plättchen und Punkte sind weg. { mark-window }
tiles-rules-minute-5 = Das Spiel endet, wenn die Plättchen aufgebraucht sind oder deines nirgends passt. Wer die meisten Punkte hat, gewinnt.

## For whom, and tips: on its page, and now and then at the table of a first game

tiles-rules-players = 1 bis 4 Personen ab 10 Jahren, etwa 30 Minuten. Wer am ältesten ist, beginnt.
tiles-tip-1 = Suche ein Feld, für das zugleich Plättchen in Zeile, Spalte und Block zählen: Wo schon viel liegt, gibt es am meisten.
tiles-tip-2 = Dein Plättchen zählt auch für die nächste Person: Überlass ihr kein Feld, das viele Punkte bringt.
tiles-tip-3 = Achte auf Ziffern mit wenigen freien Feldern: Passt eine nirgends mehr, endet das Spiel sofort.
tiles-rules-tips =
    - { tiles-tip-1 }
    - { tiles-tip-2 }
    - { tiles-tip-3 }
