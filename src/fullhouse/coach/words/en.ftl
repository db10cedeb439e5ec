### What the coach says, in English.

## Names: rows, columns and blocks, techniques, the six ways of the booklet [server]

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

## Names: rows, columns and blocks, techniques, the six ways of the booklet [lessons]

coach-booklet-slide = slide
coach-booklet-crossing = crossing
coach-booklet-block_crossing = block crossing
coach-booklet-elimination = crossing by elimination
coach-booklet-exclusion = exclusion
coach-booklet-deduction = deduction
coach-way-full_house = Start where there is almost nothing left to do. Count through a row, column or block with a single gap: the digit that you do not meet belongs there. Every gap that you close may leave another row, column or block with only one.
coach-way-slide = Choose a digit and a block that lacks it. Wherever the same digit already is in a row or column that crosses the block, no cell on that line can take it. If only one cell of the block is left over, the digit belongs there. Slide from block to block with the same digit before you choose another.
coach-way-block_crossing = Choose a block with few gaps and ask which digits it lacks. Take each of them in turn and look along the rows and columns through the gaps. A digit that is kept out of all gaps but one belongs in that one.
coach-way-crossing = The same for a whole row or column: which digits does it lack? Look for each of them in the columns or rows that cross the gaps, and in the blocks around them. Where only one gap can take the digit, write it.
coach-way-elimination = Turn the question round and look at one gap in a row or column that lacks only a few digits. Cross out those that the crossing line or the block already contains. If only one is left, it belongs in the gap.
coach-way-exclusion = Look for a cell whose row, column and block together show eight different digits: only the ninth is left. You find such cells where many different digits meet, not where the same ones repeat.
coach-way-deduction = Sometimes you do not know a digit’s exact place yet, but you have narrowed it down, and that already rules it out elsewhere: all its places in one block lie on one line, two cells share the same two digits, or three cells share three. Write what is left as small notes in the corners, draw the conclusion and go back to the simple ways: sooner or later this leads to a digit.
coach-tip-1 = Solving is a chain: each digit that you write leads to others. After every one go back to the simple ways and look at what it has changed before you search anywhere else.
coach-tip-2 = Start in the crowded places. A row, column or block with few gaps gives up its digits first, and a cell where many different digits meet is the first to have only one left.
coach-tip-3 = Write down what you know. Small notes in the corners record what you have narrowed down, so that you do not have to work it out twice; cross out whatever a new digit rules out.
coach-tip-4 = Do not skip a line with many gaps: one of its digits may still have only one place. Use deduction when the simple ways run out, and return to them as soon as you can.

coach-name-full_house = full house
coach-name-slide = hidden single in a block
coach-name-block_crossing = hidden single in a block
coach-name-crossing = hidden single in a row or column
coach-name-elimination = naked single in a row or column
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
coach-name-unique_rectangle-type = unique rectangle, type { $type }
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
coach-name-forcing_net = dynamic forcing net
coach-name-nested_net = nested forcing net
coach-name-hidden_rectangle = hidden rectangle
coach-name-avoidable_rectangle = avoidable rectangle
coach-name-unique_rectangle_3 = unique rectangle, type 3
coach-name-unique_rectangle_5 = unique rectangle, type 5
coach-name-unique_rectangle_6 = unique rectangle, type 6
coach-name-bug_n = BUG+n
coach-name-fireworks = triple firework
coach-name-franken_fish = Franken fish
coach-name-mutant_fish = mutant fish
coach-name-als_aic = ALS-AIC, chain with almost locked sets
coach-name-exocet = junior exocet
coach-name-sk_loop = SK-loop, ring of pairs
coach-name-multi_sector = multi-sector locked set
coach-name-tridagon = tridagon
coach-name-kraken_fish = Kraken fish

## Ideas: one sentence for each [lessons]

