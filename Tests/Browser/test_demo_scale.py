"""The demo's Scale page: weigh and save, work without a sensor, calibrate with known masses, store and exchange
calibrations."""

import json

import pytest

from demo_page import DemoPage, fixture_of
from page import PHONE
from waiting import eventually

KEY = "pressurekit-calibration"
# The mass in grams for full force without a calibration.
CAPACITY = 385


def calibration(*points, **more):
    return {KEY: 1, "points": [{"force": force, "grams": grams} for force, grams in points], **more}


GOOD = calibration((1, 20), (2, 42), (3, 58), (4, 81))


class ScalePage(DemoPage):
    """The page, whose scale is called `scale` and whose Save button is called `save`."""

    name = "scale"
    ready = "Boolean(document.getElementById('calibrated')?.textContent) && Boolean(scale.shadowRoot.querySelector('[part=dial]'))"

    def __init__(self, browser, server):
        super().__init__(browser, server)
        self.id = "scale"

    def open(self, name=None, keeps=None, keeps_on=False):
        """Opens the page with stored data: none, a given text, or the existing data."""
        if not keeps_on:
            if self.evaluate("return location.origin") != self.address:
                self.browser.open(f"{self.address}/icon.svg")
            self.evaluate(
                "arguments[0] === null ? localStorage.clear() : localStorage.setItem(arguments[1], arguments[0])", keeps, KEY
            )
        super().open(name)

    def enter(self):
        super().enter()
        self.evaluate("document.querySelector('pressure-transitioning-button').id = 'save'")
        self.rest()

    # The scale

    def dial(self):
        return self.evaluate(
            "const dial = scale.shadowRoot.querySelector('[part=dial]');"
            " dial.scrollIntoView({ block: 'center', behavior: 'instant' });"
            " const box = dial.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]"
        )

    def press(self, force, kind="touch"):
        """Presses the dial with a fraction of the sensor's range until the reading has settled."""
        finger = self.finger(kind)
        finger.down(*self.dial(), force)
        self.wait_for_state("settled")
        return finger

    def settle(self, force, kind="touch"):
        self.lift(self.press(force, kind))

    def lift(self, finger):
        finger.up()
        self.wait_for_state("rest")

    def value(self, selector):
        return self.evaluate("return document.querySelector(arguments[0]).value", selector)

    def wait_for_part(self, selector, part):
        self.until(
            "document.querySelector(given[0]).textContent.includes(given[1])", f"{selector} says {part!r}", selector, part
        )

    # Saving

    def save(self, kind="mouse"):
        self.evaluate("save.scrollIntoView({ block: 'center', behavior: 'instant' })")
        self.tap("#save", kind)

    def wait_for_save(self, state="begin"):
        self.until("save.state === given[0]", f"Save is {state}", state)

    def stored(self, note):
        return [weighing["grams"] for weighing in self.server.weighings() if weighing["note"] == note]

    # Calibrating

    def calibrate(self):
        """Opens the calibration steps."""
        self.evaluate("document.getElementById('calibrate').open = true")

    def add(self, grams, force):
        """Adds a known mass, armed before it is put on the dial."""
        self.type("#mass", str(grams))
        self.click("#arm")
        self.settle(force)
        self.wait_for_part("#added", "Added")

    def points(self):
        """The masses and forces of the scale's calibration."""
        return self.evaluate(
            "return (scale.calibration?.points ?? []).map(({ grams, force }) => [grams, Math.round(force * 100) / 100])"
        )

    def rows(self):
        return self.evaluate(
            "return [...document.querySelectorAll('#points tr')].map((row) => [...row.cells].map((one) => one.innerText))"
        )

    def fit(self):
        """The numbers of the fitted line."""
        return self.texts("#slope", "#offset", "#r-squared", "#deviation")

    def marks(self):
        """The number of marks in the plot, after the next frame."""
        self.rest()
        return self.evaluate("return document.querySelectorAll('#plot .mark').length")

    def kept(self):
        text = self.evaluate("return localStorage.getItem(arguments[0])", KEY)
        return text and json.loads(text)

    def load_file(self, text, name="mine.json"):
        self.choose_file("#import", text, name)


