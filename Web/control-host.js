// The host of an element: feeds the engine's control, and passes its events on to the page. It keeps the bits that the engine has
// answered, and nothing else about a press.

/** @typedef {import('./define-element.js').Delegate} Delegate */
/** @typedef {import('./define-element.js').Schema} Schema */
/** @typedef {import('./element-base.js').KitElement} KitElement */
/** @typedef {import('./page-input.js').ContactSample} ContactSample */
/** @typedef {import('./reach.js').Place} Place */

import { contactPhases, interruptions } from './declarations.js';
import { hosts } from './define-element.js';
import { ElementLife } from './element-life.js';
import { engine, events, reading } from './engine.js';
import { capturePointer, isActivation, isForBrowser, keepPath, keyOf, samplesOf, seconds } from './page-input.js';
import { Reach } from './reach.js';
import {
  eventAct, eventAnnounce, eventHaptic, eventState, inputActivation, inputInterruption, inputKey, inputPassing, statusHasEvents,
} from './wire.js';

/** The steps in which time passes for a press that has waited for the engine, in seconds. */
const waitingStep = 0.1;

/**
 * @typedef {object} Start The beginning of a press or an arming: the subject and the box of the element, and the part of it.
 * @property {number} subject @property {[number, number, number, number]} box @property {Place} part
 */

/**
 * True if an event is in no element of the kit that is inside this one.
 * @param {KitElement} element @param {Event} event
 */
const isFor = (element, event) =>
  (event.composedPath().find((node) => hosts.has(/** @type {KitElement} */ (node))) ?? element) === element;

export class ControlHost extends ElementLife {
  /** The origin of the control's coordinates in the viewport, and the number of its units in a pixel. */
  space = { x: 0, y: 0, scale: 1 };
  /** The number of inputs, and the one that has entered the present state. */
  #inputs = 0;
  #entered = 0;
  /** The time that a press has reached that waits for the engine, in seconds. */
  #reached = Infinity;
  /** @type {Start?} The beginning of the press of an event that has waited for the engine. */
  #early = null;
  /** Looks at the element when it changes, while it is engaged. */
  #mutations = new MutationObserver(() => this.isInPage && this.look(this.page.now));

  /** @param {KitElement} element @param {Schema} schema @param {Delegate} delegate */
  constructor(element, schema, delegate) {
    super(element, schema, delegate);
    this.reach = new Reach(element, this.internals, this.delegate);
    const { surfaces } = delegate;
    /**
     * @template {keyof HTMLElementEventMap} Type
     * @param {Type} type @param {(event: HTMLElementEventMap[Type]) => unknown} listener
     */
    const on = (type, listener) => {
      for (const surface of surfaces) {
        // Outside of a page the element has no control, but a script can still click it. An event in an element that is in
        // this one is for that element alone.
        surface.addEventListener(type, (event) => this.isInPage && isFor(element, event) && listener(event), { __proto__: null });
      }
    };
    on('pointerdown', (event) => {
      if (isForBrowser(event)) return;
      // Without the engine the control may need the moves and the lift later.
      if (!this.handle && !this.isLost) {
        capturePointer(event);
        this.page.watch(this, true);
      }
      this.#hear(event, () => this.#pointerDown(event));
    });
    const key = /** @param {KeyboardEvent} event */ (event) => {
      const one = this.isLost ? null : keyOf(event);
      if (one) this.#hear(event, () => this.#key(event, one));
    };
    on('keydown', key);
    on('keyup', key);
    on('click', (event) => {
      if (isForBrowser(event) || (this.isLost && !delegate.actPlainly)) return;
      // The page must not take the click that ends every tap for an act of the control.
      event.stopPropagation();
      event.preventDefault();
      this.#hear(event, () => this.#click(event));
    });
    // Register now: a touchmove listener added during a touch may be too late to prevent scrolling.
    on('touchmove', (event) => this.status.holdsScroll && event.preventDefault());
    for (const surface of surfaces) {
      // After an act, the tap's own mouse events and click would press whatever the act has put under the finger. The act may have
      // removed the element.
      surface.addEventListener('touchend', (event) => this.status.hasActed && event.cancelable && event.preventDefault(), { __proto__: null });
    }
    /** @type {ShadowRoot} */ (element.shadowRoot).addEventListener('focusout', ({ relatedTarget }) => {
      if (this.isInPage && !this.reach.contains(/** @type {Node?} */ (relatedTarget))) this.interrupt(interruptions.focusLost);
    }, { __proto__: null });
    // Otherwise Safari's Look Up takes the press over.
    on('webkitmouseforcewillbegin', (event) => event.preventDefault());
  }