coach-idea-full_house = A row, column or block with one empty cell takes the one digit that is missing.
coach-idea-slide = The same digit in rows or columns that cross a block leaves only one cell of the block for it.
coach-idea-block_crossing = Of a block’s empty cells, only one can still take a digit that the block lacks.
coach-idea-crossing = A row or column lacks a digit, and only one of its empty cells can still take it.
coach-idea-elimination = One empty cell of a row or column can take only one of the few digits that are missing there.
coach-idea-exclusion = A cell’s row, column and block together show eight different digits.
coach-idea-exclusion-noted = Only one digit is left for a cell: its row, column and block show some, and the others were ruled out before.
coach-idea-pointing = All places for a digit in a block lie in one row or column, so it can go nowhere else in that row or column.
coach-idea-claiming = All places for a digit in a row or column lie in one block, so it can go nowhere else in that block.
coach-idea-naked_pair = Two cells of a row, column or block have only two digits left between them. So no other cell there can hold any of these.
coach-idea-naked_triple = Three cells of a row, column or block have only three digits left between them. So no other cell there can hold any of these.
coach-idea-naked_quad = Four cells of a row, column or block have only four digits left between them. So no other cell there can hold any of these.
coach-idea-hidden_pair = Two digits of a row, column or block fit only into the same two cells. So nothing else can go there.
coach-idea-hidden_triple = Three digits of a row, column or block fit only into the same three cells. So nothing else can go there.
coach-idea-hidden_quad = Four digits of a row, column or block fit only into the same four cells. So nothing else can go there.
coach-idea-finned_x_wing = An X-wing, but for extra places in one block. A cell that it would clear, and that sees all of these, still loses the digit.
coach-idea-sashimi_x_wing = An X-wing with a missing corner, made up for by extra places in one block. A cell that it would clear, and that sees all of these, loses the digit.
coach-idea-finned_swordfish = A swordfish, but for extra places in one block. A cell that it would clear, and that sees all of these, still loses the digit.
coach-idea-sashimi_swordfish = A swordfish with a missing corner, made up for by extra places in one block. A cell that it would clear, and that sees all of these, loses the digit.
coach-idea-finned_jellyfish = A jellyfish, but for extra places in one block. A cell that it would clear, and that sees all of these, still loses the digit.
coach-idea-sashimi_jellyfish = A jellyfish with a missing corner, made up for by extra places in one block. A cell that it would clear, and that sees all of these, loses the digit.
coach-idea-x_wing = In two rows, a digit can only go in the same two columns. So it goes nowhere else in those columns. Or the same with rows and columns swapped.
coach-idea-swordfish = In three rows, a digit can only go in the same three columns. So it goes nowhere else in those columns. Or the same with rows and columns swapped.
coach-idea-jellyfish = In four rows, a digit can only go in the same four columns. So it goes nowhere else in those columns. Or the same with rows and columns swapped.
coach-idea-skyscraper = Two rows have only two places each for a digit, and one end of each lies in the same column: at least one of the other ends holds it. Or the same with rows and columns swapped.
coach-idea-two_string_kite = A row and a column have only two places each for a digit, and one end of each lies in the same block: at least one of the far ends holds it.
coach-idea-turbot_fish = A digit has only two places in each of two houses (rows, columns or blocks). One place of the first sees one of the second, so at least one of the far ends holds it.
coach-idea-empty_rectangle = In a block, every place for a digit lies in one row or in one column. If a pair of places elsewhere rules out the one, the digit is in the other.
coach-idea-xy_wing = A cell with two digits sees two others, and whichever it takes, one of these two must hold the same third digit.
coach-idea-xyz_wing = A cell with three digits sees two others, and one of the three cells must hold the digit they share.
coach-idea-w_wing = Two cells have the same two digits left. If both took the first digit, some row, column or block would have no place for it. So at least one of them holds the second.
coach-idea-remote_pair = An even number of cells with the same two digits form a chain, each seeing the next. So its two ends hold different digits.
coach-idea-simple_colouring = Wherever a digit has only two places in a row, column or block, colour them in turn. Then all cells of one colour hold the digit, and no cell of the other does.
coach-idea-multi_colouring = Two coloured chains of a digit touch each other. Two colours that see each other cannot both be true, and that says more than each chain alone.
coach-idea-unique_rectangle = If four cells had only the same two digits, these could be swapped, but the puzzle has only one solution.
coach-idea-bug = If every empty cell had two digits left, each with two places in its row, column and block, there could not be exactly one solution. So the extra digit is true.
coach-idea-x_chain = A chain of places for one digit: if the first does not hold it, the last one does.
coach-idea-xy_chain = A chain of cells with two digits each: if the first does not hold the digit, the last one does.
coach-idea-aic = A chain of candidates, alternately false and true: at least one of its two ends is true.
coach-idea-grouped_aic = A chain where several places in one block and one row or column act as one: at least one of its two ends is true.
coach-idea-als_xz = Two groups of cells each have one more digit than cells. A digit that they share cannot be in both, so one of the groups must hold all its other digits.
coach-idea-als_xy_wing = Three groups of cells each have one more digit than cells. The middle one takes a digit from one of the other two, and that group must then hold all its other digits.
coach-idea-als_chain = A chain of groups that each have one more digit than cells: if the first does not hold the digit, each takes a digit from the next, and the last one holds it.
coach-idea-sue_de_coq = Where a block crosses a row or column, the shared cells and a few others have exactly as many digits as there are cells.
coach-idea-death_blossom = Whichever digit a cell takes, it takes it from one of several groups. Whichever group that is, it must then hold the same other digit.
coach-idea-forcing_chain = Follow what an assumption forces, link by link, until it fails or every case ends the same.
coach-idea-forcing_net = Follow all that an assumption forces, several reasons together, until it fails or every case ends the same.
coach-idea-nested_net = Follow an assumption, and where it stops try every case: all of them fail.
coach-idea-hidden_rectangle = The corners of a rectangle share two digits. If one corner took the first, the second would have to fill the corners beside it, and the two digits could be swapped.
coach-idea-avoidable_rectangle = Digits that you found yourself must not complete a rectangle of two digits that could be swapped.
coach-idea-unique_rectangle_3 = Two corners have extra digits, and at least one of these is true. Together with other cells of the same row, column or block they make a naked pair, triple or quadruple.
coach-idea-unique_rectangle_5 = Two opposite corners or three corners of the rectangle have the same extra digit left. At least one of them must hold it.
coach-idea-unique_rectangle_6 = On two opposite sides of the rectangle, a digit fits only in the corners. If it took one of the corners with extra digits, it would take both, and the digits could be swapped.
coach-idea-bug_n = If every empty cell had two digits left, each with two places in its row, column and block, there could not be exactly one solution. So at least one of the few extra digits is true.
coach-idea-fireworks = A row and a column cross in a block. Outside the block, three digits fit only in one and the same cell of the row, and one of the column. So they fill these two cells and the crossing.
coach-idea-franken_fish = A fish in which blocks count as well as lines: some rows and blocks, covered by as many columns and blocks, or the other way round.
coach-idea-mutant_fish = A fish of any rows, columns and blocks: those that need the digit are covered by as many others.
coach-idea-als_aic = A chain that also runs through groups with one digit too many: if such a group lacks one digit, it holds all its others.
coach-idea-exocet = Two cells of a block have only three or four digits left between them. The two digits that they take must also fill two particular cells of the blocks beside it.
coach-idea-sk_loop = Pairs of cells form a ring through two rows, two columns and four blocks. These allow only as many digits there as the ring has cells, so each of the digits is needed in the ring.
coach-idea-multi_sector = Take the cells where some rows cross some columns, and count how often each digit fits there: at most once per row, or once per column. If that is just enough to fill the cells, every one is needed there.
coach-idea-tridagon = Twelve cells in four blocks form a pattern that three digits alone can never fill. So at least one of the few other digits left there is true.
coach-idea-kraken_fish = A fish with a few extra places, its fins. Either the fish works without them or one of the fins holds the digit, and a short chain from each fin ends the same way.

