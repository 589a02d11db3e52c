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
  /** Its name in a page, unless that defines it by another. */
  static readonly tag: string;
  readonly state: ConfirmState;
  /** How hard the person means it, 0…1; 0 while no contact is down. */
  readonly intention: number;
  /** In units of an average touch; 0 while nothing measures it. */
  readonly force: number;
  readonly source: ForceSource;
  readonly form: HTMLFormElement | null;

  // made by script/generate: pressure-confirm-button
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
  /** In each frame in which `intention` has changed. */
  addEventListener(
    type: 'intentionchange',
    listener: (this: PressureConfirmButton, event: Event) => unknown,
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
  /** Its name in a page, unless that defines it by another. */
  static readonly tag: string;
  /** Setting it ends the run under way; throws for another value, or in no page. */
  state: TransitioningState;
  readonly form: HTMLFormElement | null;

  // made by script/generate: pressure-transitioning-button
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
   * Resolves and rejects as the work does, after the state was shown; with a `TimeoutError` when
   * `timeout` is over, with an `AbortError` when something else ended the run. While a run is under way it rejects with an
   * `InvalidStateError`, and does not call `work`.
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

/** What a scale is doing. */
export type ScaleState = 'rest' | 'weighing' | 'settled' | 'overload' | 'unmeasured';

/** What a scale reads. */
export interface ScaleReading {
  /** Less the tare. */
  readonly grams: number;
  /** Of the sensor's range; more than 100 with several contacts. */
  readonly percent: number;
  /** As it is shown: "123 grams". */
  readonly text: string;
  readonly settled: boolean;
  readonly overload: boolean;
  readonly source: 'none' | 'measured';
}

/** A calibration as it is kept in a file. */
export interface ScaleCalibration {
  readonly 'pressurekit-calibration': 1;
  /** Forces in units of an average touch, 0…6.667. */
  readonly points: readonly { readonly force: number; readonly grams: number }[];
  /** Grams for each unit of force; with what follows missing while the points give no line. */
  readonly slope?: number;
  readonly offset?: number;
  readonly rSquared?: number;
  readonly standardError?: number | null;
}

/**
 * `<pressure-scale>`: what presses on it, in grams.
 *
 * Each property reflects the attribute of its name in kebab-case. A number that is out of range is
 * reported in the console, and the default holds.
 */
export class PressureScale extends HTMLElement implements ScaleReading {
  /** Its name in a page, unless that defines it by another. */
  static readonly tag: string;
  readonly state: ScaleState;
  readonly grams: number;
  readonly percent: number;
  readonly text: string;
  readonly settled: boolean;
  readonly overload: boolean;
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
  readonly form: HTMLFormElement | null;

  /** Takes JSON too; throws, and changes nothing, when it is none. */
  get calibration(): ScaleCalibration | null;
  set calibration(value: ScaleCalibration | string | null);

  // made by script/generate: pressure-scale
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
  clearCalibration(): void;

  addEventListener(
    type: 'reading' | 'settle',
    listener: (this: PressureScale, event: CustomEvent<ScaleReading>) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: 'statechange',
    listener: (
      this: PressureScale,
      event: CustomEvent<ScaleReading & { readonly state: ScaleState; readonly previous: ScaleState }>,
    ) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** Where a press on a peek is. */
export type PeekState = 'idle' | 'hint' | 'peek' | 'actions' | 'pop';

/** What a `statechange` of a peek tells. */
export interface PeekStateChange {
  readonly state: PeekState;
  readonly previous: PeekState;
  /** How far it is to the pop, 0…1. */
  readonly progress: number;
}

/** What an `action` of a peek tells. */
export interface PeekAction {
  /** Which of the slotted actions, from 0 on. */
  readonly index: number;
  /** Its value; its text where it has none. */
  readonly value: string;
}

/**
 * `<pressure-peek>`: a link that one can look into before one goes there.
 *
 * Each property reflects the attribute of its name in kebab-case. A number that is out of range is
 * reported in the console, and the default holds.
 */
export class PressurePeek extends HTMLElement {
  /** Its name in a page, unless that defines it by another. */
  static readonly tag: string;
  readonly state: PeekState;
  /** How far it is to the pop, 0…1; 0 while no contact is down, 1 in `pop`. */
  readonly progress: number;
  readonly form: HTMLFormElement | null;

  // made by script/generate: pressure-peek
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

  addEventListener(
    type: 'statechange',
    listener: (this: PressurePeek, event: CustomEvent<PeekStateChange>) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** `pop` can be prevented: then `href` does not open. `close` does not bubble. */
  addEventListener(
    type: 'peek' | 'pop' | 'close',
    listener: (this: PressurePeek, event: CustomEvent<null>) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: 'action',
    listener: (this: PressurePeek, event: CustomEvent<PeekAction>) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** Where a press on an app's icon is. */
export type AppIconState = 'idle' | 'hint' | 'open';

/** What a `statechange` of an app's icon tells. */
export interface AppIconStateChange {
  readonly state: AppIconState;
  readonly previous: AppIconState;
}

/** A quick action, as a `quickaction` tells of it. */
export interface QuickAction {
  /** Says which it is: in reverse-DNS notation. */
  readonly type: string;
  readonly title: string;
  /** The app's own. */
  readonly userInfo?: any;
}

/** A quick action in the menu. */
export interface QuickActionItem extends QuickAction {
  /** Below the title. */
  readonly subtitle?: string;
  /** The address of an image: its shape is shown beside the title, in the colour of the text. None by default. */
  readonly image?: string;
}

/**
 * `<pressure-app-icon>`: an app's icon, and the menu behind it.
 *
 * Each property but `items` reflects the attribute of its name in kebab-case.
 */
export class PressureAppIcon extends HTMLElement {
  /** Its name in a page, unless that defines it by another. */
  static readonly tag: string;
  readonly state: AppIconState;
  readonly form: HTMLFormElement | null;
  /** The menu; at most four are kept. Without any, the default, it has none. Setting it closes it. */
  get items(): readonly QuickActionItem[];
  set items(items: Iterable<QuickActionItem>);

  // made by script/generate: pressure-app-icon
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

  addEventListener(
    type: 'statechange',
    listener: (this: PressureAppIcon, event: CustomEvent<AppIconStateChange>) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: 'launch',
    listener: (this: PressureAppIcon, event: CustomEvent<null>) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: 'quickaction',
    listener: (this: PressureAppIcon, event: CustomEvent<QuickAction>) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** What an app does about a call that may bring it a quick action. */
export interface QuickActionAnswer {
  /** Do what the action is for, now. */
  readonly handles: boolean;
  /** What to return from the call, or to complete it with. */
  readonly result: boolean;
  /** Run the default start-up. */
  readonly startsUp: boolean;
}

/** What an app does about the calls that bring it a quick action: each is handled once. */
export class QuickActionRouter {
  /** Takes the types of the actions that the app knows. */
  constructor(types: Iterable<string>);
  /** The app starts, with an action or null, the default. */
  didFinishLaunching(type?: string | null): QuickActionAnswer;
  /** The app is running, and an action was chosen. */
  perform(type: string | null): QuickActionAnswer;
  /** The app has become active: its launch is over. */
  didBecomeActive(): void;
}

/**
 * Resolves when the engine has loaded and the script's elements are defined; at once where there is no page.
 *
 * Rejects when the engine does not load; a browser reports that, unless the page takes the promise.
 */
export const ready: Promise<void>;

/** Defines an element by its class, under the class's `tag`, once the engine has loaded; not if it is defined already. */
export function defineElement(constructor: CustomElementConstructor & { readonly tag: string }): void;

declare global {
  interface HTMLElementTagNameMap {
    'pressure-app-icon': PressureAppIcon;
    'pressure-confirm-button': PressureConfirmButton;
    'pressure-peek': PressurePeek;
    'pressure-scale': PressureScale;
    'pressure-transitioning-button': PressureTransitioningButton;
  }
}
