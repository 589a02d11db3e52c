"""The first second of a page, on a slow phone and network: when the button is there, what moves, and what becomes of a press that
comes before the engine."""

import shutil
from statistics import median

import pytest
from serve import Server

from conftest import KIT, PROJECT
from waiting import HANGING, eventually

ROUNDS, QUICK_ROUNDS = 7, 3
# A mid-range phone beside the machine's processor, and a slow mobile network.
SLOWER = 6
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
OBSERVE = """
// Without its engine, the button asks with a dialog of the browser, which would hold the page.
window.confirm = () => false
window.seen = { shift: 0, task: 0 }
new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (seen.shift += value))).observe({ type: 'layout-shift', buffered: true })
new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => (seen.task = Math.max(seen.task, duration))))
  .observe({ type: 'longtask', buffered: true })
for (const name of ['hand-button', 'pressure-confirm-button']) customElements.whenDefined(name).then(() => (seen.defined = performance.now()))
"""
FULL = 0.9


@pytest.fixture
def address(tmp_path, bench):
    folder = tmp_path / "first"
    shutil.copytree(PROJECT / "Benchmarks/Browser/first", folder)
    for name in ("pressurekit.css", "confirm-button.js", "confirm-button.wasm"):
        shutil.copy(KIT / name, folder)
    if bench.spoiled:
        # The button has no size before the script, and its engine never comes.
        (folder / "pressurekit.css").write_text("/* empty */")
        (folder / "confirm-button.wasm").write_text("no engine")
    server = Server(tmp_path)
    server.start()
    yield f"{server.address}/first"
    server.close()


@pytest.mark.engines("chromium-whole")
def test_first(bench, address):
    rounds = QUICK_ROUNDS if bench.quick else ROUNDS
    browser = bench.browser
    browser.resize(390, 844)
    bench.cdp("Network.enable")
    bench.cdp("Network.setCacheDisabled", cacheDisabled=True)
    take_back = browser.before_every_page(OBSERVE)
    try:
        results = {kind: [] for kind in ("kit", "hand")}
        for _ in range(rounds):
            for kind, result in results.items():
                result.append(load(bench, f"{address}/{kind}.html"))
    finally:
        take_back()
        slow(bench, 1)
        bench.cdp("Network.disable")
    middle = {kind: {name: median(one[name] for one in result) for name in result[0]} for kind, result in results.items()}
    for kind, of in middle.items():
        bench.record(f"first.{kind}.defined", of["defined"], "ms until the element is defined")
        bench.record(f"first.{kind}.task", of["task"], "ms in the longest task")
        bench.record(f"first.{kind}.bytes", of["bytes"], "bytes until then and for the first press")
    # The shortest times: other work on the machine only adds to them.
    kit, hand = (min(one["defined"] for one in result) for result in results.values())
    bench.record("first.defined", kit / hand, "times the element by hand")
    bench.record("first.shift", sum(one["shift"] for one in results["kit"]), f"in {rounds} loads")
    bench.record("first.lost", sum(one["lost"] for one in results["kit"]), f"first presses of {rounds}")


def slow(bench, rate):
    bench.cdp("Emulation.setCPUThrottlingRate", rate=rate)
    bench.cdp("Network.emulateNetworkConditions", **(NETWORK if rate > 1 else {**NETWORK, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}))


def load(bench, address):
    """Loads a page, presses its button as soon as it is defined, and returns what was seen."""
    browser = bench.browser
    browser.open("about:blank")
    slow(bench, SLOWER)
    received = browser.connection.keep("Network.loadingFinished")
    received.clear()
    bench.cdp("Page.navigate", url=address)
    eventually(lambda: bench.evaluate("return window.seen?.defined"), "the element is defined", HANGING)
    x, y = bench.evaluate(
        """
        const { x, y, width, height } = document.querySelector('hand-button, pressure-confirm-button').getBoundingClientRect()
        return [x + width / 2, y + height / 2]
        """
    )
    finger = browser.finger("touch")
    finger.down(x, y, 0.1)
    finger.move(x, y, FULL)
    state = "const one = document.querySelector('hand-button, pressure-confirm-button'); return one.state ?? one.getAttribute('state')"
    lost = 0
    try:
        eventually(lambda: bench.evaluate(state) == "selected", "the button is full", 5 if bench.spoiled else None)
    except AssertionError:
        lost = 1
    finger.up()
    seen = bench.evaluate("return seen")
    total = sum(one["encodedDataLength"] for one in received)
    slow(bench, 1)
    return {**seen, "lost": lost, "bytes": total}
