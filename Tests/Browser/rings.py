"""The main thread's cost per frame of many rings: the kit's, and the same picture written by hand."""

import contextlib
from statistics import median

KINDS = ("kit", "hand")
# DevTools' metrics: the seconds of each kind of work.
WORK = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration", "task": "TaskDuration"}


def measured(bench, rounds, frames):
    """The cost of a frame in each round, by number of rings and kind. `frames` gives the frames for each number of rings.

    Measurements follow each other directly, so that other load on the machine affects them all. A ratio compares
    neighbouring measurements. Under load it is larger, because the kit's script is larger and has to be fetched from memory
    again. Therefore its budget is above a measurement on a busy machine, and the calls have a budget as well.
    """
    bench.open("rings.html", 1650, 1700)
    for kind in KINDS:
        # Warm up until the code is compiled.
        measure(bench, kind, 100, 60)
    return [
        {count: {kind: measure(bench, kind, count, frames[count]) for kind in KINDS} for count in frames}
        for _ in range(rounds)
    ]


def measure(bench, kind, count, frames):
    """Microseconds per frame by kind of work, and the total number of layouts."""
    with pressed(bench, kind, count):
        before = bench.metrics()
        bench.evaluate("return bench.run(...arguments)", frames, bench.spoiled and kind == "kit")
        after = bench.metrics()
        fills = bench.evaluate("return bench.fills()")
    # Every ring shows the same force, so no kind saves time by not drawing.
    assert len(fills) == count and len(set(fills)) == 1 and 0 < fills[0] < 1
    result = {work: (after[name] - before[name]) / frames * 1e6 for work, name in WORK.items()}
    result["rest"] = result["task"] - result["script"] - result["style"] - result["layout"]
    result["layouts"] = int(after["LayoutCount"] - before["LayoutCount"])
    return result


def calls(bench, count, frames, rounds):
    """The calls of functions in scripts for each of the kit's rings in a frame: the least of some rounds. Counting changes
    compiled code, so it comes after all measurements of time."""
    found = []
    # Chance adds calls, such as a look at what is visible in a long frame, but never removes one.
    for _ in range(rounds):
        with pressed(bench, "kit", count):
            bench.cdp("Profiler.enable")
            bench.cdp("Profiler.startPreciseCoverage", callCount=True)
            bench.evaluate("return bench.run(...arguments)", frames, bench.spoiled)
            scripts = bench.cdp("Profiler.takePreciseCoverage")["result"]
            bench.cdp("Profiler.disable")
        functions = (function for script in scripts if script["url"] for function in script["functions"])
        found.append(sum(function["ranges"][0]["count"] for function in functions) / count / frames)
    return min(found)


@contextlib.contextmanager
def pressed(bench, kind, count):
    """Rings under a finger, inside the `with` block."""
    bench.evaluate("return bench.make(...arguments)", kind, count)
    bench.evaluate("return bench.press()")
    bench.evaluate("return bench.settle()")
    yield
    bench.evaluate("return bench.lift()")
    bench.evaluate("return bench.clear()")


def tell(bench, part, results, count):
    """Records the cost of a frame with this many rings, and the ratio of the kinds."""
    for kind in KINDS:
        for work in ("script", "style", "layout", "rest"):
            value = median(one[count][kind][work] for one in results)
            bench.record(f"{part}.{count}.{kind}.{work}", round(value), "µs a frame")
    ratio = median(one[count]["kit"]["script"] / one[count]["hand"]["script"] for one in results)
    bench.record(f"{part}.{count}.ratio", ratio, "of the script by hand")
