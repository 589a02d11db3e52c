// What the elements tell and take, by hand; their classes are in classes.d.ts.

import type { AppIconState, ConfirmState, PeekState, ScaleState, TransitioningState } from './classes.js';

/** Where the force that a control works from comes from. */
export type ForceSource = 'none' | 'measured' | 'area' | 'time';

/** What a `statechange` tells. */
export interface StateChange<State> {
  readonly state: State;
  readonly previous: State;
}

/** What a `statechange` of a confirm button tells. */
export interface ConfirmStateChange extends StateChange<ConfirmState> {
  /** How hard the person means it, 0…1. */
  readonly intention: number;
  readonly source: ForceSource;
}

/** What a `statechange` of a transitioning button tells. */
export type TransitioningStateChange = StateChange<TransitioningState>;

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

/** What a `statechange` of a scale tells. */
export interface ScaleStateChange extends StateChange<ScaleState>, ScaleReading {}

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

/** What a `statechange` of a peek tells. */
export interface PeekStateChange extends StateChange<PeekState> {
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

/** What a `statechange` of an app's icon tells. */
export type AppIconStateChange = StateChange<AppIconState>;

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

/** What to do about a call that brought a quick action. */
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
