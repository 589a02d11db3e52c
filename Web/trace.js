// Traces, read and written by pressurekit-testing.wasm: the code that a test and the command line use.

/** @typedef {import('./types/pressurekit-testing.js').Trace} Published */
/** @typedef {import('./types/pressurekit-testing.js').TraceFault} PublishedFault */
/** @typedef {import('./types/pressurekit-testing.js').TraceRect} TraceRect */
/** @typedef {import('./types/pressurekit-testing.js').TraceSample} TraceSample */

import { contactPhases, contactSources } from './declarations.js';
import { browserName } from './browser-name.js';
import { hasPage, instantiate } from './instantiate.js';
import { rowAt } from './wire.js';

/** @type {import('./engine-functions.js').TraceEngine} */
let traces;

async function load() {
  if (!hasPage) return;
  const url = new URL('./pressurekit-testing.wasm', import.meta.url);
  const response = await fetch(url);
  if (!response.ok) throw Error(`PressureKit cannot load ${url}: the server answered ${response.status}`);
  traces = /** @type {typeof traces} */ (/** @type {unknown} */ (instantiate(await response.arrayBuffer())));
}

/** Resolves when traces can be read and written. */
export const ready = load();

// Views are made anew: memory that grew is another buffer.
const memory = () => traces.memory.buffer;
/** @param {number} count */
const textOf = (count) =>
  new TextDecoder().decode(new Uint8Array(memory(), traces.textAddress(), count));

/** So many bytes are handed over at once. */
const pieceBytes = 1 << 16;
const rowLength = Object.keys(rowAt).length;
/** In seconds; each frame of a replay is drawn once before it is shown. */
const longest = 300;

// In the order of the engine's enumerations.
export const phases = /** @type {TraceSample['phase'][]} */ (Object.keys(contactPhases));
const sources = /** @type {(keyof typeof contactSources)[]} */ (Object.keys(contactSources));

/**
 * Why a trace is refused: `line`, counted from 1, or null of one that was not read; and `reason`.
 * @implements {PublishedFault}
 */
export class TraceFault extends Error {
  name = 'TraceFault';

  /** @param {number} line 0 is none @param {string} reason */
  constructor(line, reason) {
    super(line ? `line ${line}: ${reason}` : reason);
    this.line = line || null;
    this.reason = reason;
  }
}

/** @typedef {Record<keyof typeof rowAt, number>} Row An input. */

/** @param {Float64Array} numbers */
const rowOf = (numbers) =>
  /** @type {Row} */ (Object.fromEntries(Object.entries(rowAt).map(([name, at]) => [name, numbers[at]])));

/** @param {number} count of bytes of the reason; 0 is no fault */
const check = (count) => {
  if (count) throw new TraceFault(traces.faultLine(), textOf(count));
};

/**
 * Hands a piece of bytes over.
 * @param {Uint8Array} piece
 */
const hand = (piece) => {
  // Before the memory: it grows as room is made.
  const address = traces.pieceAddress();
  new Uint8Array(memory(), address).set(piece);
};

/**
 * The module holds the trace of these bytes; throws a `TraceFault` at the first bad line.
 * @param {Uint8Array} bytes
 */
function read(bytes) {
  traces.begin();
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const piece = bytes.subarray(at, at + pieceBytes);
    hand(piece);
    check(traces.take(piece.length));
  }
  check(traces.finish());
}

/**
 * Gives the trace that the module holds these names; an empty one is none.
 * @param {string[]} names
 */
function name(...names) {
  // Longer ones are cut there.
  const [device, browser] = names.map((text) => new TextEncoder().encode(text).subarray(0, pieceBytes / 2));
  hand(new Uint8Array([...device, ...browser]));
  traces.name(device.length, browser.length);
}

/**
 * A press that was recorded; it does not change.
 * @implements {Published}
 */
export class Trace {
  /**
   * Reads a trace of bytes or a text; throws a `TraceFault` at the first bad line.
   * @param {string | ArrayBuffer | Uint8Array} content
   */
  static parse(content) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
    read(bytes);
    return new Trace();
  }

  /**
   * Makes a trace of what the engine was fed: the values of its `$feed` after the handle, in order.
   * @param {import('./press-recorder.js').Sample[]} samples @param {TraceRect} bounds @param {TraceRect} viewport
   */
  static record(samples, bounds, viewport) {
    for (const [time, phase, id, x, y, source, force, maximum] of samples) {
      traces.record(time, phase, id, x, y, source, force, maximum);
    }
    check(traces.endRecording(...bounds, ...viewport));
    name('', browserName() ?? '');
    return new Trace();
  }

  /** Takes over the trace that the module holds. */
  constructor() {
    const header = new Float64Array(memory(), traces.header(), 11);
    const [maximum, source, duration, ...rects] = header;
    /** The most that the sensor can say, in units of an average touch; 0 without one. */
    this.maximum = maximum;
    this.source = sources[source];
    /** Seconds from the first sample to the last. */
    this.duration = duration;
    /** Where the control was: x, y, width and height, in points. */
    this.bounds = /** @type {TraceRect} */ (rects.slice(0, 4));
    /** What of the screen could be seen. */
    this.viewport = /** @type {TraceRect} */ (rects.slice(4));
    if (duration > longest) throw new TraceFault(0, `the press lasts over ${longest / 60} minutes`);
    /** The trace in its format. */
    this.text = textOf(traces.write());
    const { origin = null, device = null, browser = null, unit = null, range = null } = JSON.parse(
      this.text.slice(0, this.text.indexOf('\n')),
    );
    /** Where it is from, as far as it says. */
    this.origin = { origin, device, browser, unit, range };
    /** What it tells besides the press, in sentences without a full stop. */
    this.privateDetails = textOf(traces.privateDetails()).split('\n').filter(Boolean);
    const count = traces.schedule();
    const rows = new Float64Array(memory(), traces.inputAddress(), count * rowLength).slice();
    /** What to feed to a control, by name; for `Replay`. */
    this.rows = Array.from({ length: count }, (_, at) => rowOf(rows.subarray(at * rowLength)));
    /** `{ t, phase, id, x, y, force }` each. */
    this.samples = this.rows.filter((row) => row.isContact).map(
      ({ time, phase, id, x, y, force }) => ({ t: time, phase: phases[phase], id, x, y, force }),
    );
  }

  /**
   * The same trace with these names in place of its own; an empty one is none.
   * @param {{ device?: string, browser?: string }} names
   */
  named({ device, browser }) {
    return this.#changed(() => name(device ?? this.origin.device ?? '', browser ?? this.origin.browser ?? ''));
  }

  /**
   * The same press, without what could tell a person apart; also without all names, if they are not to stay.
   * @param {{ names?: boolean }} options
   */
  stripped({ names = true } = {}) {
    return this.#changed(() => traces.strip(Number(names)));
  }

  /** @param {() => void} change */
  #changed(change) {
    read(new TextEncoder().encode(this.text));
    change();
    return new Trace();
  }
}
