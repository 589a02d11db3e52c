"""Fixtures: the page of events in each tool, and a page of Playwright, on a server of their own."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parents[1]
sys.path[:0] = [str(HERE), str(HERE.parent / "python"), str(PROJECT / "Tests/Browser"), str(PROJECT / "Tests")]

from site_server import POLICY, Site, SiteHandler
from subjects import CHROMIUM, OPTIONS, PAGES, SUBJECTS, sync_playwright

pytest_plugins = ("deep",)
NODE = pytest.StashKey[subprocess.Popen]()
KIT = Path(os.environ.get("PRESSURE_WEB", PROJECT / ".build/web"))


def pytest_collection_finish(session):
    """Starts the tests in Node. They run at the same time as those in Python."""
    if any("node" in item.fixturenames for item in session.items) and not session.config.option.collectonly:
        tests = sorted(str(file.relative_to(PROJECT)) for file in (HERE / "javascript").glob("*.test.js"))
        session.config.stash[NODE] = subprocess.Popen(
            ["node", "--test", "--test-concurrency=2", *tests], cwd=PROJECT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            start_new_session=True)


def pytest_unconfigure(config):
    node = config.stash.get(NODE, None)
    # After a failure in Python it still runs, with the browsers of its tests.
    if node and node.poll() is None:
        os.killpg(node.pid, signal.SIGTERM)


@pytest.fixture
def node(request):
    """The process of the tests in Node."""
    return request.config.stash[NODE]


class FramesAllowed(SiteHandler):
    """A server whose pages may contain frames."""

    policy = f"{POLICY}; frame-src 'self'"


@pytest.fixture(scope="session")
def site():
    site = Site(PAGES, FramesAllowed, pressurekit=KIT)
    yield site
    site.close()


@pytest.fixture(scope="module")
def playwright_browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=OPTIONS)
        yield browser
        browser.close()


@pytest.fixture
def playwright_page(playwright_browser):
    """A new page of Playwright's synchronous API."""
    page = playwright_browser.new_page(viewport={"width": 800, "height": 600})
    yield page
    page.close()


# Tools with the same route to the browser are compared with --deep. Each guide's test presses with its own tool in any run.
FIRST_OF_ROUTE = {route: name for name, (_, route) in reversed(SUBJECTS.items())}.values()


@pytest.fixture(
    scope="session", params=[pytest.param(name, marks=[] if name in FIRST_OF_ROUTE else pytest.mark.deep) for name in SUBJECTS]
)
def subject(request, site):
    """The page of events in a tool."""
    start, route = SUBJECTS[request.param]
    with start() as subject:
        subject.route = route
        subject.open(f"{site.address}/events.html")
        yield subject


@pytest.fixture(scope="session")
def wheel():
    """The wheel that script/package has made."""
    version = json.loads((PROJECT / "Web/package/package.json").read_text(encoding="utf-8"))["version"]
    found = PROJECT / f".build/pressurekit_driver-{version}-py3-none-any.whl"
    if not found.exists():
        pytest.fail(f"{found} is missing: run script/package")
    return found
