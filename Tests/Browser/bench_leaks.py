"""After ten thousand controls were added, pressed and removed, memory and handles are back where they were."""

import pytest

CONTROLS = 10_000
QUICK = 2_000
# The first controls fill what a page allocates once and keeps: compiled code and caches.
FIRST = 3_000


def cycle(bench, controls, is_spoiled=False):
    # By hundreds, so that no command takes so long that the browser seems to hang.
    for _ in range(controls // 100):
        bench.evaluate("return bench.cycle(...arguments)", 100, is_spoiled)


def held(bench):
    bench.cdp("HeapProfiler.enable")
    for _ in range(3):
        bench.cdp("HeapProfiler.collectGarbage")
    counters = bench.cdp("Memory.getDOMCounters")
    return {
        "nodes": counters["nodes"],
        "listeners": counters["jsEventListeners"],
        "heap": bench.cdp("Runtime.getHeapUsage")["usedSize"],
        "engine": bench.evaluate("return counters.memory.buffer.byteLength"),
        "page": len(bench.evaluate("return counters.listeners")),
    }


@pytest.mark.engines("chromium-whole")
def test_leaks(bench):
    bench.open("crowd.html")
    cycle(bench, 100 if bench.spoiled else FIRST)
    before = held(bench)
    controls = 500 if bench.spoiled else QUICK if bench.quick else CONTROLS
    cycle(bench, controls, bench.spoiled)
    after = held(bench)
    for name, unit in (("nodes", "more nodes"), ("listeners", "more listeners"), ("page", "more listeners of the page")):
        bench.record(f"leaks.{name}", after[name] - before[name], unit)
    bench.record("leaks.heap", round((after["heap"] - before["heap"]) / controls), "B a control")
    bench.record("leaks.engine", after["engine"] - before["engine"], "B more")