scale = fixture_of(ScalePage)
scale_of_its_own = fixture_of(ScalePage, of_its_own=True)


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.deep_engines("webkit")
def test_whole_path(scale):
    """A settled reading is saved once and is in History. Without a sensor a simulated finger presses."""
    if scale.browser.name == "webkit":
        weigh_simulated(scale)
        note = weigh_and_save(scale, None)
    else:
        note = weigh_and_save(scale, "touch")
    with scale.leads_to("/history"):
        scale.click("#saved a")
    scale.until("Boolean(document.querySelector('[data-id]'))", "the weighings are listed")
    assert scale.texts(".row .grams", ".row .note") == ["115.5 g", note]


@pytest.mark.deep
def test_whole_path_by_each_kind(scale, kind):
    weigh_and_save(scale, kind, "A plum")


def weigh_and_save(scale, kind, what="A tomato"):
    """With a finger that has force, or with the simulated one."""
    count = len(scale.server.weighings())
    note = f"{what} by {kind} in {scale.browser.name}"
    scale.type("#note", note)
    if kind:
        assert scale.texts("#progress", "#settled", "#last") == ["Press on the dial", "–", "Nothing has settled yet"]
        # Save needs a settled reading, and reports that.
        scale.save()
        why = "There is nothing to save yet: press on the dial and hold still until the reading has settled."
        scale.wait_for_text("#refused", why)
        assert (scale.value("#note"), scale.evaluate("return save.state")) == (note, "begin")
        assert len(scale.server.weighings()) == count
        finger = scale.press(0.3, kind)
        assert scale.texts("#progress", "#settled", "#refused") == ["Settled", "Yes", ""]
        # With only one finger, lift it before pressing Save.
        scale.lift(finger)
    assert scale.get("grams") == 0
    assert scale.text("#last").startswith("Last settled: 115.5 g")
    scale.save()
    scale.wait_for_text("#saved", f"Saved 115.5 g, {note}. See History.")
    assert scale.stored(note) == [115.5]
    assert [*scale.texts("#last"), scale.value("#note")] == ["Nothing has settled yet", ""]
    # The same reading cannot be saved twice.
    scale.wait_for_save()
    scale.save()
    scale.wait_for_part("#refused", "nothing to save yet")
    assert len(scale.server.weighings()) == count + 1
    if kind:
        scale.settle(0.3, kind)
        scale.type("#note", note)
        scale.save()
        scale.wait_for_part("#saved", "Saved 115.5 g")
    else:
        scale.evaluate("document.getElementById('saved').innerHTML ||= '<a href=/history></a>'")
    return note


def weigh_simulated(scale):
    """A mouse measures no force, so the page offers the simulated finger."""
    scale.browser.resize(*scale.size)
    assert not scale.is_shown("#simulator")
    mouse = scale.finger("mouse")
    mouse.down(*scale.dial())
    scale.wait_for_state("unmeasured")
    scale.wait_for_part("#advice", "Without one, you can simulate a finger")
    # Only the dial reports it.
    assert (scale.text("#progress"), "No force measured" in scale.get("text")) == ("", True)
    mouse.up()
    scale.wait_for_state("rest")
    scale.click("#simulate")
    assert scale.evaluate("return document.documentElement.dataset.pressureSource") == "simulated"
    by_mouse = scale.evaluate("return matchMedia('(hover: hover)').matches")
    assert ("hold a key 1…9" if by_mouse else "slide up") in scale.text("#advice")
    mouse.down(*scale.dial())
    push(scale, "keydown", "3")
    scale.wait_for_state("settled")
    assert scale.get("grams") == pytest.approx(0.3 * CAPACITY, abs=0.2)
    push(scale, "keyup", "3")
    mouse.up()
    scale.wait_for_state("rest")
    assert "Last settled: 115." in scale.text("#last")


