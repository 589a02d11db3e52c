"""The demo on a phone in the same network: the printed address opens it, and its presses are sent back."""

import re
from pathlib import Path

import pytest

from conftest import KIT, PROJECT
from demo_page import DemoPage
from demo_server import DemoServer
from waiting import eventually

# Another address of this computer simulates the network.
NETWORK = "127.0.0.2"


class Phone(DemoPage):
    name = "traces"
    # True once presses are recorded.
    ready = "Boolean(document.getElementById('how')?.textContent)"

    def __init__(self, browser, server):
        super().__init__(browser, server)
        printed = eventually(lambda: re.search(r"For a phone: (\S+)", server.program.printed), "the address is printed")
        self.way_in = printed.group(1)
        self.address = self.way_in[: self.way_in.index("/?key=")]
        self.id = "confirm-button"


@pytest.fixture
def stranger(browser):
    """A phone without access yet, on a page of another site."""
    server = DemoServer(PROJECT, KIT, "--network", NETWORK)
    try:
        stranger = Phone(browser, server)
        browser.open(f"{server.origin}/icon.svg")
        yield stranger
    finally:
        browser.reset()
        server.close()


@pytest.fixture
def phone(stranger):
    # It gets access first, because `shown` opens a page of the demo.
    stranger.browser.open(stranger.way_in)
    with Phone.shown(stranger.browser, stranger.server) as page:
        yield page


def is_app(page):
    return page.evaluate("return location.origin") == page.address and page.evaluate(
        "return Boolean(document.querySelector('main'))"
    )


@pytest.mark.engines("chromium", "firefox", "webkit")
def test_link_on_another_site_opens_the_demo(stranger):
    """First with the secret, then with the cookie: after a cross-site redirect, a browser withholds a strict cookie."""
    for address, path in ((stranger.way_in, "/"), (f"{stranger.address}/history", "/history")):
        stranger.browser.open(f"{stranger.server.origin}/icon.svg")
        with stranger.leads_to(path):
            stranger.evaluate("const [to] = arguments; setTimeout(() => { location.href = to })", address)
        assert is_app(stranger)


def test_secret_does_not_stay_in_the_address(stranger):
    for _ in range(2):
        stranger.browser.open(stranger.way_in)
        assert stranger.evaluate("return location.href") == f"{stranger.address}/"
        assert is_app(stranger)


def test_app_can_be_installed(phone):
    for page in ("", "scale", "history", "weighing", "new", "controls", "home", "traces"):
        phone.browser.open(f"{phone.address}/{page}")
        manifest = phone.browser.cdp("Page.getAppManifest")
        assert (manifest["url"], manifest["errors"]) == (f"{phone.address}/manifest.webmanifest", [])
        assert '"start_url": "/home"' in manifest["data"]
        assert phone.browser.cdp("Page.getInstallabilityErrors")["installabilityErrors"] == []
    phone.open()


def test_press_is_sent_back(phone):
    assert phone.address.startswith(f"http://{NETWORK}:")
    phone.confirm(phone.finger("touch"))
    phone.until("Boolean(document.querySelector('.toast').textContent)", "what became of it is said")
    said = phone.text(".toast")
    folder = Path(phone.server.folder.name) / "traces"
    files = [*folder.iterdir()]
    assert [f"On the computer: {file.name}" for file in files] == [said]
    assert files[0].read_text(encoding="utf-8").startswith('{"pressurekit":1,')
    assert files[0].read_text(encoding="utf-8").count('"phase":"began"') == 1


def test_press_that_cannot_be_sent_back_is_reported(phone):
    """The limit of recorded presses is reached. The press can still be viewed on the phone."""
    folder = Path(phone.server.folder.name) / "traces"
    folder.mkdir()
    for number in range(200):
        (folder / f"{number}.jsonl").touch()
    phone.confirm(phone.finger("touch"))
    phone.until("Boolean(document.querySelector('.toast').textContent)", "what became of it is said")
    assert phone.text(".toast").startswith("Not on the computer. There are already 200 traces.")
    assert phone.text("#about").startswith("Recorded on Confirm")
