// A confirm button written by hand for one page: hold it until the ring is full, then release it. It has the size and the colours of
// the kit's button, and none of its other features. The benchmark of the first second compares the kit with it.

const style = `
  :host { display: inline-block; }
  button { position: relative; min-width: 44px; min-height: 44px; padding: 0 16px; border: 0; border-radius: 22px; font: inherit; color: #fff;
    background: #c4001a; touch-action: none; user-select: none; -webkit-user-select: none; }
  svg { position: absolute; left: 50%; bottom: 100%; width: 64px; height: 64px; translate: -50% 0; visibility: hidden; }
  circle { fill: none; stroke: #c4001a; stroke-width: 8; stroke-dasharray: 151; stroke-dashoffset: 151; rotate: -90deg; transform-origin: center; }
  :host([state]) svg { visibility: visible; }
`;
const fullScale = 20 / 3;

class HandButton extends HTMLElement {
  #button;
  #circle;
  #id = null;
  #start = 0;
  #pressure = 0;
  #isMeasured = false;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    root.adoptedStyleSheets = [sheet];
    root.innerHTML = '<button><slot></slot><svg viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="24" /></svg></button>';
    this.#button = root.querySelector('button');
    this.#circle = root.querySelector('circle');
    this.#button.addEventListener('pointerdown', this.#down);
    this.#button.addEventListener('pointermove', this.#move);
    this.#button.addEventListener('pointerup', this.#up);
    this.#button.addEventListener('pointercancel', this.#leave);
  }

  #down = (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    this.#button.setPointerCapture(event.pointerId);
    [this.#id, this.#start, this.#isMeasured] = [event.pointerId, event.timeStamp, false];
    this.setAttribute('state', 'updating');
    this.#move(event);
    requestAnimationFrame(this.#frame);
  };

  #move = ({ pointerId, pressure }) => {
    if (pointerId !== this.#id) return;
    this.#isMeasured ||= pressure !== 0 && pressure !== 0.5 && pressure !== 1;
    this.#pressure = pressure;
  };

  #frame = (time) => {
    if (this.#id === null) return;
    const intention = Math.min(this.#isMeasured ? (this.#pressure * fullScale) / 3 : (time - this.#start) / 2000, 1);
    this.#circle.style.strokeDashoffset = 151 * (1 - intention);
    if (intention === 1) this.setAttribute('state', 'selected');
    requestAnimationFrame(this.#frame);
  };

  #up = ({ pointerId }) => {
    if (pointerId !== this.#id) return;
    const isFull = this.getAttribute('state') === 'selected';
    this.#leave();
    if (isFull && this.dispatchEvent(new Event('confirm', { bubbles: true, cancelable: true }))) this.closest('form')?.requestSubmit();
  };

  #leave = () => {
    this.#id = null;
    this.removeAttribute('state');
  };
}

customElements.define('hand-button', HandButton);
