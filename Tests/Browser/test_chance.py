"""Random sequences of script and user actions on the elements cause no error and leave nothing behind."""

import pytest

from built import CONTROLS

# The number of sequences in one command, which the browser must answer within its time limit.
AT_ONCE = 25
TAGS = [f"pressure-{name}" for name in CONTROLS]

pytestmark = [pytest.mark.engines("chromium", "firefox"), pytest.mark.opens("chance.html", fresh=True)]


def failures(page, seeds):
    found = []
    for seed in range(seeds.start, seeds.stop, AT_ONCE):
        found += page.evaluate("return runSequences(...arguments)", seed, min(AT_ONCE, seeds.stop - seed), *TAGS)
    return found


@pytest.mark.pitfall(32)
def test_random_sequences(page):
    assert failures(page, range(50)) == []


@pytest.mark.deep
def test_thousand_random_sequences(page):
    assert failures(page, range(50, 1050)) == []
