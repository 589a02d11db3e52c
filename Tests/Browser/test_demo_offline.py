"""The demo without a network: its service worker keeps all files of one version, and never shows an old one to a visitor with
a network. Small pages stand for those of the demo."""

import contextlib
import re
import threading
from urllib.parse import urljoin

import pytest
import serve
from demo_folder import assemble

from conftest import KIT
from small_demo import FILES, PAGE, PART, write_pages, write_part, write_worker
from waiting import eventually

ENGINES = pytest.mark.deep_engines("firefox", "webkit")


class Host:
    """A static host with the demo below a path. It may be updated, fail, hang, or leave out `.html` in addresses."""

    def __init__(self, folder, browser):
        self.browser = browser
        self.site, self.pages = folder / "site", folder / "pages"
        write_pages(self.pages, "first")
        self.fails = self.redirects = False
        # Some hosts let browsers use a file for minutes without asking.
        self.control = "max-age=600"
        # The names that are answered only after the test.
        self.hangs, self.end = re.compile("(?!)"), threading.Event()
        self.publish("first")
        self.server = None
        self.start()

    def publish(self, part):
        write_part(self.pages, part)
        self.version = assemble(KIT, self.site / "a/folder", self.pages)

    def start(self):
        host = self

        class Handler(serve.Handler):
            def do_GET(self):
                name = self.path.partition("?")[0].rpartition("/")[2]
                if host.hangs.search(name):
                    host.end.wait()
                if host.fails:
                    return self.send_page(503, "Busy", "")
                if host.redirects and name.endswith(".html"):
                    return self.send_redirect(re.sub(r"(index)?\.html.*", "", self.path))
                if host.redirects and name and "." not in name:
                    self.path = f"{self.path.partition('?')[0]}.html"
                return super().do_GET()

            def send_header(self, keyword, value):
                super().send_header(keyword, host.control if keyword == "Cache-Control" else value)

        class Server(serve.Server):
            handler = Handler

        self.server = Server(self.site, port=self.server.server_port if self.server else 0)
        self.address = f"{self.server.start().address}/a/folder/demo/"

    def close(self):
        self.end.set()
        self.server.close()

    def shown(self, page):
        """Opens a page, and returns its title and the version of its script."""
        self.browser.open(self.address + page)
        return self.eventually("return document.documentElement.dataset.part && [document.title, document.documentElement.dataset.part]")

    def eventually(self, body, expected=None):
        def answer():
            # A page that is just loading may disappear while the question is asked.
            with contextlib.suppress(RuntimeError):
                given = self.browser.evaluate(body)
                return given if expected is None else given == expected

        return eventually(answer, body)

    def is_kept(self):
        """Waits until the worker of the current version controls the page."""
        self.eventually(f"return caches.has('pressurekit-demo {self.address} {self.version}')")
        self.eventually(
            "return navigator.serviceWorker.getRegistration().then((one) => !one.installing && !one.waiting"
            " && one.active?.state === 'activated' && navigator.serviceWorker.controller === one.active)")

    def caches(self):
        """The kept addresses of each cache, by its name."""
        return self.browser.evaluate(
            "return caches.keys().then(async (names) => Object.fromEntries(await Promise.all(names.map(async (name) =>"
            " [name, (await (await caches.open(name)).keys()).map((request) => request.url).sort()]))))")

    def cache(self):
        """The whole cache of the current version, as `caches` shows it."""
        return {f"pressurekit-demo {self.address} {self.version}": sorted(urljoin(self.address, name) for name in FILES)}


@pytest.fixture
def host(tmp_path, browser, kit):
    host = Host(tmp_path, browser)
    yield host
    browser.open("about:blank")
    host.close()


@ENGINES
def test_each_page_opens_without_a_network(host):
    assert host.shown("") == ["index", "first"]
    host.is_kept()
    assert host.caches() == host.cache()
    host.close()
    for page, title in (("weighing.html?id=3", "weighing"), ("", "index"), ("index.html?simulate#x", "index")):
        assert host.shown(page) == [title, "first"]
        assert host.browser.evaluate("return location.href") == host.address + page


@ENGINES
def test_new_version_is_shown_at_once_and_replaces_the_old_cache(host):
    assert host.shown("weighing.html") == ["weighing", "first"]
    # WebKit activates a worker only with the page after the next one if the first page is left in the middle of this.
    host.is_kept()
    assert host.shown("") == ["index", "first"]
    others = {"pressurekit-demo": [], f"pressurekit-demo {host.address}2/ 1": [], "of another site": []}
    host.browser.evaluate("return Promise.all(arguments[0].map((name) => caches.open(name))).then(() => true)", list(others))
    # The browser itself still has the old file of a page that is not shown.
    (host.pages / "weighing.html").write_text(PAGE.format(title="changed"))
    host.publish("second")
    assert host.shown("") == ["index", "second"]
    host.is_kept()
    eventually(lambda: host.caches() == host.cache() | others, "only the old cache is deleted")
    host.close()
    assert [host.shown("weighing.html"), host.shown("")] == [["changed", "second"], ["index", "second"]]


