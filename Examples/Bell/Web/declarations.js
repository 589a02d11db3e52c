// Made by BellTests.

export const bell = {
  kind: 0,
  states: ['rest', 'ringing'],
  acts: ['ring'],
  texts: { none: 0, rung: 1 },
  numbers: { threshold: 0, 'hold-duration': 1 },
  flags: {},
  otherOptions: {},
  labels: { 'rung-label': 'It rang' },
  words: {},
  colors: ['metal', 'base', 'sound'],
  layers: { leftWave: 1, rightWave: 2, knob: 3, dome: 4, base: 5 },
  parts: {},
};
