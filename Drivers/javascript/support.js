// The capabilities of each route. The driver for Python uses the same file.

/** @typedef {import('../../Web/types/driver.js').Support} Support */
/** @typedef {import('../../Web/types/driver.js').FingerKind} FingerKind */
/** @typedef {import('../../Web/types/driver.js').Capability} Capability */
/** @typedef {import('../../Web/types/driver.js').Capabilities} Capabilities */
/** @typedef {import('../../Web/types/driver.js').Refusal} Refusal */
/** @typedef {{ route: string, trusted: boolean, fingers: Record<FingerKind, Capabilities | Refusal> }} Entry */

import entries from '../support.json';
import { Refused } from './refused.js';

const all = /** @type {Entry[]} */ (/** @type {unknown} */ (entries));

/**
 * Returns what a finger can do on a route, such as 'chromium/cdp'. Throws `Refused` if the route has no such finger.
 * @param {string} route @param {FingerKind} kind @returns {Support}
 */
export function supportOf(route, kind) {
  const { fingers, trusted } = /** @type {Entry} */ (all.find((one) => one.route === route));
  if (!Object.hasOwn(fingers, kind)) throw Error(`finger is ${JSON.stringify(kind)}. It must be 'touch', 'pen' or 'mouse'.`);
  const capabilities = fingers[kind];
  if ('reason' in capabilities) throw new Refused(capabilities);
  return { route, kind, trusted, capabilities };
}

/**
 * Throws `Refused` unless a finger has a capability.
 * @param {Support} support @param {Capability} capability
 */
export function demand({ capabilities }, capability) {
  const can = capabilities[capability];
  // Only a mouse has `zero`.
  if (can && can !== true) throw new Refused(can);
}
