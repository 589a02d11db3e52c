// Made by script/generate of Sources/PressureCatalog: change it there.

import { defineElement } from '../define-element.js';
import { PressureAppIcon } from '../app-icon.js';

defineElement(PressureAppIcon);

export { ready } from '../engine.js';
export { PressureAppIcon };
