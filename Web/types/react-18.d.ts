// Made by script/generate of Sources/PressureCatalog: change it there.

import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { PressureConfirmButtonAttributes, PressureTransitioningButtonAttributes, PressureScaleAttributes, PressurePeekAttributes, PressureAppIconAttributes } from './attributes.js';
import type { PressureConfirmButton, PressureTransitioningButton, PressureScale, PressurePeek, PressureAppIcon } from './classes.js';

declare global {
  namespace JSX {
    interface IntrinsicElements {
      'pressure-confirm-button': DetailedHTMLProps<HTMLAttributes<PressureConfirmButton>, PressureConfirmButton> & PressureConfirmButtonAttributes;
      'pressure-transitioning-button': DetailedHTMLProps<HTMLAttributes<PressureTransitioningButton>, PressureTransitioningButton> & PressureTransitioningButtonAttributes;
      'pressure-scale': DetailedHTMLProps<HTMLAttributes<PressureScale>, PressureScale> & PressureScaleAttributes;
      'pressure-peek': DetailedHTMLProps<HTMLAttributes<PressurePeek>, PressurePeek> & PressurePeekAttributes;
      'pressure-app-icon': DetailedHTMLProps<HTMLAttributes<PressureAppIcon>, PressureAppIcon> & PressureAppIconAttributes;
    }
  }
}
