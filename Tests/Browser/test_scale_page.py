"""The demo's Scale page: weigh, save what settled, calibrate with known masses, and keep that."""

import json
from pathlib import Path

import pytest

from accessibility import violations
from page import PHONE
from transitioning import TransitioningPage
from waiting import eventually

PAGES = Path(__file__).parent / "pages"
RECORDER = (PAGES / "recorder.js").read_text(encoding="utf-8")
EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
KEY = "pressurekit-calibration"
DIAL = "document.getElementById('scale').shadowRoot.querySelector('[part=dial]')"
# Grams that full force is taken for without a calibration, and that force.
CAPACITY = 385
FULL_SCALE = 20 / 3


def calibration(*points, **more):
    return {KEY: 1, "points": [{"force": force, "grams": grams} for force, grams in points], **more}


GOOD = calibration((1, 20), (2, 42), (3, 58), (4, 81))


class ScalePage(TransitioningPage):
    """The page "Scale"; its scale is called `scale`, and its Save button `save`."""

    def __init__(self, browser, server):
        super().__init__(browser, server.origin)
        self.server = server
        self.id = "scale"
        self.dialled = None

    def open(self, name="scale", ready=True, kept=None):
        """With what this browser keeps: nothing, or a text."""
        # From a page that does not look at it.
        super().open("nothing", ready=False)
        self.evaluate(
            "arguments[0] === null ? localStorage.clear() : localStorage.setItem(arguments[1], arguments[0])", kept, KEY
        )
        self.reload(name)

    def reload(self, name="scale"):
        super().open(name)
        eventually(
            lambda: self.evaluate("return Boolean(document.getElementById('calibrated').textContent)"), "it is ready"
        )
        self.evaluate(RECORDER)
        self.evaluate("document.querySelector('pressure-transitioning-button').id = 'save'")

    # The scale

    def dial(self):
        return self.evaluate(
            f"const dial = {DIAL}; dial.scrollIntoView({{ block: 'center', behavior: 'instant' }});"
            " const box = dial.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]"
        )

    def press(self, force, finger=None):
        """Presses on the dial, with a fraction of the sensor's range, until that has settled."""
        finger = finger or self.finger("touch")
        finger.down(*self.dial(), force)
        self.wait_for_state("settled", deadline=8)
        return finger

    def settle(self, force):
        self.press(force).up()
        self.wait_for_state("rest")

    # What it says

    def text(self, name):
        return self.evaluate(
            "const { innerText, textContent } = document.getElementById(arguments[0]);"
            " return (innerText || textContent).trim()",
            name,
        )

    def wait_for_text(self, name, part):
        eventually(lambda: part in self.text(name), f"#{name} says {part!r} and not {self.text(name)!r}")

    def is_shown(self, name):
        return self.evaluate("return document.getElementById(arguments[0]).checkVisibility()", name)

    # Saving

    def type_note(self, note):
        self.type("note", note)

    def type(self, name, text):
        self.evaluate(
            """
            const field = document.getElementById(arguments[0])
            field.value = arguments[1]
            field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
            """,
            name,
            text,
        )

    def save(self):
        self.show("save")
        self.tap(self.finger("mouse"))
        self.id = "scale"

    def stored(self, note):
        return [weighing["grams"] for weighing in self.server.weighings() if weighing["note"] == note]

    # Calibrating

    def calibrate(self):
        """Opens the steps."""
        self.evaluate("document.getElementById('calibrate').open = true")

    def click(self, selector):
        self.evaluate("document.querySelector(arguments[0]).click()", selector)

    def add(self, grams, force):
        """Adds a known mass, armed before it is on the dial."""
        self.type("mass", str(grams))
        self.click("#arm")
        self.settle(force)
        self.wait_for_text("added", "Added")

    def points(self):
        """Of the calibration that the scale has: their masses and forces."""
        return self.evaluate(
            "return (scale.calibration?.points ?? []).map(({ grams, force }) => [grams, Math.round(force * 100) / 100])"
        )

    def rows(self):
        return self.evaluate(
            "return [...document.querySelectorAll('#points tr')].map((row) => [...row.cells].map((one) => one.innerText))"
        )

    def marks(self):
        return self.evaluate("return document.querySelectorAll('#plot .mark').length")

    def kept(self):
        text = self.evaluate("return localStorage.getItem(arguments[0])", KEY)
        return text and json.loads(text)

    def load_file(self, text, name="mine.json"):
        """Chooses a file to import, as a person does."""
        self.evaluate(
            """
            const [text, name] = arguments
            const files = new DataTransfer()
            files.items.add(new File([text], name, { type: 'application/json' }))
            const field = document.getElementById('import')
            field.files = files.files
            field.dispatchEvent(new Event('change', { bubbles: true }))
            """,
            text,
            name,
        )


