// Further types for the demo's pages: short names of the kit's elements, their events for listeners on other elements, and
// APIs that are newer than the library of TypeScript 4.8.

import type * as classes from '../../Web/types/classes.js';
import '../../Web/types/pressurekit.js';

declare global {
  type Confirm = classes.PressureConfirmButton;
  type Transitioning = classes.PressureTransitioningButton;
  type Scale = classes.PressureScale;
  type Peek = classes.PressurePeek;
  type Icon = classes.PressureAppIcon;

  /** A stored weighing. */
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
    // The browser accepts other types and converts them to text.
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
    /** Present if a click is a pointer event. */
    readonly pointerId?: number;
  }

  interface WindowEventMap {
    dragleave: DragEvent;
  }

  type NewerAbortSignal = typeof AbortSignal & { timeout(milliseconds: number): AbortSignal };
}
