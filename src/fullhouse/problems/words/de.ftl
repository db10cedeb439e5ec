## Texte, die sich nicht lesen lassen

error-nothing-to-read = Hier gibt es nichts zu lesen.
error-unknown-page = Das Heft hat die Rätsel 1 bis { $most }, nicht { $number }.
error-unknown-figure = Abbildung { $number } gibt es im Heft nicht: Es gibt { $least } bis { $most }.
error-unknown-link = Abbildung { $number } hat nur { $most } Schritte.
error-input-too-large = Das ist zu groß: Mehr als { $most } Zeichen werden nicht auf einmal gelesen.
error-not-text = Das ist kein Text, sondern etwas anderes.
error-unknown-format = Ein Format „{ $name }“ gibt es nicht.
error-format-not-recognised = Das sieht nach keinem der bekannten Formate aus. Wenn du weißt, welches es ist, gib es an.
error-one-problem-only = Ein Text im Format { $format } enthält genau ein Rätsel, nicht { $count }.
error-bad-json = Ab hier ist das kein gültiges JSON: „{ $detail }“.
error-bad-xml = Das ist kein gültiges XML (Zeile { $line }, Spalte { $column }).
error-xml-with-doctype = XML, das einen Dokumenttyp oder eigene Entitäten mitbringt, wird sicherheitshalber nicht gelesen.
error-wrong-shape = Etwas entspricht nicht dem Format: { misread }.
error-nested-too-deep = Das ist tiefer verschachtelt, als es ein Rätsel je sein muss.
error-bad-compression = Der komprimierte Teil des Links ist beschädigt. Vielleicht ist der Link abgeschnitten.
error-expands-too-far = Ausgepackt hätte das mehr als { $most } Zeichen.
error-bad-link = Der Link ist bei „{ $detail }“ beschädigt.
error-link-without-problem = Dieser Link nennt nur ein Rätsel, das auf der Website liegt. Er enthält es nicht.
error-bad-library-line = Das ist keine Zeile aus einer HoDoKu-Bibliothek.
error-bad-candidate = „{ $value }“ ist kein Kandidat. Man schreibt Ziffer, Zeile und Spalte: 412.
error-another-kind-of-problem = Das ist kein gewöhnliches 9×9-Sudoku: Es enthält „{ $rule }“.

## Gitter, die keine Rätsel sind

error-problem-without-givens = Dieses Gitter ist leer. Ein Rätsel braucht Vorgaben.
error-problem-with-clash = Die Vorgaben widersprechen sich: Die { $symbol } steht in { $both }, also zweimal in derselben Zeile, Spalte oder im selben Block.

## Umwandeln

convert-at-line = Zeile { $number }:
convert-left-out = Im Format { $format } ist nicht für alles Platz. Weggelassen: { $fields }.
problem-digits = die eingetragenen Ziffern
problem-candidates = die Kandidaten
problem-title = der Titel
problem-author = der Autor
problem-comment = der Kommentar
problem-source = die Quelle
cli-convert = Rätsel von einem Format in ein anderes umwandeln.
cli-convert-file = Das Rätsel selbst oder eine Datei mit Rätseln; - liest die Standardeingabe.
cli-convert-to = Das Format, in dem geschrieben wird: text, grid, sdk, sdm, ss, hodoku, opensudoku, ipuz, fpuzzles, sudokupad oder sudokuwiki.
cli-convert-from = Das Format der Datei, falls es nicht von selbst erkannt wird.

## Üben und Rätsel des Tages

