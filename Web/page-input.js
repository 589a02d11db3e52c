// Translates the events of a browser: into samples if they are about a contact, into interruptions if they take a press
// away. It decides nothing.

import { contactPhases, contactSources, interruptions, keyPhases, keys } from './declarations.js';
import { hosts } from './define-element.js';
import { hear, pathOf, seconds } from './early-input.js';
import { engine, forEach } from './engine.js';
import { fullScale, inputKey, keyScale, modifiedKey, notSimulated, unknownMaximum } from './wire.js';

/**
 * @typedef {object} ContactSample A sample of a contact, as the engine takes it.
 * @property {number} time the time in seconds, on the page's clock
 * @property {number} phase one of `contactPhases`
 * @property {number} id the id of the contact
 * @property {number} clientX the position in the viewport, in pixels
 * @property {number} clientY
 * @property {number} source one of `contactSources`
 * @property {number} force in units of an average touch if `maximum` is known, otherwise a fraction of the maximum, 0…1
 * @property {number} maximum the sensor's maximum in units of an average touch, or `unknownMaximum`
 * @property {number} radius the radius of the contact in pixels; 0 if unknown
 * @property {number} buttons the buttons, as in a pointer event
 * @property {boolean} isPrimary
 * @property {boolean} isCovered true if the contact is on something else that lies over the control
 * @property {boolean} isForceless true if the beginning of a contact on the control may be an activation by assistive technology
 */

/**
 * @typedef {object} Receiver A host that receives the events of a page.
 * @property {HTMLElement} element
 * @property {import('./define-element.js').Delegate} delegate
 * @property {readonly HTMLElement[]} surfaces the elements that can be pressed; the host listens to these itself
 * @property {boolean} isInPage
 * @property {HTMLElement?} overlay the host's overlay over the page
 * @property {import('./reach.js').Reach} reach
 * @property {number} rank the place among the presses of the page, in the order of their beginnings
 * @property {(samples: ContactSample[]) => void} feed
 * @property {(lift: PointerEvent) => void} takeFocus
 * @property {(kind: number, value: number, time: number) => void} input
 * @property {(reason: number, time: number) => void} interrupt
 * @property {(time: number, isTouching?: boolean) => void} look looks if the person can still mean the press
 * @property {() => void} reframe called when the visible part of a frame's page has become known
 * @property {(time: number) => void} scroll called after a scroll of something that contains the element, or a resize
 */

/**
 * @typedef {object} Shared The page of the hosts in a window.
 * @property {Window} window
 * @property {Set<Receiver>} watching the hosts that receive the page's events
 * @property {Set<Receiver>} touched the hosts with a contact, which prevent the browser's own reactions to it
 * @property {Map<number, ContactSample>} contacts the latest sample of each contact that is down, in the order of their beginnings.
 *   Events without a pointer refer to the last one
 * @property {import('./clicks.js').Clicks} clicks the events that wait for their clicks
 * @property {PointerEventInit} click
 * @property {IntersectionObserverEntry?} seen the part of a frame's page that the pages around it show
 */
/** @typedef {import('./early-input.js').Waited & Shared} Watched */

/** @typedef {IntersectionObserverEntry & { isVisible?: boolean }} Entry `isVisible` is only in Chromium. */

/** @type {Record<string, number>} */
const phases = {
  pointerdown: contactPhases.began,
  pointermove: contactPhases.moved,
  pointerup: contactPhases.ended,
  pointercancel: contactPhases.cancelled,
};

/**
 * True if a click comes from a script, a key or assistive technology instead of a pointer. In Firefox, assistive technology
 * clicks like a mouse, but with an empty pointer type.
 * @param {MouseEvent} event
 */
export const isActivation = ({ detail, pointerType }) => detail === 0 || pointerType === '';

/**
 * Returns the place, the pointer and the modifier keys of a click, for a click of an element's own.
 * @param {MouseEvent & Partial<PointerEvent>} event the browser's click, or the lift of a contact @returns {PointerEventInit}
 */
export function clickOf({ type, detail, altKey, ctrlKey, metaKey, shiftKey, clientX, clientY, screenX, screenY, pointerId, pointerType }) {
  return {
    detail: type === 'click' ? detail : 1, altKey, ctrlKey, metaKey, shiftKey, clientX, clientY, screenX, screenY, pointerId, pointerType,
  };
}

