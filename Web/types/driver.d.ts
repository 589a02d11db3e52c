/**
 * `pressurekit/driver`: fingers, pens and mice with real force for the tests of any page, and an audit that tries every known
 * misfire on a control. It runs where the test runs: in Node, or in the page itself.
 */

/** The kind of a pointer. */
export type FingerKind = 'touch' | 'pen' | 'mouse';

/** The place of a contact: a CSS selector, the tool's own locator or element, or a point in CSS pixels of the viewport. */
export type Where = string | { readonly x: number; readonly y: number } | ElementOfTool;

/** An element or a locator of Playwright, Puppeteer, Selenium or WebdriverIO, a DOM element, or a protocol's remote object. */
// `x` is undefined here, so that a point without `y` is a mistake.
export type ElementOfTool = Element | (object & { readonly x?: undefined });

/** The time of a page whose clock the test controls: Playwright's `page.clock`, or a function that lets seconds pass. */
export type Clock = ((seconds: number) => unknown) | { runFor(ms: number): Promise<unknown> };

/** The options of `finger`. */
export interface FingerOptions {
  /** The page's time. Without it, presses take real time. With it, the driver waits for nothing. */
  clock?: Clock | undefined;
}

/** The options of a contact that comes down. A finger refuses an option that it does not have. */
export interface DownOptions {
  /**
   * The force, 0…1. Without it the device has no sensor, and the page sees a pressure of 0.5. A mouse accepts only 0.5 and 0;
   * assistive technology and some tools send 0.
   */
  force?: number | undefined;
  /** The place in the element's box, as parts of its width and height, each 0…1; `[0.5, 0.5]` by default. */
  at?: [number, number] | undefined;
  /** The radius of a touch in CSS pixels, above 0. */
  radius?: number | undefined;
  /** The tilt of a pen to the right and towards the person, in whole degrees, each -90…90; `[0, 0]` by default. */
  tilt?: [number, number] | undefined;
  /** The rotation of a pen around itself, in whole degrees, 0…359; 0 by default. */
  twist?: number | undefined;
  /** The button of a mouse; `'left'` by default. */
  button?: 'left' | 'middle' | 'right' | undefined;
}

/** A finger, a pen or a mouse. Each method resolves when the page has received its events. */
export interface Finger {
  /** What the finger can do, and by which route. */
  readonly support: Support;

  /** True while the finger touches the page. */
  readonly isDown: boolean;

  /**
   * Comes down at the middle of an element or at a point. It scrolls the element into view first, if needed. In Chromium and in
   * the page itself, a second press of a mouse at one place within half a second is a double click.
   *
   * Rejects if the element is missing, hidden or covered, has no size or lies outside of the viewport, if several elements match
   * the selector, and if a finger of this kind is down. To press what covers an element, pass a point.
   */
  down(where: Where, options?: DownOptions): Promise<void>;

  /**
   * Presses from the present force to another one, in even steps of a sixtieth of a second. The last event has exactly `to`.
   *
   * `to` is a force, 0…1. `over` is in seconds, 0…60, and 0 by default, which is one event. Rejects if the finger is not
   * down, or came down without a force.
   */
  press(options: { to: number; over?: number | undefined }): Promise<void>;

  /** Keeps still for some seconds, 0…60. The page receives no events. */
  wait(seconds: number): Promise<void>;

  /**
   * Slides in a straight line onto an element or to a point, in even steps of a sixtieth of a second. It does not scroll.
   *
   * `over` is in seconds, 0…60, and 0 by default. The force stays, or changes evenly to `force`. `at` is the place as
   * parts of the element's width and height, `[0.5, 0.5]` by default. Beyond 0…1 it is outside of the element. Rejects if the
   * finger is not down.
   */
  slide(
    where: Where,
    options?: { over?: number | undefined; force?: number | undefined; at?: [number, number] | undefined },
  ): Promise<void>;

  /** Moves a pen or a mouse that does not touch the page. Rejects if it is down. */
  hover(where: Where, options?: { at?: [number, number] | undefined }): Promise<void>;

  /** Lifts. Rejects if the finger is not down. */
  lift(): Promise<void>;

  /**
   * The system takes the contact away, as for a scroll or a call. It takes all contacts of this kind of pointer from the page.
   * Rejects if the finger is not down.
   */
  cancel(): Promise<void>;

  /** Puts a second contact of the same hand down, and returns it as a finger of its own. Rejects if this one is not down. */
  second(where: Where, options?: DownOptions): Promise<Finger>;

