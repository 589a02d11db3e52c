// A route on which the driver can do nothing: it only has a description with the reason.

/** @typedef {import('./contact.js').Contact} Contact */
/** @typedef {import('./contact.js').Route} Route */

/** @implements {Route} */
export class Closed {
  /** @type {Set<Contact>} */
  contacts = new Set();

  /** @param {string} route */
  constructor(route) { this.route = route; }

  locate = never;
  hover = never;
  down = never;
  move = never;
  up = never;
  cancel = never;
  run = never;
  key = never;
  otherTab = never;
  closeTab = never;
}

/** @returns {Promise<never>} */
async function never() {
  throw Error('A closed route has no fingers.');
}
