// Made by script/generate from Sources/PressureCatalog: change it there.

export { PressureAppIcon, PressureAppIconEventMap, AppIconState } from './classes.js';
export { ready } from './values.js';

import type { PressureAppIcon } from './classes.js';

declare global {
  interface HTMLElementTagNameMap {
    'pressure-app-icon': PressureAppIcon;
  }
}
