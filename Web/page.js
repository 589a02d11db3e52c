// The page of a document: the clock, the frames, the style sheets and the listeners that its elements share. An element
// belongs to the window of its document. An iframe, a popup and a Picture-in-Picture window each have their own events,
// frames and clock.

/** @typedef {import('./page-input.js').Receiver} Receiver */

/**
 * @typedef {Receiver & { frame(time: number): boolean, leavePage(): void }} PageHost An element's host, as its
 *   page knows it. `frame` returns true if another frame is needed. The page calls `leavePage` when its window closes.
 */

import { Clicks } from './clicks.js';
import { lookInterval } from './declarations.js';
import { forEach } from './engine.js';
import { listen } from './page-input.js';
import { hapticStrong, hapticSuccess, hapticTick } from './wire.js';

/** @type {Record<number, number[]>} Milliseconds on and off. */
const vibrations = { [hapticTick]: [10], [hapticStrong]: [25], [hapticSuccess]: [15, 40, 30] };

/** @type {WeakMap<Document, Page>} */
const pages = new WeakMap();

const holding = ':root{user-select:none!important;-webkit-user-select:none!important;-webkit-touch-callout:none}';

export class Page {
  /** @type {Set<PageHost>} The hosts of the elements in the page. */
  #hosts = new Set();
  /** @type {Set<PageHost>} The hosts that wait for a frame. */
  #waiting = new Set();
  /** @type {Set<PageHost>} The hosts that receive the page's events. */
  watching = new Set();
  /** @type {Set<PageHost>} The hosts with a contact. They prevent the browser's own reactions to it. */
  touched = new Set();
  /** @type {import('./page-input.js').Watched['contacts']} See `Watched`. */
  contacts = new Map();
  /** @type {number?} See `Waited`. */
  reached = null;
  /** The events that wait for their clicks. */
  clicks = new Clicks((host) => this.requestFrame(host));
  /** @type {PointerEventInit} The data of the click that acts, or of a lift without one. */
  click = {};
  /** @type {IntersectionObserverEntry?} The part of a frame's page that the pages around it show, since the last press. */
  seen = null;
  /** @type {AbortController | void | undefined} Ends the listeners, which all watching hosts share. */
  #watch;
  /** @type {Map<string, CSSStyleSheet>} */
  #sheets = new Map();
  /** The time of the last look at a pressed element, in seconds, and the number of looks. */
  #lookedAt = 0;
  #turn = 0;
  /** True if the window shows another document or is closed. */
  #isGone = false;

  /**
   * Returns the page of an element; null if the element is in no document, or in a document without a window.
   * @param {HTMLElement} element @returns {Page?}
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
    // The script ends with its own window. Another window may close earlier, without a callback to its elements: without
    // this listener their controls would stay in the engine.
    if (window === globalThis) return;
    window.addEventListener('pagehide', ({ persisted }) => {
      if (persisted) return;
      this.#isGone = true;
      forEach(this.#hosts, (host) => host.leavePage());
    }, { __proto__: null });
  }

  /** The time in seconds, on the clock of the window's events and frames. */
  get now() { return this.window.performance.now() / 1000; }

  /** The visible part of the viewport: left, top, width and height. */
  get view() {
    const { offsetLeft, offsetTop, width, height } = /** @type {VisualViewport} */ (this.window.visualViewport);
    const [left, top, right, bottom] = /** @type {const} */ (['left', 'top', 'right', 'bottom']).map((edge, at) => {
      const whole = [offsetLeft, offsetTop, offsetLeft + width, offsetTop + height][at];
      const seen = this.seen?.intersectionRect[edge] ?? whole;
      // The frame may go on beyond the end of the page.
      return seen === this.seen?.boundingClientRect[edge] ? whole : Math[at < 2 ? 'max' : 'min'](seen, whole);
    });
    return /** @type {const} */ ([left, top, right - left, bottom - top]);
  }

  /**
   * Returns a constructed style sheet for a text. A strict content security policy allows these.
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

  /**
   * Plays a haptic, but not before the page's first gesture: browsers forbid that and log a warning.
   * @param {number} haptic
   */
  vibrate(haptic) {
    const { navigator } = this.window;
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(vibrations[haptic]);
  }

  /** @param {PageHost} host */
  add(host) { this.#hosts.add(host); }

  /** @param {PageHost} host */
  remove(host) {
    for (const hosts of [this.#hosts, this.#waiting]) hosts.delete(host);
    this.clicks.forget(host);
    this.watch(host, false);
    this.touch(host, false);
  }

  /**
   * Requests frames for a host: calls `host.frame(seconds)` in each frame until it returns false.
   * @param {PageHost} host
   */
  requestFrame(host) {
    if (!this.#waiting.size) this.window.requestAnimationFrame((milliseconds) => this.#run(milliseconds / 1000));
    this.#waiting.add(host);
  }

  /** @param {number} seconds */
  #run(seconds) {
    this.clicks.endFrame();
    const hosts = [...this.#waiting];
    this.#waiting.clear();
    // Before the first drawing: after it, the look would compute the styles that changed.
    this.#look(seconds);
    forEach(hosts, (host) => host.frame(seconds) && this.requestFrame(host));
  }

  /**
   * Looks at the pressed elements, one after another and ten times a second: a hit test in each frame would cost too much.
   * @param {number} seconds
   */
  #look(seconds) {
    const { watching } = this;
    if (!watching.size || seconds - this.#lookedAt < lookInterval) return;
    this.#lookedAt = seconds;
    forEach([[...watching][this.#turn++ % watching.size]], (host) => host.look(seconds));
  }

  /**
   * Prevents text selection and call-outs in the page while a host has a contact. Elsewhere cancelled events do that. On
   * iOS a long touch causes both without an event, so a style prevents them there. The style is inherited, and is too slow
   * for other browsers: with 5,000 controls Chromium computed styles for 80 ms at the start and the end of a press.
   * @param {PageHost} host @param {boolean} isTouched
   */
  touch(host, isTouched) {
    const { touched, window } = this;
    if (touched.has(host) === isTouched) return;
    if (isTouched) touched.add(host);
    else touched.delete(host);
    if (!CSS.supports('-webkit-touch-callout', 'none')) return;
    const sheet = this.sheetOf(holding);
    const sheets = window.document.adoptedStyleSheets.filter((one) => one !== sheet);
    window.document.adoptedStyleSheets = touched.size ? [...sheets, sheet] : sheets;
  }

  /**
   * Starts or stops passing the page's events to a host.
   * @param {PageHost} host @param {boolean} isWatching
   */
  watch(host, isWatching) {
    const { watching } = this;
    if (watching.has(host) === isWatching) return;
    if (isWatching) {
      watching.add(host);
      if (watching.size === 1) this.#watch = listen(this);
    } else {
      watching.delete(host);
      // Drop the abort controller: its abort reason keeps the stack, and so the last pressed element, alive.
      if (!watching.size) this.#watch = /** @type {AbortController} */ (this.#watch).abort();
    }
  }
}