/**
 * Returns the innermost element of the kit that an event is in.
 * @param {Event} event
 */
export const innermost = (event) => pathOf(event).find((node) => hosts.has(/** @type {HTMLElement} */ (node)));

/** @param {MouseEvent | KeyboardEvent | TouchEvent} event */
const hasModifier = ({ ctrlKey, altKey, metaKey }) => ctrlKey || altKey || metaKey;

/**
 * True if the browser handles a click, a key, or the end of a touch, on a surface itself: with a modifier key it opens a link in another tab
 * or window, or saves it. A button ignores modifiers.
 * @param {MouseEvent | KeyboardEvent | TouchEvent} event
 */
export const isForBrowser = (event) =>
  (hasModifier(event) || event.shiftKey) && /** @type {Element} */ (event.currentTarget).matches(':any-link');

const activationKeys = new Map([[' ', keys.space], ['Enter', keys.enter]]);
/** The keys that type nothing. Insert is a modifier key of screen readers. */
const silentKeys =
  /^(Alt|Audio|CapsLock|Control|Dead|Escape|Fn|Hyper|Insert|Media|Meta|NumLock|Process|ScrollLock|Shift|Super|Symbol|Unidentified)/;

/** A key that a person or a scanner types, as the engine takes it. */
const typed = keyPhases.down + keyScale * keys.other;

/**
 * True if a key types. A prevented one has changed the simulated force, or is the page's own.
 * @param {KeyboardEvent} event
 */
const isTyped = (event) => event.type === 'keydown' && !event.defaultPrevented && !hasModifier(event) && !silentKeys.test(event.key);

/**
 * Returns a key as the engine takes it, or null for a key that is nothing to a control. `begins` is true if it begins a press,
 * `clicks` if the browser makes a click of it on a button, and `activates` if it alone activates a native button. Elsewhere the
 * browser must not act on an activation key.
 * @param {KeyboardEvent} event
 * @returns {{ value: number, cancelled?: number, begins?: boolean, clicks?: boolean, activates: boolean }?}
 */
export function keyOf(event) {
  const { type, repeat, metaKey, currentTarget, defaultPrevented } = event;
  const key = activationKeys.get(event.key);
  const isUp = type === 'keyup';
  if (key === undefined) return isTyped(event) ? { value: typed, activates: false } : null;
  // The release of a key counts for what it has begun.
  if (defaultPrevented && !isUp) return null;
  const isEnter = key === keys.enter;
  const isButton = /** @type {Element} */ (currentTarget).localName === 'button';
  // A button ignores modifiers. But with Command, a Mac never reports the release of a key: its click is an activation.
  const isPlain = isButton ? !metaKey : !hasModifier(event) && !isForBrowser(event);
  const phase = isUp ? keyPhases.up : repeat ? keyPhases.repeated : keyPhases.down;
  // A held Enter would click again and again.
  if (isButton ? repeat && isEnter : isPlain || phase !== keyPhases.down) event.preventDefault();
  const begins = isPlain && !isUp;
  const clicks = isButton && (isEnter ? isPlain && phase === keyPhases.down : isUp);
  const code = keyScale * key + (isPlain ? 0 : modifiedKey);
  return { value: phase + code, cancelled: keyPhases.cancelled + code, begins, clicks, activates: isButton ? clicks : begins && !repeat };
}

/** True after a contact on an element that asks for simulated force. Before, a move costs only one call of the engine. */
let hasSimulated = false;
/**
 * Returns samples as cancelled ones.
 * @param {Iterable<ContactSample>} samples
 */
export const cancelled = (samples) => [...samples].map((one) => ({ ...one, phase: contactPhases.cancelled }));

/**
 * True if an event is on or in an element that asks for simulated force. The path ends with the window, which has no
 * attributes.
 * @param {Event} event
 */
const asksForSimulation = (event) => /** @type {Element[]} */ (pathOf(event).slice(0, -1)).some(
  // A form has its fields as properties, under any name.
  (node) => node.nodeType === 1 && Element.prototype.getAttribute.call(node, 'data-pressure-source') === 'simulated',
);

