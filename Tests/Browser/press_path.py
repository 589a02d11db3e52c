"""Traces the functions that a touch runs on a page, for script/path. PRESSURE_PATH is the folder of an instrumented kit."""

import json
import os
from pathlib import Path

import waiting
from page import FULL, HALF, Page
from site_server import Site

FOLDER = Path(os.environ["PRESSURE_PATH"])


def test_path(browser):
    site = Site(Path(__file__).parent / "pages", pressurekit=FOLDER)
    page = Page(browser, site.address)
    page.open("path.html")
    page.rest()
    before = page.evaluate("return ran.splice(0)")
    finger = page.finger("touch")
    x, y = page.centre()
    finger.down(x, y, HALF)
    page.tick()
    finger.move(x, y, FULL)
    page.pass_time(0.2)
    ring = page.ring()
    finger.move(ring["x"], ring["y"], FULL)
    page.pass_time(0.2)
    finger.up()
    page.tick()
    pressed = page.evaluate("return ran.splice(0)")
    assert page.events()[-2:] == ["confirm", "confirmed → idle"]
    (FOLDER / "web.json").write_text(json.dumps({"before": [one for one in before if isinstance(one, list)], "pressed": pressed}))
    waiting.page = None
    site.close()
