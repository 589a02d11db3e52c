"""The desktop for a screen reader: a display, a window manager, a session bus and an accessibility bus."""

import contextlib
import os
import subprocess

from engines.display import start_display
from engines.processes import Program
from waiting import HANGING, eventually

# The required programs besides the browsers, with their Debian packages.
NEEDED = {
    "/usr/bin/Xvfb": "xvfb",
    "/usr/bin/dbus-daemon": "dbus-daemon",
    "/usr/bin/openbox": "openbox",
    "/usr/bin/orca": "orca",
    "/usr/bin/xdotool": "xdotool",
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
}
# The tests' key names → the X server's key names.
KEYS = {"Enter": "Return", "Space": "space", "ArrowDown": "Down", "ArrowUp": "Up"}


class Desktop:
    def __init__(self):
        missing = [package for path, package in NEEDED.items() if not os.path.exists(path)]
        if missing:
            raise RuntimeError(
                f"a desktop with a screen reader needs the Debian packages {', '.join(missing)}: script/bootstrap test installs them"
            )
        self.programs = contextlib.ExitStack()
        try:
            self._start()
        except BaseException:
            self.programs.close()
            raise

    def _start(self):
        display, environment = start_display()
        self.programs.callback(display.stop)
        self.environment = {
            **environment,
            # The tests expect the screen reader's English words.
            "LC_ALL": "C.UTF-8",
            "LANGUAGE": "en",
            "AT_SPI_BUS_ADDRESS": "",
            "NO_AT_BRIDGE": "0",
            # Firefox and Chromium read these before they ask the bus.
            "GNOME_ACCESSIBILITY": "1",
            "ACCESSIBILITY_ENABLED": "1",
        }
        bus = self.run(
            "bus", ["dbus-daemon", "--session", "--nofork", "--print-address=1", "--address=unix:path={folder}/bus"]
        )
        is_address = lambda line: line.startswith("unix:")
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = eventually(
            lambda: printed_line(bus, is_address), "the session bus starts", HANGING
        )
        # A window gets the focus only from a window manager.
        self.run("windows", ["openbox", "--sm-disable"])
        self.run("accessibility", ["/usr/libexec/at-spi-bus-launcher", "--launch-immediately", "--a11y=1", "--screen-reader=1"])

    def run(self, name, command):
        """Starts a program on this desktop. It stops with the desktop."""
        program = Program(name, command, self.environment)
        self.programs.callback(program.stop)
        return program

    def press_key(self, key):
        """Presses and releases a key of the keyboard, or several that are held together: "Shift+F10"."""
        self.ask(["xdotool", "key", "+".join(KEYS.get(one, one) for one in key.split("+"))])

    def ask(self, command):
        """Runs a program on this desktop and returns its output."""
        environment = {**os.environ, **self.environment}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=HANGING)
        if done.returncode:
            raise RuntimeError(f"{' '.join(command)}: {done.stderr}")
        return done.stdout

    def close(self):
        self.programs.close()


def printed_line(program, is_wanted):
    """The last printed line that matches."""
    program.require_running()
    lines = [line for line in program.printed.splitlines() if is_wanted(line)]
    return lines and lines[-1]