## Stage 1: where to look [server]

coach-where-house = Look { $in }.
coach-where-digit = Look where the { $digit } can go.
coach-where-cell = Look around { $cell }.
coach-where-lines = Look { $lines }.

## Stage 2: what to look for [server]

coach-what = Look for this: { $name }. { $idea }
coach-what-booklet = Look for what the booklet calls “{ $booklet }” ({ $name }). { $idea }
coach-what-deduction = Look for this: { $name } (in the booklet’s terms, a { $booklet }). { $idea }

## Stage 3: the proof [server]

coach-proof-full_house = There is one empty cell left { $in }, and only the { $digit } is missing.
coach-proof-hidden = Because of the { $digit } in { $tiles }, no other empty cell { $in } can hold it.
coach-proof-hidden-noted = Because of the { $digit } in { $tiles }, and because it was ruled out in { $out } before, no other empty cell { $in } can hold it.
coach-proof-hidden-only-noted = The { $digit } has only one place left { $in }: in { $out } it was ruled out before.
coach-proof-elimination = Still missing { $in }: { $missing }. Of these, { $cell } sees { $seen } (in { $tiles }), so only the { $digit } is left.
coach-proof-elimination-noted = Still missing { $in }: { $missing }. Of these, { $cell } sees { $seen } (in { $tiles }); ruled out there before: { $out }. Only the { $digit } is left.
coach-proof-elimination-only-noted = Still missing { $in }: { $missing }. Of these, ruled out in { $cell } before: { $out }. Only the { $digit } is left.
coach-proof-exclusion = The row, column and block of { $cell } together show every digit but the { $digit }.
coach-proof-exclusion-noted = The row, column and block of { $cell } show { $seen }; ruled out there before: { $out }. Only the { $digit } is left.
coach-proof-exclusion-only-noted = In { $cell }, all digits but the { $digit } were ruled out before.
coach-proof-locked = All places for the { $digit } { $in } ({ $places }) also lie { $in-cover }.
coach-proof-naked_subset = The cells { $places } { $in } have only { $digits } left among them: { $count } digits for { $count } cells.
coach-proof-hidden_subset = The only places for the digits { $digits } { $in } are { $places }: { $count } cells for { $count } digits.
coach-proof-fish = The only places for the { $digit } { $bases } are { $covers }. So it takes one cell in each of these.
coach-proof-finned_fish = The only places for the { $digit } { $bases } are { $covers } or in { $either }. Either way, no other cell { $covers } that sees { $fins } can hold it.
coach-proof-turbot = The { $digit } has only two places { $in }, and only two { $in-two }. The cells { $near } see each other, so at least one of { $far } holds the { $digit }.
coach-proof-empty_rectangle = The only places for the { $digit } { $in } are { $in-arm } or { $in-other }.
coach-proof-rectangle-pair = The { $digit } has just two places { $in-pair }: { $near } and { $far }. If it is not in { $far }, it is in { $near }, and then the block’s { $digit } is { $in-other }.
coach-proof-xy_wing = In { $pivot } there is { $x } or { $y }. If it is { $x }, then { $one } is { $digit }; if it is { $y }, then { $two } is { $digit }.
coach-proof-xyz_wing = In { $pivot } there is { $x }, { $y } or { $digit }. If it is { $x }, then { $one } is { $digit }; if it is { $y }, then { $two } is { $digit }. So one of the three cells holds the { $digit }.
coach-proof-w_wing = The cells { $one } and { $two } have only { $digits } left. If both were { $link }, there would be no place for the { $link } { $in }; so one of them is { $digit }.
coach-proof-remote_pair = The cells { $places } have only { $digits } left, and each sees the next. So { $first } and { $last } hold different digits.
coach-proof-colours = Pair by pair, the { $digit } is either in { $first } or in { $second }.
coach-proof-colours-too = Likewise, the { $digit } is either in { $first } or in { $second }.
coach-proof-sees-both = So a cell that sees one of each kind cannot hold the { $digit }.
coach-proof-colour-twice = But { $one } and { $two } both lie { $in }, so the { $digit } is not in { $second }.
coach-proof-colour-sees-both = But { $one } sees { $two }, and { $other } sees { $four }: with the { $digit } in { $first }, there would be no place left for it in the second chain.
coach-proof-colours-touch = Since { $one } and { $two } see each other, the { $digit } is not in both { $first } and { $third }; so it is in { $second } or in { $fourth }.
coach-proof-unique_rectangle = Only { $digits } are left in { $floor }. If { $roof } had no other digits left either, the digits in the four cells could be swapped. Then there would be two solutions.
coach-proof-rectangle-bound = The only places for the { $link } { $in } are { $roof }. If the other of these cells were { $digit }, the two digits could be swapped.
coach-proof-rectangle-extra = So at least one of { $roof } holds the { $digit }.
coach-proof-bug = Without the { $digit } in { $cell }, every empty cell would have two digits left, and each of them two places in its row, column and block. Then there could not be exactly one solution.
coach-proof-chain = If { $first } is false, then { $last } is true: { $chain }. So at least one of the two is true.
coach-proof-chain-place = Even if { $first } were false, it would turn out to be true: { $chain }.
coach-proof-als = Groups of cells, each with one more digit than cells: { $sets }.
coach-proof-als-link = The groups { $one } and { $two } cannot both hold the { $digit }.
coach-proof-als-ends = Then { $first } or { $last } must hold the { $digit }.
coach-proof-first-set = If { $gone }, { $name } lacks the { $digit } and must hold all its other digits: { $claim }.
coach-proof-first-house = If { $gone }, then { $claim }: the only other place { $in }.
coach-proof-first-cell = If { $gone }, then { $claim }: the only other digit there.
coach-proof-link-set = So { $gone }; without the { $digit }, { $name } must hold all its other digits: { $claim }.
coach-proof-link-house = So { $gone }, and { $claim }: the only other place { $in }.
coach-proof-link-cell = So { $gone }, and { $claim }: the only other digit there.
coach-proof-chain-ends = At least one of the two ends is true: { $first } or { $last }.
coach-proof-sue_de_coq = The cells { $crossing }, { $line } and { $block } are { $count } cells for exactly { $count } digits: { $digits }. No digit is left in both { $line } and { $block }, so each of them is in these cells exactly once.
coach-proof-death_blossom = In { $stem } there is { $either }.
coach-proof-petal = If { $stem } is { $link }, the group { $places } ({ $digits }) holds the { $digit }.
coach-proof-rectangle-set = So one of { $roof } holds one of { $extras }. Together with { $places } that makes { $count } cells { $in } for { $count } digits: { $digits }.
coach-proof-rectangle-sides = The only places for the { $link } { $in } and { $in-two } are corners. If it were in one of { $roof }, it would have to be in both, and { $floor } would be { $digit }.
coach-proof-hidden_rectangle = Only { $digits } are left in { $floor }. If { $roof } held nothing but these two, they could be swapped, and there would be two solutions.
coach-proof-rectangle-hidden = The only places for the { $link } { $in } and { $in-two } are corners. If { $cell } were { $digit }, the { $link } would be in { $near }, and { $floor } would be { $digit } too.
coach-proof-avoidable_rectangle = The digits in { $floor } were found, not given. If { $roof } completed the rectangle of { $digits }, these could be swapped, and there would be two solutions.
coach-proof-bug_n = Without { $because }, every empty cell would have two digits left, and each of them two places in its row, column and block. Then there could not be exactly one solution, so at least one of these is true.
coach-proof-mixed_fish = These all need the { $digit }, and no two of them share a place for it: { $bases }. All its places there lie in just as many other rows, columns or blocks: { $covers }. So the { $digit } goes nowhere else in these.
coach-proof-mixed_fish-fins = These all need the { $digit }, and no two of them share a place for it: { $bases }. Apart from { $fins }, all its places there lie in just as many other rows, columns or blocks: { $covers }. Either way, the { $digit } goes in no other cell of these that sees { $fins }.
coach-proof-fireworks = The only places for { $digits } { $in } are { $in-corner } and in { $one }; { $in-two } they are { $in-corner } and in { $two }.
coach-proof-fireworks-corner = A digit that is neither in { $one } nor in { $two } must be in { $cell }, where the two lines cross. So the { $count } digits fill these { $count } cells.
coach-proof-exocet = Two of the digits { $digits } are in { $base }. Each of these two digits must also appear { $covers }, once in each.
coach-proof-exocet-targets = Outside these blocks ({ $band }), each fits there at most twice. Inside them, only { $targets } are left for it. So { $targets } hold the same two digits as { $base }.
coach-proof-sk_loop = { $count ->
    [one] { $count } empty cell forms
   *[other] { $count } empty cells form
} a ring of pairs { $rows } and { $columns }.
coach-proof-sk_loop-lines = These digits fit in the ring at most once per line: { $links }.
coach-proof-sk_loop-blocks = The others fit in it at most once per block: { $links }.
coach-proof-sk_loop-locked = That makes { $count ->
    [one] { $count } digit
   *[other] { $count } digits
} for as many cells, so each is needed in the ring and can go nowhere else in its line or block.
coach-proof-multi_sector = { $count ->
    [one] { $count } empty cell lies
   *[other] { $count } empty cells lie
} both { $rows } and { $columns }.
coach-proof-multi_sector-rows = Counted at most once per row, there is room for { $digits }: { $count ->
    [one] once
   *[other] { $count } times
} in all.
coach-proof-multi_sector-columns = Counted at most once per column, there is room for { $digits }: { $count ->
    [one] once
   *[other] { $count } times
} in all.
coach-proof-multi_sector-locked = That is just enough to fill { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}. So these digits can go nowhere else in the lines in which they were counted.
coach-proof-tridagon = Four blocks ({ $band }) have three cells each, no two of the three in a line: { $places }.
coach-proof-tridagon-digits = If they held only { $digits }, some row or column would have one of these twice, however you fill them.
coach-proof-tridagon-one = So the one other digit that is left there is true: { $because }.
coach-proof-tridagon-some = So at least one of the other digits that are left there is true: { $because }.
coach-proof-kraken_fish = Without { $fins }, the only places for the { $digit } { $bases } are { $covers }. Then { $cell } cannot be { $digit }.
coach-proof-kraken_fish-near = { $cell } sees { $near }: if the { $digit } is there, { $cell } cannot be { $digit }.
coach-link = { $house } ({ $digits })

