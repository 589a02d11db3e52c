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


def late_failures(page, seeds):
    found = []
    for seed in seeds:
        late = 1 + seed % 30
        page.open(f"chance.html?late={late}", fresh=True)
        found += [{"late": late} | one for one in failures(page, range(seed, seed + 1))]
    return found


def test_engine_comes_during_a_random_sequence(page):
    assert late_failures(page, [*range(5, 15), 418]) == []


@pytest.mark.deep
def test_engine_comes_during_one_of_many_random_sequences(page):
    assert late_failures(page, range(20, 620)) == []
