"""The elements in React, Preact, Vue and Alpine: mounted before and after the kit's script, and rendered again during a press."""

import pytest

from libraries import KIT
from test_libraries import EVERYWHERE, read
from test_libraries import page as page
from test_libraries import rendering as rendering

SCRIPTS = {"react": ["react", "react-dom"], "preact": ["preact"], "vue": ["vue"], "alpine": ["alpine"]}
ORDERS = ["script first", "script last", "engine last"]
ITEMS = [{"type": "new", "title": "New", "userInfo": {"at": 1}}]
STATE = {"rows": [{"id": 7, "title": "Delete"}, {"id": 8, "title": "Delete"}], "isBusy": False, "isKeyed": False, "items": ITEMS}


def render(page, **changes):
    page.evaluate("window.render({ ...arguments[0] })", {**STATE, **changes})
    page.tick(2)


def mount(page, framework, order, **changes):
    page.show("<div id='place'></div>", *([] if order == "script last" else [KIT]), *SCRIPTS[framework], "/mounted.js", late=order == "engine last")
    page.evaluate("window.render = mounts[arguments[0]](document.getElementById('place'))", framework)
    render(page, **changes)
    if order == "script last":
        page.add(KIT)
    page.wait_for("#icon:defined")
    if order != "engine last":
        page.until("!document.querySelector(':state(undrawn)')", "the engine has loaded")


BUTTON = {"noLatch": True, "inPlace": False, "cap": 2.5, "disabled": False}
READ = {"row-0": BUTTON, "row-1": BUTTON, "icon": {"name": "Scale", "items": ITEMS}}
OTHER_ITEMS = [*ITEMS, {"type": "other", "title": "Other"}]
BUSY = {**READ, "row-0": {**BUTTON, "disabled": True}, "row-1": {**BUTTON, "disabled": True}, "icon": {"name": "Scale", "items": OTHER_ITEMS}}


@EVERYWHERE
@pytest.mark.parametrize("framework", SCRIPTS)
def test_properties_arrive(page, framework):
    found = {}
    for order in ORDERS:
        mount(page, framework, order)
        found[order] = [read(page, READ)]
        render(page, isBusy=True, items=OTHER_ITEMS)
        found[order].append(read(page, READ))
        render(page)
        found[order].append(read(page, READ))
        page.press("row-1").up()
        page.wait_for_state("idle")
        found[order].append(page.evaluate("return confirmed"))
    assert found == {order: [READ, BUSY, READ, [8]] for order in ORDERS}


def rows(*numbers, title="Delete"):
    return [{"id": number, "title": title} for number in numbers]


# The changes that are rendered during a press on the row of 7, and the rows that it then confirms.
AGAIN = {
    "the same": ({}, [7]),
    "a row below": ({"rows": rows(7, 8, 9)}, [7]),
    "other items": ({"items": OTHER_ITEMS}, [7]),
    "another item": ({"rows": rows(9, 8)}, []),
    "the row removed": ({"rows": rows(8)}, []),
    "the row removed, with others behind": ({"rows": rows(8, 9)}, []),
    "another title": ({"rows": rows(7, 8, title="Delete all")}, []),
    "disabled": ({"isBusy": True}, []),
    "disabled and enabled": ([{"isBusy": True}, {}], []),
}


@EVERYWHERE
@pytest.mark.parametrize("framework", SCRIPTS)
@pytest.mark.parametrize("is_keyed", [pytest.param(True, marks=pytest.mark.deep), False])
def test_rendered_again_during_a_press(page, framework, is_keyed):
    found = {}
    mount(page, framework, "script last", isKeyed=is_keyed)
    for name, (changes, _) in AGAIN.items():
        finger = page.press("row-0")
        for one in changes if isinstance(changes, list) else [changes]:
            render(page, isKeyed=is_keyed, **one)
        finger.up()
        page.tick(2)
        found[name] = page.evaluate("return confirmed.splice(0)")
        render(page, isKeyed=is_keyed)
        page.wait_out_guard()
    assert found == {name: confirmed for name, (_, confirmed) in AGAIN.items()}