coach-suppose = Suppose { $assumed }.
coach-impossible = That is impossible.
coach-follows = Then { $line }.
coach-case = Case { $assumed }.
coach-cases-cell = Try every digit that is left in { $cell }: { $digits }.
coach-cases-house = Try every place that is left for the { $digit } { $in }: { $places }.
coach-cases-fins = Try each fin as the place of the { $digit }: { $places }.
coach-cases-agree = In every case: { $claim }.
coach-cases-fail = So every case fails.
coach-end-cell = No digit is left for { $cell }.
coach-end-house = No place is left for the { $digit } { $in }.
coach-end-twice = The { $digit } would appear twice { $in }.
coach-end-two = There would be two digits in { $cell }.
coach-line-house = { $claim }: the only place left { $in }, because of { $because }.
coach-line-cell = { $claim }: the only digit left there, because of { $because }.
coach-line-seen = { $claim }, because of { $because }.
coach-net-links = This proof has { $count } links.
coach-net-cases = It comes to { $count } cases, and every one of them fails.
coach-join = { $one }; { $two }
coach-join-sentences = { $one }. { $two }
coach-set = { $name } = { $places } ({ $digits })

coach-so-place = So { $cell } is { $digit }.
coach-so-not = Therefore { $claims }.
coach-so-remove = Therefore { $removals }.
coach-removal = the { $digit } can be removed from { $places }

