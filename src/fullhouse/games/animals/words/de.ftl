animals-name = Tierplättchen
animals-summary = Lege dein Tier dorthin, wo es passt: nie zweimal dasselbe in einer Zeile, einer Spalte oder einem Block.

animals-symbol-1 = Katze
animals-symbol-2 = Fisch
animals-symbol-3 = Schnecke
animals-symbol-4 = Schmetterling
animals-symbol-5 = Elefant
animals-symbol-6 = Vogel

# The animal of $symbol, as what somebody lays or draws.
animals-some = { $symbol ->
    [1] eine Katze
    [2] einen Fisch
    [3] eine Schnecke
    [4] einen Schmetterling
    [5] einen Elefanten
   *[6] einen Vogel
}
# The same animal, as what fits or leaves the game; with a capital, because it begins the sentence.
animals-this = { $symbol ->
    [1] Die Katze
    [2] Der Fisch
    [3] Die Schnecke
    [4] Der Schmetterling
    [5] Der Elefant
   *[6] Der Vogel
}

animals-option-starters = Welche Tiere schon auf dem Brett liegen
animals-option-starters-blocks = Von jedem eines: in jeder Zeile, Spalte und jedem Block
animals-option-starters-lines = Von jedem eines: in jeder Zeile und Spalte
animals-option-starters-off = Keine: Das Brett ist leer
animals-mark-starters-lines = [reading|Die Regel lässt den Aufbau offen. Hier wie die goldenen Plättchen; andere Lesart: Das Brett ist anfangs leer.]
animals-mark-starters-blocks = [reading|Die Regel lässt den Aufbau offen. Wir legen von jedem Tier eines; andere Lesart: Das Brett ist anfangs leer.]
animals-mark-starters-off = [reading|Die Regel lässt den Aufbau offen. Andere Lesart: Zuerst liegt von jedem Tier eines.]
animals-mark-blocks = [reading|Die Regel lässt offen, wie die Blöcke liegen. Andere Lesart: drei Zeilen hoch und zwei Spalten breit.]
animals-mark-scoring-block = [reading|Gedruckt als einfachste Wertung; dass Kinder damit beginnen, ist unsere Wahl. Andere Lesart: Zeile und Spalte zählen mit.]
animals-mark-gentle-on = [addition|Für die Jüngsten.]
animals-mark-gentle-off = [printed|In der Regel gibt es keine solche Hilfe.]
animals-option-gentle = Sanfter für die Jüngsten: Bots lassen Platz, und ein gutes Feld wird gezeigt
animals-pack-family = Für die Jüngsten: Bots lassen Platz, und ein gutes Feld wird gezeigt.
animals-pack-family-no-bots = Für die Jüngsten: Ein gutes Feld wird gezeigt.
animals-pack-strict = Ein Tier am falschen Platz ist verloren. Zeile, Spalte und Block zählen.
animals-pack-strict-alone = Zeile, Spalte und Block zählen.
animals-option-scoring-value = Für die Nummern der Tiere in seiner Zeile, Spalte und seinem Block, zusammengezählt

line-claimed-pictures = { $name } findet keinen Platz für dieses Tier. Siehst du einen? Tippe darauf.
line-claimed-pictures-others = { $name } findet keinen Platz für dieses Tier. Die anderen schauen nach.

animals-event-laid = { $points ->
    [0] { $seat } legt { animals-some } auf { $cell }: keine Punkte.
    [one] { $seat } legt { animals-some } auf { $cell }: { $points } Punkt.
   *[other] { $seat } legt { animals-some } auf { $cell }: { $points } Punkte.
}
animals-event-laid-you = { $points ->
    [0] Du legst { animals-some } auf { $cell }: keine Punkte.
    [one] Du legst { animals-some } auf { $cell }: { $points } Punkt.
   *[other] Du legst { animals-some } auf { $cell }: { $points } Punkte.
}
animals-event-drew = { $symbol ->
    [none] { $seat } zieht ein Plättchen.
   *[other] { $seat } zieht { animals-some }.
}{ $left ->
    [0] { " " }Es war das letzte Plättchen.
    [one] { " " }Noch { $left } Plättchen liegt im Stapel.
   *[other] { " " }Noch { $left } Plättchen liegen im Stapel.
}
animals-event-drew-you = { $symbol ->
    [none] Du ziehst ein Plättchen.
   *[other] Du ziehst { animals-some }.
}{ $left ->
    [0] { " " }Es war das letzte Plättchen.
    [one] { " " }Noch { $left } Plättchen liegt im Stapel.
   *[other] { " " }Noch { $left } Plättchen liegen im Stapel.
}
animals-event-discarded = { $points ->
    [0] { animals-this } scheidet aus dem Spiel aus.
    [one] { animals-this } scheidet aus dem Spiel aus, und { $seat } gibt { $points } Punkt zurück.
   *[other] { animals-this } scheidet aus dem Spiel aus, und { $seat } gibt { $points } Punkte zurück.
}
animals-event-discarded-you = { $points ->
    [0] { animals-this } scheidet aus dem Spiel aus.
    [one] { animals-this } scheidet aus dem Spiel aus, und du gibst { $points } Punkt zurück.
   *[other] { animals-this } scheidet aus dem Spiel aus, und du gibst { $points } Punkte zurück.
}
animals-event-claimed = { $seat } sagt „Ich sitze fest“. { animals-this } passt nirgends.
animals-event-claimed-you = Du sagst „Ich sitze fest“. { animals-this } passt nirgends.
animals-event-no-room = { animals-this } passt nirgends.
# Without a tile to look at, the fault was to say “stuck”.
animals-event-called = { $because-count ->
    [0] Der Schiedsrichter zeigt auf { $cell }: { $against } sitzt nicht fest, das Plättchen passt dort.
   *[other] Der Schiedsrichter meldet einen Fehler von { $against } bei { $cell }: siehe { $because }.
}
animals-event-called-you = { $because-count ->
    [0] Der Schiedsrichter zeigt auf { $cell }: Du sitzt nicht fest, das Plättchen passt dort.
   *[other] Der Schiedsrichter meldet deinen Fehler bei { $cell }: siehe { $because }.
}
animals-move-lay = { $symbol ->
    [none] das Plättchen auf { $cell } legen
   *[other] { animals-some } auf { $cell } legen
}