  // MARK: Inputs

  /**
   * Calls a function of the engine and dispatches its events, as soon as the engine has loaded. The next frame draws the new look.
   * @param {(handle: number, time: number) => number} call returns the bits of the status
   */
  perform(call) {
    this.whenReady(() => {
      this.#update(call(this.handle, this.page.now));
      this.page.requestFrame(this);
    });
  }

  /**
   * Lets the time pass in which a press has waited for the engine. The engine takes a long step for a stall, during which nobody
   * heard a lift.
   * @param {number} time
   */
  catchUp(time) {
    for (; this.#reached < time; this.#reached += waitingStep) this.input(inputPassing, 0, this.#reached);
    this.#reached = time;
  }

  /**
   * Handles an event of a surface: at once, or when the engine has loaded. By then the element may have changed.
   * @param {Event} event @param {() => void} handle
   */
  #hear(event, handle) {
    if (this.handle) return handle();
    keepPath(event);
    const { type, clientX: x, clientY: y } = /** @type {MouseEvent} */ (event);
    const start = this.#startAt(type === 'pointerdown' ? { x, y } : undefined);
    // An activation acts at once, so no look could end it.
    const isSame = () => this.reach.readSubject() === start.subject && this.reach.isReached(null);
    this.whenReady(() => {
      if (!isSame()) return this.page.watch(this, this.status.isEngaged);
      this.catchUp(seconds(event));
      this.#early = start;
      handle();
      this.#early = null;
      // After all events that waited.
      queueMicrotask(() => {
        if (!this.isInPage) return;
        this.catchUp(this.page.now);
        this.#reached = Infinity;
        this.look(this.page.now, true);
      });
    }, () => {
      if (type !== 'click' || !this.isInPage || this.surface.disabled || !isSame()) return;
      if (this.delegate.actPlainly) this.delegate.actPlainly();
      else this.surface.click();
    });
  }

  /** @param {number} kind @param {import('./engine-functions.js').Flag} [value] @param {number} [time] */
  input(kind, value = 0, time = this.page.now) {
    this.perform((handle) => engine.input(handle, time, kind, value));
  }

  /** Lets time pass. */
  advance() { this.input(inputPassing); }

  /**
   * Takes the press away from the control.
   * @param {number} reason @param {number} [time]
   */
  interrupt(reason, time) { this.input(inputInterruption, reason, time); }

  /**
   * Lets time pass and draws. Called by the page in each frame; returns true if another frame is needed.
   * @param {number} time
   */
  frame(time) {
    if (!this.isInPage) return false;
    this.measure();
    if (!this.handle) return false;
    this.#update(engine.input(this.handle, time, inputPassing, 0));
    this.delegate.draw();
    return this.status.needsFrame;
  }

