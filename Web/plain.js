// The plain HTML elements that replace some elements if the engine does not load, for example because the browser is too
// old or WebAssembly is turned off.

import { confirmButton } from './declarations.js';
import { createButton, Element } from './define-element.js';
import { FormAct, typeOf } from './form-act.js';
import { submit } from './forms.js';
import { wordIn } from './words.js';

/**
 * Returns a class of elements that show their content in an HTML element.
 * @param {(element: HTMLElement, internals?: ElementInternals) => HTMLAnchorElement | HTMLButtonElement} surfaceOf
 */
const plain = (surfaceOf) => class extends Element {
  static get formAssociated() { return true; }
  static get observedAttributes() { return ['href', 'disabled']; }

  // Browsers that are too old for the kit may lack `attachInternals`.
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

  click() { this.#surface.click(); }

  // Called when the element or its fieldset is disabled or enabled.
  /** @param {boolean} isDisabled */
  formDisabledCallback(isDisabled) { /** @type {HTMLButtonElement} */ (this.#surface).disabled = isDisabled; }

  /**
   * Does the work without showing it.
   * @param {() => unknown} work
   */
  async run(work) { return work(); }
  reset() {}
};

/** @param {HTMLElement} element @param {ElementInternals} [internals] */
const formOf = (element, internals) => (internals ? internals.form : element.closest('form'));

/** A link. */
export const PlainLink = /* @__PURE__ */ plain(() => document.createElement('a'));

/** A button that submits its form. */
export const PlainButton = /* @__PURE__ */ plain((element, internals) => {
  element.addEventListener('click', (event) => {
    // Wait for all other listeners: they may cancel the click.
    setTimeout(() => event.defaultPrevented || /^button$/i.test(/** @type {string} */ (element.getAttribute('type'))) || submit(formOf(element, internals)));
  });
  return createButton();
});

const AskingButton = /* @__PURE__ */ plain((element) => {
  const button = createButton();
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    /** @type {HTMLElement & { ask(): void }} */ (element).ask();
  });
  return button;
});

/**
 * Asks with a dialog of the browser if an element may act. If the browser suppresses dialogs, the answer is no.
 * @param {HTMLElement} element
 */
export function ask(element) {
  const label = element.getAttribute('aria-label') ?? /** @type {string} */ (element.textContent).trim();
  return confirm(element.getAttribute('question') || label + (wordIn(element, 'question-mark') ?? confirmButton.words['question-mark']));
}

/** A button that asks with a dialog of the browser. */
export class PlainConfirmButton extends AskingButton {
  #formAct = new FormAct(this);

  get type() { return typeOf(this); }

  /** @param {HTMLFormElement?} form */
  formAssociatedCallback(form) { this.#formAct.follow(form); }

  ask() {
    if (!ask(this)) return;
    const event = new CustomEvent('confirm', { __proto__: null, bubbles: true, composed: true, cancelable: true });
    if (this.dispatchEvent(event)) this.#formAct.run();
  }
}
