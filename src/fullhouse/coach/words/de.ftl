### Was der Trainer sagt, auf Deutsch.

## Namen: Häuser, Techniken, die sechs Wege des Hefts

coach-house = { $kind ->
    [row] Zeile { $name }
    [column] Spalte { $name }
   *[block] Block { $name }
}
coach-in-house = { $kind ->
    [row] in Zeile { $name }
    [column] in Spalte { $name }
   *[block] in Block { $name }
}
coach-in-lines = { $kind ->
    [row] in den Zeilen { $names }
   *[column] in den Spalten { $names }
}

coach-booklet-slide = Schieben
coach-booklet-crossing = Kreuzen
coach-booklet-block_crossing = Kreuzen im Block
coach-booklet-elimination = Kreuzen durch Streichen
coach-booklet-exclusion = Ausschluss
coach-booklet-deduction = Schlussfolgerung

coach-name-full_house = volles Haus
coach-name-slide = versteckter Einer im Block
coach-name-block_crossing = versteckter Einer im Block
coach-name-crossing = versteckter Einer in einer Linie
coach-name-elimination = nackter Einer in einer Linie
coach-name-exclusion = nackter Einer
coach-name-pointing = Block-Linien-Interaktion: Zeiger
coach-name-claiming = Block-Linien-Interaktion: Anspruch
coach-name-naked_pair = nacktes Paar
coach-name-naked_triple = nacktes Tripel
coach-name-naked_quad = nacktes Quadrupel
coach-name-hidden_pair = verstecktes Paar
coach-name-hidden_triple = verstecktes Tripel
coach-name-hidden_quad = verstecktes Quadrupel
coach-name-x_wing = X-Wing
coach-name-swordfish = Schwertfisch
coach-name-jellyfish = Qualle
coach-name-finned_x_wing = X-Wing mit Flosse
coach-name-finned_swordfish = Schwertfisch mit Flosse
coach-name-finned_jellyfish = Qualle mit Flosse
coach-name-sashimi_x_wing = Sashimi-X-Wing
coach-name-sashimi_swordfish = Sashimi-Schwertfisch
coach-name-sashimi_jellyfish = Sashimi-Qualle
coach-name-skyscraper = Wolkenkratzer
coach-name-two_string_kite = Drachen mit zwei Schnüren
coach-name-turbot_fish = Steinbutt
coach-name-empty_rectangle = leeres Rechteck
coach-name-xy_wing = XY-Wing
coach-name-xyz_wing = XYZ-Wing
coach-name-w_wing = W-Wing
coach-name-remote_pair = entferntes Paar
coach-name-simple_colouring = einfaches Färben
coach-name-multi_colouring = mehrfaches Färben
coach-name-unique_rectangle = eindeutiges Rechteck
coach-name-bug = BUG+1, das Grab aus lauter Zweiern
coach-name-x_chain = X-Kette
coach-name-xy_chain = XY-Kette
coach-name-aic = alternierende Kette
coach-name-grouped_aic = alternierende Kette mit Gruppen
coach-name-als_xz = ALS-XZ
coach-name-als_xy_wing = ALS-XY-Wing
coach-name-als_chain = Kette aus fast gesperrten Mengen
coach-name-sue_de_coq = Sue de Coq
coach-name-death_blossom = Todesblüte
coach-name-forcing_chain = Zwangskette
coach-name-forcing_net = Zwangsnetz
coach-name-nested_net = verschachteltes Zwangsnetz

## Ideen: ein Satz für jede