/**
 * Returns a sample with simulated force if that was asked for and no sensor measures the force; otherwise the sample itself. The
 * engine is asked only where the page asks for simulation.
 * @param {ContactSample} sample @param {Watched} page @param {boolean} [isAsked] for a contact that begins, true if it is
 *   on an element that asks for simulation
 */
function simulate(sample, { touched }, isAsked = false) {
  const { phase, id, clientY, source } = sample;
  hasSimulated ||= isAsked;
  if (!hasSimulated) return sample;
  const force = engine.simulate(phase, id, clientY, source, sample.force, isAsked, !touched.size);
  return force === notSimulated ? sample : { ...sample, source: contactSources.simulated, force, maximum: fullScale };
}

/**
 * Returns the samples of a pointer event: one for each coalesced event.
 * @param {PointerEvent} event @param {Watched} page
 * @returns {ContactSample[]}
 */
export function samplesOf(event, page) {
  const coalesced = event.type === 'pointermove' ? event.getCoalescedEvents?.() : null;
  const isDown = event.type === 'pointerdown';
  const { contacts, watching } = page;
  return (coalesced?.length ? coalesced : [event]).map((one) => {
    const { pointerId: id, pointerType, clientX, clientY } = one;
    const sample = {
      time: seconds(one),
      phase: phases[event.type],
      id,
      clientX,
      clientY,
      source: Object.hasOwn(contactSources, pointerType) ? contactSources[pointerType] : contactSources.unknown,
      // A script may simulate a contact by a mouse event.
      force: one.pressure ?? 0,
      maximum: unknownMaximum,
      radius: Math.max(one.width, one.height) / 2,
      buttons: one.buttons,
      isPrimary: one.isPrimary,
      isCovered: false,
      // Assistive technology activates with a pointer without force, either without a size or as a mouse. A real mouse has a force
      // of 0.5, except in WebKit.
      isForceless: isDown && !one.pressure && (!one.width || (pointerType === 'mouse' && /Chrome|Firefox/.test(navigator.userAgent))),
    };
    // While no host watches, the lift of a contact is not heard.
    if (isDown && !watching.size) contacts.clear();
    if (isDown || contacts.has(id)) contacts.set(id, sample);
    if (sample.phase > contactPhases.moved) contacts.delete(id);
    return simulate(sample, page, isDown && asksForSimulation(event));
  });
}

/**
 * Changes the force of a simulated contact. Without a sensor, a person holds the mouse and turns the wheel, or holds one of
 * the keys 1…9. Returns 1 if the contact is simulated.
 * @param {number} id @param {WheelEvent & KeyboardEvent} event one of them
 */
const changesForce = (id, { type, key, deltaY, deltaMode }) => (
  type === 'wheel' ? engine.turnWheel(id, deltaY * (deltaMode ? 33 : 1)) : engine.pressDigit(id, +key, type === 'keydown'));

/** @param {Touch & { touchType?: string }} touch */
const isStylus = ({ touchType }) => touchType === 'stylus';

/**
 * Captures a pointer: the event's surface receives its events until it lifts.
 * @param {PointerEvent} event
 */
export function capturePointer({ currentTarget, pointerId }) {
  try {
    /** @type {Element} */ (currentTarget).setPointerCapture(pointerId);
  } catch {
    // The pointer has already lifted. Its events reach the window anyway.
  }
}

/**
 * Listens to a page for the hosts that watch it, until the returned controller is aborted.
 * @param {Watched} page
 */
