"""The page with an app's icon and its menu: what they say, where they are, and what a person does with them."""

from page import Page
from peek import without_blur

# What icon.js gives the icon; of a fifth, nothing is to be seen.
TITLES = ["New weighing", "History", "Open Blue", "The fourth"]
CHOICES = [
    {"type": "org.example.new", "title": "New weighing", "userInfo": {"from": "icon"}},
    {"type": "org.example.history", "title": "History"},
    {"type": "org.example.blue", "title": "Open Blue"},
    {"type": "org.example.fourth", "title": "The fourth"},
]
# The fractions of a sensor's range at which it hints at the menu, and at which it opens.
HINT = 0.1
DEEP = 0.25

OPENED = ["idle → hint", "hint → open"]


class IconPage(Page):
    """`icon` has a menu, `empty` has none."""

    def __init__(self, browser, address):
        super().__init__(browser, address)
        self.id = "icon"

    def wait_for_kit(self):
        super().wait_for_kit()
        without_blur(self)
        self.rest()

    def wait_for_rest(self):
        """Until nothing is drawn any more: then the veil is gone as well, which takes presses."""
        self.rest()

    # Where things are

    def box(self, selector=None):
        """Left, top, width, height in the viewport; without a selector, of what is pressed."""
        return super().box(selector) if selector else self.part("icon")["box"]

    def part(self, name):
        """The box of a part and how much it is there, 0…1; null where it is not shown."""
        return self.evaluate(
            """
            const [id, name] = arguments
            const node = document.getElementById(id).shadowRoot.querySelector(`[part~="${name}"]`)
            const { left, top, width, height } = node.getBoundingClientRect()
            const opacity = Number(getComputedStyle(node).opacity)
            return width > 0 && opacity > 0 ? { box: [left, top, width, height], opacity } : null
            """,
            self.id,
            name,
        )

    def items(self):
        """Of each item of the menu, shown or not, its title, its subtitle and its box."""
        return self.evaluate(
            """
            const root = document.getElementById(arguments[0]).shadowRoot
            return [...root.querySelectorAll('[role=menuitem]')].map((item) => {
              const { left, top, width, height } = item.getBoundingClientRect()
              const { firstChild, lastChild } = item
              return { title: firstChild.textContent, subtitle: lastChild.textContent, box: [left, top, width, height] }
            })
            """,
            self.id,
        )

    def item(self, title):
        """The middle of an item."""
        (box,) = [item["box"] for item in self.items() if item["title"] == title]
        left, top, width, height = box
        return left + width / 2, top + height / 2

    def outside(self):
        """A place that is neither the icon's nor the menu's: a corner of the viewport."""
        width, height = self.evaluate("return [document.documentElement.clientWidth, innerHeight]")
        return width - 4, height - 4

    # What it says

    def said(self):
        """The events since the last question; of an action that was chosen, what it is and has."""
        return [
            # What is undefined is null with some drivers, and missing with others.
            {name: value for name, value in entry["detail"].items() if value is not None}
            if entry["line"] == "quickaction"
            else entry["line"]
            for entry in self.log()
        ]

    def deeds(self):
        """What was launched or chosen since the last question, without the changes of the state."""
        return [what for what in self.said() if not isinstance(what, str) or "→" not in what]

    def focused(self):
        """What has the focus: an item by its title, a part by its name, else an element by its id or name."""
        return self.evaluate(
            """
            let node = document.activeElement
            while (node.shadowRoot?.activeElement) node = node.shadowRoot.activeElement
            if (node.role === 'menuitem') return node.firstChild.textContent
            return (node.popover ? 'stage' : node.part.value) || node.id || node.localName
            """
        )

    # What one does

    def focus(self, name=None):
        self.evaluate("document.getElementById(arguments[0]).focus()", name or self.id)

    def wait_for_menu(self):
        """Until it is wholly there."""
        self.until(
            "document.getElementById(given[0]).state === 'open' && shown(given[0], 'menu').menu?.presence === 1",
            "the menu is there",
            self.id,
        )

    def wait_for_closed(self):
        self.until(
            "document.getElementById(given[0]).state === 'idle' && !counters.pending.frames"
            " && !document.getElementById(given[0]).shadowRoot.querySelector(':popover-open')",
            "it is idle, and the menu is gone",
            self.id,
        )
        assert self.part("menu") is None

    def open_menu(self):
        """As a script does."""
        self.evaluate("document.getElementById(arguments[0]).open()", self.id)
        self.wait_for_menu()

    def close_menu(self):
        self.evaluate("document.getElementById(arguments[0]).close()", self.id)
        self.wait_for_closed()

    def hold_open(self, finger, point=None):
        """Presses until the menu is there, with force where the finger has any; it stays down."""
        point = point or self.centre()
        finger.down(*point, HINT)
        finger.move(*point, DEEP)
        self.wait_for_menu()

    def leave_open(self, finger):
        """The menu is open, and nothing is down."""
        self.hold_open(finger)
        finger.up()
        assert self.state == "open"

    def tap(self, finger, point=None):
        finger.down(*(point or self.centre()))
        finger.up()

    def set_items(self, items):
        self.evaluate("document.getElementById(arguments[0]).items = arguments[1]", self.id, items)
