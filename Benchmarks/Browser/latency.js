// Checks that each sample is on the screen in the next frame, and counts the calls of the engine. Load it before the kit, so that
// it receives every event first.

const control = () => document.querySelector('pressure-confirm-button');
const ring = () => control().shadowRoot.querySelector('[part=ring]');
/** The drawn part of the ring, 0…1. */
const drawn = () => ring() ? 1 - ring().style.strokeDashoffset / ring().getAttribute('pathLength') : 0;
const observer = new MutationObserver((records) => bench.changed(records));
const ask = requestAnimationFrame.bind(window);

/** The number of calls of the engine's functions. */
let calls = 0;
WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
  construct(Instance, values) {
    const exports = { ...new Instance(...values).exports };
    for (const [name, call] of Object.entries(exports)) {
      if (typeof call !== 'function') continue;
      exports[name] = (...numbers) => {
        calls += 1;
        return call(...numbers);
      };
    }
    bench.engine = exports;
    return { exports };
  },
});

window.bench = {
  samples: 0,
  /** The most calls of the engine for a sample of a move. */
  calls: 0,
  late: 0,
  /** Milliseconds from an event to the style that it changed. */
  delays: [],
  expected: null,
  since: null,

  /** Called when a sample arrives. */
  take({ timeStamp }) {
    this.samples += 1;
    this.before = calls;
    this.since ??= timeStamp;
  },
  /** Expects a fill in the next frame. The kit requested its own frame before, so it draws first. */
  expect(event) {
    const { type, pressure } = event;
    if (type === 'pointermove') this.calls = Math.max(this.calls, (calls - this.before) / (event.getCoalescedEvents().length || 1));
    if (this.expected === null) ask(() => this.check());
    this.expected = Math.min((pressure * 20) / 3 / 3, 1);
  },
  check() {
    // The fill is rounded to a ten-thousandth.
    if (Math.abs(drawn() - this.expected) > 1e-3) this.late += 1;
    this.expected = null;
  },
  /** Waits until everything is drawn. */
  async drawn() {
    while (this.expected !== null) await new Promise(ask);
  },
  changed(records) {
    if (this.since === null || !records.some(({ target }) => target === ring())) return;
    this.delays.push(performance.now() - this.since);
    this.since = null;
  },
};
for (const type of ['pointerdown', 'pointermove']) {
  addEventListener(type, (event) => bench.take(event), true);
  addEventListener(type, (event) => bench.expect(event));
}
customElements.whenDefined('pressure-confirm-button').then(() =>
  observer.observe(control().shadowRoot, { attributes: true, subtree: true }));
// Deliberate faults: each frame comes one frame late, and each sample calls the engine once more.
if (location.hash === '#spoiled') {
  window.requestAnimationFrame = (callback) => ask(() => ask(callback));
  addEventListener('pointermove', () => bench.engine.eventAddress(), true);
}