## The five levels [pages]

level-1 = Easy
level-2 = Moderate
level-3 = Tricky
level-4 = Hard
level-5 = Fiendish

## The five levels [server]

level-1-idea = The booklet’s first five ways are enough, without any notes.
level-2-idea = Deductions within a row, column or block and its neighbours: locked digits, pairs and triples.
level-3-idea = Patterns across the board: fish, wings, colours.
level-4-idea = Chains, and groups of cells with one digit too many.
level-5-idea = Assumptions have to be followed until they fail.

## Mistakes [server]

coach-mistake-where = Something { $in } cannot be right.
coach-mistake-what-digit = Look at the { $digit } in { $cell } again.
coach-mistake-what-note = Look at your notes in { $cell } again.
coach-mistake-clash = The { $digit } in { $cell } sees the { $digit } in { $seen }.
coach-mistake-digit = The { $digit } in { $cell } cannot be right.
coach-mistake-then-cell = In the end it leaves no digit for { $cell }.
coach-mistake-then-house = In the end it leaves no place for the { $digit } { $in }.
coach-mistake-then-twice = In the end the { $digit } would appear twice { $in }.
coach-mistake-then-two = In the end two digits would meet in { $cell }.
coach-mistake-cases = With it, everything that can be tried fails in the end.
coach-mistake-note = The digit that belongs in { $cell } is not among your notes there.
coach-mistake-back = To go back to before the mistake, clear { $erase }.
coach-mistake-back-note = Clear your notes in { $erase } and write them again.