  /**
   * Feeds samples of a contact.
   * @param {ContactSample[]} samples @param {Place} [touch] the place of a contact that begins on the element itself
   */
  feed(samples, touch) {
    if (samples[0].phase !== contactPhases.moved) this.look(samples[0].time, true);
    for (const sample of samples) {
      const { x, y, scale } = this.space;
      const { phase, clientX, clientY } = sample;
      const isCovered = sample.isCovered
        || (phase === contactPhases.began && Boolean(this.delegate.covers?.(clientX, clientY)))
        || (phase === contactPhases.ended && this.reach.isCoveredAt({ x: clientX, y: clientY }));
      this.#update(engine.feed(
        this.handle, sample.time, phase, sample.id, (clientX - x) * scale, (clientY - y) * scale, sample.source, sample.force,
        sample.maximum, sample.radius * scale, sample.buttons, sample.isPrimary, isCovered, sample.isForceless,
      ), touch);
    }
    this.page.requestFrame(this);
  }

  /** @param {PointerEvent} event */
  #pointerDown(event) {
    const [sample] = samplesOf(event, this.page);
    this.ready();
    this.feed([sample], { x: sample.clientX, y: sample.clientY });
    if (this.status.hasContact) capturePointer(event);
  }

  /** @param {KeyboardEvent} event @param {{ value: number, begins: boolean }} key */
  #key(event, key) {
    if (key.begins) this.ready();
    this.look(seconds(event));
    this.input(inputKey, key.value, seconds(event));
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (!isActivation(event) && !this.status.clickActivates) return;
    this.ready();
    this.look(seconds(event));
    this.input(inputActivation, 0, seconds(event));
  }

  /** Prepares the engine for a press: measures and locates the control. */
  ready() {
    if (this.status.isEngaged) return;
    this.measure();
    this.delegate.locate();
    this.delegate.prepare?.();
  }

  // MARK: Looks at the element

  /**
   * Tells the engine if a person can still mean the press or the arming under way: if the element can be reached, what it acts on,
   * and where it is. Called before each input but moves, when the element changes, and by the page during frames.
   * @param {number} time @param {boolean} [isTouching] true if a contact begins or ends
   */
  look(time, isTouching) {
    const { isEngaged, isLeftOpen, hasContact } = this.status;
    if (!isEngaged) return;
    const [x, y] = [reading(this.handle, 'partX'), reading(this.handle, 'partY')];
    // Without a contact, leave an open overlay in place: Firefox finds the target of a touch in the frame that was painted last.
    const isHitTested = !Number.isNaN(x) && (isTouching || hasContact || !isLeftOpen);
    const isReached = this.reach.isReached(isHitTested ? { x, y } : null);
    this.#see(engine.look(this.handle, time, isReached, this.reach.readSubject(), ...this.reach.box));
  }

  /**
   * Called after a scroll of something that contains the element, or a resize.
   * @param {number} time
   */
  scroll(time) {
    this.delegate.locate();
    this.#see(engine.scroll(this.handle, time, ...this.reach.box));
  }

  /** @param {number} bits the bits of the status after the engine has heard what the page sees */
  #see(bits) {
    if (bits !== this.bits) this.perform(() => bits);
  }

  // MARK: Events

  /**
   * Dispatches the events of an input.
   * @param {number} bits the bits of the status after it @param {Place} [touch] as in `feed`
   */
  #update(bits, touch) {
    const { isEngaged: wasEngaged, isLeftOpen: wasLeftOpen } = this.status;
    // Most moves and frames change nothing here.
    if (bits === this.bits && !touch && !wasLeftOpen) return;
    const hasEvents = bits & statusHasEvents;
    this.keep(bits ^ hasEvents);
    const { isEngaged: isNowEngaged, hasContact: isTouched } = this.status;
    // Before the listeners, which may change the element.
    if (isNowEngaged && (!wasEngaged || (touch && isTouched))) this.#begin(touch);
    const input = ++this.#inputs;
    if (hasEvents) this.reach.keepSubject(() => events().forEach(({ kind, value }) => this.#dispatch(kind, value, input)));
    const { hasContact, isEngaged, isLeftOpen } = this.status;
    this.page.touch(this, hasContact);
    this.page.watch(this, isEngaged);
    if (!isEngaged) this.#mutations.disconnect();
    this.delegate.didUpdate?.(isLeftOpen);
  }

  /**
   * Tells the engine what a press or an arming begins on.
   * @param {Place} [touch] the place of a contact on the element
   */
  #begin(touch) {
    const { subject, box, part } = this.#early ?? this.#startAt(touch);
    engine.begin(this.handle, subject, ...box, part.x, part.y);
    this.#mutations.observe(this.element, { __proto__: null, subtree: true, childList: true, characterData: true, attributes: true });
  }

  /** @param {Place} [touch] @returns {Start} */
  #startAt(touch) {
    return { subject: this.reach.readSubject(), box: this.reach.box, part: this.reach.partAt(touch) };
  }

  /** @param {number} kind @param {number} value @param {number} input the number of the input that the event follows */
  #dispatch(kind, value, input) {
    const { act, texts } = this.delegate;
    switch (kind) {
      case eventState:
        // A listener may already have caused a later state.
        if (input < this.#entered) return;
        this.#entered = input;
        this.enter(value);
        break;
      case eventAct: act(value); break;
      case eventHaptic: this.page.vibrate(value); break;
      // A control without texts announces none.
      case eventAnnounce: this.say(/** @type {() => string[]} */ (texts)()[value]);
    }
  }
}
