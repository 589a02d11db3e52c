"""Fixtures: the servers, one browser for each engine, and a clean page for every test.

A test runs in Chromium, unless its marker `engines(…)` names others: then it runs once in each of them. A test that
requests `contact` runs with each kind of finger in each engine. A test that requests `kind` runs with each kind that has
force. Some tests are deep: they run only with `--deep`, as in script/prove. These are tests with the marker `deep`,
tests with `deep_engines(…)` in engines other than Chromium, and tests that request `any_contact` or `any_kind` with
contacts other than Chromium's touch. Only then is Chromium the whole browser; otherwise it is its headless shell.

The engine `chromium-whole` is Chromium with its tabs, one of which can hide the page. `chromium-desktop` and
`firefox-desktop` are the same browsers with a window on a desktop of their own, where a screen reader runs.

A browser starts when the first test requests it, and is kept for the session. All servers listen on 127.0.0.1, on ports
that the system assigns.
"""

import os
import signal
from pathlib import Path

import pytest

pytest_plugins = ("deep",)
# Before the imports, so that pytest explains the assertions in these modules too.
pytest.register_assert_rewrite(
    "bench", "calibration", "controls_page", "demo_page", "documentation_page", "fed", "icon", "page", "peek",
    "rings", "scale", "sharing", "speech", "transitioning", "waiting",
)

from demo_folder import assemble
from serve import Server

import waiting
from bench import Bench
from desktop.engines import ChromiumOnDesktop, FirefoxOnDesktop
from documentation_page import SITE, hosted
from engines.chromium import Chromium, WholeChromium
from engines.firefox import Firefox
from engines.webkit import WebKit
from icon import IconPage
from page import Page
from peek import PeekPage
from scale import ScalePage
from site_server import Site
from speech import SpokenPage
from transitioning import TransitioningPage

PROJECT = Path(__file__).resolve().parents[2]
KIT = Path(os.environ.get("PRESSURE_WEB", PROJECT / ".build/web"))
PAGES = Path(__file__).parent / "pages"
# The control of Examples/Bell, built by script/build-bell.
BELL = PROJECT / ".build/bell"
# Each engine and kind of finger with real force. A test that requests `kind` runs with each.
FORCES = [("chromium", "touch"), ("chromium", "pen"), ("firefox", "touch")]
# Each engine and kind of finger. A test that requests `contact` runs with each.
CONTACTS = [
    ("chromium", "touch"),
    ("chromium", "mouse"),
    ("chromium", "pen"),
    ("firefox", "touch"),
    ("firefox", "mouse"),
    ("webkit", "mouse"),
]
ENGINES = {engine.name: engine for engine in (Chromium, Firefox, WebKit)}
ENGINES |= {"chromium-whole": WholeChromium, "chromium-desktop": ChromiumOnDesktop, "firefox-desktop": FirefoxOnDesktop}

# The drivers are found on the PATH, so Selenium must not search the network for others.
os.environ["SE_OFFLINE"] = "true"
os.environ["SE_AVOID_STATS"] = "true"


def pytest_sessionstart(session):
    Chromium.is_whole = session.config.getoption("--deep")
    # Without this, ending pytest by SIGTERM would leave the browsers running.
    signal.signal(signal.SIGTERM, lambda *_: pytest.exit("terminated", 143))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport():
    report = yield
    if report.failed:
        waiting.note_failure()
    return report


def pytest_generate_tests(metafunc):
    names = metafunc.fixturenames
    marker = metafunc.definition.get_closest_marker
    is_deep = metafunc.config.getoption("--deep")
    for name, all_of_them in (("kind", FORCES), ("contact", CONTACTS)):
        if name in names or f"any_{name}" in names:
            chosen = all_of_them if name in names or is_deep else all_of_them[:1]
            asked = name if name in names else f"any_{name}"
            metafunc.parametrize(f"engine, {asked}", chosen, indirect=["engine"], scope="session")
            return
    if "engine" in names:
        engines = marker("engines").args if marker("engines") else ["chromium"]
        if marker("deep_engines") and is_deep:
            engines = [*engines, *marker("deep_engines").args]
        metafunc.parametrize("engine", engines, indirect=True, scope="session")


