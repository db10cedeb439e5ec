## Namen: Zeilen, Spalten und Blöcke, Techniken, die sechs Wege des Hefts

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
coach-way-full_house = Fang dort an, wo fast nichts mehr zu tun ist. Zähle eine Zeile, eine Spalte oder einen Block mit einer einzigen Lücke durch: Die Ziffer, die dir nicht begegnet, gehört hinein. Ist die Lücke gefüllt, hat vielleicht schon die nächste Zeile, Spalte oder der nächste Block nur noch eine.
coach-way-slide = Wähle eine Ziffer und einen Block, dem sie fehlt. Wo diese Ziffer schon in einer Zeile oder Spalte steht, die den Block kreuzt, kann kein Feld auf dieser Linie sie noch aufnehmen. Bleibt im Block nur ein Feld übrig, gehört sie dorthin. Schiebe dieselbe Ziffer von Block zu Block, bevor du eine andere wählst.
coach-way-block_crossing = Wähle einen Block mit wenigen Lücken und frag dich, welche Ziffern ihm fehlen. Nimm eine nach der anderen und schau an den Zeilen und Spalten entlang, die durch die Lücken laufen. Ist eine Ziffer aus allen Lücken bis auf eine ausgesperrt, gehört sie in diese eine.
coach-way-crossing = Dasselbe für eine ganze Zeile oder Spalte: Welche Ziffern fehlen ihr? Suche jede davon in den Spalten oder Zeilen, die die Lücken kreuzen, und in den Blöcken darum herum. Wo nur eine Lücke die Ziffer aufnehmen kann, schreib sie hin.
coach-way-elimination = Dreh die Frage um und schau auf eine Lücke einer Zeile oder Spalte, der wenige Ziffern fehlen. Streiche von diesen Ziffern, was die kreuzende Linie oder der Block schon zeigt. Bleibt eine einzige übrig, gehört sie in die Lücke.
coach-way-exclusion = Suche ein Feld, dessen Zeile, Spalte und Block zusammen acht verschiedene Ziffern zeigen: Nur die neunte bleibt. Solche Felder findest du, wo sich viele verschiedene Ziffern treffen, nicht wo sich dieselben wiederholen.
coach-way-deduction = Manchmal kennst du den genauen Platz einer Ziffer noch nicht, hast ihn aber eingegrenzt, und das schließt sie anderswo schon aus: Alle ihre Plätze in einem Block liegen auf einer Linie, zwei Felder teilen sich dieselben zwei Ziffern, oder drei teilen sich drei. Notiere in den Ecken, was übrig ist, zieh den Schluss und geh zurück zu den einfachen Wegen: Früher oder später führt das zu einer Ziffer.
coach-tip-1 = Lösen ist eine Kette: Jede Ziffer, die du schreibst, führt zu weiteren. Geh nach jeder zu den einfachen Wegen zurück und schau, was sie verändert hat, bevor du anderswo suchst.
coach-tip-2 = Fang dort an, wo schon viel steht. Eine Zeile, eine Spalte oder ein Block mit wenigen Lücken verrät seine Ziffern am ehesten, und einem Feld, in dem sich viele verschiedene Ziffern treffen, bleibt am ehesten nur eine.
coach-tip-3 = Schreib auf, was du weißt. Kleine Notizen in den Ecken halten fest, was erst eingegrenzt ist, damit du es nicht zweimal finden musst; streiche, was eine neue Ziffer ausschließt.
coach-tip-4 = Geh an einer Linie mit vielen Lücken nicht vorbei: Auch dort kann eine Ziffer nur noch einen Platz haben. Greif zur Schlussfolgerung, wenn die einfachen Wege ausgeschöpft sind, und kehre zu ihnen zurück, sobald du kannst.

coach-name-full_house = letztes Feld
coach-name-slide = versteckter Einer im Block
coach-name-block_crossing = versteckter Einer im Block
coach-name-crossing = versteckter Einer in einer Zeile oder Spalte
coach-name-elimination = nackter Einer in einer Zeile oder Spalte
coach-name-exclusion = nackter Einer
coach-name-pointing = gesperrte Kandidaten im Block
coach-name-claiming = gesperrte Kandidaten in Zeile oder Spalte
coach-name-naked_pair = nacktes Paar
coach-name-naked_triple = nacktes Tripel
coach-name-naked_quad = nacktes Quadrupel
coach-name-hidden_pair = verstecktes Paar
coach-name-hidden_triple = verstecktes Tripel
coach-name-hidden_quad = verstecktes Quadrupel
coach-name-x_wing = X-Wing
coach-name-swordfish = Swordfish
coach-name-jellyfish = Jellyfish
coach-name-finned_x_wing = X-Wing mit Flosse
coach-name-finned_swordfish = Swordfish mit Flosse
coach-name-finned_jellyfish = Jellyfish mit Flosse
coach-name-sashimi_x_wing = Sashimi-X-Wing
coach-name-sashimi_swordfish = Sashimi-Swordfish
coach-name-sashimi_jellyfish = Sashimi-Jellyfish
coach-name-skyscraper = Wolkenkratzer
coach-name-two_string_kite = Two-String Kite
coach-name-turbot_fish = Turbot Fish
coach-name-empty_rectangle = leeres Rechteck
coach-name-xy_wing = XY-Wing
coach-name-xyz_wing = XYZ-Wing
coach-name-w_wing = W-Wing
coach-name-remote_pair = entferntes Paar
coach-name-simple_colouring = einfaches Färben
coach-name-multi_colouring = mehrfaches Färben
coach-name-unique_rectangle = eindeutiges Rechteck
coach-name-unique_rectangle-type = eindeutiges Rechteck, Typ { $type }
coach-name-bug = BUG+1, fast überall nur zwei Kandidaten
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
coach-name-forcing_net = dynamisches Zwangsnetz
coach-name-nested_net = verschachteltes Zwangsnetz
coach-name-hidden_rectangle = verstecktes Rechteck
coach-name-avoidable_rectangle = vermeidbares Rechteck
coach-name-unique_rectangle_3 = eindeutiges Rechteck, Typ 3
coach-name-unique_rectangle_5 = eindeutiges Rechteck, Typ 5
coach-name-unique_rectangle_6 = eindeutiges Rechteck, Typ 6
coach-name-bug_n = BUG+n
coach-name-fireworks = Dreierfeuerwerk
coach-name-franken_fish = Franken Fish
coach-name-mutant_fish = Mutant Fish
coach-name-als_aic = ALS-AIC, Kette mit fast gesperrten Mengen
coach-name-exocet = Junior-Exocet
coach-name-sk_loop = SK-Loop, Ring aus Paaren
coach-name-multi_sector = Multi-Sector Locked Set
coach-name-tridagon = Tridagon
coach-name-kraken_fish = Kraken Fish