## Legends [lessons]

coach-legend-area = where to look
coach-legend-cells = cells that count
coach-legend-wrong = looks wrong
coach-legend-house = row, column, block or cell
coach-legend-base = where the digit must go
coach-legend-cover = covers these places
coach-legend-group = group of cells
coach-legend-rectangle = the four corners
coach-legend-ray = bars this cell
coach-legend-premise = based on this
coach-legend-pair = the pair
coach-legend-extra = extra digit
coach-legend-fin = extra place (fin)
coach-legend-pivot = pivot
coach-legend-pincer = pincer
coach-legend-target = one of these is true
coach-legend-colour_a = first colour
coach-legend-colour_b = second colour
coach-legend-colour_c = third colour
coach-legend-colour_d = fourth colour
coach-legend-assumed = assumed
coach-legend-true = becomes true
coach-legend-false = becomes false
coach-legend-strong = strong link: one is true
coach-legend-weak = weak link: not both
coach-legend-leads = leads to
coach-legend-elimination = can be removed
coach-legend-placement = goes in here

## Ends [server]

coach-solved = Everything is filled in, and all of it is right.
coach-stuck = Nothing more follows from this grid: each empty cell can still take more than one digit.
coach-budget = The search for the next step was stopped because it took too long.
coach-no-way = “{ $way }” finds nothing here now. The easiest step is: { $name }.

