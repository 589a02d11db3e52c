"""Waiting for a condition with a deadline, the only way in which these tests wait."""

import time


def eventually(condition, what, deadline=5.0):
    """Asks `condition` until it gives something true, and returns that; fails after `deadline` seconds."""
    end = time.monotonic() + deadline
    while True:
        answer = condition()
        if answer:
            return answer
        if time.monotonic() > end:
            raise AssertionError(f"not within {deadline} s: {what}; last seen: {answer!r}")
        # Not a wait for something to become right: it only spares the processor between two questions.
        time.sleep(0.01)
