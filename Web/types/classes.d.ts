// Made by script/generate of Sources/PressureCatalog: change it there.

import type {
  AppIconStateChange, ConfirmStateChange, ForceSource, PeekAction, PeekStateChange, QuickAction, QuickActionItem, ScaleCalibration, ScaleReading, ScaleStateChange, TransitioningStateChange,
} from './values.js';

/** The states of a `<pressure-confirm-button>`. */
export type ConfirmState = 'idle' | 'updating' | 'selected' | 'confirmed';

/** The events of a `<pressure-confirm-button>`. */
export interface PressureConfirmButtonEventMap extends HTMLElementEventMap {
  /** The person has confirmed. */
  confirm: CustomEvent<null>;
  /** In each frame in which `intention` has changed. */
  intentionchange: Event;
  /** The press is elsewhere. */
  statechange: CustomEvent<ConfirmStateChange>;
}

/**
 * `<pressure-confirm-button>`: what cannot be undone, confirmed by pressing.
 *
 * A property of an attribute reflects it. A number that is out of range is reported in the console, and the
 * default holds.
 */
export class PressureConfirmButton extends HTMLElement {
  /** Its name in a page, unless that defines it by another. */
  static readonly tag: 'pressure-confirm-button';
  readonly state: ConfirmState;
  readonly form: HTMLFormElement | null;
  /** How hard the person means it, 0…1; 0 while no contact is down. */
  readonly intention: number;
  /** In units of an average touch; 0 while nothing measures it. */
  readonly force: number;
  /** Where the force comes from. */
  readonly source: ForceSource;

  /** Takes no presses, and ends the one under way; a disabled `<fieldset>` disables it too. */
  disabled: boolean;
  /** The force that is full intention, in units of an average touch, 0.01…100; 3 by default. */
  cap: number;
  /** The ring is full above this intention, 0…0.99; 0.97 by default. */
  threshold: number;
  /** It ceases to be full below this intention, or below `threshold` if that is less, 0…0.99; 0.9 by default. */
  releaseThreshold: number;
  /** Seconds to full without a sensor, 0.2…60; 2 by default. */
  rampDuration: number;
  /** Seconds below full, with a proven sensor, until time helps; 2 by default, "off" never. */
  rescueDelay: number;
  /** Seconds that an arming without a contact lasts; infinite by default, as 0 and "off" are. */
  armTimeout: number;
  /** The ring's diameter in pixels, or 0 for the control's height, 0…1000; 0 by default. */
  ringDiameter: number;
  /** Pixels from the touch to the ring's centre, or 0 for the control's height, 0…1000; 0 by default. */
  ringOffset: number;
  /** Only full force on the ring confirms. */
  noLatch: boolean;
  /** Lets the contact's size serve where nothing measures force; noisy. */
  contactArea: boolean;
  /** Takes no taps: it is pressed, or activated twice. */
  noTap: boolean;
  /** Plays no haptics. */
  noHaptics: boolean;
  /** What the full ring says; "CONFIRM" by default. */
  confirmLabel: string;
  /** What it says where a lift confirms; "OK" by default. */
  okLabel: string;
  /** What it says after a press that was let go of before its force was enough; none if empty; "Press harder" by default. */
  pressHint: string;
  /** What it says after one that was let go of before its time was; none if empty; "Hold longer" by default. */
  holdHint: string;
  /** What it says after one that lifted from the full button; none if empty; "Slide onto the ring" by default. */
  slideHint: string;
  /** What assistive technology says of how it works, without an `aria-description`; "Activate twice, or hold and slide onto the ring" by default. */
  holdDescription: string;
  /** What it says once a sensor has measured a press; "Activate twice, or press harder and slide onto the ring" by default. */
  forceDescription: string;

