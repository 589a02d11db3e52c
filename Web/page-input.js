// Translates the events of a browser: those about a contact become samples, those that take a press away become
// interruptions. It decides nothing.

import { contactPhases, contactSources, interruptions } from './declarations.js';
import { engine } from './engine.js';
import { fullScale, notSimulated, unknownMaximum } from './wire.js';

/**
 * @typedef {object} ContactSample What a contact did, as the engine takes it.
 * @property {number} time seconds of the page's clock
 * @property {number} phase one of `contactPhases`
 * @property {number} id which contact it is
 * @property {number} clientX in the viewport, in pixels
 * @property {number} clientY
 * @property {number} source one of `contactSources`
 * @property {number} force a part of the most that the sensor can say, or, with a maximum, in its units
 * @property {number} maximum the most that the sensor can say, in units of an average touch, or `unknownMaximum`
 * @property {number} radius of the contact, in pixels; 0 is unknown
 * @property {number} buttons as of a pointer event
 * @property {boolean} isPrimary
 */

/**
 * @typedef {object} Receiver Hears what happens in a page.
 * @property {readonly HTMLElement[]} surfaces what is pressed of it: it listens to these itself
 * @property {HTMLElement?} overlay what it has over the page
 * @property {(samples: ContactSample[]) => void} feed
 * @property {(reason: number, time: number) => void} interrupt
 * @property {(time: number) => void} displace is told that something scrolled, or has another size
 */

/**
 * @typedef {object} Watched What the hosts in a window share.
 * @property {Window} window
 * @property {Set<Receiver>} watching those that are told what happens in it
 * @property {Set<Receiver>} holders those with a contact, which hold back what a browser does with one
 */

/** @type {Record<string, number>} */
const phases = {
  pointerdown: contactPhases.began,
  pointermove: contactPhases.moved,
  pointerup: contactPhases.ended,
  pointercancel: contactPhases.cancelled,
};

/**
 * Whether a click comes from no pointer: of a script, a key, or assistive technology. In Firefox that clicks like a mouse,
 * but names none.
 * @param {MouseEvent} event
 */
export const isActivation = ({ detail, pointerType }) => detail === 0 || pointerType === '';

/** @type {ContactSample} Of the contact that came down last, of which events without a pointer speak. */
let last;

/**
 * Whether an event is on or in an element that asks for it. The last of its path is the window.
 * @param {Event} event
 */
const asksForSimulation = (event) => /** @type {Element[]} */ (event.composedPath().slice(0, -1)).some(
  (node) => node.nodeType === 1 && node.getAttribute('data-pressure-source') === 'simulated',
);

/** @param {Event} event */
export const seconds = ({ timeStamp }) => timeStamp / 1000;

/**
 * A sample with the force that the engine simulates for it, where it is asked to and nothing measures one.
 * @param {ContactSample} sample @param {Watched} page @param {boolean} [isAsked] of a contact that comes down
 */
function simulate(sample, { holders }, isAsked) {
  const { phase, id, clientY, source } = sample;
  const force = engine.simulate(phase, id, clientY, source, sample.force, isAsked, !holders.size);
  return force === notSimulated ? sample : { ...sample, source: contactSources.simulated, force, maximum: fullScale };
}

/**
 * The samples of a pointer event: one for each event that the browser put together in it.
 * @param {PointerEvent} event @param {Watched} page
 * @returns {ContactSample[]}
 */
export function samplesOf(event, page) {
  const coalesced = event.type === 'pointermove' ? event.getCoalescedEvents?.() : null;
  const isDown = event.type === 'pointerdown';
  return (coalesced?.length ? coalesced : [event]).map((one) => {
    const { pointerId: id, pointerType, clientX, clientY } = one;
    const sample = {
      time: seconds(one),
      phase: phases[event.type],
      id,
      clientX,
      clientY,
      source: Object.hasOwn(contactSources, pointerType) ? contactSources[pointerType] : contactSources.unknown,
      force: one.pressure,
      maximum: unknownMaximum,
      radius: Math.max(one.width, one.height) / 2,
      buttons: one.buttons,
      isPrimary: one.isPrimary,
    };
    if (isDown || id === last?.id) last = sample;
    return simulate(sample, page, isDown && asksForSimulation(event));
  });
}

/**
 * Whether an event presses a simulated contact harder or softer: who has no sensor holds the mouse and turns the wheel up,
 * or holds a key 1…9.
 * @param {WheelEvent & KeyboardEvent} event one of them
 */
const changesForce = ({ type, key, deltaY, deltaMode }) => (
  type === 'wheel' ? engine.turnWheel(last.id, deltaY * (deltaMode ? 33 : 1)) : engine.pressDigit(last.id, +key, type === 'keydown'));

