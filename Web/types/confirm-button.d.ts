// Made by script/generate from Sources/PressureCatalog: change it there.

export { PressureConfirmButton, PressureConfirmButtonEventMap, ConfirmState } from './classes.js';
export { ready } from './values.js';

import type { PressureConfirmButton } from './classes.js';

declare global {
  interface HTMLElementTagNameMap {
    'pressure-confirm-button': PressureConfirmButton;
  }
}
