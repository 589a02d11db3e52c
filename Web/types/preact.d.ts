// Made by script/generate from Sources/PressureCatalog: change it there.

import type { JSX } from 'preact';
import type { PressureConfirmButtonAttributes, PressureTransitioningButtonAttributes, PressureScaleAttributes, PressurePeekAttributes, PressureAppIconAttributes } from './attributes.js';
import type { PressureConfirmButton, PressureConfirmButtonEventMap, PressureTransitioningButton, PressureTransitioningButtonEventMap, PressureScale, PressureScaleEventMap, PressurePeek, PressurePeekEventMap, PressureAppIcon, PressureAppIconEventMap } from './classes.js';

/** Listeners for the element's own events. */
type Listeners<Events> = {
  [Type in Exclude<keyof Events, keyof HTMLElementEventMap> as `on${Type & string}`]?:
    ((event: Events[Type]) => void) | undefined;
};

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'pressure-confirm-button': JSX.HTMLAttributes<PressureConfirmButton> & PressureConfirmButtonAttributes & Listeners<PressureConfirmButtonEventMap>;
      'pressure-transitioning-button': JSX.HTMLAttributes<PressureTransitioningButton> & PressureTransitioningButtonAttributes & Listeners<PressureTransitioningButtonEventMap>;
      'pressure-scale': JSX.HTMLAttributes<PressureScale> & PressureScaleAttributes & Listeners<PressureScaleEventMap>;
      'pressure-peek': JSX.HTMLAttributes<PressurePeek> & PressurePeekAttributes & Listeners<PressurePeekEventMap>;
      'pressure-app-icon': JSX.HTMLAttributes<PressureAppIcon> & PressureAppIconAttributes & Listeners<PressureAppIconEventMap>;
    }
  }
}
