"""The main thread's cost per frame of a hundred active rings, compared with the same picture written by hand."""

import pytest

from rings import calls, measured, tell

# The number of rounds, and the number of frames for each number of rings.
ROUNDS, FRAMES = 9, {1: 60, 10: 60, 100: 30}
QUICK_ROUNDS, QUICK_FRAMES = 3, {100: 20}


@pytest.mark.engines("chromium-whole")
def test_rings(bench):
    rounds, frames = (QUICK_ROUNDS, QUICK_FRAMES) if bench.quick else (ROUNDS, FRAMES)
    results = measured(bench, rounds, frames)
    for count in frames:
        tell(bench, "rings", results, count)
    bench.record("rings.100.calls", calls(bench, 100, frames[100], 1 if bench.quick else 3), "calls a ring and frame")
    bench.record("rings.layouts", sum(one[count]["kit"]["layouts"] for one in results for count in frames), "in all frames")
