// Made by script/generate of Sources/PressureCatalog: change it there.

import * as declarations from './declarations.js';

/** Each control by the name that traces and tools have for it. */
export const samples = {
  confirm: {
    ...declarations.confirmButton,
    sizes: [[1, 80, 18], [2, 26, 18]],
    strings: { 1: 'CONFIRM', 2: 'OK' },
  },
  transition: {
    ...declarations.transitioningButton,
    sizes: [[1, 56, 18]],
    strings: { 1: 'Submit' },
  },
  scale: {
    ...declarations.scale,
    sizes: [],
    strings: {},
  },
  peek: {
    ...declarations.peek,
    sizes: [[0, 240, 160], [1, 240, 88]],
    strings: {},
  },
  menu: {
    ...declarations.appIcon,
    sizes: [[0, 200, 132]],
    strings: {},
  },
};
