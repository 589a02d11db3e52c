"""Fixtures: the servers, one browser for each engine, and a clean page for every test.

A test runs in Chromium, unless its marker `engines(…)` names others: then once in each of them. One that asks for
`contact` runs with each kind of finger in each engine, one that asks for `kind` with each that has force. What is deep
runs with `--deep` only, as script/prove does: tests with the marker `deep`, other engines than Chromium of tests with
`deep_engines(…)`, and other contacts than Chromium's touch of tests that ask for `any_contact` or `any_kind`.

The engines `chromium-desktop` and `firefox-desktop` are the same browsers with a window on a desktop of their own, where a
screen reader runs.

Browsers start when the first test asks for them and are kept for the session; everything listens on 127.0.0.1, on ports
the system gives.
"""

import os
import signal
from pathlib import Path

import pytest

# Before they are imported: so that what they assert is explained as in a test.
pytest.register_assert_rewrite(
    "bench", "calibration", "controls_page", "demo_page", "demo_server", "documentation_page", "fed", "icon", "page", "peek",
    "rings", "scale", "sharing", "speech", "transitioning", "waiting",
)

import waiting
from bench import Bench
from demo_server import DemoServer
from desktop.engines import ChromiumOnDesktop, FirefoxOnDesktop
from documentation_page import SITE, hosted
from engines.chromium import Chromium
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
# The control of Examples/Bell, as script/build-control makes it.
BELL = PROJECT / ".build/bell"
# Each engine and kind of finger that carries real force: a test that asks for `kind` runs with each.
FORCES = [("chromium", "touch"), ("chromium", "pen"), ("firefox", "touch")]
# Each engine and kind of finger: a test that asks for `contact` runs with each.
CONTACTS = [
    ("chromium", "touch"),
    ("chromium", "mouse"),
    ("chromium", "pen"),
    ("firefox", "touch"),
    ("firefox", "mouse"),
    ("webkit", "mouse"),
]
ENGINES = {engine.name: engine for engine in (Chromium, Firefox, WebKit)}
ENGINES |= {"chromium-desktop": ChromiumOnDesktop, "firefox-desktop": FirefoxOnDesktop}

# The drivers are found on the PATH; Selenium must not go looking for others on the network.
os.environ["SE_OFFLINE"] = "true"
os.environ["SE_AVOID_STATS"] = "true"


def pytest_sessionstart(session):
    # Without this, ending pytest by SIGTERM would leave the browsers running.
    signal.signal(signal.SIGTERM, lambda *_: pytest.exit("terminated", 143))


def pytest_addoption(parser):
    parser.addoption("--deep", action="store_true", help="also what takes long: each contact in each engine")


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


@pytest.hookimpl(tryfirst=True)  # before xdist reads the groups
def pytest_collection_modifyitems(config, items):
    """What is deep is left out. A file's tests in one engine go to one process: enough of them that all have the same to do."""
    if not config.getoption("--deep"):
        deep = [item for item in items if item.get_closest_marker("deep")]
        items[:] = [item for item in items if item not in deep]
        config.hook.pytest_deselected(items=deep)
    for item in items:
        engine = item.callspec.params.get("engine", "") if hasattr(item, "callspec") else ""
        # Few tests are in another engine than Chromium: one process has them all, so that the engine is started once.
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
    # While another is tested, what this one shows must not take the processor's time.
    browser.open("about:blank")


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    # The kit as a host has it that forgot the engine.
    scripts = tmp_path_factory.mktemp("without-engine")
    for script in KIT.glob("*.js"):
        (scripts / script.name).symlink_to(script)
    site = Site(Path(__file__).parent / "pages", **{"pressurekit": KIT, "bell": BELL, "without-engine": scripts})
    yield site
    site.close()


@pytest.fixture(scope="session")
def kit():
    """Says plainly that the kit was not built, instead of letting every test wait for it."""
    for name in ("pressurekit.js", "pressurekit.wasm"):
        if not (KIT / name).exists():
            pytest.fail(f"{KIT / name} is missing: script/build-web makes it")


@pytest.fixture
def browser(engine):
    """The engine, clean before the test and cleaned after it, whatever the test did."""
    yield engine
    engine.reset()


def fixture_of(kind, name):
    """A fixture: a page of the tests, ready for use, at the size of a phone. `open` goes to another.

    What the marker `opens` says is opened in its place, as two pages cost twice as much as one.
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
    """A page of Benchmarks/Browser, whose work is counted in the processor's time, not the clock's."""
    site = Site(PROJECT / "Benchmarks/Browser", pressurekit=KIT, controls=PROJECT / "Examples/Scale/Public/controls")
    browser.cdp("Performance.enable", timeDomain="threadTicks")
    yield Bench(browser, site.address)
    browser.cdp("Performance.disable")
    site.close()


@pytest.fixture(scope="session")
def demo(kit):
    """The demo's server, one for all tests."""
    server = DemoServer(PROJECT, KIT)
    yield server
    server.close()


@pytest.fixture
def first_run(kit):
    """The demo's server as it is when it was never run before."""
    server = DemoServer(PROJECT, KIT)
    yield server
    server.close()


@pytest.fixture(scope="session")
def host():
    """The site of the documentation, one for all tests."""
    if not (SITE / "index.html").exists():
        pytest.fail(f"{SITE} is missing: script/docs makes it")
    with hosted() as address:
        yield address
