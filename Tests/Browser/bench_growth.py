"""The cost of one more ring per frame is the same among a thousand rings as among a few."""

from statistics import median

import pytest

from rings import KINDS, calls, measured, tell

# The number of rounds, and the number of frames for each number of rings. The quick numbers only detect an exceeded budget;
# as a measurement they are accurate to about a fifth.
ROUNDS, FRAMES = 9, {1: 60, 100: 30, 1000: 10}
QUICK_ROUNDS, QUICK_FRAMES = 3, {1: 30, 100: 20, 300: 8}


@pytest.mark.engines("chromium-whole")
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
    few, many = (calls(bench, count, frames[count], 3) for count in (100, most))
    bench.record("growth.calls", many / few, f"times the calls of each of 100, for each of {most}")


def each(script):
    """The cost of one more ring among a few, from the script time for each number of rings."""
    return (script[100] - script[1]) / 99
