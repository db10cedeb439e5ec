"""“Your turn” away from the table: the list on the home page lives, and calls."""

from playwright.sync_api import expect

from tests.browser.house import House, NewPerson, Person
from tests.browser.seating import seat
from tests.browser.test_connection import empty
from tests.browser.test_tiles import begin, hand_of

IN_THE_BACKGROUND = """
    window.called = [];
    window.Notification = class {
        static permission = 'granted';
        constructor(text) { window.called.push(text); window.last = this; }
        close() {}
    };
    Object.defineProperty(document, 'hidden', { get: () => true });
    localStorage.setItem('fullhouse:prefs', '{"notify": true}');
"""


def lay(one: Person) -> None:
    one.touch(empty(one.view(), hand_of(one)))


def test_the_home_page_shows_when_it_is_my_turn(person: NewPerson) -> None:
    ana, ben = person(), person()
    ben.context.add_init_script(IN_THE_BACKGROUND)
    code = ana.new_table("tiles", "Everyone on their own device")
    ben.join(code, "Ben")
    expect(ben.page.get_by_label("Your name")).to_have_count(0)
    ben.go()
    link = ben.page.locator(f'a[href="/t/{code}"]')
    expect(link).to_contain_text("waiting for players")
    begin(ana)
    expect(link).not_to_contain_text("waiting for players")
    expect(ben.page).to_have_title("Full House")
    lay(ana)
    expect(link).to_contain_text("Your turn")
    expect(ben.page).to_have_title("● Your turn – Full House")
    expect(ben.page.get_by_role("status").filter(has_text="Your turn: Golden Tiles")).to_have_count(1)
    ben.page.wait_for_function("() => called.length > 0")
    assert ben.page.evaluate("window.called") == ["Your turn: Golden Tiles"]
    ben.page.evaluate("window.last.onclick()")
    expect(ben.board).to_be_visible()
    assert ben.page.url.endswith(f"/t/{code}")


def test_the_list_of_tables_is_reloaded_when_the_server_returns(person: NewPerson, house: House) -> None:
    ana, ben = person(), person()
    code = seat([ana, ben], "tiles")
    ben.go()
    link = ben.page.locator(f'a[href="/t/{code}"]')
    expect(link).to_be_visible()
    house.kill()
    house.start()
    expect(ana.page.get_by_text("Connection lost")).to_have_count(0)
    ana.waits_for_turn()
    lay(ana)
    expect(link).to_contain_text("Your turn")
