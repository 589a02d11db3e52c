// The types of the elements' events and values, written by hand. Their classes are in classes.d.ts.

import type { AppIconState, ConfirmState, PeekState, ScaleState, TransitioningState } from './classes.js';

/** The source of a control's intention. */
export type ForceSource = 'none' | 'measured' | 'area' | 'time';

/** The detail of a `statechange`. */
export interface StateChange<State> {
  readonly state: State;
  readonly previous: State;
}

/** The detail of a confirm button's `statechange`. */
export interface ConfirmStateChange extends StateChange<ConfirmState> {
  /** The intention: how hard the person means it, 0…1. */
  readonly intention: number;
  readonly source: ForceSource;
}

/** The detail of a transitioning button's `statechange`. */
export type TransitioningStateChange = StateChange<TransitioningState>;

/** A reading of a scale. */
export interface ScaleReading {
  /** The mass less the tare, in grams. */
  readonly grams: number;
  /** The force in percent of the sensor's range; more than 100 with several contacts. */
  readonly percent: number;
  /** The reading as it is shown: "123 grams". */
  readonly text: string;
  readonly settled: boolean;
  readonly overload: boolean;
  readonly source: 'none' | 'measured';
}

/** The detail of a scale's `statechange`. */
export interface ScaleStateChange extends StateChange<ScaleState>, ScaleReading {}

/** A calibration in the format of its file. */
export interface ScaleCalibration {
  readonly 'pressurekit-calibration': 1;
  /** Forces in units of an average touch, 0…6.667. */
  readonly points: readonly { readonly force: number; readonly grams: number }[];
  /** Grams per unit of force. It and the fields below are missing if the points give no calibration. */
  readonly slope?: number;
  readonly offset?: number;
  readonly rSquared?: number;
  readonly standardError?: number | null;
}

/** The detail of a peek's `statechange`. */
export interface PeekStateChange extends StateChange<PeekState> {
  /** The progress to the pop, 0…1. */
  readonly progress: number;
}

/** The detail of a peek's `action`. */
export interface PeekAction {
  /** The index of the slotted action, from 0. */
  readonly index: number;
  /** The action's `value`; its text if it has no value. */
  readonly value: string;
}

/** The detail of an app icon's `statechange`. */
export type AppIconStateChange = StateChange<AppIconState>;

/** A quick action: the detail of a `quickaction`. */
export interface QuickAction {
  /** The action's identifier, unique in its list. */
  readonly type: string;
  readonly title: string;
  /** The app's own data. */
  readonly userInfo?: any;
}

/** A quick action in the menu. */
export interface QuickActionItem extends QuickAction {
  /** The text below the title. */
  readonly subtitle?: string;
  /** The URL of an image. Its shape appears beside the title in the colour of the text. No image by default. */
  readonly image?: string;
}

/** What an app must do about a call that delivered a quick action. */
export interface QuickActionAnswer {
  /** True if the app must perform the action now. */
  readonly handles: boolean;
  /** The result to return from the call or to complete it with. */
  readonly result: boolean;
  /** True if the app must run its default start-up. */
  readonly startsUp: boolean;
}

/** Decides how an app handles the calls that deliver a quick action, so that each action is handled once. */
export class QuickActionRouter {
  /** Makes a router for the types of the app's actions. */
  constructor(types: Iterable<string>);
  /** Call it when the app starts, with the type of an action or null, the default. */
  didFinishLaunching(type?: string | null): QuickActionAnswer;
  /** Call it when an action was chosen while the app was running. */
  perform(type: string | null): QuickActionAnswer;
  /** Call it when the app has become active, which ends its launch. */
  didBecomeActive(): void;
}

/**
 * Resolves when the engine has loaded; at once if there is no document. The elements are defined when the script has run.
 *
 * Rejects if the engine does not load. The browser reports that unless the page handles the rejection.
 */
export const ready: Promise<void>;

/** Defines an element by its class's `tag`, unless the tag is defined already. */
export function defineElement(constructor: CustomElementConstructor & { readonly tag: string }): void;
