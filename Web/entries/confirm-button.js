// Made by script/generate from Sources/PressureCatalog: change it there.

import { defineElement } from '../define-element.js';
import { PressureConfirmButton } from '../confirm-button.js';
import { PlainConfirmButton } from '../plain.js';

defineElement(PressureConfirmButton, PlainConfirmButton);

export { ready } from '../engine.js';
export { PressureConfirmButton };
