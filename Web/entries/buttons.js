// Made by script/generate from Sources/PressureCatalog: change it there.

export * from './confirm-button.js';
export * from './transitioning-button.js';
