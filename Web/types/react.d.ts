// Made by script/generate from Sources/PressureCatalog: change it there.

import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { PressureConfirmButtonAttributes, PressureTransitioningButtonAttributes, PressureScaleAttributes, PressurePeekAttributes, PressureAppIconAttributes } from './attributes.js';
import type { PressureConfirmButton, PressureConfirmButtonEventMap, PressureTransitioningButton, PressureTransitioningButtonEventMap, PressureScale, PressureScaleEventMap, PressurePeek, PressurePeekEventMap, PressureAppIcon, PressureAppIconEventMap } from './classes.js';

/** Listeners for the element's own events. */
type Listeners<Events> = {
  [Type in Exclude<keyof Events, keyof HTMLElementEventMap> as `on${Type & string}`]?:
    ((event: Events[Type]) => void) | undefined;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'pressure-confirm-button': DetailedHTMLProps<HTMLAttributes<PressureConfirmButton>, PressureConfirmButton> & PressureConfirmButtonAttributes & Listeners<PressureConfirmButtonEventMap>;
      'pressure-transitioning-button': DetailedHTMLProps<HTMLAttributes<PressureTransitioningButton>, PressureTransitioningButton> & PressureTransitioningButtonAttributes & Listeners<PressureTransitioningButtonEventMap>;
      'pressure-scale': DetailedHTMLProps<HTMLAttributes<PressureScale>, PressureScale> & PressureScaleAttributes & Listeners<PressureScaleEventMap>;
      'pressure-peek': DetailedHTMLProps<HTMLAttributes<PressurePeek>, PressurePeek> & PressurePeekAttributes & Listeners<PressurePeekEventMap>;
      'pressure-app-icon': DetailedHTMLProps<HTMLAttributes<PressureAppIcon>, PressureAppIcon> & PressureAppIconAttributes & Listeners<PressureAppIconEventMap>;
    }
  }
}
