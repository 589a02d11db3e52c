"""A display without a screen, for browsers that need one."""

import os

from waiting import eventually

from .processes import Program


def start_display():
    """An X server as a program, and what the programs on its display are to have in their environment.

    Their home is a temporary folder: nothing of the user's own desktop is read or changed.
    """
    # It finds a free display by itself and prints its number, here to the standard output.
    display = Program(
        "display", ["Xvfb", "-displayfd", "1", "-screen", "0", "1024x900x24", "-nolisten", "tcp", "-noreset"]
    )

    def number():
        display.require_running()
        lines = [line for line in display.printed.splitlines() if line.isdigit()]
        return lines and lines[-1]

    try:
        name = f":{eventually(number, 'the virtual display starts', 20)}"
        home = os.path.join(display.folder.name, "home")
        os.mkdir(home)
        return display, {
            "DISPLAY": name,
            "GDK_BACKEND": "x11",
            "GIO_USE_VFS": "local",
            "GSETTINGS_BACKEND": "memory",
            "HOME": home,
            **{f"XDG_{kind}": home for kind in ("CACHE_HOME", "CONFIG_HOME", "DATA_HOME", "RUNTIME_DIR")},
        }
    except BaseException:
        display.stop()
        raise
