"""The page with an app's icon and its menu: their texts and places, and the user's actions on them."""

from page import Page
from peek import without_blur

# The quick actions that icon.js gives the icon. A fifth one is not shown.
TITLES = ["New weighing", "History", "Open Blue", "The fourth"]
CHOICES = [
    {"type": "org.example.new", "title": "New weighing", "userInfo": {"from": "icon"}},
    {"type": "org.example.history", "title": "History"},
    {"type": "org.example.blue", "title": "Open Blue"},
    {"type": "org.example.fourth", "title": "The fourth"},
]
# The fractions of a sensor's range at which the icon hints at the menu, and at which the menu opens.
HINT = 0.1
DEEP = 0.25

OPENED = ["idle → hint", "hint → open"]


class IconPage(Page):
    """The page: `icon` has a menu, `empty` has no menu."""

    def __init__(self, browser, address):
        super().__init__(browser, address)
        self.id = "icon"

    def wait_for_kit(self):
        super().wait_for_kit()
        without_blur(self)
        self.rest()

    # Geometry

    def box(self, selector=None):
        """Left, top, width, height in the viewport; without a selector, those of the pressable icon."""
        return super().box(selector) if selector else self.part("icon")["box"]

    def part(self, name):
        """The box of a part and its opacity, 0…1; null if it is not shown."""
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
        """The title, subtitle and box of each menu item, shown or not."""
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
        """The centre of an item."""
        (box,) = [item["box"] for item in self.items() if item["title"] == title]
        left, top, width, height = box
        return left + width / 2, top + height / 2

    def outside(self):
        """A point outside the icon and the menu: a corner of the viewport."""
        width, height = self.evaluate("return [document.documentElement.clientWidth, innerHeight]")
        return width - 4, height - 4

    # Events

    def said(self):
        """The events since the last call. A chosen action is given with its type and data."""
        return [
            # Some drivers return undefined as null, others omit it.
            {name: value for name, value in entry["detail"].items() if value is not None}
            if entry["line"] == "quickaction"
            else entry["line"]
            for entry in self.log()
        ]

    def focused(self):
        """The focused element: an item by its title, a part by its name, any other element by its id or name."""
        return self.evaluate(
            """
            let node = document.activeElement
            while (node.shadowRoot?.activeElement) node = node.shadowRoot.activeElement
            if (node.role === 'menuitem') return node.firstChild.textContent
            return (node.popover ? 'stage' : node.part.value) || node.id || node.localName
            """
        )

    # Actions

    def focus(self, name=None):
        self.evaluate("document.getElementById(arguments[0]).focus()", name or self.id)

    def wait_for_menu(self):
        """Waits until the menu is fully shown."""
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
        """Opens the menu from a script."""
        self.evaluate("document.getElementById(arguments[0]).open()", self.id)
        self.wait_for_menu()

    def close_menu(self):
        self.evaluate("document.getElementById(arguments[0]).close()", self.id)
        self.wait_for_closed()

    def hold_open(self, finger, point=None):
        """Presses until the menu is open, with force if the finger has any. The finger stays down."""
        point = point or self.centre()
        finger.down(*point, HINT)
        finger.move(*point, DEEP)
        self.wait_for_menu()

    def leave_open(self, finger):
        """Leaves the menu open with no finger down."""
        self.hold_open(finger)
        finger.up()
        assert self.state == "open"

    def tap(self, finger, point=None):
        finger.down(*(point or self.centre()))
        finger.up()

    def set_items(self, items):
        self.evaluate("document.getElementById(arguments[0]).items = arguments[1]", self.id, items)