@pytest.fixture
def scale(browser, demo):
    page = ScalePage(browser, demo)
    page.open()
    yield page
    # Chromium may lose the next touch when a page is left while the last one is not over.
    page.wait_for_state("rest")
    page.require_policy_kept()


@pytest.fixture
def scale_of_its_own(browser, first_run):
    """With a server that the test may stop."""
    page = ScalePage(browser, first_run)
    page.open()
    yield page
    # Chromium may lose the next touch when a page is left while the last one is not over.
    page.wait_for_state("rest")
    page.require_policy_kept()


def grams_of(fraction):
    return fraction * CAPACITY


# Weigh and save


def test_settled_weight_is_saved(scale):
    finger = scale.press(0.3)
    assert scale.text("progress") == "Settled"
    assert scale.text("settled") == "Yes"
    finger.up()
    scale.wait_for_state("rest")
    # Who has one finger lifts it before pressing Save.
    grams = scale.get("grams")
    assert grams == 0
    assert "Last settled: 115." in scale.text("last")
    scale.type_note("A tomato")
    scale.save()
    scale.wait_for_text("saved", "Saved 115.")
    [saved] = scale.stored("A tomato")
    assert saved == pytest.approx(grams_of(0.3), abs=0.2)
    assert scale.evaluate("return document.querySelector('#saved a').pathname") == "/history"
    assert scale.text("last") == "Nothing has settled yet"
    assert scale.evaluate("return document.getElementById('note').value") == ""


def test_save_needs_a_settled_reading(scale):
    before = len(scale.server.weighings())
    scale.type_note("Too early")
    scale.save()
    scale.wait_for_text("refused", "hold still until it has settled")
    assert scale.evaluate("return document.getElementById('note').value") == "Too early"
    assert scale.evaluate("return document.querySelector('pressure-transitioning-button').state") == "begin"
    assert len(scale.server.weighings()) == before
    # It is not said any longer once something has settled.
    scale.settle(0.2)
    assert scale.text("refused") == ""


def test_one_reading_is_saved_once(scale):
    scale.settle(0.2)
    scale.type_note("Only once")
    scale.save()
    eventually(lambda: scale.stored("Only once"), "it is stored")
    button = "return document.querySelector('pressure-transitioning-button').state"
    eventually(lambda: scale.evaluate(button) == "begin", "the button is ready again")
    scale.type_note("Only once")
    scale.save()
    scale.wait_for_text("refused", "nothing to save yet")
    assert len(scale.stored("Only once")) == 1


def test_refused_note_is_kept(scale):
    scale.settle(0.2)
    note = "n" * 201
    scale.type_note(note)
    scale.save()
    scale.wait_for_text("note-reason", "no longer than 200 characters")
    assert scale.evaluate("return document.getElementById('note').value") == note
    assert "Last settled: 7" in scale.text("last")
    scale.type_note("Shorter")
    assert scale.text("note-reason") == ""
    scale.save()
    eventually(lambda: scale.stored("Shorter"), "it is stored")


def test_killed_server_loses_nothing(scale_of_its_own):
    page = scale_of_its_own
    page.settle(0.25)
    page.type_note("Kept")
    page.server.kill()
    page.save()
    page.wait_for_text("refused", "cannot be reached")
    button = "return document.querySelector('pressure-transitioning-button').state"
    eventually(lambda: page.evaluate(button) == "begin", "the button is ready again")
    assert "Last settled: 96." in page.text("last")
    assert page.evaluate("return document.getElementById('note').value") == "Kept"
    page.server.start_again()
    page.save()
    eventually(lambda: page.stored("Kept"), "it is stored")
    page.wait_for_text("saved", "Saved")
    assert page.text("refused") == ""


