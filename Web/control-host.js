// The host of an element: it keeps the engine's control, feeds it, and passes its events on to the page.

/** @typedef {import('./define-element.js').Delegate} Delegate */
/** @typedef {import('./define-element.js').Schema} Schema */
/** @typedef {import('./element-base.js').KitElement} KitElement */
/** @typedef {import('./page-input.js').ContactSample} ContactSample */

import commonStyle from 'styles/common.css';
import { interruptions, keyPhases } from './declarations.js';
import { hosts } from './define-element.js';
import { engine, events, status } from './engine.js';
import { capturePointer, isActivation, samplesOf, seconds } from './page-input.js';
import { Page } from './page.js';
import {
  eventAct, eventAnnounce, eventHaptic, eventState, hapticStrong, hapticSuccess, hapticTick, inputActivation, inputEnabling,
  inputInterruption, inputKey, inputPassing, reducesMotionOption,
} from './wire.js';
import { wordIn } from './words.js';

/** @type {Record<number, number[]>} Milliseconds on and off. */
const vibrations = { [hapticTick]: [10], [hapticStrong]: [25], [hapticSuccess]: [15, 40, 30] };
const motion = /** @type {MediaQueryList} */ (globalThis.matchMedia?.('(prefers-reduced-motion)') ?? {});
let isReduced = motion.matches;
// Querying the media list in each frame is slow, so cache it.
motion.onchange = /** @param {MediaQueryListEvent} event */ ({ matches }) => (isReduced = matches);

/**
 * Whether the browser has something else to do: to open a link in another tab, or to save it.
 * @param {MouseEvent | KeyboardEvent} event
 */
const isForBrowser = ({ ctrlKey, altKey, metaKey }) => ctrlKey || altKey || metaKey;

/** @param {string | null} text */
const parse = (text) => (text === 'off' ? Infinity : parseFloat(/** @type {string} */ (text)));

/** @type {number[]} Of each kind a control that nobody changes, for its defaults. */
const untouched = [];

export class ControlHost {
  /** The engine's control; 0 while the element is not in a page. */
  handle = 0;
  /**
   * What the element's document shares with the others in it. It is null without an engine's control, and only what looks
   * for that control is called then.
   */
  #page = /** @type {Page} */ (/** @type {unknown} */ (null));
  /** Where the control's coordinates begin in the page's, and how many of its units are a pixel there. */
  space = { x: 0, y: 0, scale: 1 };
  #element;
  #schema;
  #delegate;
  #internals;
  #state;
  #status = document.createElement('span');
  /** @type {HTMLElement?} What it has over the page. */
  overlay = null;
  /** Where the element was when its control became engaged; '' while it is not. */
  #place = '';
  #isVirtual = false;
  /** @type {boolean?} Whether motion was reduced when the engine was last told of what may change; null since it did. */
  #measured = null;