## Ideen: ein Satz für jede

coach-idea-full_house = Eine Zeile, eine Spalte oder ein Block mit nur noch einem freien Feld bekommt die eine Ziffer, die fehlt.
coach-idea-slide = Steht eine Ziffer schon in Zeilen oder Spalten, die einen Block kreuzen, bleibt im Block nur noch ein Feld für sie.
coach-idea-block_crossing = Von den freien Feldern eines Blocks passt eine Ziffer, die dem Block fehlt, nur noch in eines.
coach-idea-crossing = Einer Zeile oder Spalte fehlt eine Ziffer, und sie passt nur noch in eines ihrer freien Felder.
coach-idea-elimination = Von den wenigen Ziffern, die einer Zeile oder Spalte fehlen, passt in eines ihrer Felder nur noch eine.
coach-idea-exclusion = Zeile, Spalte und Block eines Feldes zeigen zusammen acht verschiedene Ziffern.
coach-idea-exclusion-noted = Für ein Feld bleibt nur eine Ziffer: Einige zeigen seine Zeile, seine Spalte und sein Block, die übrigen sind schon ausgeschlossen.
coach-idea-pointing = Alle Plätze einer Ziffer in einem Block liegen in einer Zeile oder Spalte, also steht sie sonst nirgends in dieser Zeile oder Spalte.
coach-idea-claiming = Alle Plätze einer Ziffer in einer Zeile oder Spalte liegen in einem Block, also steht sie sonst nirgends in diesem Block.
coach-idea-naked_pair = Zwei Feldern einer Zeile, Spalte oder eines Blocks bleiben zusammen nur zwei Ziffern. Also fallen diese in allen anderen Feldern dort weg.
coach-idea-naked_triple = Drei Feldern einer Zeile, Spalte oder eines Blocks bleiben zusammen nur drei Ziffern. Also fallen diese in allen anderen Feldern dort weg.
coach-idea-naked_quad = Vier Feldern einer Zeile, Spalte oder eines Blocks bleiben zusammen nur vier Ziffern. Also fallen diese in allen anderen Feldern dort weg.
coach-idea-hidden_pair = Zwei Ziffern einer Zeile, Spalte oder eines Blocks passen nur in dieselben zwei Felder. Also kommt dort nichts anderes hin.
coach-idea-hidden_triple = Drei Ziffern einer Zeile, Spalte oder eines Blocks passen nur in dieselben drei Felder. Also kommt dort nichts anderes hin.
coach-idea-hidden_quad = Vier Ziffern einer Zeile, Spalte oder eines Blocks passen nur in dieselben vier Felder. Also kommt dort nichts anderes hin.
coach-idea-finned_x_wing = Ein X-Wing, den zusätzliche Plätze in einem Block stören. Ein Feld, in dem der X-Wing die Ziffer ausschlösse, verliert sie trotzdem, wenn es alle diese Plätze sieht.
coach-idea-sashimi_x_wing = Ein X-Wing, dem eine Ecke fehlt; dafür gibt es zusätzliche Plätze in einem Block. Ein Feld, in dem der X-Wing die Ziffer ausschlösse, verliert sie, wenn es alle diese Plätze sieht.
coach-idea-finned_swordfish = Ein Swordfish, den zusätzliche Plätze in einem Block stören. Ein Feld, in dem der Swordfish die Ziffer ausschlösse, verliert sie trotzdem, wenn es alle diese Plätze sieht.
coach-idea-sashimi_swordfish = Ein Swordfish, dem eine Ecke fehlt; dafür gibt es zusätzliche Plätze in einem Block. Ein Feld, in dem der Swordfish die Ziffer ausschlösse, verliert sie, wenn es alle diese Plätze sieht.
coach-idea-finned_jellyfish = Ein Jellyfish, den zusätzliche Plätze in einem Block stören. Ein Feld, in dem der Jellyfish die Ziffer ausschlösse, verliert sie trotzdem, wenn es alle diese Plätze sieht.
coach-idea-sashimi_jellyfish = Ein Jellyfish, dem eine Ecke fehlt; dafür gibt es zusätzliche Plätze in einem Block. Ein Feld, in dem der Jellyfish die Ziffer ausschlösse, verliert sie, wenn es alle diese Plätze sieht.
coach-idea-x_wing = In zwei Zeilen passt eine Ziffer nur in dieselben zwei Spalten. Also kommt sie sonst nirgends in diese Spalten. Oder ebenso mit vertauschten Zeilen und Spalten.
coach-idea-swordfish = In drei Zeilen passt eine Ziffer nur in dieselben drei Spalten. Also kommt sie sonst nirgends in diese Spalten. Oder ebenso mit vertauschten Zeilen und Spalten.
coach-idea-jellyfish = In vier Zeilen passt eine Ziffer nur in dieselben vier Spalten. Also kommt sie sonst nirgends in diese Spalten. Oder ebenso mit vertauschten Zeilen und Spalten.
coach-idea-skyscraper = Zwei Zeilen (oder zwei Spalten) haben je zwei Plätze für eine Ziffer und sind an einem Ende verbunden: Mindestens eines der beiden anderen Enden hat sie.
coach-idea-two_string_kite = Eine Zeile und eine Spalte haben je zwei Plätze für eine Ziffer und treffen sich in einem Block: Mindestens eines der beiden anderen Enden hat sie.
coach-idea-turbot_fish = Eine Ziffer hat in zwei Bereichen (Zeilen, Spalten oder Blöcken), die an einem Ende verbunden sind, je zwei Plätze: Mindestens eines der beiden anderen Enden hat sie.
coach-idea-empty_rectangle = In einem Block liegen alle Plätze einer Ziffer in einer Zeile und einer Spalte; zwei Plätze anderswo entscheiden, in welcher von beiden sie steht.
coach-idea-xy_wing = Ein Feld mit zwei Ziffern sieht zwei andere Felder. Welche der beiden Ziffern es auch bekommt: Eines der anderen Felder hat dann dieselbe dritte Ziffer.
coach-idea-xyz_wing = Ein Feld mit drei Ziffern sieht zwei Felder mit je zwei davon. Mindestens eines der drei Felder hat die Ziffer, die allen gemeinsam ist.
coach-idea-w_wing = Zwei Felder haben dieselben zwei Ziffern. Eine davon kann nicht in beiden zugleich stehen, denn eine Zeile, eine Spalte oder ein Block dazwischen braucht sie.
coach-idea-remote_pair = Felder mit denselben zwei Ziffern bilden eine Kette, also steht an einem Ende die eine, am anderen die andere Ziffer.
coach-idea-simple_colouring = Die Plätze einer Ziffer werden entlang von Paaren abwechselnd gefärbt: Eine der beiden Farben stimmt.
coach-idea-multi_colouring = Zwei gefärbte Ketten einer Ziffer berühren sich, also können nicht alle ihre Farben stimmen.
coach-idea-unique_rectangle = Hätten vier Felder nur dieselben zwei Ziffern, ließen sich diese vertauschen. Das Rätsel hat aber nur eine Lösung.
coach-idea-bug = Hätte jedes freie Feld nur noch zwei Ziffern, könnte es nicht genau eine Lösung geben; also stimmt die überzählige.
coach-idea-x_chain = Eine Kette von Plätzen einer Ziffer: Hat der erste sie nicht, so hat sie der letzte.
coach-idea-xy_chain = Eine Kette von Feldern mit je zwei Ziffern: Hat das erste die Ziffer nicht, so hat sie das letzte.
coach-idea-aic = Eine Kette von Kandidaten, abwechselnd falsch und richtig: Mindestens eines der beiden Enden stimmt.
coach-idea-grouped_aic = Eine Kette, in der mehrere Plätze in einer Zeile oder Spalte eines Blocks wie einer zählen: Mindestens eines der beiden Enden stimmt.
coach-idea-als_xz = Zwei Gruppen von Feldern haben je eine Ziffer zu viel und können eine gemeinsame nicht beide haben.
coach-idea-als_xy_wing = Drei Gruppen von Feldern haben je eine Ziffer zu viel, und die mittlere nimmt einer der anderen eine weg.
coach-idea-als_chain = In einer Kette von Gruppen, die je eine Ziffer zu viel haben, nimmt jede Gruppe der folgenden eine Ziffer weg.
coach-idea-sue_de_coq = Die Felder, in denen ein Block eine Zeile oder Spalte kreuzt, haben zusammen mit einigen anderen genau so viele Ziffern, wie es Felder sind.
coach-idea-death_blossom = Welche Ziffer ein Feld auch bekommt: Sie fehlt dann einer von mehreren Gruppen, und in jedem Fall behält diese Gruppe dieselbe Ziffer.
coach-idea-forcing_chain = Verfolge Glied für Glied, was eine Annahme erzwingt, bis sie scheitert oder alle Fälle zum selben Ergebnis führen.
coach-idea-forcing_net = Verfolge alles, was eine Annahme erzwingt, auch aus mehreren Gründen zugleich, bis sie scheitert oder alle Fälle zum selben Ergebnis führen.
coach-idea-nested_net = Verfolge eine Annahme. Wo es nicht weitergeht, prüfe jeden Fall: Alle scheitern.
coach-idea-hidden_rectangle = Vier Felder haben zwei Ziffern gemeinsam. Stünde in der letzten Ecke die eine, müsste die andere in die Ecken daneben, und die Ziffern ließen sich vertauschen.
coach-idea-avoidable_rectangle = Ziffern, die du selbst gefunden hast, dürfen kein Rechteck aus zwei Ziffern ergeben, die sich vertauschen lassen.
coach-idea-unique_rectangle_3 = Zwei Ecken haben zusätzliche Ziffern, und eine davon stimmt. Mit anderen Feldern bilden diese Ziffern ein nacktes Paar, Tripel oder Quadrupel.
coach-idea-unique_rectangle_5 = Dieselbe zusätzliche Ziffer steht in gegenüberliegenden Ecken oder in drei Ecken des Rechtecks. Mindestens eine dieser Ecken hat sie.
coach-idea-unique_rectangle_6 = In zwei Zeilen oder Spalten passt eine Ziffer nur in die Ecken des Rechtecks. Stünde sie in den Ecken mit zusätzlichen Ziffern, ließen sich die Ziffern vertauschen.
coach-idea-bug_n = Hätte jedes freie Feld nur noch zwei Ziffern, könnte es nicht genau eine Lösung geben; also stimmt mindestens eine der wenigen überzähligen.
coach-idea-fireworks = In einer Zeile und einer Spalte, die sich in einem Block kreuzen, passen drei Ziffern außerhalb des Blocks nur in je ein Feld. Also füllen sie diese beiden Felder und die Kreuzung.
coach-idea-franken_fish = Ein Fisch, in dem auch Blöcke zählen: Zeilen und Blöcke, überdeckt von ebenso vielen Spalten und Blöcken.
coach-idea-mutant_fish = Ein Fisch aus beliebigen Zeilen, Spalten und Blöcken: Die einen brauchen die Ziffer, und ebenso viele andere überdecken alle ihre Plätze.
coach-idea-als_aic = Eine Kette, die auch durch Gruppen mit einer Ziffer zu viel läuft: Fehlt einer solchen Gruppe eine Ziffer, hat sie alle anderen.
coach-idea-exocet = Zwei Felder eines Blocks haben zwei von drei oder vier Ziffern. Zwei Felder der Blöcke daneben sind die einzigen Plätze für dieselben beiden.
coach-idea-sk_loop = Paare von Feldern bilden einen Ring durch zwei Zeilen, zwei Spalten und vier Blöcke. Jede dieser Linien und jeder dieser Blöcke hat zwei Ziffern, die im Ring stehen müssen.
coach-idea-multi_sector = Wo sich Zeilen und Spalten kreuzen, passt eine Ziffer höchstens einmal in jede Zeile oder in jede Spalte. Geht die Rechnung genau auf, wird jede dort gebraucht.
coach-idea-tridagon = In diesen zwölf Feldern von vier Blöcken gehen drei Ziffern allein nie auf. Also stimmt eine der wenigen anderen Ziffern, die dort übrig sind.
coach-idea-kraken_fish = Ein Fisch mit ein paar Plätzen zu viel. Entweder gilt der Fisch, oder eine dieser Flossen stimmt, und von jeder Flosse führt eine kurze Kette zum selben Ergebnis.

