// For pages that record presses or replay them. Import it before pressurekit.js; without that there is
// nothing to record. As one file it has an engine of its own, of the same pressurekit.wasm, for replays.

/** @typedef {import('../types/pressurekit-testing.js').RecordedPress} RecordedPress */
/** @typedef {import('../types/pressurekit-testing.js').TraceRect} TraceRect */

import { recordPresses } from '../press-recorder.js';
import { ready as engineReady } from '../engine.js';
import { ready as tracesReady, Trace, TraceFault } from '../trace.js';

export { Trace, TraceFault } from '../trace.js';
export { replayedControls, TraceReplay } from '../trace-replay.js';

/** Resolves when traces can be read and replayed; rejects when what they need does not load. */
export const ready = Promise.all([engineReady, tracesReady]).then(() => {});

/**
 * Calls a function with each press of the page that is over, as `{ control, trace }`, or with the `fault`
 * in place of the trace if it is none, as one of over five minutes; null stops it.
 *
 * A press begins when a contact engages a control at rest, and is over when the control is at rest
 * again: what it does not hear of any more is cancelled then. What keys do is no part of a trace.
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
