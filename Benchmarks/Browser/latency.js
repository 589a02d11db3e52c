// Whether each sample is on the screen with the next frame. Loaded before the kit, so that it hears of every
// event first.

const control = () => document.querySelector('pressure-confirm-button');
const ring = () => control().shadowRoot.querySelector('[part=ring]');
/** What is drawn of the ring, 0…1. */
const drawn = () => {
  const [full, empty] = (ring()?.getAttribute('stroke-dasharray') ?? '0 1').split(' ').map(Number);
  return full / (full + empty);
};
const observer = new MutationObserver((records) => bench.changed(records));
const ask = requestAnimationFrame.bind(window);
const afterFrame = new MessageChannel();

window.bench = {
  samples: 0,
  late: 0,
  /** Milliseconds from an event to the attribute that it changed. */
  delays: [],
  expected: null,
  since: null,

  /** What must be drawn once the next frame is over. */
  take({ pressure, timeStamp }) {
    this.samples += 1;
    this.since ??= timeStamp;
    if (this.expected === null) ask(() => afterFrame.port1.postMessage(0));
    this.expected = Math.min((pressure * 20) / 3 / 3, 1);
  },
  check() {
    // A ring's last digit is a ten-thousandth of it.
    if (Math.abs(drawn() - this.expected) > 1e-3) this.late += 1;
    this.expected = null;
  },
  changed(records) {
    if (this.since === null || !records.some(({ attributeName }) => attributeName === 'stroke-dasharray')) return;
    this.delays.push(performance.now() - this.since);
    this.since = null;
  },
};
afterFrame.port2.onmessage = () => bench.check();
for (const type of ['pointerdown', 'pointermove']) addEventListener(type, (event) => bench.take(event), true);
customElements.whenDefined('pressure-confirm-button').then(() =>
  observer.observe(control().shadowRoot, { attributes: true, subtree: true }));
// A frame too late.
if (location.hash === '#spoiled') window.requestAnimationFrame = (callback) => ask(() => ask(callback));
