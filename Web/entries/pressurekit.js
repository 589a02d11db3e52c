// Made by script/generate of Sources/PressureCatalog: change it there.

// PressureKit for the browser: import this module, and its elements work.

import './confirm-button.js';
import './transitioning-button.js';
import './scale.js';
import './peek.js';
import './app-icon.js';

export * from './elements.js';
