"""The demo's Scale page: weigh and save, work without a sensor, calibrate with known masses, store and exchange
calibrations."""

import json

import pytest

from demo_page import DemoPage, fixture_of
from page import PHONE
from waiting import eventually

pytestmark = pytest.mark.deep

# The name of the stored calibration, and the mark of a file.
KEY = "pressurekit-calibration"
# The mass in grams for full force without a calibration.
CAPACITY = 385


def calibration(*points, **more):
    return {KEY: 1, "points": [{"force": force, "grams": grams} for force, grams in points], **more}


GOOD = calibration((1, 20), (2, 42), (3, 58), (4, 81))


class ScalePage(DemoPage):
    """The page, whose scale is called `scale` and whose Save button is called `save`."""

    name = "scale.html"
    ready = (
        "Boolean(document.getElementById('calibrated')?.textContent) && Boolean(scale.shadowRoot.querySelector('[part=dial]'))"
        " && !clock.awaitsAnswer"
    )

    def __init__(self, browser, address):
        super().__init__(browser, address)
        self.id = "scale"

    def open(self, name=None, keeps=None, keeps_on=False):
        """Opens the page with a stored calibration: none, a given value, or the existing one."""
        if not keeps_on:
            self.keep(KEY, keeps)
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
        return [weighing["grams"] for weighing in self.weighings() if weighing["note"] == note]

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
        return self.setting(KEY)

    # Settings

    def keep(self, name, value):
        """Stores a setting as another tab does; None removes it."""
        # Each address gets a copy of the script, which does not know of the page's own changes.
        self.evaluate(
            "return import(arguments[0]).then(({ settings }) => settings.set(arguments[1], arguments[2] ?? undefined))",
            f"{self.address}/settings.js?another-tab", name, value,
        )  # fmt: skip

    def setting(self, name):
        return self.store("return await settings.get(given[2]) ?? null", name)

    def load_file(self, text, name="mine.json"):
        self.choose_file("#import", text, name)


scale = fixture_of(ScalePage)


@pytest.mark.always
@pytest.mark.deep_engines("firefox", "webkit")
def test_whole_path(scale):
    """A settled reading is saved once and is in History. Without a sensor a simulated finger presses."""
    if scale.browser.name == "webkit":
        weigh_simulated(scale)
        note = weigh_and_save(scale, None)
    else:
        note = weigh_and_save(scale, "touch")
    with scale.leads_to("history.html"):
        scale.click("#saved a")
    scale.until("Boolean(document.querySelector('[data-id]'))", "the weighings are listed")
    assert scale.texts(".row .grams", ".row .note") == ["115.5 g", note]


@pytest.mark.deep
def test_whole_path_by_each_kind(scale, kind):
    weigh_and_save(scale, kind, "A plum")


def weigh_and_save(scale, kind, what="A tomato"):
    """With a finger that has force, or with the simulated one."""
    count = len(scale.weighings())
    note = f"{what} by {kind} in {scale.browser.name}"
    scale.type("#note", note)
    if kind:
        assert scale.texts("#progress", "#settled", "#last") == ["Press on the dial", "–", "Nothing has settled yet"]
        # Save needs a settled reading, and reports that.
        scale.save()
        why = "There is nothing to save yet: press on the dial and hold still until the reading has settled."
        scale.wait_for_text("#refused", why)
        assert (scale.value("#note"), scale.evaluate("return save.state")) == (note, "begin")
        assert len(scale.weighings()) == count
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
    assert len(scale.weighings()) == count + 1
    if kind:
        scale.settle(0.3, kind)
        scale.type("#note", note)
        scale.save()
        scale.wait_for_part("#saved", "Saved 115.5 g")
    else:
        scale.evaluate("document.getElementById('saved').innerHTML ||= '<a href=history.html></a>'")
    return note


def weigh_simulated(scale):
    """A mouse measures no force, so the page offers the simulated finger."""
    scale.browser.resize(*scale.size)
    assert not scale.is_shown("#simulator")
    mouse = scale.finger("mouse")
    mouse.down(*scale.dial())
    scale.wait_for_state("unmeasured")
    scale.wait_for_part("#advice", "No force sensor found.")
    # Only the dial reports it.
    assert (scale.text("#progress"), "No force measured" in scale.get("text")) == ("", True)
    mouse.up()
    scale.wait_for_state("rest")
    scale.click("#simulate")
    assert scale.evaluate("return document.documentElement.dataset.pressureSource") == "simulated"
    by_mouse = scale.evaluate("return matchMedia('(hover: hover)').matches")
    assert ("hold 1…9" if by_mouse else "slide up") in scale.text("#advice")
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
        scale.open("scale.html?simulate")
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