@pytest.hookimpl(tryfirst=True)  # so that xdist sees the groups
def pytest_collection_modifyitems(config, items):
    """Groups the tests of a file and an engine into one process. There are enough groups to keep all processes busy."""
    for item in items:
        engine = item.callspec.params.get("engine", "") if hasattr(item, "callspec") else ""
        # Few tests use an engine other than Chromium, so one process runs them all and starts the engine once.
        is_alone = engine not in ("", "chromium") and not config.getoption("--deep")
        item.add_marker(pytest.mark.xdist_group(engine if is_alone else f"{item.path.stem} {engine}".rstrip()))


@pytest.fixture(scope="session")
def browsers():
    started = {}
    yield started
    for browser in started.values():
        browser.close()


@pytest.fixture(scope="session")
def engine(request, browsers):
    if request.param not in browsers:
        browsers[request.param] = ENGINES[request.param]()
    browser = browsers[request.param]
    yield browser
    # A page left open must not use the processor while another engine is tested.
    browser.open("about:blank")


@pytest.fixture(scope="session")
def without_engine(tmp_path_factory):
    """A copy of the kit from which the engine is missing."""
    scripts = tmp_path_factory.mktemp("without-engine")
    for script in KIT.glob("*.js"):
        (scripts / script.name).symlink_to(script)
    return scripts


@pytest.fixture(scope="session")
def changed_engine(tmp_path_factory):
    """A copy of the kit whose engine has a section more, and works as before."""
    copy = tmp_path_factory.mktemp("changed-engine")
    (copy / "pressurekit.js").symlink_to(KIT / "pressurekit.js")
    (copy / "pressurekit.wasm").write_bytes((KIT / "pressurekit.wasm").read_bytes() + b"\0\2\1x")
    return copy


@pytest.fixture(scope="session")
def site(without_engine, changed_engine):
    site = Site(PAGES, **{"pressurekit": KIT, "bell": BELL, "without-engine": without_engine, "changed-engine": changed_engine})
    yield site
    site.close()


@pytest.fixture(scope="session")
def kit():
    """Fails with a clear message if the kit was not built. Otherwise every test would wait for it."""
    for name in ("pressurekit.js", "pressurekit.wasm"):
        if not (KIT / name).exists():
            pytest.fail(f"{KIT / name} is missing: run script/build-web")


@pytest.fixture
def browser(engine):
    """The engine, reset after the test whatever its result."""
    yield engine
    engine.reset()


def fixture_of(kind, name):
    """A fixture: a test page at the size of a phone, ready for use. `open` shows another page.

    The marker `opens` names a page to open instead: opening two pages costs twice as much as one.
    """

    @pytest.fixture
    def opened(request, browser, site, kit):
        page = kind(browser, site.address)
        other = request.node.get_closest_marker("opens")
        page.open(*(other.args if other else [name]), **(other.kwargs if other else {}))
        yield page
        page.require_policy_kept()
        waiting.page = None

    return opened


page = fixture_of(Page, "button.html")
buttons = fixture_of(TransitioningPage, "transitioning.html")
scale = fixture_of(ScalePage, "scale.html")
icons = fixture_of(IconPage, "icon.html")
peeks = fixture_of(PeekPage, "peek.html")
spoken = fixture_of(SpokenPage, "speech.html")


@pytest.fixture
def bench(browser, kit):
    """A page of Benchmarks/Browser. Its work is measured in processor time."""
    site = Site(PROJECT / "Benchmarks/Browser", pressurekit=KIT, controls=PROJECT / "Examples/Demo/controls")
    browser.cdp("Performance.enable", timeDomain="threadTicks")
    yield Bench(browser, site.address)
    browser.cdp("Performance.disable")
    site.close()


@pytest.fixture(scope="session")
def demo(kit, tmp_path_factory):
    """The address of the demo's folder, on the server of script/demo."""
    folder = tmp_path_factory.mktemp("demo")
    assemble(KIT, folder)
    server = Server(folder)
    server.start()
    yield f"{server.address}/demo"
    server.close()


@pytest.fixture(scope="session")
def host():
    """The documentation site, shared by all tests."""
    if not (SITE / "index.html").exists():
        pytest.fail(f"{SITE} is missing: run script/docs")
    with hosted() as address:
        yield address
