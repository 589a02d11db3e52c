// The calibration of this device: a text that this browser keeps, and a file to take away.

import { saveFile } from '/save-file.js';

const key = 'pressurekit-calibration';
/** More than any sensor or scale on a desk; beyond, a file is broken or meant for something else. */
const most = { points: 200, force: 100, grams: 100_000 };

/**
 * The calibration in a text.
 * @throws {Error} whose message says to people what is wrong with it
 */
export function parse(text) {
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('It is not JSON.');
  }
  if (value?.[key] !== 1) throw new Error(`It is not a calibration: "${key}" is not 1.`);
  const { points } = value;
  if (!Array.isArray(points) || points.length === 0) {
    throw new Error('It is a calibration without points.');
  }
  if (points.length > most.points) throw new Error(`It has more than ${most.points} points.`);
  points.forEach((point, index) => {
    for (const name of ['force', 'grams']) {
      const number = point?.[name];
      if (isWithin(number, most[name])) continue;
      const found = number === undefined ? 'missing' : JSON.stringify(number).slice(0, 40);
      throw new Error(`Point ${index + 1} is bad: its ${name} is ${found}, and not a number from 0 to ${most[name]}.`);
    }
  });
  return { [key]: /** @type {const} */ (1), points: points.map(({ force, grams }) => ({ force, grams })) };
}

/** Whether something is a mass that a calibration takes, in grams. */
export const isMass = (grams) => isWithin(grams, most.grams);

function isWithin(number, limit) {
  return Number.isFinite(number) && number >= 0 && number <= limit;
}

/** What this browser keeps; null if there is nothing. Throws as `parse` does, and forgets it then. */
export function kept() {
  const text = stored();
  if (text === null) return null;
  try {
    return parse(text);
  } catch (error) {
    keep(null);
    throw error;
  }
}

/** A page may be forbidden to keep anything; then there is nothing to find. */
function stored() {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a calibration in this browser, or none; whether it could. */
export function keep(calibration) {
  try {
    if (calibration) localStorage.setItem(key, JSON.stringify(calibration));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** Gives a calibration away as a file. */
export function download(calibration) {
  saveFile(`${JSON.stringify(calibration, null, 2)}\n`, 'application/json', `${key}.json`);
}
