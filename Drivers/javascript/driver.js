// The entry of pressurekit/driver: fingers with force for the tests of any page, and the audit for misfires.

/** @typedef {import('../../Web/types/driver.js').finger} Published */

import { timeOf } from './clock.js';
import { connect } from './connect.js';
import { Finger } from './finger.js';

export { audit } from './audit.js';
export { misfireMatchers } from './matchers.js';
export { presses } from './presses.js';
export { Refused } from './refused.js';
export { AuditError } from './report.js';

/** @type {Published} */
export async function finger(page, kind = 'touch', { clock } = {}) {
  const time = timeOf(clock);
  return new Finger(await connect(page), kind, time);
}