  addEventListener<Type extends keyof PressureConfirmButtonEventMap>(
    type: Type,
    listener: (this: PressureConfirmButton, event: PressureConfirmButtonEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof PressureConfirmButtonEventMap>(
    type: Type,
    listener: (this: PressureConfirmButton, event: PressureConfirmButtonEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions,
  ): void;
}

/** The states of a `<pressure-transitioning-button>`. */
export type TransitioningState = 'begin' | 'loading' | 'success' | 'failure';

/** The events of a `<pressure-transitioning-button>`. */
export interface PressureTransitioningButtonEventMap extends HTMLElementEventMap {
  /** The work is elsewhere. */
  statechange: CustomEvent<TransitioningStateChange>;
}

/**
 * `<pressure-transitioning-button>`: a button that shows the work it started.
 *
 * A property of an attribute reflects it. A number that is out of range is reported in the console, and the
 * default holds.
 */
export class PressureTransitioningButton extends HTMLElement {
  /** Its name in a page, unless that defines it by another. */
  static readonly tag: 'pressure-transitioning-button';
  /** Setting it ends the run under way; throws for another value, or in no page. */
  state: TransitioningState;
  readonly form: HTMLFormElement | null;

  /** Takes no presses; a run under way goes on. */
  disabled: boolean;
  /** Seconds that a run may take; infinite by default, as 0 and "off" are. */
  timeout: number;
  /** Seconds until a success goes back to the title; infinite by default, as 0 and "off" are. */
  resetAfter: number;
  /** Seconds until a failure goes back to the title; 1 by default, "off" never. */
  failureDelay: number;
  /** Plays no haptics. */
  noHaptics: boolean;
  /** What it says when the work succeeded; "Done" by default. */
  successLabel: string;
  /** What it says when the work failed; "Failed" by default. */
  failureLabel: string;
  /** How far the work is, 0…1; unknown without; null by default. */
  progress: number | null;
  /** Whether an activation submits its form; "submit" by default. */
  type: 'submit' | 'button';

  /**
   * Shows work: `loading`, then `success`, or `failure` when it throws.
   *
   * Resolves and rejects as the work does, after the state was shown; with a `TimeoutError` when `timeout` is over, with an `AbortError` when something else ended the run. While a run is under way it rejects with an `InvalidStateError`, and does not call `work`.
   */
  run<Result>(work: () => Result | PromiseLike<Result>): Promise<Result>;
  /** Goes back to `begin`; a run under way is ended. */
  reset(): void;

  addEventListener<Type extends keyof PressureTransitioningButtonEventMap>(
    type: Type,
    listener: (this: PressureTransitioningButton, event: PressureTransitioningButtonEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof PressureTransitioningButtonEventMap>(
    type: Type,
    listener: (this: PressureTransitioningButton, event: PressureTransitioningButtonEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions,
  ): void;
}

/** The states of a `<pressure-scale>`. */
export type ScaleState = 'rest' | 'weighing' | 'settled' | 'overload' | 'unmeasured';

/** The events of a `<pressure-scale>`. */
export interface PressureScaleEventMap extends HTMLElementEventMap {
  /** It reads something else. */
  reading: CustomEvent<ScaleReading>;
  /** The reading is steady. */
  settle: CustomEvent<ScaleReading>;
  /** It does something else. */
  statechange: CustomEvent<ScaleStateChange>;
}

/**
 * `<pressure-scale>`: what presses on it, in grams.
 *
 * A property of an attribute reflects it. A number that is out of range is reported in the console, and the
 * default holds.
 */
export class PressureScale extends HTMLElement {
  /** Its name in a page, unless that defines it by another. */
  static readonly tag: 'pressure-scale';
  readonly state: ScaleState;
  readonly form: HTMLFormElement | null;
  /** What is weighed, less the tare. */
  readonly grams: number;
  /** Of the sensor's range; more than 100 with several contacts. */
  readonly percent: number;
  /** As it is shown: "123 grams". */
  readonly text: string;
  /** Whether the reading is steady. */
  readonly settled: boolean;
  /** Whether it is more than the sensor can say. */
  readonly overload: boolean;
  /** Where the force comes from. */
  readonly source: 'none' | 'measured';
  /** The most since the scale was empty, in grams. */
  readonly peak: number;
  /** In units of an average touch. */
  readonly force: number;
  /** One step of the sensor in grams; null until it has been seen. */
  readonly resolution: number | null;
  /** Of what is weighed now, in grams; null without a calibration of three points. */
  readonly standardError: number | null;
  /** The most that one sensor weighs, in grams. */
  readonly range: number;
  /** Why the points give no calibration; null when they do, or when there are none. */
  readonly calibrationFault: string | null;
  /** The known masses; takes JSON too, and throws, and changes nothing, when it is none. */
  get calibration(): ScaleCalibration | null;
  set calibration(value: ScaleCalibration | string | null);

  /** Takes no presses, and lets go of what it weighs. */
  disabled: boolean;
  /** Grams at the sensor's maximum while it is not calibrated, 1…1,000,000; 385 by default. */
  capacity: number;
  /** Grams to each side in which a reading is steady, 0…1000; 2 by default. */
  settleRange: number;
  /** Seconds that a reading is steady before it has settled, 0…60; 1 by default. */
  settleDuration: number;
  /** Plays no haptics. */
  noHaptics: boolean;
  /** What it weighs in; ounces and newtons have two decimals; "g" by default. */
  unit: 'g' | 'oz' | 'N';
  /** What it reads; percent is of the sensor's range, whatever the tare; "weight" by default. */
  mode: 'weight' | 'percent';
  /** What the button below the dial says; "Tare" by default. */
  tareLabel: string;

  /** Sets what is read now to zero; with nothing on it, forgets that it ever was. */
  tare(): void;
  /** Takes what is weighed now for a known mass; how many there are then. Throws where there is none. */
  addCalibrationPoint(grams: number): number;
  /** Forgets the known masses. */
  clearCalibration(): void;

  addEventListener<Type extends keyof PressureScaleEventMap>(
    type: Type,
    listener: (this: PressureScale, event: PressureScaleEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof PressureScaleEventMap>(
    type: Type,
    listener: (this: PressureScale, event: PressureScaleEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions,
  ): void;
}

/** The states of a `<pressure-peek>`. */
export type PeekState = 'idle' | 'hint' | 'peek' | 'actions' | 'pop';

/** The events of a `<pressure-peek>`. */
export interface PressurePeekEventMap extends HTMLElementEventMap {
  /** The preview has opened. */
  peek: CustomEvent<null>;
  /** The person goes there; prevented, `href` does not open. */
  pop: CustomEvent<null>;
  /** One of the slotted actions was chosen. */
  action: CustomEvent<PeekAction>;
  /** The preview went without a pop; does not bubble. */
  close: CustomEvent<null>;
  /** The press is elsewhere. */
  statechange: CustomEvent<PeekStateChange>;
}

/**
 * `<pressure-peek>`: a link that one can look into before one goes there.
 *
 * A property of an attribute reflects it. A number that is out of range is reported in the console, and the
 * default holds.
 */
export class PressurePeek extends HTMLElement {
  /** Its name in a page, unless that defines it by another. */
  static readonly tag: 'pressure-peek';
  readonly state: PeekState;
  readonly form: HTMLFormElement | null;
  /** How far it is to the pop, 0…1; 0 while no contact is down, 1 in `pop`. */
  readonly progress: number;

  /** Takes no presses. */
  disabled: boolean;
  /** A press peeks above this part of the sensor's range, 0.01…0.98; 0.2 by default. */
  peekThreshold: number;
  /** A peek pops above this part of the sensor's range, never before it peeks, 0.01…0.98; 0.75 by default. */
  popThreshold: number;
  /** Seconds until holding peeks without a sensor, 0.2…60; 0.5 by default. */
  holdDuration: number;
  /** Plays no haptics. */
  noHaptics: boolean;
  /** Where a pop leads; without, `pop` is all that happens; null by default. */
  href: string | null;

  /** Opens the preview and leaves it open; throws in no page. */
  peek(): void;
  /** Closes the preview, or cancels the press; throws in no page. */
  close(): void;

  addEventListener<Type extends keyof PressurePeekEventMap>(
    type: Type,
    listener: (this: PressurePeek, event: PressurePeekEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof PressurePeekEventMap>(
    type: Type,
    listener: (this: PressurePeek, event: PressurePeekEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions,
  ): void;
}

/** The states of a `<pressure-app-icon>`. */
export type AppIconState = 'idle' | 'hint' | 'open';

/** The events of a `<pressure-app-icon>`. */
export interface PressureAppIconEventMap extends HTMLElementEventMap {
  /** The person opens the app. */
  launch: CustomEvent<null>;
  /** One of the menu's actions was chosen. */
  quickaction: CustomEvent<QuickAction>;
  /** The press is elsewhere. */
  statechange: CustomEvent<AppIconStateChange>;
}

/**
 * `<pressure-app-icon>`: an app's icon, and the menu behind it.
 *
 * A property of an attribute reflects it. A number that is out of range is reported in the console, and the
 * default holds.
 */
export class PressureAppIcon extends HTMLElement {
  /** Its name in a page, unless that defines it by another. */
  static readonly tag: 'pressure-app-icon';
  readonly state: AppIconState;
  readonly form: HTMLFormElement | null;
  /** The menu; at most four are kept. Without any, the default, it has none. Setting it closes it. */
  get items(): readonly QuickActionItem[];
  set items(value: Iterable<QuickActionItem>);

  /** Takes no presses. */
  disabled: boolean;
  /** Plays no haptics. */
  noHaptics: boolean;
  /** What stands below the icon; empty by default. */
  name: string;
  /** The image's address; empty by default. */
  src: string;

  /** Opens the menu and leaves it open; throws in no page. */
  open(): void;
  /** Closes the menu, or cancels the press; throws in no page. */
  close(): void;

  addEventListener<Type extends keyof PressureAppIconEventMap>(
    type: Type,
    listener: (this: PressureAppIcon, event: PressureAppIconEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof PressureAppIconEventMap>(
    type: Type,
    listener: (this: PressureAppIcon, event: PressureAppIconEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions,
  ): void;
}
