// PressureKit for the browser: import this module, and its elements work.

import './confirm-button.js';
import './transitioning-button.js';
import './scale.js';
import './app-icon.js';
import './peek.js';

export * from './elements.js';
