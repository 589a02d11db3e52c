// PressureKit for the browser: import this module, and its elements work.

// In the order that compresses best.
export { PressureConfirmButton } from './confirm-button.js';
export { PressureTransitioningButton } from './transitioning-button.js';
export { PressureScale } from './scale.js';
export { QuickActionRouter } from './quick-action-router.js';
export { PressureAppIcon } from './app-icon.js';
export { PressurePeek } from './peek.js';
