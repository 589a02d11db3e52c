// The calibration of this device: stored in this browser, and exported as a file.

import { saveFile } from './save-file.js';
import { settings } from './settings.js';

/** The name of the setting, and the mark of a file. */
const key = 'pressurekit-calibration';
/** Marks a setting that could not be read. */
const unread = Symbol('unread');
/** The limits are beyond any sensor or desk scale. A file that exceeds them is broken or has another purpose. */
const most = { points: 200, force: 100, grams: 100_000 };

/**
 * Parses a calibration.
 * @throws {Error} with a message for people about the problem
 */
export function parse(text) {
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('It is not JSON.');
  }
  if (value?.[key] !== 1) throw new Error(`It is not a calibration: "${key}" must be 1.`);
  const { points } = value;
  if (!Array.isArray(points) || points.length === 0) {
    throw new Error('It contains no known masses.');
  }
  if (points.length > most.points) throw new Error(`It has more than ${most.points} known masses.`);
  points.forEach((point, index) => {
    for (const name of ['force', 'grams']) {
      const number = point?.[name];
      if (isWithin(number, most[name])) continue;
      const found = number === undefined ? 'missing' : JSON.stringify(number).slice(0, 40);
      throw new Error(`In mass number ${index + 1}, ${name} is ${found}. It must be a number from 0 to ${most[name]}.`);
    }
  });
  return { [key]: /** @type {const} */ (1), points: points.map(({ force, grams }) => ({ force, grams })) };
}

/** True if a value is a mass in grams that a calibration accepts. */
export const isMass = (grams) => isWithin(grams, most.grams);

function isWithin(number, limit) {
  return Number.isFinite(number) && number >= 0 && number <= limit;
}

/**
 * The calibration stored in this browser; null if there is none; undefined if the storage cannot be read. If the calibration is
 * damaged, removes it and throws as `parse` does.
 */
export async function kept() {
  const stored = await settings.get(key, unread);
  if (stored === unread) return undefined;
  if (stored === undefined) return null;
  try {
    return parse(JSON.stringify(stored));
  } catch (error) {
    await keep(null);
    throw error;
  }
}

/** Stores a calibration in this browser; null removes it. Rejects with a `Refusal`. */
export const keep = (calibration) => settings.set(key, calibration ?? undefined);

/** Downloads a calibration as a file. */
export function download(calibration) {
  saveFile(`${JSON.stringify(calibration, null, 2)}\n`, 'application/json', `${key}.json`);
}
