"""A plugin of pytest: tests with the marker `deep` run only with `--deep`, as in script/prove.

In a file whose tests are deep, the marker `always` names the exceptions: a test's own marker counts before its file's.
"""

import pytest


def pytest_addoption(parser):
    parser.addoption("--deep", action="store_true", help="also run the long tests, as script/prove does")


def pytest_configure(config):
    config.addinivalue_line("markers", "deep: runs with --deep only")
    config.addinivalue_line("markers", "always: is not deep in a file that is")


def is_deep(item):
    own = {marker.name for marker in item.own_markers}
    return "deep" in own or ("always" not in own and item.get_closest_marker("deep") is not None)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config, items):
    if config.getoption("--deep"):
        return
    deep = [item for item in items if is_deep(item)]
    items[:] = [item for item in items if item not in deep]
    config.hook.pytest_deselected(items=deep)
