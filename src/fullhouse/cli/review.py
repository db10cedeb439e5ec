"""`fullhouse review RECORD|FOLDER|- [--json] [--budget N]`: what each decision was worth."""

import os
import sys
from pathlib import Path
from typing import Annotated, Literal

from fullhouse.cli.frame.arguments import Argument, Option, echo
from fullhouse.cli.language import option_help, spoken_language
from fullhouse.cli.streams import Processes, progress, progress_by_itself


def command(  # noqa: PLR0917
    record: Annotated[Path, Argument(help=option_help("review", "record"), show_default=False)],
    json: Annotated[bool, Option("--json", help=option_help("review", "json"))] = False,
    budget: Annotated[int, Option(help=option_help("review", "budget"))] = 40,
    lang: Annotated[str, Option("--lang", help=option_help("review", "lang"))] = "",
    engine: Annotated[Literal["local", "dask"], Option(help=option_help("review", "engine"))] = "local",
    address: Annotated[str, Option(help=option_help("review", "address"))] = "",
    threads: Processes = None,
) -> None:
    import msgspec  # noqa: PLC0415

    from fullhouse.records.record import read_record_file, read_record_from  # noqa: PLC0415
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
                    echo(msgspec.json.encode(one).decode())
                    continue
                echo(one.key)
                lines = tell_review(one.review, spoken) if one.review else [one.told]
                echo("\n".join(f"  {line}".rstrip() for line in lines))
        return
    one_record = read_record_from(sys.stdin.buffer) if str(record) == "-" else read_record_file(record)
    with progress_by_itself() as reach:
        result = review(one_record, budget=budget, progress=reach)
    echo(msgspec.json.encode(result).decode() if json else "\n".join(tell_review(result, spoken)))
