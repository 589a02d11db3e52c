// Made by script/generate of Sources/PressureCatalog: change it there.

import * as declarations from './declarations.js';

/** @typedef {import('./types/pressurekit-testing.js').TracedControl} TracedControl */

/**
 * @typedef {object} Sample A control to replay traces on.
 * @property {number} kind the engine's
 * @property {string[]} states in the engine's order, as the acts
 * @property {string[]} acts
 * @property {Record<string, number>} texts the engine's number of each
 * @property {[text: number, width: number, height: number][]} sizes of its texts or contents
 * @property {Record<number, string>} strings
 */

/**
 * Each control by the name that traces and tools have for it.
 * @type {Record<TracedControl, Sample>}
 */
export const samples = {
  'confirm-button': {
    ...declarations.confirmButton,
    acts: declarations.confirmButtonActs,
    texts: declarations.confirmButtonTexts,
    sizes: [[1, 80, 18], [2, 26, 18]],
    strings: { 1: 'CONFIRM', 2: 'OK' },
  },
  'transitioning-button': {
    ...declarations.transitioningButton,
    acts: declarations.transitioningButtonActs,
    texts: declarations.transitioningButtonTexts,
    sizes: [[1, 56, 18], [2, 44, 18], [3, 48, 18]],
    strings: { 1: 'Submit', 2: 'Done', 3: 'Failed' },
  },
  'scale': {
    ...declarations.scale,
    acts: declarations.scaleActs,
    texts: declarations.scaleTexts,
    sizes: [],
    strings: {},
  },
  'peek': {
    ...declarations.peek,
    acts: declarations.peekActs,
    texts: declarations.peekTexts,
    sizes: [[0, 240, 160], [1, 240, 88]],
    strings: {},
  },
  'app-icon': {
    ...declarations.appIcon,
    acts: declarations.appIconActs,
    texts: declarations.appIconTexts,
    sizes: [[0, 200, 132]],
    strings: {},
  },
};
