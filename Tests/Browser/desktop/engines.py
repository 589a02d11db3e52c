"""Browsers with a window on a desktop of their own, with a keyboard, a screen reader and who hears what it hears."""

import json
from pathlib import Path

from engines.chromium import Chromium
from engines.firefox import Firefox
from waiting import eventually

from .desktop import Desktop

HERE = Path(__file__).parent
# Of these Orca says the second by chance, after a menu; they are of what its own keys do, and not of the page.
MODES = {"Focus mode", "Browse mode"}


class OnDesktop:
    """To be put before an engine."""

    def __init__(self):
        self.desktop = Desktop()
        try:
            self.listener = self._tool("listener.py")
            self.reader = self._tool("screen_reader.py", "{folder}")
            eventually(lambda: self.told == ["ready"], "the accessibility bus is there", 20)
            eventually(lambda: self.spoken, "the screen reader says that it is there", 20)
            super().__init__(self.desktop)
        except BaseException:
            self.desktop.close()
            raise

    def _tool(self, name, *arguments):
        # Of the system's Python: the libraries of a desktop are Debian's.
        return self.desktop.run(name.partition(".")[0], ["/usr/bin/python3", str(HERE / name), *arguments])

    @property
    def spoken(self):
        """The texts that the screen reader spoke."""
        return [text for text in lines(self.reader) if text not in MODES]

    @property
    def told(self):
        """What pages told assistive technology."""
        return lines(self.listener)

    def tree(self, title):
        """What assistive technology finds in the page of this title."""
        return self.desktop.ask(["/usr/bin/python3", str(HERE / "tree.py"), title]).rstrip()

    def nodes(self):
        """What assistive technology finds, each as role and name."""
        return [json.loads(line) for line in self.desktop.ask(["/usr/bin/python3", str(HERE / "act.py")]).splitlines()]

    def act(self, role, name):
        """Activates what assistive technology finds by this role and name, with no key and no pointer; a field gets the focus."""
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
    """What a program printed as JSON; its libraries print other lines, too."""
    program.require_running()
    return [json.loads(line) for line in program.printed.splitlines(keepends=True) if line.startswith('"') and line.endswith('"\n')]
