// Made by script/generate from Sources/PressureCatalog: change it there.

import type {
  AppIconStateChange, ConfirmStateChange, ForceSource, PeekAction, PeekStateChange, QuickAction, QuickActionItem, ScaleCalibration, ScaleReading, ScaleStateChange, TransitioningStateChange,
} from './values.js';

/** The states of a `<pressure-confirm-button>`. */
export type ConfirmState = 'idle' | 'updating' | 'selected' | 'confirmed';

/** The events of a `<pressure-confirm-button>`. */
export interface PressureConfirmButtonEventMap extends HTMLElementEventMap {
  /** The person confirmed; a prevented event neither submits nor resets the form, and sends no command. */
  confirm: CustomEvent<null>;
  /** `intention` changed; at most once in a frame. */
  intentionchange: Event;
  /** The state changed. */
  statechange: CustomEvent<ConfirmStateChange>;
}

/**
 * `<pressure-confirm-button>`: a button for actions that cannot be undone, which a harder press confirms.
 *
 * Properties reflect their attributes. If a number is out of range, the console shows a warning, and the default
 * is used.
 */
export class PressureConfirmButton extends HTMLElement {
  /** The element's name, unless a page defines it by another one. */
  static readonly tag: 'pressure-confirm-button';
  readonly state: ConfirmState;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  setCustomValidity(message: string): void;
  /** The intention: how hard the person means it, 0…1; 0 without a contact. */
  readonly intention: number;
  /** The force in units of an average touch; 0 while no sensor measures it. */
  readonly force: number;
  /** The source of the intention. */
  readonly source: ForceSource;

  /** Ignores presses, and ends a press under way; a disabled `<fieldset>` disables it as well. */
  disabled: boolean;
  /** The force of full intention, in units of an average touch, 0.01…100; 3 by default. */
  cap: number;
  /** The force of full intention of a pen, whose range ends at 20/3, 0.01…100; 6 by default. */
  penCap: number;
  /** The ring is full above this intention, 0…0.99; 0.97 by default. */
  threshold: number;
  /** The ring is no longer full below this intention, or below `threshold` if that is less, 0…0.99; 0.9 by default. */
  releaseThreshold: number;
  /** Seconds to full without a sensor, 0.2…60; 2 by default. */
  rampDuration: number;
  /** Seconds that a press with a proven sensor stays below full until time fills the ring as well; 2 by default, never with "off". */
  rescueDelay: number;
  /** Seconds until a ring that waits without a contact closes; no limit by default, or with 0 or "off". */
  armTimeout: number;
  /** The ring's diameter in pixels, or 0 for the control's smaller side, but at least 28, 0…1000; 0 by default. */
  ringDiameter: number;
  /** Pixels from the touch to the ring's centre, or 0 for about two heights of the control, 0…1000; 0 by default. */
  ringOffset: number;
  /** Only full force on the ring confirms. */
  noLatch: boolean;
  /** Uses the contact's size if no sensor measures force; noisy. */
  contactArea: boolean;
  /** Ignores taps: the person must press, or activate twice. */
  noTap: boolean;
  /** The button itself fills, and confirms when the press lifts from it, without a ring. */
  inPlace: boolean;
  /** Plays no haptics. */
  noHaptics: boolean;
  /** The text on the full ring; "CONFIRM" by default. */
  confirmLabel: string;
  /** The text on the ring where a lift confirms; "OK" by default. */
  okLabel: string;
  /** The text after OK: what to do next; none if empty; "Let go" by default. */
  releaseLabel: string;
  /** The hint after a press that lifted before its force was enough; no hint if empty; "Press harder" by default. */
  pressHint: string;
  /** The hint after a press without a sensor that lifted too soon; no hint if empty; "Hold longer" by default. */
  holdHint: string;
  /** The hint after a press that filled the ring but lifted from the button; no hint if empty; "Slide onto the ring" by default. */
  slideHint: string;
  /** The instructions for assistive technology, unless there is an `aria-description`; "Activate twice, or hold and slide onto the ring" by default. */
  holdDescription: string;
  /** The instructions once a sensor has measured a press; "Activate twice, or press harder and slide onto the ring" by default. */
  forceDescription: string;
  /** The instructions for a button in place; "Activate twice, or hold, then let go" by default. */
  holdInPlaceDescription: string;
  /** The instructions for a button in place once a sensor has measured a press; "Activate twice, or press harder, then let go" by default. */
  forceInPlaceDescription: string;
  /** A selector for what the action concerns, such as `li`: the nearest match around the button stays clear during a press; null by default. */
  item: string | null;
  /** The question in the browser's dialog if the engine does not load, in place of the label with a question mark; null by default. */
  question: string | null;
  /** The act after a confirmation: none, or to submit or reset the form; "button" by default. */
  type: 'button' | 'submit' | 'reset';
  /** The name under which the form submits `value`; empty by default. */
  name: string;
  /** The value that the form submits; empty by default. */
  value: string;
  /** The address of the submission, in place of the form's `action`; empty by default. */
  formAction: string;
  /** The encoding of the submission, in place of the form's `enctype`; empty by default. */
  formEnctype: string;
  /** The method of the submission, in place of the form's `method`; empty by default. */
  formMethod: string;
  /** Submits fields with invalid values as well. */
  formNoValidate: boolean;
  /** The window of the answer, in place of the form's `target`; empty by default. */
  formTarget: string;
  /** The command that the button sends if it neither submits nor resets a form; empty by default. */
  command: string;

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
  /** The state changed. */
  statechange: CustomEvent<TransitioningStateChange>;
}