coach-idea-full_house = Ein Haus mit einem einzigen leeren Feld bekommt die eine Zahl, die ihm fehlt.
coach-idea-slide = Gleiche Zahlen in den Linien, die einen Block kreuzen, lassen dort nur ein Feld für diese Zahl übrig.
coach-idea-block_crossing = Von den leeren Feldern eines Blocks kann nur noch eines eine Zahl aufnehmen, die dem Block fehlt.
coach-idea-crossing = Einer Zeile oder Spalte fehlt eine Zahl, und nur eines ihrer leeren Felder kann sie noch aufnehmen.
coach-idea-elimination = Von den Zahlen, die einer Linie fehlen, sind in einem ihrer Felder alle bis auf eine gesperrt.
coach-idea-exclusion = Zeile, Spalte und Block eines Feldes zeigen zusammen acht verschiedene Zahlen.
coach-idea-pointing = Alle Plätze einer Zahl in einem Block liegen in einer Linie, also steht sie sonst nirgends in dieser Linie.
coach-idea-claiming = Alle Plätze einer Zahl in einer Linie liegen in einem Block, also steht sie sonst nirgends in diesem Block.
coach-idea-naked_subset = Einige Felder eines Hauses teilen sich ebenso wenige Zahlen und verbrauchen sie unter sich.
coach-idea-hidden_subset = Einige Zahlen eines Hauses passen nur in ebenso wenige Felder, also passt dort nichts anderes hin.
coach-idea-fish = In einigen parallelen Linien hat eine Zahl Plätze in nur ebenso vielen kreuzenden Linien; diese sind damit vergeben.
coach-idea-finned_fish = Es wäre ein Fisch, gäbe es nicht weitere Plätze in einem Block; was auch diese sieht, fällt trotzdem weg.
coach-idea-sashimi_fish = Ein Fisch, dem eine Ecke fehlt; weitere Plätze in einem Block treten an ihre Stelle.
coach-idea-skyscraper = Zwei parallele Linien haben je zwei Plätze für eine Zahl und sind an einem Ende verbunden: Eines der anderen Enden hat sie.
coach-idea-two_string_kite = Eine Zeile und eine Spalte haben je zwei Plätze für eine Zahl und treffen sich in einem Block: Eines der fernen Enden hat sie.
coach-idea-turbot_fish = Zwei Häuser haben je zwei Plätze für eine Zahl und sind an einem Ende verbunden: Eines der fernen Enden hat sie.
coach-idea-empty_rectangle = In einem Block liegt eine Zahl nur in einer Zeile und einer Spalte; ein Paar anderswo führt um die Ecke.
coach-idea-xy_wing = Ein Feld mit zwei Zahlen sieht zwei andere, und was es auch nimmt: Eines von diesen hat dieselbe dritte Zahl.
coach-idea-xyz_wing = Ein Feld mit drei Zahlen sieht zwei andere, und eines der drei Felder hat die Zahl, die sie teilen.
coach-idea-w_wing = Zwei gleiche Felder können nicht beide dieselbe Zahl haben, denn ein Haus dazwischen braucht sie.
coach-idea-remote_pair = Felder mit denselben zwei Zahlen bilden eine Kette, also haben ihre Enden je eine davon.
coach-idea-simple_colouring = Plätze einer Zahl, entlang von Paaren abwechselnd gefärbt: Eine der beiden Farben stimmt.
coach-idea-multi_colouring = Zwei gefärbte Ketten einer Zahl berühren sich, also können nicht alle Farben stimmen.
coach-idea-unique_rectangle = Vier Felder mit denselben zwei Zahlen ließen sich vertauschen, das Rätsel hat aber nur eine Lösung.
coach-idea-bug = Hätte jedes Feld noch zwei Zahlen, gäbe es zwei Lösungen; also stimmt die überzählige.
coach-idea-x_chain = Eine Kette von Plätzen einer Zahl: Hat der erste sie nicht, so hat sie der letzte.
coach-idea-xy_chain = Eine Kette von Feldern mit je zwei Zahlen: Hat das erste die Zahl nicht, so hat sie das letzte.
coach-idea-aic = Eine Kette von Kandidaten, abwechselnd falsch und richtig: Der erste oder der letzte stimmt.
coach-idea-grouped_aic = Eine Kette, in der mehrere Plätze in einem Block und einer Linie wie einer zählen: Der erste oder der letzte stimmt.
coach-idea-als_xz = Zwei Gruppen von Feldern haben je eine Zahl zu viel und können die gemeinsame nicht beide haben.
coach-idea-als_xy_wing = Drei Gruppen von Feldern haben je eine Zahl zu viel, und die mittlere nimmt einer der anderen eine weg.
coach-idea-als_chain = Gruppen von Feldern mit einer Zahl zu viel reichen den Mangel aneinander weiter.
coach-idea-sue_de_coq = Wo Block und Linie sich kreuzen, haben die Felder mit einigen anderen genau so viele Zahlen, wie sie Felder sind.
coach-idea-death_blossom = Was ein Feld auch nimmt, es raubt einer Gruppe eine Zahl, und jede dieser Gruppen behält dann dieselbe.
coach-idea-forcing_chain = Verfolge Glied für Glied, was eine Annahme erzwingt, bis sie scheitert oder alle Fälle gleich enden.
coach-idea-forcing_net = Verfolge alles, was eine Annahme erzwingt, auch aus mehreren Gründen zugleich, bis sie scheitert oder alle Fälle gleich enden.
coach-idea-nested_net = Verfolge eine Annahme, und wo sie stehen bleibt, prüfe jeden Fall: Alle scheitern.

