// The act of a confirm button in a form: it does what a click on a native button with the same attributes does.

/** @typedef {import('./types/classes.js').PressureConfirmButton['type']} Type */
/** @typedef {HTMLElement & { type: Type, state?: string }} Button */

import { listenToForm, submittersOf } from './forms.js';
import { matches } from './reach.js';

/**
 * The name of a slot that no element has. The submitter gets it, so that its click does not pass through the element's
 * shadow.
 */
export const nowhere = 'nowhere';

/** @param {Element} element @returns {Type} */
export const typeOf = (element) =>
  /** @type {Type} */ (/^(submit|reset)$/i.exec(element.getAttribute('type') ?? '')?.[0].toLowerCase() ?? 'button');

export class FormAct {
  #element;
  /** @type {HTMLFormElement?} */
  #form = null;
  /** @type {AbortController?} Ends the listeners on the form. */
  #listening = null;
  /** True while a field of the form handles Enter, which submits the form afterwards. */
  #isEnter = false;

  /** @param {Button} element */
  constructor(element) { this.#element = element; }

  /**
   * Notices that the element belongs to another form.
   * @param {HTMLFormElement?} form
   */
  follow(form) {
    this.#listening?.abort();
    this.#listening = new AbortController();
    this.#form = form;
    // The capture phase comes first: some libraries send a form without looking at `defaultPrevented`.
    const options = { capture: true, signal: this.#listening.signal };
    listenToForm(form, 'submit', this.#ask, options);
    listenToForm(form, 'keypress', ({ key, isTrusted, target }) => {
      this.#isEnter = isTrusted && key === 'Enter' && matches(/** @type {Element} */ (target), 'input');
      // The browser submits right after the event. Later it is a script.
      if (this.#isEnter) setTimeout(() => (this.#isEnter = false));
    }, options);
  }

  /** Submits or resets the form, or sends the command. */
  run() {
    const element = this.#element;
    const { type } = element;
    // A listener of `confirm` may have removed or disabled the element.
    if (!element.isConnected || element.matches(':disabled')) return;
    const native = document.createElement('button');
    const target = element.getAttribute('commandfor');
    if (this.#form && type !== 'button') {
      native.type = type;
      native.slot = nowhere;
      // The form's attributes, and the page's own data, which libraries read from the submitter.
      for (const { name, value } of element.attributes) {
        if (/^(name$|value$|form|data-)/.test(name)) native.setAttribute(name, value);
      }
      this.#click(element, native, () => native.click());
    } else if (target) {
      native.setAttribute('command', element.getAttribute('command') ?? '');
      const root = /** @type {Document | ShadowRoot} */ (element.getRootNode());
      native.commandForElement = root.getElementById(target);
      // In the shadow, so that the source of the command is the element. The page does not receive this click.
      this.#click(/** @type {ShadowRoot} */ (element.shadowRoot), native, () => native.dispatchEvent(new MouseEvent('click')));
    }
  }

  /** @param {ParentNode} parent @param {HTMLElement} native @param {() => void} click */
  #click(parent, native, click) {
    parent.append(native);
    try {
      click();
    } finally {
      native.remove();
    }
  }

  /**
   * Without another submit button the browser submits the form by Enter in its only field, and a script does so by
   * `requestSubmit()`. Both then activate the element, which asks. A script cannot mean it: it neither confirms nor moves the
   * focus.
   * @param {SubmitEvent} event
   */
  #ask = (event) => {
    const element = this.#element;
    const isEnter = this.#isEnter;
    this.#isEnter = false;
    // A disabled button submits nothing. Disabled itself, the element keeps its form from an Enter.
    const buttons = /** @type {HTMLElement[]} */ (submittersOf(/** @type {HTMLFormElement} */ (this.#form)))
      .filter((one) => one === element || !matches(one, ':disabled'));
    if (event.submitter || buttons[0] !== element || buttons.some(({ localName }) => localName !== element.localName)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A form ignores a submission during the events of another.
    setTimeout(() => {
      if (isEnter) element.focus();
      // An armed element has asked already. Only a key on the element itself answers.
      if ((element.state ?? 'idle') === 'idle') element.click();
    });
  };
}
