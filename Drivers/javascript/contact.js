// A contact that is down, and the interface of a route that shows it to the page.

/** @typedef {import('../../Web/types/driver.js').FingerKind} FingerKind */
/** @typedef {import('../../Web/types/driver.js').Where} Where */

/**
 * @typedef {object} Contact
 * @property {FingerKind} kind
 * @property {number} id the smallest number that no other contact of the page has
 * @property {number} x in CSS pixels of the viewport
 * @property {number} y
 * @property {number | null} force 0…1; null without a sensor
 * @property {number | undefined} radius in CSS pixels
 * @property {[number, number]} tilt in degrees
 * @property {number} twist in degrees
 * @property {'left' | 'middle' | 'right'} button
 * @property {unknown} target the element of a route that knows no places
 * @property {number} clicks 2 for the second press of a double click
 */

/**
 * @typedef {object} Place
 * @property {number} x
 * @property {number} y
 * @property {number} width the viewport's width; Infinity if the page has no layout
 * @property {number} height
 * @property {unknown} [target]
 * @property {[x: number, y: number, width: number, height: number]} [box] the element's box in the viewport; absent for a point
 */

/** @typedef {string} Key `Enter`, `Space`, `Escape`, or a letter or digit */
/** @typedef {'down' | 'repeat' | 'up'} KeyPhase */

/**
 * The way from a finger to a page. Each method returns when the page has received the events.
 * @typedef {object} Route
 * @property {string} route the name of its entry in support.json
 * @property {Set<Contact>} contacts all contacts that are down
 * @property {(where: Where, at: [number, number], mayScroll: boolean) => Promise<Place>} locate
 *   throws for an element that cannot be touched
 * @property {(contact: Contact) => Promise<void>} hover moves a pen or a mouse that is not down
 * @property {(contact: Contact) => Promise<void>} down
 * @property {(contact: Contact) => Promise<void>} move
 * @property {(contact: Contact) => Promise<void>} up
 * @property {(contacts: Contact[]) => Promise<void>} cancel
 * @property {(run: Function, where: Exclude<Where, { x: number }> | null) => Promise<any>} run
 *   runs a function in the page's own world, with a selector or an element. Returns its value
 * @property {(phase: KeyPhase, key: Key) => Promise<void>} key sends a key event to the element with the focus
 * @property {() => Promise<unknown>} otherTab brings another tab to the front, and returns it. Throws `Refused` without the DevTools protocol
 * @property {(tab: any) => Promise<void>} closeTab closes the other tab, and brings the page to the front
 */

/** @typedef {Omit<Route, 'run' | 'key' | 'otherTab' | 'closeTab'>} FingerRoute The part of a route that a finger needs. */

/**
 * The pressure that a page must see: 0.5 for a device without a sensor, as the standard of pointer events demands.
 * @param {Contact} contact
 */
export const pressureOf = ({ force }) => force ?? 0.5;

/** The keys that are named, with the text that they type. */
const named = {
  Enter: { key: 'Enter', keyCode: 13, text: '\r' },
  Space: { key: ' ', keyCode: 32, text: ' ' },
  Escape: { key: 'Escape', keyCode: 27, text: undefined },
};

/**
 * The fields of a key's events.
 * @param {Key} name @returns {{ key: string, code: string, keyCode: number, text: string | undefined }}
 */
export function keyOf(name) {
  if (name in named) return { code: name, ...named[/** @type {keyof typeof named} */ (name)] };
  const upper = name.toUpperCase();
  return { key: name, code: `${/\d/.test(name) ? 'Digit' : 'Key'}${upper}`, keyCode: upper.charCodeAt(0), text: name };
}

/** The numbers of the buttons in an event's `button`. */
export const buttonNumbers = { left: 0, middle: 1, right: 2 };
/** The bits of the buttons in an event's `buttons`. */
export const buttonBits = { left: 1, middle: 4, right: 2 };

/**
 * Moves a contact slightly if it would stay where the browser knows it, because a browser drops such a move with its force.
 * The next move goes back.
 */
export class Jitter {
  /** @type {WeakMap<Contact, { x: number, y: number }>} The places that were sent last. */
  #last = new WeakMap();
  #step;

  /** @param {number} step in CSS pixels */
  constructor(step) { this.#step = step; }

  /** @param {Contact} contact @returns {{ x: number, y: number }} */
  next(contact) {
    const { x, y } = contact;
    const last = this.#last.get(contact);
    const place = last?.x === x && last.y === y ? { x: x + this.#step, y } : { x, y };
    this.#last.set(contact, place);
    return place;
  }

  /** @param {Contact} contact */
  last(contact) { return this.#last.get(contact); }
}
