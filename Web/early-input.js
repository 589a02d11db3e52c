// Input that comes before the engine waits for it in its order, and is handled with its times.

/**
 * @typedef {object} Waited The page that input waits for.
 * @property {number} now the time in seconds, on the page's clock
 * @property {number?} reached the time up to which input that waited was handled, in seconds; null without any
 * @property {Set<{ input(kind: number, value: number, time: number): void, look(time: number, isTouching: boolean): void }>} watching
 *   the hosts that receive the page's events
 */

import { engine, forEach, requestEngine, whenLoaded } from './engine.js';
import { inputPassing, inputUnseen } from './wire.js';

/** The steps in which time passes for a press that has waited, in seconds. The engine takes a longer one for a stall. */
const step = 0.1;

/** @type {WeakMap<Event, EventTarget[]>} The paths of events that wait. An event's own path ends with its dispatch. */
const paths = new WeakMap();
/** @param {Event} event */
export const pathOf = (event) => paths.get(event) ?? event.composedPath();
/** @param {Event} event */
export const seconds = ({ timeStamp }) => timeStamp / 1000;

/**
 * Lets the time pass for the presses of a page, of which nothing was shown. All lifts were heard meanwhile, so none of it is a
 * stall.
 * @param {Waited} page @param {number} time
 */
function passUntil(page, time) {
  /** @param {number} kind @param {number} at */
  const pass = (kind, at) => forEach(page.watching, (host) => host.input(kind, 0, at));
  for (let at = page.reached ?? time; at < time; at += step) pass(inputPassing, at);
  pass(inputUnseen, time);
  page.reached = time;
}

/**
 * Handles an event: at once, or when the engine has loaded.
 * @param {Waited} page @param {Event} event @param {() => void} handle
 * @param {() => void} [lost] called instead if the engine cannot be loaded
 */
export function hear(page, event, handle, lost) {
  if (engine) return handle();
  // An event that has waited for its click has no path any more.
  if (event.eventPhase) paths.set(event, event.composedPath());
  requestEngine();
  whenLoaded(() => {
    passUntil(page, seconds(event));
    handle();
    queueMicrotask(() => catchUp(page));
  }, lost);
}

/**
 * Lets the time pass until now, after all events that waited.
 * @param {Waited} page
 */
function catchUp(page) {
  if (page.reached === null) return;
  passUntil(page, page.now);
  page.reached = null;
  forEach(page.watching, (host) => host.look(page.now, true));
}