animals-error-does-not-fit = { animals-this } passt nicht auf { $cell }: siehe { $because }.
animals-error-not-stuck = Du sitzt nicht fest. { animals-this } passt noch, zum Beispiel auf { $cell }.
animals-error-golden-clash = { animals-this } auf { $cell } passt nicht zu den Plättchen, die schon liegen.

## Die Regeln

animals-rules-goal =
    1 bis 4 Personen ab 6 Jahren legen Tiere auf ein Brett. Ein Plättchen bringt Punkte für die anderen Plättchen in seinem Block. Wer am Ende die meisten Punkte hat, gewinnt. { rules-shared-win }

    Es gibt nur eine Regel: Kein Tier kommt zweimal in derselben Zeile, Spalte oder im selben Block vor. Ein Tier passt auf ein Feld, wenn in dessen Zeile, Spalte und Block nicht schon das gleiche Tier zu sehen ist.

    Felder heißen nach Spalte und Zeile: a1 ist oben links, f1 oben rechts, f6 unten rechts.
animals-rules-material =
    Das Brett hat 6×6 Felder in Blöcken zu sechs: zwei Zeilen hoch und drei Spalten breit. { animals-mark-blocks } Es gibt 36 Plättchen mit sechs Tieren, sechs von jedem: { animals-symbol-1 }, { animals-symbol-2 }, { animals-symbol-3 }, { animals-symbol-4 }, { animals-symbol-5 } und { animals-symbol-6 }. In gespeicherten Partien sind sie die Zahlen 1 bis 6, in dieser Reihenfolge.

    Zuerst wird von jedem Tier ein Plättchen ausgelegt, zufällig, aber so, dass in jeder Zeile, jeder Spalte und jedem Block genau eines liegt. { animals-mark-starters-blocks } Die übrigen 30 werden verdeckt gemischt: Das ist der Stapel. Alle ziehen ein Plättchen und halten es geheim, und alle Spielfiguren stehen auf der 0 der Punkteleiste.

    { rules-seats }
animals-rules-turn =
    - Lege das Plättchen von deiner Hand auf ein freies Feld, auf das es passt.
    - Zähle deine Punkte.
    - Ziehe das nächste Plättchen. Dann ist die nächste Person am Zug.

    Passt dein Plättchen nirgends, sitzt du fest, und das Spiel ist zu Ende. Die Hilfe merkt das von selbst. { mark-referee-guard } Achten die Spieler oder der Schiedsrichter auf Fehler, sagst du, dass du festsitzt, und zeigst das Plättchen. Gibt es doch ein Feld dafür und zeigt jemand darauf, scheidet dein Plättchen ohne Punkte aus dem Spiel aus, du ziehst ein neues, und die nächste Person ist dran. Auf ein falsches Feld zu zeigen kostet nichts. Deine Ansage gilt, wenn alle anderen einverstanden sind. Der Schiedsrichter urteilt sofort. { mark-pointing }
animals-rules-points =
    Dein Plättchen bringt einen Punkt für jedes andere Plättchen in seinem Block. { animals-mark-scoring-block }

    Die Punkteleiste hat 40 Felder, 0 bis 39. Immer wenn deine Spielfigur die 0 erreicht oder überschreitet, bekommst du eine Rundenmarke, die 40 wert ist. Deine Punkte sind 40 je Rundenmarke plus das Feld deiner Figur.
