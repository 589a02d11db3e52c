// The life of an element from its first page to its last.

/** @typedef {import('./define-element.js').Delegate} Delegate */
/** @typedef {import('./define-element.js').Schema} Schema */
/** @typedef {import('./element-base.js').KitElement} KitElement */
/** @typedef {import('./page.js').PageHost & { input(kind: number, value: boolean, time?: number): void }} Inputs The other half of the host. */

import commonStyle from 'styles/common.css';
import { interruptions } from './declarations.js';
import { described, hosts } from './define-element.js';
import { ElementTexts, isOn, parse } from './element-texts.js';
import { engine, requestEngine, statusOf, whenLoaded } from './engine.js';
import { Page } from './page.js';
import { inputEnabling, reducesMotionOption, statusAsksForPlace, statusHasActed, statusHasEvents } from './wire.js';

const motion = /** @type {MediaQueryList} */ (globalThis.matchMedia?.('(prefers-reduced-motion)') ?? {});
let isReduced = motion.matches;
// Querying the media list in each frame is slow, so cache it.
motion.onchange = /** @param {MediaQueryListEvent} event */ ({ matches }) => (isReduced = matches);

/** The state of an element until the engine draws it. */
const undrawn = 'undrawn';

export class ElementLife extends ElementTexts {
  /** True if the engine cannot be loaded. */
  isLost = false;
  /** @type {Event?} The click that the element dispatches itself. In Firefox a label around it clicks it again meanwhile. */
  ownClick = null;
  /** @type {WeakSet<Event>} The clicks that only ask, as for Enter in a field of the form. */
  asked = new WeakSet();
  /** @type {Event?} The beginning of the last contact. The page may prevent it later than the host hears it. */
  down = null;
  /** The bits of the control's status after the last input, and their meaning. */
  bits = 0;
  status = statusOf(0);
  /** The page that the element shares with others; null outside of a page: check `isInPage` first. */
  page = /** @type {Page} */ (/** @type {unknown} */ (null));
  /** @type {HTMLElement?} The element's overlay over the page. */
  overlay = null;
  #state;
  /** True if the page had the element before its class was defined, until it has entered the page. */
  #isUpgraded;
  /** @type {boolean?} `isReduced` at the last measurement; null if another measurement is due. */
  #measured = null;

