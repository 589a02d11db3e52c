// Made by script/generate from Sources/PressureCatalog: change it there.

import { defineElement } from '../define-element.js';
import { PressurePeek } from '../peek.js';
import { PlainLink } from '../plain.js';

defineElement(PressurePeek, PlainLink);

export { ready } from '../engine.js';
export { PressurePeek };
