// PressureKit for the browser: import this module, and its elements work.

// In the order that compresses best.
export { QuickActionRouter } from './quick-action-router.js';
export { PressureTransitioningButton } from './transitioning-button.js';
export { PressureConfirmButton } from './confirm-button.js';
export { PressureScale } from './scale.js';
export { PressureAppIcon } from './app-icon.js';
export { PressurePeek } from './peek.js';
