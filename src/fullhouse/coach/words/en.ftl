### What the coach says, in English.

## Names: houses, techniques, the six ways of the booklet

coach-house = { $kind ->
    [row] row { $name }
    [column] column { $name }
   *[block] block { $name }
}
coach-in-house = { $kind ->
    [row] in row { $name }
    [column] in column { $name }
   *[block] in block { $name }
}
coach-in-lines = { $kind ->
    [row] in rows { $names }
   *[column] in columns { $names }
}

coach-booklet-slide = slide
coach-booklet-crossing = crossing
coach-booklet-block_crossing = block crossing
coach-booklet-elimination = crossing by elimination
coach-booklet-exclusion = exclusion
coach-booklet-deduction = deduction

coach-name-full_house = full house
coach-name-slide = hidden single in a block
coach-name-block_crossing = hidden single in a block
coach-name-crossing = hidden single in a line
coach-name-elimination = naked single in a line
coach-name-exclusion = naked single
coach-name-pointing = locked candidates, pointing
coach-name-claiming = locked candidates, claiming
coach-name-naked_pair = naked pair
coach-name-naked_triple = naked triple
coach-name-naked_quad = naked quadruple
coach-name-hidden_pair = hidden pair
coach-name-hidden_triple = hidden triple
coach-name-hidden_quad = hidden quadruple
coach-name-x_wing = X-wing
coach-name-swordfish = swordfish
coach-name-jellyfish = jellyfish
coach-name-finned_x_wing = finned X-wing
coach-name-finned_swordfish = finned swordfish
coach-name-finned_jellyfish = finned jellyfish
coach-name-sashimi_x_wing = sashimi X-wing
coach-name-sashimi_swordfish = sashimi swordfish
coach-name-sashimi_jellyfish = sashimi jellyfish
coach-name-skyscraper = skyscraper
coach-name-two_string_kite = two-string kite
coach-name-turbot_fish = turbot fish
coach-name-empty_rectangle = empty rectangle
coach-name-xy_wing = XY-wing
coach-name-xyz_wing = XYZ-wing
coach-name-w_wing = W-wing
coach-name-remote_pair = remote pair
coach-name-simple_colouring = simple colouring
coach-name-multi_colouring = multi-colouring
coach-name-unique_rectangle = unique rectangle
coach-name-bug = BUG+1, bivalue universal grave
coach-name-x_chain = X-chain
coach-name-xy_chain = XY-chain
coach-name-aic = alternating inference chain
coach-name-grouped_aic = grouped alternating inference chain
coach-name-als_xz = ALS-XZ
coach-name-als_xy_wing = ALS-XY-wing
coach-name-als_chain = chain of almost locked sets
coach-name-sue_de_coq = Sue de Coq
coach-name-death_blossom = death blossom
coach-name-forcing_chain = forcing chain
coach-name-forcing_net = forcing net
coach-name-nested_net = nested forcing net

## Ideas: one sentence for each

coach-idea-full_house = A house with one empty cell takes the one number that is missing.
coach-idea-slide = Equal numbers in the lines that cross a block leave only one of its cells for that number.
coach-idea-block_crossing = Of a block’s empty cells, only one can still take a number that the block lacks.
coach-idea-crossing = A row or column lacks a number, and only one of its empty cells can still take it.
coach-idea-elimination = Of the numbers a line lacks, all but one are barred from one of its cells.
coach-idea-exclusion = A cell’s row, column and block together show eight different numbers.
coach-idea-pointing = All places for a number in a block lie in one line, so it stands nowhere else in that line.
coach-idea-claiming = All places for a number in a line lie in one block, so it stands nowhere else in that block.
coach-idea-naked_subset = A few cells of a house share equally few numbers, so they use them up among themselves.
coach-idea-hidden_subset = A few numbers of a house fit only into equally few cells, so nothing else goes there.
coach-idea-fish = In some parallel lines a number has places in equally few crossing lines, so those are taken.
coach-idea-finned_fish = It would be a fish but for extra places in one block; what sees these as well is still out.
coach-idea-sashimi_fish = A fish with a missing corner that extra places in one block make up for.
coach-idea-skyscraper = Two parallel lines have two places each for a number and share one end: one of the other ends holds it.
coach-idea-two_string_kite = A row and a column have two places each for a number and meet in a block: one of their far ends holds it.
coach-idea-turbot_fish = Two houses have two places each for a number and are linked at one end: one of the far ends holds it.
coach-idea-empty_rectangle = In a block, a number lies in one row and one column only; a pair elsewhere turns the corner.
coach-idea-xy_wing = A cell with two numbers sees two others, and whichever it takes, one of these two must hold the same third number.
coach-idea-xyz_wing = A cell with three numbers sees two others, and one of the three cells must hold the number they share.
coach-idea-w_wing = Two equal cells cannot both hold the same number, because a house between them needs it.
coach-idea-remote_pair = Cells with the same two numbers form a chain, so its ends hold one of each.
coach-idea-simple_colouring = Places of a number, coloured in turn along pairs: one of the two colours is true.
coach-idea-multi_colouring = Two coloured chains of a number touch each other, so not all their colours can be true.
coach-idea-unique_rectangle = Four cells with the same two numbers could be swapped, but the problem has one solution only.
coach-idea-bug = If every cell had two numbers left there would be two solutions, so the odd one is true.
coach-idea-x_chain = A chain of places for one number: if the first does not hold it, the last one does.
coach-idea-xy_chain = A chain of cells with two numbers each: if the first does not hold the number, the last one does.
coach-idea-aic = A chain of candidates, in turn false and true: either its first or its last one is true.
coach-idea-grouped_aic = A chain where several places in one block and line act as one: either its first or its last one is true.
coach-idea-als_xz = Two groups of cells each have one number too many and cannot both hold the one they share.
coach-idea-als_xy_wing = Three groups of cells each have one number too many, and the middle one robs one of the others.
coach-idea-als_chain = Groups of cells with one number too many hand the lack on from one to the next.
coach-idea-sue_de_coq = Where a block and a line cross, the cells together with a few others hold exactly as many numbers as they are.
coach-idea-death_blossom = Whatever a cell takes, it robs one group of cells, and each of them then keeps the same number.
coach-idea-forcing_chain = Follow what an assumption forces, link by link, until it fails or every case ends the same.
coach-idea-forcing_net = Follow all that an assumption forces, several reasons together, until it fails or every case ends the same.
coach-idea-nested_net = Follow an assumption, and where it stops try every case: all of them fail.

