"""Programs that are spoken to in lines (docs/bot-lines.md): checked, rated, and seated at a table."""

import asyncio
import json
import sys
from pathlib import Path

import pytest

from fullhouse.bots.outside import ladder, program
from fullhouse.bots.outside.conformance import check
from fullhouse.bots.outside.program import Program
from fullhouse.client import NewSeat, NewTable
from fullhouse.core.errors import BadInput
from fullhouse.core.system_clock import SystemClock
from fullhouse.games import built_in_ids
from fullhouse.match.deciding.commands import Start
from tests.commands import fullhouse
from tests.server.local_server import serving
from tests.waiting import TIMEOUT_SECONDS

BOT = str(Path(__file__).parents[2] / "examples/lines_bot.py")
GREETS = "input(); print('ready', flush=True); "


@pytest.fixture(autouse=True)
def slow_goodbyes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that ends may take its time."""
    for name in ("GOODBYE_SECONDS", "OUTPUT_SECONDS"):
        monkeypatch.setattr(program, name, float(TIMEOUT_SECONDS))


class HoursPass(SystemClock):
    """Stands still until a line is said to the program; then an hour passes between any two looks at it."""

    def __init__(self, line: str) -> None:
        super().__init__()
        self._line, self._now, self._hours = line, 0.0, 0
        self.monotonic = self._look

    def watch(self, way: str, line: str) -> None:
        if way == ">" and line.startswith(self._line):
            self._hours = 1

    def _look(self) -> float:
        self._now += 3600 * self._hours
        return self._now


def says(*code: str) -> list[str]:
    return [sys.executable, "-c", "".join(code)]


def test_the_example_finishes_every_game() -> None:
    told = list(check([sys.executable, BOT], built_in_ids(), TIMEOUT_SECONDS))
    assert [one.fault for one in told] == [None] * (len(built_in_ids()) + 3)
    assert told[0].facts == {"name": "Lines"}


WRONG = {
    "gone": (["input()"], "bot-ended"),
    "cheat": ([GREETS, "[print('move lay z9', flush=True) for _ in iter(input, 'quit')]"], "bot-not-offered"),
    "passes": ([GREETS, "[print('move -', flush=True) for _ in iter(input, 'quit')]"], "bot-unfinished"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_named(name: str) -> None:
    code, fault = WRONG[name]
    faults = [
        one.fault.code for one in check(says(*code), ["tiles"], TIMEOUT_SECONDS) if one.fault is not None
    ]
    assert faults[0] == fault


@pytest.mark.parametrize(
    ("code", "last_heard", "faults"),
    [("", "fullhouse", ["bot-silent"]), (GREETS, "go", [None, "bot-silent", "bot-silent", "bot-stays"])],
    ids=["mute", "deaf"],
)
def test_a_program_that_falls_silent_is_ended(
    code: str, last_heard: str, faults: list[str | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "GOODBYE_SECONDS", 0.0)
    clock, mute = HoursPass(last_heard), says(code, "import signal; signal.pause()")
    told = check(mute, ["tiles"], 1.0, clock.watch, clock)
    assert [one.fault and one.fault.code for one in told] == faults


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(BadInput) as refused:
        Program(["/no/such/program"])
    assert refused.value.code == "bot-not-started"


def test_the_command_tells_faults_and_fails() -> None:
    told = fullhouse(
        "check-bot", "--game", "tiles", "--seconds", f"{TIMEOUT_SECONDS}", "--json", "--", *says("input()")
    )
    assert told.returncode == 1
    assert json.loads(told.stdout) == {
        "what": "greeting",
        "ok": False,
        "fault": f"The program “{' '.join(says('input()'))}” has ended by itself (status 0).",
    }


def test_a_ladder_puts_a_program_among_the_levels() -> None:
    told = fullhouse("ladder", "tiles", "--games", "2", "--json", "--", sys.executable, BOT)
    assert (told.returncode, told.stderr) == (0, "")
    rungs = json.loads(told.stdout)
    assert [rung["points"] for rung in rungs] == sorted((rung["points"] for rung in rungs), reverse=True)
    (own,) = (rung for rung in rungs if rung["is_program"])
    assert (own["name"], own["games"], own["won"]) == ("Lines", 10, None)
    assert {rung["points"] for rung in rungs if rung["name"] == "beginner"} == {1000.0}


def test_a_ladder_knows_who_is_stronger() -> None:
    scores = [("me", "low", 1.0)] * 30 + [("me", "high", 0.0)] * 30 + [("high", "low", 1.0)] * 30
    rungs = ladder.standing("me", ["low", "high"], scores)
    assert [rung.name for rung in rungs] == ["high", "me", "low"]
    assert rungs[1].won is None
    assert (rungs[0].won, rungs[2].won) == (0.0, 1.0)


def test_no_ladder_for_a_game_for_one() -> None:
    told = fullhouse("ladder", "solitaire", "--", sys.executable, BOT)
    assert (told.returncode, told.stderr) == (2, "solitaire has no opponents to be rated against.\n")


@pytest.mark.real_time
@pytest.mark.parametrize("game", ["tiles", "challenge", "one-two-three"])
async def test_a_program_plays_at_a_table_to_the_end(game: str, tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        seats = (NewSeat(who="bot", bot="casual"), NewSeat(who="open"))
        key = await served.create(NewTable(game=game, seats=seats))
        host = await served.sit(key.token)
        arguments = ["bot", served.address, key.code, "--", sys.executable, BOT]
        process = await asyncio.create_subprocess_exec(
            str(Path(sys.executable).with_name("fullhouse")),
            *arguments,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        await host.until(lambda seen: seen.table.seats[1].name == "Lines")
        await host.do(Start(id="start"))
        told = (await asyncio.wait_for(process.communicate(), TIMEOUT_SECONDS))[0].decode()
        await host.close()
        assert process.returncode == 0, told
    assert "Lines" in told


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("http://127.0.0.1:1", "the connection was refused"),
        ("http://nobody.invalid", "there is no machine of this name"),
    ],
)
def test_a_server_that_is_not_there(address: str, why: str) -> None:
    told = fullhouse("bot", address, "bako-timu", "--", sys.executable, BOT)
    assert (told.returncode, told.stderr) == (2, f"{address} does not answer: {why}.\n")
