### Puzzles and their formats, in English.

## Texts that cannot be read [errors]

error-nothing-to-read = There is nothing to read here.
error-unknown-page = The booklet has puzzles 1 to { $most }, not { $number }.
error-unknown-figure = There is no figure { $number } in the booklet: they go from { $least } to { $most }.
error-unknown-link = { $most ->
    [one] Figure { $number } has only { $most } step.
   *[other] Figure { $number } has only { $most } steps.
}
error-input-too-large = This is too large: no more than { $most } characters are read at once.
error-not-text = This is not text but the bytes of something else.
error-unknown-format = There is no format “{ $name }”.
error-format-not-recognised = This looks like none of the known formats. If you know which one it is, name it.
error-one-problem-only = A text in the format { $format } holds exactly one puzzle, not { $count }.
error-bad-json = This is not valid JSON from here on: “{ $detail }”.
error-bad-xml = This is not valid XML (line { $line }, column { $column }).
error-xml-with-doctype = XML that brings a document type or entities of its own is not read, to be on the safe side.
error-wrong-shape = Something does not match the format: { misread }.
error-nested-too-deep = This is nested more deeply than any puzzle needs.
error-bad-compression = The compressed part of the link is damaged. Perhaps the link has been cut off.
error-expands-too-far = Unpacked, this would have more than { $most } characters.
error-bad-link = The link is damaged at “{ $detail }”.
error-link-without-problem = This link only names a puzzle on the site. It does not contain the puzzle.
error-bad-library-line = This is not one of HoDoKu’s library lines.
error-bad-candidate = “{ $value }” is not a candidate. One is written as symbol, row and column: 412.
error-another-kind-of-problem = This is not a plain 9×9 Sudoku: it comes with “{ $rule }”.

## Grids that are no problems [errors]

error-problem-without-givens = This grid is empty. A puzzle needs givens.
error-problem-with-clash = The givens contradict each other: { $symbol } is in { $both }, which share a row, a column or a block.

## Converting [pages]

convert-at-line = Line { $number }:
convert-left-out = The format { $format } has no room for everything. Left out: { $fields }.
problem-digits = the digits written in
problem-candidates = the candidates
problem-title = the title
problem-author = the author
problem-comment = the comment
problem-source = the source

## Converting [server]

cli-convert = Convert puzzles from one format into another.
cli-convert-file = The puzzle itself, or a file with puzzles; - reads standard input.
cli-convert-to = The format to write: text, grid, sdk, sdm, ss, hodoku, opensudoku, ipuz, fpuzzles, sudokupad or sudokuwiki.
cli-convert-from = The format of the file, if it is not recognised by itself.

## Practice and daily puzzles [pages]

practice-right = Right.
practice-more = Right, and the same step shows even more.
practice-nothing = There is no answer yet.
practice-filled = { $cell } is filled already.
practice-no-candidate = { $digit } is not a candidate in { $cell }.
practice-not-there = { $digit } is not possible in { $cell }.
practice-must-stay = { $digit } has to stay in { $cell }: it is in the solution.
practice-another-way = You are right about the { $digit } in { $cell }, but it does not follow from the technique asked for here ({ $name }).
practice-find = Find it yourself: { $name }. { $idea }
practice-is-one = Yes.
practice-spoiled = No. Without the { $digit } in { $cell } the pattern would be complete. As long as that digit is possible there, nothing follows.
practice-given = No. The { $digit } in { $cell } is given. Given digits cannot be swapped, so nothing follows.
practice-second-place = No. The { $digit } also fits in { $cell } in the same row, column or block, so its place is not certain yet.
practice-second-digit = No. The { $digit } is also possible in { $cell }, so the cell is not certain yet.

## Practice and daily puzzles [errors]

error-unknown-technique = There is no technique “{ $value }”.
error-technique-without-positions = There is no position to practise the technique “{ $technique }”: the library has none, and no new puzzle that needs it was found.
error-technique-without-puzzle = No puzzle of this symmetry and level that needs the technique “{ $technique }” is known. Without symmetry and level there is one.
error-technique-without-look-alike = There is no look-alike for “{ $technique }”.
error-bad-answer = “{ $value }” is not an answer. Write c3=5 to place a digit, c3-5 to remove a candidate.
error-bad-date = There is no date “{ $value }”. Write the year, the month and the day, like 2026-03-01.
error-daily-not-yet = The puzzles for { $date } come out on that day.
error-bad-problem-code = “{ $value }” is not the code of a puzzle.

## Practice and daily puzzles [server]

cli-practice = Practise a technique: a position where it is the next thing needed.
cli-practice-technique = The technique, such as naked_pair or x_wing.
cli-practice-seed = Another number gives another position.
cli-practice-answer = Your answer: c3=5 places a digit, c3-5 removes a candidate; several with spaces between them.
cli-practice-show = Show the step with its proof.
cli-practice-svg = Write a picture of the position to this file, with the step if it is shown.
cli-practice-json = Write the position as a JSON document.
cli-practice-lang = The language: en, fr, it, nl, ru or de.
cli-daily = Show the puzzles of a day, one for each level.
cli-daily-date = The day, like 2026-03-01; today if you leave it out.
cli-daily-level = Only this level, from 1 to 5.
cli-daily-line = Level { $level }, { $name }: { $problem }
cli-booklet = Show the fifty numbered puzzles of the booklet, or one of them.
cli-booklet-number = The number of a puzzle, from 1 to 50; all of them if you leave it out.
cli-booklet-json = Write each puzzle as a JSON document on a line of its own.
cli-booklet-level = Level { $level }: { $ways }
cli-library = Show puzzles of the library, the easiest of each level first: one in each line.
cli-library-technique = Only those that need this technique, such as x-wing.
cli-library-hardest = Nothing harder than the technique is needed.
cli-library-clues = The number of given digits, such as 24 or 24-26.
cli-library-score = The score of difficulty, such as 1000-2000; from about 500 (easy) to 18,000 (fiendish).
cli-library-number = At most this many; all of them if you leave it out.
