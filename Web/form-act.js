// The act of a confirm button in a form: it does what a click on a native button with the same attributes does.

/** @typedef {import('./types/classes.js').PressureConfirmButton['type']} Type */
/** @typedef {HTMLElement & { type: Type }} Button */

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

  /** @param {Button} element */
  constructor(element) { this.#element = element; }

  /**
   * Notices that the element belongs to another form.
   * @param {HTMLFormElement?} form
   */
  follow(form) {
    this.#form?.removeEventListener('submit', this.#ask, true);
    this.#form = form;
    // Before the listeners of the page, some of which send the form without looking at `defaultPrevented`.
    form?.addEventListener('submit', this.#ask, true);
  }

  /** Submits or resets the form, or sends the command. */
  run() {
    const element = this.#element;
    const { type } = element;
    // A listener of `confirm` may have removed or disabled the element.
    if (!element.isConnected || element.matches(':disabled')) return;
    const native = document.createElement('button');
    if (this.#form && type !== 'button') {
      native.type = type;
      native.slot = nowhere;
      // The form's attributes, and the page's own data, which libraries read from the submitter.
      for (const { name, value } of element.attributes) {
        if (/^(name$|value$|form|data-)/.test(name)) native.setAttribute(name, value);
      }
      this.#click(element, native, () => native.click());
    } else {
      native.type = 'button';
      native.setAttribute('command', element.getAttribute('command') ?? '');
      const root = /** @type {Document | ShadowRoot} */ (element.getRootNode());
      native.commandForElement = root.getElementById(element.getAttribute('commandfor') ?? '');
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
   * `requestSubmit()`. Both then activate the element, which asks.
   * @param {SubmitEvent} event
   */
  #ask = (event) => {
    const element = this.#element;
    const buttons = /** @type {Button[]} */ ([.../** @type {HTMLFormElement} */ (this.#form).elements]).filter(({ type }) => type === 'submit');
    if (event.submitter || buttons[0] !== element || buttons.some(({ localName }) => localName !== element.localName)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A form ignores a submission during the events of another.
    setTimeout(() => {
      element.focus();
      element.click();
    });
  };
}