export function listen(page) {
  const { window, watching, touched, contacts } = page;
  const lastContact = () => [...contacts.values()].at(-1);
  const watch = new AbortController();
  // Iterates over a copy, so a host that begins to watch during an event does not receive it.
  /** @param {(host: Receiver) => void} act */
  const forEachWatching = (act) => forEach(watching, act);
  /**
   * @template {string} Types
   * @param {Types} types @param {(event: EventOf<Types>) => void} listener
   */
  const on = (types, listener) => {
    for (const type of types.split(' ')) {
      window.addEventListener(type, (event) => {
        // The hosts may end before an event that waits.
        hear(page, event, () => watching.size && listener(/** @type {EventOf<Types>} */ (event)));
      }, {
        __proto__: null, capture: true, passive: false, signal: watch.signal,
      });
    }
  };
  /**
   * Interrupts the hosts for which `concerns` returns true, by default all.
   * @param {Event} event @param {number} reason @param {(host: Receiver) => boolean} [concerns]
   */
  const interruptAll = (event, reason, concerns = Boolean) =>
    forEachWatching((host) => concerns(host) && host.interrupt(reason, seconds(event)));
  /** @param {ContactSample[]} samples */
  const feedAll = (samples) => forEachWatching((host) => host.feed(samples));
  /** @param {Event} event */
  const holdBack = (event) => {
    if (touched.size) event.preventDefault();
  };

  on('pointermove pointercancel', (event) => {
    page.clicks.settle();
    feedAll(samplesOf(event, page));
  });
  on('pointerup', (event) => {
    page.clicks.settle();
    const samples = samplesOf(event, page);
    page.click = clickOf(event);
    const host = [...touched].find(({ reach }) => reach.isOn(pathOf(event)));
    // A script's lift gets no click, and one that has waited for the engine has had it.
    if (!host || !event.isTrusted || !event.eventPhase) return feedAll(samples);
    page.clicks.wait({
      host, event, frames: 0,
      answered: (isMeant) => {
        if (isMeant) host.takeFocus(event);
        feedAll(isMeant ?? true ? samples : cancelled(samples));
      },
    });
  });
  on('click touchend', (event) => page.clicks.notice(event));
  on('pointerdown', (event) => {
    page.clicks.settle();
    const samples = samplesOf(event, page);
    const path = pathOf(event);
    const overlays = [...watching].map(({ overlay }) => overlay);
    const hit = path.find((node) => overlays.includes(/** @type {HTMLElement} */ (node)));
    const inner = innermost(event);
    forEachWatching((host) => {
      const { overlay } = host;
      // A host listens to its own surfaces, except in an element that is in its own. A contact on an overlay is not for the hosts
      // in whose overlays that is.
      const isOwn = inner === host.element && host.surfaces.some((one) => path.includes(one));
      if (isOwn || (overlay && overlay !== hit && path.includes(overlay))) return;
      // The path does not show what is in a closed shadow.
      const isHidden = overlay && !hit && host.reach.isWithin(/** @type {Node} */ (path[0]));
      host.feed(samples.map((one) => (
        { ...one, isForceless: false, isCovered: !overlay || (overlay !== hit && !(isHidden && host.reach.isAt({ x: one.clientX, y: one.clientY }))) }
      )));
    });
  });
  /**
   * Feeds another sample of the last contact.
   * @param {Event} event @param {Partial<ContactSample>} [more]
   */
  const feedMore = (event, more) => {
    const last = lastContact();
    if (last) feedAll([simulate({ ...last, time: seconds(event), phase: contactPhases.moved, ...more }, page)]);
  };
  /**
   * @param {Event} event @param {{ clientX: number, clientY: number }} place @param {number} source
   * @param {number} force @param {number} [maximum]
   */
  const feedForce = (event, { clientX, clientY }, source, force, maximum = unknownMaximum) =>
    feedMore(event, { clientX, clientY, source, force, maximum, radius: 0, buttons: 1, isPrimary: true });
  // Some browsers report force only in touch events. A palm beside a pen is a touch, too.
  on('touchstart touchmove touchforcechange', (event) => {
    const [touch, second] = event.touches;
    if (touch && !second && lastContact()?.source === (isStylus(touch) ? contactSources.pen : contactSources.touch)) feedForce(event, touch, contactSources.touchEvent, touch.force);
  });
  // Safari reports a Force Touch trackpad's stage plus the pressure within it: 1 is a click, more than 2 a force click. These are the
  // readings of `ForceReading.staged`.
  on('webkitmouseforcechanged', (event) => {
    const force = /** @type {number} */ (event.webkitForce) - 1;
    if (force > 1) feedForce(event, event, contactSources.trackpad, fullScale, fullScale);
    else feedForce(event, event, contactSources.trackpad, Math.max(force, 0));
  });
  on('wheel keydown keyup', (event) => {
    page.clicks.settle();
    const last = lastContact();
    if (!last || !touched.size || !changesForce(last.id, /** @type {WheelEvent & KeyboardEvent} */ (event))) return;
    event.preventDefault();
    feedMore(event);
  });
  on('keydown', (event) => {
    // While Command is down, a Mac does not report the release of other keys.
    if (event.key === 'Meta') interruptAll(event, interruptions.keysLost);
    if (isTyped(event)) forEachWatching((host) => {
      if (!host.reach.isOn(pathOf(event))) host.input(inputKey, typed, seconds(event));
    });
    if (event.key !== 'Escape' || hasModifier(event)) return;
    // As with popovers and dialogs, one Escape closes one of them: the press that the engine has on top. It must not also close the
    // peek or the dialog around that element, and neither must a held key.
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    [...watching].reduce((top, host) => (host.rank > top.rank ? host : top)).interrupt(interruptions.escape, seconds(event));
  });
  on('blur visibilitychange', (event) => {
    // Ignore the blur of an element.
    if (!/** @type {Node} */ (event.target).ownerDocument) interruptAll(event, interruptions.hostInactive);
  });
  on('scroll resize', (event) => forEachWatching((host) => {
    const target = /** @type {Node | Window} */ (event.target);
    if (target === window || host.reach.isWithin(/** @type {Node} */ (target))) host.scroll(seconds(event));
  }));
  // A dialog or a popover may now cover an element.
  on('toggle', (event) => forEachWatching((host) => host.look(seconds(event))));
  on('lostpointercapture gotpointercapture', (event) => {
    const path = pathOf(event);
    // A lift ends the capture, too.
    if (event.type === 'lostpointercapture' && !contacts.has(event.pointerId)) return;
    // The page may capture a contact before the element's own capture has begun.
    interruptAll(event, interruptions.captureLost, (host) => (event.type === 'gotpointercapture'
      ? touched.has(host) && !host.reach.isOn(path)
      : [...host.surfaces, host.overlay].includes(/** @type {HTMLElement} */ (path[0]))));
  });
  on('contextmenu', (event) => {
    // A long touch only asks for a call-out, which is prevented. Other pointers and keys open a menu.
    holdBack(event);
    // Some libraries dispatch the event themselves during a touch, without a pointer.
    const isOfTouch = event.pointerType ? event.pointerType === 'touch' : lastContact()?.source === contactSources.touch;
    if (!isOfTouch) interruptAll(event, interruptions.menu);
  });
  on('selectstart dragstart', (event) => {
    holdBack(event);
    // A drag that does not begin has no end, for which a listener of the page would wait.
    if (event.defaultPrevented) event.stopImmediatePropagation();
  });
  watchOutside(page, watch.signal, () => forEachWatching((host) => host.interrupt(interruptions.unreachable, page.now)));
  return watch;
}

