"""What a frame of many rings costs the main thread: the kit's, and the same picture written by hand."""

from statistics import median

KINDS = ("kit", "hand")
# What DevTools counts: the seconds of each kind of work, and how often there was a layout.
WORK = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration", "task": "TaskDuration"}


def measured(bench, rounds, frames):
    """Of each round, by the number of rings and by kind, what a frame costs; `frames` is how many of so many rings.

    One right after the other, so that whatever else the machine does meets all of them: a ratio is that of
    its neighbours, and of all the ratios the one in the middle counts.
    """
    bench.open("rings.html", 1650, 1700)
    for kind in KINDS:
        # Until its code is compiled.
        measure(bench, kind, 100, 60)
    return [
        {count: {kind: measure(bench, kind, count, frames[count]) for kind in KINDS} for count in frames}
        for _ in range(rounds)
    ]


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


def tell(bench, part, results, count):
    """Records what a frame of so many rings costs, and how it compares."""
    for kind in KINDS:
        for work in ("script", "style", "layout", "rest"):
            value = median(one[count][kind][work] for one in results)
            bench.record(f"{part}.{count}.{kind}.{work}", round(value), "µs a frame")
    ratio = median(one[count]["kit"]["script"] / one[count]["hand"]["script"] for one in results)
    bench.record(f"{part}.{count}.ratio", ratio, "of the script by hand")
