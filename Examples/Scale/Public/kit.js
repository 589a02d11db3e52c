// PressureKit, with its elements defined: what a page does with them can begin.
import { ready } from '/pressurekit/pressurekit.js';

export { QuickActionRouter } from '/pressurekit/pressurekit.js';

await ready;
