// Made by script/generate from Sources/PressureCatalog: change it there.

import { defineElement } from '../define-element.js';
import { PressureScale } from '../scale.js';

defineElement(PressureScale);

export { ready } from '../engine.js';
export { PressureScale };