@pytest.mark.always
@pytest.mark.deep_engines("firefox", "webkit")
def test_a_database_that_fails_or_stalls_loses_nothing(scale):
    """A refused note loses nothing either."""
    scale.evaluate("document.documentElement.dataset.pressureSource = 'simulated'")
    mouse = scale.finger("mouse")
    mouse.down(*scale.dial())
    push(scale, "keydown", "3")
    scale.wait_for_state("settled")
    push(scale, "keyup", "3")
    scale.lift(mouse)
    last = scale.text("#last")
    assert last.startswith("Last settled: 115.")
    scale.type("#note", "n" * 201)
    scale.save()
    scale.wait_for_part("#note-reason", "no longer than 200 characters")
    assert (scale.value("#note"), scale.text("#last")) == ("n" * 201, last)
    scale.type("#note", "Kept")
    assert scale.text("#note-reason") == ""
    scale.wait_for_save()
    scale.breaks("QuotaExceededError")
    scale.save()
    scale.wait_for_text(
        "#refused", "This browser has no space left for this page. Delete some weighings, or free some space on this device."
    )
    scale.wait_for_save()
    assert (scale.value("#note"), scale.text("#last")) == ("Kept", last)
    scale.mends()
    with scale.stalled():
        scale.save()
        scale.wait_for_save("loading")
        scale.pass_time(7.9)
        assert (scale.evaluate("return save.state"), scale.text("#refused")) == ("loading", "")
        scale.pass_time(0.2)
        scale.wait_for_text(
            "#refused",
            "The database of this browser did not answer in time. It may still save it: check History before you try again.",
        )
        assert (scale.value("#note"), scale.text("#last")) == ("Kept", last)
        scale.pass_time(2)
    # It was still saved, as the message said.
    assert scale.stored("Kept") == [115.5]
    scale.wait_for_save()
    scale.type("#note", "Kept again")
    scale.save()
    scale.wait_for_text("#saved", "Saved 115.5 g, Kept again. See History.")
    assert (scale.stored("Kept again"), scale.text("#refused")) == ([115.5], "")
    scale.pass_time(3)
    if scale.browser.name == "chromium":
        scale.expect_rest()


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
    scale.open(keeps=GOOD)
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


@pytest.mark.deep_engines("firefox", "webkit")
def test_unit_is_stored_for_all_tabs(scale):
    def shown():
        return scale.evaluate("return [document.querySelector('[name=unit]:checked').value, scale.mode, scale.unit]")

    assert shown() == ["g", "weight", "g"]
    choose = "[name=unit][value={}]".format
    scale.click(choose("oz"))
    assert scale.setting("unit") == "oz"
    scale.open(keeps_on=True)
    assert shown() == ["oz", "weight", "oz"]
    # Another tab changes it. The page ignores a unit that it does not have.
    for stored in ("percent", "stone"):
        scale.keep("unit", stored)
        scale.tell("settings")
        scale.until("document.querySelector('[name=unit]:checked').value === 'percent' && !clock.awaitsAnswer", stored)
        assert shown() == ["percent", "percent", "oz"], stored
    # A choice made while the database is slow is later than the stored one.
    scale.keep("unit", "g")
    with scale.stalled("settings"):
        tell_and_wait(scale)
        scale.click(choose("N"))
    scale.until("!clock.awaitsAnswer", "it is stored")
    assert (shown(), scale.setting("unit")) == (["N", "weight", "N"], "N")
    # Without storage, the choice lasts as long as the page.
    scale.breaks()
    scale.click(choose("oz"))
    assert shown() == ["oz", "weight", "oz"]
    scale.mends()
    assert scale.setting("unit") == "N"


def tell_and_wait(page):
    """Waits until the page reads its settings, while the test holds them."""
    page.tell("settings")
    page.until("clock.waits.match(/transaction settings/g).length > 1", "it reads them")


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


@pytest.mark.always
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
    scale.open(keeps=GOOD)
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


