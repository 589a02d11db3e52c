"""The whole demo with each way of using a page: weigh, save, preview, share, delete, and use a quick action.

They find elements only by role and name, so these tests do not depend on the look of a page.
"""

import re

import pytest

from demo_page import DemoPage, fixture_of
from waiting import eventually

pytestmark = pytest.mark.deep

NOTE = "A coin for everybody"
TITLE = f"7.5 g, {NOTE}"
ROW = re.compile(NOTE)


class Demo(DemoPage):
    name = "new.html"
    ready = "!clock.awaitsAnswer"


demo_of_one = fixture_of(Demo)


class Person:
    """A user who finds elements by role and name. Subclasses define how to use them."""

    def __init__(self, page):
        self.page = page
        self.browser = page.browser

    def find(self, role, name):
        """The first node with this role whose name equals or matches `name`."""
        for node in self.nodes():
            if is_called(node, role, name):
                return node

    def nodes(self):
        return [node for node in self.browser.accessibility_tree() if not node["ignored"]]

    def wait_for(self, role, name):
        return eventually(lambda: self.page.tick(10) or self.find(role, name), f"there is a {role} called {name}")

    def wait_until_gone(self, role, name):
        eventually(lambda: self.page.tick(10) or not self.find(role, name), f"there is no {role} called {name}")

    def look_into(self, name):
        """Opens the preview of a link and leaves it open."""
        self.use("button", re.compile(f"^Preview .*{name.pattern}"))

    def open_menu(self, icon):
        self.use("button", f"Actions {icon}")

    def confirm(self, name):
        self.use("button", name)
        self.page.pass_time(0.7)
        self.use("button", name)


class Pointing(Person):
    """One contact at a time, which comes down, stays in place and lifts. Hidden elements are scrolled into view."""

    def touch(self, x, y, seconds=0.05):
        finger = self.browser.finger("touch")
        finger.down(x, y)
        self.page.pass_time(seconds)
        finger.up()

    def use(self, role, name, seconds=0.05):
        place = {"backendNodeId": self.wait_for(role, name)["backendDOMNodeId"]}
        self.browser.cdp("DOM.scrollIntoViewIfNeeded", **place)
        left, top, right, _, _, bottom, *_ = self.browser.cdp("DOM.getBoxModel", **place)["model"]["border"]
        self.touch((left + right) / 2, (top + bottom) / 2, seconds)

    def write(self, name, text):
        self.use("textbox", name)
        self.browser.cdp("Input.insertText", text=text)

    def look_into(self, name):
        self.use("link", name, seconds=0.7)

    def open_menu(self, icon):
        self.use("button", icon, seconds=0.7)

    def confirm(self, name):
        self.use("button", name)
        self.page.pass_time(0.7)
        armed = "[...document.querySelectorAll('pressure-confirm-button')].find((one) => one.state === 'selected')"
        self.page.id = self.page.evaluate(f"return ({armed}.id ||= 'armed')")
        ring = self.page.ring()
        self.touch(ring["x"], ring["y"])


class TwoKeys(Person):
    """Two switches: one moves to the next element, the other activates it. The system's own keyboard writes texts."""

    def reach(self, role, name):
        self.wait_for(role, name)
        seen = []
        for _ in range(60):
            node = self.focused()
            if is_called(node, role, name):
                return
            self.browser.press_key("Tab")
            seen.append(f"{node['role']['value']} {node.get('name', {}).get('value')!r}")
        raise AssertionError(f"Tab leads to no {role} called {name}, but to {seen}")

    def focused(self):
        """The focused node. After the page's last element this is the page itself."""
        return self.browser.accessible_focus()

    def use(self, role, name):
        self.reach(role, name)
        self.browser.press_key("Enter")

    def write(self, name, text):
        self.reach("textbox", name)
        self.browser.cdp("Input.insertText", text=text)

    def confirm(self, name):
        self.use("button", name)
        self.page.pass_time(0.7)
        self.browser.press_key("Enter")


class Keyboard(TwoKeys):
    """All keys of a keyboard."""

    def look_into(self, name):
        self.reach("link", name)
        self.browser.press_key("Shift+F10")

    def open_menu(self, icon):
        self.reach("button", icon)
        self.browser.press_key("ContextMenu")

    def use(self, role, name):
        if role != "menuitem":
            return super().use(role, name)
        self.wait_for(role, name)
        for _ in range(4):
            if is_called(self.focused(), role, name):
                break
            self.browser.press_key("ArrowDown")
        self.browser.press_key("Enter")


class ScreenReader(Person):
    """Moves through the accessibility tree and activates by it. The user types."""

    ROLES = {"push button": "button", "entry": "textbox", "menu item": "menuitem"}

    def nodes(self):
        return [
            {"role": {"value": self.ROLES.get(role, role)}, "name": {"value": name}, "words": (role, name)}
            for role, name in self.browser.nodes()
        ]

    def use(self, role, name):
        self.browser.act(*self.wait_for(role, name)["words"])

    def write(self, name, text):
        self.use("textbox", name)
        # Keys go to the focused window, which may get the focus shortly after the field.
        written = "return document.hasFocus() ? document.activeElement.value : null"
        eventually(lambda: self.page.evaluate(written) == "", "an empty field has the focus")
        # Check each letter, so that a failure names the one that is missing.
        for end in range(1, len(text) + 1):
            self.browser.type(text[end - 1])
            eventually(lambda end=end: self.page.evaluate(written) == text[:end], f"{text[:end]!r} is written")


def is_called(node, role, name):
    called = node.get("name", {}).get("value", "")
    return node["role"]["value"] == role and (called == name if isinstance(name, str) else bool(name.search(called)))


def test_pointer_without_dragging_or_force(demo_of_one):
    go_through(Pointing(demo_of_one))


@pytest.mark.always
def test_keyboard_alone(demo_of_one):
    go_through(Keyboard(demo_of_one))


def test_two_keys(demo_of_one):
    go_through(TwoKeys(demo_of_one))


@pytest.mark.engines("chromium-desktop")
@pytest.mark.deep_engines("firefox-desktop")
def test_screen_reader(demo_of_one):
    go_through(ScreenReader(demo_of_one))


def go_through(person):
    page = person.page
    stored = lambda: [(one["grams"], one["note"]) for one in page.weighings()]
    before = stored()

    person.write(re.compile("^Weight"), "7.5")
    person.write(re.compile("^Note"), NOTE)
    person.use("button", "Save")
    page.until("document.body.innerText.includes(given[0])", "it says so", f"Saved {TITLE}")
    assert stored() == [(7.5, NOTE), *before]
    page.rest()

    with page.leads_to("history.html"):
        person.use("link", "History")
    person.look_into(ROW)
    person.wait_for("dialog", "Preview")
    page.pass_time(0.5)
    person.use("button", f"Share {TITLE}")
    person.wait_until_gone("dialog", "Preview")
    assert re.search("Copied|Shared|Not shared", page.text(".toast"))
    page.pass_time(0.5)

    person.confirm(f"Delete {TITLE}")
    person.wait_until_gone("button", f"Delete {TITLE}")
    eventually(lambda: stored() == before, "it is deleted")
    page.rest()

    with page.leads_to("home.html"):
        person.use("link", "Home")
    person.wait_for("button", "Actions Scale")
    person.open_menu("Scale")
    person.wait_for("menu", "Scale")
    page.pass_time(0.5)
    with page.leads_to("new.html"):
        person.use("menuitem", re.compile("^New weighing"))
