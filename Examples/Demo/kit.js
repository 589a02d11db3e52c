// Loads PressureKit, and waits until its elements are defined. Meanwhile the app becomes available offline.
import { ready } from '../pressurekit/pressurekit.js';
import './offline.js';

export { QuickActionRouter } from '../pressurekit/pressurekit.js';

await ready;
