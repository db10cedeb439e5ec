### The five levels

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