  /** @param {KitElement} element @param {Schema} schema @param {Delegate} delegate */
  constructor(element, schema, delegate) {
    super(element, schema, delegate);
    hosts.set(element, this);
    this.#isUpgraded = element.isConnected;
    for (const one of [(this.#state = schema.states[0]), undrawn]) this.internals.states.add(one);
    const root = element.attachShadow({ __proto__: null, mode: 'open', delegatesFocus: true });
    root.append(...delegate.content, this.announcer);
    // A label elsewhere in the page may have come, gone or changed.
    root.addEventListener('focusin', () => this.describe(), { __proto__: null });
  }

  get state() { return this.#state; }
  get form() { return this.internals.form; }
  /** True if the element is still in the document whose page it has entered, and a window shows that document. */
  get isInPage() { return this.page !== null && Page.of(this.element) === this.page; }
  /** The window of the element's document. */
  get window() { return this.page.window; }

  /** The element's host, of which this is the first half. */
  get #host() { return /** @type {Inputs} */ (/** @type {unknown} */ (this)); }

  /** @param {number} bits the bits of the control's status, of which those of one input are not kept */
  keep(bits) {
    bits &= ~(statusHasEvents | statusAsksForPlace);
    if (bits === this.bits) return;
    this.bits = bits;
    this.status = statusOf(bits);
  }

  /** Throws an `InvalidStateError` if the element is in no page. */
  require() {
    if (!this.isInPage) throw new DOMException('It is in no page', 'InvalidStateError');
  }

  /**
   * Calls a function as soon as the engine has a control of the element: at once, or after all that waits already.
   * @param {() => void} call @param {() => void} [lost] called instead if the engine cannot be loaded
   */
  whenReady(call, lost) {
    if (this.handle) return call();
    requestEngine();
    whenLoaded(() => this.isInPage && call(), lost);
  }

  // MARK: The element's life

  enterPage() {
    const { constructor, shadowRoot } = this.element;
    const page = Page.of(this.element);
    // The element came from another page: `leavePage` first ends the control there.
    if (!page || (this.page && page !== this.page)) return;
    if (!this.page) {
      this.page = page;
      page.add(this.#host);
      // Constructed style sheets belong to one document: an element that moves to another loses them.
      shadowRoot.adoptedStyleSheets = [page.sheetOf(commonStyle + this.schema.style)];
      let isLate = false;
      whenLoaded(() => this.#connect(isLate), this.#lose);
      isLate = true;
      this.#applyAll();
    }
    // A property that was set before the element was defined hides the one of its class. `never` is assignable to the
    // type of each property.
    for (const name of /** @type {never[]} */ (Object.keys(this.element))) {
      if (!Object.getOwnPropertyDescriptor(constructor.prototype, name)?.set) continue;
      const value = this.element[name];
      delete this.element[name];
      this.element[name] = value;
    }
    this.delegate.didEnterPage?.();
    // At once, as a slow browser paints before the next frame's callbacks: the element would change its size.
    this.delegate.fill?.();
    this.changed();
    this.#focusFirst();
  }

  /** Takes the focus that the browser could not give to `autofocus`, before the element was defined. */
  #focusFirst() {
    const { element } = this;
    const { activeElement, body } = element.ownerDocument;
    if (this.#isUpgraded && element.hasAttribute('autofocus') && activeElement === body && !body.querySelector(':target')) element.focus();
    this.#isUpgraded = false;
  }

  /**
   * Creates the engine's control.
   * @param {boolean} isLate true if the attributes were applied without it
   */
  #connect(isLate) {
    if (!this.isInPage || this.handle) return;
    this.handle = engine.create(this.schema.kind);
    this.keep(this.bits | engine.status(this.handle));
    this.internals.states.delete(undrawn);
    // `disabled` waits for the engine itself.
    if (isLate) this.#applyAll('disabled');
  }

  #lose = () => {
    this.isLost = true;
    if (this.page) this.page.watch(this.#host, false);
  };

  /** @param {string} [except] */
  #applyAll(except) {
    // The control begins with the page's clock, so what happened before the engine had loaded counts.
    for (const name of this.element.constructor.observedAttributes) if (name !== except && !described.has(name)) this.apply(name, 0);
  }

  leavePage() {
    if (!this.page) return;
    this.delegate.willLeavePage?.();
    this.#host.interrupt(interruptions.removed, this.page.now);
    // A browser hides popovers by itself, but not in a window that closes.
    for (const overlay of this.element.shadowRoot.querySelectorAll(':popover-open')) overlay.togglePopover(false);
    // An element that only moves within its page is back before this runs, and keeps its control.
    queueMicrotask(() => {
      if (this.isInPage || !this.page) return;
      this.delegate.didLeavePage?.();
      this.page.remove(this.#host);
      this.page = /** @type {Page} */ (/** @type {unknown} */ (null));
      if (this.handle) engine.destroy(this.handle);
      this.handle = 0;
      // The touch that removed the element may not be over yet.
      this.keep(this.bits & statusHasActed);
      this.enterPage();
    });
  }

  // MARK: Attributes and measuring

  /**
   * Applies an attribute. Called after it changed, and for all attributes when the element enters a page and when the engine has
   * loaded.
   * @param {string} name @param {number} [time] since when it has its value, in seconds
   */
  apply(name, time) {
    if (!this.page) return;
    const { numbers, flags } = this.schema;
    const { surface } = this;
    const text = this.element.getAttribute(name);
    if (described.has(name)) {
      this.describe([name]);
    } else if (name === 'autofocus') {
      // Chromium looks for it in the shadow when a dialog opens.
      surface.autofocus = text !== null;
    } else if (name === 'disabled') {
      const isDisabled = (surface.disabled = this.element.matches(':disabled'));
      const at = time ?? this.page.now;
      // In its order with the events that wait.
      whenLoaded(() => this.handle && this.#host.input(inputEnabling, !isDisabled, at));
    } else if (this.handle && name in flags) {
      const [option, value] = flags[name];
      engine.set(this.handle, option, isOn(text) ? value : 1 - value);
    } else if (this.handle && name in numbers) {
      const [option, standard] = numbers[name];
      if (!engine.set(this.handle, option, parse(text))) {
        engine.set(this.handle, option, standard);
        // Frameworks set an empty text to remove a number: no warning.
        if (text) {
          console.warn(`${name}="${text}" is out of range; ${this.valueOf(name)} is used`, this.element);
        }
      }
    }
    this.delegate.didApplyAttributes?.(name);
    this.changed();
  }

  /** Has sizes, colours and texts measured again with the next frame. */
  changed = () => {
    this.#measured = null;
    this.page?.requestFrame(this.#host);
  };

  measure() {
    if (this.#measured === isReduced) return;
    this.#measured = isReduced;
    this.describe();
    this.delegate.fill?.();
    if (!this.handle) return;
    engine.set(this.handle, reducesMotionOption, isReduced);
    this.delegate.measure?.();
  }

  // MARK: Events

  /** @param {number} value the number of the state that the control has entered */
  enter(value) {
    const state = this.schema.states[value];
    const previous = this.#state;
    this.#state = state;
    this.internals.states.delete(previous);
    this.internals.states.add(state);
    const more = this.delegate.didChangeState?.(state, previous);
    // A listener of an event before this one may have caused another state.
    if (this.#state === state) this.emit('statechange', { state, previous, ...more });
  }

  /**
   * Shows an overlay over the page, or removes it from the element.
   * @param {HTMLElement} overlay @param {boolean} isNeeded
   */
  cover(overlay, isNeeded) {
    this.overlay = overlay;
    if (!isNeeded) return overlay.remove();
    if (!overlay.isConnected) this.element.shadowRoot.append(overlay);
    overlay.togglePopover(true);
  }

  /**
   * Dispatches an event from the element. Returns false if a listener cancelled it.
   * @param {string} type @param {unknown} [detail] @param {EventInit} [options]
   */
  emit(type, detail, options) {
    return this.element.dispatchEvent(
      new CustomEvent(type, { __proto__: null, detail, bubbles: true, composed: true, ...options }),
    );
  }
}
