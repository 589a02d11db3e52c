// Checks the arguments of a finger's methods.

/** @typedef {import('../../Web/types/driver.js').DownOptions} DownOptions */
/** @typedef {import('../../Web/types/driver.js').Support} Support */

import { demand } from './support.js';

/** @param {unknown} value */
const isNumber = (value) => typeof value === 'number' && Number.isFinite(value);
/** @param {unknown} value @returns {string} */
function show(value) {
  if (Array.isArray(value)) return `[${value.map(show).join(', ')}]`;
  return typeof value === 'number' || value === undefined ? String(value) : JSON.stringify(value) ?? String(value);
}

/** @param {string} name @param {unknown} value @param {boolean} isRight @param {string} rule */
function check(name, value, isRight, rule) {
  if (!isRight) throw Error(`${name} is ${show(value)}. It must be ${rule}.`);
}

/** @param {string} name @param {any} value */
export const checkForce = (name, value) =>
  check(name, value, isNumber(value) && value >= 0 && value <= 1, 'a number from 0 to 1');

/** @param {string} name @param {any} value */
export const checkSeconds = (name, value) =>
  check(name, value, isNumber(value) && value >= 0 && value <= 60, 'from 0 to 60, in seconds, not milliseconds');

/**
 * Refuses an option that a method does not have, so that a typing error cannot turn a force off.
 * @param {string} method @param {object} options @param {string[]} known
 */
export function checkNames(method, options, known) {
  const wrong = Object.keys(options).find((name) => !known.includes(name));
  if (wrong) throw Error(`${method}: there is no option ${wrong}. The options are ${known.join(', ')}.`);
}

/** @param {any} value */
const isPair = (value) => Array.isArray(value) && value.length === 2 && value.every(isNumber);
/** @param {any} at */
export const checkAt = (at) =>
  check('at', at, isPair(at) && at.every((/** @type {number} */ part) => part >= 0 && part <= 1), 'two numbers from 0 to 1');

/**
 * Checks the place to which a finger slides, which may be outside of the element.
 * @param {any} at
 */
export const checkSlideAt = (at) => check('at', at, isPair(at), 'two numbers');

const buttons = ['left', 'middle', 'right'];

/**
 * Checks the options of `down`. Throws `Refused` for what the finger does not have.
 * @param {DownOptions} options @param {Support} support
 */
export function checkDown({ force, at, radius, tilt, twist, button, ...rest }, support) {
  checkNames('down', rest, ['force', 'at', 'radius', 'tilt', 'twist', 'button']);
  if (force !== undefined) checkForce('force', force);
  if (support.kind === 'mouse' && force === 0) demand(support, 'zero');
  else if (force !== undefined && (support.kind !== 'mouse' || force !== 0.5)) demand(support, 'force');
  if (at !== undefined) checkAt(at);
  if (radius !== undefined) {
    demand(support, 'radius');
    check('radius', radius, isNumber(radius) && radius > 0, 'a number of pixels above 0');
  }
  if (tilt !== undefined) {
    demand(support, 'tilt');
    check('tilt', tilt, isPair(tilt) && tilt.every((angle) => Number.isInteger(angle) && Math.abs(angle) <= 90),
      'two whole numbers of degrees from -90 to 90');
  }
  if (twist !== undefined) {
    demand(support, 'twist');
    check('twist', twist, Number.isInteger(twist) && twist >= 0 && twist <= 359, 'a whole number of degrees from 0 to 359');
  }
  if (button !== undefined) {
    demand(support, 'button');
    check('button', button, buttons.includes(button), "'left', 'middle' or 'right'");
  }
}
