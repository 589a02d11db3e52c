// A ring written by hand for one page, in plain JavaScript and SVG. It has the same picture and press as the kit's ring, and sets its fill
// as an attribute, as most pages would. The benchmarks compare the kit with it. It lacks the kit's other features: keyboard, assistive
// technology, placement, lost lifts, page colours and the differences between browsers.

const fullScale = 20 / 3;
const cap = 3;
const waiting = new Set();

const request = (ring) => {
  if (!waiting.size) requestAnimationFrame(run);
  waiting.add(ring);
};
const run = (time) => {
  const rings = [...waiting];
  waiting.clear();
  for (const ring of rings) ring.frame(time);
};

// Use one listener of each kind for all pressed rings: a hundred listeners would cost a hundred calls per event.
const pressed = new Set();
const tell = (type, act) =>
  addEventListener(type, (event) => {
    for (const ring of pressed) if (ring.id === event.pointerId) ring[act](event);
  }, true);
tell('pointermove', 'move');
tell('pointerup', 'up');
tell('pointercancel', 'leave');

export class HandRing {
  constructor(button) {
    this.button = button;
    const template = document.getElementById('hand-ring');
    this.svg = template.content.firstElementChild.cloneNode(true);
    for (const part of ['veil', 'surface', 'ring', 'dot', 'label']) this[part] = this.svg.querySelector(`.${part}`);
    this.layer = document.createElement('div');
    this.layer.popover = 'manual';
    this.layer.append(this.svg);
    button.after(this.layer);
    button.addEventListener('pointerdown', (event) => this.down(event));
  }

  down(event) {
    const { x, y, width, height } = this.button.getBoundingClientRect();
    this.x = x + width / 2;
    this.y = y - height / 2;
    this.id = event.pointerId;
    this.state = 'updating';
    this.measured = false;
    this.pressure = 0;
    this.startedAt = this.time = event.timeStamp;
    this.shown = NaN;
    this.svg.style.translate = `${this.x - 32}px ${this.y - 32}px`;
    this.svg.dataset.state = 'updating';
    // Like the kit's ring, it is in the top layer, so the page cannot clip, cover or transform it.
    this.layer.showPopover();
    pressed.add(this);
    this.move(event);
  }

  move(event) {
    const { pressure } = event;
    this.measured ||= pressure !== 0 && pressure !== 0.5 && pressure !== 1;
    this.pressure = pressure;
    this.time = event.timeStamp;
    this.isOnRing = Math.hypot(event.clientX - this.x, event.clientY - this.y) < 22;
    request(this);
  }

  frame(time) {
    if (!pressed.has(this)) return;
    const intention = this.measured
      ? Math.min((this.pressure * fullScale) / cap, 1)
      : Math.min((time - this.startedAt) / 2000, 1);
    if (intention > 0.97 || this.state !== 'updating') this.enter(this.isOnRing ? 'confirmed' : 'selected');
    const fill = this.state === 'updating' ? intention : 1;
    if (fill !== this.shown) this.show(fill);
    if (!this.measured && fill < 1) request(this);
  }

  show(fill) {
    this.shown = fill;
    this.ring.setAttribute('stroke-dasharray', `${Math.round(fill * 1e4)} 10000`);
    this.veil.setAttribute('opacity', 0.3 + 0.7 * fill);
    this.surface.setAttribute('opacity', fill);
    this.dot.setAttribute('opacity', 0.4 + 0.6 * fill);
    this.button.dispatchEvent(new Event('intentionchange', { bubbles: true }));
  }

  enter(state) {
    if (state === this.state) return;
    this.state = this.svg.dataset.state = state;
    this.label.textContent = state === 'confirmed' ? 'OK' : 'CONFIRM';
  }

  up(event) {
    if (this.state === 'confirmed') this.button.dispatchEvent(new Event('confirm'));
    this.leave();
  }

  leave() {
    pressed.delete(this);
    this.layer.hidePopover();
  }
}
