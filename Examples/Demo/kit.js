// Loads PressureKit, and waits until its elements are defined.
import { ready } from '../pressurekit/pressurekit.js';

export { QuickActionRouter } from '../pressurekit/pressurekit.js';

await ready;
