// Made by script/generate of Sources/PressureCatalog: change it there.

import type { HTMLAttributes } from 'vue';
import type { PressureConfirmButtonAttributes, PressureTransitioningButtonAttributes, PressureScaleAttributes, PressurePeekAttributes, PressureAppIconAttributes } from './attributes.js';
import type { PressureConfirmButton, PressureConfirmButtonEventMap, PressureTransitioningButton, PressureTransitioningButtonEventMap, PressureScale, PressureScaleEventMap, PressurePeek, PressurePeekEventMap, PressureAppIcon, PressureAppIconEventMap } from './classes.js';

/** Listeners of the events that are the element's own: `@confirm` in a template. */
type Listeners<Events> = {
  [Type in Exclude<keyof Events, keyof HTMLElementEventMap> as `on${Capitalize<Type & string>}`]?:
    (event: Events[Type]) => void;
};

declare module 'vue' {
  interface GlobalComponents {
    'pressure-confirm-button': new () => { $props: HTMLAttributes & PressureConfirmButtonAttributes & Listeners<PressureConfirmButtonEventMap> };
    'pressure-transitioning-button': new () => { $props: HTMLAttributes & PressureTransitioningButtonAttributes & Listeners<PressureTransitioningButtonEventMap> };
    'pressure-scale': new () => { $props: HTMLAttributes & PressureScaleAttributes & Listeners<PressureScaleEventMap> };
    'pressure-peek': new () => { $props: HTMLAttributes & PressurePeekAttributes & Listeners<PressurePeekEventMap> };
    'pressure-app-icon': new () => { $props: HTMLAttributes & PressureAppIconAttributes & Listeners<PressureAppIconEventMap> };
  }
}