animals-rules-mistakes =
    Wenn ihr nichts anderes wählt, passt die Hilfe auf: Ein Plättchen, das nicht passt, nimmt sie nicht an, und du versuchst es noch einmal. { mark-referee-guard }

    Achten die Spieler oder der Schiedsrichter auf Fehler, ist es ein Fehler, ein Plättchen dorthin zu legen, wo es nicht passt. Einspruch ist möglich, bis die nächste Person ein Plättchen legt oder sagt, dass sie festsitzt; verliert sie ihren Zug, weil die Zeit um ist, bleibt er möglich. { mark-window } Ist er berechtigt, scheidet das Plättchen aus dem Spiel aus, und seine Punkte werden zurückgenommen; das neu gezogene bleibt, und die nächste Person ist am Zug. Bemerkt es niemand, bleiben Plättchen und Punkte. Hätte das zurückgenommene Plättchen nirgends gepasst, saß die Person fest, und das Spiel ist zu Ende. { mark-nowhere }

    { rules-referees }
animals-rules-clock = Eine Sanduhr gibt es nicht, aber ihr könnt eine vereinbaren. { mark-sand-glass-on } Ist sie abgelaufen, scheidet das Plättchen auf der Hand ohne Punkte aus, das nächste wird gezogen, und der Zug ist vorbei. { mark-sand-glass-end }
animals-rules-end =
    Das Spiel endet, wenn jemand am Zug ist und festsitzt, oder wenn die Plättchen aufgebraucht sind. Ist der Stapel leer, zieht niemand mehr: Ihr legt noch, was ihr habt, und wer kein Plättchen mehr hat, wird übersprungen. { mark-stack-end-play-on } Hat niemand mehr eines, ist Schluss.

    Wer die meisten Punkte hat, gewinnt.
animals-rules-solo = Allein ziehst, legst und zählst du, Plättchen für Plättchen. Versuche, deinen höchsten Stand zu übertreffen; jede Wertung hat ihre eigene Bestenliste.
animals-rules-variants =
    Wie in der Schachtel: Die Spieler achten auf Fehler, die Tiere liegen am Anfang so, dass in jeder Zeile und jeder Spalte genau eines ist, und ein Plättchen zählt für seinen Block, seine Zeile und seine Spalte.

    Der Anfang: Ihr könnt auch mit leerem Brett beginnen; dann hat der Stapel alle 36 Plättchen. { animals-mark-starters-off }

    Die Wertung: Wenn ihr nichts anderes wählt, zählt ein Plättchen für seinen Block. Es kann auch zählen

    - für die Plättchen in seiner Zeile und die in seiner Spalte; Blöcke zählen nicht;
    - für die Plättchen in seinem Block und die seiner Zeile und seiner Spalte außerhalb dieses Blocks;
    - für dieselben Plättchen, wobei die Nummern der Tiere zusammengezählt werden, statt dass jedes einen Punkt bringt. { mark-scoring-value }

    Das Ende: Das Spiel kann auch am Ende des Zuges aufhören, in dem jemand nicht mehr ziehen kann. { mark-stack-end-stop }

    Für die Jüngsten: Das Spiel kann sanfter sein. Dann legen Bots dorthin, wo sie jedem Tier am meisten Platz lassen, und ein gutes Feld wird gezeigt. { animals-mark-gentle-on }
animals-rules-credit = Nach „SudoKids“, dem Kinderspiel in der Schachtel von „Sudoku – Das Brettspiel“ von Reiner Knizia, erschienen bei Kosmos.

## Am Tisch, im Browser

animals-fault-here = Nie zweimal dasselbe Tier in Zeile, Spalte oder Block.

## Das geführte erste Spiel, und das Beispiel neben den Regeln

animals-learn-1 = Tippe dorthin, wo die Hand hinzeigt!
animals-learn-2 = Ein Punkt für jedes Tier im selben Block. Noch einmal!
animals-learn-3 = Nie dasselbe Tier zweimal in einer Zeile, einer Spalte oder einem Block.
animals-learn-4 = Das letzte!
animals-learn-5 = Geschafft! Spielen wir jetzt richtig?

## The rules in a minute: one sentence for each drawn step

animals-rules-minute-1 = Du hast ein Tier auf der Hand. Kein Tier liegt zweimal in einer Zeile, einer Spalte oder einem Block.
animals-rules-minute-2 = Leg es dorthin, wo es passt: 1 Punkt für jedes Tier, das schon im Block liegt. Hier ist es die Katze: 1 Punkt.
animals-rules-minute-3 = Dann ist Ben dran: Sein Elefant findet zwei Tiere im Block, 2 Punkte.
animals-rules-minute-4 = Je voller der Block, desto besser: 3 Punkte für den Vogel.
animals-rules-minute-5 = Das Spiel endet, wenn die Plättchen aufgebraucht sind oder ein Tier keinen Platz findet. Wer die meisten Punkte hat, gewinnt.

## For whom, and tips: on its page, and now and then at the table of a first game

animals-rules-players = 1 bis 4 Personen ab 6 Jahren, etwa 15 Minuten. { mark-length }
animals-tip-1 = Suche den Block mit den meisten Tieren: Dort bringt deines am meisten.
animals-tip-2 = Lass für jedes Tier einen Platz frei: Findet eines keinen mehr, ist das Spiel aus.
animals-rules-tips =
    - { animals-tip-1 }
    - { animals-tip-2 }
