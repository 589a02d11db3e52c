"""A button in a frame is pressed where it is, or refused, as frames.json says."""

import json
from pathlib import Path

import pytest

FRAMES = json.loads(Path(__file__).with_name("frames.json").read_text(encoding="utf-8"))


def button_of(page, row):
    """The tool's own element. Selenium stays in the frame."""
    if hasattr(page, "frame_locator"):
        return page.frame_locator(row["frame"]).locator(row["button"])
    page.switch_to.frame(page.find_element("css selector", row["frame"]))
    return page.find_element("css selector", row["button"])


@pytest.mark.parametrize("subject", ["playwright-sync", "playwright-async", "selenium-chromium"], indirect=True)
def test_frames(subject, site):
    seen, expected = [], []
    for row in FRAMES:
        subject.open(f"{site.address}/frames.html")
        touch = subject.finger("touch")
        error = None
        try:
            subject.call(touch, "down", button_of(subject.page, row), force=0.3)
            subject.call(touch, "lift")
        except ValueError as refused:
            error = str(refused)
        if hasattr(subject.page, "switch_to"):
            subject.page.switch_to.default_content()
        seen.append((row["name"], subject.evaluate("pressed"), error))
        expected.append((row["name"], row["pressed"], row.get("error")))
    subject.open(f"{site.address}/events.html")
    assert seen == expected
