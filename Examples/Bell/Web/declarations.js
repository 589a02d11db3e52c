// Made by pressure-engine from BellDeclaration.swift: change it there.

export const bell = {
  kind: 0,
  states: ['rest', 'ringing'],
  numbers: { threshold: [0, 0.2], 'hold-duration': [1, 0.5] },
  flags: {},
  labels: { 'rung-label': 'It rang' },
  words: {},
};
export const bellActs = ['ring'];
export const bellTexts = { none: 0, rung: 1 };
export const bellOptions = {};
export const bellColors = ['metal', 'base', 'sound'];
export const bellLayers = { leftWave: 1, rightWave: 2, knob: 3, dome: 4, base: 5 };
export const bellParts = /** @type {Record<number, string>} */ ({});
