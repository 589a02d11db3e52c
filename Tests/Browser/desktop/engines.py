"""Browsers with a window on a virtual desktop, with a keyboard, a screen reader and a listener for accessibility events."""

import json
from pathlib import Path

from engines.chromium import Chromium
from engines.firefox import Firefox
from waiting import HANGING, eventually

from .desktop import Desktop

HERE = Path(__file__).parent
# Orca may announce the second of these after a menu. They describe Orca's own keys, not the page.
MODES = {"Focus mode", "Browse mode"}


class OnDesktop:
    """A mixin to put before an engine's class."""

    def __init__(self):
        self.desktop = Desktop()
        try:
            self.listener = self._tool("listener.py")
            self.reader = self._tool("screen_reader.py", "{folder}")
            eventually(lambda: self.told == ["ready"], "the accessibility bus is there", HANGING)
            eventually(lambda: self.spoken, "the screen reader says that it is there", HANGING)
            super().__init__(self.desktop)
        except BaseException:
            self.desktop.close()
            raise

    def _tool(self, name, *arguments):
        # Use the system's Python, because Debian packages the desktop libraries for it.
        return self.desktop.run(name.partition(".")[0], ["/usr/bin/python3", str(HERE / name), *arguments])

    @property
    def spoken(self):
        """The texts that the screen reader spoke."""
        return [text for text in lines(self.reader) if text not in MODES]

    @property
    def told(self):
        """The events that pages sent to assistive technology."""
        return lines(self.listener)

    def tree(self, title):
        """The accessibility tree of the page with this title."""
        return self.desktop.ask(["/usr/bin/python3", str(HERE / "tree.py"), title]).rstrip()

    def nodes(self):
        """The accessible nodes, each as role and name."""
        return [json.loads(line) for line in self.desktop.ask(["/usr/bin/python3", str(HERE / "act.py")]).splitlines()]

    def act(self, role, name):
        """Activates the accessible node with this role and name, without a key or a pointer. A field gets the focus."""
        self.desktop.ask(["/usr/bin/python3", str(HERE / "act.py"), role, name])

    def type(self, text):
        self.desktop.ask(["xdotool", "type", text])

    def press_key(self, key):
        self.desktop.press_key(key)

    def close(self):
        super().close()
        self.desktop.close()


class ChromiumOnDesktop(OnDesktop, Chromium):
    pass


class FirefoxOnDesktop(OnDesktop, Firefox):
    pass


def lines(program):
    """The lines of JSON that a program printed. Its libraries also print other lines."""
    program.require_running()
    return [json.loads(line) for line in program.printed.splitlines(keepends=True) if line.startswith('"') and line.endswith('"\n')]
