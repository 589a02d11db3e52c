// Finds the place of a contact with a route's way to run a function in the page.

/** @typedef {import('./contact.js').Place} Place */
/** @typedef {import('../../Web/types/driver.js').Where} Where */

import { frame, place } from '../page.js';

/**
 * Runs a function in the page. `target` is a selector, the tool's own element, or null.
 * @typedef {(run: Function, target: any, options?: object | string) => Promise<any>} Evaluate
 */

/**
 * True for a point. An image has numbers `x` and `y` as well.
 * @param {Where} where @returns {where is { x: number, y: number }}
 */
export const isPoint = (where) =>
  typeof where === 'object' && where !== null && !('nodeType' in where) && 'y' in where && typeof where.x === 'number' && typeof where.y === 'number';

/**
 * The name of a target in messages.
 * @param {Where} where
 */
export function nameOf(where) {
  if (typeof where === 'string') return where;
  // Playwright's locators and elements name themselves.
  const text = String(where);
  return text.startsWith('[object') ? 'The element' : text;
}

/**
 * A text of the page without the signs that a terminal would obey.
 * @param {string} text
 */
export const printable = (text) => text.replace(/[^\P{C}\n]/gu, '\uFFFD');

/** @param {number} x @param {number} y @param {Place} view */
export function isOutside(x, y, { width, height }) {
  return !(x >= 0 && y >= 0 && x < width && y < height);
}

/** @param {number} x @param {number} y @param {Place} view */
export const outside = (x, y, { width, height }) =>
  `the point (${Math.round(x)}, ${Math.round(y)}) is outside of the viewport of ${width} × ${height} pixels.`;

/**
 * Throws for an element that cannot be touched, and names it.
 * @param {Evaluate} evaluate @param {Where} where @param {[number, number]} at @param {boolean} mayScroll
 * @returns {Promise<Place>}
 */
export async function locate(evaluate, where, at, mayScroll) {
  const isAPoint = isPoint(where);
  const found = await evaluate(place, isAPoint ? null : where, { at: isAPoint ? [where.x, where.y] : at, mayScroll });
  const name = isAPoint ? '' : `${nameOf(where)}: `;
  if ('problem' in found) throw Error(name + found.problem);
  if (isOutside(found.x, found.y, found)) throw Error(name + outside(found.x, found.y, found));
  // A browser finds the element under a contact by its last frame.
  if (found.scrolled) await evaluate(frame, null);
  return found;
}
