// Made by script/generate from Sources/PressureCatalog: change it there.

export * from './classes.js';
export * from './values.js';

import type { PressureConfirmButton, PressureTransitioningButton, PressureScale, PressurePeek, PressureAppIcon } from './classes.js';

declare global {
  interface HTMLElementTagNameMap {
    'pressure-confirm-button': PressureConfirmButton;
    'pressure-transitioning-button': PressureTransitioningButton;
    'pressure-scale': PressureScale;
    'pressure-peek': PressurePeek;
    'pressure-app-icon': PressureAppIcon;
  }
}