def push(page, event, key):
    """Presses a digit key. Not every driver has digit keys."""
    if page.browser.name == "chromium":
        getattr(page.browser, event.replace("key", "key_"))(key)
    else:
        page.evaluate("dispatchEvent(new KeyboardEvent(arguments[0], { key: arguments[1], cancelable: true }))", event, key)


@pytest.mark.deep_engines("firefox")
def test_simulated_finger(scale):
    weigh_simulated(scale)
    scale.click("#simulate")
    assert scale.evaluate("return document.documentElement.dataset.pressureSource ?? null") is None
    if scale.browser.name == "chromium":
        # The address can also request the simulation, and the wheel changes the force.
        scale.open("scale?simulate")
        assert "slide up" in scale.text("#advice")
        finger = scale.finger("touch")
        x, y = scale.dial()
        finger.down(x, y)
        finger.move(x, y - 80)
        scale.until("scale.grams > 150 && scale.grams < 250", "a touch that slides up pushes harder")
        finger.up()
        scale.wait_for_state("rest")
        mouse = scale.finger("mouse")
        mouse.down(*scale.dial())
        scale.tick(2)
        before = scale.get("grams")
        mouse.wheel(-200)
        scale.until("scale.grams > given[0] + 20", "the wheel pushes harder", before)
        mouse.up()
        scale.wait_for_state("rest")


def test_killed_server_loses_nothing(scale_of_its_own):
    """A refused note loses nothing either."""
    page = scale_of_its_own
    page.settle(0.25)
    last = page.text("#last")
    assert last.startswith("Last settled: 96.2 g")
    page.type("#note", "n" * 201)
    page.save()
    page.wait_for_part("#note-reason", "no longer than 200 characters")
    assert (page.value("#note"), page.text("#last")) == ("n" * 201, last)
    page.type("#note", "Kept")
    assert page.text("#note-reason") == ""
    page.wait_for_save()
    for when in ("before", "in mid-save"):
        if when == "before":
            page.server.kill()
            page.save()
        else:
            with page.server.stalled():
                page.save()
                page.wait_for_save("loading")
                page.server.kill()
        page.wait_for_text("#refused", "The server cannot be reached. Is it still running?")
        page.wait_for_save()
        assert (page.value("#note"), page.text("#last")) == ("Kept", last), when
        page.server.start_again()
    page.save()
    page.wait_for_text("#saved", "Saved 96.2 g, Kept. See History.")
    assert (page.stored("Kept"), page.text("#refused")) == ([96.2], "")
    page.pass_time(3)
    page.expect_rest()


def test_units_resolution_and_error(scale):
    for unit, text, last in (
        ("oz", "4.08 oz", "4.08 oz"), ("N", "1.13 N", "1.13 N"), ("percent", "30% force", "115."), ("g", "115 grams", "115."),
    ):
        scale.click(f"[name=unit][value={unit}]")
        scale.evaluate("recorder.take()")
        # The sensor's steps are multiples of this one. Use slightly more, because the display truncates.
        scale.settle(0.3005)
        settled = "return recorder.log.filter(({ detail }) => detail?.state === 'settled').map(({ detail }) => detail.text)"
        assert scale.evaluate(settled) == [text]
        assert last in scale.text("#last"), unit
    scale.open(keeps=json.dumps(GOOD))
    assert scale.texts("#resolution", "#error") == ["Unknown", "–"]
    finger = scale.finger("touch")
    point = scale.dial()
    finger.down(*point, 0.3)
    # A dozen changes are needed before the smallest one is trusted as a step.
    for step in (0.31, 0.30, 0.32, 0.31, 0.30) * 3:
        finger.move(*point, step)
        scale.tick()
    scale.wait_for_state("settled")
    # Twice the error of a new observation on the line of four points, and a hundredth of the range in grams.
    assert scale.texts("#error", "#resolution") == ["± 11 g", "1.3 g"]
    scale.lift(finger)
    assert scale.text("#last").endswith(" ± 11 g")


