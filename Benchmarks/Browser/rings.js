// Many rings under one finger: the kit's rings, or rings written by hand.

import { ready } from '/pressurekit/pressurekit.js';
import { HandRing } from './hand-ring.js';

await ready;

const main = document.querySelector('main');
const contact = {
  pointerId: 7, pointerType: 'touch', isPrimary: true, buttons: 1, width: 20, height: 20,
};
const makers = {
  kit() {
    const element = document.createElement('pressure-confirm-button');
    element.textContent = '×';
    // This finger is slow, and its press must not fill the ring by time.
    element.setAttribute('rescue-delay', 'off');
    main.append(element);
    return element.shadowRoot.querySelector('button');
  },
  hand() {
    const button = this.native();
    new HandRing(button);
    return button;
  },
  native() {
    const button = document.createElement('button');
    button.textContent = '×';
    main.append(button);
    return button;
  },
};
// A position outside all rings.
const away = { clientX: innerWidth - 1, clientY: innerHeight - 1 };
let step = 0;
/** The pressed buttons. */
let buttons = [];

const frame = () => new Promise(requestAnimationFrame);
const tell = (type, pressure) =>
  document.body.dispatchEvent(
    new PointerEvent(type, { ...contact, ...away, pressure, bubbles: true, cancelable: true }),
  );

window.bench = {
  /** Makes `count` buttons of a kind to press, and `restCount` buttons of another kind that stay at rest. */
  async make(kind, count, atRest = kind, restCount = 0) {
    buttons = Array.from({ length: count }, () => makers[kind]());
    for (let left = restCount; left > 0; left -= 1) makers[atRest]();
    await frame();
    await frame();
  },

  /** Presses the buttons made for it. Each shows its ring and follows the same finger. */
  async press() {
    for (const button of buttons) {
      const { x, y } = button.getBoundingClientRect();
      // Only this button gets the event: for the others it would be a second finger.
      button.dispatchEvent(
        new PointerEvent('pointerdown', { ...contact, clientX: x + 22, clientY: y + 22, pressure: 0.1 }),
      );
    }
    await frame();
    await frame();
  },

  /** Varies the pressure of the finger, with one sample per frame. */
  async run(frames, isSpoiled) {
    for (let left = frames; left > 0; left -= 1) {
      await frame();
      step += 1;
      tell('pointermove', 0.05 + 0.3 * Math.abs(Math.sin(step / 20)));
      // Use a callback: code after an await is not counted as script time.
      if (isSpoiled) requestAnimationFrame(() => this.spoil());
    }
  },

  /** Runs until the rings have appeared and the page has receded. For a control a long frame is a quarter of a second. */
  async settle() {
    for (let passed = 0, last = performance.now(); passed < 800;) {
      await this.run(1);
      const now = performance.now();
      passed += Math.min(now - last, 250);
      last = now;
    }
  },

  /**
   * A deliberate fault: changes a style that all elements inherit, and calls a function that measures the changed layout, the
   * more often the more rings there are.
   */
  spoil() {
    document.body.style.userSelect = ['auto', 'none'][step % 2];
    document.body.style.paddingBlockEnd = `${step % 2}px`;
    const look = () => document.body.getBoundingClientRect();
    for (let left = buttons.length ** 2; left > 0; left -= 1) look();
  },

  /** A deliberate fault: adds a box to each control. */
  spoilCrowd() {
    for (const one of main.children) one.append(document.createElement('i'));
  },

  /** Returns the drawn fill of each ring. */
  fills() {
    const kit = [...main.querySelectorAll('pressure-confirm-button')].map((one) => {
      const ring = one.shadowRoot.querySelector('[part=ring]');
      return 1 - ring.style.strokeDashoffset / ring.getAttribute('pathLength');
    });
    const hand = [...document.querySelectorAll('.hand .ring')].map((ring) =>
      parseFloat(ring.getAttribute('stroke-dasharray')) / ring.getAttribute('pathLength'));
    return [...kit, ...hand];
  },

  /** Removes the finger. */
  async lift() {
    tell('pointercancel', 0);
    await frame();
    await frame();
  },

  async clear() {
    main.replaceChildren();
    await frame();
    await frame();
  },
};
