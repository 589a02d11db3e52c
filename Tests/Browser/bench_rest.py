"""Controls at rest: the work of a hundred of them, and the cost that thousands of them add to a press on one."""

import time
from statistics import median

import pytest

SECONDS = 10
QUICK = 3
# The number of controls on the page while one is pressed, the number of rounds, and the frames in each round.
CROWD, ROUNDS, FRAMES = 5000, 5, 60
QUICK_ROUNDS, QUICK_FRAMES = 3, 40


@pytest.mark.engines("chromium-whole")
def test_rest(bench):
    a_hundred(bench)
    one_of_thousands(bench)


def a_hundred(bench):
    """A hundred controls at rest cause no frame, timer, script, style or layout."""
    bench.open("crowd.html")
    bench.evaluate("bench.add(100)")
    bench.evaluate("return bench.painted()")
    if bench.spoiled:
        bench.evaluate("bench.spoil()")
    seconds = QUICK if bench.quick else SECONDS
    scheduled = bench.evaluate("return counters.scheduled")
    # The query for the metrics is then the last task of the page.
    before = bench.metrics()
    # A fixed wait, because nothing may happen in this time.
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


def press(bench, kind, others, frames, count=CROWD):
    """Measures a whole press: counts for the press, and milliseconds for each frame."""
    empty = boxes(bench)
    bench.evaluate("return bench.make(...arguments)", kind, 1, others, count - 1)
    if bench.spoiled and kind == "kit":
        bench.evaluate("bench.spoilCrowd()")
    present = boxes(bench)
    before = bench.metrics()
    with bench.trace("devtools.timeline") as events:
        bench.evaluate("return bench.press()")
        bench.evaluate("return bench.run(...arguments)", frames, bench.spoiled and kind == "kit")
        bench.evaluate("return bench.lift()")
        after = bench.metrics()
    bench.evaluate("return bench.clear()")

    def arguments(name):
        return [one["args"] for one in events if one["name"] == name]

    return {
        # Chromium reports the number of elements at the end of a style update, and the number of boxes before a layout.
        "styled": sum(one.get("elementCount", 0) for one in arguments("UpdateLayoutTree")),
        "laid": sum(one.get("beginData", {}).get("dirtyObjects", 0) for one in arguments("Layout")),
        "boxes": (present - empty) / count,
        "style": (after["RecalcStyleDuration"] - before["RecalcStyleDuration"]) / frames * 1e3,
        "task": (after["TaskDuration"] - before["TaskDuration"]) / frames * 1e3,
    }


def boxes(bench):
    """The number of layout boxes that Chromium may have to visit when it paints."""
    bench.cdp("HeapProfiler.collectGarbage")
    return bench.metrics()["LayoutObjects"]


def one_of_thousands(bench):
    """Compares with native buttons of the same look, one of which has a handwritten ring. Times are reported, counts
    have budgets."""
    bench.open("rings.html")
    bench.evaluate(
        """
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'rest.css' })
        return new Promise((loaded) => { link.onload = () => loaded(true); document.head.append(link) })
        """
    )
    rounds, frames = (QUICK_ROUNDS, QUICK_FRAMES) if bench.quick else (ROUNDS, FRAMES)
    kinds = {"kit": "kit", "hand": "native"}
    # Warms up until the code is compiled, and measures a press on a page without other controls.
    alone = {kind: press(bench, kind, others, frames, 1) for kind, others in kinds.items()}
    results = [{kind: press(bench, kind, others, frames) for kind, others in kinds.items()} for _ in range(rounds)]
    for work, unit in (("styled", "elements a press"), ("laid", "boxes a press")):
        # The minimum of all rounds: chance adds frames but never removes one.
        least = min(one["kit"][work] for one in results)
        bench.record(f"rest.crowd.{work}.alone", alone["kit"][work], f"{unit}, with no other control")
        bench.record(f"rest.crowd.{work}", least, f"{unit} among {CROWD}")
    bench.record("rest.crowd.native.boxes", results[0]["hand"]["boxes"], "boxes a native button")
    bench.record("rest.crowd.boxes", results[0]["kit"]["boxes"], "boxes a control")
    for work in ("style", "task"):
        for kind, others in kinds.items():
            value = median(one[kind][work] for one in results)
            bench.record(f"rest.crowd.{others}.{work}", value, f"ms a frame among {CROWD}")
        # Compare measurements that were taken one after the other, as in the test of the rings.
        ratio = median(one["kit"][work] / one["hand"][work] for one in results)
        bench.record(f"rest.crowd.{work}", ratio, "times that of native buttons")
