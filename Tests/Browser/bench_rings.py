"""1 to 1,000 rings live at once, beside the same picture written by hand: what a frame costs the main thread."""

from statistics import median

import pytest

# How many rings, and in how many rounds of how many frames they are measured.
ROUNDS = {1: (7, 60), 10: (7, 60), 100: (9, 40), 1000: (3, 15)}
QUICK = {1: (3, 30), 100: (5, 30), 300: (4, 15)}
# What DevTools counts: the seconds of each kind of work, and how often there was a layout.
WORK = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration", "task": "TaskDuration"}


def measure(bench, kind, count, frames):
    """Microseconds of a frame by kind of work, and the number of layouts in all."""
    bench.evaluate("return bench.press(...arguments)", kind, count)
    bench.evaluate("return bench.run(5)")
    before = bench.metrics()
    bench.evaluate("return bench.run(...arguments)", frames, bench.spoiled and kind == "kit")
    after = bench.metrics()
    fills = bench.evaluate("return bench.fills()")
    # Every ring shows the same force: there is no saving by not drawing.
    assert len(fills) == count and len(set(fills)) == 1 and 0 < fills[0] < 1
    bench.evaluate("return bench.lift()")
    result = {work: (after[name] - before[name]) / frames * 1e6 for work, name in WORK.items()}
    result["rest"] = result["task"] - result["script"] - result["style"] - result["layout"]
    result["layouts"] = int(after["LayoutCount"] - before["LayoutCount"])
    return result


@pytest.mark.engines("chromium")
def test_rings(bench):
    bench.open("rings.html", 1650, 1700)
    for kind in ("kit", "hand"):
        # Until its code is compiled.
        measure(bench, kind, 100, 60)
    script = {"kit": {}, "hand": {}}
    layouts = 0
    for count, (rounds, frames) in (QUICK if bench.quick else ROUNDS).items():
        # One after the other, so that whatever else the machine does meets both.
        results = [{kind: measure(bench, kind, count, frames) for kind in ("kit", "hand")} for _ in range(rounds)]
        for kind in ("kit", "hand"):
            for work in ("script", "style", "layout", "rest"):
                value = median(one[kind][work] for one in results)
                bench.record(f"rings.{count}.{kind}.{work}", round(value), "µs a frame")
            # The least, which has the least of what is not the page's.
            script[kind][count] = min(one[kind]["script"] for one in results)
        layouts += sum(one["kit"]["layouts"] for one in results)
        bench.record(f"rings.{count}.ratio", script["kit"][count] / script["hand"][count], "of the script by hand")
    bench.record("rings.layouts", layouts, "in all frames")
    for kind, of in script.items():
        # One ring costs `each`, beside what a frame costs anyway.
        each = (of[100] - of[1]) / 99
        bench.record(f"rings.{kind}.each", each, "µs of script for one more ring")
        bench.record(f"rings.{kind}.growth", (of[count] - of[1] + each) / (count * each), f"times that, of each of {count}")