/**
 * `<pressure-transitioning-button>`: a button that shows the work that it started.
 *
 * Properties reflect their attributes. If a number is out of range, the console shows a warning, and the default
 * is used.
 */
export class PressureTransitioningButton extends HTMLElement {
  /** The element's name, unless a page defines it by another one. */
  static readonly tag: 'pressure-transitioning-button';
  /** The state. Setting it ends the run under way; throws for an unknown value, or if the element is not in a page. */
  state: TransitioningState;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  setCustomValidity(message: string): void;

  /** Ignores presses; a run under way continues. */
  disabled: boolean;
  /** Seconds that a run may take; no limit by default, or with 0 or "off". */
  timeout: number;
  /** Seconds until the title returns after a success; no limit by default, or with 0 or "off". */
  resetAfter: number;
  /** Seconds until the title returns after a failure; 1 by default, never with "off". */
  failureDelay: number;
  /** Plays no haptics. */
  noHaptics: boolean;
  /** The text after the work has succeeded; "Done" by default. */
  successLabel: string;
  /** The text after the work has failed; "Failed" by default. */
  failureLabel: string;
  /** The progress of the work, 0…1; unknown if not set; null by default. */
  progress: number | null;
  /** The act of an activation: to submit or reset the form, or none; "submit" by default. */
  type: 'submit' | 'reset' | 'button';
  /** The name under which the form submits `value`; empty by default. */
  name: string;
  /** The value that the form submits; empty by default. */
  value: string;
  /** The address of the submission, in place of the form's `action`; empty by default. */
  formAction: string;
  /** The encoding of the submission, in place of the form's `enctype`; empty by default. */
  formEnctype: string;
  /** The method of the submission, in place of the form's `method`; empty by default. */
  formMethod: string;
  /** Submits fields with invalid values as well. */
  formNoValidate: boolean;
  /** The window of the answer, in place of the form's `target`; empty by default. */
  formTarget: string;
  /** The command that the button sends if it neither submits nor resets a form; empty by default. */
  command: string;

  /**
   * Starts work and shows it: `loading`, then `success`, or `failure` if the work throws.
   *
   * Resolves or rejects as the work does, after the state has changed. Rejects with a `TimeoutError` after `timeout`, and with an `AbortError` if something else ends the run. If a run is already under way, it rejects with an `InvalidStateError` and does not call `work`.
   */
  run<Result>(work: () => Result | PromiseLike<Result>): Promise<Result>;
  /** Ends a run under way and goes back to `begin`. */
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
  /** The reading changed. */
  reading: CustomEvent<ScaleReading>;
  /** The reading has become steady. */
  settle: CustomEvent<ScaleReading>;
  /** The state changed. */
  statechange: CustomEvent<ScaleStateChange>;
}

/**
 * `<pressure-scale>`: a scale that weighs what presses on it, in grams.
 *
 * Properties reflect their attributes. If a number is out of range, the console shows a warning, and the default
 * is used.
 */
export class PressureScale extends HTMLElement {
  /** The element's name, unless a page defines it by another one. */
  static readonly tag: 'pressure-scale';
  readonly state: ScaleState;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  setCustomValidity(message: string): void;
  /** The mass less the tare, in grams. */
  readonly grams: number;
  /** The force in percent of the sensor's range; more than 100 with several contacts. */
  readonly percent: number;
  /** The reading as it is shown: "123 grams". */
  readonly text: string;
  /** True if the reading is steady. */
  readonly settled: boolean;
  /** True if the force exceeds what the sensor can measure. */
  readonly overload: boolean;
  /** `measured` while a sensor measures the force, otherwise `none`. */
  readonly source: 'none' | 'measured';
  /** The largest mass since the scale was empty, in grams. */
  readonly peak: number;
  /** The force in units of an average touch. */
  readonly force: number;
  /** One step of the sensor in grams; null until the scale has observed one. */
  readonly resolution: number | null;
  /** The standard error of the present mass, in grams; null without a calibration from at least three points. */
  readonly standardError: number | null;
  /** The largest mass that one sensor can weigh, in grams. */
  readonly range: number;
  /** The reason why the points give no calibration; null if they do, or if there are none. */
  readonly calibrationFault: string | null;
  /** The known masses. Can also be set to JSON. If the value is not a calibration, it throws and changes nothing. */
  get calibration(): ScaleCalibration | null;
  set calibration(value: ScaleCalibration | string | null);

