// The act of a button in a form: it does what a click on a native button with the same attributes does.

/** @typedef {HTMLElement & { type: string, form: HTMLFormElement? }} Button */

import { isElement, matches, read } from './reach.js';

/**
 * The name of a slot that no element has. The submitter gets it, so that its click does not pass through the shadow of an element
 * around it.
 */
export const nowhere = 'nowhere';

/** The attributes that the submitter has as well: the form's, and the page's own data, which libraries read from it. */
const copied = /^(name$|value$|form|data-)/;
/** @type {WeakMap<Element, FormAct>} The act of each button. */
const acts = new WeakMap();
/** @type {WeakSet<Node>} The documents and shadows that have the listeners. All buttons in one share them. */
const heard = new WeakSet();

/**
 * Returns the type of a button.
 * @param {Element} element @param {'button' | 'submit'} standard the type without a valid attribute
 */
export const typeOf = (element, standard) => /** @type {'button' | 'submit' | 'reset'} */ (
  /^(submit|reset|button)$/i.exec(element.getAttribute('type') ?? '')?.[0].toLowerCase()
  // As in HTML: a command is an act of its own.
  ?? (element.hasAttribute('commandfor') ? 'button' : standard));

/**
 * Returns the act of the button that Enter activates in a form; undefined if it has another button, which the browser clicks. A
 * disabled button is no other. One of the kit's keeps its form from an Enter.
 * @param {HTMLFormElement} form
 */
function actIn(form) {
  const buttons = [.../** @type {Iterable<HTMLInputElement>} */ (read(HTMLFormElement.prototype, 'elements', form))]
    .filter((one) => one.type === 'submit' && one.slot !== nowhere && (acts.has(one) || !matches(one, ':disabled')));
  return buttons.every((one) => acts.has(one)) ? acts.get(buttons[0]) : undefined;
}

/**
 * Enter in a field: the browser clicks the form's first submit button, and knows none of the kit's. For the time of the key the
 * button gets a native one beside it. Only the browser then decides if the key submits, after all listeners of the page.
 * @param {Event & { key?: string, repeat?: boolean }} event
 */
function enter({ target, key, isTrusted, repeat }) {
  const field = /** @type {HTMLInputElement} */ (target);
  const act = isTrusted && key === 'Enter' && isElement(field) && matches(field, 'input') && field.form && actIn(field.form);
  if (act) act.substitute(Boolean(repeat));
}

/**
 * A submission without a submitter is one by a script, which cannot mean an act that asks: the button asks instead. The capture
 * phase comes first: some libraries send a form without looking at `defaultPrevented`.
 * @param {Event & { submitter?: Element? }} event
 */
function submit(event) {
  const act = event.submitter ? null : actIn(/** @type {HTMLFormElement} */ (event.target));
  if (!act?.asks) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // A form ignores a submission during the events of another.
  setTimeout(() => act.activate());
}

export class FormAct {
  #element;
  /** @type {HTMLButtonElement?} The submitter, while the page's listeners run. */
  #submitter = null;

  /**
   * @param {Button} element
   * @param {() => void} [asks] for a button that asks first: activates it by an input elsewhere
   */
  constructor(element, asks) {
    this.#element = element;
    this.asks = asks;
    acts.set(element, this);
  }

  /** Begins to listen for the forms in the element's document or shadow, if Enter can mean the element. */
  listen() {
    const { form, type, isConnected } = this.#element;
    const root = this.#element.getRootNode();
    if (!isConnected || !form || type !== 'submit' || heard.has(root)) return;
    heard.add(root);
    const options = { __proto__: null, capture: true };
    root.addEventListener('keypress', enter, options);
    // With Command, Firefox submits without a `keypress`.
    root.addEventListener('keydown', (event) => /** @type {KeyboardEvent} */ (event).metaKey && enter(event), options);
    root.addEventListener('submit', submit, options);
  }

  /**
   * Takes over what has changed in the element.
   * @param {string} [name] the attribute; by default the form has changed
   */
  update(name = 'type') {
    if (this.#submitter) this.#copyTo(this.#submitter);
    if (name === 'type') this.listen();
  }

  /** Lets the inner button state the command, so that the browser exposes an open popover and moves the focus into it. */
  link() {
    const element = this.#element;
    const surface = /** @type {HTMLButtonElement} */ (element.shadowRoot?.firstElementChild);
    const id = element.getAttribute('commandfor');
    const isCommand = id && !(element.form && element.type !== 'button');
    surface.commandForElement = isCommand ? /** @type {Document | ShadowRoot} */ (element.getRootNode()).getElementById(id) : null;
    for (const name of isCommand ? ['command', 'value'] : []) surface.setAttribute(name, element.getAttribute(name) ?? '');
    return isCommand && surface;
  }

  /**
   * Submits or resets the form, or sends the command.
   * @param {boolean} [isClicked] true if the page has heard the click already
   */
  run(isClicked) {
    const element = this.#element;
    // A listener may have removed or disabled the element.
    if (!element.isConnected || element.matches(':disabled')) return;
    const { type, form } = element;
    const surface = this.link();
    if (surface) {
      // The inner button's own listeners prevent its clicks.
      surface.getRootNode().addEventListener('click', (event) => event.stopImmediatePropagation(), { __proto__: null, capture: true, once: true });
      surface.dispatchEvent(new MouseEvent('click'));
    } else if (form && type !== 'button') {
      const native = this.#submitter = this.#create();
      // htmx 2 takes the button that had the focus for the submitter, until the focus leaves it. The focus stays in the element,
      // so what closes without it stays open.
      /** @param {string} type */
      const focus = (type) => 'htmx-internal-data' in form && native.dispatchEvent(new FocusEvent(type, { __proto__: null, bubbles: true, relatedTarget: element }));
      try {
        focus('focusin');
        if (!isClicked) native.click();
        else if (type === 'reset') HTMLFormElement.prototype.reset.call(form);
        else HTMLFormElement.prototype.requestSubmit.call(form, native);
      } finally {
        this.#submitter = null;
        focus('focusout');
        native.remove();
      }
    }
  }

  /** Creates a native button beside the element, where no change of the element's content removes it. */
  #create() {
    const native = document.createElement('button');
    native.slot = nowhere;
    native.style.display = 'none';
    this.#copyTo(native);
    this.#element.after(native);
    return native;
  }

  /** @param {HTMLButtonElement} native */
  #copyTo(native) {
    const element = this.#element;
    native.type = /** @type {'submit'} */ (element.type);
    native.disabled = element.matches(':disabled');
    for (const name of [...native.getAttributeNames(), ...element.getAttributeNames()].filter((one) => copied.test(one))) {
      const value = element.getAttribute(name);
      if (value === null) native.removeAttribute(name);
      else native.setAttribute(name, value);
    }
    if (!element.isConnected) native.remove();
  }

  /** @param {boolean} isDisabled true for a held key */
  substitute(isDisabled) {
    const native = this.#create();
    native.disabled ||= isDisabled;
    native.addEventListener('click', (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      native.remove();
      if (this.asks) this.#element.focus();
      this.activate();
    }, { __proto__: null });
    // The browser's click follows right after the listeners of the key.
    setTimeout(() => native.remove());
  }

  /** Activates the element by an input elsewhere. */
  activate() {
    if (this.asks) this.asks();
    else this.#element.click();
  }
}