## Stufe 1: wohin schauen

coach-where-house = Schau { $in }.
coach-where-digit = Schau, wo die { $digit } stehen kann.
coach-where-cell = Schau dich rund um { $cell } um.
coach-where-lines = Schau dich { $lines } um.

## Stufe 2: wonach suchen

coach-what = Gesucht: { $name }. { $idea }
coach-what-booklet = Hier hilft „{ $booklet }“ aus dem Heft ({ $name }). { $idea }
coach-what-deduction = Gesucht: { $name } (im Heft: „{ $booklet }“). { $idea }

## Stufe 3: der Beweis

coach-proof-full_house = Nur noch ein Feld ist { $in } frei, und nur die { $digit } fehlt.
coach-proof-hidden = Die { $digit } steht schon in { $tiles }; deshalb passt sie { $in } in kein anderes freies Feld.
coach-proof-hidden-noted = Die { $digit } steht schon in { $tiles }, und in { $out } ist sie bereits ausgeschlossen; deshalb passt sie { $in } in kein anderes freies Feld.
coach-proof-hidden-only-noted = Die { $digit } hat { $in } nur noch einen Platz: In { $out } ist sie schon ausgeschlossen.
coach-proof-elimination = Was { $in } noch fehlt: { $missing }. Davon sieht { $cell } schon { $seen } (in { $tiles }), also bleibt nur die { $digit }.
coach-proof-elimination-noted = Was { $in } noch fehlt: { $missing }. Davon sieht { $cell } schon { $seen } (in { $tiles }); dort schon ausgeschlossen: { $out }. Es bleibt nur die { $digit }.
coach-proof-elimination-only-noted = Was { $in } noch fehlt: { $missing }. Davon in { $cell } schon ausgeschlossen: { $out }. Es bleibt nur die { $digit }.
coach-proof-exclusion = Zeile, Spalte und Block von { $cell } zeigen zusammen alle Ziffern bis auf die { $digit }.
coach-proof-exclusion-noted = Zeile, Spalte und Block von { $cell } zeigen { $seen }; dort schon ausgeschlossen: { $out }. Es bleibt nur die { $digit }.
coach-proof-exclusion-only-noted = In { $cell } sind alle Ziffern bis auf die { $digit } schon ausgeschlossen.
coach-proof-locked = Alle Plätze für die { $digit } { $in } ({ $places }) liegen auch { $in-cover }.
coach-proof-naked_subset = Für die Felder { $places } { $in } bleiben zusammen nur { $digits }: { $count } Ziffern für { $count } Felder.
coach-proof-hidden_subset = Die Ziffern { $digits } passen { $in } nur in { $places }: { $count } Felder für { $count } Ziffern.
coach-proof-fish = Die { $digit } kann { $bases } nur { $covers } stehen. Sie braucht dort also je ein Feld und kommt { $covers } sonst nirgends hin.
coach-proof-finned_fish = Die { $digit } kann { $bases } nur { $covers } stehen, oder aber in { $either }. So oder so kommt sie { $covers } in kein anderes Feld, das auch { $fins } sieht.
coach-proof-turbot = Die { $digit } hat { $in } und { $in-two } je zwei Plätze. Die Felder { $near } sehen einander, also hat mindestens eines von { $far } die { $digit }.
coach-proof-empty_rectangle = Die { $digit } kann { $in } nur { $in-arm } oder { $in-other } stehen.
coach-proof-rectangle-pair = Die { $digit } hat { $in-pair } nur zwei Plätze: { $near } und { $far }. Steht sie nicht in { $far }, dann in { $near }, und dann steht die { $digit } des Blocks { $in-other }.
coach-proof-xy_wing = In { $pivot } steht { $x } oder { $y }. Ist es { $x }, so steht in { $one } die { $digit }; ist es { $y }, so steht in { $two } die { $digit }.
coach-proof-xyz_wing = In { $pivot } steht { $x }, { $y } oder { $digit }. Ist es { $x }, so steht in { $one } die { $digit }; ist es { $y }, so steht in { $two } die { $digit }. Also hat mindestens eines der drei Felder die { $digit }.
coach-proof-w_wing = Für die Felder { $one } und { $two } bleiben nur { $digits }. Hätten beide die { $link }, gäbe es { $in } keinen Platz mehr für die { $link }; also hat mindestens eines von ihnen die { $digit }.
coach-proof-remote_pair = Für die Felder { $places } bleiben nur { $digits }, und jedes sieht das nächste. Also steht in { $first } und { $last } nicht dieselbe Ziffer: in einem die eine, im anderen die andere.
coach-proof-colours = Folgt man den Paaren, so steht die { $digit } entweder in { $first } oder in { $second }.
coach-proof-colours-too = Ebenso steht die { $digit } entweder in { $first } oder in { $second }.
coach-proof-sees-both = Ein Feld, das Felder beider Farben sieht, kann die { $digit } also nicht haben.
coach-proof-colour-twice = Aber { $one } und { $two } liegen beide { $in }, also steht die { $digit } nicht in { $second }.
coach-proof-colour-sees-both = Aber { $one } sieht { $two }, und { $other } sieht { $four }: Stünde die { $digit } in { $first }, hätte sie auf der anderen Seite gar keinen Platz mehr.
coach-proof-colours-touch = Weil { $one } und { $two } einander sehen, steht die { $digit } nicht sowohl in { $first } als auch in { $third }; also steht sie in { $second } oder in { $fourth }.
coach-proof-unique_rectangle = Nur { $digits } bleiben in { $floor }. Bliebe auch in { $roof } nichts anderes, ließen sich die Ziffern der vier Felder vertauschen, und es gäbe zwei Lösungen.
coach-proof-rectangle-bound = Die { $link } kann { $in } nur in { $roof } stehen. Stünde im anderen der beiden Felder die { $digit }, ließen sich die Ziffern vertauschen.
coach-proof-rectangle-extra = Also hat mindestens eines der Felder { $roof } die { $digit }.
coach-proof-bug = Ohne die { $digit } in { $cell } hätte jedes freie Feld nur noch zwei Ziffern. Jede davon hätte nur zwei Plätze in ihrer Zeile, ihrer Spalte und ihrem Block. Dann könnte es nicht genau eine Lösung geben.
coach-proof-chain = Stimmt { $first } nicht, so stimmt { $last }: { $chain }. Also stimmt mindestens eines von beiden.
coach-proof-chain-place = Selbst wenn { $first } nicht stimmte, folgte daraus, dass es stimmt: { $chain }.
coach-proof-als = Gruppen von Feldern, die je eine Ziffer mehr haben als Felder: { $sets }.
coach-proof-als-link = Die Gruppen { $one } und { $two } können nicht beide die { $digit } haben.
coach-proof-als-ends = Also hat { $first } oder { $last } die { $digit }.
coach-proof-first-set = Wenn { $gone }, fehlt { $name } die { $digit }, und { $name } hat alle anderen Ziffern: { $claim }.
coach-proof-first-house = Wenn { $gone }, dann { $claim }: der einzige andere Platz { $in }.
coach-proof-first-cell = Wenn { $gone }, dann { $claim }: die einzige andere Ziffer dort.
coach-proof-link-set = Also { $gone }; ohne die { $digit } hat { $name } alle anderen Ziffern: { $claim }.
coach-proof-link-house = Also { $gone }, und { $claim }: der einzige andere Platz { $in }.
coach-proof-link-cell = Also { $gone }, und { $claim }: die einzige andere Ziffer dort.
coach-proof-chain-ends = Mindestens eines der beiden Enden stimmt: { $first } oder { $last }.
coach-proof-sue_de_coq = Die Felder { $crossing }, { $line } und { $block } sind { $count } Felder für genau { $count } Ziffern: { $digits }. Keine Ziffer bleibt sowohl in { $line } als auch in { $block }, also steht jede genau einmal in diesen Feldern.
coach-proof-death_blossom = In { $stem } steht { $either }.
coach-proof-petal = Steht in { $stem } die { $link }, so hat die Gruppe { $places } ({ $digits }) die { $digit }.
coach-proof-rectangle-set = Also hat eines der Felder { $roof } eine dieser Ziffern: { $extras }. Mit { $places } sind das { $count } Felder { $in } für { $count } Ziffern: { $digits }.
coach-proof-rectangle-sides = Die { $link } kann { $in } und { $in-two } nur in den Ecken stehen. Stünde sie in einem der Felder { $roof }, dann in beiden, und { $floor } hätten die { $digit }.
coach-proof-hidden_rectangle = Nur { $digits } bleiben in { $floor }. Hätten { $roof } nur diese beiden Ziffern, ließen sie sich vertauschen, und es gäbe zwei Lösungen.
coach-proof-rectangle-hidden = Die { $link } kann { $in } und { $in-two } nur in den Ecken stehen. Mit der { $digit } in { $cell } stünde die { $link } in { $near }, und auch { $floor } hätte die { $digit }.
coach-proof-avoidable_rectangle = Die Ziffern in { $floor } sind gefunden, nicht vorgegeben. Würde in { $roof } das Rechteck aus { $digits } vervollständigt, ließen sich diese vertauschen, und es gäbe zwei Lösungen.
coach-proof-bug_n = Ohne { $because } hätte jedes freie Feld nur noch zwei Ziffern. Jede davon hätte nur zwei Plätze in ihrer Zeile, ihrer Spalte und ihrem Block. Dann könnte es nicht genau eine Lösung geben, also stimmt mindestens eines davon.
coach-proof-mixed_fish = Jeder dieser Bereiche braucht die { $digit }, und keine zwei haben dafür einen gemeinsamen Platz: { $bases }. Alle diese Plätze liegen in ebenso vielen anderen Bereichen: { $covers }. Also kommt die { $digit } dort sonst nirgends hin.
coach-proof-mixed_fish-fins = Jeder dieser Bereiche braucht die { $digit }, und keine zwei haben dafür einen gemeinsamen Platz: { $bases }. Bis auf { $fins } liegen alle diese Plätze in ebenso vielen anderen Bereichen: { $covers }. So oder so kommt die { $digit } dort in kein anderes Feld, das { $fins } sieht.
coach-proof-fireworks = Die Ziffern { $digits } können { $in } nur { $in-corner } oder in { $one } stehen. Sie können { $in-two } nur { $in-corner } oder in { $two } stehen.
coach-proof-fireworks-corner = Eine Ziffer, die weder in { $one } noch in { $two } steht, muss in { $cell } stehen, wo sich die Linien kreuzen. Also füllen die { $count } Ziffern diese { $count } Felder.
coach-proof-exocet = Zwei der Ziffern { $digits } stehen in { $base }. Jede der beiden muss auch { $covers } stehen, je einmal.
coach-proof-exocet-targets = Außerhalb von { $band } passt sie dort höchstens zweimal hin, und innerhalb bleiben nur { $targets }. Also haben { $targets } dieselben beiden Ziffern wie { $base }.
coach-proof-sk_loop = { $count ->
    [one] { $count } freies Feld bildet
   *[other] { $count } freie Felder bilden
} einen Ring aus Paaren { $rows } und { $columns }.
coach-proof-sk_loop-lines = In einer Linie passt jede Ziffer dort höchstens einmal hin: { $links }.
coach-proof-sk_loop-blocks = Die anderen passen dort höchstens einmal in einen Block: { $links }.
coach-proof-sk_loop-locked = Das ist Platz für { $count ->
    [one] { $count } Ziffer
   *[other] { $count } Ziffern
}: Jede gehört in den Ring und steht sonst nirgends in ihrer Linie oder ihrem Block.
coach-proof-multi_sector = { $count ->
    [one] { $count } freies Feld liegt
   *[other] { $count } freie Felder liegen
} { $rows } und zugleich { $columns }.
coach-proof-multi_sector-rows = Höchstens einmal je Zeile haben sie Platz für { $digits }: insgesamt { $count }-mal.
coach-proof-multi_sector-columns = Höchstens einmal je Spalte haben sie Platz für { $digits }: insgesamt { $count }-mal.
coach-proof-multi_sector-locked = Das reicht gerade für { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}. Also stehen diese Ziffern sonst nirgends in den Linien, in denen sie gezählt wurden.
coach-proof-tridagon = Vier Blöcke ({ $band }) haben je drei Felder, von denen keine zwei in einer Linie liegen: { $places }.
coach-proof-tridagon-digits = Stünden dort nur { $digits }, hätte eine Zeile oder Spalte eine davon zweimal, wie man sie auch füllt.
coach-proof-tridagon-one = Also stimmt die eine andere Ziffer, die dort übrig ist: { $because }.
coach-proof-tridagon-some = Also stimmt eine der anderen Ziffern, die dort übrig sind: { $because }.
coach-proof-kraken_fish = Ohne { $fins } kann die { $digit } { $bases } nur { $covers } stehen. Dann kann { $cell } nicht { $digit } sein.
coach-proof-kraken_fish-near = Steht die { $digit } in { $near }, sieht { $cell } sie.
coach-link = { $house } ({ $digits })

