### Problems and their formats, in English.

## Texts that cannot be read

error-nothing-to-read = There is nothing to read here.
error-input-too-large = This is too large: no more than { $most } characters are read at once.
error-not-text = This is not text but the bytes of something else.
error-unknown-format = There is no format “{ $name }”.
error-format-not-recognised = This looks like none of the known formats. If you know which one it is, name it.
error-one-problem-only = A text in the format { $format } holds exactly one problem, not { $count }.
error-bad-json = This is not valid JSON: { $detail }.
error-bad-xml = This is not valid XML: { $detail }.
error-xml-with-doctype = XML that brings a document type or entities of its own is not read, to be on the safe side.
error-wrong-shape = Something is not as the format wants it, at { $where }: { $detail }.
error-nested-too-deep = This is nested more deeply than any problem needs.
error-bad-compression = The compressed part of the link is damaged. Perhaps the link has been cut off.
error-expands-too-far = Unpacked, this would have more than { $most } characters.
error-bad-link = The link is damaged at “{ $detail }”.
error-link-without-problem = This link only names a problem that lies on the site. It does not contain the problem.
error-bad-library-line = This is not one of HoDoKu’s library lines.
error-bad-candidate = “{ $value }” is not a candidate. One is written as symbol, row and column: 412.
error-another-kind-of-problem = This is not a plain 9×9 Sudoku: it comes with “{ $rule }”.

## Grids that are no problems

error-problem-without-givens = This grid is empty. A problem needs givens.
error-problem-with-clash = The givens contradict each other: { $symbol } stands in { $both }, which share a row, a column or a block.

## Converting

convert-at-line = Line { $number }:
convert-left-out = The format { $format } has no room for everything. Left out: { $fields }.
problem-digits = the digits written in
problem-candidates = the candidates
problem-title = the title
problem-author = the author
problem-comment = the comment
problem-source = the source
cli-convert = Convert problems from one format into another.
cli-convert-file = The file with the problems, or - for the standard input.
cli-convert-to = The format to write: text, grid, sdk, sdm, ss, hodoku, opensudoku, ipuz, fpuzzles, sudokupad or sudokuwiki.
cli-convert-from = The format of the file, if it is not recognised by itself.
