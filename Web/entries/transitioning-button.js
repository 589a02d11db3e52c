// Made by script/generate from Sources/PressureCatalog: change it there.

import { defineElement } from '../define-element.js';
import { PressureTransitioningButton } from '../transitioning-button.js';
import { PlainButton } from '../plain.js';

defineElement(PressureTransitioningButton, PlainButton);

export { ready } from '../engine.js';
export { PressureTransitioningButton };