## Errors [errors]

error-problem-is-full = There is nothing to solve: no cell is empty.
error-problem-is-empty = There is nothing to go by: no cell is filled in.
error-bad-notes = “{ $value }” is not a note. Write a cell, an equals sign and digits, such as a1=259.
error-not-from-problem = The grid does not match the puzzle: { $cell } should be { $symbol }.
error-bad-stage = There is no stage { $value }; the stages are 1, 2 and 3.
error-unknown-way = “{ $value }” is not a way of solving.
error-nothing-to-rate = There is no puzzle in { $path }.
error-file-unwritable = { $path } cannot be written: { $detail }.
error-picture-ending = Pictures are SVG files: write a name with the ending “.svg” instead of { $path }.
error-bad-problem-line = Line { $line }: { $cause }

## The command line [server]

cli-hint = Give a hint for the next step.
cli-hint-problem = The puzzle: 81 characters, a dot or 0 for each empty cell; or any known format, or a file with one puzzle.
cli-hint-stage = 1: where to look, 2: what to look for, 3: the whole proof.
cli-hint-lang = The language: en, fr, it, nl, ru or de.
cli-hint-svg = Write a picture of the step to this file.
cli-hint-grid = Your own grid, as far as you have got.
cli-hint-notes = Your own notes, such as a1=259 b3=47.
cli-hint-unique = Allow reasons that hold only because a puzzle has one solution.
cli-hint-way = Follow one way, such as deduction or x-wing, although another may be easier.
cli-hint-all = List every step that can be made now, by technique.
cli-rate = Say how hard puzzles are, one line for each.
cli-rate-file = The puzzle itself, or a file with a puzzle on each line; - reads standard input.
cli-rate-json = Write one JSON document for each puzzle.
cli-rate-se = Add Sudoku Explainer’s number; takes longer.
cli-rate-number = SE { $number }
cli-rate-solved = solved by logic
cli-rate-not-solved = not solved by logic
cli-rate-budget = stopped by the budget
cli-rate-line = { $problem } level { $level }, score { $score }, { $hardest }, { $logic } (technique set { $set })
cli-explain = Explain the whole way to the solution.
cli-explain-problem = The puzzle: 81 characters, a dot or 0 for each empty cell; or any known format, or a file with one puzzle.
cli-explain-lang = The language: en, fr, it, nl, ru or de.
cli-explain-unique = Allow reasons that hold only because a puzzle has one solution.
cli-explain-svg = Write a picture of each step into this folder, or of one step into this file (*.svg).
cli-explain-step = Only this step, counted from 1.
cli-explain-without = Do without these techniques, such as x_wing,swordfish.
cli-explain-shortest = Take the step with the fewest links at each moment, instead of the easiest.
cli-explain-costs = Say what it costs to do without each technique of the way.
cli-explain-cost = { $name }: without it { $more } points more in { $steps } steps, the hardest is { $hardest }
cli-explain-no-harder = { $name }: without it no harder, { $steps } steps, the hardest is { $hardest }
cli-explain-needed = { $name }: without it logic leads no further
cli-explain-line = { $n }. { $name }: { $proof }

## The command line [errors]

error-unknown-order = Say “easiest” or “shortest”, not “{ $value }”.
error-no-such-step = { $steps ->
    [one] This way has { $steps } step; there is no step { $value }.
   *[other] This way has { $steps } steps; there is no step { $value }.
}
