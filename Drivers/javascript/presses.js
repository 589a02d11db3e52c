// Presses of real devices, as traces for a finger's `replay`. Drivers/traces/README.md says where they come from.

/** @typedef {import('../../Web/types/driver.js').presses} Published */

import faultyTap from '../traces/faulty-tap.jsonl';
import hardPress from '../traces/hard-press.jsonl';
import penStroke from '../traces/pen-stroke.jsonl';
import softPress from '../traces/soft-press.jsonl';

/** @type {Published} */
export const presses = { penStroke, softPress, hardPress, faultyTap };