@pytest.mark.parametrize(
    "unit, text, last",
    [
        ("g", "115 grams", "115."),
        ("oz", "4.08 oz", "4.08 oz"),
        ("N", "1.13 N", "1.13 N"),
        ("percent", "30% force", "115."),
    ],
)
def test_units(scale, unit, text, last):
    scale.click(f"[name=unit][value={unit}]")
    # The sensor's steps are multiples of this one; a hair above, as what is shown is truncated.
    scale.press(0.3005).up()
    log = scale.evaluate("return recorder.log.filter(({ detail }) => detail?.state === 'settled').map((e) => e.detail)")
    assert [one["text"] for one in log] == [text]
    assert last in scale.text("last")


def test_resolution_and_error(scale):
    scale.open(kept=json.dumps(GOOD))
    assert (scale.text("resolution"), scale.text("error")) == ("Unknown", "–")
    finger = scale.finger("touch")
    point = scale.dial()
    finger.down(*point, 0.3)
    # It takes a dozen changes until the least one is believed to be a step.
    for step in (0.31, 0.30, 0.32, 0.31, 0.30) * 3:
        finger.move(*point, step)
    scale.wait_for_state("settled", deadline=8)
    assert scale.text("error").startswith("± ") and scale.text("error").endswith(" g")
    assert scale.text("resolution").endswith(" g")
    finger.up()
    scale.wait_for_text("last", " ± ")


def test_dial_stays_where_it_is(scale):
    """Texts that come and go may not move what is pressed."""
    places = set()
    finger = scale.finger("touch")
    point = scale.dial()
    for force in (0.2, 1, 0.3):
        finger.down(*point, force) if not finger.is_down else finger.move(*point, force)
        eventually(lambda: scale.state == ("overload" if force == 1 else "settled"), "it follows", 8)
        places.add(tuple(scale.box("#scale")))
        places.add(tuple(scale.box("#weighing"))[1:2])
    finger.up()
    assert len(places) == 2


# Calibrate


def test_three_masses_calibrate(scale):
    assert "not calibrated" in scale.text("calibrated")
    scale.calibrate()
    assert scale.is_shown("no-points") and not scale.is_shown("fit")
    for grams, force in [(20, 0.15), (40, 0.3), (60, 0.46)]:
        scale.add(grams, force)
    assert [grams for grams, _ in scale.points()] == [20, 40, 60]
    assert [force for _, force in scale.points()] == [1.0, 2.0, 3.07]
    assert scale.marks() == 3
    assert float(scale.text("r-squared")) > 0.99
    assert scale.text("slope").endswith(" g")
    assert "±" not in scale.text("deviation") and scale.text("deviation").endswith(" g")
    assert "calibrated with 3 known masses" in scale.text("calibrated")
    assert [row[0] for row in scale.rows()] == ["20 g", "40 g", "60 g"]
    kept = scale.kept()
    assert [point["grams"] for point in kept["points"]] == [20, 40, 60]

    scale.reload()
    scale.calibrate()
    eventually(lambda: scale.marks() == 3, "the plot is drawn")
    assert scale.evaluate("return scale.calibration") == kept
    assert float(scale.text("r-squared")) > 0.99
    # Now it reads on the new line.
    finger = scale.press(0.3)
    assert scale.get("grams") == pytest.approx(39.5, abs=1)
    finger.up()


def test_add_only_what_is_measured(scale):
    scale.calibrate()
    disabled = "return document.getElementById('add').disabled"
    assert scale.evaluate(disabled)
    assert scale.text("hold") == "Nothing is on the dial."
    finger = scale.finger("touch")
    point = scale.dial()
    finger.down(*point, 0.2)
    scale.wait_for_text("hold", "Hold still")
    eventually(lambda: not scale.evaluate(disabled), "it can be added")
    scale.wait_for_text("hold", "Settled: add it now.")
    scale.click("#add")
    assert scale.points() == [[5, 1.33]]
    assert scale.text("added").startswith("Added 5 g")
    finger.move(*point, 1)
    scale.wait_for_text("hold", "Too much")
    assert scale.evaluate(disabled)
    finger.up()
    scale.wait_for_text("hold", "Nothing is on the dial.")
    assert scale.evaluate(disabled)


