// The page of a document: the clock, the frames, the style sheets and the listeners that its elements share. An element belongs to the window of its document: an iframe, a popup and a
// Picture-in-Picture window have each their own events, their own frames and their own clock.

/** @typedef {import('./page-input.js').Receiver} Receiver */

/**
 * @typedef {Receiver & { frame(time: number): boolean, leavePage(): void }} PageHost What an element has in a page: it says
 *   at each frame whether there must be another, and is told when its window goes.
 */

import { forEach, listen } from './page-input.js';

/** @type {WeakMap<Document, Page>} */
const pages = new WeakMap();

const holding = ':root{user-select:none!important;-webkit-user-select:none!important;-webkit-touch-callout:none}';

export class Page {
  /** @type {Set<PageHost>} The hosts of the elements in it. */
  #hosts = new Set();
  /** @type {Set<PageHost>} Those that wait for a frame. */
  #waiting = new Set();
  /** @type {Set<PageHost>} The hosts that are told what happens in it. */
  watching = new Set();
  /** @type {Set<PageHost>} The hosts with a contact, which hold back what a browser does with one. */
  holders = new Set();
  /** @type {AbortController | void | undefined} What listens to it meanwhile, once for all of them. */
  #watch;
  /** @type {Map<string, CSSStyleSheet>} */
  #sheets = new Map();
  /** Whether its window shows another document, or is closed. */
  #isGone = false;

  /**
   * The page that an element is in; null where it is in no document, or in one without a window.
   * @param {HTMLElement} element
   */
  static of({ isConnected, ownerDocument }) {
    const { defaultView } = ownerDocument;
    if (!isConnected || !defaultView) return null;
    if (!pages.has(ownerDocument)) pages.set(ownerDocument, new Page(defaultView));
    const page = /** @type {Page} */ (pages.get(ownerDocument));
    return page.#isGone ? null : page;
  }

  /** @param {Window & typeof globalThis} window */
  constructor(window) {
    this.window = window;
    // The kit ends with its own window. Another window may end before, and its elements are not told: their controls
    // would stay in the engine.
    if (window === globalThis) return;
    window.addEventListener('pagehide', ({ persisted }) => {
      if (persisted) return;
      this.#isGone = true;
      forEach(this.#hosts, (host) => host.leavePage());
    }, { __proto__: null });
  }

  /** Its clock in seconds, as the engine takes it. Time stamps of its events and frames are of the same. */
  get now() { return this.window.performance.now() / 1000; }

  /**
   * A style sheet of a text: a constructed one, which a strict content security policy allows.
   * @param {string} text
   */
  sheetOf(text) {
    if (!this.#sheets.has(text)) {
      const sheet = new this.window.CSSStyleSheet();
      sheet.replaceSync(text);
      this.#sheets.set(text, sheet);
    }
    return /** @type {CSSStyleSheet} */ (this.#sheets.get(text));
  }

  /** @param {PageHost} host */
  add(host) { this.#hosts.add(host); }

  /** @param {PageHost} host */
  remove(host) {
    for (const hosts of [this.#hosts, this.#waiting]) hosts.delete(host);
    this.watch(host, false);
    this.hold(host, false);
  }

  /**
   * Asks for the next frame: `host.frame(seconds)`, again and again while it returns true.
   * @param {PageHost} host
   */
  requestFrame(host) {
    if (!this.#waiting.size) this.window.requestAnimationFrame((milliseconds) => this.#run(milliseconds / 1000));
    this.#waiting.add(host);
  }

  /** @param {number} seconds */
  #run(seconds) {
    const hosts = [...this.#waiting];
    this.#waiting.clear();
    forEach(hosts, (host) => host.frame(seconds) && this.requestFrame(host));
  }

  /**
   * Holds it for a control, or lets go of it: while a finger presses, it neither selects text nor shows a call-out. The
   * events that ask for either are held back. On iOS a long touch does both without an event: there, a style holds them
   * back. Only there: it is inherited, and on a page with 5,000 controls Chromium computed styles for 80 ms as a press
   * began, and again as it ended.
   * @param {PageHost} host @param {boolean} isHeld
   */
  hold(host, isHeld) {
    const { holders, window } = this;
    if (holders.has(host) === isHeld) return;
    if (isHeld) holders.add(host);
    else holders.delete(host);
    if (!CSS.supports('-webkit-touch-callout', 'none')) return;
    const sheet = this.sheetOf(holding);
    const sheets = window.document.adoptedStyleSheets.filter((one) => one !== sheet);
    window.document.adoptedStyleSheets = holders.size ? [...sheets, sheet] : sheets;
  }

  /**
   * Tells a host what happens in it, or no longer.
   * @param {PageHost} host @param {boolean} isWatching
   */
  watch(host, isWatching) {
    const { watching } = this;
    if (watching.has(host) === isWatching) return;
    if (isWatching) {
      if (!watching.size) this.#watch = listen(this);
      watching.add(host);
    } else {
      watching.delete(host);
      // Its signal is let go of as well: the reason in it holds the stack it was ended from, and with that
      // the element that was pressed last.
      if (!watching.size) this.#watch = /** @type {AbortController} */ (this.#watch).abort();
    }
  }
}
