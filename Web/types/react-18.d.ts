// Made by script/generate from Sources/PressureCatalog: change it there.

import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { PressureConfirmButtonAttributes, PressureTransitioningButtonAttributes, PressureScaleAttributes, PressurePeekAttributes, PressureAppIconAttributes } from './attributes.js';
import type { PressureConfirmButton, PressureTransitioningButton, PressureScale, PressurePeek, PressureAppIcon } from './classes.js';

/** The values that React writes as attributes: it would write `false` as a text. */
type Written<Attributes> = {
  [Name in keyof Attributes]: boolean extends Attributes[Name] ? true | '' | undefined : Attributes[Name];
};

declare global {
  namespace JSX {
    interface IntrinsicElements {
      'pressure-confirm-button': DetailedHTMLProps<HTMLAttributes<PressureConfirmButton>, PressureConfirmButton> & Written<PressureConfirmButtonAttributes>;
      'pressure-transitioning-button': DetailedHTMLProps<HTMLAttributes<PressureTransitioningButton>, PressureTransitioningButton> & Written<PressureTransitioningButtonAttributes>;
      'pressure-scale': DetailedHTMLProps<HTMLAttributes<PressureScale>, PressureScale> & Written<PressureScaleAttributes>;
      'pressure-peek': DetailedHTMLProps<HTMLAttributes<PressurePeek>, PressurePeek> & Written<PressurePeekAttributes>;
      'pressure-app-icon': DetailedHTMLProps<HTMLAttributes<PressureAppIcon>, PressureAppIcon> & Written<PressureAppIconAttributes>;
    }
  }
}