def test_second_finger_adds(scale):
    """A tap makes no click while another finger presses."""
    scale.calibrate()
    scale.evaluate("document.getElementById('add').scrollIntoView({ block: 'end', behavior: 'instant' })")
    left, top, width, height = scale.evaluate(
        f"const box = {DIAL}.getBoundingClientRect(); return [box.left, box.top, box.width, box.height]"
    )
    assert top >= 0, "the dial stays in view on a phone"
    finger = scale.finger("touch")
    finger.down(left + width / 2, top + height / 2, 0.2)
    scale.wait_for_state("settled", deadline=8)
    # Not a real one: after two touches on two elements, DevTools delivers none to the pages that come.
    scale.evaluate(
        "document.getElementById('add').dispatchEvent("
        "new PointerEvent('pointerdown', { pointerId: 99, pointerType: 'touch', isPrimary: false, bubbles: true }))"
    )
    assert len(scale.points()) == 1 and scale.state == "settled"
    finger.up()


def test_armed_once(scale):
    scale.calibrate()
    scale.click("#arm")
    assert scale.text("hold") == "5 g on the dial will be added when settled."
    scale.settle(0.2)
    assert not scale.evaluate("return document.getElementById('arm').checked")
    scale.settle(0.4)
    assert scale.points() == [[5, 1.33]]


def test_stepper_and_typed_grams(scale):
    scale.calibrate()
    value = "return [document.getElementById('mass').value, document.getElementById('nickels').textContent]"
    scale.click("#more")
    assert scale.evaluate(value) == ["10", "2 nickels"]
    for _ in range(3):
        scale.click("#fewer")
    assert scale.evaluate(value) == ["0", "0 nickels"]
    scale.type("mass", "12,5")
    assert scale.evaluate(value) == ["12,5", "no nickels"]
    scale.click("#more")
    assert scale.evaluate(value) == ["15", "3 nickels"]
    scale.type("mass", "12.5")
    scale.click("#fewer")
    assert scale.evaluate(value) == ["10", "2 nickels"]


@pytest.mark.parametrize("mass", ["", "-1", "heavy", "100001"])
def test_no_mass(scale, mass):
    scale.calibrate()
    scale.type("mass", mass)
    scale.click("#arm")
    finger = scale.press(0.2)
    scale.wait_for_text("mass-reason", "Type the mass in grams")
    assert scale.points() == []
    scale.type("mass", "2.5")
    assert scale.text("mass-reason") == ""
    scale.click("#add")
    assert scale.points() == [[2.5, 1.33]]
    finger.up()


def test_same_mass_twice_says_why(scale):
    scale.calibrate()
    scale.add(5, 0.2)
    assert scale.text("fault") == "Two known masses or more are needed."
    scale.add(5, 0.3)
    assert scale.text("fault") == "All masses are the same."
    assert scale.text("slope") == "–"
    assert "not calibrated" in scale.text("calibrated")
    assert (scale.marks(), len(scale.rows())) == (2, 2)
    scale.add(10, 0.4)
    assert scale.text("fault") == ""
    assert "calibrated with 3" in scale.text("calibrated")


def test_remove_a_point(scale):
    scale.open(kept=json.dumps(GOOD))
    scale.calibrate()
    eventually(lambda: scale.marks() == 4, "the plot is drawn")
    scale.click("#points tr:nth-child(2) .remove")
    assert scale.points() == [[20, 1], [58, 3], [81, 4]]
    assert [row[0] for row in scale.rows()] == ["20 g", "58 g", "81 g"]
    assert scale.marks() == 3
    assert [point["grams"] for point in scale.kept()["points"]] == [20, 58, 81]
    assert scale.evaluate("return document.activeElement.closest('tr')?.rowIndex") == 2
    for _ in range(3):
        scale.click("#points .remove")
    assert (scale.points(), scale.kept()) == ([], None)
    assert scale.is_shown("no-points")
    assert scale.evaluate("return document.activeElement.id") == "points-title"


def test_start_over(scale):
    scale.open(kept=json.dumps(GOOD))
    scale.calibrate()
    scale.show("restart")
    scale.confirm_by_force(scale.finger("touch"))
    scale.id = "scale"
    eventually(lambda: scale.points() == [], "nothing is left")
    assert scale.kept() is None
    assert "Started over" in scale.text("added")
    assert scale.get("grams") == 0


# Kept, exported, imported


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


# Without a sensor