@pytest.mark.deep_engines("firefox", "webkit")
def test_calibration_of_another_tab_is_used(scale):
    scale.calibrate()
    scale.load_file(json.dumps(calibration((1, 5), (2, 10))))
    scale.wait_for_text("#added", "Imported 2 known masses.")
    scale.evaluate("document.querySelectorAll('#points .remove')[1].focus()")
    # Another setting changes nothing here.
    scale.keep("unit", "oz")
    scale.tell("settings")
    scale.until("scale.unit === 'oz' && !clock.awaitsAnswer", "the unit is shown")
    assert scale.evaluate("return document.activeElement.closest('tr')?.rowIndex") == 2
    scale.keep(KEY, GOOD)
    scale.tell("settings")
    scale.until("scale.calibration?.points.length === 4", "it is used")
    assert (scale.points(), len(scale.rows())) == ([[20, 1], [42, 2], [58, 3], [81, 4]], 4)
    assert scale.text("#calibrated") == "This device is calibrated with 4 known masses. Error: ± 2 standard errors."
    # A mass removed while the database is slow is a later change.
    with scale.stalled("settings"):
        tell_and_wait(scale)
        scale.click("#points tr:nth-child(2) .remove")
    scale.until("!clock.awaitsAnswer", "it is stored")
    assert (scale.points(), len(scale.kept()["points"])) == ([[20, 1], [58, 3], [81, 4]], 3)
    scale.keep(KEY, None)
    scale.tell("settings")
    scale.until("!scale.calibration", "it is removed")
    assert (scale.points(), scale.is_shown("#no-points"), scale.text("#notice")) == ([], True, "")


@pytest.mark.deep_engines("firefox", "webkit")
def test_calibration_survives_a_database_that_fails(scale):
    scale.open(keeps=GOOD)
    scale.calibrate()
    scale.breaks()
    scale.tell("settings")
    why = "The database of this browser failed: it is broken."
    scale.wait_for_text("#notice", f"A stored calibration could not be read. {why}")
    assert scale.points() == [[20, 1], [42, 2], [58, 3], [81, 4]]
    scale.click("#points .remove")
    scale.wait_for_text("#notice", f"The calibration is not stored. {why} Export it if you need it again.")
    assert scale.points() == [[42, 2], [58, 3], [81, 4]]
    scale.mends()
    assert len(scale.kept()["points"]) == 4
    scale.click("#points .remove")
    scale.wait_for_text("#notice", "")
    assert [point["grams"] for point in scale.kept()["points"]] == [58, 81]


def test_no_mass_is_added_before_the_stored_ones_are_read(scale):
    """Otherwise it would replace them."""
    take_back = scale.browser.before_every_page(
        """
        const { get } = IDBObjectStore.prototype
        IDBObjectStore.prototype.get = function (key) {
          const request = get.call(this, key)
          if (key !== 'pressurekit-calibration') return request
          const late = {}
          request.onsuccess = () => (window.answer = () => late.onsuccess(late.result = request.result))
          return late
        }
        """
    )
    try:
        scale.open(keeps=GOOD)
        scale.calibrate()
        scale.click("#arm")
        finger = scale.press(0.3)
        assert (scale.text("#hold"), scale.points()) == ("The stored masses are still being read.", [])
        assert scale.evaluate("return document.getElementById('add').disabled")
        scale.evaluate("answer()")
        scale.wait_for_part("#added", "Added 5 g")
        assert scale.points() == [[20, 1], [42, 2], [58, 3], [81, 4], [5, 2]]
        scale.lift(finger)
    finally:
        take_back()
    scale.open(keeps_on=True)
    assert scale.points() == [[20, 1], [42, 2], [58, 3], [81, 4], [5, 2]]


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
    scale.open(keeps=GOOD)
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
    for case in ("another version", "a point that is null"):
        text, reason = BAD[case]
        scale.open(keeps=json.loads(text))
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
    scale.open(keeps=GOOD)
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
    scale.open(keeps=calibration((6.123, 99999.9), (1.2345, 33333.3), (3.3, 50000.5)))
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
        " return import('./measures.js').then(({ reading, saveable }) => grams.map((one) => [saveable(one), reading(one, 'g')]))",
        grams,
    )
    assert shown == [[105, "105.0 g"], [104.9, "104.9 g"], [0, "0.0 g"], [0, "0.0 g"], [-5, "\u22125.0 g"]]
