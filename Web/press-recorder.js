// What the page's engine is fed, overheard: this module must run before pressurekit.js, whose engine is
// then loaded with functions that remember what they were called with. Nothing of what they do changes.

import { contactPhases, controls } from './declarations.js';
import { hasPage } from './instantiate.js';

const { began, ended, cancelled } = contactPhases;
const isEngaged = 128;
/** A press with more is let go of: no trace has so many. */
const mostSamples = 250_000;

/** Who is told of each press. */
let tell = null;
/** What is known of the controls of each engine, by their handles. */
const known = new WeakMap();

/** Calls a function with `{ control, samples, bounds, viewport }` of each press that is over. */
export const recordPresses = (listener) => (tell = listener);
/** Lets a control be: what it is fed is a replay, and no press. */
export const forget = (engine, handle) => known.get(engine)?.delete(handle);

if (hasPage) {
  WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
    construct(Instance, values) {
      const instance = new Instance(...values);
      // What else a page may load is none of our business.
      return instance.exports.feed ? { exports: overheard(instance.exports) } : instance;
    },
  });
}

/** The engine's functions, of which those that matter to a press remember it. */
function overheard(engine) {
  const presses = new Map();
  /** Makes a call, and lets the press see how the control was before and is after it. */
  const through = (handle, call, see) => {
    const press = presses.get(handle);
    if (!tell || !press) return call();
    const status = () => (engine.status(handle) & isEngaged) > 0;
    const before = status();
    const result = call();
    see(press, before, status());
    return result;
  };
  const told = {
    ...engine,
    create(kind) {
      const handle = engine.create(kind);
      presses.set(handle, new Press(controls[kind]));
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
  place = [];
  #control;
  #recorded = [];
  #samples = null;
  /** The last sample of each contact that is down, by its id. */
  #down = new Map();

  constructor(control) {
    this.#control = control;
  }

  /** Notes a sample, if it belongs to a press: to one that a contact has begun. */
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

  /** The control is at rest; of what is still down it hears no more. */
  end(time) {
    if (!this.#samples) return;
    for (const last of this.#down.values()) this.#take(last, time);
    const press = {
      control: this.#control, samples: this.#samples,
      bounds: this.#recorded.slice(0, 4), viewport: this.#recorded.slice(4),
    };
    this.#samples = null;
    // Not in the middle of an event's way to the control.
    queueMicrotask(() => tell?.(press));
  }

  #take([, , ...rest], time) {
    this.#samples.push([time, cancelled, ...rest]);
  }
}
