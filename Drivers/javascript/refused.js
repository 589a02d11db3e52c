// The error for a finger that would need an input which the browser's protocol does not have.

/** @typedef {import('../../Web/types/driver.js').Refusal} Refusal */

/** @implements {Refusal} */
export class Refused extends Error {
  name = 'Refused';

  /** @param {Refusal} refusal */
  constructor({ reason, instead }) {
    super(`${reason} Instead: ${instead}`);
    this.reason = reason;
    this.instead = instead;
  }
}

/**
 * Refuses another tab, which would need other commands in each browser.
 * @returns {Promise<never>}
 */
export async function refuseTab() {
  throw new Refused({ reason: 'The driver opens another tab only by the DevTools protocol.', instead: 'Use Chromium.' });
}
