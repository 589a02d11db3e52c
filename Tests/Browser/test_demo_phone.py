"""The demo as a phone in the same network has it: it gets in by the address that is printed, and its presses come back."""

import re
from pathlib import Path

import pytest

from conftest import KIT, PROJECT
from demo_page import DemoPage
from demo_server import DemoServer
from waiting import eventually

# Another address of this computer stands for the network.
NETWORK = "127.0.0.2"


class Phone(DemoPage):
    name = "traces"
    # Before that nothing is recorded.
    ready = "Boolean(document.getElementById('how')?.textContent)"

    def __init__(self, browser, server):
        super().__init__(browser, server)
        printed = eventually(lambda: re.search(r"For a phone: (\S+)", server.program.printed), "the address is printed")
        self.way_in = printed.group(1)
        self.address = self.way_in[: self.way_in.index("/?key=")]
        self.id = "confirm"


@pytest.fixture
def phone(browser):
    server = DemoServer(PROJECT, KIT, "--network", NETWORK)
    try:
        # It is let in first: a page of it is what `shown` opens.
        way_in = Phone(browser, server).way_in
        browser.open(way_in)
        with Phone.shown(browser, server) as page:
            yield page
    finally:
        server.close()


def test_press_comes_back(phone):
    assert phone.address.startswith(f"http://{NETWORK}:")
    phone.confirm(phone.finger("touch"))
    phone.until("Boolean(document.querySelector('.toast').textContent)", "what became of it is said")
    said = phone.text(".toast")
    folder = Path(phone.server.folder.name) / "traces"
    files = [*folder.iterdir()]
    assert [f"On the computer: {file.name}" for file in files] == [said]
    assert files[0].read_text(encoding="utf-8").startswith('{"pressurekit":1,')
    assert files[0].read_text(encoding="utf-8").count('"phase":"began"') == 1


def test_press_that_cannot_come_back_is_said(phone):
    """There are as many as there may be; it is there to be looked at all the same."""
    folder = Path(phone.server.folder.name) / "traces"
    folder.mkdir()
    for number in range(200):
        (folder / f"{number}.jsonl").touch()
    phone.confirm(phone.finger("touch"))
    phone.until("Boolean(document.querySelector('.toast').textContent)", "what became of it is said")
    assert phone.text(".toast").startswith("Not on the computer. There are 200 traces already.")
    assert phone.text("#about").startswith("Recorded on Confirm")
