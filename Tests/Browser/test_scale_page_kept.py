"""The demo's Scale page: a calibration is kept, exported and imported."""

import json

import pytest

from demo_scale import EVERYWHERE, GOOD, KEY, calibration, scale  # The last one is a fixture.
from waiting import eventually


def exported(page):
    """What Export gives to download: the name and the text."""
    return page.evaluate(
        """
        return new Promise((done) => {
          const click = HTMLAnchorElement.prototype.click
          HTMLAnchorElement.prototype.click = function () {
            HTMLAnchorElement.prototype.click = click
            done(blobs.at(-1).text().then((text) => [this.download, this.href.slice(0, 5), text]))
          }
          const create = URL.createObjectURL
          const blobs = []
          URL.createObjectURL = (blob) => {
            URL.createObjectURL = create
            blobs.push(blob)
            return create.call(URL, blob)
          }
          document.getElementById('export').click()
        })
        """
    )


@EVERYWHERE
def test_export_and_import(scale):
    scale.open(kept=json.dumps(GOOD))
    before = scale.evaluate("return scale.calibration")
    name, kind, text = exported(scale)
    assert (name, kind) == ("pressurekit-calibration.json", "blob:")
    assert json.loads(text) == before
    scale.open()
    assert scale.points() == []
    scale.calibrate()
    scale.load_file(text)
    scale.wait_for_text("added", "Imported 4 known masses")
    assert scale.evaluate("return scale.calibration") == before
    assert scale.kept() == before
    assert "calibrated with 4" in scale.text("calibrated")


def test_export_is_downloaded(scale, tmp_path):
    """The content security policy lets it, too."""
    browser = scale.browser
    browser.cdp("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(tmp_path))
    scale.open(kept=json.dumps(GOOD))
    scale.calibrate()
    scale.click("#export")
    file = tmp_path / "pressurekit-calibration.json"
    eventually(file.exists, "it is downloaded")
    eventually(lambda: json.loads(file.read_text() or "0"), "it is whole")
    assert [point["grams"] for point in json.loads(file.read_text())["points"]] == [20, 42, 58, 81]


BAD = {
    "not JSON": ("nickels", "It is not JSON."),
    "null": ("null", "It is not a calibration"),
    "an array": ("[1]", "It is not a calibration"),
    "another version": (json.dumps({KEY: 2, "points": []}), "It is not a calibration"),
    "no points": (json.dumps({KEY: 1}), "without points"),
    "an empty list": (json.dumps(calibration()), "without points"),
    "a point that is null": (json.dumps({KEY: 1, "points": [None]}), "Point 1 is bad: its force is missing"),
    "a negative mass": (json.dumps(calibration((1, 5), (2, -5))), "Point 2 is bad: its grams is -5"),
    "a force in words": (json.dumps(calibration(("1", 5))), 'Point 1 is bad: its force is "1"'),
    "a huge mass": (json.dumps(calibration((1, 1e300))), "Point 1 is bad"),
}


@pytest.mark.parametrize("text, reason", BAD.values(), ids=BAD)
def test_bad_import_changes_nothing(scale, text, reason):
    scale.open(kept=json.dumps(GOOD))
    scale.calibrate()
    before = scale.evaluate("return scale.calibration"), scale.kept(), scale.rows()
    scale.load_file(text, "bad.json")
    scale.wait_for_text("import-reason", "bad.json was not imported. ")
    assert reason in scale.text("import-reason")
    assert (scale.evaluate("return scale.calibration"), scale.kept(), scale.rows()) == before
    # The next one is a new try.
    scale.load_file(json.dumps(calibration((1, 5), (2, 10))))
    scale.wait_for_text("added", "Imported 2")
    assert scale.text("import-reason") == ""


@EVERYWHERE
@pytest.mark.parametrize("text, reason", list(BAD.values())[:6:3] + list(BAD.values())[6:7])
def test_broken_kept_calibration_is_dropped(scale, text, reason):
    scale.open(kept=text)
    assert "was dropped" in scale.text("notice") and reason in scale.text("notice")
    assert (scale.points(), scale.kept()) == ([], None)
    scale.reload()
    assert scale.text("notice") == ""