  /** @param {KitElement} element @param {Schema} schema @param {Delegate} delegate */
  constructor(element, schema, delegate) {
    hosts.set(element, this);
    this.#element = element;
    this.#schema = schema;
    this.#delegate = { __proto__: null, ...delegate };
    this.#internals = element.attachInternals();
    this.#internals.states.add((this.#state = schema.states[0]));
    const root = element.attachShadow({ __proto__: null, mode: 'open', delegatesFocus: true });
    this.#status.role = 'status';
    root.append(...delegate.content, this.#status);

    /**
     * @template {keyof HTMLElementEventMap} Type
     * @param {Type} type @param {(event: HTMLElementEventMap[Type]) => unknown} listener
     */
    const on = (type, listener) => {
      for (const surface of delegate.surfaces) {
        // Away from the page there is nothing behind the element, and a script may still click it.
        surface.addEventListener(type, (event) => this.isInPage && listener(event), { __proto__: null });
      }
    };
    on('pointerdown', (event) => this.#pointerDown(event));
    on('keydown', (event) => this.#key(event, event.repeat ? keyPhases.repeated : keyPhases.down));
    on('keyup', (event) => this.#key(event, keyPhases.up));
    on('click', (event) => this.#click(event));
    // Register now: a touchmove listener added during a touch may be too late to prevent scrolling.
    on('touchmove', (event) => this.status.holdsScroll && event.preventDefault());
    root.addEventListener('focusout', ({ relatedTarget }) => {
      if (this.isInPage && !this.contains(/** @type {Node?} */ (relatedTarget))) this.interrupt(interruptions.focusLost);
    }, { __proto__: null });
    // Or Safari's Look Up takes the press over.
    on('webkitmouseforcewillbegin', (event) => event.preventDefault());
  }

  get state() { return this.#state; }
  get surfaces() { return this.#delegate.surfaces; }
  get surface() { return this.surfaces[0]; }
  /** Where the element is in the viewport: not its surface, which a press makes smaller. */
  get #where() { return JSON.stringify(this.#element.getBoundingClientRect()); }
  /** Whether the element is still where its control was made: in the same document, which is shown in a window. */
  get isInPage() { return this.#page !== null && Page.of(this.#element) === this.#page; }
  /** The window of the element's document. */
  get window() { return this.#page.window; }
  get form() { return this.#internals.form; }
  get status() { return status(this.handle); }
  /**
   * Whether a node is in the element or in its shadow.
   * @param {Node?} node
   */
  contains(node) {
    const { shadowRoot } = this.#element;
    return this.#element.contains(node) || shadowRoot.contains(node);
  }

  /** The engine's control; throws while there is none. */
  require() {
    if (!this.isInPage) throw new DOMException('It is in no page', 'InvalidStateError');
    return this.handle;
  }

  // MARK: The element's life

  enterPage() {
    const { constructor, shadowRoot } = this.#element;
    const page = Page.of(this.#element);
    // One that comes from another page has that behind it first.
    if (!page || (this.handle && page !== this.#page)) return;
    if (!this.handle) {
      this.#page = page;
      page.add(this);
      // Constructed style sheets belong to a document: an element that is moved to another loses its own.
      shadowRoot.adoptedStyleSheets = [page.sheetOf(commonStyle + this.#schema.style)];
      this.handle = engine.create(this.#schema.kind);
      for (const name of constructor.observedAttributes) this.apply(name);
    }
    // A property that was set before the element was defined hides the one of its class. Of whatever type it is (`never`
    // has all): the value is only moved.
    for (const name of /** @type {never[]} */ (Object.keys(this.#element))) {
      if (!Object.getOwnPropertyDescriptor(constructor.prototype, name)?.set) continue;
      const value = this.#element[name];
      delete this.#element[name];
      this.#element[name] = value;
    }
    this.#delegate.didEnterPage?.();
    this.changed();
  }

  leavePage() {
    if (!this.handle) return;
    this.#delegate.willLeavePage?.();
    this.interrupt(interruptions.removed);
    // A browser does that itself, but not in a window that goes.
    for (const overlay of this.#element.shadowRoot.querySelectorAll(':popover-open')) overlay.togglePopover(false);
    // One that is only moved within its page is back before this runs, and keeps its control.
    queueMicrotask(() => {
      if (this.isInPage || !this.handle) return;
      this.#delegate.didLeavePage?.();
      this.#page.remove(this);
      this.#page = /** @type {Page} */ (/** @type {unknown} */ (null));
      engine.destroy(this.handle);
      this.handle = 0;
      this.enterPage();
    });
  }

  /**
   * Called by the page; whether there must be another.
   * @param {number} time
   */
  frame(time) {
    if (!this.isInPage) return false;
    this.#measure();
    const hasEvents = engine.input(this.handle, time, inputPassing, 0);
    const needsFrame = this.#take(hasEvents);
    this.#delegate.draw();
    return needsFrame;
  }

  // MARK: Attributes

  /**
   * Takes an attribute over: when it changed, and each when the element came into the page.
   * @param {string} name
   */
  apply(name) {
    if (!this.handle) return;
    const { numbers, flags } = this.#schema;
    const { surface } = this;
    const text = this.#element.getAttribute(name);
    if (/^aria/.test(name)) {
      this.describe();
    } else if (name === 'disabled') {
      surface.disabled = this.#element.matches(':disabled');
      this.#input(inputEnabling, !surface.disabled);
    } else if (name in flags) {
      const [option, value] = flags[name];
      engine.set(this.handle, option, text !== null ? value : 1 - value);
    } else if (name in numbers) {
      if (!engine.set(this.handle, numbers[name], parse(text))) {
        engine.set(this.handle, numbers[name], engine.get(this.#untouched, numbers[name]));
        // A framework that has no number any more may set an empty text.
        if (text) {
          console.warn(`${name}="${text}" is out of range; ${this.valueOf(name)} is used`, this.#element);
        }
      }
    }
    this.#delegate.didApplyAttributes?.();
    this.changed();
  }

  /** Has assistive technology say what it is called and how it works, in the page's words where it has any. */
  describe() {
    const { surface } = this;
    const own = {
      'aria-label': this.word(/** @type {string} */ (this.#schema.name)), 'aria-description': this.#delegate.description?.() ?? null,
    };
    for (const [name, word] of Object.entries(own)) {
      const text = this.#element.getAttribute(name) ?? word;
      if (text === null) surface.removeAttribute(name);
      else if (text !== surface.getAttribute(name)) surface.setAttribute(name, text);
    }
  }

  /**
   * What the property of an attribute gives.
   * @param {string} name
   */
  valueOf(name) {
    const { numbers, flags, labels } = this.#schema;
    const text = this.#element.getAttribute(name);
    if (name in labels) return text ?? this.word(name);
    if (name in flags || name === 'disabled') return text !== null;
    // What the engine took; away from the page, what it will be given.
    if (!this.handle && text) return parse(text);
    return engine.get(this.handle || this.#untouched, numbers[name]);
  }

  /**
   * What the kit says by a name, in the language of where the element is.
   * @param {string} name
   */
  word(name) {
    const { labels, words } = this.#schema;
    return wordIn(this.#element, name) ?? words[name] ?? labels[name] ?? null;
  }

  get #untouched() {
    const { kind } = this.#schema;
    return (untouched[kind] ??= engine.create(kind));
  }

  /** Something that the engine is told of may be different now; it is measured with the next frame. */
  changed = () => {
    this.#measured = null;
    this.#page?.requestFrame(this);
  };

  #measure() {
    if (this.#measured === isReduced) return;
    this.#measured = isReduced;
    engine.set(this.handle, reducesMotionOption, isReduced);
    this.describe();
    this.#delegate.measure?.();
  }

  // MARK: What comes in

  /**
   * Does something to the engine's control, and says what came of it; the look follows in the next frame.
   * @param {(handle: number, time: number) => number} call of the engine; returns whether events came of it
   */
  perform(call) {
    this.#take(call(this.handle, this.#page.now));
    this.#page.requestFrame(this);
  }

  /** Lets time pass. */
  advance() { this.#input(inputPassing, 0); }

  /** @param {number} kind @param {import('./engine-functions.js').Flag} value @param {number} [time] */
  #input(kind, value, time = this.#page.now) {
    this.perform((handle) => engine.input(handle, time, kind, value));
  }

  /**
   * Feeds what a contact did.
   * @param {ContactSample[]} samples
   */
  feed(samples) {
    for (const sample of samples) {
      const { x, y, scale } = this.space;
      const hasEvents = engine.feed(
        this.handle, sample.time, sample.phase, sample.id, (sample.clientX - x) * scale, (sample.clientY - y) * scale,
        sample.source, sample.force, sample.maximum, sample.radius * scale, sample.buttons, sample.isPrimary,
      );
      this.#take(hasEvents);
    }
    this.#page.requestFrame(this);
  }

  /** @param {PointerEvent} event */
  #pointerDown(event) {
    if (isForBrowser(event)) return;
    // What assistive technology activates comes as a pointer without force, and without size or as a mouse; then comes
    // a click. A real mouse has a force of 0.5, but in WebKit.
    const isMouse = event.pointerType === 'mouse' && /Chrome|Firefox/.test(navigator.userAgent);
    this.#isVirtual = !event.pressure && (!event.width || isMouse);
    if (this.#isVirtual) return;
    this.ready();
    this.feed(samplesOf(event, this.#page));
    if (this.status.hasContact) capturePointer(event);
  }

  /** @param {KeyboardEvent} event @param {number} phase */
  #key(event, phase) {
    if (!/^(Enter| )$/.test(event.key) || isForBrowser(event)) return;
    event.preventDefault();
    if (phase === keyPhases.down) this.ready();
    this.#input(inputKey, phase, seconds(event));
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (isForBrowser(event)) return;
    // The click at the end of every tap must not look like the control's own word to the page.
    event.stopPropagation();
    event.preventDefault();
    if (!isActivation(event) && !this.#isVirtual) return;
    this.ready();
    this.#input(inputActivation, 0, seconds(event));
  }

  /**
   * Ends what is going on.
   * @param {number} reason @param {number} [time]
   */
  interrupt(reason, time) {
    this.#input(inputInterruption, reason, time);
  }

  /**
   * Something scrolled, or has another size. Where the element is elsewhere now, what is pressed is no longer under the
   * finger.
   * @param {number} time
   */
  displace(time) {
    if (this.#where === this.#place) return;
    this.#delegate.locate();
    this.interrupt(interruptions.displaced, time);
  }

  /** Tells the engine what it must know before a press. */
  ready() {
    if (this.status.isEngaged) return;
    this.#measure();
    this.#delegate.locate();
    this.#delegate.prepare?.();
    this.#page.requestFrame(this);
  }

  // MARK: What comes out

  /**
   * Says what came of an input; gives whether the control needs a frame now.
   * @param {number} hasEvents
   */
  #take(hasEvents) {
    if (hasEvents) for (const { kind, value } of events()) this.#dispatch(kind, value);
    const { hasContact, isEngaged, isLeftOpen, needsFrame } = this.status;
    this.#page.hold(this, hasContact);
    this.#page.watch(this, isEngaged);
    this.#place = isEngaged ? this.#place || this.#where : '';
    this.#delegate.didUpdate?.(isLeftOpen);
    return needsFrame;
  }

  /** @param {number} kind @param {number} value */
  #dispatch(kind, value) {
    const { act, texts } = this.#delegate;
    switch (kind) {
      case eventState: this.#enter(this.#schema.states[value]); break;
      case eventAct: act(value); break;
      case eventHaptic: this.#vibrate(vibrations[value]); break;
      // Only what has texts announces any.
      case eventAnnounce: this.say(/** @type {() => string[]} */ (texts)()[value]);
    }
  }

  /**
   * Before its first gesture a page may not vibrate, and the browser would complain.
   * @param {number[]} pattern
   */
  #vibrate(pattern) {
    const { navigator } = this.window;
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
  }

  /** @param {string} state */
  #enter(state) {
    const previous = this.#state;
    this.#state = state;
    this.#internals.states.delete(previous);
    this.#internals.states.add(state);
    const more = this.#delegate.didChangeState?.(state, previous);
    this.emit('statechange', { state, previous, ...more });
  }

  /**
   * Has assistive technology read a text out; an empty one forgets the last.
   * @param {string} text
   */
  say(text) { this.#status.textContent = text; }

  /**
   * Shows an overlay over the page, or takes it out of the element.
   * @param {HTMLElement} overlay @param {boolean} isNeeded
   */
  cover(overlay, isNeeded) {
    this.overlay = overlay;
    if (!isNeeded) return overlay.remove();
    if (!overlay.isConnected) this.#element.shadowRoot.append(overlay);
    overlay.togglePopover(true);
  }

  /**
   * Tells the page; whether it does not mind what comes of it, where it is asked.
   * @param {string} type @param {unknown} [detail] @param {EventInit} [options]
   */
  emit(type, detail, options) {
    return this.#element.dispatchEvent(
      new CustomEvent(type, { __proto__: null, detail, bubbles: true, composed: true, ...options }),
    );
  }
}
