"""Records of games: made, played again, verified, reviewed."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from fullhouse.cli.frame.arguments import Argument, Option, echo, encoded
from fullhouse.cli.frame.progress import Processes, progress, progress_by_itself
from fullhouse.cli.language import language, option_help, spoken_language
from fullhouse.core.errors import BadInput

if TYPE_CHECKING:
    from fullhouse.records.record import Record


def play_out_command(
    game: Annotated[
        str, Argument(help=option_help("play-out", "game"), show_default=False, suggests="games")
    ],
    seed: Annotated[int, Option(help=option_help("play-out", "seed"))] = 1,
    seats: Annotated[int | None, Option(help=option_help("play-out", "seats"), show_default=False)] = None,
    options: Annotated[str, Option(help=option_help("play-out", "options"))] = "{}",
    json: Annotated[bool, Option("--json", help=option_help("play-out", "json"))] = False,
) -> None:
    """`play-out GAME --seed N`: a random legal game, written as a record."""
    if seed < 0:
        raise BadInput("bad-number", field="seed", value=seed, least=0)
    from fullhouse import games  # noqa: PLC0415
    from fullhouse.cli.games import game_options  # noqa: PLC0415
    from fullhouse.records.playout import play_out  # noqa: PLC0415
    from fullhouse.records.record import write_record  # noqa: PLC0415

    given = game_options(options, game, seats)
    record = play_out(games.game(game), seed, seats=seats, options=given, language=language())
    echo(write_record(record, indent=not json))


def replay_command(
    record: Annotated[Path, Argument(help=option_help("replay", "record"), show_default=False)],
    json: Annotated[bool, Option("--json", help=option_help("replay", "json"))] = False,
    lang: Annotated[str, Option("--lang", help=option_help("replay", "lang"))] = "",
) -> None:
    """`replay RECORD|- [--json] [--lang fr]`: a record played again, for people or for programs."""
    from fullhouse.records.narration import tell  # noqa: PLC0415
    from fullhouse.records.replay import replay, replay_document  # noqa: PLC0415

    spoken = spoken_language(lang)
    replayed = replay(_record_in(record))
    if json:
        echo(encoded(replay_document(replayed)))
    else:
        echo("\n".join(tell(replayed, spoken)))


def verify_command(
    record: Annotated[Path, Argument(help=option_help("replay", "record"), show_default=False)],
    key: Annotated[str, Option("--key", help=option_help("verify", "key"))] = "",
    commitment: Annotated[str, Option("--commitment", help=option_help("verify", "commitment"))] = "",
    json: Annotated[bool, Option("--json", help=option_help("replay", "json"))] = False,
    lang: Annotated[str, Option("--lang", help=option_help("replay", "lang"))] = "",
) -> None:
    """`verify RECORD|- [--key HEX] [--commitment HEX]`: was it dealt as promised, and is it whole?"""
    from fullhouse.records.proofs.verify import tell_verdict, verify  # noqa: PLC0415

    spoken = spoken_language(lang)
    read = _record_in(record)
    verdict = verify(read, key=key or None, commitment=commitment or None)
    echo(encoded(verdict) if json else "\n".join(tell_verdict(verdict, spoken)))


def review_command(  # noqa: PLR0917
    record: Annotated[Path, Argument(help=option_help("review", "record"), show_default=False)],
    json: Annotated[bool, Option("--json", help=option_help("review", "json"))] = False,
    budget: Annotated[int, Option(help=option_help("review", "budget"))] = 40,
    lang: Annotated[str, Option("--lang", help=option_help("review", "lang"))] = "",
    engine: Annotated[Literal["local", "dask"], Option(help=option_help("review", "engine"))] = "local",
    address: Annotated[str, Option(help=option_help("review", "address"))] = "",
    threads: Processes = None,
) -> None:
    """`review RECORD|FOLDER|- [--json] [--budget N]`: what each decision was worth."""
    from fullhouse.review.folder import orders_in, review_all  # noqa: PLC0415
    from fullhouse.review.narration import tell_review  # noqa: PLC0415
    from fullhouse.review.work import check_budget, review  # noqa: PLC0415

    spoken = spoken_language(lang)
    check_budget(budget)
    if record.is_dir():
        orders = orders_in(record, budget, spoken)
        cluster, cores = engine == "dask", threads or os.cpu_count() or 1
        reviews = review_all(orders, processes=cores, cluster=cluster, address=address or None)
        with progress(len(orders)) as advance:
            for one in reviews:
                advance(1)
                if json:
                    echo(encoded(one))
                    continue
                echo(one.key)
                lines = tell_review(one.review, spoken) if one.review else [one.message]
                echo("\n".join(f"  {line}".rstrip() for line in lines))
        return
    one_record = _record_in(record)
    with progress_by_itself() as reach:
        result = review(one_record, budget=budget, progress=reach)
    echo(encoded(result) if json else "\n".join(tell_review(result, spoken)))


def _record_in(file: Path) -> "Record":
    """The record of a file, or of standard input."""
    from fullhouse.records.record import read_record_file, read_record_from  # noqa: PLC0415

    return read_record_from(sys.stdin.buffer) if str(file) == "-" else read_record_file(file)
