// What the page's engine is fed, overheard: this module must run before pressurekit.js, whose engine is
// then loaded with functions that remember what they were called with. Nothing of what they do changes.

/** @typedef {import('./engine-functions.js').Engine} Engine */
/** @typedef {import('./types/pressurekit-testing.js').TracedControl} TracedControl */
/** @typedef {import('./types/pressurekit-testing.js').TraceRect} TraceRect */
/** @typedef {Parameters<Engine['feed']> extends [number, ...infer Rest] ? Rest : never} Sample What is fed after the handle. */
/** @typedef {{ control: TracedControl, samples: Sample[], bounds: TraceRect, viewport: TraceRect }} RecordedPress */
/** @typedef {(press: RecordedPress) => void} Listener */

import { contactPhases, controls } from './declarations.js';
import { hasPage } from './instantiate.js';
import { statusIsEngaged } from './wire.js';

const { began, ended, cancelled } = contactPhases;
/** A press with more is let go of: no trace has so many. */
const mostSamples = 250_000;

/** @type {Listener?} Who is told of each press. */
let tell = null;
/** @type {WeakMap<Engine, Map<number, Press>>} What is known of the controls of each engine, by their handles. */
const known = new WeakMap();

/**
 * Calls a function with `{ control, samples, bounds, viewport }` of each press that is over.
 * @param {Listener?} listener
 */
export const recordPresses = (listener) => (tell = listener);
/**
 * Lets a control be: what it is fed is a replay, and no press.
 * @param {Engine} engine @param {number} handle
 */
export const forget = (engine, handle) => known.get(engine)?.delete(handle);

if (hasPage) {
  WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
    construct(Instance, values) {
      const instance = new Instance(.../** @type {[WebAssembly.Module]} */ (values));
      // What else a page may load is none of our business.
      return instance.exports.feed ? { exports: overheard(/** @type {Engine} */ (/** @type {unknown} */ (instance.exports))) } : instance;
    },
  });
}

/**
 * The engine's functions, of which those that matter to a press remember it.
 * @param {Engine} engine
 */
function overheard(engine) {
  /** @type {Map<number, Press>} */
  const presses = new Map();
  /**
   * Makes a call, and lets the press see how the control was before and is after it.
   * @param {number} handle @param {() => number} call
   * @param {(press: Press, before: boolean, after: boolean) => void} see
   */
  const through = (handle, call, see) => {
    const press = presses.get(handle);
    if (!tell || !press) return call();
    const status = () => (engine.status(handle) & statusIsEngaged) > 0;
    const before = status();
    const result = call();
    see(press, before, status());
    return result;
  };
  /** @type {Engine} */
  const told = {
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
        press.hear(sample, before, after);
        if (!after) press.end(sample[0]);
      }),
    input: (handle, time, ...rest) =>
      through(handle, () => engine.input(handle, time, ...rest), (press, before, after) => {
        if (!after) press.end(time);
      }),
  };
  known.set(told, presses);
  return told;
}

/** The samples of one control from its rest to its rest. */
class Press {
  /** @type {(number | undefined)[]} The control's rectangle, and that of the screen. */
  place = [];
  #control;
  /** @type {(number | undefined)[]} As `place` was when the press began. */
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
   * Notes a sample, if it belongs to a press: to one that a contact has begun.
   * @param {Sample} sample @param {boolean} wasEngaged @param {boolean} isEngagedNow
   */
  hear(sample, wasEngaged, isEngagedNow) {
    const [time, phase, id] = sample;
    if (!this.#samples) {
      if (phase !== began || wasEngaged || !isEngagedNow) return;
      this.#samples = [];
      this.#down.clear();
      // Where it is now: it may be elsewhere before the press is over.
      this.#recorded = this.place;
    }
    const last = this.#down.get(id);
    if (phase !== began && !last) return;
    // Of a contact that begins again the lift was lost.
    if (phase === began && last) this.#take(last, time);
    if (this.#samples.push(sample) > mostSamples) this.#samples = null;
    if (phase < ended) this.#down.set(id, sample);
    else this.#down.delete(id);
  }

  /**
   * The control is at rest; of what is still down it hears no more.
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
    // Not in the middle of an event's way to the control.
    queueMicrotask(() => tell?.(press));
  }

  /** @param {Sample} sample @param {number} time */
  #take([, , ...rest], time) {
    /** @type {Sample[]} */ (this.#samples).push([time, cancelled, ...rest]);
  }
}
