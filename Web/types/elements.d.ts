// Made by script/generate of Sources/PressureCatalog: change it there.

export * from './classes.js';
export * from './values.js';