/**
 * Has the surface that an event is on hear of its pointer until that is gone.
 * @param {PointerEvent} event
 */
export function capturePointer({ currentTarget, pointerId }) {
  try {
    /** @type {Element} */ (currentTarget).setPointerCapture(pointerId);
  } catch {
    // A pointer that is gone already cannot be captured; its events reach the window all the same.
  }
}

/**
 * Calls a function with each of them. An error of one is reported, and the others are called all the same.
 * @template One
 * @param {Iterable<One>} all @param {(one: One) => void} act
 */
export function forEach(all, act) {
  for (const one of [...all]) {
    try {
      act(one);
    } catch (error) {
      reportError(error);
    }
  }
}

/**
 * Listens to a page for those that watch it, until what it returns is aborted.
 * @param {Watched} page
 */
export function listen(page) {
  const { window, watching, holders } = page;
  const watch = new AbortController();
  /**
   * @template {string} Types
   * @param {Types} types @param {(event: EventOf<Types>) => void} listener
   */
  const on = (types, listener) => {
    for (const type of types.split(' ')) {
      window.addEventListener(type, /** @type {EventListener} */ (listener), {
        __proto__: null, capture: true, passive: false, signal: watch.signal,
      });
    }
  };
  // Each host that watches as the event comes: one that opens because of it is not told.
  /** @param {(host: Receiver) => void} act */
  const forEachWatching = (act) => forEach(watching, act);
  /** @param {Event} event @param {number} reason */
  const interruptAll = (event, reason) => forEachWatching((host) => host.interrupt(reason, seconds(event)));
  /** @param {ContactSample[]} samples */
  const feedAll = (samples) => forEachWatching((host) => host.feed(samples));
  /** @param {Event} event */
  const holdBack = (event) => {
    if (holders.size) event.preventDefault();
  };

  on('pointermove pointerup pointercancel', (event) => feedAll(samplesOf(event, page)));
  on('pointerdown', (event) => {
    const samples = samplesOf(event, page);
    const path = event.composedPath();
    // What lies over the page takes what is on it for itself.
    const covering = [...watching].find(({ overlay }) => overlay?.contains(/** @type {Node} */ (path[0])));
    forEachWatching((host) => {
      // The surfaces feed their own.
      const isFed = host.surfaces.some((one) => path.includes(one));
      if (!isFed && (!covering || host === covering)) host.feed(samples);
    });
  });
  /**
   * Feeds what an event tells more of the last contact.
   * @param {Event} event @param {Partial<ContactSample>} [more]
   */
  const feedMore = (event, more) =>
    feedAll([simulate({ ...last, time: seconds(event), phase: contactPhases.moved, ...more }, page)]);
  /** @param {Event} event @param {{ clientX: number, clientY: number }} place @param {number} source @param {number} force */
  const feedForce = (event, { clientX, clientY }, source, force) =>
    feedMore(event, { clientX, clientY, source, force, radius: 0, buttons: 1, isPrimary: true });
  // Some engines leave it out of their pointer events.
  on('touchstart touchmove touchforcechange', (event) => {
    const [touch, second] = event.touches;
    if (touch && !second) feedForce(event, touch, contactSources.touchEvent, touch.force);
  });
  // A Force Touch trackpad in Safari on the Mac says 0…3, where 1 is a click.
  on('webkitmouseforcechanged', (event) =>
    feedForce(event, event, contactSources.trackpad, /** @type {number} */ (event.webkitForce) / 3));
  on('wheel keydown keyup', (event) => {
    if (!holders.size || !changesForce(/** @type {WheelEvent & KeyboardEvent} */ (event))) return;
    event.preventDefault();
    feedMore(event);
  });
  on('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // It is for what came last: not for the peek that a ring stands in, nor for the dialog around both.
    event.preventDefault();
    event.stopPropagation();
    /** @type {Receiver} */ ([...watching].at(-1)).interrupt(interruptions.escape, seconds(event));
  });
  on('blur visibilitychange', (event) => {
    // The window's own, and no element's.
    if (!/** @type {Node} */ (event.target).ownerDocument) interruptAll(event, interruptions.hostInactive);
  });
  on('scroll resize', (event) => forEachWatching((host) => host.displace(seconds(event))));
  on('lostpointercapture', (event) => {
    const [target] = event.composedPath();
    forEachWatching((host) => {
      if (host.surfaces.includes(/** @type {HTMLElement} */ (target))) host.interrupt(interruptions.captureLost, seconds(event));
    });
  });
  on('contextmenu', (event) => {
    // A long touch asks for a call-out, which is held back; anything else opens a menu.
    holdBack(event);
    if (event.pointerType !== 'touch') interruptAll(event, interruptions.menu);
  });
  on('selectstart dragstart', holdBack);
  return watch;
}
