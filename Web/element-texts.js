// The texts of an element: its properties, its words, and its name and announcements for assistive technology.

/** @typedef {import('./define-element.js').Delegate} Delegate */
/** @typedef {import('./define-element.js').Schema} Schema */
/** @typedef {import('./element-base.js').KitElement} KitElement */

import { engine } from './engine.js';
import { wordIn } from './words.js';

/**
 * Returns the number that an attribute states; not a number if it states none.
 * @param {string | null} text
 */
export const parse = (text) => (text === 'off' ? Infinity : parseFloat(/** @type {string} */ (text)));

/**
 * True if a flag's attribute turns it on. Frameworks write a boolean as a text if they do not know the property.
 * @param {string | null} text
 */
export const isOn = (text) => text !== null && text !== 'false';

export class ElementTexts {
  /** The engine's control; 0 while the element is not in a page, and until the engine has loaded. */
  handle = 0;
  /** Announces texts. */
  announcer = document.createElement('span');

  /** @param {KitElement} element @param {Schema} schema @param {Delegate} delegate */
  constructor(element, schema, delegate) {
    this.element = element;
    this.schema = schema;
    this.delegate = /** @type {Delegate} */ ({ __proto__: null, ...delegate });
    this.internals = element.attachInternals();
    this.announcer.role = 'status';
  }

  get surfaces() { return this.delegate.surfaces; }
  get surface() { return this.surfaces[0]; }

  /** Sets the surface's accessible name and description: the page's own if there are any, otherwise the kit's. */
  describe() {
    const { surface } = this;
    const own = {
      'aria-label': this.word(/** @type {string} */ (this.schema.name)), 'aria-description': this.delegate.description?.() ?? null,
    };
    for (const [name, word] of Object.entries(own)) {
      const text = this.element.getAttribute(name) ?? word;
      if (text === null) surface.removeAttribute(name);
      else if (text !== surface.getAttribute(name)) surface.setAttribute(name, text);
    }
  }

  /**
   * Returns the value of an attribute's property.
   * @param {string} name
   */
  valueOf(name) {
    const { numbers, flags, labels } = this.schema;
    const text = this.element.getAttribute(name);
    if (name === 'form') return this.internals.form;
    if (name in labels) return text ?? this.word(name);
    if (name in flags) return isOn(text);
    // As in HTML, where the browser knows the attribute.
    if (name === 'disabled') return text !== null;
    const [option, standard] = numbers[name];
    // The number that the engine has accepted. Without the engine, the number that it will get.
    if (this.handle) return engine.get(this.handle, option);
    return text ? parse(text) : standard;
  }

  /**
   * Returns a word of the kit in the language of the element's place.
   * @param {string} name
   */
  word(name) {
    const { labels, words } = this.schema;
    return wordIn(this.element, name) ?? words[name] ?? labels[name] ?? null;
  }

  /**
   * Makes assistive technology announce a text. An empty text clears the last one.
   * @param {string} text
   */
  say(text) { this.announcer.textContent = text; }
}
