"""The games are kept, then the network is off and the server killed. `make pocket-test` does much more."""

from pathlib import Path

from playwright.sync_api import Browser

from fullhouse.server.net.static import parts_folder
from tests.pocket.offline.guest import Guest, Served
from tests.pocket.offline.steps import DATES, close_and_reopen
from tests.pocket.offline_tour import offered_once

ASK_SERVER = "path => fetch(path).then(answer => answer.json())"


def test_without_a_network_everything_goes_on_and_afterwards_games_are_offered_once(
    browser: Browser, tmp_path: Path
) -> None:
    """One test, because the games are kept once; each page that is loaded starts Python anew."""
    assert parts_folder() is not None, "`make pocket` builds them"
    place = Served(tmp_path)
    ana = Guest(browser, place)
    try:
        ana.go("/new/tiles?way=bots")
        ana.page.locator("button.start").click()
        ana.page.wait_for_url("**/t/*")
        ana.waits_for_turn()
        assert not ana.keys()[0]["token"].startswith("here-")
        ana.keep_games()
        days = [f"{what}?date={date}" for what in ("daily", "today") for date in DATES]
        online = [ana.page.evaluate(ASK_SERVER, f"/api/{day}") for day in days]
        with ana.cut_off():
            ana.page.reload()
            ana.house_ready()
            assert [ana.ask_house("GET", day) for day in days] == online
            assert ana.ask_house("POST", "today", {"date": DATES[0]})["seats"] == [1]
            close_and_reopen(ana)
        offered_once(ana)
        assert ana.complaints == []
    finally:
        ana.context.close()
        place.kill()
