"""Full House as an app: manifest, icons, the shell without a network, and the browser's offer."""

import struct
from functools import partial
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import FLAGS, House, NewPerson, Person, chromium

OFFER = """() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    offer.prompt = async () => { window.asked = (window.asked ?? 0) + 1 }
    dispatchEvent(offer)
    return offer.defaultPrevented
}"""
KEPT = """async () => (await (await caches.open('fullhouse-1')).keys())
    .map(one => new URL(one.url).pathname).filter(path => path.startsWith('/assets/'))"""

IS_KEPT = f"""async () => {{
    const kept = await ({KEPT})()
    const fetched = performance.getEntriesByType('resource').map(one => new URL(one.name).pathname)
    return navigator.serviceWorker.controller?.state === 'activated'
        && fetched.some(path => /Home-.*js/.test(path))
        && fetched.every(path => !path.startsWith('/assets/') || kept.includes(path))
}}"""
"""A worker that is still being activated does not answer for the page yet."""


@pytest.fixture
def person(person: NewPerson) -> NewPerson:
    """With the service worker, too."""
    return partial(person, service_workers="allow")


def test_the_browser_finds_nothing_wrong_with_the_manifest(browser: Browser, house: House) -> None:
    """Asked of a browser with windows: one without them never finds a fault."""
    with browser.browser_type.launch(executable_path=chromium(), args=FLAGS) as with_windows:
        ana = Person(with_windows, house.address)
        ana.go()
        assert_installable(ana)
        assert ana.complaints == []


def assert_installable(ana: Person) -> None:
    session = ana.context.new_cdp_session(ana.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["url"].endswith("/manifest.webmanifest")
    assert manifest["errors"] == []
    ana.page.wait_for_function(
        "() => navigator.serviceWorker.getRegistration().then(one => Boolean(one?.active))"
    )
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] in ([], [IN_PRIVATE])


IN_PRIVATE = {"errorId": "in-incognito", "errorArguments": []}
"""Contexts of the tests are private windows, which never install anything."""


def test_the_icons_have_the_sizes_that_the_manifest_promises(house: House, person: NewPerson) -> None:
    ana = person()
    ana.go()
    manifest = ana.page.evaluate("fetch('/manifest.webmanifest').then(answer => answer.json())")
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        with urlopen(f"{house.address}/{icon['src']}") as answer:
            body = answer.read()
            assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", body[16:24])
            assert f"{width}x{height}" == icon["sizes"]


def test_after_one_visit_the_shelf_is_there_without_a_network(person: NewPerson) -> None:
    ana = person()
    ana.go()
    expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
    ana.page.wait_for_function(IS_KEPT)
    ana.context.set_offline(True)
    ana.page.reload()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("Pick a game")
    ana.box("Golden Tiles").get_by_role("button").first.click()
    expect(ana.page.get_by_role("alert")).to_contain_text("connection")
    ana.context.set_offline(False)
    ana.box("Golden Tiles").get_by_role("button").first.click()
    ana.waits_for_turn()


AWAY = "The server cannot be reached right now"


def test_without_a_network_the_own_tables_are_those_that_the_device_remembers(person: NewPerson) -> None:
    ana = person()
    ana.go()
    ana.box("Golden Tiles").get_by_role("button").first.click()
    ana.waits_for_turn()
    code = ana.page.url.rsplit("/", 1)[1]
    ana.go()
    table = ana.page.get_by_role("region", name="Your tables").get_by_role("link")
    expect(table).to_contain_text("Your turn")
    ana.page.wait_for_function(IS_KEPT)
    ana.context.set_offline(True)
    ana.page.reload()
    expect(table).to_have_accessible_name(f"Golden Tiles {code}")
    ana.sees(AWAY)
    table.click()
    ana.page.get_by_role("link", name="Home").click()
    ana.sees(AWAY)
    ana.context.set_offline(False)
    expect(table).to_contain_text("Your turn")
    expect(ana.page.get_by_text(AWAY)).to_have_count(0)


def test_a_new_build_takes_the_place_of_the_old_one(person: NewPerson) -> None:
    ana = person()
    ana.go()
    ana.page.wait_for_function(IS_KEPT)
    ana.page.evaluate("""async () => {
        const shelf = await caches.open('fullhouse-1')
        await shelf.put('/', new Response('the page of an older build'))
        await shelf.put('/assets/old.js', new Response(''))
    }""")
    ana.page.reload()
    ana.page.wait_for_function(f"""async () => {{
        const kept = await ({KEPT})()
        return !kept.includes('/assets/old.js') && kept.some(path => /Home-.*js/.test(path))
    }}""")


def test_the_offer_to_install_is_a_button_that_can_be_taken_once(person: NewPerson) -> None:
    ana = person()
    ana.go()
    install = ana.page.get_by_role("button", name="Install as an app")
    expect(ana.page.locator(".install")).to_be_attached()
    expect(ana.page.get_by_role("contentinfo")).to_be_attached()
    expect(install).to_have_count(0)
    height = ana.page.evaluate("document.documentElement.scrollHeight")
    assert ana.page.evaluate(OFFER), "the browser's own bar is kept away"
    expect(install).to_be_visible()
    assert ana.page.evaluate("document.documentElement.scrollHeight") == height
    install.click()
    expect(install).to_have_count(0)
    assert ana.page.evaluate("asked") == 1
    ana.page.evaluate(OFFER)
    expect(install).to_be_visible()
    ana.page.evaluate("dispatchEvent(new Event('appinstalled'))")
    expect(install).to_have_count(0)
