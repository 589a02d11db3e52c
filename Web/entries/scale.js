import { defineElement } from '../define-element.js';
import { PressureScale } from '../scale.js';

defineElement(PressureScale);

export { ready } from '../engine.js';
export { PressureScale };
