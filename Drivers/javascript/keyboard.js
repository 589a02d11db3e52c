// The keyboard of a document: key events that a script dispatches, and the click that a browser derives from them.

/** @typedef {import('./contact.js').Key} Key */
/** @typedef {import('./contact.js').KeyPhase} KeyPhase */

import { keyOf } from './contact.js';

/** Elements that both keys click. */
const buttons = 'button, summary, input:is([type=button], [type=submit], [type=reset], [type=image])';
/** Elements that Enter clicks. */
const links = 'a[href], area[href]';

export class Keyboard {
  #document;
  #events;
  /** @type {Element | undefined} The button on which Space is down. */
  #pressed;

  /** @param {Document} document @param {import('./dom-events.js').Dispatcher} events */
  constructor(document, events) {
    this.#document = document;
    this.#events = events;
  }

  /** @param {KeyPhase} phase @param {Key} code */
  key(phase, code) {
    const target = this.#target;
    const { text, ...fields } = keyOf(code);
    const send = (/** @type {string} */ type) => this.#events.key(type, target, { ...fields, repeat: phase === 'repeat' });
    if (phase === 'up') {
      if (send('keyup') && code === 'Space' && this.#pressed === target) this.#click(target);
      if (code === 'Space') this.#pressed = undefined;
    } else if (send('keydown') && text && send('keypress')) {
      if (code === 'Space') this.#pressed = target.matches(buttons) ? target : undefined;
      else if (code === 'Enter' && target.matches(`${buttons}, ${links}`)) this.#click(target);
    }
  }

  /** The element with the focus, also inside of open shadow roots. */
  get #target() {
    let found = this.#document.activeElement ?? this.#document.body;
    for (let inner; (inner = found.shadowRoot?.activeElement);) found = inner;
    return found;
  }

  /** @param {Element} target */
  #click(target) { /** @type {HTMLElement} */ (target).click(); }
}
