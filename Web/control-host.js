// The host of an element: feeds the engine's control, and passes its events on to the page. It keeps the bits that the engine has
// answered, and decides nothing about a press.

/** @typedef {import('./define-element.js').Delegate} Delegate */
/** @typedef {import('./define-element.js').Schema} Schema */
/** @typedef {import('./element-base.js').KitElement} KitElement */
/** @typedef {import('./page-input.js').ContactSample} ContactSample */
/** @typedef {import('./reach.js').Place} Place */
/** @typedef {import('./reach.js').Start} Start */

import { contactPhases } from './declarations.js';
import { ElementLife } from './element-life.js';
import { engine, forEach, reading, takeEvents } from './engine.js';
import { Reach } from './reach.js';
import { listenToSurfaces } from './surface-input.js';
import { eventAct, eventAnnounce, eventHaptic, eventState, inputInterruption, inputPassing, statusAsksForPlace, statusHasEvents } from './wire.js';

export class ControlHost extends ElementLife {
  /** Leads from the viewport's coordinates to the control's. */
  space = new DOMMatrix();
  /** Looks at the element when it changes, while it is engaged. */
  #mutations = new MutationObserver(() => this.isInPage && this.look(this.page.now));

  /** @param {KitElement} element @param {Schema} schema @param {Delegate} delegate */
  constructor(element, schema, delegate) {
    super(element, schema, delegate);
    this.reach = new Reach(element, this.internals, this.delegate);
    listenToSurfaces(this);
  }

  get rank() { return reading(this.handle, 'rank'); }

  // MARK: Inputs

  /**
   * Calls a function of the engine and dispatches its events, as soon as the engine has loaded. The next frame draws the new look.
   * @param {(handle: number, time: number) => number} call returns the bits of the status
   * @param {Start} [start] the beginning of a press that waited for the engine
   */
  perform(call, start) {
    this.whenReady(() => {
      this.#update(call(this.handle, this.page.now), start);
      this.page.requestFrame(this);
    });
  }

  /**
   * @param {number} kind @param {import('./engine-functions.js').Flag} [value] @param {number} [time] @param {Start} [start]
   */
  input(kind, value = 0, time = this.page.now, start = undefined) {
    this.perform((handle) => engine.input(handle, time, kind, value), start);
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
   * @param {ContactSample[]} samples @param {Start} [start] the beginning of a contact that waited for the engine
   */
  feed(samples, start) {
    const isMove = samples[0].phase === contactPhases.moved;
    if (!isMove || this.delegate.actsOnMoves) this.look(samples[0].time, !isMove);
    for (const sample of samples) {
      const { phase, clientX, clientY } = sample;
      const { x, y } = this.space.transformPoint(new DOMPoint(clientX, clientY));
      const isCovered = sample.isCovered
        || (phase === contactPhases.began && Boolean(this.delegate.covers?.(clientX, clientY)))
        || (phase === contactPhases.ended && this.reach.isCoveredAt({ x: clientX, y: clientY }));
      this.#update(engine.feed(
        this.handle, sample.time, phase, sample.id, x, y, sample.source, sample.force,
        sample.maximum, sample.radius * Math.hypot(this.space.a, this.space.b), sample.buttons, sample.isPrimary, isCovered, sample.isForceless,
        // A simulated click by a script has no place.
      ), start, sample.buttons ? { x: clientX, y: clientY } : undefined);
    }
    this.page.requestFrame(this);
  }

  /** Prepares the engine for a press: measures and locates the control. */
  ready() {
    if (this.status.isEngaged) return;
    this.measure();
    this.delegate.locate();
    this.delegate.prepare?.();
  }

  /** Called when the visible part of a frame's page has become known. */
  reframe() {
    if (!this.status.isEngaged) return;
    this.delegate.locate();
    this.page.requestFrame(this);
  }

  // MARK: Looks at the element

  /**
   * Tells the engine if a person can still mean the press or the arming under way: if the element can be reached, what it acts on,
   * and where it is. Called before each input but moves that cannot act, when the element changes, and by the page during frames.
   * @param {number} time @param {boolean} [isTouching] true if a contact begins or ends
   */
  look(time, isTouching) {
    const { isEngaged, isLeftOpen, hasContact } = this.status;
    if (!isEngaged) return;
    // A ring that waits goes with the button.
    if (isLeftOpen && this.delegate.shield) this.delegate.locate();
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
   * Takes the focus as a touch lifts on the element, which prevents the events with which the browser gives it to a native button.
   * This comes before the engine decides: a field that loses the focus may change what the element acts on.
   * @param {PointerEvent} lift
   */
  takeFocus({ pointerType, clientX, clientY }) {
    if (
      pointerType === 'mouse' || !this.delegate.actPlainly || this.down?.defaultPrevented || !/Chrome|Firefox/.test(navigator.userAgent) ||
      this.reach.isCoveredAt({ x: clientX, y: clientY })
    ) return;
    this.surface.focus(/** @type {FocusOptions} */ ({ __proto__: null, preventScroll: true, focusVisible: false }));
  }

  /**
   * Calls listeners in a frame. They may adapt the element's name, too, also in the next microtask, but in most frames they change
   * nothing.
   * @param {() => void} call
   */
  report(call) {
    const keep = () => this.#mutations.takeRecords().length && this.reach.keepName();
    if (this.#mutations.takeRecords().length) this.look(this.page.now);
    call();
    keep();
    queueMicrotask(keep);
  }

  /**
   * Dispatches the events of an input.
   * @param {number} bits the bits of the status after it
   * @param {Start} [start] the beginning of the press that the input may begin; by default the present
   * @param {Place} [place] the place of a contact
   */
  #update(bits, start, place) {
    // Most moves and frames change nothing here.
    if (bits === this.bits && !this.status.isLeftOpen) return;
    this.keep(bits);
    // Before the listeners, which may change the element.
    if (bits & statusAsksForPlace) {
      // A contact on the overlay may be on what covers the element.
      this.#begin(start ?? this.reach.startAt(place && this.reach.isReachedAt(place) ? place : undefined));
    }
    if (bits & statusHasEvents) this.reach.keepSubject(() => {
      // An error in one of the element's own functions leaves the other events.
      for (const one of takeEvents(this.handle)) forEach([one], (event) => this.#dispatch(event));
    });
    const { hasContact, isEngaged, isLeftOpen } = this.status;
    this.page.touch(this, hasContact);
    this.page.watch(this, isEngaged);
    if (!isEngaged) this.#mutations.disconnect();
    this.delegate.didUpdate?.(isLeftOpen);
  }

  /**
   * Tells the engine what a press or an arming begins on, or what a contact hits that comes down on an armed element.
   * @param {Start} start
   */
  #begin({ subject, box, part }) {
    this.page.watch(this, true);
    engine.begin(this.handle, subject, ...box, part?.x ?? NaN, part?.y ?? NaN);
    this.#mutations.observe(this.element, { __proto__: null, subtree: true, childList: true, characterData: true, attributes: true });
    const { form } = this.internals;
    if (form) this.#mutations.observe(form, { __proto__: null, subtree: true, attributeFilter: ['value'] });
  }

  /** @param {{ kind: number, value: number }} event */
  #dispatch({ kind, value }) {
    const { act, texts } = this.delegate;
    switch (kind) {
      case eventState: this.enter(value); break;
      case eventAct: act(value); break;
      case eventHaptic: this.page.vibrate(value); break;
      // A control without texts announces none.
      case eventAnnounce: this.say(/** @type {() => string[]} */ (texts)()[value]);
    }
  }
}
