"""Waiting for a condition with a deadline, the only way in which these tests wait."""

import contextlib
import time

# The page that is tested: while one waits for it, its own time passes.
page = None
# The part of each deadline that is waited for in real time: less than 1 where a test is expected to fail (script/mutate).
patience = 1.0


def eventually(condition, what, deadline=5.0):
    """Asks `condition` until it gives something true, and returns that; fails after `deadline` seconds.

    What the page itself can tell is waited for in the page, by `Page.until`.
    """
    end = time.monotonic() + deadline * patience
    while True:
        answer = condition()
        if answer:
            return answer
        if time.monotonic() > end:
            raise AssertionError(f"not within {deadline} s: {what}; last seen: {answer!r}")
        if not passes():
            # Not a wait for something to become right: it only spares the processor between two questions.
            time.sleep(0.01)


def passes():
    """Lets a frame of the page's time pass, if the page waits for one; whether it did."""
    # A page that leads to another is gone in the middle of the question.
    with contextlib.suppress(RuntimeError):
        return page and page.evaluate("return window.clock?.isStopped && clock.isNeeded && clock.tick().then(() => true)")