## Stufe 1: wohin schauen

coach-where-house = Schau { $in }.
coach-where-digit = Schau, wo die { $digit } stehen kann.
coach-where-cell = Schau dich um { $cell } herum um.

## Stufe 2: wonach suchen

coach-what = Suche dies: { $name }. { $idea }
coach-what-booklet = Suche, was das Heft „{ $booklet }“ nennt ({ $name }). { $idea }
coach-what-deduction = Suche dies: { $name } (im Heft: „{ $booklet }“). { $idea }

## Stufe 3: der Beweis

coach-proof-full_house = Nur noch ein Feld ist { $in } leer, und nur die { $digit } fehlt.
coach-proof-hidden = { $tiles-count ->
    [0] Die { $digit } hat { $in } keinen anderen Platz: Alle anderen Felder sind schon ausgeschlossen.
   *[other] { $noted ->
        [0] Die { $digit } in { $tiles } sperrt { $in } alle anderen leeren Felder.
       *[other] Die { $digit } in { $tiles } und was schon ausgeschlossen ist, lassen { $in } kein anderes Feld übrig.
    }
}
coach-proof-elimination = Was { $in } noch fehlt: { $missing }. Davon sieht { $cell } alle bis auf die { $digit }.
coach-proof-exclusion = { $noted ->
    [0] Zeile, Spalte und Block von { $cell } zeigen zusammen alle Zahlen bis auf die { $digit }.
   *[other] In { $cell } sind alle Zahlen bis auf die { $digit } ausgeschlossen: durch Zeile, Spalte und Block oder schon vorher.
}
coach-proof-locked = Alle Plätze für die { $digit } { $in } ({ $places }) liegen auch { $in-cover }.
coach-proof-naked_subset = Für die Felder { $places } { $in } bleiben nur { $digits }: { $count } Zahlen für { $count } Felder.
coach-proof-hidden_subset = Die Zahlen { $digits } passen { $in } nur in { $places }: { $count } Felder für { $count } Zahlen.
coach-proof-fish = Die { $digit } steht { $bases } nur { $covers } und nimmt dort von jeder Linie ein Feld.
coach-proof-finned_fish = Die { $digit } steht { $bases } nur { $covers }, es sei denn, eine steht in { $fins }. Was den Fisch und auch { $fins } sieht, kann sie nicht haben.
coach-proof-turbot = Die { $digit } hat { $in } und { $in-two } je zwei Plätze. { $near } sehen einander, also hat mindestens eines von { $far } die { $digit }.
coach-proof-empty_rectangle = Die { $digit } liegt { $in } nur in einer Zeile und einer Spalte. Sie hat { $in-two } zwei Plätze: { $pair }. Entweder hat { $far } sie, oder sie sperrt einen Arm des Blocks, und die { $digit } des Blocks steht im anderen.
coach-proof-xy_wing = Welche Zahl { $pivot } auch nimmt: { $one } oder { $two } wird { $digit }.
coach-proof-xyz_wing = Welche Zahl { $pivot } auch nimmt: Die { $digit } steht dort, in { $one } oder in { $two }.
coach-proof-w_wing = Für die Felder { $one } und { $two } bleiben nur { $digits }. Wären beide { $link }, gäbe es { $in } keine { $link }; also ist eines von ihnen { $digit }.
coach-proof-remote_pair = Für die Felder { $places } bleiben nur { $digits }, und sie sehen einander der Reihe nach; also haben die beiden Enden je eine davon.
coach-proof-simple_colouring = { $twice ->
    [yes] Die Plätze der { $digit } wechseln zwischen { $first } und { $second }. Zwei von { $second } stehen in einem Haus, also sind { $second } alle falsch.
   *[no] Die Plätze der { $digit } wechseln zwischen { $first } und { $second }: Entweder haben alle von diesen oder alle von jenen die Zahl.
}
coach-proof-multi_colouring = Die Plätze der { $digit } wechseln zwischen { $first } auf der einen und { $second } auf der anderen Seite, ebenso zwischen { $third } und { $fourth }. { $both ->
    [yes] Die Seite { $first } sieht { $third } und { $fourth }, von denen eine stimmt; also ist sie falsch.
   *[no] Die Seiten { $first } und { $third } sehen einander und stimmen nicht beide, also stimmt { $second } oder { $fourth }.
}
coach-proof-unique_rectangle = Nur { $digits } bleiben in { $floor }. Bliebe auch in { $roof } nicht mehr, ließen sich die vier Felder vertauschen, und es gäbe zwei Lösungen.
coach-proof-bug = Alle leeren Felder außer { $cell } haben noch zwei Zahlen, jede zweimal in ihrem Haus. Nur die { $digit } in { $cell } verhindert zwei Lösungen.
coach-proof-chain = Ist das erste falsch, so ist das letzte richtig: { $chain }.
coach-proof-chain-place = Es kann nicht falsch sein, ohne richtig zu sein: { $chain }.
coach-proof-als = Gruppen mit einer Zahl zu viel: { $sets }. Sie sind verbunden durch { $links }, also bleibt die { $digit } in der ersten oder der letzten.
coach-proof-sue_de_coq = Die Felder { $crossing } mit { $line } und { $block } sind { $count } Felder für genau { $count } Zahlen: { $digits }.
coach-proof-death_blossom = Was { $stem } auch nimmt, es raubt einer dieser Gruppen eine Zahl: { $sets }. Jede von ihnen hat dann die { $digit }.
coach-proof-fails = Angenommen, { $assumed }. { $story } Das ist unmöglich.
coach-proof-cases = { $cases } Jeder Fall führt zum selben.

