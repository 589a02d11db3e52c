"""Fixtures: the page of events in each tool, and a page of Playwright, on a server of their own."""

import os
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parents[1]
sys.path[:0] = [str(HERE), str(HERE.parent / "python"), str(PROJECT / "Tests/Browser")]

from site_server import Site
from subjects import CHROMIUM, OPTIONS, PAGES, SUBJECTS, sync_playwright

KIT = Path(os.environ.get("PRESSURE_WEB", PROJECT / ".build/web"))


def pytest_addoption(parser):
    parser.addoption("--deep", action="store_true", help="also run the long tests: every planted fault")


def pytest_collection_modifyitems(config, items):
    if not config.getoption("--deep"):
        deep = [item for item in items if item.get_closest_marker("deep")]
        items[:] = [item for item in items if item not in deep]
        config.hook.pytest_deselected(items=deep)


@pytest.fixture(scope="session")
def site():
    site = Site(PAGES, pressurekit=KIT)
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


@pytest.fixture(scope="session", params=SUBJECTS)
def subject(request, site):
    """The page of events in a tool."""
    start, route = SUBJECTS[request.param]
    with start() as subject:
        subject.route = route
        subject.open(f"{site.address}/events.html")
        yield subject
