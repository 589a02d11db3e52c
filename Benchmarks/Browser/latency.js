// Whether each sample is on the screen with the next frame. Loaded before the kit, so that it hears of every
// event first.

const control = () => document.querySelector('pressure-confirm-button');
const ring = () => control().shadowRoot.querySelector('[part=ring]');
/** What is drawn of the ring, 0…1. */
const drawn = () => ring() ? 1 - ring().style.strokeDashoffset / ring().getAttribute('pathLength') : 0;
const observer = new MutationObserver((records) => bench.changed(records));
const ask = requestAnimationFrame.bind(window);

window.bench = {
  samples: 0,
  late: 0,
  /** Milliseconds from an event to the style that it changed. */
  delays: [],
  expected: null,
  since: null,

  /** When it comes. */
  take({ timeStamp }) {
    this.samples += 1;
    this.since ??= timeStamp;
  },
  /** What must be drawn in the next frame: asked for after the kit has asked for its own, which is drawn first. */
  expect({ pressure }) {
    if (this.expected === null) ask(() => this.check());
    this.expected = Math.min((pressure * 20) / 3 / 3, 1);
  },
  check() {
    // A ring's last digit is a ten-thousandth of it.
    if (Math.abs(drawn() - this.expected) > 1e-3) this.late += 1;
    this.expected = null;
  },
  /** Once nothing is waiting to be drawn. */
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
// A frame too late.
if (location.hash === '#spoiled') window.requestAnimationFrame = (callback) => ask(() => ask(callback));
