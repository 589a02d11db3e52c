// The host of an element: keeps the engine's control, feeds it, and passes its events on to the page.

/** @typedef {import('./define-element.js').Delegate} Delegate */
/** @typedef {import('./define-element.js').Schema} Schema */
/** @typedef {import('./element-base.js').KitElement} KitElement */
/** @typedef {import('./page-input.js').ContactSample} ContactSample */
/** @typedef {import('./reach.js').Place} Place */

import commonStyle from 'styles/common.css';
import { contactPhases, interruptions, keyPhases, keys, steadiness } from './declarations.js';
import { hosts } from './define-element.js';
import { engine, events, statusOf } from './engine.js';
import { capturePointer, isActivation, samplesOf, seconds } from './page-input.js';
import { Page } from './page.js';
import { actsOf, distanceOf, edgesOf, hostOf, isHit, isVisible, nameOf, partOf, placeOn, takesKeys } from './reach.js';
import {
  eventAct, eventAnnounce, eventHaptic, eventState, hapticStrong, hapticSuccess, hapticTick, inputActivation, inputEnabling,
  inputInterruption, inputKey, inputPassing, keyScale, modifiedKey, reducesMotionOption, statusHasEvents,
} from './wire.js';
import { wordIn } from './words.js';

/** @type {Record<number, number[]>} Milliseconds on and off. */
const vibrations = { [hapticTick]: [10], [hapticStrong]: [25], [hapticSuccess]: [15, 40, 30] };
const motion = /** @type {MediaQueryList} */ (globalThis.matchMedia?.('(prefers-reduced-motion)') ?? {});
let isReduced = motion.matches;
// Querying the media list in each frame is slow, so cache it.
motion.onchange = /** @param {MediaQueryListEvent} event */ ({ matches }) => (isReduced = matches);

/**
 * True if the browser handles the event itself: with a modifier key it opens a link in another tab, or saves it.
 * @param {MouseEvent | KeyboardEvent} event
 */
const isForBrowser = ({ ctrlKey, altKey, metaKey }) => ctrlKey || altKey || metaKey;

/** @param {string | null} text */
const parse = (text) => (text === 'off' ? Infinity : parseFloat(/** @type {string} */ (text)));

/** The keys that a control distinguishes, and those that type nothing. All others are `keys.other`. */
const activationKeys = new Map([[' ', keys.space], ['Enter', keys.enter]]);
/** Insert is a modifier key of screen readers. */
const modifierKeys =
  /^(Alt|Audio|CapsLock|Control|Dead|Fn|Hyper|Insert|Media|Meta|NumLock|Process|ScrollLock|Shift|Super|Symbol|Unidentified)/;
const middle = { x: 0.5, y: 0.5 };

/**
 * True if an event is in no element of the kit that is inside this one.
 * @param {KitElement} element @param {Event} event
 */
const isFor = (element, event) =>
  (event.composedPath().find((node) => hosts.has(/** @type {KitElement} */ (node))) ?? element) === element;

/** @type {number[]} For each kind, a control with the default options. */
const untouched = [];

/**
 * @typedef {object} Begun A press or an arming under way.
 * @property {string} acts a text for the subject that it acts on
 * @property {string} name the texts that name the element
 * @property {Place} part the part of the element that it began on
 * @property {number[][]} edges its edges at the beginning
 * @property {boolean} isTouched true if a contact began there
 */

