"""The interface that a test uses for a browser engine and for a finger in it."""

import contextlib
import warnings
from abc import ABC, abstractmethod

# A browser sometimes ends or hangs while it starts. These tests try only this again.
STARTS = 3


class Finger(ABC):
    """A contact with the page: a touch, a pen or a mouse.

    Points are CSS pixels of the viewport. `force` is the fraction of the sensor's range, 0…1; `None` reports no force,
    as a device without a sensor does. Moves to the same point with another force are delivered too.
    """

    kind: str
    is_down: bool

    @abstractmethod
    def down(self, x, y, force=None, contact=0): ...

    @abstractmethod
    def move(self, x, y, force=None, contact=0): ...

    @abstractmethod
    def up(self, contact=0): ...

    def cancel(self):
        """The system cancels the contact. Some engines cannot do this for every kind of finger."""
        raise NotImplementedError(f"{type(self).__name__} cannot be cancelled")

    @abstractmethod
    def release(self):
        """Lifts every finger that is still down, so that the next test starts clean."""


class Engine(ABC):
    """One running browser with one page."""

    name: str
    # True for a tab behind the page.
    is_behind = False
    # The address that was opened last, if no test navigated since.
    shown = None

    def __init__(self, *arguments, **options):
        self.programs = contextlib.ExitStack()
        self.start(*arguments, **options)

    def start(self, *arguments, **options):
        """Starts the browser. A start that fails is tried again."""
        for left in reversed(range(STARTS)):
            try:
                return self._start(*arguments, **options)
            except BaseException as failure:
                self.programs.close()
                if not left or not isinstance(failure, Exception):
                    raise
                warnings.warn(f"{self.name} did not start, and is started again: {failure}", stacklevel=1)

    @abstractmethod
    def _start(self, *arguments, **options):
        """Starts the browser, and puts what must end with it into `programs`."""

    @abstractmethod
    def open(self, url):
        """Loads a page and waits for its load event."""

    @abstractmethod
    def evaluate(self, body, *arguments):
        """Runs the body of a JavaScript function in the page, with `arguments` as its own, and returns its value.

        The value must fit JSON; a promise is waited for.
        """

    def before_every_page(self, source):
        """Runs this script at the beginning of every later page; returns a function that removes it, or None if the
        engine cannot do this."""
        return None

    @abstractmethod
    def finger(self, kind) -> Finger:
        """Returns a finger. `kind` is "touch", "pen" or "mouse". In Chromium also "driver", a mouse with a force of 0."""

    @abstractmethod
    def key_down(self, key): ...

    @abstractmethod
    def key_up(self, key): ...

    def repeat_key(self, key):
        """Repeats a key that is down, as a system does. WebDriver marks a second `keyDown` as a repetition."""
        self.key_down(key)

    def press_key(self, key):
        """Presses and releases a key, or several keys together: "Shift+F10"."""
        keys = key.split("+")
        for one in keys:
            self.key_down(one)
        for one in reversed(keys):
            self.key_up(one)

    @abstractmethod
    def resize(self, width, height):
        """Sets the size of the viewport in CSS pixels."""

    @abstractmethod
    def screenshot(self, path): ...

    @abstractmethod
    def reset(self):
        """Undoes a test's changes to the browser: pressed fingers and emulation. The next test opens its own page."""

    def close(self):
        self.programs.close()
