// Made by script/generate from Sources/PressureCatalog: change it there.

// The classes of the elements, without defining them: for elements with your own names, and for subclasses.

export { PressureConfirmButton } from '../confirm-button.js';
export { PressureTransitioningButton } from '../transitioning-button.js';
export { PressureScale } from '../scale.js';
export { PressurePeek } from '../peek.js';
export { PressureAppIcon } from '../app-icon.js';
export { QuickActionRouter } from '../quick-action-router.js';
export { defineElement } from '../define-element.js';
export { ready } from '../engine.js';
