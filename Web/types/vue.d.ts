// Made by script/generate from Sources/PressureCatalog: change it there.

import type { HTMLAttributes } from 'vue';
import type { PressureConfirmButtonAttributes, PressureTransitioningButtonAttributes, PressureScaleAttributes, PressurePeekAttributes, PressureAppIconAttributes } from './attributes.js';
import type { PressureConfirmButton, PressureConfirmButtonEventMap, PressureTransitioningButton, PressureTransitioningButtonEventMap, PressureScale, PressureScaleEventMap, PressurePeek, PressurePeekEventMap, PressureAppIcon, PressureAppIconEventMap } from './classes.js';

type CamelCase<Name> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name;

/** The names that templates are checked with: `no-latch` becomes `noLatch`. */
type Bound<Attributes> = Attributes & { [Name in keyof Attributes as CamelCase<Name>]: Attributes[Name] };

/** Listeners for the element's own events: `@confirm` in a template. */
type Listeners<Events> = {
  [Type in Exclude<keyof Events, keyof HTMLElementEventMap> as `on${Capitalize<Type & string>}`]?:
    ((event: Events[Type]) => void) | undefined;
};

declare module 'vue' {
  interface GlobalComponents {
    'pressure-confirm-button': new () => { $props: HTMLAttributes & Bound<PressureConfirmButtonAttributes> & Listeners<PressureConfirmButtonEventMap> };
    'pressure-transitioning-button': new () => { $props: HTMLAttributes & Bound<PressureTransitioningButtonAttributes> & Listeners<PressureTransitioningButtonEventMap> };
    'pressure-scale': new () => { $props: HTMLAttributes & Bound<PressureScaleAttributes> & Listeners<PressureScaleEventMap> };
    'pressure-peek': new () => { $props: HTMLAttributes & Bound<PressurePeekAttributes> & Listeners<PressurePeekEventMap> };
    'pressure-app-icon': new () => { $props: HTMLAttributes & Bound<PressureAppIconAttributes> & Listeners<PressureAppIconEventMap> };
  }
}
