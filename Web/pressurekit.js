// PressureKit for the browser: import this module, and its elements work.

export { PressureAppIcon } from './app-icon.js';
export { PressureConfirmButton } from './confirm-button.js';
export { PressurePeek } from './peek.js';
export { PressureScale } from './scale.js';
export { PressureTransitioningButton } from './transitioning-button.js';
export { QuickActionRouter } from './quick-action-router.js';
