"""Waiting for a condition. All waits of these tests use it."""

import contextlib
import time

# The seconds after which a browser or another program counts as hanging. A machine that is ten times slower needs less.
HANGING = 300
# The seconds of real time after which a condition counts as false. script/mutate sets fewer, because it expects failures.
PATIENCE = patience = 60
# The patience after a failure: with --keep-going, the results of the other tests then follow soon.
PATIENCE_LEFT = 5
# The page under test. Its own time passes during a wait.
page = None


def eventually(condition, what, seconds=None):
    """Calls `condition` until it returns a true value, and returns that. Fails after `seconds`, by default `patience`.

    For conditions that the page itself can check, use `Page.until`.
    """
    answer = last_answer(condition, seconds or patience)
    if not answer:
        fail(f"Not in time: {what}; last seen: {answer!r}")
    return answer


def last_answer(condition, seconds):
    """Calls `condition` until it returns a true value, or until the time is over. Returns the last value."""
    end = time.monotonic() + seconds
    while True:
        answer = condition()
        if answer or time.monotonic() > end:
            return answer
        if not passes():
            # A pause of any length between two calls, to spare the processor.
            time.sleep(0.01)


def fail(message):
    """Fails because a condition stayed false. A caller may handle that, so the test has not failed yet."""
    raise AssertionError(message)


def note_failure():
    """Shortens the later waits, because a test has failed."""
    global patience
    patience = min(patience, PATIENCE_LEFT)


def passes():
    """Passes a frame of the page's time if the page waits for one. True if it did."""
    # A page that navigates disappears while the question is asked.
    with contextlib.suppress(RuntimeError):
        return page and page.evaluate("return window.clock?.isStopped && clock.isNeeded && clock.tick().then(() => true)")
