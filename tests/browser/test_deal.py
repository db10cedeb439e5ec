"""Deals that everybody can check: what was promised, what each device added, and a server that lies."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import Route, expect

from tests.browser.elsewhere import mover, play_elsewhere
from tests.browser.house import NewPerson, Person
from tests.browser.test_tiles import begin

KEPT = "JSON.parse(localStorage.getItem('fullhouse:deals'))[0]"


def check(one: Person) -> None:
    one.more()
    one.press("Check this deal")
    expect(one.page.locator("[data-verdict]")).to_be_visible()


def test_two_devices_add_to_a_deal_and_each_checks_it(person: NewPerson) -> None:
    ana, ben = person(), person(viewport={"width": 390, "height": 844})
    ben.join(ana.new_table("tiles", "Everyone on their own device"), "Ben")
    ana.page.get_by_text("Fingerprint of the deal").click()
    promised = ana.page.locator("details code").inner_text()
    begin(ana)
    kept = [one.page.evaluate(KEPT) for one in (ana, ben)]
    assert [one["commitment"] for one in kept] == [promised, promised]
    assert kept[0]["share"] != kept[1]["share"]
    play_elsewhere([ana, ben], lambda tables: ((one := mover(tables)), one.moves()[0]))
    for one in (ana, ben):
        check(one)
        one.sees("Dealt as promised, by the server and 2 devices.")
        one.sees("The numbers of this device are among them")
        one.sees("Every move is as it was played and signed.")
    for lie in (lambda proof: proof["deal"]["shares"].remove(kept[0]["share"]), lambda proof: proof.clear()):
        ana.page.route("**/record?*", partial(tell, lie))
        ana.page.reload()
        ana.more()
        ana.press("Check this deal")
        ana.sees("This deal is not what was promised to this device.")
        ana.page.unroute_all()
    ana.page.reload()
    ana.press("Play again")
    ben.page.keyboard.press("Escape")
    ben.page.get_by_role("button", name="Play again").click()
    expect(ben.board).to_be_visible()
    again = [one.page.evaluate(KEPT) for one in (ana, ben)]
    assert [one["round"] for one in again] == [2, 2]
    assert again[0]["commitment"] == again[1]["commitment"] != promised


def tell(lie: Callable[[Any], object], route: Route) -> None:
    """A server that left out what this device had added, or opens nothing."""
    answer = route.fetch()
    record: dict[str, Any] = answer.json()
    lie(record["proof"])
    if not record["proof"]:
        del record["proof"]
    route.fulfill(response=answer, body=json.dumps(record))
