"""A page with one control, used by a desktop's keyboard, and the texts that a screen reader speaks."""

import waiting
from page import Page


class SpokenPage(Page):
    # The numbers of spoken texts and of accessibility events that were already returned.
    known = 0, 0

    def open(self, name):
        waiting.page = self
        if self.browser.shown != f"{self.address}/{name}":
            self.browser.open(f"{self.address}/{name}")
            self.wait_for_kit()

    def show(self, control):
        """Shows a new control, and moves the focus to the button before it."""
        self.id = control
        self.evaluate("showControl(arguments[0])", control)
        self.pass_time(1)
        # While Orca reads a newly loaded page, it misses focus changes or moves elsewhere. So check that it follows the
        # focus from one button to the other. A test ends on the last button: move from there first, because focusing the
        # focused button again sends no event.
        if self.evaluate("return document.activeElement.id === 'end'"):
            self.reaches("Start", 2)
        for seconds in (1, 2, 4, 8, 16, 32):
            if [self.reaches("End", seconds), self.reaches("Start", seconds)] == [True, True]:
                break
        else:
            raise AssertionError(f"Orca does not follow the focus in the page: {self.news()}")
        self.skip_news()

    def reaches(self, name, seconds):
        """True if the screen reader follows the focus to a button of the page in this time."""
        self.skip_news()
        self.evaluate("document.getElementById(arguments[0]).focus()", name.lower())
        wanted = f"{name} push button.", f'push button "{name}": focused'
        return self.wait_for(lambda: all(one in some for one, some in zip(wanted, self.news(), strict=True)), seconds)

    def expect(self, steps):
        """Performs the steps, and compares all events and spoken texts."""
        assert [*map(shown, self.walk(steps))] == [*map(shown, steps)]

    def walk(self, steps):
        """Performs the steps, and returns them with the actual events and spoken texts.

        A step is an action, the texts that the screen reader must speak, and the events that the page must send. An
        action is a key, a script if it has a bracket, or a function of the page. Time passes only in a step that says
        so. Each step waits for all of its results: browsers do not report a change that is undone at once.
        """
        done = []
        patience = waiting.patience
        for action, *expected in steps:
            self.act(action)
            is_all = lambda wanted=expected: all(len(some) >= len(one) for some, one in zip(self.news(), wanted, strict=True))
            if not self.wait_for(is_all, patience):
                # Perform the remaining steps too, so that the comparison shows them all.
                patience = 0.5
            done.append((action, *self.skip_news()))
        return done

    def tree(self, expected):
        """The accessibility tree between the two buttons, once it equals `expected` or stays different."""
        self.wait_for(lambda: self.browser.tree("Speech") == expected, waiting.patience)
        return self.browser.tree("Speech")

    def act(self, action):
        if callable(action):
            action(self)
        elif "(" in action:
            self.evaluate(f"return {action}")
        else:
            released = self.evaluate("return released")
            self.browser.press_key(action)
            self.wait_for(lambda: self.evaluate("return released") > released, waiting.patience)

    def news(self):
        """The texts and events since `skip_news`."""
        return self.browser.spoken[self.known[0] :], self.browser.told[self.known[1] :]

    def skip_news(self):
        """Returns the new texts and events, and marks them as known."""
        news = self.news()
        self.known = tuple(count + len(some) for count, some in zip(self.known, news, strict=True))
        return news

    def wait_for(self, condition, seconds):
        """True if a condition comes true in this time. The page's time does not pass."""
        waiting.page = None
        try:
            return waiting.last_answer(condition, seconds)
        finally:
            waiting.page = self


def shown(step):
    """A step as a line of text, for the message of a failed test."""
    action, spoken, told = step
    return f"{getattr(action, '__name__', action)}: says {spoken}, told {told}"
