"""In each project's page one press on the confirm button confirms, once, and nobody complains."""

import pytest

from page import FIRED

# Of each page what it loads: the .wasm that webpack has found has a name that it has made.
PAGES = [
    ("plain", "index.html", ["page.js", "pressurekit.js", "pressurekit.wasm"]),
    ("plain", "one-element.html", ["confirm-button.js", "confirm-button.wasm", "page.js"]),
    ("plain", "single-file.html", ["page.js", "single-file.js"]),
    ("esbuild", "index.html", ["module.js"]),
    ("esbuild", "classic.html", ["classic.js"]),
    ("webpack", "index.html", ["*.wasm", "all.js"]),
    ("webpack", "one-element.html", ["*.wasm", "one.js"]),
    ("rollup", "index.html", ["main.js"]),
    ("react", "by-ref.html", ["by-ref.js"]),
    ("react", "by-property.html", ["by-property.js"]),
    ("preact", "index.html", ["main.js"]),
    ("vue", "index.html", ["main.js"]),
    ("server-rendering", "index.html", ["client.js"]),
    ("server-rendering", "late.html", ["late-client.js", "pressurekit.wasm"]),
]
# What frameworks have set by then: some disable the button and take its `cap` away once it was pressed.
PROPERTIES = {
    "react/by-ref.html": {"noLatch": True, "cap": 2.5, "disabled": False},
    "react/by-property.html": {"noLatch": True, "cap": 3, "disabled": True},
    "preact/index.html": {"noLatch": True, "cap": 3, "disabled": True},
    "vue/index.html": {"noLatch": True, "cap": 3, "disabled": True},
    "server-rendering/index.html": {"noLatch": True, "cap": 2.5, "disabled": False},
    "server-rendering/late.html": {"noLatch": True, "cap": 2.5, "disabled": False},
}
# What a build says that has nothing to warn of.
PRINTED = {"webpack": "webpack compiled successfully\n"}
DEFAULTS = {"noLatch": False, "cap": 3, "disabled": False}


@pytest.mark.parametrize(("project", "name", "files"), PAGES)
def test_one_press_confirms(projects, page, project, name, files):
    assert projects(project).printed == PRINTED.get(project, "")
    page.open(f"{project}/{name}")
    assert page.loaded() == files
    assert page.said() == ""
    page.confirm_by_force(page.finger("touch"))
    assert page.events() == FIRED
    page.until("document.querySelector('output').textContent", "the project hears of it")
    assert page.said() == "deleted"
    assert {key: page.get(key) for key in DEFAULTS} == PROPERTIES.get(f"{project}/{name}", DEFAULTS)
    assert page.faults() == []
