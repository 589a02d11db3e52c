// What records and replays presses, ready. Before the kit, whose presses it overhears.
import { ready } from '/pressurekit/pressurekit-testing.js';

export { recordTraces, Trace, TraceReplay } from '/pressurekit/pressurekit-testing.js';

await ready;
