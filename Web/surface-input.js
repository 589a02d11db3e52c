// Listens to the surfaces of an element: the beginnings of contacts, keys and clicks. The rest of a press is the page's input.

/** @typedef {import('./element-base.js').KitElement} KitElement */
/** @typedef {import('./page-input.js').ContactSample} ContactSample */
/** @typedef {import('./reach.js').Place} Place */
/** @typedef {import('./reach.js').Reach} Reach */
/** @typedef {import('./reach.js').Start} Start */
/** @typedef {import('./page.js').PageHost & import('./element-life.js').ElementLife} Life */
/**
 * @typedef {Life & {
 *   reach: Reach, ready(): void, feed(samples: ContactSample[], start?: Start): void, interrupt(reason: number): void,
 *   input(kind: number, value: number, time: number, start?: Start): void,
 * }} SurfaceHost A host that listens to its surfaces.
 */

import { interruptions } from './declarations.js';
import { hear, seconds } from './early-input.js';
import { cancelled, capturePointer, clickOf, innermost, isActivation, isForBrowser, keyOf, samplesOf } from './page-input.js';
import { inputActivation, inputAsking, inputKey } from './wire.js';

/**
 * True if an event is in no element of the kit that is inside this one.
 * @param {KitElement} element @param {Event} event
 */
const isFor = (element, event) => (innermost(event) ?? element) === element;

/**
 * Listens to the surfaces of a host.
 * @param {SurfaceHost} host
 */
export function listenToSurfaces(host) {
  const { element, delegate, surfaces } = host;
  /**
   * @template {keyof HTMLElementEventMap} Type
   * @param {Type} type @param {(event: HTMLElementEventMap[Type]) => unknown} listener
   */
  const on = (type, listener) => {
    for (const surface of surfaces) {
      // Outside of a page the element has no control, but a script can still click it. An event in an element that is in
      // this one is for that element alone.
      surface.addEventListener(type, (event) => host.isInPage && isFor(element, event) && listener(event), { __proto__: null });
    }
  };
  /**
   * Handles an event of a surface: at once, or when the engine has loaded, with the beginning at its time. An event is dropped
   * if the element acts on something else by then, is disabled or cannot be reached: an activation acts at once, so no look could end it.
   * @param {Event} event @param {(start?: Start) => void} handle @param {boolean} isActivating true if the event alone activates a
   *   native button @param {Place} [place] the place of a contact
   */
  const receive = (event, handle, isActivating, place) => {
    if (host.handle) return handle();
    // The page may take back what the event begins, before the engine has loaded.
    if (!host.isLost) host.page.watch(host, true);
    const start = host.reach.startAt(place);
    const isSame = () =>
      host.isInPage && !host.surface.disabled && host.reach.readSubject() === start.subject && host.reach.isReached(null);
    hear(host.page, event, () => {
      if (isSame()) handle(start);
      if (host.isInPage) host.page.watch(host, host.status.isEngaged);
    }, () => {
      if (!isActivating || !isSame()) return;
      if (host.delegate.actPlainly) host.delegate.actPlainly();
      else host.surface.click();
    });
  };
  on('pointerdown', (event) => {
    host.down = event;
    // Without the engine the control may need the moves and the lift later.
    if (!host.handle && !host.isLost) capturePointer(event);
    receive(event, (start) => {
      const [sample] = samplesOf(event, host.page);
      host.ready();
      host.feed([sample], start);
      if (host.status.hasContact) capturePointer(event);
    }, false, event);
  });
  const key = /** @param {KeyboardEvent} event */ (event) => {
    const { clicks } = host.page;
    clicks.settle();
    const one = host.isLost ? null : keyOf(event);
    if (!one) return;
    /** @param {number} value */
    const take = (value) => receive(event, (start) => {
      if (one.begins) host.ready();
      host.look(seconds(event));
      host.input(inputKey, value, seconds(event), start);
    }, one.activates);
    const isUp = event.type === 'keyup';
    if (!one.clicks) return take(one.value);
    clicks.wait({
      // Chromium clicks at the `keypress` after Enter, which may come in the next frame.
      host, event, frames: isUp || !event.isTrusted ? 0 : 1,
      answered: (isMeant) => {
        if (isMeant) take(one.value);
        else if (isUp) take(/** @type {number} */ (one.cancelled));
      },
    });
  };
  on('keydown', key);
  on('keyup', key);
  /** @param {MouseEvent} event @param {Start} [start] */
  const activate = (event, start) => {
    // If it has waited, a lift elsewhere may have come since.
    host.page.click = clickOf(event);
    host.ready();
    host.look(seconds(event));
    host.input(host.asked.has(event) ? inputAsking : inputActivation, 0, seconds(event), start);
  };
  on('click', (event) => {
    if (event === host.ownClick || (host.isLost && !delegate.actPlainly)) return;
    const isLeft = isForBrowser(event);
    const isMeant = !isLeft && !event.defaultPrevented;
    host.page.click = clickOf(event);
    const isAnswer = host.page.clicks.answer(host, event, isMeant);
    if (isLeft) return;
    // The page must not take the click that ends every tap for an act of the control.
    event.stopPropagation();
    event.preventDefault();
    const isAlone = isActivation(event) && !isAnswer;
    if (isMeant) receive(event, (start) => (isAlone || host.status.clickActivates) && activate(event, start), isAlone || event.detail > 0);
  });
  // A click on a label has the element itself as its target. So does one that a script dispatches, one on the padding, and one that
  // began on one part of the element and ended on another.
  element.addEventListener('click', (event) => {
    if (event.composedPath()[0] !== element || !host.isInPage || host.isLost) return;
    event.stopImmediatePropagation();
    if (host.ownClick) return;
    host.page.click = clickOf(event);
    if (!event.isTrusted || !host.reach.isAt({ x: event.clientX, y: event.clientY })) receive(event, (start) => activate(event, start), true);
  }, { __proto__: null, capture: true });
  const root = /** @type {ShadowRoot} */ (element.shadowRoot);
  // The browser makes nothing of a touch whose `touchstart` the page prevents. One that has waited for the engine has been decided.
  root.addEventListener('touchstart', (event) => host.isInPage && isFor(element, event) && host.whenReady(() => {
    const answered = () => event.defaultPrevented && cancelled(host.page.contacts.values()).forEach((one) => host.feed([one]));
    if (!event.eventPhase) answered();
    else if (host.status.hasContact) host.page.clicks.wait({ host, event, frames: 0, answered });
  }), { __proto__: null });
  // Register now: a touchmove listener added during a touch may be too late to prevent scrolling.
  on('touchmove', (event) => host.status.holdsScroll && event.preventDefault());
  for (const surface of surfaces) {
    // After an act, the tap's own mouse events and click would press whatever the act has put under the finger. The act may have
    // removed the element.
    surface.addEventListener('touchend', (event) => {
      if (host.isInPage) host.page.clicks.answer(host, event, !event.defaultPrevented && !isForBrowser(event));
      if (host.status.hasActed && event.cancelable) event.preventDefault();
    }, { __proto__: null });
  }
  // The release of a key is heard on surfaces only.
  root.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (!host.isInPage) return;
    if (!host.reach.contains(/** @type {Node?} */ (relatedTarget))) host.interrupt(interruptions.focusLost);
    else if (surfaces.includes(/** @type {any} */ (target))) host.interrupt(interruptions.keysLost);
  }, { __proto__: null });
  // Otherwise Safari's Look Up takes the press over.
  on('webkitmouseforcewillbegin', (event) => event.preventDefault());
}