def test_dial_stays_where_it_is(scale):
    """Texts that appear and disappear must not move the pressed dial."""
    places = set()
    finger = scale.finger("touch")
    point = scale.dial()
    finger.down(*point, 0.1)
    for force, state in ((0.2, "settled"), (1, "overload"), (0.3, "settled")):
        finger.move(*point, force)
        scale.wait_for_state(state)
        places.add((tuple(scale.box("#scale")), scale.box("#weighing")[1]))
    scale.lift(finger)
    assert len(places) == 1


# Calibrating


def test_three_masses_calibrate(scale):
    """Armed and added one after the other. After reloading, the scale uses the new line. A repeated mass is reported."""
    assert scale.text("#calibrated") == f"This device is not calibrated: full force counts as {CAPACITY} g. Calibrate it."
    scale.click("#calibrated a")
    assert scale.evaluate("return document.getElementById('calibrate').open")
    assert scale.is_shown("#no-points") and not scale.is_shown("#fit")
    scale.click("#arm")
    assert scale.text("#hold") == "5 g on the dial will be added when settled."
    scale.click("#arm")
    scale.add(20, 0.15)
    assert not scale.evaluate("return document.getElementById('arm').checked"), "it is disarmed after one mass"
    assert scale.texts("#fault", "#slope") == ["Two known masses or more are needed.", "–"]
    scale.add(20, 0.3)
    assert scale.text("#fault") == "All masses are the same."
    assert scale.text("#calibrated").startswith("This device is not calibrated")
    assert (scale.marks(), len(scale.rows())) == (2, 2)
    scale.click("#points tr:nth-child(2) .remove")
    scale.add(40, 0.3)
    assert "Add a third to see the error." in scale.text("#calibrated")
    scale.add(60, 0.46)
    assert scale.points() == [[20, 1.0], [40, 2.0], [60, 3.07]]
    assert [row[0] for row in scale.rows()] == ["20 g", "40 g", "60 g"]
    assert (scale.marks(), scale.text("#fault")) == (3, "")
    fit = scale.fit()
    assert fit == ["19.35 g", "+0.9 g", "0.9996", "0.53 g"]
    assert "calibrated with 3 known masses" in scale.text("#calibrated")
    assert scale.evaluate("return document.getElementById('plot').ariaLabel") == (
        "Grams against force: 3 known masses, and the line that fits them best"
    )
    kept = scale.kept()
    assert kept == scale.evaluate("return scale.calibration")

    scale.open(keeps_on=True)
    scale.calibrate()
    assert (scale.marks(), scale.fit()) == (3, fit)
    assert (scale.evaluate("return scale.calibration"), scale.kept()) == (kept, kept)
    finger = scale.press(0.3)
    assert scale.get("grams") == pytest.approx(39.5, abs=0.2)
    scale.lift(finger)


