// Made by script/generate from Sources/PressureCatalog: change it there.

import { defineElement } from '../define-element.js';
import { PressureAppIcon } from '../app-icon.js';

defineElement(PressureAppIcon);

export { ready } from '../engine.js';
export { PressureAppIcon };
