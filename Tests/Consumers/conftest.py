"""Fixtures: the projects, each built when the first test requests it, their server and Chromium."""

import pytest

# Before the imports, so that pytest explains the assertions in these modules too.
pytest.register_assert_rewrite("consumer_page", "page", "project", "waiting")

from consumer_page import ConsumerPage
from engines.chromium import WholeChromium
from project import Project
from site_server import Site


@pytest.hookimpl(tryfirst=True)  # so that xdist sees the groups
def pytest_collection_modifyitems(items):
    """The tests of a project run in one process, so that it is built once. A test with a group of its own keeps it."""
    for item in items:
        if item.get_closest_marker("xdist_group"):
            continue
        project = item.callspec.params.get("project") if hasattr(item, "callspec") else None
        item.add_marker(pytest.mark.xdist_group(project or item.name))


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("consumers")


@pytest.fixture(scope="session")
def projects(folder):
    """The projects by name. Each is built when it is first requested."""
    made = {}

    def project(name):
        if name not in made:
            made[name] = Project(name, folder)
        return made[name]

    return project


@pytest.fixture(scope="session")
def browser():
    browser = WholeChromium()
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def site(folder):
    site = Site(folder)
    yield site
    site.close()


@pytest.fixture
def page(browser, site):
    page = ConsumerPage(browser, site.address)
    yield page
    page.forget()
    browser.reset()
