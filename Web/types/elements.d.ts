// Made by script/generate from Sources/PressureCatalog: change it there.

export * from './classes.js';
export * from './values.js';
