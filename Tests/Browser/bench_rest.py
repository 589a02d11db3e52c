"""A hundred controls that nobody presses: no frame, no timer, no script, no style and no layout."""

import time

import pytest

SECONDS = 10
QUICK = 3


@pytest.mark.engines("chromium")
def test_rest(bench):
    bench.open("crowd.html")
    bench.evaluate("bench.add(100)")
    bench.evaluate("return new Promise((done) => counters.original.setTimeout(done, 1000))")
    if bench.spoiled:
        bench.evaluate("bench.spoil()")
    seconds = QUICK if bench.quick else SECONDS
    scheduled = bench.evaluate("return counters.scheduled")
    # The question itself is the last that the page had to do.
    before = bench.metrics()
    # Not a wait for something to become right: this is how long nothing may happen.
    time.sleep(seconds)
    after = bench.metrics()
    changed = {name: after[name] - before[name] for name in after}
    pending = bench.evaluate("return counters.pending")
    bench.record("rest.scheduled", bench.evaluate("return counters.scheduled") - scheduled, f"in {seconds} s")
    bench.record("rest.pending", sum(pending.values()), "frames, timers, animations")
    bench.record("rest.script", round(changed["ScriptDuration"] * 1e6), f"µs in {seconds} s")
    bench.record("rest.styles", int(changed["RecalcStyleCount"]), f"in {seconds} s")
    bench.record("rest.layouts", int(changed["LayoutCount"]), f"in {seconds} s")
    bench.record("rest.tasks", round(changed["TaskDuration"] * 1e6), f"µs in {seconds} s")
