// For pages that record or replay presses. Import this module before pressurekit.js: otherwise it records no presses. Once
// bundled, it loads a second engine from the same pressurekit.wasm for replays.

/** @typedef {import('../types/pressurekit-testing.js').RecordedPress} RecordedPress */
/** @typedef {import('../types/pressurekit-testing.js').TraceRect} TraceRect */

import { recordPresses } from '../press-recorder.js';
import { ready as engineReady } from '../engine.js';
import { ready as tracesReady, Trace, TraceFault } from '../trace.js';

export { Trace, TraceFault } from '../trace.js';
export { replayedControls, TraceReplay } from '../trace-replay.js';

/** Resolves when traces can be read and replayed. Rejects if an engine does not load. */
export const ready = Promise.all([engineReady, tracesReady]).then(() => {});

/**
 * Calls a function with `{ control, trace }` after each press in the page; null stops it. If a press cannot become a trace,
 * for example because it is longer than five minutes, there is a `fault` in place of the trace.
 *
 * A press begins when a contact engages a control at rest, and ends when the control is at rest again. Contacts that are
 * still down then are cancelled. Keys are not recorded.
 * @param {((press: RecordedPress) => void)?} listener
 */
export function recordTraces(listener) {
  recordPresses(listener && (({ control, samples, bounds, viewport }) => {
    listener({ control, ...recorded(samples, bounds, viewport) });
  }));
}

/** @param {import('../press-recorder.js').Sample[]} samples @param {TraceRect} bounds @param {TraceRect} viewport */
function recorded(samples, bounds, viewport) {
  try {
    return { trace: Trace.record(samples, bounds, viewport) };
  } catch (fault) {
    if (fault instanceof TraceFault) return { fault };
    throw fault;
  }
}
