// Records the samples that the page's engine is fed. This module must run before pressurekit.js: it wraps the functions of
// the engine that is loaded then. The functions record their arguments and otherwise work as before.

/** @typedef {import('./engine-functions.js').Engine} Engine */
/** @typedef {import('./types/pressurekit-testing.js').TracedControl} TracedControl */
/** @typedef {import('./types/pressurekit-testing.js').TraceRect} TraceRect */
/** @typedef {Parameters<Engine['feed']> extends [number, ...infer Rest] ? Rest : never} Sample The arguments of `feed` after the handle. */
/** @typedef {{ control: TracedControl, samples: Sample[], bounds: TraceRect, viewport: TraceRect }} RecordedPress */
/** @typedef {(press: RecordedPress) => void} Listener */

import { contactPhases, controls } from './declarations.js';
import { hasPage } from './instantiate.js';
import { statusIsEngaged } from './wire.js';

const { began, ended, cancelled } = contactPhases;
/** A press with more samples is dropped: it would be too long for a trace. */
const mostSamples = 250_000;

/** @type {Listener?} The function that receives each press. */
let receive = null;
/** @type {WeakMap<Engine, Map<number, Press>>} The controls of each engine by their handles. */
const known = new WeakMap();

/**
 * Calls a function with `{ control, samples, bounds, viewport }` after each press.
 * @param {Listener?} listener
 */
export const recordPresses = (listener) => (receive = listener);
/**
 * Stops recording a control, as its inputs are a replay.
 * @param {Engine} engine @param {number} handle
 */
export const forget = (engine, handle) => known.get(engine)?.delete(handle);

if (hasPage) {
  WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
    construct(Instance, values) {
      const instance = new Instance(.../** @type {[WebAssembly.Module]} */ (values));
      // Leave the page's other modules alone.
      return instance.exports.feed ? { exports: recorded(/** @type {Engine} */ (/** @type {unknown} */ (instance.exports))) } : instance;
    },
  });
}

/**
 * Returns the engine's functions, with those wrapped that a press calls.
 * @param {Engine} engine
 */
function recorded(engine) {
  /** @type {Map<number, Press>} */
  const presses = new Map();
  /**
   * Makes a call, and then passes to `see` whether the control was engaged before the call and after it.
   * @param {number} handle @param {() => number} call
   * @param {(press: Press, before: boolean, after: boolean) => void} see
   */
  const through = (handle, call, see) => {
    const press = presses.get(handle);
    if (!receive || !press) return call();
    const status = () => (engine.status(handle) & statusIsEngaged) > 0;
    const before = status();
    const result = call();
    see(press, before, status());
    return result;
  };
  /** @type {Engine} */
  const recording = {
    ...engine,
    create(kind) {
      const handle = engine.create(kind);
      presses.set(handle, new Press(/** @type {TracedControl} */ (controls[kind])));
      return handle;
    },
    destroy(handle) {
      presses.delete(handle);
      engine.destroy(handle);
    },
    locate(handle, ...place) {
      const press = presses.get(handle);
      if (press) press.place = place;
      engine.locate(handle, ...place);
    },
    feed: (handle, ...sample) =>
      through(handle, () => engine.feed(handle, ...sample), (press, before, after) => {
        press.take(sample, before, after);
        if (!after) press.end(sample[0]);
      }),
    input: (handle, time, ...rest) =>
      through(handle, () => engine.input(handle, time, ...rest), (press, before, after) => {
        if (!after) press.end(time);
      }),
  };
  known.set(recording, presses);
  return recording;
}

/** The samples of one control, from rest to rest. */
class Press {
  /** @type {(number | undefined)[]} The rectangles of the control and of the visible part of the screen. */
  place = [];
  #control;
  /** @type {(number | undefined)[]} The value of `place` when the press began. */
  #recorded = [];
  /** @type {Sample[]?} */
  #samples = null;
  /** @type {Map<number, Sample>} The last sample of each contact that is down, by its id. */
  #down = new Map();

  /** @param {TracedControl} control */
  constructor(control) {
    this.#control = control;
  }

  /**
   * Records a sample if it belongs to a press that began with a contact.
   * @param {Sample} sample @param {boolean} wasEngaged @param {boolean} isEngagedNow
   */
  take(sample, wasEngaged, isEngagedNow) {
    const [time, phase, id] = sample;
    if (!this.#samples) {
      if (phase !== began || wasEngaged || !isEngagedNow) return;
      this.#samples = [];
      this.#down.clear();
      // The control may move before the press ends.
      this.#recorded = this.place;
    }
    const last = this.#down.get(id);
    if (phase !== began && !last) return;
    // The contact's lift was lost: cancel it before it begins again.
    if (phase === began && last) this.#take(last, time);
    if (this.#samples.push(sample) > mostSamples) this.#samples = null;
    if (phase < ended) this.#down.set(id, sample);
    else this.#down.delete(id);
  }

  /**
   * Ends the press when the control is at rest. Cancels the contacts that are still down.
   * @param {number} time
   */
  end(time) {
    if (!this.#samples) return;
    for (const last of this.#down.values()) this.#take(last, time);
    const press = {
      control: this.#control, samples: this.#samples,
      bounds: /** @type {TraceRect} */ (this.#recorded.slice(0, 4)), viewport: /** @type {TraceRect} */ (this.#recorded.slice(4)),
    };
    this.#samples = null;
    // Call the listener after the event was handled, not while the control handles it.
    queueMicrotask(() => receive?.(press));
  }

  /** @param {Sample} sample @param {number} time */
  #take([, , ...rest], time) {
    /** @type {Sample[]} */ (this.#samples).push([time, cancelled, ...rest]);
  }
}
