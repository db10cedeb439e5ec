"""The page of what works without a network says what the tour does, and that all of it was seen."""

from tests.pocket.offline_tour import GOOD, PAGE, step_names, written


def test_the_page_has_every_step_of_the_tour_and_each_was_seen() -> None:
    """Who adds a step has to see it: `python -m tests.pocket.offline_tour --write`."""
    server, folder = (dict.fromkeys(step_names(has_server=has), GOOD) for has in (True, False))
    assert PAGE.read_text("utf-8") == written(server, folder)


def test_a_step_that_fails_stays_visible_on_the_page() -> None:
    assert "| one | NO: why | – |" in written({"one": "NO: why"}, {})