coach-suppose = Angenommen, { $assumed }.
coach-impossible = Das ist unmöglich.
coach-follows = Dann { $line }.
coach-case = Fall { $assumed }.
coach-cases-cell = Prüfe jede Ziffer, die in { $cell } noch übrig ist: { $digits }.
coach-cases-house = Prüfe jeden Platz, der { $in } für die { $digit } noch übrig ist: { $places }.
coach-cases-fins = Probiere jede Flosse als Platz der { $digit }: { $places }.
coach-cases-agree = In jedem Fall: { $claim }.
coach-cases-fail = Also scheitert jeder Fall.
coach-end-cell = Für { $cell } bleibt keine Ziffer übrig.
coach-end-house = Für die { $digit } bleibt { $in } kein Platz.
coach-end-twice = Die { $digit } stünde { $in } zweimal.
coach-end-two = In { $cell } stünden zwei Ziffern.
coach-line-house = { $claim }: der einzige Platz { $in }, wegen { $because }.
coach-line-cell = { $claim }: die einzige Ziffer, die dort bleibt, wegen { $because }.
coach-line-seen = { $claim }, wegen { $because }.
coach-net-links = Dieser Beweis hat { $count } Glieder.
coach-net-cases = Es kommt auf { $count } Fälle hinaus, und jeder davon scheitert.
coach-join = { $one }; { $two }
coach-join-sentences = { $one }. { $two }
coach-set = { $name } = { $places } ({ $digits })