## Stage 1: where to look

coach-where-house = Look { $in }.
coach-where-digit = Look where the { $digit } can go.
coach-where-cell = Look around { $cell }.

## Stage 2: what to look for

coach-what = Look for this: { $name }. { $idea }
coach-what-booklet = Look for what the booklet calls { $booklet } ({ $name }). { $idea }
coach-what-deduction = Look for this: { $name } (in the booklet, a { $booklet }). { $idea }

## Stage 3: the proof

coach-proof-full_house = There is one empty cell left { $in }, and only the { $digit } is missing.
coach-proof-hidden = { $tiles-count ->
    [0] The { $digit } has no other place { $in }: all other cells were ruled out before.
   *[other] { $noted ->
        [0] Because of the { $digit } in { $tiles }, no other empty cell { $in } can hold it.
       *[other] Because of the { $digit } in { $tiles } and what was ruled out before, no other empty cell { $in } can hold it.
    }
}
coach-proof-elimination = What is still missing { $in }: { $missing }. Of these, { $cell } sees all but the { $digit }.
coach-proof-exclusion = { $noted ->
    [0] The row, column and block of { $cell } together show every number but the { $digit }.
   *[other] All numbers but the { $digit } are ruled out in { $cell }: by its row, column and block, or before.
}
coach-proof-locked = All places for the { $digit } { $in } ({ $places }) also lie { $in-cover }.
coach-proof-naked_subset = The cells { $places } { $in } have only { $digits } left, { $count } numbers for { $count } cells.
coach-proof-hidden_subset = The numbers { $digits } fit { $in } only into { $places }, { $count } cells for { $count } numbers.
coach-proof-fish = The { $digit }s { $bases } stand { $covers } only, and take one cell of each.
coach-proof-finned_fish = The { $digit }s { $bases } stand { $covers } only, unless one is in { $fins }. What sees both the fish and { $fins } cannot hold it.
coach-proof-turbot = { $in } and { $in-two } the { $digit } has two places each. { $near } see each other, so at least one of { $far } holds the { $digit }.
coach-proof-empty_rectangle = The { $digit } { $in } lies in one row and one column only. It has two places { $in-two }: { $pair }. Either { $far } holds it, or it bars one arm of the block, and the block’s { $digit } is in the other.
coach-proof-xy_wing = Whichever number { $pivot } takes, { $one } or { $two } becomes { $digit }.
coach-proof-xyz_wing = Whichever number { $pivot } takes: the { $digit } stands there, in { $one } or in { $two }.
coach-proof-w_wing = The cells { $one } and { $two } have only { $digits } left. If both were { $link }, there would be no { $link } { $in }; so one of them is { $digit }.
coach-proof-remote_pair = The cells { $places } have only { $digits } left and see each other in turn, so the two ends hold one of each.
coach-proof-simple_colouring = { $twice ->
    [yes] The { $digit }s alternate between { $first } and { $second }. Two of { $second } stand in one house, so { $second } are all false.
   *[no] The { $digit }s alternate between { $first } and { $second }: either all of the former or all of the latter hold it.
}
coach-proof-multi_colouring = The { $digit }s alternate between { $first } on one side and { $second } on the other, and likewise between { $third } and { $fourth }. { $both ->
    [yes] The side { $first } sees both { $third } and { $fourth }, one of which is true, so it is false.
   *[no] The sides { $first } and { $third } see each other and are not both true, so { $second } or { $fourth } is.
}
coach-proof-unique_rectangle = Only { $digits } are left in { $floor }. If { $roof } had no more either, the four cells could be swapped: there would be two solutions.
coach-proof-bug = All empty cells but { $cell } have two numbers left, each twice in its house. Only the { $digit } in { $cell } prevents two solutions.
coach-proof-chain = If the first is wrong, the last is right: { $chain }.
coach-proof-chain-place = It cannot be wrong without being right: { $chain }.
coach-proof-als = Groups with one number too many: { $sets }. They are linked by { $links }, so the { $digit } stays in the first or the last of them.
coach-proof-sue_de_coq = The cells { $crossing } with { $line } and { $block } are { $count } cells for exactly { $count } numbers: { $digits }.
coach-proof-death_blossom = Whatever { $stem } takes, it robs one of these groups: { $sets }. Each of them then holds the { $digit }.
coach-proof-fails = Suppose { $assumed }. { $story } That is impossible.
coach-proof-cases = { $cases } Every case leads to the same.

