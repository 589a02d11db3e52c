"""Fixtures: the projects, each made when the first test asks for it, their server and Chromium."""

import pytest

# Before they are imported: so that what they assert is explained as in a test.
pytest.register_assert_rewrite("consumer_page", "page", "project", "waiting")

from consumer_page import ConsumerPage
from engines.chromium import Chromium
from project import Project
from site_server import Site


@pytest.hookimpl(tryfirst=True)  # before xdist reads the groups
def pytest_collection_modifyitems(items):
    """The tests of a project go to one process, so that it is made once. Those that have a group keep it."""
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
    """By name; made when they are asked for."""
    made = {}

    def project(name):
        if name not in made:
            made[name] = Project(name, folder)
        return made[name]

    return project


@pytest.fixture(scope="session")
def browser():
    browser = Chromium()
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
