"""Waiting for a condition with a deadline. All waits of these tests use it."""

import contextlib
import time

# The page under test. Its own time passes during a wait.
page = None
# The fraction of each deadline to wait in real time. It is less than 1 if a test is expected to fail (script/mutate).
patience = 1.0


def eventually(condition, what, deadline=5.0):
    """Calls `condition` until it returns a true value, and returns that. Fails after `deadline` seconds.

    For conditions that the page itself can check, use `Page.until`.
    """
    end = time.monotonic() + deadline * patience
    while True:
        answer = condition()
        if answer:
            return answer
        if time.monotonic() > end:
            raise AssertionError(f"Not within {deadline} s: {what}; last seen: {answer!r}")
        if not passes():
            # A pause of any length between two calls, to spare the processor.
            time.sleep(0.01)


def passes():
    """Passes a frame of the page's time if the page waits for one. True if it did."""
    # A page that navigates disappears while the question is asked.
    with contextlib.suppress(RuntimeError):
        return page and page.evaluate("return window.clock?.isStopped && clock.isNeeded && clock.tick().then(() => true)")