export class ControlHost {
  /** The engine's control; 0 while the element is not in a page. */
  handle = 0;
  /** The bits of the control's status after the last input; 0 without a control. */
  #bits = 0;
  /** The page that the element shares with others. Null without an engine's control: check `isInPage` first. */
  #page = /** @type {Page} */ (/** @type {unknown} */ (null));
  /** The origin of the control's coordinates in the viewport, and the number of its units in a pixel. */
  space = { x: 0, y: 0, scale: 1 };
  #element;
  #schema;
  #delegate;
  #internals;
  #state;
  #status = document.createElement('span');
  /** @type {HTMLElement?} The element's overlay over the page. */
  overlay = null;
  /** @type {Begun?} Null at rest. */
  #begun = null;
  /** Looks at the element when it changes, while it is engaged. */
  #mutations = new MutationObserver(() => this.isInPage && this.look(this.#page.now));
  /** @type {Place?} The place of the contact that has just begun; null for a key or an activation. */
  #touch = null;
  /** True if the contact that is down, or the last one, has acted. */
  #hasActed = false;
  /** @type {boolean?} `isReduced` at the last measurement; null if another measurement is due. */
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
        // Outside of a page the element has no control, but a script can still click it. An event in an element that is in
        // this one is for that element alone.
        surface.addEventListener(type, (event) => this.isInPage && isFor(element, event) && listener(event), { __proto__: null });
      }
    };
    on('pointerdown', (event) => this.#pointerDown(event));
    on('keydown', (event) => this.#key(event, event.repeat ? keyPhases.repeated : keyPhases.down));
    on('keyup', (event) => this.#key(event, keyPhases.up));
    on('click', (event) => this.#click(event));
    // Register now: a touchmove listener added during a touch may be too late to prevent scrolling.
    on('touchmove', (event) => this.status.holdsScroll && event.preventDefault());
    for (const surface of delegate.surfaces) {
      // After an act, the tap's own mouse events and click would press whatever the act has put under the finger.
      surface.addEventListener('touchend', (event) => this.#hasActed && event.cancelable && event.preventDefault(), { __proto__: null });
    }
    root.addEventListener('focusout', ({ relatedTarget }) => {
      if (this.isInPage && !this.contains(/** @type {Node?} */ (relatedTarget))) this.interrupt(interruptions.focusLost);
    }, { __proto__: null });
    // Otherwise Safari's Look Up takes the press over.
    on('webkitmouseforcewillbegin', (event) => event.preventDefault());
  }

  get state() { return this.#state; }
  get surfaces() { return this.#delegate.surfaces; }
  get surface() { return this.surfaces[0]; }
  /** True if the element is still in the document in which its control was made, and a window shows that document. */
  get isInPage() { return this.#page !== null && Page.of(this.#element) === this.#page; }
  /** The window of the element's document. */
  get window() { return this.#page.window; }
  get form() { return this.#internals.form; }
  /**
   * True if a contact at a place hits the element or its overlay, as far as the overlay takes contacts now.
   * @param {number} x @param {number} y
   */
  isAt(x, y) { return isHit(this.#element, { x, y }); }
  /**
   * True if a node contains the element, also around shadows.
   * @param {Node} node
   */
  isWithin(node) {
    for (let inner = /** @type {HTMLElement?} */ (this.#element); inner; inner = hostOf(inner)) if (node.contains(inner)) return true;
    return false;
  }
  get status() { return statusOf(this.#bits); }
  /**
   * True if a node is in the element or in its shadow.
   * @param {Node?} node
   */
  contains(node) {
    const { shadowRoot } = this.#element;
    return this.#element.contains(node) || shadowRoot.contains(node);
  }

  /** Returns the engine's control. Throws an `InvalidStateError` if there is none. */
  require() {
    if (!this.isInPage) throw new DOMException('It is in no page', 'InvalidStateError');
    return this.handle;
  }

  // MARK: The element's life

  enterPage() {
    const { constructor, shadowRoot } = this.#element;
    const page = Page.of(this.#element);
    // The element came from another page: `leavePage` first ends the control there.
    if (!page || (this.handle && page !== this.#page)) return;
    if (!this.handle) {
      this.#page = page;
      page.add(this);
      // Constructed style sheets belong to one document: an element that moves to another loses them.
      shadowRoot.adoptedStyleSheets = [page.sheetOf(commonStyle + this.#schema.style)];
      this.handle = engine.create(this.#schema.kind);
      this.#bits = engine.status(this.handle) & ~statusHasEvents;
      for (const name of constructor.observedAttributes) this.apply(name);
    }
    // A property that was set before the element was defined hides the one of its class. `never` is assignable to the
    // type of each property.
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
    // A browser hides popovers by itself, but not in a window that closes.
    for (const overlay of this.#element.shadowRoot.querySelectorAll(':popover-open')) overlay.togglePopover(false);
    // An element that only moves within its page is back before this runs, and keeps its control.
    queueMicrotask(() => {
      if (this.isInPage || !this.handle) return;
      this.#delegate.didLeavePage?.();
      this.#page.remove(this);
      this.#page = /** @type {Page} */ (/** @type {unknown} */ (null));
      engine.destroy(this.handle);
      this.handle = this.#bits = 0;
      this.enterPage();
    });
  }

  /**
   * Lets time pass and draws. Called by the page in each frame; returns true if another frame is needed.
   * @param {number} time
   */
  frame(time) {
    if (!this.isInPage) return false;
    this.#measure();
    const needsFrame = this.#update(engine.input(this.handle, time, inputPassing, 0));
    this.#delegate.draw();
    return needsFrame;
  }

  // MARK: Attributes

  /**
   * Applies an attribute. Called after it changed, and for all attributes when the element enters a page.
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
        // Frameworks set an empty text to remove a number: no warning.
        if (text) {
          console.warn(`${name}="${text}" is out of range; ${this.valueOf(name)} is used`, this.#element);
        }
      }
    }
    this.#delegate.didApplyAttributes?.();
    this.changed();
  }

  /** Sets the surface's accessible name and description: the page's own if there are any, otherwise the kit's. */
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
   * Returns the value of an attribute's property.
   * @param {string} name
   */
  valueOf(name) {
    const { numbers, flags, labels } = this.#schema;
    const text = this.#element.getAttribute(name);
    if (name in labels) return text ?? this.word(name);
    if (name in flags || name === 'disabled') return text !== null;
    // In a page, the number that the engine accepted. Outside, the number that it will get.
    if (!this.handle && text) return parse(text);
    return engine.get(this.handle || this.#untouched, numbers[name]);
  }

  /**
   * Returns a word of the kit in the language of the element's place.
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

  /** Has sizes, colours and texts measured again with the next frame. */
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

  // MARK: Inputs

  /**
   * Calls a function of the engine and dispatches its events. The next frame draws the new look.
   * @param {(handle: number, time: number) => number} call returns the bits of the status
   */
  perform(call) {
    this.#update(call(this.handle, this.#page.now));
    this.#page.requestFrame(this);
  }

  /** Lets time pass. */
  advance() { this.#input(inputPassing, 0); }

  /** @param {number} kind @param {import('./engine-functions.js').Flag} value @param {number} [time] */
  #input(kind, value, time = this.#page.now) {
    this.perform((handle) => engine.input(handle, time, kind, value));
  }

  /**
   * Feeds samples of a contact.
   * @param {ContactSample[]} samples
   */
  feed(samples) {
    if (samples[0].phase !== contactPhases.moved) this.look(samples[0].time, true);
    for (const sample of samples) {
      const { x, y, scale } = this.space;
      const { phase, clientX, clientY } = sample;
      const isCovered = sample.isCovered
        || (phase === contactPhases.began && Boolean(this.#delegate.covers?.(clientX, clientY)))
        || (phase === contactPhases.ended && this.#isInView(clientX, clientY) && !this.#isHit({ x: clientX, y: clientY }, true));
      this.#update(engine.feed(
        this.handle, sample.time, phase, sample.id, (clientX - x) * scale, (clientY - y) * scale, sample.source, sample.force,
        sample.maximum, sample.radius * scale, sample.buttons, sample.isPrimary, isCovered, sample.isForceless,
      ));
    }
    this.#page.requestFrame(this);
  }

  /** @param {PointerEvent} event */
  #pointerDown(event) {
    if (isForBrowser(event)) return;
    const [sample] = samplesOf(event, this.#page);
    this.#hasActed = false;
    this.ready();
    this.#touch = { x: sample.clientX, y: sample.clientY };
    this.feed([sample]);
    this.#touch = null;
    if (this.status.hasContact) capturePointer(event);
  }

  /** @param {KeyboardEvent} event @param {number} phase */
  #key(event, phase) {
    const key = activationKeys.get(event.key) ?? keys.other;
    const isPlain = !isForBrowser(event);
    const isUp = phase === keyPhases.up;
    if (key === keys.other) {
      if (phase !== keyPhases.down || modifierKeys.test(event.key)) return;
    } else if (isPlain || isUp) {
      event.preventDefault();
      if (!isUp) this.ready();
    }
    this.look(seconds(event));
    this.#input(inputKey, phase + keyScale * key + (isPlain ? 0 : modifiedKey), seconds(event));
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (isForBrowser(event)) return;
    // The page must not take the click that ends every tap for an act of the control.
    event.stopPropagation();
    event.preventDefault();
    if (!isActivation(event) && !this.status.clickActivates) return;
    this.ready();
    this.look(seconds(event));
    this.#input(inputActivation, 0, seconds(event));
  }

  /**
   * Takes the press away from the control.
   * @param {number} reason @param {number} [time]
   */
  interrupt(reason, time) {
    this.#input(inputInterruption, reason, time);
  }

  /**
   * Tells the engine if the person can no longer mean the press or the arming under way. Called before each input but moves, when
   * the element changes, and by the page during frames.
   * @param {number} time @param {boolean} [isTouching] true if a contact begins or ends
   */
  look(time, isTouching) {
    const begun = this.#begun;
    const { isEngaged, isLeftOpen, hasContact } = this.status;
    if (!begun || !isEngaged) return;
    const place = placeOn(this.#box, begun.part);
    // Without a contact, leave an open overlay in place: Firefox finds the target of a touch in the frame that was painted last.
    const isHitTested = begun.isTouched && (isTouching || hasContact || !isLeftOpen);
    const isReached = isVisible(this.#box) && (isHitTested ? this.#isHit(place, false) : takesKeys(this.#element));
    if (!isReached) this.interrupt(interruptions.unreachable, time);
    else if (begun.acts !== this.#acts || begun.name !== this.#name) this.interrupt(interruptions.changed, time);
    else if (distanceOf(begun.edges, edgesOf(this.#box)) > steadiness) this.interrupt(interruptions.moved, time);
  }

  /** The element, or its surface if the page has taken the element's box away (`display: contents`). */
  get #box() { return this.#element.getClientRects().length ? this.#element : this.surface; }
  get #acts() { return actsOf(this.#element, this.form); }
  get #name() {
    const { subject } = this.#delegate;
    return subject ? subject() : nameOf(this.#element, this.#internals.labels);
  }

  /**
   * True if a place is in the window: a place outside of it cannot be covered.
   * @param {number} x @param {number} y
   */
  #isInView(x, y) {
    const { innerWidth, innerHeight } = this.window;
    return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  }

  /**
   * True if a contact at a place would hit the element, or its overlay if `isOver`.
   * @param {Place} place @param {boolean} isOver
   */
  #isHit(place, isOver) {
    const test = () => isHit(this.#element, place);
    return this.#delegate.shield ? this.#delegate.shield(isOver, test) : test();
  }

  /**
   * Called after a scroll of something that contains the element, or a resize. If the element has moved under a finger, the
   * press ends. A ring without a finger follows the element.
   * @param {number} time @param {boolean} isResize true if the viewport has another size
   */
  displace(time, isResize) {
    const begun = this.#begun;
    if (!begun) return;
    const edges = edgesOf(this.#box);
    if (isResize) this.#delegate.locate();
    if (distanceOf(begun.edges, edges) <= (this.status.hasContact ? steadiness : 0)) return;
    begun.edges = edges;
    this.#delegate.locate();
    this.interrupt(interruptions.displaced, time);
  }

  /** Prepares the engine for a press: measures and locates the control. */
  ready() {
    if (this.status.isEngaged) return;
    this.#measure();
    this.#delegate.locate();
    this.#delegate.prepare?.();
    this.#page.requestFrame(this);
  }

  // MARK: Events

  /**
   * Dispatches the events of an input. Returns true if the control needs a frame.
   * @param {number} bits the bits of the status after it
   */
  #update(bits) {
    const hasEvents = bits & statusHasEvents;
    this.#bits = bits ^ hasEvents;
    if (hasEvents) {
      // Before the listeners, which may change the element.
      this.#follow(this.status.isEngaged);
      const isNamed = this.#begun?.name === this.#name;
      for (const { kind, value } of events()) this.#dispatch(kind, value);
      // Listeners may adapt the name to the state: that is not another subject.
      if (this.#begun && isNamed) this.#begun.name = this.#name;
    }
    const { hasContact, isEngaged, isLeftOpen, needsFrame } = this.status;
    this.#page.hold(this, hasContact);
    this.#page.watch(this, isEngaged);
    this.#follow(isEngaged);
    this.#delegate.didUpdate?.(isLeftOpen);
    return needsFrame;
  }

  /** @param {boolean} isEngaged */
  #follow(isEngaged) {
    if (!isEngaged) {
      if (this.#begun) this.#mutations.disconnect();
      this.#begun = null;
    } else if (!this.#begun || this.#touch) {
      const box = this.#box;
      this.#mutations.observe(this.#element, { __proto__: null, subtree: true, childList: true, characterData: true, attributes: true });
      const part = this.#touch ? partOf(box, this.#touch) : middle;
      this.#begun = { acts: this.#acts, name: this.#name, part, edges: edgesOf(box), isTouched: this.#touch !== null };
      this.#touch = null;
    }
  }

  /** @param {number} kind @param {number} value */
  #dispatch(kind, value) {
    const { act, texts } = this.#delegate;
    switch (kind) {
      case eventState: this.#enter(this.#schema.states[value]); break;
      case eventAct:
        this.#hasActed = true;
        act(value);
        break;
      case eventHaptic: this.#vibrate(vibrations[value]); break;
      // A control without texts announces none.
      case eventAnnounce: this.say(/** @type {() => string[]} */ (texts)()[value]);
    }
  }

  /**
   * Vibrates, but not before the page's first gesture: browsers forbid that and log a warning.
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
   * Makes assistive technology announce a text. An empty text clears the last one.
   * @param {string} text
   */
  say(text) { this.#status.textContent = text; }

  /**
   * Shows an overlay over the page, or removes it from the element.
   * @param {HTMLElement} overlay @param {boolean} isNeeded
   */
  cover(overlay, isNeeded) {
    this.overlay = overlay;
    if (!isNeeded) return overlay.remove();
    if (!overlay.isConnected) this.#element.shadowRoot.append(overlay);
    overlay.togglePopover(true);
  }

  /**
   * Dispatches an event from the element. Returns false if a listener cancelled it.
   * @param {string} type @param {unknown} [detail] @param {EventInit} [options]
   */
  emit(type, detail, options) {
    return this.#element.dispatchEvent(
      new CustomEvent(type, { __proto__: null, detail, bubbles: true, composed: true, ...options }),
    );
  }
}
