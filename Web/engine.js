// Loads the engine, pressurekit.wasm, which has every rule of behaviour, and reads its numbers by name.

import { engineBytes, engineName } from 'engine-bytes';
import { hasPage, instantiate } from './instantiate.js';
import {
  eventKindShift, eventValue, mostEvents, readingAt, statusHasContact, statusHoldsScroll, statusIsEngaged, statusIsLeftOpen,
  statusNeedsFrame, statusSource, statusSourceShift, statusState,
} from './wire.js';

/**
 * Its functions; undefined while it has not loaded.
 * @type {import('./engine-functions.js').Engine}
 */
export let engine;

/** @type {[loaded: () => void, lost?: () => void][]} Who waits for it. */
const waiting = [];
let isLost = false;

/**
 * Calls a function once the engine has loaded, or another once it turned out that it does not; at once if that is known.
 * @param {() => void} loaded @param {() => void} [lost]
 */
export function whenLoaded(loaded, lost) {
  if (engine) loaded();
  else if (isLost) lost?.();
  else waiting.push([loaded, lost]);
}

/** Whether the browser has what the elements are made of: custom states and popovers, the newest of it. */
const isSupported = () =>
  'states' in (globalThis.ElementInternals?.prototype ?? {}) && 'togglePopover' in HTMLElement.prototype &&
  'attachInternals' in HTMLElement.prototype && CSS.supports('selector(:state(a))');

/** @typedef {BufferSource & { then?: undefined }} Bytes They are no promise. */

async function load() {
  if (!hasPage) return;
  try {
    if (!isSupported()) throw Error('the browser is older than Chrome 125, Firefox 126 or Safari 17.4');
    /** @type {Bytes | Promise<Bytes>} */
    let bytes = engineBytes();
    if (bytes.then) bytes = await bytes;
    engine = /** @type {typeof engine} */ (/** @type {unknown} */ (instantiate(bytes)));
  } catch (cause) {
    isLost = true;
    throw Error(`PressureKit cannot load ${engineName()}: ${/** @type {Error} */ (cause).message}`, { cause });
  } finally {
    for (const [loaded, lost] of waiting) whenLoaded(loaded, lost);
  }
}

/**
 * Resolves when the engine has loaded and the elements are defined; rejects when it does not load. Nobody else hears of
 * that: a browser reports it unless the page takes it. Without a page it resolves, and nothing is defined.
 */
export const ready = load();

/**
 * What a control is, now.
 * @param {number} handle
 */
export function status(handle) {
  const bits = engine.status(handle);
  return {
    state: bits & statusState,
    source: (bits >> statusSourceShift) & statusSource,
    hasContact: (bits & statusHasContact) > 0,
    /** Whether it waits for the rest of a protocol. */
    isEngaged: (bits & statusIsEngaged) > 0,
    needsFrame: (bits & statusNeedsFrame) > 0,
    /** Whether the contact's moves are the control's, and scroll nothing. */
    holdsScroll: (bits & statusHoldsScroll) > 0,
    /** Whether something stays over the page without a contact. */
    isLeftOpen: (bits & statusIsLeftOpen) > 0,
  };
}

// Growing the memory invalidates a view. Create a new one.

/** The events of the last input of which any came: the kind of each, and what it carries. */
export const events = () =>
  [...new Uint8Array(engine.memory.buffer, engine.eventAddress(), mostEvents)].filter(Boolean)
    .map((code) => ({ code, kind: code >> eventKindShift, value: code & eventValue }));

/** @type {Float32Array | never[]} Empty before the first is drawn. */
let scene = [];
/**
 * Draws a control: its layers, `layerStride` numbers each, and then a 0. They are there until the next is drawn.
 * @param {number} handle
 */
export function drawScene(handle) {
  const address = engine.draw(handle);
  // One view for all: a new one is dear. Of a view of memory that grew nothing is left.
  if (!scene.length) scene = new Float32Array(engine.memory.buffer, address);
  return /** @type {Float32Array} */ (scene);
}

/** @typedef {keyof typeof readingAt} Reading */

/** @type {Float64Array | never[]} Empty before the first is read. */
let numbers = [];
/**
 * One of what a control reads; zero where there is no control.
 * @param {number} handle @param {Reading} name
 */
export function reading(handle, name) {
  if (!handle) return 0;
  // Before the view is made: it may be what makes the memory grow.
  const address = engine.read(handle);
  if (!numbers.length) numbers = new Float64Array(engine.memory.buffer, address);
  return numbers[readingAt[name]];
}

/**
 * All that a control reads, by name.
 * @param {number} handle
 */
export const readings = (handle) => /** @type {Record<Reading, number>} */ (
  Object.fromEntries(Object.keys(readingAt).map((name) => [name, reading(handle, /** @type {Reading} */ (name))])));
