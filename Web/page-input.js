// What a browser tells of a press: its many events about a contact become samples of one kind, and
// what takes a press away becomes an interruption. Nothing is decided here.

import { engine, interruption } from './engine.js';

// In the order of the engine's enumerations.
const phases = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'];
const origins = ['', 'touch', 'touchEvent', 'pen', 'mouse', 'trackpad', 'simulated'];
export const [captureLost, escape, focusLost, hostInactive, displaced, menu, removed] =
  Array(7).keys();

/** What a 3D Touch screen reports at most, in units of an average touch. */
const fullScale = 20 / 3;
const lightTouch = 0.1;

/** The contact that events without a pointer speak of, and its simulated force, 0…1. */
const last = { id: 0, clientX: 0, clientY: 0, force: lightTouch };

const isSimulated = () => document.documentElement.dataset.pressureSource === 'simulated';

/** Feeds a sample to a host's control: a contact of the page, in the control's own coordinates. */
function feed(
  { handle, space, input }, time, phase, id, { clientX, clientY }, origin, force, maximum,
  radius = 0, buttons = 1, isPrimary = 1,
) {
  const { x, y, scale } = space;
  const source = Math.max(0, origins.indexOf(origin));
  input(
    engine.$feed(
      handle, time / 1000, phase, id, (clientX - x) * scale, (clientY - y) * scale, source, force,
      maximum, radius * scale, buttons, isPrimary,
    ),
  );
}

/** Feeds what a pointer event says, with all the events that the browser put together in it. */
export function feedPointer(host, event) {
  const coalesced = event.type === 'pointermove' ? event.getCoalescedEvents?.() : null;
  for (const one of coalesced?.length ? coalesced : [event]) {
    const isOurs = one.pointerType === 'mouse' && isSimulated();
    const { pointerId: id, clientX, clientY } = one;
    if (event.type === 'pointerdown') Object.assign(last, { id, force: lightTouch });
    if (id === last.id) Object.assign(last, { clientX, clientY });
    feed(
      host, one.timeStamp, phases.indexOf(event.type), id, one,
      isOurs ? 'simulated' : one.pointerType,
      isOurs ? last.force * fullScale : one.pressure, isOurs ? fullScale : 0,
      Math.max(one.width, one.height) / 2, one.buttons, one.isPrimary,
    );
  }
}

/**
 * Whether an event changed the simulated force, while `<html data-pressure-source="simulated">`: a
 * developer without a sensor holds the mouse and turns the wheel up, or holds a key 1…9, to push harder.
 */
function simulates(event) {
  if (!isSimulated()) return false;
  if (event.type === 'wheel') {
    const pixels = event.deltaY * (event.deltaMode ? 33 : 1);
    last.force = Math.min(Math.max(last.force - pixels / 2000, 0), 1);
  } else if (/^[1-9]$/.test(event.key)) {
    last.force = event.type === 'keydown' ? event.key / 10 : lightTouch;
  } else {
    return false;
  }
  event.preventDefault();
  return true;
}

/**
 * Listens to the page until the controller that it returns is aborted.
 * @param {ControlHost} host
 * @param {Delegate} delegate of the host; the surfaces feed their own `pointerdown`
 */
export function watchPage(host, { surfaces, locate }) {
  const watch = new AbortController();
  const on = (target, types, listener) => {
    for (const type of types.split(' ')) {
      target.addEventListener(type, listener, {
        capture: true, passive: false, signal: watch.signal,
      });
    }
  };
  /** Feeds a force that an event tells of the contact which the pointer events follow. */
  const push = (event, contact, origin, force, maximum = 0) =>
    feed(host, event.timeStamp, 1, last.id, contact, origin, force, maximum);
  const interrupt = (event, reason) =>
    host.input(engine.$input(host.handle, event.timeStamp / 1000, interruption, reason));
  const holdBack = (event) => host.status.hasContact && event.preventDefault();
  const where = () => JSON.stringify(surfaces[0].getBoundingClientRect());
  const place = where();

  on(window, 'pointermove pointerup pointercancel', (event) => feedPointer(host, event));
  on(window, 'pointerdown', (event) => {
    if (!surfaces.some((one) => event.composedPath().includes(one))) feedPointer(host, event);
  });
  // Some engines leave it out of their pointer events.
  on(window, 'touchstart touchmove touchforcechange', (event) => {
    const [touch, second] = event.touches;
    if (touch && !second) push(event, touch, 'touchEvent', touch.force);
  });
  // A Force Touch trackpad in Safari on the Mac says 0…3, where 1 is a click.
  on(window, 'webkitmouseforcechanged', (event) =>
    push(event, event, 'trackpad', event.webkitForce / 3));
  on(window, 'wheel keydown keyup', (event) => {
    if (host.status.hasContact && simulates(event)) {
      push(event, last, 'simulated', last.force * fullScale, fullScale);
    }
  });
  on(window, 'keydown', (event) => {
    if (event.key !== 'Escape') return;
    // It was for this, and not for the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    interrupt(event, escape);
  });
  on(window, 'blur', (event) => {
    if (event.target === window) interrupt(event, hostInactive);
  });
  on(document, 'visibilitychange', (event) => interrupt(event, hostInactive));
  on(window, 'scroll resize', (event) => {
    if (where() === place) return;
    locate();
    interrupt(event, displaced);
  });
  on(window, 'lostpointercapture', (event) => {
    if (surfaces.includes(event.composedPath()[0])) interrupt(event, captureLost);
  });
  on(window, 'contextmenu', (event) => {
    // A long touch asks for a call-out, which is held back; anything else opens a menu.
    holdBack(event);
    if (event.pointerType !== 'touch') interrupt(event, menu);
  });
  on(window, 'selectstart dragstart', holdBack);
  return watch;
}
