### Rätsel und ihre Formate, auf Deutsch.

## Texte, die sich nicht lesen lassen

error-nothing-to-read = Hier gibt es nichts zu lesen.
error-input-too-large = Das ist zu groß: Mehr als { $most } Zeichen werden nicht auf einmal gelesen.
error-not-text = Das ist kein Text, sondern etwas anderes.
error-unknown-format = Ein Format „{ $name }“ gibt es nicht.
error-format-not-recognised = Das sieht nach keinem der bekannten Formate aus. Wenn du weißt, welches es ist, gib es an.
error-one-problem-only = Ein Text im Format { $format } enthält genau ein Rätsel, nicht { $count }.
error-bad-json = Das ist kein gültiges JSON: { $detail }.
error-bad-xml = Das ist kein gültiges XML: { $detail }.
error-xml-with-doctype = XML, das einen Dokumenttyp oder eigene Entitäten mitbringt, wird sicherheitshalber nicht gelesen.
error-wrong-shape = Bei { $where } steht etwas, das das Format so nicht vorsieht: { $detail }.
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
cli-convert-file = Die Datei mit den Rätseln, oder - für die Standardeingabe.
cli-convert-to = Das Format, in dem geschrieben wird: text, grid, sdk, sdm, ss, hodoku, opensudoku, ipuz, fpuzzles, sudokupad oder sudokuwiki.
cli-convert-from = Das Format der Datei, falls es nicht von selbst erkannt wird.