def test_add_is_enabled_only_for_a_measured_mass(scale):
    scale.calibrate()
    add = "return document.getElementById('add').disabled"
    assert (scale.evaluate(add), scale.text("#hold")) == (True, "Nothing is on the dial.")
    finger = scale.finger("touch")
    point = scale.dial()
    finger.down(*point, 0.2)
    scale.until("scale.state === 'weighing' && !document.getElementById('add').disabled", "it can be added")
    assert scale.text("#hold") == "Hold still…"
    scale.wait_for_state("settled")
    assert scale.text("#hold") == "Settled: add it now."
    # A second finger's tap produces no click. Do not use a real touch: after two touches on two elements, DevTools delivers
    # no touch to later pages.
    scale.evaluate(
        "document.getElementById('add').dispatchEvent("
        "new PointerEvent('pointerdown', { pointerId: 99, pointerType: 'touch', isPrimary: false, bubbles: true }))"
    )
    assert scale.points() == [[5, 1.33]] and scale.state == "settled"
    assert scale.text("#added") == "Added 5 g, at a force of 1.33."
    for mass in ("", "-1", "heavy", "100001"):
        scale.type("#mass", mass)
        scale.click("#add")
        assert scale.text("#mass-reason") == "Enter the mass in grams, from 0 to 100,000.", mass
    scale.type("#mass", "2.5")
    assert scale.text("#mass-reason") == ""
    scale.click("#add")
    assert scale.points() == [[5, 1.33], [2.5, 1.33]]
    finger.move(*point, 1)
    scale.wait_for_state("overload")
    assert (scale.evaluate(add), scale.text("#hold")) == (True, "Too heavy for the sensor: use a smaller mass.")
    scale.lift(finger)
    assert (scale.evaluate(add), scale.text("#hold")) == (True, "Nothing is on the dial.")


def test_masses(scale):
    """The stepper and typed masses, removing masses one by one, and starting over."""
    value = "return [document.getElementById('mass').value, document.getElementById('nickels').textContent]"
    scale.open(keeps=json.dumps(GOOD))
    scale.calibrate()
    for typed, click, shown in (
        (None, "more", ["10", "2 nickels"]), (None, "fewer", ["5", "1 nickel"]), (None, "fewer", ["0", "0 nickels"]),
        (None, "fewer", ["0", "0 nickels"]), ("12,5", None, ["12,5", "no nickels"]), ("12,5", "more", ["15", "3 nickels"]),
        ("12.5", "fewer", ["10", "2 nickels"]),
    ):
        if typed:
            scale.type("#mass", typed)
        if click:
            scale.click(f"#{click}")
        assert scale.evaluate(value) == shown, (typed, click)
    assert scale.marks() == 4
    scale.click("#points tr:nth-child(2) .remove")
    assert scale.points() == [[20, 1], [58, 3], [81, 4]]
    assert [row[0] for row in scale.rows()] == ["20 g", "58 g", "81 g"]
    assert (scale.marks(), [point["grams"] for point in scale.kept()["points"]]) == (3, [20, 58, 81])
    assert scale.evaluate("return document.activeElement.closest('tr')?.rowIndex") == 2
    for _ in range(3):
        scale.click("#points .remove")
    assert (scale.points(), scale.kept(), scale.is_shown("#no-points")) == ([], None, True)
    assert scale.focused() == "points-title"
    scale.load_file(json.dumps(GOOD))
    scale.wait_for_part("#added", "Imported 4")
    scale.id = "restart"
    scale.scroll_to()
    scale.confirm(scale.finger("touch"))
    scale.id = "scale"
    assert (scale.points(), scale.kept(), scale.get("grams")) == ([], None, 0)
    assert (scale.text("#added"), scale.focused()) == ("All known masses were removed.", "points-title")


# Invalid calibrations and their messages.
BAD = {
    "not JSON": ("nickels", "It is not JSON."),
    "null": ("null", "It is not a calibration"),
    "an array": ("[1]", "It is not a calibration"),
    "another version": (json.dumps({KEY: 2, "points": []}), "It is not a calibration"),
    "no points": (json.dumps({KEY: 1}), "no known masses"),
    "an empty list": (json.dumps(calibration()), "no known masses"),
    "a point that is null": (json.dumps({KEY: 1, "points": [None]}), "In mass number 1, force is missing."),
    "a negative mass": (json.dumps(calibration((1, 5), (2, -5))), "In mass number 2, grams is -5."),
    "a force in words": (json.dumps(calibration(("1", 5))), 'In mass number 1, force is "1".'),
    "a huge mass": (json.dumps(calibration((1, 1e300))), "In mass number 1, grams is"),
}