coach-so-place = Also gehört die { $digit } in { $cell }.
coach-so-not = Daher { $claims }.
coach-so-remove = Damit kannst du streichen: { $removals }.
coach-removal = die { $digit } in { $places }

## Die fünf Stufen

level-1 = Leicht
level-2 = Mittel
level-3 = Knifflig
level-4 = Schwer
level-5 = Teuflisch

level-1-idea = Die ersten fünf Wege des Hefts genügen, ganz ohne Notizen.
level-2-idea = Schlüsse in einer Zeile, einer Spalte oder einem Block und den Nachbarn: gesperrte Kandidaten, Paare und Tripel.
level-3-idea = Muster über das ganze Gitter: Fische, Wings, Farben.
level-4-idea = Ketten, und Gruppen von Feldern mit einer Ziffer zu viel.
level-5-idea = Annahmen müssen verfolgt werden, bis sie scheitern.

## Fehler des Spielers

coach-mistake-where = Etwas stimmt { $in } nicht.
coach-mistake-what-digit = Schau dir die { $digit } in { $cell } noch einmal an.
coach-mistake-what-note = Schau dir deine Notizen in { $cell } noch einmal an.
coach-mistake-clash = Die { $digit } in { $cell } sieht die { $digit } in { $seen }.
coach-mistake-digit = Die { $digit } in { $cell } kann nicht stimmen.
coach-mistake-then-cell = Am Ende bleibt damit für { $cell } keine Ziffer.
coach-mistake-then-house = Am Ende bleibt damit { $in } kein Platz für die { $digit }.
coach-mistake-then-twice = Am Ende stünde die { $digit } { $in } zweimal.
coach-mistake-then-two = Am Ende stünden in { $cell } zwei Ziffern.
coach-mistake-cases = Was man danach auch versucht: Am Ende scheitert es.
coach-mistake-note = Die Ziffer, die in { $cell } gehört, steht nicht in deinen Notizen.
coach-mistake-back = Radiere { $erase } aus: Dann bist du wieder vor dem Fehler.
coach-mistake-back-note = Lösche deine Notizen in { $erase } und schreib sie neu.

