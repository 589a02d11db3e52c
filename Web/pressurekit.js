// PressureKit for the browser: import this module, and its elements work.

export { PressureConfirmButton } from './confirm-button.js';
export { PressureScale } from './scale.js';
export { PressureTransitioningButton } from './transitioning-button.js';
