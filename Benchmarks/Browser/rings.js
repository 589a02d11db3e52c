// Many rings at once under one finger: the kit's, or those written by hand.

import '/pressurekit/pressurekit.js';
import { HandRing } from './hand-ring.js';

const main = document.querySelector('main');
const contact = {
  pointerId: 7, pointerType: 'touch', isPrimary: true, buttons: 1, width: 20, height: 20,
};
const makers = {
  kit() {
    const element = document.createElement('pressure-confirm-button');
    element.textContent = '×';
    // Its finger takes longer than anybody's, and must not fill the ring by patience.
    element.setAttribute('rescue-delay', 'off');
    main.append(element);
    return element.shadowRoot.querySelector('button');
  },
  hand() {
    const button = document.createElement('button');
    button.textContent = '×';
    main.append(button);
    new HandRing(button);
    return button;
  },
};
// Where none of the rings is.
const away = { clientX: innerWidth - 1, clientY: innerHeight - 1 };
let step = 0;

const frame = () => new Promise(requestAnimationFrame);
const tell = (type, pressure) =>
  document.body.dispatchEvent(
    new PointerEvent(type, { ...contact, ...away, pressure, bubbles: true, cancelable: true }),
  );

window.bench = {
  /** Presses so many buttons of a kind: each has its ring, and follows the same finger. */
  async press(kind, count) {
    const buttons = Array.from({ length: count }, makers[kind]);
    await frame();
    for (const button of buttons) {
      const { x, y } = button.getBoundingClientRect();
      // To this button alone: to the others it would be a second finger.
      button.dispatchEvent(
        new PointerEvent('pointerdown', { ...contact, clientX: x + 22, clientY: y + 22, pressure: 0.1 }),
      );
    }
    await frame();
    await frame();
  },

  /** Lets the finger press harder and softer, a sample a frame. */
  async run(frames, isSpoiled) {
    for (let left = frames; left > 0; left -= 1) {
      await frame();
      step += 1;
      tell('pointermove', 0.05 + 0.3 * Math.abs(Math.sin(step / 20)));
      // In a callback: what follows an await is not counted as script.
      if (isSpoiled) requestAnimationFrame(() => this.spoil());
    }
  },

  /** What no frame may do: measure what it has just changed, and that the longer the more rings there are. */
  spoil() {
    document.body.style.paddingBlockEnd = `${step % 2}px`;
    for (let left = main.childElementCount ** 2; left > 0; left -= 1) document.body.getBoundingClientRect();
  },

  /** How much of each ring is filled, as it is drawn. */
  fills() {
    const kit = [...main.querySelectorAll('pressure-confirm-button')].map((one) =>
      one.shadowRoot.querySelector('[part=ring]'));
    return [...kit, ...document.querySelectorAll('.hand .ring')].map((ring) =>
      parseFloat(ring.getAttribute('stroke-dasharray')) / ring.getAttribute('pathLength'));
  },

  async lift() {
    tell('pointercancel', 0);
    main.replaceChildren();
    await frame();
    await frame();
  },
};
