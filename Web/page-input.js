// What a browser tells of a press: its many events about a contact become samples of one kind, and
// what takes a press away becomes an interruption. Nothing is decided here.

import { engine } from './engine.js';
import { holders } from './page.js';

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

/** A contact that an event speaks of: what tells a host's control of it, in the control's own coordinates. */
function contact(
  { timeStamp }, phase, id, { clientX, clientY }, origin, force, maximum = 0, radius = 0, buttons = 1, isPrimary = 1,
) {
  const source = origins.indexOf(origin);
  return ({ handle, space: { x, y, scale }, input }) =>
    input(
      engine.feed(
        handle, timeStamp / 1000, phase, id, (clientX - x) * scale, (clientY - y) * scale, source, force, maximum,
        radius * scale, buttons, isPrimary,
      ),
    );
}

/** Reads a pointer event, with all the events that the browser put together in it: what tells a host of it. */
export function readPointer(event) {
  const coalesced = event.type === 'pointermove' ? event.getCoalescedEvents?.() : null;
  const contacts = (coalesced?.length ? coalesced : [event]).map((one) => {
    const isOurs = one.pointerType === 'mouse' && isSimulated();
    const { pointerId: id, clientX, clientY } = one;
    if (event.type === 'pointerdown') Object.assign(last, { id, force: lightTouch });
    if (id === last.id) Object.assign(last, { clientX, clientY });
    return contact(
      one, phases.indexOf(event.type), id, one,
      isOurs ? 'simulated' : one.pointerType,
      isOurs ? last.force * fullScale : one.pressure, isOurs ? fullScale : 0,
      Math.max(one.width, one.height) / 2, one.buttons, one.isPrimary,
    );
  });
  return (host) => contacts.forEach((tell) => tell(host));
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

/** The hosts that are told what happens in the page. @type {Set<ControlHost>} */
const watching = new Set();
/** What listens to the page meanwhile, once for all of them. @type {AbortController} */
let watch;

// The element's place, and not its surface's, which a press makes smaller.
const where = ({ surface }) => JSON.stringify(surface.getRootNode().host.getBoundingClientRect());

/** Tells a host what happens in the page, or no longer. */
export function watchPage(host, isWatching) {
  if (watching.has(host) === isWatching) return;
  if (isWatching) {
    if (!watching.size) listen();
    watching.add(host);
    // Once it is anywhere else, what is pressed is no longer under the finger.
    host.place = where(host);
  } else {
    watching.delete(host);
    // Its signal is let go of as well: the reason in it holds the stack it was ended from, and with that
    // the element that was pressed last.
    if (!watching.size) watch = watch.abort();
  }
}

function listen() {
  watch = new AbortController();
  /** An event is read once, by what returns what tells a host of it, if there is anything to be told. */
  const on = (types, read) => {
    const listener = (event) => {
      const tell = read(event);
      // Those that it concerned when it came: one that opens on the Escape of another is not closed by it.
      if (tell) [...watching].forEach(tell);
    };
    for (const type of types.split(' ')) {
      window.addEventListener(type, listener, { capture: true, passive: false, signal: watch.signal });
    }
  };
  /** A force that an event tells of the contact which the pointer events follow. */
  const push = (event, place, origin, force, maximum) => contact(event, 1, last.id, place, origin, force, maximum);
  const interrupt = ({ timeStamp }, reason) => (host) => host.interrupt(reason, timeStamp / 1000);
  const holdBack = (event) => {
    if (holders.size) event.preventDefault();
  };

  on('pointermove pointerup pointercancel', readPointer);
  on('pointerdown', (event) => {
    const tell = readPointer(event);
    // The surfaces feed their own.
    const path = event.composedPath();
    return (host) => host.surfaces.some((one) => path.includes(one)) || tell(host);
  });
  // Some engines leave it out of their pointer events.
  on('touchstart touchmove touchforcechange', (event) => {
    const [touch, second] = event.touches;
    return touch && !second && push(event, touch, 'touchEvent', touch.force);
  });
  // A Force Touch trackpad in Safari on the Mac says 0…3, where 1 is a click.
  on('webkitmouseforcechanged', (event) => push(event, event, 'trackpad', event.webkitForce / 3));
  on('wheel keydown keyup', (event) =>
    holders.size && simulates(event) && push(event, last, 'simulated', last.force * fullScale, fullScale));
  on('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // It was for this, and not for the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    return interrupt(event, escape);
  });
  // The window's own, and no element's.
  on('blur visibilitychange', (event) => !event.target.ownerDocument && interrupt(event, hostInactive));
  on('scroll resize', (event) => (host) => {
    if (where(host) === host.place) return;
    host.locate();
    interrupt(event, displaced)(host);
  });
  on('lostpointercapture', (event) => {
    const [target] = event.composedPath();
    return (host) => host.surfaces.includes(target) && interrupt(event, captureLost)(host);
  });
  on('contextmenu', (event) => {
    // A long touch asks for a call-out, which is held back; anything else opens a menu.
    holdBack(event);
    return event.pointerType !== 'touch' && interrupt(event, menu);
  });
  on('selectstart dragstart', holdBack);
}
