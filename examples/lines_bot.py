"""A bot without any library, spoken to in lines: `fullhouse check-bot -- python examples/lines_bot.py`.

It solves what is a puzzle and does anything legal in all other games. docs/bot-lines.md explains the lines.
"""

import json
from random import choice


def solved(board: str) -> str:
    """The grid filled in; the same grid where it has no solution."""
    empty = [cell for cell, digit in enumerate(board) if digit == "."]
    if not empty:
        return board
    choices = {cell: sorted(set("123456789") - {board[other] for other in seen_by(cell)}) for cell in empty}
    cell = min(empty, key=lambda one: len(choices[one]))
    tried = (solved(board[:cell] + digit + board[cell + 1 :]) for digit in choices[cell])
    return next((grid for grid in tried if "." not in grid), board)


def seen_by(cell: int) -> list[int]:
    row, column = divmod(cell, 9)
    box = [27 * (row // 3) + 3 * (column // 3) + 9 * down + right for down in range(3) for right in range(3)]
    return box + list(range(9 * row, 9 * row + 9)) + list(range(column, 81, 9))


def chosen(game: str, board: str, moves: list[str]) -> str:
    if game in ("classic", "markers"):
        grid, names = solved(board), [f"{column}{row}" for row in range(1, 10) for column in "abcdefghi"]
        right = [f"{name}={digit}" for name, digit, now in zip(names, grid, board, strict=True) if now == "."]
        moves = [move for move in right if move in moves] or moves
    last = ("stuck", "finish", "done", "erase")
    return choice([move for move in moves if not move.startswith(last)] or moves)


game, board, moves = "", "", [""]
while (line := input()) != "quit":
    word, _, rest = line.partition(" ")
    match word:
        case "fullhouse":
            print("name Lines\nready", flush=True)
        case "game":
            game = rest.split()[0]
        case "view":
            board = json.loads(rest)["board"]
        case "moves":
            moves = rest.split(";")
        case "go":
            print("move", chosen(game, board, moves), flush=True)
