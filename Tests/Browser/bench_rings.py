"""1 to 1,000 rings live at once, beside the same picture written by hand: what a frame costs the main thread."""

from statistics import median

import pytest

# In how many rounds, and how many frames of so many rings are measured in each.
ROUNDS, FRAMES = 5, {1: 60, 10: 60, 100: 30, 1000: 10}
QUICK_ROUNDS, QUICK_FRAMES = 9, {1: 30, 100: 20, 300: 8}
# What DevTools counts: the seconds of each kind of work, and how often there was a layout.
WORK = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration", "task": "TaskDuration"}


def measure(bench, kind, count, frames):
    """Microseconds of a frame by kind of work, and the number of layouts in all."""
    bench.evaluate("return bench.make(...arguments)", kind, count)
    bench.evaluate("return bench.press()")
    # Until the rest of the page has receded.
    bench.evaluate("return bench.run(16)")
    before = bench.metrics()
    bench.evaluate("return bench.run(...arguments)", frames, bench.spoiled and kind == "kit")
    after = bench.metrics()
    fills = bench.evaluate("return bench.fills()")
    # Every ring shows the same force: there is no saving by not drawing.
    assert len(fills) == count and len(set(fills)) == 1 and 0 < fills[0] < 1
    bench.evaluate("return bench.lift()")
    bench.evaluate("return bench.clear()")
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
    rounds, frames = (QUICK_ROUNDS, QUICK_FRAMES) if bench.quick else (ROUNDS, FRAMES)
    # One right after the other, so that whatever else the machine does meets all of them: a ratio is that of
    # its neighbours, and of all the ratios the one in the middle counts.
    results = [
        {count: {kind: measure(bench, kind, count, frames[count]) for kind in ("kit", "hand")} for count in frames}
        for _ in range(rounds)
    ]
    for count in frames:
        for kind in ("kit", "hand"):
            for work in ("script", "style", "layout", "rest"):
                value = median(one[count][kind][work] for one in results)
                bench.record(f"rings.{count}.{kind}.{work}", round(value), "µs a frame")
        ratio = median(one[count]["kit"]["script"] / one[count]["hand"]["script"] for one in results)
        bench.record(f"rings.{count}.ratio", ratio, "of the script by hand")
    bench.record("rings.layouts", sum(one[count]["kit"]["layouts"] for one in results for count in frames), "in all frames")
    most = max(frames)
    for kind in ("kit", "hand"):
        script = [{count: one[count][kind]["script"] for count in frames} for one in results]
        # One ring more costs this, beside what a frame costs anyway.
        bench.record(f"rings.{kind}.each", median(each(one) for one in script), "µs of script for one more ring")
        growth = median((one[most] - one[1] + each(one)) / (most * each(one)) for one in script)
        bench.record(f"rings.{kind}.growth", growth, f"times that, of each of {most}")


def each(script):
    """What one ring more costs among a few, by the script of each number of them."""
    return (script[100] - script[1]) / 99
