// Made by script/generate from Sources/PressureCatalog: change it there.

// PressureKit for the browser: import this module to define all elements.

import './confirm-button.js';
import './transitioning-button.js';
import './scale.js';
import './peek.js';
import './app-icon.js';

export * from './elements.js';
