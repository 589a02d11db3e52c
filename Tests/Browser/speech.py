"""A page of one control, used by the keyboard of a desktop, and what a screen reader says of it."""

import waiting
from page import Page
from waiting import eventually


class SpokenPage(Page):
    # How many texts were spoken, and events told, that were looked at.
    known = 0, 0

    def open(self, name):
        waiting.page = self
        if self.browser.shown != f"{self.address}/{name}":
            self.browser.open(f"{self.address}/{name}")
            self.wait_for_kit()

    def show(self, control):
        """Shows a control as new, and goes to the button before it."""
        self.id = control
        self.evaluate("showControl(arguments[0])", control)
        self.pass_time(1)
        # While Orca takes a page in that was loaded it hears of no focus, or goes elsewhere. Here it has to follow from one
        # button to the other. From the last first, where a test ends: what has the focus does not get it again.
        if self.evaluate("return document.activeElement.id === 'end'"):
            self.reaches("Start")
        for _ in range(10):
            if [self.reaches("End"), self.reaches("Start")] == [True, True]:
                break
        else:
            raise AssertionError(f"Orca does not follow the focus in the page: {self.news()}")
        self.skip_news()

    def reaches(self, name):
        """Whether the screen reader follows the focus to a button of the page."""
        self.skip_news()
        self.evaluate("document.getElementById(arguments[0]).focus()", name.lower())
        wanted = f"{name} push button.", f'push button "{name}": focused'
        return self.wait_for(lambda: all(one in some for one, some in zip(wanted, self.news(), strict=True)), 2)

    def expect(self, steps):
        """Does what the steps say, and compares all that was told and spoken."""
        assert [*map(shown, self.walk(steps))] == [*map(shown, steps)]

    def walk(self, steps):
        """Does what the steps say, and gives them as they were told and spoken.

        A step is what is done, what the screen reader must say then, and what the page must tell it. What is done is a
        key, or a script if it has a bracket, or a function of the page. Only a step that says so lets time pass. All of
        a step is waited for: what comes and goes at once, browsers tell nobody.
        """
        done = []
        patience = 10
        for action, *expected in steps:
            self.act(action)
            is_all = lambda wanted=expected: all(len(some) >= len(one) for some, one in zip(self.news(), wanted, strict=True))
            if not self.wait_for(is_all, patience):
                # The rest is done as well, to show all of it where it is compared.
                patience = 0.5
            done.append((action, *self.skip_news()))
        return done

    def tree(self, expected):
        """What assistive technology finds between the two buttons, once it is that, or stays another."""
        self.wait_for(lambda: self.browser.tree("Speech") == expected, 5)
        return self.browser.tree("Speech")

    def act(self, action):
        if callable(action):
            action(self)
        elif "(" in action:
            self.evaluate(f"return {action}")
        else:
            released = self.evaluate("return released")
            self.browser.press_key(action)
            self.wait_for(lambda: self.evaluate("return released") > released, 5)

    def news(self):
        """What was spoken and told since `skip_news`."""
        return self.browser.spoken[self.known[0] :], self.browser.told[self.known[1] :]

    def skip_news(self):
        """What was spoken and told is known now; gives it."""
        news = self.news()
        self.known = tuple(count + len(some) for count, some in zip(self.known, news, strict=True))
        return news

    def wait_for(self, condition, deadline):
        """Whether a condition came true in time, without letting the page's time pass."""
        waiting.page = None
        try:
            return eventually(condition, "", deadline)
        except AssertionError:
            return False
        finally:
            waiting.page = self


def shown(step):
    """A step as a line of text, which a failing test shows."""
    action, spoken, told = step
    return f"{getattr(action, '__name__', action)}: says {spoken}, told {told}"
