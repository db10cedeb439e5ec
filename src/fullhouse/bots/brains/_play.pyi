from typing import Any

class View:
    seats: int
    turn: int
    board: str
    scores: list[int]
    hands: list[list[int]]
    gone: list[int]
    scoring: str
    stops: bool
    stack: int
    left: int
    due: int
    solution: str
    by_solution: bool
    advanced: bool
    round: int
    rounds: int
    played: int
    idle: int
    placed: bool
    sequence: str
    lowest_first: bool
    teams: bool
    final: bool
    has_house: bool
    asks: int
    order: list[int]
    written: list[int]
    used: int
    def __init__(self, game: str) -> None: ...

class Net:
    def __init__(self, data: bytes) -> None: ...
    def suits(self, game: str, seats: int) -> bool: ...

class Table:
    def legal(self) -> list[tuple[str, int, int]]: ...
    def play(self, verb: str, cell: int, symbol: int) -> None: ...
    def turn(self) -> int: ...
    def scores(self) -> list[int]: ...
    def over(self) -> bool: ...

def table(view: View, face_down: str = "", stack: list[int] = ...) -> Table: ...
def advise(
    view: View, net: Net | None, budget: int, width: int, win: float, seed: int, isa: str = ""
) -> list[tuple[str, int, int, float, float, float]]: ...
def weigh(
    view: View, net: Net | None, moves: list[tuple[str, int, int]], budget: int, win: float, isa: str = ""
) -> list[tuple[str, int, int, float, float, float]]: ...
def play_out(game: str, games: int, seed: int) -> int: ...
def evaluate(view: View, net: Net, isa: str = "") -> list[float]: ...
def contest(
    table: View,
    player: tuple[str, int, int, float],
    player_net: Net | None,
    others: tuple[str, int, int, float],
    others_net: Net | None,
    deals: int,
    seed: int,
    threads: int = 1,
    golden_by_block: bool = False,
    problems: list[str] = ...,
    isa: str = "",
) -> tuple[int, float, float, float, float]: ...

class Batch:
    boards: Any
    masks: Any
    tiles: Any
    turns: Any
    stacks: Any
    scores: Any
    ended: Any
    finals: Any
    rewards: Any
    def reset(self, seed: int) -> None: ...
    def stack(self, game: int) -> list[int]: ...
    def step(self, actions: Any) -> int: ...
    def sample(self, actions: Any) -> None: ...

def batch(game: str, games: int, seats: int, seed: int) -> Batch: ...
