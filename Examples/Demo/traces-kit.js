// Loads the recorder and the replay of presses. Import it before the kit, whose presses it records.
import { ready } from '../pressurekit/pressurekit-testing.js';

export { recordTraces, Trace, TraceReplay } from '../pressurekit/pressurekit-testing.js';

await ready;
