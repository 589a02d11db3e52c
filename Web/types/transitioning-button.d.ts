// Made by script/generate from Sources/PressureCatalog: change it there.

export { PressureTransitioningButton, PressureTransitioningButtonEventMap, TransitioningState } from './classes.js';
export { ready } from './values.js';

import type { PressureTransitioningButton } from './classes.js';

declare global {
  interface HTMLElementTagNameMap {
    'pressure-transitioning-button': PressureTransitioningButton;
  }
}
