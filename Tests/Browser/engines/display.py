"""A display without a screen, for browsers that need one."""

from .processes import Program
from waiting import eventually


def start_display():
    """An X server as a program, and the name of its display."""
    # It finds a free display by itself and prints its number, here to the standard output.
    display = Program(
        "display", ["Xvfb", "-displayfd", "1", "-screen", "0", "1024x900x24", "-nolisten", "tcp", "-noreset"]
    )

    def number():
        display.require_running()
        lines = [line for line in display.printed.splitlines() if line.isdigit()]
        return lines and lines[-1]

    try:
        return display, f":{eventually(number, 'the virtual display starts', 20)}"
    except BaseException:
        display.stop()
        raise