## Legends

coach-legend-area = hier schauen
coach-legend-cells = Felder, auf die es ankommt
coach-legend-wrong = sieht falsch aus
coach-legend-house = Zeile, Spalte, Block oder Feld
coach-legend-base = hier muss die Ziffer hin
coach-legend-cover = gemeinsame Linien
coach-legend-group = Gruppe von Feldern
coach-legend-rectangle = die vier Ecken
coach-legend-ray = sperrt dieses Feld
coach-legend-premise = darauf beruht es
coach-legend-pair = das Paar
coach-legend-extra = zusätzliche Ziffer
coach-legend-fin = zusätzlicher Platz (Flosse)
coach-legend-pivot = Drehpunkt
coach-legend-pincer = Zange
coach-legend-target = mindestens eins davon stimmt
coach-legend-colour_a = erste Farbe
coach-legend-colour_b = zweite Farbe
coach-legend-colour_c = dritte Farbe
coach-legend-colour_d = vierte Farbe
coach-legend-assumed = angenommen
coach-legend-true = stimmt dann
coach-legend-false = stimmt dann nicht
coach-legend-strong = starke Verbindung: mindestens eins stimmt
coach-legend-weak = schwache Verbindung: höchstens eins stimmt
coach-legend-leads = führt zu
coach-legend-elimination = kann weg
coach-legend-placement = kommt hierhin