/**
 * Calls a function when something outside of the page takes it away from the person, until the signal aborts. A page in a frame
 * receives no contacts beside the frame, and its hit tests do not see what an outer page of another origin does.
 * @param {Watched} page @param {AbortSignal} signal @param {() => void} take
 */
function watchOutside(page, signal, take) {
  const { window, watching } = page;
  if (window === window.parent) return;
  const seeing = new IntersectionObserver(([entry]) => {
    page.seen = entry;
    seeing.disconnect();
    forEach(watching, (host) => host.reframe());
  });
  seeing.observe(window.document.documentElement);
  let inner = /** @type {Window} */ (window);
  for (; inner.frameElement; inner = inner.parent) inner.parent.addEventListener('pointerdown', take, { __proto__: null, capture: true, signal });
  if (inner === inner.parent) return;
  let wasSeen = false;
  // The page itself would count as covered by an overlay.
  const shown = () => [...watching][0]?.overlay ?? inner.document.documentElement;
  // Chromium also reports what covers or fades the frame. Others report only if it is scrolled or clipped away.
  const observer = new IntersectionObserver((entries) => {
    const { isIntersecting, isVisible = isIntersecting, target } = /** @type {Entry} */ (entries.at(-1));
    const isGone = wasSeen && !isVisible;
    wasSeen ||= isVisible;
    if (!isGone) return;
    if (target === shown()) return take();
    // The overlay was that of a host that has ended. Another one is shown.
    wasSeen = false;
    observer.disconnect();
    observer.observe(shown());
  }, /** @type {IntersectionObserverInit} */ ({ __proto__: null, trackVisibility: true, delay: 100 }));
  observer.observe(shown());
  signal.addEventListener('abort', () => observer.disconnect(), { __proto__: null });
}
