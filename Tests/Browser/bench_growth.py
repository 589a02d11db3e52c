"""What one ring more costs a frame: as much among a thousand as among a few."""

from statistics import median

import pytest

from rings import KINDS, measured, tell

# In how many rounds, and how many frames of so many rings are measured in each. The least are for seeing the budget
# exceeded; as a measurement they are no better than a fifth.
ROUNDS, FRAMES = 9, {1: 60, 100: 30, 1000: 10}
QUICK_ROUNDS, QUICK_FRAMES = 3, {1: 30, 100: 20, 300: 8}


@pytest.mark.engines("chromium")
def test_growth(bench):
    rounds, frames = (QUICK_ROUNDS, QUICK_FRAMES) if bench.quick else (ROUNDS, FRAMES)
    results = measured(bench, rounds, frames)
    most = max(frames)
    tell(bench, "growth", results, most)
    for kind in KINDS:
        script = [{count: one[count][kind]["script"] for count in frames} for one in results]
        bench.record(f"growth.{kind}.each", median(each(one) for one in script), "µs of script for one ring more")
        growth = median((one[most] - one[1] + each(one)) / (most * each(one)) for one in script)
        bench.record(f"growth.{kind}", growth, f"times that, of each of {most}")


def each(script):
    """What one ring more costs among a few, by the script of each number of them."""
    return (script[100] - script[1]) / 99