## Enden

coach-solved = Alles ist ausgefüllt, und alles stimmt.
coach-stuck = Aus diesem Gitter folgt nichts weiter: Jedes freie Feld lässt sich noch auf mehr als eine Weise füllen.
coach-budget = Die Suche nach dem nächsten Schritt wurde abgebrochen, weil sie zu lange dauerte.
coach-no-way = „{ $way }“ führt hier gerade zu nichts. Der leichteste Schritt ist: { $name }.

## Fehlermeldungen

error-problem-is-full = Hier gibt es nichts zu lösen: Kein Feld ist frei.
error-problem-is-empty = Hier gibt es keinen Anhaltspunkt: Kein Feld ist ausgefüllt.
error-bad-notes = „{ $value }“ ist keine Notiz. Schreib ein Feld, ein Gleichheitszeichen und Ziffern, etwa a1=259.
error-not-from-problem = In { $cell } hat das Gitter nicht die { $symbol } des Rätsels.
error-bad-stage = Eine Stufe { $value } gibt es nicht; die Stufen sind 1, 2 und 3.
error-unknown-way = „{ $value }“ ist kein Lösungsweg.
error-nothing-to-rate = In { $path } steht kein Rätsel.
error-file-unwritable = { $path } lässt sich nicht schreiben: { $detail }.
error-picture-ending = Bilder sind SVG-Dateien: Schreib statt { $path } einen Namen, der auf „.svg“ endet.
error-bad-problem-line = Zeile { $line }: { $cause }

