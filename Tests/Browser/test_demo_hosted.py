"""The demo in a subfolder of a foreign static server: online, offline, and after an update.

This server sends no policy, so only the pages' own policies hold. test_demo_offline.py tests the service worker's rules.
"""

import pytest
from demo_folder import assemble

import waiting
from conftest import KIT
from nginx import Nginx
from test_demo import DEMO, AnyPage

PATH = "/some/sub/folder"
PAGES = sorted(page.name for page in DEMO.glob("*.html"))


class HostedPage(AnyPage):
    name = ""

    def kept(self):
        """The versions that this browser keeps, and True if the page's service worker runs."""
        return self.evaluate(
            """
            return Promise.all([caches.keys(), navigator.serviceWorker.getRegistration()]).then(([names, registration]) =>
              [names.map((name) => name.split(' ').at(-1)), Boolean(registration?.active) && !registration.installing && !registration.waiting])
            """
        )

    def wait_for_kept(self, version):
        """Waits until only this version is kept. A browser looks for a new one some seconds after a visit."""
        waiting.last_answer(lambda: self.kept() == [[version], True], waiting.patience)
        assert self.kept() == [[version], True]


@pytest.fixture
def host(tmp_path, kit):
    """The server. Its `folder` contains the demo, whose `version` is being served."""
    own, folder = tmp_path / "nginx", tmp_path / f"root{PATH}"
    for new in (own, folder):
        new.mkdir(parents=True)
    host = Nginx(own, tmp_path / "root")
    host.folder, host.version = folder, assemble(KIT, folder)
    host.start()
    yield host
    host.stop()


@pytest.fixture
def hosted(browser, host):
    with HostedPage.shown(browser, f"{host.address}{PATH}/demo") as page:
        yield page


def works(page, note, says="Deleted"):
    """Each page opens, a press deletes the draft, and a saved weighing is listed. No page reports a problem."""
    for name in PAGES:
        page.open("weighing.html?id=1" if name == "weighing.html" else name)
        assert (name, page.alerts()) == (name, [])
    deletes(page, says)
    page.open("traces.html")
    page.click("#example")
    page.wait_for_text("#about", "press.jsonl: 1.62 s, 98 samples of touch, with force, made up")
    page.open("new.html")
    page.type("#grams", "7.5")
    page.type("#note", note)
    page.evaluate("document.querySelector('form').requestSubmit()")
    page.wait_for_text("#saved", f"Saved 7.5 g, {note}. See History.")
    page.open("history.html")
    page.wait_for_text(".row .note", note)
    assert page.texts(".row .grams", ".row .note") == ["7.5 g", note]


def deletes(page, says="Deleted"):
    page.open("")
    page.evaluate("document.querySelector('.try.confirm-button pressure-confirm-button').id = 'confirm'")
    page.id = "confirm"
    page.scroll_to()
    page.confirm(page.finger("mouse"))
    page.until("document.querySelector('.try.confirm-button .said').textContent.startsWith(given[0])", f"it says {says}", says)


def change(demo):
    """Changes a page and its script, as a newer version does."""
    for name, old, new in (
        ("index.html", b"<h1>Press to mean it</h1>", b"<h1>A newer version</h1>"), ("try.js", b"'Deleted", b"'Removed"),
    ):
        assert old in demo[name]
        demo[name] = demo[name].replace(old, new)


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.deep_engines("webkit")
def test_in_a_folder_of_a_foreign_host(hosted, host):
    works(hosted, "At a foreign host")
    # A page without the demo's scripts clears the database at the beginning.
    others = {(404, f"{PATH}/demo/nothing"), (404, "/favicon.ico")}
    assert [one for one in host.answers() if one[0] not in (200, 304) and one not in others] == []


@pytest.mark.deep
@pytest.mark.deep_engines("firefox", "webkit")
def test_offline_after_the_first_visit_and_current_after_an_update(hosted, host):
    """One page was visited, and all work without the host. An update replaces all files at once."""
    hosted.wait_for_kept(host.version)
    host.stop()
    works(hosted, "Offline")

    version = assemble(KIT, host.folder, change=change)
    # Without the host, the older version still works.
    deletes(hosted)
    host.start()
    deletes(hosted, "Removed")
    assert hosted.text("h1") == "A newer version"
    hosted.wait_for_kept(version)
    host.stop()
    works(hosted, "Offline again", "Removed")
    assert [one["note"] for one in hosted.weighings()][:3] == ["Offline again", "Offline", "Strawberry"]
