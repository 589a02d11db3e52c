// A browser's many events about a contact become samples of one kind. Nothing is decided here.

import { engine } from './engine.js';

// In the order of the engine's enumerations.
const phases = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'];
const origins = ['', 'touch', 'touchEvent', 'pen', 'mouse', 'trackpad', 'simulated'];

/** What a 3D Touch screen reports at most, in units of an average touch. */
const fullScale = 20 / 3;
const lightTouch = 0.1;

/** The contact that events without a pointer speak of, and its simulated force, 0…1. */
const last = { id: 0, clientX: 0, clientY: 0, force: lightTouch };

const isSimulated = () => document.documentElement.dataset.pressureSource === 'simulated';

/** Feeds what a pointer event says, with all the events that the browser put together in it. */
export function feedPointer(handle, event, take) {
  const coalesced = event.type === 'pointermove' ? event.getCoalescedEvents?.() : null;
  for (const one of coalesced?.length ? coalesced : [event]) {
    const simulates = one.pointerType === 'mouse' && isSimulated();
    const { pointerId: id, clientX, clientY } = one;
    if (event.type === 'pointerdown') Object.assign(last, { id, force: lightTouch });
    if (id === last.id) Object.assign(last, { clientX, clientY });
    take(
      engine.feed(
        handle, one.timeStamp / 1000, phases.indexOf(event.type), id, clientX, clientY,
        Math.max(0, origins.indexOf(simulates ? 'simulated' : one.pointerType)),
        simulates ? last.force * fullScale : one.pressure, simulates ? fullScale : 0,
        Math.max(one.width, one.height) / 2, one.buttons, one.isPrimary,
      ),
    );
  }
}

/** Feeds `Touch.force`, which some engines leave out of their pointer events. */
export function feedTouch(handle, event, take) {
  const [touch, second] = event.touches;
  if (touch && !second) take(feedForce(handle, event, touch, 'touchEvent', touch.force, 0));
}

/** Feeds what a Force Touch trackpad tells Safari on the Mac: 0…3, where 1 is a click. */
export function feedTrackpad(handle, event, take) {
  take(feedForce(handle, event, event, 'trackpad', event.webkitForce / 3, 0));
}

/**
 * Feeds the simulated force, while `<html data-pressure-source="simulated">`: a developer without a
 * sensor holds the mouse and turns the wheel up, or holds a key 1…9, to push harder.
 */
export function feedSimulator(handle, event, take) {
  if (!isSimulated()) return;
  if (event.type === 'wheel') {
    const pixels = event.deltaY * (event.deltaMode ? 33 : 1);
    last.force = Math.min(Math.max(last.force - pixels / 2000, 0), 1);
  } else if (/^[1-9]$/.test(event.key)) {
    last.force = event.type === 'keydown' ? event.key / 10 : lightTouch;
  } else return;
  event.preventDefault();
  take(feedForce(handle, event, last, 'simulated', last.force * fullScale, fullScale));
}

const feedForce = (handle, event, { clientX, clientY }, origin, force, maximum) =>
  engine.feed(
    handle, event.timeStamp / 1000, 1, last.id, clientX, clientY, origins.indexOf(origin), force,
    maximum, 0, 1, 1,
  );
