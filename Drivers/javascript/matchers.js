// The matcher for expect of Playwright and Jest.

/** @typedef {typeof import('../../Web/types/driver.js').misfireMatchers} Published */

import { audit } from './audit.js';

/** @type {Published} */
export const misfireMatchers = {
  async toHaveNoMisfires(control, { page, ...options }) {
    const report = await audit(page ?? pageOf(control), control, options);
    return { pass: !report.misfires.length, message: () => String(report) };
  },
};

/**
 * Returns the page of Playwright's locator, or the document of an element.
 * @param {any} control
 */
function pageOf(control) {
  if (typeof control?.page === 'function') return control.page();
  if (control?.ownerDocument) return control.ownerDocument;
  throw Error("toHaveNoMisfires: expect Playwright's locator or a DOM element. For another control pass the option page.");
}
