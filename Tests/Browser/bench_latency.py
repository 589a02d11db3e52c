"""A sample that arrives before a frame is drawn in that frame: a thousand presses with real touches."""

from statistics import median, quantiles

import pytest

PRESSES = 1000
QUICK = 50


@pytest.mark.engines("chromium-whole")
def test_latency(bench):
    bench.open("latency.html#spoiled" if bench.spoiled else "latency.html")
    x, y, width, height = bench.evaluate(
        """
        const control = document.querySelector('pressure-confirm-button')
        return customElements.whenDefined(control.localName).then(() => {
          const { x, y, width, height } = control.getBoundingClientRect()
          return [x, y, width, height]
        })
        """
    )
    presses = QUICK if bench.quick or bench.spoiled else PRESSES
    finger = bench.browser.finger("touch")
    for press in range(presses):
        # Every sample has a different force, and none reaches the full force.
        force = 0.05 + press % 100 / 1000
        finger.down(x + width / 2, y + height / 2, force)
        finger.move(x + width / 2, y + height / 2, force + 0.1)
        # Wait for the drawn frame: after an earlier lift the ring would unwind.
        bench.evaluate("return bench.drawn()")
        finger.up()
    samples, late, delays, calls = bench.evaluate("return [bench.samples, bench.late, bench.delays, bench.calls]")
    assert samples >= 2 * presses, "every touch reached the page"
    bench.record("latency.late", late, f"of {samples} samples")
    bench.record("latency.calls", calls, "calls of the engine for a sample of a move")
    if not bench.spoiled:
        bench.record("latency.median", median(delays), "ms from event to style")
        bench.record("latency.p99", quantiles(delays, n=100)[98], "ms from event to style")
