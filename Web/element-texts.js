// The texts of an element: its properties, its words, and its name and announcements for assistive technology.

/** @typedef {import('./define-element.js').Delegate} Delegate */
/** @typedef {import('./define-element.js').Schema} Schema */
/** @typedef {import('./element-base.js').KitElement} KitElement */

import { described, switches } from './define-element.js';
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

/** The attributes that the kit has values for: a name and a description. */
const named = ['aria-label', 'aria-description'];

/** @type {Map<Node, Map<Element?, Element[]>>} The labels in documents and shadows by their elements, until the script's present task ends. */
const labels = new Map();

/**
 * Returns the labels of an element; undefined without any. The browser's own lists search the page for each element.
 * @param {Element} element
 */
function labelsOf(element) {
  const root = /** @type {Document | ShadowRoot} */ (element.getRootNode());
  if (!labels.has(root)) {
    /** @type {Map<Element?, Element[]>} */
    const found = new Map();
    for (const label of root.querySelectorAll('label')) found.set(label.control, [...found.get(label.control) ?? [], label]);
    labels.set(root, found);
    queueMicrotask(() => labels.clear());
  }
  return labels.get(root)?.get(element);
}

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
    // Assistive technology finds the surface alone.
    /** @type {ElementInternals & { role?: string }} */ (this.internals).role = 'none';
  }

  get surfaces() { return this.delegate.surfaces; }
  get surface() { return this.surfaces[0]; }

  /**
   * Gives the surface what the page tells assistive technology about the element, and the kit's name and description where the page
   * has none.
   * @param {string[]} [names] the attributes to read; by default those of the element, and those that the kit has values for
   */
  describe(names = [...this.element.getAttributeNames(), 'aria-labelledby', ...named]) {
    const { element, surface } = this;
    for (const name of names) {
      const reference = described.get(name);
      if (reference) {
        // An id of the page means nothing in the shadow. As in HTML, a name of its own replaces a label.
        const elements = /** @type {Record<string, any>} */ (element)[reference]
          ?? (name === 'aria-labelledby' && !element.hasAttribute('aria-label') ? labelsOf(element) : null);
        Object.assign(surface, { [reference]: elements });
      } else if (reference === '') {
        const text = element.getAttribute(name) ?? (name === named[0] ? this.word(/** @type {string} */ (this.schema.name))
          : name === named[1] ? this.delegate.description?.() : null) ?? null;
        if (text === null) surface.removeAttribute(name);
        else if (text !== surface.getAttribute(name)) surface.setAttribute(name, text);
      }
    }
  }

  /**
   * Returns the value of an attribute's property.
   * @param {string} name
   */
  valueOf(name) {
    const { numbers, flags, labels } = this.schema;
    const text = this.element.getAttribute(name);
    if (switches.includes(name)) return text !== null;
    if (name === 'form') return this.internals.form;
    // The browser resolves the address.
    if (name === 'formAction') return /** @type {any} */ (Object.assign(this.surface, { formAction: text ?? '' })).formAction;
    if (name in labels) return text ?? this.word(name);
    if (name in flags) return isOn(text);
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