  /** Ignores presses, and drops the contacts that it weighs. */
  disabled: boolean;
  /** Grams at the sensor's maximum without a calibration, 1…1,000,000; 385 by default. */
  capacity: number;
  /** The largest deviation of a steady reading to each side, in grams, 0…1000; 2 by default. */
  settleRange: number;
  /** Seconds that a reading must be steady before it settles, 0…60; 1 by default. */
  settleDuration: number;
  /** Plays no haptics. */
  noHaptics: boolean;
  /** The unit; ounces and newtons have two decimals; "g" by default. */
  unit: 'g' | 'oz' | 'N';
  /** The kind of reading; `percent` is of the sensor's range, and ignores the tare; "weight" by default. */
  mode: 'weight' | 'percent';
  /** The label of the button below the dial; "Tare" by default. */
  tareLabel: string;

  /** Sets the present reading to zero. If the scale is empty, it clears the tare. */
  tare(): void;
  /** Adds the present force as a point with a known mass. Returns the number of points. Throws if no force is measured. */
  addCalibrationPoint(grams: number): number;
  /** Removes all known masses. */
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
  /** The preview opened. */
  peek: CustomEvent<null>;
  /** The person opens the link; `preventDefault()` keeps `href` from opening. */
  pop: CustomEvent<null>;
  /** The person chose one of the slotted actions. */
  action: CustomEvent<PeekAction>;
  /** The preview closed without a pop; does not bubble. */
  close: CustomEvent<null>;
  /** The state changed. */
  statechange: CustomEvent<PeekStateChange>;
}

/**
 * `<pressure-peek>`: a link with a preview that a harder press opens.
 *
 * Properties reflect their attributes. If a number is out of range, the console shows a warning, and the default
 * is used.
 */
export class PressurePeek extends HTMLElement {
  /** The element's name, unless a page defines it by another one. */
  static readonly tag: 'pressure-peek';
  readonly state: PeekState;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  setCustomValidity(message: string): void;
  /** The progress to the pop, 0…1; 0 without a contact, 1 in `pop`. */
  readonly progress: number;

  /** Ignores presses. */
  disabled: boolean;
  /** The preview opens above this part of the sensor's range, 0.01…0.98; 0.2 by default. */
  peekThreshold: number;
  /** The link opens above this part of the sensor's range, but never before the preview, 0.01…0.98; 0.75 by default. */
  popThreshold: number;
  /** Seconds of holding until the preview opens without a sensor, 0.2…60; 0.5 by default. */
  holdDuration: number;
  /** Plays no haptics. */
  noHaptics: boolean;
  /** The URL that a pop opens; without it a pop only dispatches `pop`; null by default. */
  href: string | null;
  /** The window in which it opens; by default that of `<base target>`; null by default. */
  target: string | null;
  /** The relation of the page that it opens, such as `noopener`; null by default. */
  rel: string | null;
  /** Saves the file under this name, if there is one, and does not open it; null by default. */
  download: string | null;

  /** Opens the preview and leaves it open. Throws if the element is not in a page. */
  peek(): void;
  /** Closes the preview, or cancels the press. Throws if the element is not in a page. */
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
  /** The person opened the app. */
  launch: CustomEvent<null>;
  /** The person chose an action in the menu. */
  quickaction: CustomEvent<QuickAction>;
  /** The state changed. */
  statechange: CustomEvent<AppIconStateChange>;
}

/**
 * `<pressure-app-icon>`: an app icon with a menu of quick actions.
 *
 * Properties reflect their attributes. If a number is out of range, the console shows a warning, and the default
 * is used.
 */
export class PressureAppIcon extends HTMLElement {
  /** The element's name, unless a page defines it by another one. */
  static readonly tag: 'pressure-app-icon';
  readonly state: AppIconState;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  setCustomValidity(message: string): void;
  /** The items of the menu, at most four; empty by default, without a menu. Setting them closes the menu. */
  get items(): readonly QuickActionItem[];
  set items(value: Iterable<QuickActionItem>);

  /** Ignores presses. */
  disabled: boolean;
  /** Plays no haptics. */
  noHaptics: boolean;
  /** The text below the icon; empty by default. */
  name: string;
  /** The URL of the image; empty by default. */
  src: string;

  /** Opens the menu and leaves it open. Throws if the element is not in a page. */
  open(): void;
  /** Closes the menu, or cancels the press. Throws if the element is not in a page. */
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
