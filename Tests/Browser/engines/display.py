"""A virtual display for browsers that need one."""

import os

from waiting import HANGING, eventually

from .processes import Program


def start_display():
    """Starts an X server; returns it with the environment for programs on its display.

    Their home is a temporary folder, so the user's own desktop is neither read nor changed.
    """
    # Xvfb picks a free display and prints its number to the standard output.
    display = Program(
        "display", ["Xvfb", "-displayfd", "1", "-screen", "0", "1024x900x24", "-nolisten", "tcp", "-noreset"]
    )

    def number():
        display.require_running()
        lines = [line for line in display.printed.splitlines() if line.isdigit()]
        return lines and lines[-1]

    try:
        name = f":{eventually(number, 'the virtual display starts', HANGING)}"
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
