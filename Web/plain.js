// The plain HTML elements that replace some elements if the engine does not load, for example because the browser is too
// old or WebAssembly is turned off.

import { confirmButton } from './declarations.js';
import { addFormMembers, createButton, Element } from './define-element.js';
import { FormAct, typeOf } from './form-act.js';
import { wordIn } from './words.js';

/**
 * Returns a class of elements that show their content in an HTML element.
 * @param {'a' | 'button'} name the element
 */
const plain = (name) => class extends Element {
  static get formAssociated() { return true; }
  static get observedAttributes() { return ['href', 'disabled']; }

  surface = name === 'a' ? document.createElement(name) : createButton();

  constructor() {
    super();
    this.attachShadow({ mode: 'open', delegatesFocus: true }).append(this.surface);
    this.surface.append(document.createElement('slot'));
  }

  attributeChangedCallback() {
    for (const one of ['href', 'disabled']) {
      // A disabled link leads nowhere.
      const value = name === 'a' && this.hasAttribute('disabled') ? null : this.getAttribute(one);
      if (value === null) this.surface.removeAttribute(one);
      else this.surface.setAttribute(one, value);
    }
  }

  click() { this.surface.click(); }

  // Called when the element or its fieldset is disabled or enabled.
  /** @param {boolean} isDisabled */
  formDisabledCallback(isDisabled) { /** @type {HTMLButtonElement} */ (this.surface).disabled = isDisabled; }

  /**
   * Does the work without showing it.
   * @param {() => unknown} work
   */
  async run(work) { return work(); }
  reset() {}
};

/** A link. */
export const PlainLink = /* @__PURE__ */ plain('a');

/**
 * Returns a class of buttons for a form.
 * @param {'button' | 'submit'} type the type without an attribute @param {(element: HTMLElement) => boolean} act true if the button
 *   acts in its form after a click
 */
const plainButton = (type, act) => class extends plain('button') {
  // Browsers that are too old for the kit may lack `attachInternals`.
  internals = this.attachInternals?.();
  #formAct = new FormAct(this, type === 'button' ? () => this.click() : undefined);

  constructor() {
    super();
    this.surface.addEventListener('click', (event) => {
      event.stopPropagation();
      event.preventDefault();
      if (act(this)) this.#formAct.run(type === 'submit');
    });
  }

  static {
    addFormMembers(this.prototype, ({ internals }) => internals);
  }

  get form() { return this.internals ? this.internals.form : this.closest('form'); }
  get type() { return typeOf(this, type); }

  connectedCallback() { this.#formAct.listen(); }
  formAssociatedCallback() { this.#formAct.update(); }
};

/** A button that submits its form. */
export const PlainButton = /* @__PURE__ */ plainButton('submit', (element) =>
  element.dispatchEvent(new MouseEvent('click', { __proto__: null, bubbles: true, cancelable: true, composed: true })));

/**
 * Asks with a dialog of the browser if an element may act. If the browser suppresses dialogs, the answer is no.
 * @param {HTMLElement} element
 */
export function ask(element) {
  const label = element.getAttribute('aria-label') ?? /** @type {string} */ (element.textContent).trim();
  return confirm(element.getAttribute('question') || label + (wordIn(element, 'question-mark') ?? confirmButton.words['question-mark']));
}

/** A button that asks with a dialog of the browser. */
export const PlainConfirmButton = /* @__PURE__ */ plainButton('button', (element) => ask(element)
  && element.dispatchEvent(new CustomEvent('confirm', { __proto__: null, bubbles: true, composed: true, cancelable: true })));
