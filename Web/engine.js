// Loads the engine, pressurekit.wasm, which has all rules of behaviour, and reads its numbers by name.

import { engineModule, engineName, isInside } from 'engine-bytes';
import { kitVersion } from './declarations.js';
import { hasPage, instantiate } from './instantiate.js';
import {
  eventKindShift, eventValue, readingAt, sceneIntention, statusClickActivates, statusHasActed, statusHasContact, statusHoldsScroll, statusIsEngaged, statusIsLeftOpen,
  statusNeedsFrame, statusSource, statusSourceShift, statusState,
} from './wire.js';

/**
 * The engine's functions; undefined until it has loaded.
 * @type {import('./engine-functions.js').Engine}
 */
export let engine;

/**
 * Calls a function with each item. If a call throws, the error is reported and the other calls still run.
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

/** @type {[loaded: () => void, lost?: () => void][]} Callbacks that wait for the engine, in their order. */
const waiting = [];
let isLost = false;

/**
 * Calls `loaded` once the engine has loaded, or `lost` once loading has failed; at once if that is already known.
 * @param {() => void} loaded @param {() => void} [lost]
 */
export function whenLoaded(loaded, lost) {
  if (engine) loaded();
  else if (isLost) lost?.();
  else waiting.push([loaded, lost]);
}

/** True if the browser has custom states and popovers, the newest features that the elements use. */
export const isSupported = hasPage &&
  'states' in (globalThis.ElementInternals?.prototype ?? {}) && 'togglePopover' in HTMLElement.prototype &&
  'attachInternals' in HTMLElement.prototype && CSS.supports('selector(:state(a))');

/** @param {number} version @returns {string} */
const nameOf = (version) => [version / 1e6, version / 1e3 % 1e3, version % 1e3].map(Math.trunc).join('.');

/** Resolves in the next task. A test's clock does not stop it. */
const nextTask = () => new Promise((done) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => done(port1.close());
  port2.postMessage(0);
});

async function load() {
  try {
    if (!isSupported) throw Error('the browser is older than Chrome 125, Firefox 126 or Safari 17.4');
    let module = /** @type {WebAssembly.Module} */ (engineModule());
    if (!isInside) module = await module;
    /** @type {typeof engine} */
    const loaded = instantiate(module);
    // A cache may have kept one of the two. Their numbers can differ without an error. A script with the hash of its engine has no other.
    if (!import.meta.integrity && loaded.version() !== kitVersion) throw Error(`it has version ${nameOf(loaded.version())}, and the script ${nameOf(kitVersion)}: load both again`);
    // The elements begin in a task of their own, so that the page can answer in between.
    if (!isInside) await nextTask();
    engine = loaded;
  } catch (cause) {
    isLost = true;
    throw Error(`PressureKit cannot load ${engineName()}: ${/** @type {Error} */ (cause).message}`, { cause });
  } finally {
    // Each callback is called once, and must not be kept.
    forEach(waiting.splice(0), ([loaded, lost]) => whenLoaded(loaded, lost));
  }
}

/** Starts to load the engine. Later calls do nothing. */
export let requestEngine = () => {};

/**
 * Resolves when the engine has loaded. Rejects if loading fails: the browser reports the rejection unless the page handles it.
 * Without a document it resolves at once.
 */
export const ready = /** @type {Promise<void>} */ (new Promise((resolve, reject) => {
  if (!hasPage) return resolve();
  const signs = new AbortController();
  requestEngine = () => {
    requestEngine = () => {};
    signs.abort();
    load().then(resolve, reject);
  };
  if (isInside || !isSupported || document.readyState === 'complete' || document.documentElement.getAttribute('data-pressure-engine') === 'now') return requestEngine();
  // The end of the page's loading, or the first sign of an interaction anywhere in it. Timers would stand still with a test's clock.
  for (const type of ['load', 'pointerover', 'pointerdown', 'focusin', 'keydown']) {
    addEventListener(type, () => requestEngine(), { __proto__: null, capture: true, passive: true, signal: signs.signal });
  }
}));

/**
 * Returns a control's status by name. Each input of the engine returns the status as bits.
 * @param {number} bits
 */
export const statusOf = (bits) => ({
  state: bits & statusState,
  source: (bits >> statusSourceShift) & statusSource,
  hasContact: (bits & statusHasContact) > 0,
  /** True if the control waits for the rest of a protocol. */
  isEngaged: (bits & statusIsEngaged) > 0,
  needsFrame: (bits & statusNeedsFrame) > 0,
  /** True if the contact's moves belong to the control, so that they must not scroll the page. */
  holdsScroll: (bits & statusHoldsScroll) > 0,
  /** True if an overlay stays over the page without a contact. */
  isLeftOpen: (bits & statusIsLeftOpen) > 0,
  /** True if the click of the last contact or key is an activation. */
  clickActivates: (bits & statusClickActivates) > 0,
  /** True if the control has acted since the last contact began. */
  hasActed: (bits & statusHasActed) > 0,
});

/**
 * Takes a control's events, one after another. A listener may cause further inputs meanwhile, which change what is left.
 * @param {number} handle
 */
export function* takeEvents(handle) {
  for (let code; (code = engine.next(handle));) yield { code, kind: code >> eventKindShift, value: code & eventValue };
}

/** @type {Float32Array | never[]} Empty before the first drawing. */
let scene = [];
/**
 * Draws a control. Returns its layers, `layerStride` numbers each, and then a 0. The next drawing overwrites them.
 * @param {number} handle
 */
export function drawScene(handle) {
  const address = engine.draw(handle);
  // Creating a view is slow, so keep one. Growing the memory empties it: then create a new one.
  if (!scene.length) scene = new Float32Array(engine.memory.buffer, address);
  return /** @type {Float32Array} */ (scene);
}

/** The intention of the control that was drawn last. */
export const drawnIntention = () => scene[sceneIntention];

/** @typedef {keyof typeof readingAt} Reading */

/** @type {Float64Array | never[]} Empty before the first reading. */
let numbers = [];
/**
 * Returns one reading of a control; 0 without a control.
 * @param {number} handle @param {Reading} name
 */
export function reading(handle, name) {
  if (!handle) return 0;
  // Call this before checking the view: it may grow the memory.
  const address = engine.read(handle);
  if (!numbers.length) numbers = new Float64Array(engine.memory.buffer, address);
  return numbers[readingAt[name]];
}

/**
 * Returns all readings of a control by name; 0 without a control.
 * @param {number} handle
 */
export function readings(handle) {
  reading(handle, 'force');
  return /** @type {Record<Reading, number>} */ (
    Object.fromEntries(Object.entries(readingAt).map(([name, at]) => [name, handle && numbers[at]])));
}
