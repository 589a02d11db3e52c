// Made by script/generate from Sources/PressureCatalog: change it there.

export { PressureScale, PressureScaleEventMap, ScaleState } from './classes.js';
export { ready } from './values.js';

import type { PressureScale } from './classes.js';

declare global {
  interface HTMLElementTagNameMap {
    'pressure-scale': PressureScale;
  }
}