  /**
   * Replays a trace, a recorded press in JSON Lines, on an element.
   *
   * The middle of the trace's `bounds` comes to the middle of the element, and a point of the trace is a CSS pixel. The force
   * is a part of the trace's maximum, at most 1. A trace with a maximum of 0 has no sensor. Times are kept. Rejects before the
   * first event if a line is wrong, or if a contact would leave the viewport.
   */
  replay(trace: string, where: Where): Promise<void>;
}

/**
 * Presses of real devices, as traces for `replay`. A finger of any kind that has force can replay them, such as a touch.
 *
 * The files are under the licence in `presses-license.txt`.
 */
export const presses: {
  /** A stroke of handwriting with a pen: 0.62 s, up to 0.41 of the pen's range, over 21 by 22 pixels. */
  readonly penStroke: string;
  /** A short and soft press of a pen: 0.12 s, up to 0.14 of its range. */
  readonly softPress: string;
  /** A hard press of a pen: 0.27 s. It begins at 0.52 of the range, and reaches its end, 1, within an eighth of a second. */
  readonly hardPress: string;
  /**
   * A short tap on a sensor that reports the size of the contact instead of its force: 0.16 s, up to 0.85 of the range. A control
   * should not take it for a hard press.
   */
  readonly faultyTap: string;
};

/** The reason why something is impossible, and the alternative. Both are sentences. */
export interface Refusal {
  readonly reason: string;
  readonly instead: string;
}

/** The error for a finger, or a part of it, that the browser's protocol does not have. Nothing is simulated instead. */
export class Refused extends Error implements Refusal {
  constructor(refusal: Refusal);
  readonly reason: string;
  readonly instead: string;
}

/** A capability of a finger. `zero` is a mouse that presses with a force of 0. */
export type Capability = 'force' | 'radius' | 'tilt' | 'twist' | 'second' | 'cancel' | 'button' | 'hover' | 'zero';

/** The capabilities of a finger: true, or the reason for a refusal. Only a mouse has `zero`. */
export type Capabilities = { readonly [Name in Exclude<Capability, 'zero'>]: true | Refusal } & { readonly zero?: true | Refusal };

/** What a finger can do, and by which route. */
export interface Support {
  /** The browser and the protocol, such as `chromium/cdp`. */
  readonly route: string;
  readonly kind: FingerKind;
  /** True if the events are the browser's own. A page can tell untrusted events by `isTrusted`. */
  readonly trusted: boolean;
  readonly capabilities: Capabilities;
}

/** A page of Playwright. Its Firefox and WebKit refuse every finger. */
export interface PlaywrightPage {
  context(): { newCDPSession(page: any): Promise<any>; browser(): any };
}

/** A page of Puppeteer in Chromium. */
export interface PuppeteerPage {
  createCDPSession(): Promise<any>;
}

/** A driver of `selenium-webdriver`. In Chromium it uses the DevTools protocol, elsewhere WebDriver's actions. */
export interface SeleniumDriver {
  getCapabilities(): Promise<any>;
  actions(options?: any): any;
  executeScript(script: any, ...args: any[]): Promise<any>;
}

/** A browser of WebdriverIO. It uses the DevTools protocol in Chromium, and WebDriver BiDi in Firefox if the session has it. */
export interface WebdriverIOBrowser {
  performActions(actions: any): Promise<any>;
  executeScript(script: string, args: any): Promise<any>;
  readonly capabilities: any;
}

/** A connection to a page of Chromium: a function that sends a command of the DevTools protocol, and returns its result. */
export interface CdpConnection {
  cdp(method: string, params: object): Promise<any>;
}

/** A connection to Firefox: a function that sends a command of WebDriver BiDi, and returns its result. */
export interface BidiConnection {
  bidi(method: string, params: object): Promise<any>;
  /** The id of the browsing context, which is a tab. */
  context: string;
}

/** A session of WebDriver. */
export interface WebDriverConnection {
  webdriver: {
    /** Performs the actions of these sources: `POST /session/{id}/actions`. */
    performActions(actions: object[]): Promise<unknown>;
    /** Runs a script, and waits for a promise that it returns: `POST /session/{id}/execute/sync`. */
    executeScript(script: string, args: unknown[]): Promise<any>;
  };
  /** The browser's name, as in the session's capabilities: it must contain `chrom`, `edge`, `firefox`, `webkit` or `safari`. */
  browser: string;
}

/** Everything that has a page: see the types of each. */
export type Page =
  | PlaywrightPage
  | PuppeteerPage
  | SeleniumDriver
  | WebdriverIOBrowser
  | Document
  | Window
  | CdpConnection
  | BidiConnection
  | WebDriverConnection;

