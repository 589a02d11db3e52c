// Made by script/generate of Sources/PressureCatalog: change it there.

export { PressureAppIcon, PressureAppIconEventMap, AppIconState } from './classes.js';
export { ready } from './values.js';

import type { PressureAppIcon } from './classes.js';

declare global {
  interface HTMLElementTagNameMap {
    'pressure-app-icon': PressureAppIcon;
  }
}