coach-case = Wenn { $assumed }: { $story }
coach-cases-cell = Prüfe nun alle Zahlen von { $cell }:
coach-cases-house = Prüfe nun alle Plätze für die { $digit } { $in }:
coach-end-cell = Für { $cell } bleibt nichts übrig.
coach-end-house = Für die { $digit } bleibt { $in } kein Platz.
coach-end-twice = Die { $digit } stünde { $in } zweimal.
coach-end-two = In { $cell } stünden zwei Zahlen.
coach-set = { $cells } ({ $digits })

coach-so-place = Also ist { $cell } die { $digit }.
coach-so-remove = Also entfällt { $removals }.
coach-removal = die { $digit } in { $places }

## Die fünf Stufen

level-1 = Leicht
level-2 = Mittel
level-3 = Knifflig
level-4 = Schwer
level-5 = Teuflisch

level-1-idea = Die ersten fünf Wege des Hefts genügen, ganz ohne Notizen.
level-2-idea = Schlüsse in einem Haus und seinen Nachbarn: gesperrte Zahlen, Paare und Tripel.
level-3-idea = Muster über das ganze Gitter: Fische, Flügel, Farben.
level-4-idea = Ketten und Gruppen von Feldern, die beinahe voll sind.
level-5-idea = Annahmen müssen verfolgt werden, bis sie scheitern.

