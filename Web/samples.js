// Made by script/generate from Sources/PressureCatalog: change it there.

import * as declarations from './declarations.js';

/** @typedef {import('./types/pressurekit-testing.js').TracedControl} TracedControl */

/**
 * @typedef {object} Sample A control to replay traces on.
 * @property {number} kind the control's number in the engine
 * @property {string[]} states the states, in the engine's order
 * @property {string[]} acts the acts, in the engine's order
 * @property {Record<string, number>} texts the texts' slots, by name
 * @property {[text: number, width: number, height: number][]} sizes the sizes of its texts or contents
 * @property {[option: number, value: number][]} options the options that differ from the defaults
 * @property {Record<number, string>} strings the texts by slot
 */

/**
 * The controls by the names that traces and tools use.
 * @type {Record<TracedControl, Sample>}
 */
export const samples = {
  'confirm-button': {
    ...declarations.confirmButton,
    acts: declarations.confirmButtonActs,
    texts: declarations.confirmButtonTexts,
    sizes: [[1, 80, 18], [2, 26, 18]],
    options: [[10, 44]],
    strings: { 1: 'CONFIRM', 2: 'OK' },
  },
  'transitioning-button': {
    ...declarations.transitioningButton,
    acts: declarations.transitioningButtonActs,
    texts: declarations.transitioningButtonTexts,
    sizes: [[1, 56, 18], [2, 44, 18], [3, 48, 18]],
    options: [],
    strings: { 1: 'Submit', 2: 'Done', 3: 'Failed' },
  },
  'scale': {
    ...declarations.scale,
    acts: declarations.scaleActs,
    texts: declarations.scaleTexts,
    sizes: [],
    options: [],
    strings: {},
  },
  'peek': {
    ...declarations.peek,
    acts: declarations.peekActs,
    texts: declarations.peekTexts,
    sizes: [[0, 240, 160], [1, 240, 88]],
    options: [],
    strings: {},
  },
  'app-icon': {
    ...declarations.appIcon,
    acts: declarations.appIconActs,
    texts: declarations.appIconTexts,
    sizes: [[0, 200, 132]],
    options: [],
    strings: {},
  },
};