@pytest.mark.deep_engines("firefox", "webkit")
def test_files(scale, tmp_path):
    """Export, import and refusals. A broken stored calibration is dropped."""
    scale.open(keeps=json.dumps(GOOD))
    before = scale.evaluate("return scale.calibration")
    name, kind, text = exported(scale)
    assert (name, kind, json.loads(text)) == ("pressurekit-calibration.json", "blob:", before)
    scale.open()
    assert scale.points() == []
    scale.calibrate()
    scale.load_file(text)
    scale.wait_for_text("#added", "Imported 4 known masses.")
    assert (scale.evaluate("return scale.calibration"), scale.kept()) == (before, before)
    assert "calibrated with 4" in scale.text("#calibrated")
    before = before, before, scale.rows()
    for case, (text, reason) in BAD.items():
        scale.load_file(text, f"{case}.json")
        scale.wait_for_part("#import-reason", f"{case}.json was not imported. ")
        assert reason in scale.text("#import-reason"), case
        assert (scale.evaluate("return scale.calibration"), scale.kept(), scale.rows()) == before, case
    # The next file is a new attempt.
    scale.load_file(json.dumps(calibration((1, 5), (2, 10))))
    scale.wait_for_text("#added", "Imported 2 known masses.")
    assert scale.text("#import-reason") == ""
    for case in ("not JSON", "another version", "a point that is null"):
        text, reason = BAD[case]
        scale.open(keeps=text)
        notice = scale.text("#notice")
        assert notice.startswith("The calibration stored in this browser was removed.") and reason in notice, case
        assert (scale.points(), scale.kept()) == ([], None), case
        scale.open(keeps_on=True)
        assert scale.text("#notice") == "", case


def exported(page):
    """The download that Export creates: its name, the kind of its address, and its text."""
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


def test_export_is_downloaded(scale, tmp_path):
    """The content security policy allows the download."""
    scale.browser.cdp("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(tmp_path))
    scale.open(keeps=json.dumps(GOOD))
    scale.calibrate()
    scale.click("#export")
    file = tmp_path / "pressurekit-calibration.json"
    eventually(lambda: file.exists() and file.read_text().endswith("}\n"), "it is downloaded")
    assert [point["grams"] for point in json.loads(file.read_text())["points"]] == [20, 42, 58, 81]


OUT_OF_CARD = """
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


def test_page_is_no_wider_than_a_phone(scale):
    """The contents fit their cards, and the cards fit the screen."""
    scale.open(keeps=json.dumps(calibration((6.123, 99999.9), (1.2345, 33333.3), (3.3, 50000.5))))
    scale.calibrate()
    scale.settle(0.4)
    scale.load_file("broken", f"{'a-long-name-without-a-space' * 4}.json")
    scale.wait_for_part("#import-reason", "not JSON")
    for unit in ("g", "oz"):
        scale.click(f"[name=unit][value={unit}]")
        for size in (PHONE, (320, 568)):
            scale.browser.resize(*size)
            # Plots are drawn in the next frame.
            scale.evaluate("return clock.painted()")
            scale.rest()
            assert (scale.overflow(), scale.evaluate(OUT_OF_CARD)) == (0, []), (unit, size)


def test_texts_truncate_as_the_dial_does(scale):
    """A rounding error does not lose a step: 104.9999999 g is 105 g on the dial, so also in a text and when it is saved."""
    grams = [104.9999999, 104.96, 0.04, -0.04, -5]
    shown = scale.evaluate(
        "const grams = arguments[0];"
        " return import('/measures.js').then(({ reading, saveable }) => grams.map((one) => [saveable(one), reading(one, 'g')]))",
        grams,
    )
    assert shown == [[105, "105.0 g"], [104.9, "104.9 g"], [0, "0.0 g"], [0, "0.0 g"], [-5, "\u22125.0 g"]]
