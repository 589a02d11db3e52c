// What an element is where the engine does not load, as in a browser that is too old or has WebAssembly turned off: what
// HTML has for it.

import { createButton, Element } from './define-element.js';

/**
 * Its content in an element of HTML's.
 * @param {(element: HTMLElement, internals?: ElementInternals) => HTMLAnchorElement | HTMLButtonElement} surfaceOf
 */
const plain = (surfaceOf) => class extends Element {
  static get formAssociated() { return true; }
  static get observedAttributes() { return ['href', 'disabled']; }

  // A browser without it is too old for the kit.
  #surface = surfaceOf(this, this.attachInternals?.());

  constructor() {
    super();
    this.attachShadow({ mode: 'open', delegatesFocus: true }).append(this.#surface);
    this.#surface.append(document.createElement('slot'));
  }

  /** @param {string} name @param {string?} _ @param {string?} value */
  attributeChangedCallback(name, _, value) {
    if (value === null) this.#surface.removeAttribute(name);
    else this.#surface.setAttribute(name, value);
  }

  // By its own attribute, or by its fieldset's.
  /** @param {boolean} isDisabled */
  formDisabledCallback(isDisabled) { /** @type {HTMLButtonElement} */ (this.#surface).disabled = isDisabled; }

  /**
   * Does the work; nothing is shown of it.
   * @param {() => unknown} work
   */
  async run(work) { return work(); }
  reset() {}
};

/** @param {HTMLElement} element @param {ElementInternals} [internals] */
const formOf = (element, internals) => (internals ? internals.form : element.closest('form'));

/** A link. */
export const PlainLink = plain(() => document.createElement('a'));

/** A button, which submits its form. */
export const PlainButton = plain((element, internals) => {
  element.addEventListener('click', (event) => {
    // After all others who listen to it: they may hold it back.
    setTimeout(() => event.defaultPrevented || /^button$/i.test(/** @type {string} */ (element.getAttribute('type'))) || formOf(element, internals)?.requestSubmit());
  });
  return createButton();
});
