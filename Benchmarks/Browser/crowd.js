// Controls of all kinds: many at rest, and many that are added, pressed and removed.

import { declared } from '/controls/declared.js';
import { ready } from '/pressurekit/pressurekit.js';

await ready;

const main = document.querySelector('main');
/** Each element, and its first part, which is pressed. */
const kinds = Object.values(declared).map(({ tag, parts }) => [tag, `[part~=${Object.keys(parts)[0]}]`]);
const frame = () => new Promise(counters.original.requestAnimationFrame);
const contact = {
  pointerId: 7, pointerType: 'touch', isPrimary: true, buttons: 1, width: 20, height: 20, clientX: 400, clientY: 300,
};

window.bench = {
  /** Adds `count` controls, equally many of each kind. */
  add(count) {
    return Array.from({ length: count }, (_, index) => {
      const [tag, pressed] = kinds[index % kinds.length];
      const element = document.createElement(tag);
      element.textContent = 'Control';
      main.append(element);
      return element.shadowRoot.querySelector(pressed);
    });
  },

  /** Adds, presses and removes `count` controls. As a deliberate fault, `isSpoiled` keeps them. */
  async cycle(count, isSpoiled) {
    const surfaces = this.add(count);
    await frame();
    for (const surface of surfaces) {
      surface.dispatchEvent(new PointerEvent('pointerdown', { ...contact, pressure: 0.1 }));
    }
    for (const [type, pressure] of [['pointermove', 0.3], ['pointercancel', 0]]) {
      document.body.dispatchEvent(new PointerEvent(type, { ...contact, pressure, bubbles: true }));
      await frame();
    }
    if (!isSpoiled) main.replaceChildren();
    await frame();
  },

  /** Waits for a second's frames, in which the browser has laid out and painted what was added. */
  async painted() {
    for (let left = 60; left > 0; left -= 1) await frame();
  },

  /** A deliberate fault: a timer that never stops and changes the page in a frame. */
  spoil() {
    setInterval(() => requestAnimationFrame(() => main.firstChild.append('.')), 100);
  },
};