/**
 * Returns a finger for a page, `'touch'` by default.
 *
 * A document or a window gets events that a script dispatches. They are untrusted, and only a click has its default action.
 * Every other page gets the browser's own events. Rejects with `Refused` if the route has no such finger.
 */
export function finger(page: Page, kind?: FingerKind, options?: FingerOptions): Promise<Finger>;

/** A control that is audited: a CSS selector, or the tool's own locator or element. An element must survive `prepare`. */
export type Control = string | ElementOfTool;

/** The options of `audit`. */
export interface AuditOptions {
  /** Returns how often the control has acted since `prepare`, or only true if it has. */
  acted: () => number | boolean | Promise<number | boolean>;
  /**
   * Presses the control deliberately with the finger that it receives. By default the finger presses to 0.9 of the range within
   * a tenth of a second, holds for `hold` seconds, and lifts.
   *
   * The audit interrupts these gestures. After an interruption that takes the finger away, the remaining gestures only take
   * their time. If the finger is a mouse, forces are left out.
   */
  press?: ((finger: Finger) => unknown) | undefined;
  /** The time that the control needs, with a margin, in seconds, 0…60; 2.5 by default. After each try the audit waits as long. */
  hold?: number | undefined;
  /**
   * Brings the page back to its beginning before each try. By default the page is loaded again. A document needs this option,
   * because the script that audits would end with it.
   */
  prepare?: (() => unknown) | undefined;
  /**
   * Makes the page reuse the control for another item, as its list does. By default the audit changes the control's value,
   * `data-id`, text and address, each in a try of its own.
   */
  reuse?: (() => unknown) | undefined;
  /** The numbers of the faults to try; by default all. Rejects for a number that is not in the list. */
  faults?: Iterable<number> | undefined;
  /** The finger for most of the tries; by default `'touch'`, or `'mouse'` on a route without touches. */
  kind?: FingerKind | undefined;
  /** The page's time, as for a finger. Without it the tries take real time, some minutes in all. */
  clock?: Clock | undefined;
}

/**
 * The outcome of a try or a fault. An `acted` is a misfire. A try is `not tried` if the control or the browser does not have
 * what it needs.
 */
export type AuditOutcome = 'acted' | 'did not act' | 'not tried';

/** One way of making a fault. */
export interface AuditTry {
  readonly name: string;
  readonly outcome: AuditOutcome;
  /** The reason for `not tried`, as a sentence; otherwise empty. */
  readonly reason: string;
  /** The inputs as readable lines, each with its time in seconds; empty unless the control acted. */
  readonly steps: readonly string[];
  /**
   * The contact's events as JSON Lines, which a finger's `replay` and the command `pressure replay` read. Empty without a
   * contact, and unless the control acted.
   */
  readonly trace: string;
}

/** A fault of the public list, and what the control did. */
export interface AuditFault {
  /** The number in the list. It is stable. */
  readonly number: number;
  /** The name for programs, such as `second-finger`. It is stable, too. */
  readonly id: string;
  readonly title: string;
  /** The outcome of the worst try. */
  readonly outcome: AuditOutcome;
  readonly tries: readonly AuditTry[];
}

/** The result of an audit. `String(report)` is a table of it, with the inputs of each misfire. */
export interface AuditReport {
  /** All faults that were wanted, in the order of the list. */
  readonly faults: readonly AuditFault[];
  /** The faults in which the control acted. */
  readonly misfires: readonly AuditFault[];
  toString(): string;
}

/** The error of an audit whose deliberate press did not make the control act. No other result would mean anything then. */
export class AuditError extends Error {}

/**
 * Tries every known misfire of controls that are held or pressed, and returns a report. First it presses the control
 * deliberately, to see that it acts.
 *
 * The list is Docs/misfires.md. In a document the audit runs code from text, so a Content Security Policy must allow
 * `unsafe-eval` there. Rejects with `AuditError` if the deliberate press does not make the control act, and with `Refused` if
 * the route has no finger of this kind.
 */
export function audit(page: Page, control: Control, options: AuditOptions): Promise<AuditReport>;

/** The options of `toHaveNoMisfires`. */
export interface MisfireOptions extends AuditOptions {
  /** The control's page; by default that of Playwright's locator, or the document of an element. */
  page?: Page | undefined;
}

/** Matchers for `expect.extend` of Playwright and Jest. */
export const misfireMatchers: {
  /** Passes if an audit of the control finds no misfire. The message is the table of the report. */
  toHaveNoMisfires(control: Control, options: MisfireOptions): Promise<{ pass: boolean; message: () => string }>;
};