coach-case = If { $assumed }: { $story }
coach-cases-cell = Now try all numbers of { $cell }:
coach-cases-house = Now try all places for the { $digit } { $in }:
coach-end-cell = Nothing is left for { $cell }.
coach-end-house = No place is left for the { $digit } { $in }.
coach-end-twice = The { $digit } would stand twice { $in }.
coach-end-two = Two numbers would stand in { $cell }.
coach-set = { $cells } ({ $digits })

coach-so-place = So { $cell } is { $digit }.
coach-so-remove = So { $removals }.
coach-removal = the { $digit } is out in { $places }

## The five levels

level-1 = Easy
level-2 = Moderate
level-3 = Tricky
level-4 = Hard
level-5 = Fiendish

level-1-idea = The booklet’s first five ways are enough, without any notes.
level-2-idea = Deductions within a house and its neighbours: locked numbers, pairs and triples.
level-3-idea = Patterns across the board: fish, wings, colours.
level-4-idea = Chains and groups of cells that almost fit.
level-5-idea = Assumptions have to be followed until they fail.

## Mistakes

coach-mistake-where = Something { $in } cannot be right.
coach-mistake-what-digit = Look at the { $digit } in { $cell } again.
coach-mistake-what-note = Look at your notes in { $cell } again.
coach-mistake-clash = The { $digit } in { $cell } sees the { $digit } in { $seen }.
coach-mistake-digit = The { $digit } in { $cell } cannot be right. { $why }
coach-mistake-note = Your notes in { $cell } lack the number that belongs there.
coach-mistake-back = To go back to before the mistake, clear { $erase }.

## Ends

coach-solved = Everything is filled in, and all of it is right.
coach-stuck = Nothing more follows from this grid: each empty cell can still be filled in more than one way.
coach-budget = The search for the next step was stopped because it took too long.

## Errors

error-problem-is-full = There is nothing to solve: no cell is empty.
error-problem-is-empty = There is nothing to go by: no cell is filled in.
error-bad-notes = “{ $value }” is not a note. Write a cell, an equals sign and numbers, such as a1=259.
error-not-from-problem = In { $cell } the grid does not have the { $symbol } of the problem.
error-bad-stage = There is no stage { $value }; the stages are 1, 2 and 3.
error-nothing-to-rate = There is no problem in { $path }.
error-file-unwritable = { $path } cannot be written: { $detail }.
error-bad-problem-line = Line { $line }: { $cause }

## The command line

cli-hint = Give a hint for the next step.
cli-hint-problem = The problem: 81 characters, a dot or 0 for each empty cell.
cli-hint-stage = 1: where to look, 2: what to look for, 3: the whole proof.
cli-hint-lang = The language: en, fr, it, nl, ru or de.
cli-hint-svg = Write a picture of the step to this file.
cli-hint-grid = Your own grid, as far as you are.
cli-hint-notes = Your own notes, such as a1=259 b3=47.
cli-hint-unique = Allow reasons that hold only because a problem has one solution.
cli-rate = Say how hard problems are: one line for each problem of a file.
cli-rate-file = The file, a problem on each line; - reads standard input.
cli-rate-json = Write one JSON document for each problem.
cli-rate-solved = solved by logic
cli-rate-not-solved = not solved by logic
cli-rate-budget = stopped by the budget
cli-rate-line = { $problem } level { $level }, score { $score }, { $hardest }, { $logic } (technique set { $set })
cli-explain = Explain the whole way to the solution.
cli-explain-problem = The problem: 81 characters, a dot or 0 for each empty cell.
cli-explain-lang = The language: en, fr, it, nl, ru or de.
cli-explain-unique = Allow reasons that hold only because a problem has one solution.
cli-explain-svg = Write a picture of each step into this folder, or of one step into this file (*.svg).
cli-explain-step = Only this step, counted from 1.
error-no-such-step = This way has { $steps } steps; there is no step { $value }.
cli-explain-line = { $n }. { $name }: { $proof }
