// What a browser tells of a press: its many events about a contact become samples of one kind, and
// what takes a press away becomes an interruption. Nothing is decided here.

/** @typedef {import('./control-host.js').ControlHost} ControlHost */

import { contactPhases, contactSources, interruptions } from './declarations.js';

/**
 * @typedef {object} ContactSample What a contact did, as the engine takes it.
 * @property {number} time seconds of the page's clock
 * @property {number} phase one of `contactPhases`
 * @property {number} id which contact it is
 * @property {number} clientX in the viewport, in pixels
 * @property {number} clientY
 * @property {number} source one of `contactSources`
 * @property {number} force a part of the most that the sensor can say, or, with a maximum, in its units
 * @property {number} maximum the most that the sensor can say, in units of an average touch; 0 is unknown
 * @property {number} radius of the contact, in pixels; 0 is unknown
 * @property {number} buttons as of a pointer event
 * @property {boolean} isPrimary
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

/** What a 3D Touch screen reports at most, in units of an average touch. */
const fullScale = 20 / 3;
const lightTouch = 0.1;

/** How far a touch slides up for all of the simulated force, in pixels. */
const slideOfAll = 200;

/** The contact that events without a pointer speak of: where it is and came down, and, if one is simulated, its force, 0…1. */
const last = { id: 0, clientX: 0, clientY: 0, downY: 0, isSimulated: false, force: lightTouch };

/**
 * Whether an event is on or in an element that asks for it. The last of its path is the window.
 * @param {Event} event
 */
const asksForSimulation = (event) => /** @type {Element[]} */ (event.composedPath().slice(0, -1)).some(
  (node) => node.nodeType === 1 && node.getAttribute('data-pressure-source') === 'simulated',
);

/** @param {Event} event */
const seconds = ({ timeStamp }) => timeStamp / 1000;

/**
 * The samples of a pointer event: one for each event that the browser put together in it.
 * @param {PointerEvent} event
 * @returns {ContactSample[]}
 */
export function samplesOf(event) {
  const coalesced = event.type === 'pointermove' ? event.getCoalescedEvents?.() : null;
  return (coalesced?.length ? coalesced : [event]).map((one) => {
    const { pointerId: id, pointerType, clientX, clientY } = one;
    if (event.type === 'pointerdown') {
      const isSimulated = pointerType !== 'pen' && asksForSimulation(event);
      Object.assign(last, { id, downY: clientY, isSimulated, force: lightTouch });
    }
    if (id === last.id) Object.assign(last, { clientX, clientY });
    const sample = {
      time: seconds(one),
      phase: phases[event.type],
      id,
      clientX,
      clientY,
      source: Object.hasOwn(contactSources, pointerType) ? contactSources[pointerType] : contactSources.unknown,
      force: one.pressure,
      maximum: 0,
      radius: Math.max(one.width, one.height) / 2,
      buttons: one.buttons,
      isPrimary: one.isPrimary,
    };
    if (id !== last.id || !last.isSimulated) return sample;
    if (pointerType === 'touch') press(lightTouch + (last.downY - clientY) / slideOfAll);
    return { ...sample, ...simulatedForce() };
  });
}

/**
 * The sample of an event that tells more of the force of the last contact: where it is, and how hard it presses.
 * @param {Event} event @param {{ clientX: number, clientY: number }} place
 * @param {Pick<ContactSample, 'source' | 'force'> & { maximum?: number }} force
 * @returns {ContactSample}
 */
function forceSample(event, { clientX, clientY }, force) {
  return {
    time: seconds(event), phase: contactPhases.moved, id: last.id, clientX, clientY, maximum: 0, radius: 0, buttons: 1,
    isPrimary: true, ...force,
  };
}

/** @param {number} source @param {number} force */
const measuredForce = (source, force) => ({ source, force });

const simulatedForce = () => ({ ...measuredForce(contactSources.simulated, last.force * fullScale), maximum: fullScale });

/** @param {number} force */
const press = (force) => (last.force = Math.min(Math.max(force, 0), 1));

/**
 * Whether an event changed the simulated force, where `data-pressure-source="simulated"` is around what is pressed: who
 * has no sensor holds the mouse and turns the wheel up, or holds a key 1…9, to push harder. A touch slides up.
 * @param {WheelEvent & KeyboardEvent} event one of them
 */
function changesSimulatedForce(event) {
  if (!last.isSimulated) return false;
  if (event.type === 'wheel') {
    const pixels = event.deltaY * (event.deltaMode ? 33 : 1);
    press(last.force - pixels / 2000);
  } else if (/^[1-9]$/.test(event.key)) {
    last.force = event.type === 'keydown' ? /** @type {number} */ (/** @type {unknown} */ (event.key)) / 10 : lightTouch;
  } else {
    return false;
  }
  event.preventDefault();
  return true;
}

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
 * Listens to a page for the hosts that watch it, until what it returns is aborted.
 * @param {import('./page.js').Page} page
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
  /** @param {(host: ControlHost) => void} act */
  const forEachWatching = (act) => page.forEach(watching, act);
  /** @param {Event} event @param {number} reason */
  const interruptAll = (event, reason) => forEachWatching((host) => host.interrupt(reason, seconds(event)));
  /** @param {ContactSample[]} samples */
  const feedAll = (samples) => forEachWatching((host) => host.feed(samples));
  /** @param {Event} event */
  const holdBack = (event) => {
    if (holders.size) event.preventDefault();
  };

  on('pointermove pointerup pointercancel', (event) => feedAll(samplesOf(event)));
  on('pointerdown', (event) => {
    const samples = samplesOf(event);
    const path = event.composedPath();
    // What lies over the page takes what is on it for itself.
    const covering = [...watching].find((host) => host.covers(/** @type {Node} */ (path[0])));
    forEachWatching((host) => {
      // The surfaces feed their own.
      const isFed = host.surfaces.some((one) => path.includes(one));
      if (!isFed && (!covering || host === covering)) host.feed(samples);
    });
  });
  // Some engines leave it out of their pointer events.
  on('touchstart touchmove touchforcechange', (event) => {
    const [touch, second] = event.touches;
    if (touch && !second && !last.isSimulated) feedAll([forceSample(event, touch, measuredForce(contactSources.touchEvent, touch.force))]);
  });
  // A Force Touch trackpad in Safari on the Mac says 0…3, where 1 is a click.
  on('webkitmouseforcechanged', (event) =>
    feedAll([forceSample(event, event, measuredForce(contactSources.trackpad, /** @type {number} */ (event.webkitForce) / 3))]));
  on('wheel keydown keyup', (event) => {
    if (holders.size && changesSimulatedForce(/** @type {WheelEvent & KeyboardEvent} */ (event))) {
      feedAll([forceSample(event, last, simulatedForce())]);
    }
  });
  on('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // It is for what came last: not for the peek that a ring stands in, nor for the dialog around both.
    event.preventDefault();
    event.stopPropagation();
    /** @type {ControlHost} */ ([...watching].at(-1)).interrupt(interruptions.escape, seconds(event));
  });
  on('blur visibilitychange', (event) => {
    // The window's own, and no element's.
    if (!/** @type {Node} */ (event.target).ownerDocument) interruptAll(event, interruptions.hostInactive);
  });
  on('scroll resize', (event) =>
    forEachWatching((host) => {
      if (host.where === host.place) return;
      host.locate();
      host.interrupt(interruptions.displaced, seconds(event));
    }));
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