## Fehler des Spielers

coach-mistake-where = Etwas kann { $in } nicht stimmen.
coach-mistake-what-digit = Schau dir die { $digit } in { $cell } noch einmal an.
coach-mistake-what-note = Schau dir deine Notizen in { $cell } noch einmal an.
coach-mistake-clash = Die { $digit } in { $cell } sieht die { $digit } in { $seen }.
coach-mistake-digit = Die { $digit } in { $cell } kann nicht stimmen. { $why }
coach-mistake-note = In deinen Notizen in { $cell } fehlt die Zahl, die dorthin gehört.
coach-mistake-back = Um vor den Fehler zurückzugehen, leere { $erase }.

## Enden

coach-solved = Alles ist ausgefüllt, und alles stimmt.
coach-stuck = Aus diesem Gitter folgt nichts weiter: Jedes leere Feld lässt sich noch auf mehr als eine Weise füllen.
coach-budget = Die Suche nach dem nächsten Schritt wurde abgebrochen, weil sie zu lange dauerte.

## Fehlermeldungen

error-problem-is-full = Hier gibt es nichts zu lösen: Kein Feld ist leer.
error-problem-is-empty = Hier gibt es keinen Anhaltspunkt: Kein Feld ist ausgefüllt.
error-bad-notes = „{ $value }“ ist keine Notiz. Schreib ein Feld, ein Gleichheitszeichen und Zahlen, etwa a1=259.
error-not-from-problem = In { $cell } hat das Gitter nicht die { $symbol } des Rätsels.
error-bad-stage = Eine Stufe { $value } gibt es nicht; die Stufen sind 1, 2 und 3.
error-nothing-to-rate = In { $path } steht kein Rätsel.
error-file-unwritable = { $path } lässt sich nicht schreiben: { $detail }.
error-bad-problem-line = Zeile { $line }: { $cause }

## Die Kommandozeile

cli-hint = Einen Hinweis auf den nächsten Schritt geben.
cli-hint-problem = Das Rätsel: 81 Zeichen, ein Punkt oder 0 für jedes leere Feld.
cli-hint-stage = 1: wohin schauen, 2: wonach suchen, 3: der ganze Beweis.
cli-hint-lang = Die Sprache: en, fr, it, nl, ru oder de.
cli-hint-svg = Ein Bild des Schritts in diese Datei schreiben.
cli-hint-grid = Dein eigenes Gitter, so weit du bist.
cli-hint-notes = Deine eigenen Notizen, etwa a1=259 b3=47.
cli-hint-unique = Auch Gründe zulassen, die nur gelten, weil ein Rätsel genau eine Lösung hat.
cli-rate = Sagen, wie schwer Rätsel sind: eine Zeile für jedes Rätsel einer Datei.
cli-rate-file = Die Datei, auf jeder Zeile ein Rätsel; - liest die Standardeingabe.
cli-rate-json = Für jedes Rätsel ein JSON-Dokument schreiben.
cli-rate-solved = durch Logik gelöst
cli-rate-not-solved = nicht durch Logik gelöst
cli-rate-budget = abgebrochen, zu lange gesucht
cli-rate-line = { $problem } Stufe { $level }, Punkte { $score }, { $hardest }, { $logic } (Technikensatz { $set })
cli-explain = Den ganzen Weg zur Lösung erklären.
cli-explain-problem = Das Rätsel: 81 Zeichen, ein Punkt oder 0 für jedes leere Feld.
cli-explain-lang = Die Sprache: en, fr, it, nl, ru oder de.
cli-explain-unique = Auch Gründe zulassen, die nur gelten, weil ein Rätsel genau eine Lösung hat.
cli-explain-svg = Ein Bild jedes Schritts in diesen Ordner schreiben, oder von einem Schritt in diese Datei (*.svg).
cli-explain-step = Nur dieser Schritt, von 1 an gezählt.
error-no-such-step = Dieser Weg hat { $steps } Schritte; einen Schritt { $value } gibt es nicht.
cli-explain-line = { $n }. { $name }: { $proof }