## Die Kommandozeile

cli-hint = Einen Tipp für den nächsten Schritt geben.
cli-hint-problem = Das Rätsel: 81 Zeichen, ein Punkt oder 0 für jedes freie Feld; oder jedes bekannte Format, oder eine Datei mit einem Rätsel.
cli-hint-stage = 1: wohin schauen, 2: wonach suchen, 3: der ganze Beweis.
cli-hint-lang = Die Sprache: en, fr, it, nl, ru oder de.
cli-hint-svg = Ein Bild des Schritts in diese Datei schreiben.
cli-hint-grid = Dein eigenes Gitter, so weit du bist.
cli-hint-notes = Deine eigenen Notizen, etwa a1=259 b3=47.
cli-hint-unique = Auch Gründe zulassen, die nur gelten, weil ein Rätsel genau eine Lösung hat.
cli-hint-way = Einem Weg folgen, etwa deduction oder x-wing, auch wenn ein anderer leichter ist.
cli-hint-all = Alle Schritte auflisten, die jetzt möglich sind, nach Technik.
cli-rate = Sagen, wie schwer Rätsel sind, eine Zeile für jedes.
cli-rate-file = Das Rätsel selbst oder eine Datei mit einem Rätsel je Zeile; - liest die Standardeingabe.
cli-rate-json = Für jedes Rätsel ein JSON-Dokument schreiben.
cli-rate-se = Auch die Zahl von Sudoku Explainer; dauert länger.
cli-rate-number = SE { $number }
cli-rate-solved = durch Logik gelöst
cli-rate-not-solved = nicht durch Logik gelöst
cli-rate-budget = abgebrochen, zu lange gesucht
cli-rate-line = { $problem } Stufe { $level }, Punkte { $score }, { $hardest }, { $logic } (Technikensatz { $set })
cli-explain = Den ganzen Weg zur Lösung erklären.
cli-explain-problem = Das Rätsel: 81 Zeichen, ein Punkt oder 0 für jedes freie Feld; oder jedes bekannte Format, oder eine Datei mit einem Rätsel.
cli-explain-lang = Die Sprache: en, fr, it, nl, ru oder de.
cli-explain-unique = Auch Gründe zulassen, die nur gelten, weil ein Rätsel genau eine Lösung hat.
cli-explain-svg = Ein Bild jedes Schritts in diesen Ordner schreiben, oder von einem Schritt in diese Datei (*.svg).
cli-explain-step = Nur dieser Schritt, von 1 an gezählt.
cli-explain-without = Ohne diese Techniken auskommen, zum Beispiel x_wing,swordfish.
cli-explain-shortest = Jedes Mal den Schritt mit den wenigsten Gliedern nehmen statt den leichtesten.
cli-explain-costs = Für jede Technik des Weges sagen, was es kostet, ohne sie auszukommen.
cli-explain-cost = { $name }: ohne diese Technik { $more } Punkte mehr; Schritte: { $steps }, am schwersten: { $hardest }
cli-explain-no-harder = { $name }: ohne diese Technik nicht schwerer; Schritte: { $steps }, am schwersten: { $hardest }
cli-explain-needed = { $name }: ohne diese Technik führt Logik nicht weiter
cli-explain-line = { $n }. { $name }: { $proof }

error-unknown-order = Gib „easiest“ oder „shortest“ an, nicht „{ $value }“.
error-no-such-step = Einen Schritt { $value } gibt es nicht; dieser Weg endet mit Schritt { $steps }.
