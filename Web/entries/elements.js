// Made by script/generate of Sources/PressureCatalog: change it there.

// The classes of the elements, none of which is defined: for names of one's own, and for classes that extend them.

export { PressureConfirmButton } from '../confirm-button.js';
export { PressureTransitioningButton } from '../transitioning-button.js';
export { PressureScale } from '../scale.js';
export { PressurePeek } from '../peek.js';
export { PressureAppIcon } from '../app-icon.js';
export { QuickActionRouter } from '../quick-action-router.js';
export { defineElement } from '../define-element.js';
export { ready } from '../engine.js';
