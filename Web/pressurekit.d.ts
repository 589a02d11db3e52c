/** Where a press is. */
export type ConfirmState = 'idle' | 'updating' | 'selected' | 'confirmed';

/** Where the force that a control works from comes from. */
export type ForceSource = 'none' | 'measured' | 'area' | 'time';

/** What a `statechange` tells. */
export interface ConfirmStateChange {
  readonly state: ConfirmState;
  readonly previous: ConfirmState;
  /** How hard the person means it, 0…1. */
  readonly intention: number;
  readonly source: ForceSource;
}

/**
 * `<pressure-confirm-button>`: what cannot be undone, confirmed by pressing.
 *
 * Each property reflects the attribute of its name in kebab-case. A number that is out of range is
 * reported in the console, and the default holds.
 */
export class PressureConfirmButton extends HTMLElement {
  readonly state: ConfirmState;
  /** How hard the person means it, 0…1; 0 while no contact is down. */
  readonly intention: number;
  /** In units of an average touch; 0 while nothing measures it. */
  readonly force: number;
  readonly source: ForceSource;
  readonly form: HTMLFormElement | null;

  disabled: boolean;
  /** The force that is full intention, in units of an average touch, 0.01…100; 3 by default. */
  cap: number;
  /** The ring is full above this intention, 0…0.99; 0.97 by default. */
  threshold: number;
  /** It ceases to be full below this intention, 0…0.99; 0.9 by default. */
  releaseThreshold: number;
  /** Seconds to full without a sensor, 0.2…60; 2 by default. */
  rampDuration: number;
  /** Seconds a proven sensor may stay below full before time helps; 2 by default, "off" never. */
  rescueDelay: number;
  /** Seconds that an arming by key lasts; 10 by default, 0 or "off" for ever. */
  armTimeout: number;
  /** In pixels; 0, the default, is the control's height. */
  ringDiameter: number;
  /** From the touch to the ring's centre in pixels; 0, the default, is the control's height. */
  ringOffset: number;
  /** Without the latch only full force on the ring confirms. */
  noLatch: boolean;
  /** Lets the contact's size serve where nothing measures force; noisy. */
  contactArea: boolean;
  noHaptics: boolean;
  /** "CONFIRM" by default. */
  confirmLabel: string;
  /** "OK" by default. */
  okLabel: string;

  addEventListener(
    type: 'statechange',
    listener: (this: PressureConfirmButton, event: CustomEvent<ConfirmStateChange>) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: 'confirm',
    listener: (this: PressureConfirmButton, event: CustomEvent<null>) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** Where the work is. */
export type TransitioningState = 'begin' | 'loading' | 'success' | 'failure';

/** What a `statechange` of a transitioning button tells. */
export interface TransitioningStateChange {
  readonly state: TransitioningState;
  readonly previous: TransitioningState;
}

/**
 * `<pressure-transitioning-button>`: a button that shows the work it started.
 *
 * Each property reflects the attribute of its name in kebab-case. A number that is out of range is
 * reported in the console, and the default holds.
 */
export class PressureTransitioningButton extends HTMLElement {
  /** Setting it ends the run under way; throws for another value, or in no page. */
  state: TransitioningState;
  readonly form: HTMLFormElement | null;

  disabled: boolean;
  /** "submit" by default. */
  type: 'submit' | 'button';
  /** "Done" by default. */
  successLabel: string;
  /** "Failed" by default. */
  failureLabel: string;
  /** How far the work is, 0…1; null, the default, is unknown. */
  progress: number | null;
  /** Seconds a run may take; infinite by default, 0 or "off" too. */
  timeout: number;
  /** Seconds that success is shown; infinite by default, 0 or "off" too. */
  resetAfter: number;
  /** Seconds that failure is shown; 1 by default, "off" for ever. */
  failureDelay: number;
  noHaptics: boolean;

  /**
   * Shows work: `loading`, then `success`, or `failure` when it throws.
   *
   * Resolves and rejects as the work does, after the state was shown; with a `TimeoutError` when
   * `timeout` is over, with an `AbortError` when something else ended the run.
   */
  run<Result>(work: () => Result | PromiseLike<Result>): Promise<Result>;
  /** Goes back to `begin`; a run under way is ended. */
  reset(): void;

  addEventListener(
    type: 'statechange',
    listener: (
      this: PressureTransitioningButton, event: CustomEvent<TransitioningStateChange>,
    ) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: PressureTransitioningButton, event: HTMLElementEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'pressure-confirm-button': PressureConfirmButton;
    'pressure-transitioning-button': PressureTransitioningButton;
  }
}
