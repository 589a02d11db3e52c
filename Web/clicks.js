// Events that wait for the click that the browser makes of them. A native button acts in its click: the page may prevent that, and
// what it opens earlier closes again with the contact's last events.

/** @typedef {{ isInPage: boolean, overlay: HTMLElement?, reach: import('./reach.js').Reach }} Host The host of an element. */
/**
 * @typedef {object} Waiting An event that waits for its click: the lift of a contact, or a key of a button.
 * @property {Host} host the host of the element that the event is on
 * @property {Event} event
 * @property {number} frames the number of frames in which the click may still come
 * @property {(isMeant?: boolean) => void} answered handles the event: with true at its click, with false if the page prevents that,
 *   and without a value if no click comes
 * @property {Event} [click] the click, or the end of the touch, which the page may keep from the host
 */

export class Clicks {
  /** @type {Waiting | null} */
  #waiting = null;
  #requestFrame;

  /** @param {(host: any) => void} requestFrame */
  constructor(requestFrame) { this.#requestFrame = requestFrame; }

  /**
   * Lets an event wait for its click, until the next contact, key or frame.
   * @param {Waiting} waiting
   */
  wait(waiting) {
    this.settle();
    this.#waiting = waiting;
    this.#requestFrame(waiting.host);
  }

  /**
   * Handles the event that waits.
   * @param {boolean} [isMeant] see `Waiting.answered`
   */
  settle(isMeant) {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (!waiting?.host.isInPage) return;
    const { click, answered } = waiting;
    answered(isMeant ?? (click && !click.defaultPrevented));
  }

  /**
   * Handles the event that waits, if a click or the end of a touch on a host is the browser's answer to it. Returns true if it is.
   * @param {Host} host @param {Event} click @param {boolean} isMeant false if the page prevents it
   */
  answer(host, click, isMeant) {
    const waiting = this.#waiting;
    // A script's click answers no event of the browser.
    if (!waiting || waiting.event.isTrusted !== click.isTrusted) return false;
    const isAnswer = waiting.host === host;
    this.settle(isAnswer ? isMeant : undefined);
    return isAnswer;
  }

  /**
   * Notices a click or the end of a touch before the page does.
   * @param {Event} click
   */
  notice(click) {
    const waiting = this.#waiting;
    if (!waiting || !click.isTrusted) return;
    const path = click.composedPath();
    const { overlay, reach } = waiting.host;
    if (reach.isOn(path) && !path.includes(/** @type {EventTarget} */ (overlay))) waiting.click = click;
    else this.settle();
  }

  /** Ends the wait with a frame. */
  endFrame() {
    const waiting = this.#waiting;
    if (waiting && waiting.frames-- > 0) this.#requestFrame(waiting.host);
    else this.settle();
  }

  /** @param {Host} host a host whose element has left the page */
  forget(host) { if (this.#waiting?.host === host) this.#waiting = null; }
}