practice-right = Richtig.
practice-more = Richtig, und aus demselben Schritt folgt noch mehr.
practice-nothing = Es gibt noch keine Antwort.
practice-filled = { $cell } ist schon ausgefüllt.
practice-no-candidate = Die { $digit } ist kein Kandidat in { $cell }.
practice-not-there = Die { $digit } ist in { $cell } nicht möglich.
practice-must-stay = Die { $digit } muss in { $cell } bleiben: Sie steht in der Lösung.
practice-another-way = Für die { $digit } in { $cell } stimmt das, aber es folgt hier nicht aus der gesuchten Technik ({ $name }).
practice-find = Finde es selbst: { $name }. { $idea }
practice-is-one = Ja.
practice-spoiled = Nein. Ohne die { $digit } in { $cell } würde es stimmen. Solange sie dort möglich ist, folgt daraus nichts.
practice-given = Nein. Die { $digit } in { $cell } ist vorgegeben. Vorgegebene Ziffern lassen sich nicht vertauschen, also folgt nichts.
practice-second-place = Nein. In diesem Bereich passt die { $digit } auch in { $cell }; ihr Platz steht noch nicht fest.
practice-second-digit = Nein. In { $cell } ist auch die { $digit } möglich; das Feld steht noch nicht fest.
error-unknown-technique = Eine Technik „{ $value }“ gibt es nicht.
error-technique-without-positions = Es gibt keine Stellung, um die Technik „{ $technique }“ zu üben: Die Bibliothek hat keine, und ein neues Rätsel, das sie braucht, wurde nicht gefunden.
error-technique-without-puzzle = Für die Technik „{ $technique }“ ist kein Rätsel mit dieser Symmetrie und auf dieser Stufe bekannt. Ohne Symmetrie und Stufe gibt es eines.
error-technique-without-look-alike = Für „{ $technique }“ gibt es kein Beispiel zum Verwechseln.
error-bad-answer = „{ $value }“ ist keine Antwort. Schreib c3=5, um eine Ziffer zu setzen, c3-5, um einen Kandidaten zu streichen.
error-bad-date = Das Datum „{ $value }“ gibt es nicht. Schreib Jahr, Monat und Tag, etwa 2026-03-01.
error-daily-not-yet = Die Rätsel für { $date } kommen an diesem Tag.
error-bad-problem-code = „{ $value }“ ist nicht der Code eines Rätsels.
cli-practice = Eine Technik üben: eine Stellung, in der gerade sie gebraucht wird.
cli-practice-technique = Die Technik, etwa naked_pair oder x_wing.
cli-practice-seed = Eine andere Zahl ergibt eine andere Stellung.
cli-practice-answer = Deine Antwort: c3=5 setzt eine Ziffer, c3-5 streicht einen Kandidaten; mehrere mit Leerzeichen dazwischen.
cli-practice-show = Den Schritt mit seinem Beweis zeigen.
cli-practice-svg = Ein Bild der Stellung in diese Datei schreiben, mit dem Schritt, wenn er gezeigt wird.
cli-practice-json = Die Stellung als JSON-Dokument schreiben.
cli-practice-lang = Die Sprache: en, fr, it, nl, ru oder de.
cli-daily = Die Rätsel eines Tages zeigen, eines für jede Stufe.
cli-daily-date = Der Tag, etwa 2026-03-01; ohne Angabe heute.
cli-daily-level = Nur diese Stufe, von 1 bis 5.
cli-daily-line = Stufe { $level }, { $name }: { $problem }
cli-booklet = Die fünfzig nummerierten Rätsel des Hefts zeigen oder eines davon.
cli-booklet-number = Die Nummer eines Rätsels, von 1 bis 50; ohne sie alle.
cli-booklet-json = Jedes Rätsel als JSON-Dokument in eine eigene Zeile schreiben.
cli-booklet-level = Stufe { $level }: { $ways }
cli-library = Rätsel der Bibliothek zeigen, die leichtesten jeder Stufe zuerst, eines in jeder Zeile.
cli-library-technique = Nur solche, die diese Technik brauchen, etwa x-wing.
cli-library-hardest = Nur solche, die nichts Schwereres als diese Technik brauchen.
cli-library-clues = Wie viele Vorgaben, etwa 24 oder 24-26.
cli-library-score = Die Punkte der Schwierigkeit, etwa 1000-2000; von etwa 500 (leicht) bis 18.000 (teuflisch).
cli-library-number = Höchstens so viele; ohne Angabe alle.