@ENGINES
def test_new_page_does_not_share_the_files_of_an_old_one(host):
    """Browsers keep files of pages that are still shown, or were just before, in memory for as long as the host allows."""
    host.shown("")
    host.is_kept()
    # The worker answers for this one.
    assert host.shown("") == ["index", "first"]
    host.publish("second")
    host.browser.evaluate(
        "const frame = document.createElement('iframe'); frame.src = 'weighing.html'; document.body.append(frame)")
    host.eventually("return document.querySelector('iframe').contentDocument.documentElement.dataset.part", "second")


@ENGINES
def test_host_that_leaves_out_html(host):
    host.redirects, host.control = True, "no-store"
    host.shown("")
    host.is_kept()
    # With a network, the worker must let the host redirect.
    assert host.shown("weighing.html") == ["weighing", "first"]
    assert host.browser.evaluate("return location.href") == f"{host.address}weighing"
    host.close()
    for page, title in (("weighing", "weighing"), ("weighing.html", "weighing"), ("", "index"), ("index.html", "index")):
        assert host.shown(page) == [title, "first"]


def installs(host):
    """Opens the demo, and returns the last state of the worker that it installs."""
    host.shown("")
    return host.browser.evaluate(
        """
        return (async () => {
          const { registration } = await import('./offline.js')
          const { installing } = await registration
          while (installing && !['redundant', 'activated'].includes(installing.state)) {
            await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }))
          }
          return installing?.state ?? (await navigator.serviceWorker.getRegistration() ? 'activated' : 'redundant')
        })()
        """)


@ENGINES
def test_files_of_two_versions_are_not_kept(host):
    """The host is just being updated: its list is older than a script."""
    (host.site / "a/folder/demo/part.js").write_text(PART.format(part="newer"))
    assert (installs(host), host.caches()) == ("redundant", {})
    # The next page tries again.
    host.publish("newer")
    assert (installs(host), host.caches()) == ("activated", host.cache())


@pytest.mark.parametrize("fails", ["open", "put"])
def test_full_storage_keeps_no_part_of_the_demo(host, fails):
    worker = host.pages / "worker.js"
    worker.write_text(worker.read_text() + (
        f"\nconst real = {'CacheStorage' if fails == 'open' else 'Cache'}.prototype.{fails}"
        f"\n{'CacheStorage' if fails == 'open' else 'Cache'}.prototype.{fails} = function (address, ...rest) {{"
        "\n  if (/part.js|demo /.test(address)) throw new DOMException('', 'QuotaExceededError')"
        "\n  return real.call(this, address, ...rest)\n}\n"))
    host.publish("first")
    assert (installs(host), host.caches()) == ("redundant", {})


def test_failing_host_is_no_network(host):
    host.shown("")
    host.is_kept()
    host.fails = True
    assert host.shown("weighing.html?id=3") == ["weighing", "first"]


def test_page_from_the_cache_has_only_files_of_its_version(host):
    """The network is slow, and just the new script is fast."""
    write_worker(host.pages, patience=50)
    host.publish("first")
    host.shown("")
    host.is_kept()
    host.publish("second")
    host.hangs = re.compile(r"^(?!part\.js)")
    assert host.shown("weighing.html") == ["weighing", "first"]


def test_deleted_cache_is_filled_again(host):
    host.shown("")
    host.is_kept()
    assert host.browser.evaluate("return caches.keys().then((names) => caches.delete(names[0]))")
    host.shown("")
    eventually(lambda: host.caches() == host.cache(), "the cache is filled")


# The ways in which browsers do without: the property is missing, throws an error, or its function fails or throws one.
WITHOUT = [
    "undefined",
    "(() => { throw new DOMException('', 'SecurityError') })()",
    "({ register: () => Promise.reject(new DOMException('', 'SecurityError')) })",
    "({ register() { throw new TypeError() } })",
]
HIDING = """\
<script>
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => %s });
  window.reported = [];
  for (const kind of ['error', 'unhandledrejection']) addEventListener(kind, () => reported.push(kind));
  for (const kind of ['error', 'warn']) console[kind] = () => reported.push(kind);
</script>
"""


@ENGINES
def test_browser_without_service_workers_shows_the_demo_and_reports_nothing(host):
    """As on a phone without HTTPS, in some private windows, and where cookies are blocked."""
    found = []
    for value in WITHOUT:
        (host.site / "a/folder/demo/index.html").write_text(PAGE.format(title="index").replace("<head>", f"<head>{HIDING % value}"))
        shown = host.shown("")
        found.append([shown, host.browser.evaluate(
            "return import('./offline.js').then(async ({ registration }) => [await registration ?? null, reported])")])
    assert found == [[["index", "first"], [None, []]]] * len(WITHOUT)
