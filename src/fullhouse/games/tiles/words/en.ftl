tiles-name = Golden Tiles
tiles-summary = Lay your number where it fits and joins as many tiles as it can.

tiles-option-scoring = What a tile scores for.
tiles-option-scoring-full = Every tile in its row, column and block, each counted once.
tiles-option-scoring-simple = Every tile in its row and column.
tiles-option-scoring-block = Every tile in its block.
tiles-option-scoring-value = The numbers on the tiles in its row, column and block, added up.
tiles-option-stack-end = What happens when the stack is used up.
tiles-option-stack-end-play-on = Everybody lays the tile they still hold.
tiles-option-stack-end-stop = The game ends with the turn in which somebody cannot draw.
tiles-option-golden = Where the golden tiles lie.
tiles-option-golden-blocks = One in each row, column and block.
tiles-option-golden-lines = One in each row and column.
