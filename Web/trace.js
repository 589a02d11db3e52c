// Reads and writes traces with pressurekit-testing.wasm, which has the same code as tests and the command line.

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
  traces = instantiate(await WebAssembly.compile(await response.arrayBuffer()));
}

/** Resolves when traces can be read and written. */
export const ready = load();

// Growing the memory replaces its buffer, so never keep a view.
const memory = () => traces.memory.buffer;
/** @param {number} count */
const textOf = (count) =>
  new TextDecoder().decode(new Uint8Array(memory(), traces.textAddress(), count));

/** The largest number of bytes in one piece. */
const pieceBytes = 1 << 16;
const rowLength = Object.keys(rowAt).length;
/** The longest press in seconds. A replay first draws every frame, so its cost grows with the duration. */
const longest = 300;

// Names in the order of the engine's enumerations.
export const phases = /** @type {TraceSample['phase'][]} */ (Object.keys(contactPhases));
const sources = /** @type {(keyof typeof contactSources)[]} */ (Object.keys(contactSources));

/**
 * The reason why a trace is refused. `line` counts from 1, and is null if the trace was not read from a text.
 * @implements {PublishedFault}
 */
export class TraceFault extends Error {
  name = 'TraceFault';

  /** @param {number} line 0 without a line @param {string} reason */
  constructor(line, reason) {
    super(line ? `line ${line}: ${reason}` : reason);
    this.line = line || null;
    this.reason = reason;
  }
}

/** @typedef {Record<keyof typeof rowAt, number>} Row An input, by the names of its numbers. */

/** @param {Float64Array} numbers */
const rowOf = (numbers) =>
  /** @type {Row} */ (Object.fromEntries(Object.entries(rowAt).map(([name, at]) => [name, numbers[at]])));

/** @param {number} count the length of the reason in bytes; 0 if there is no fault */
const check = (count) => {
  if (count) throw new TraceFault(traces.faultLine(), textOf(count));
};

/**
 * Copies a piece of bytes into the module's memory.
 * @param {Uint8Array} piece
 */
const hand = (piece) => {
  // Call this before creating the view: it may grow the memory.
  const address = traces.pieceAddress();
  new Uint8Array(memory(), address).set(piece);
};

/**
 * Reads a trace into the module. Throws a `TraceFault` at the first bad line.
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
 * Sets the device and the browser of the trace in the module. An empty text removes the name.
 * @param {string[]} names
 */
function name(...names) {
  // Cut long names so that both fit into a piece. The module cuts them further.
  const [device, browser] = names.map((text) => new TextEncoder().encode(text).subarray(0, pieceBytes / 2));
  hand(new Uint8Array([...device, ...browser]));
  traces.name(device.length, browser.length);
}

/**
 * A recorded press. It is immutable.
 * @implements {Published}
 */
export class Trace {
  /**
   * Reads a trace from bytes or a text. Throws a `TraceFault` at the first bad line.
   * @param {string | ArrayBuffer | Uint8Array} content
   */
  static parse(content) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
    read(bytes);
    return new Trace();
  }

  /**
   * Makes a trace from recorded samples: the arguments of the engine's `feed` after the handle.
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

  /** Takes the trace from the module. */
  constructor() {
    const header = new Float64Array(memory(), traces.header(), 11);
    const [maximum, source, duration, ...rects] = header;
    /** The sensor's maximum, in units of an average touch; 0 without a sensor. */
    this.maximum = maximum;
    this.source = sources[source];
    /** Seconds from the first sample to the last. */
    this.duration = duration;
    /** The control's rectangle: x, y, width and height, in points. */
    this.bounds = /** @type {TraceRect} */ (rects.slice(0, 4));
    /** The visible part of the screen. */
    this.viewport = /** @type {TraceRect} */ (rects.slice(4));
    if (duration > longest) throw new TraceFault(0, `the press lasts over ${longest / 60} minutes`);
    /** The trace as JSON Lines. */
    this.text = textOf(traces.write());
    const { origin = null, device = null, browser = null, unit = null, range = null } = JSON.parse(
      this.text.slice(0, this.text.indexOf('\n')),
    );
    /** The trace's origin, as far as it is known. */
    this.origin = { origin, device, browser, unit, range };
    /** The private details that the trace reveals, as sentences without a full stop. */
    this.privateDetails = textOf(traces.privateDetails()).split('\n').filter(Boolean);
    const count = traces.schedule();
    const rows = new Float64Array(memory(), traces.inputAddress(), count * rowLength).slice();
    /** The inputs for a control, by the names of their numbers; for `TraceReplay`. */
    this.rows = Array.from({ length: count }, (_, at) => rowOf(rows.subarray(at * rowLength)));
    /** The samples, each as `{ t, phase, id, x, y, force }`. */
    this.samples = this.rows.filter((row) => row.isContact).map(
      ({ time, phase, id, x, y, force }) => ({ t: time, phase: phases[phase], id, x, y, force }),
    );
  }

  /**
   * Returns the trace with other names. An empty text removes a name.
   * @param {{ device?: string, browser?: string }} names
   */
  named({ device, browser }) {
    return this.#changed(() => name(device ?? this.origin.device ?? '', browser ?? this.origin.browser ?? ''));
  }

  /**
   * Returns the press without details that could identify a person, and without any names if `names` is false.
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
