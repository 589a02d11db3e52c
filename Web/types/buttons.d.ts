// Made by script/generate from Sources/PressureCatalog: change it there.

export { PressureConfirmButton, PressureConfirmButtonEventMap, ConfirmState, PressureTransitioningButton, PressureTransitioningButtonEventMap, TransitioningState } from './classes.js';
export { ready } from './values.js';

import type { PressureConfirmButton, PressureTransitioningButton } from './classes.js';

declare global {
  interface HTMLElementTagNameMap {
    'pressure-confirm-button': PressureConfirmButton;
    'pressure-transitioning-button': PressureTransitioningButton;
  }
}