def push(page, event, key):
    """As the keyboard does; not every driver here has digits."""
    if page.browser.name == "chromium":
        getattr(page.browser, event.replace("key", "key_"))(key)
    else:
        page.evaluate("dispatchEvent(new KeyboardEvent(arguments[0], { key: arguments[1], cancelable: true }))", event, key)


@EVERYWHERE
def test_simulated_finger_where_nothing_measures(scale):
    assert not scale.is_shown("simulator")
    mouse = scale.finger("mouse")
    mouse.down(*scale.dial())
    scale.wait_for_state("unmeasured")
    mouse.up()
    scale.wait_for_text("advice", "No force can be measured here")
    assert scale.text("progress") in ("No force measured", "Press on the dial")
    scale.click("#simulate")
    assert scale.evaluate("return document.documentElement.dataset.pressureSource") == "simulated"
    scale.wait_for_text("advice", "hold a key 1…9")

    mouse.down(*scale.dial())
    push(scale, "keydown", "3")
    scale.wait_for_state("settled", deadline=8)
    assert scale.get("grams") == pytest.approx(grams_of(0.3), abs=1)
    push(scale, "keyup", "3")
    mouse.up()
    scale.wait_for_state("rest")
    assert "Last settled: 115." in scale.text("last")
    scale.click("#simulate")
    assert scale.evaluate("return document.documentElement.dataset.pressureSource ?? null") is None


def test_simulated_wheel(scale):
    scale.open("scale?simulate")
    scale.reload("scale?simulate")
    scale.wait_for_text("advice", "hold the mouse on the dial")
    mouse = scale.finger("mouse")
    mouse.down(*scale.dial())
    before = scale.get("grams")
    mouse.wheel(-200)
    eventually(lambda: scale.get("grams") > before + 20, "the wheel pushes harder")
    mouse.up()


# How it looks


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, (1280, 800)], ids=["phone", "desktop"])
def test_axe_finds_nothing(scale, scheme, size):
    scale.browser.emulate_media(prefers_color_scheme=scheme)
    scale.browser.resize(*size)
    assert violations(scale.browser) == []
    scale.save()
    scale.wait_for_text("refused", "nothing to save")
    scale.evaluate("scale.calibration = arguments[0]", None)
    scale.calibrate()
    assert violations(scale.browser) == []
    scale.load_file("broken")
    scale.wait_for_text("import-reason", "not JSON")
    assert violations(scale.browser) == []
    scale.load_file(json.dumps(GOOD))
    scale.wait_for_text("added", "Imported")
    assert violations(scale.browser) == []
    scale.load_file(json.dumps(calibration((1, 5), (2, 5))))
    scale.wait_for_text("fault", "All masses are the same")
    scale.settle(0.2)
    scale.type_note("n" * 201)
    scale.save()
    scale.wait_for_text("note-reason", "no longer")
    assert violations(scale.browser) == []


@pytest.mark.parametrize("unit", ["g", "oz"])
def test_nothing_wider_than_a_phone(scale, unit):
    wide = "return document.documentElement.scrollWidth - innerWidth"
    scale.open(kept=json.dumps(calibration((6.123, 99999.9), (1.2345, 33333.3), (3.3, 50000.5))))
    scale.click(f"[name=unit][value={unit}]")
    for size in (PHONE, (320, 568)):
        scale.browser.resize(*size)
        assert scale.evaluate(wide) <= 0
    scale.calibrate()
    scale.settle(0.4)
    scale.load_file("broken", f"{'a-long-name-without-a-space' * 4}.json")
    scale.wait_for_text("import-reason", "not JSON")
    for size in (PHONE, (320, 568)):
        scale.browser.resize(*size)
        assert scale.evaluate(wide) <= 0
        # Nothing is wider than the card that it is in, either.
        out = scale.evaluate(
            """
            const isOut = (one, { left, right }) => {
              const box = one.getBoundingClientRect()
              return box.width > 0 && (box.left < left - 1 || box.right > right + 1)
            }
            return [...document.querySelectorAll('.sheet')].flatMap((sheet) => {
              const card = sheet.getBoundingClientRect()
              return [...sheet.querySelectorAll('*')].filter((one) => one.checkVisibility() && isOut(one, card))
                .map((one) => one.outerHTML.slice(0, 60))
            })
            """
        )
        assert out == []
