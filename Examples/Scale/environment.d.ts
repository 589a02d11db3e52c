// What the pages of the demo use besides: elements of the kit by short names, what these tell a listener that is not on the
// element itself, and what is newer than the library of TypeScript 4.8.

import type * as classes from '../../Web/types/classes.js';
import '../../Web/types/pressurekit.js';

declare global {
  type Confirm = classes.PressureConfirmButton;
  type Transitioning = classes.PressureTransitioningButton;
  type Scale = classes.PressureScale;
  type Peek = classes.PressurePeek;
  type Icon = classes.PressureAppIcon;

  /** A weighing, as the server has it. */
  interface Weighing {
    readonly id: number;
    readonly grams: number;
    readonly note: string;
    readonly createdAt: string;
  }

  interface HTMLElementEventMap {
    action: CustomEvent;
    quickaction: CustomEvent;
    reading: CustomEvent;
    settle: CustomEvent;
    statechange: CustomEvent;
  }

  interface DocumentEventMap {
    reading: CustomEvent;
    statechange: CustomEvent;
  }

  interface HTMLElement {
    ariaInvalid: string | null;
    // The browser takes other types, and makes a text of them.
    get ariaHidden(): string | null;
    set ariaHidden(value: string | boolean | null);
  }

  interface Element {
    checkVisibility(options?: { opacityProperty?: boolean, visibilityProperty?: boolean }): boolean;
  }

  interface ParentNode {
    // The pages' radio buttons.
    querySelector(selectors: '[name=outcome]:checked' | '[name=recorded]:checked'): HTMLInputElement;
  }

  interface MouseEvent {
    /** Of a click that is a pointer event. */
    readonly pointerId?: number;
  }

  interface WindowEventMap {
    dragleave: DragEvent;
  }

  type NewerAbortSignal = typeof AbortSignal & { timeout(milliseconds: number): AbortSignal };
}
