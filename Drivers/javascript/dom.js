// The route of a page's own script, also in jsdom: events that the script dispatches. They are untrusted, and have no default
// actions except that of a click.

/** @typedef {import('./contact.js').Contact} Contact */
/** @typedef {import('./contact.js').Place} Place */
/** @typedef {import('./contact.js').Route} Route */
/** @typedef {import('../../Web/types/driver.js').Where} Where */

/**
 * @typedef {object} Pointer The state of a contact, as a browser keeps it.
 * @property {number} pointerId
 * @property {boolean} isPrimary
 * @property {Element} start the element where the contact came down
 * @property {{ x: number, y: number }} from
 * @property {Element | undefined} over the element under the pointer
 * @property {boolean} isDown
 * @property {boolean} isTap false after a long way or with a second contact
 * @property {boolean} hasMouse true if the page did not prevent the mouse events
 * @property {boolean} hasClick
 */

import { buttonBits, buttonNumbers, pressureOf } from './contact.js';
import { Dispatcher } from './dom-events.js';
import { Keyboard } from './keyboard.js';
import { isPoint, locate, nameOf } from './locate.js';
import { refuseTab } from './refused.js';

/** A touch that moves farther is no tap, in pixels. */
const tapDistance = 15;

/** @implements {Route} */
export class Dom {
  route = 'any/dom';
  /** @type {Set<Contact>} */
  contacts = new Set();
  #document;
  #events;
  #keyboard;
  /** @type {Map<Contact, Pointer>} */
  #pointers = new Map();
  #nextId = 2;

  /** @param {Document} document */
  constructor(document) {
    this.#document = document;
    this.#events = new Dispatcher(/** @type {Window & typeof globalThis} */ (document.defaultView));
    this.#keyboard = new Keyboard(document, this.#events);
  }

  get #hasLayout() { return typeof this.#document.elementFromPoint === 'function'; }

  /**
   * Finds a place. jsdom has no layout, so there the element itself is the target, wherever its box is.
   * @param {Where} where @param {[number, number]} at @param {boolean} mayScroll @returns {Promise<Place>}
   */
  async locate(where, at, mayScroll) {
    if (this.#hasLayout) return locate(async (run, target, options) => run(target, options), where, at, mayScroll);
    if (isPoint(where)) return { ...where, width: Infinity, height: Infinity, target: this.#document.body };
    const fail = (/** @type {string} */ problem) => { throw Error(`${nameOf(where)}: ${problem}`); };
    const [target, ...more] = typeof where === 'string' ? this.#document.querySelectorAll(where) : [/** @type {Element} */ (where)];
    if (!target) return fail('there is no such element.');
    if (more.length) return fail(`${more.length + 1} elements match.`);
    const style = (/** @type {Element} */ one) => /** @type {Window} */ (this.#document.defaultView).getComputedStyle(one);
    if (style(target).visibility === 'hidden' || pathOf(target).some((one) => style(one).display === 'none')) {
      return fail('the element is hidden.');
    }
    const { left, top, width, height } = target.getBoundingClientRect();
    return {
      x: left + width * at[0], y: top + height * at[1], width: Infinity, height: Infinity, target, box: [left, top, width, height],
    };
  }

  /** @param {Contact} contact */
  async hover(contact) {
    this.#pointers.set(contact, this.#made(contact));
    this.#come(contact);
    this.#pointers.delete(contact);
  }

  /** @param {Contact} contact */
  async down(contact) {
    const pointer = this.#made(contact);
    for (const [, other] of this.#touches) other.isTap = false;
    this.#pointers.set(contact, pointer);
    this.#come(contact);
    pointer.isDown = true;
    pointer.hasMouse = this.#pointer('pointerdown', contact, { button: buttonNumbers[contact.button] });
    if (contact.kind === 'touch') {
      pointer.hasClick = this.#touch('touchstart', contact);
      return;
    }
    if (pointer.hasMouse) this.#mouse('mousedown', contact, pointer.start, { detail: contact.clicks });
    if (contact.button === 'right') this.#mouse('contextmenu', contact, pointer.start);
  }

  /** @param {Contact} contact */
  async move(contact) {
    const pointer = this.#known(contact);
    pointer.isTap &&= Math.hypot(contact.x - pointer.from.x, contact.y - pointer.from.y) <= tapDistance;
    // A touch and a pen belong to the element where they came down.
    const target = contact.kind === 'mouse' ? this.#at(contact) : pointer.start;
    if (target !== pointer.over) this.#enter(contact, target);
    this.#pointer('pointermove', contact, { button: -1 });
    if (contact.kind === 'touch') this.#touch('touchmove', contact);
    else if (pointer.hasMouse) this.#mouse('mousemove', contact, target);
  }

  /** @param {Contact} contact */
  async up(contact) {
    const pointer = this.#known(contact);
    const { kind, button } = contact;
    const target = pointer.over ?? pointer.start;
    pointer.isDown = false;
    this.#pointer('pointerup', contact, { button: buttonNumbers[button] });
    if (kind === 'touch') {
      this.#leave(contact);
      this.#pointers.delete(contact);
      const isAllowed = this.#touch('touchend', contact, pointer) && pointer.hasClick;
      if (isAllowed && pointer.isTap) this.#tap(contact, pointer);
      return;
    }
    this.#pointers.delete(contact);
    if (pointer.hasMouse) this.#mouse('mouseup', contact, target, { buttons: 0, detail: contact.clicks });
    const common = pathOf(pointer.start).find((one) => one.contains(target));
    if (!common) return;
    this.#click(button === 'left' ? 'click' : 'auxclick', contact, pointer, common);
    if (button === 'left' && contact.clicks === 2) this.#mouse('dblclick', contact, common, { buttons: 0, detail: 2 });
  }

  /** @param {Contact[]} contacts */
  async cancel(contacts) {
    for (const contact of contacts) {
      const pointer = this.#known(contact);
      pointer.isDown = false;
      this.#pointer('pointercancel', contact, { button: -1 });
      this.#leave(contact);
      this.#pointers.delete(contact);
      if (contact.kind === 'touch') this.#touch('touchcancel', contact, pointer);
    }
  }

  /** @param {Function} run @param {any} where */
  async run(run, where) {
    return run(typeof where === 'string' ? this.#document.querySelector(where) : where);
  }

  /** @param {import('./contact.js').KeyPhase} phase @param {import('./contact.js').Key} key */
  async key(phase, key) {
    this.#keyboard.key(phase, key);
  }

  otherTab = refuseTab;
  async closeTab() {}

  get #touches() { return [...this.#pointers].filter(([{ kind }]) => kind === 'touch'); }

  /** @param {Contact} contact @returns {Pointer} */
  #made(contact) {
    const { kind, x, y } = contact;
    const isFirst = kind !== 'touch' || !this.#touches.length;
    return {
      pointerId: kind === 'mouse' ? 1 : this.#nextId++, isPrimary: isFirst, start: this.#at(contact), from: { x, y }, over: undefined,
      isDown: false, isTap: isFirst, hasMouse: true, hasClick: true,
    };
  }

  /**
   * Sends the events of a pointer that comes to its place, before it touches the page.
   * @param {Contact} contact
   */
  #come(contact) {
    const { start } = this.#known(contact);
    this.#enter(contact, start);
    if (contact.kind === 'touch') return;
    this.#pointer('pointermove', contact, { button: -1 });
    this.#mouse('mousemove', contact, start, { buttons: 0 });
  }

  /** @param {Contact} contact */
  #known(contact) { return /** @type {Pointer} */ (this.#pointers.get(contact)); }

  /**
   * The innermost element under a contact, also inside of open shadow roots.
   * @param {Contact} contact @returns {Element}
   */
  #at({ x, y, target }) {
    if (!this.#hasLayout) return /** @type {Element} */ (target);
    let found = this.#document.elementFromPoint(x, y) ?? this.#document.documentElement;
    for (let inner; (inner = found.shadowRoot?.elementFromPoint(x, y)) && inner !== found;) found = inner;
    return found;
  }

  /**
   * Sends the events of a pointer that comes onto an element, after those of the element that it leaves.
   * @param {Contact} contact @param {Element} target
   */
  #enter(contact, target) {
    const pointer = this.#known(contact);
    this.#leave(contact, target);
    const left = pointer.over ? pathOf(pointer.over) : [];
    pointer.over = target;
    this.#both('over', contact, target);
    for (const one of pathOf(target).reverse()) if (!left.includes(one)) this.#both('enter', contact, one, { bubbles: false });
  }

  /** @param {Contact} contact @param {Element} [next] */
  #leave(contact, next) {
    const { over } = this.#known(contact);
    if (!over) return;
    this.#both('out', contact, over);
    const kept = next ? pathOf(next) : [];
    for (const one of pathOf(over)) if (!kept.includes(one)) this.#both('leave', contact, one, { bubbles: false });
  }

  /** @param {string} name @param {Contact} contact @param {Element} target @param {object} [more] */
  #both(name, contact, target, more) {
    this.#pointer(`pointer${name}`, contact, { button: -1, ...more }, target);
    const buttons = this.#known(contact).isDown ? buttonBits[contact.button] : 0;
    if (contact.kind !== 'touch') this.#mouse(`mouse${name}`, contact, target, { buttons, ...more });
  }

  /**
   * Sends a pointer event. Returns false if the page prevented its default action.
   * @param {string} type @param {Contact} contact @param {object} more @param {Element} [target]
   */
  #pointer(type, contact, more, target) {
    const { kind, x, y, radius = 0.5, tilt: [tiltX, tiltY], twist, button } = contact;
    const { pointerId, isPrimary, over, start, isDown } = this.#known(contact);
    return this.#events.pointer(type, target ?? over ?? start, {
      clientX: x, clientY: y, pointerId, isPrimary, pointerType: kind, pressure: isDown ? pressureOf(contact) : 0,
      width: radius * 2, height: radius * 2, tiltX, tiltY, twist, buttons: isDown ? buttonBits[button] : 0, ...more,
    });
  }

  /** @param {string} type @param {Contact} contact @param {Element} target @param {object} [more] */
  #mouse(type, { x, y, button }, target, more) {
    return this.#events.mouse(type, target, {
      clientX: x, clientY: y, button: buttonNumbers[button], buttons: buttonBits[button], ...more,
    });
  }

  /**
   * Sends a touch event. Returns false if the page prevented its default action.
   * @param {string} type @param {Contact} contact @param {Pointer} [pointer]
   */
  #touch(type, contact, pointer = this.#known(contact)) {
    const touchOf = (/** @type {[Contact, Pointer]} */ [one, { pointerId, start }]) => ({
      identifier: pointerId, target: start, clientX: one.x, clientY: one.y, pageX: one.x, pageY: one.y, screenX: one.x,
      screenY: one.y, radiusX: one.radius ?? 0.5, radiusY: one.radius ?? 0.5, rotationAngle: 0, force: pressureOf(one),
    });
    const touches = this.#touches.map(touchOf);
    return this.#events.touch(type, pointer.start, touches, touchOf([contact, pointer]));
  }

  /**
   * Sends the events that a browser derives from a tap.
   * @param {Contact} contact @param {Pointer} pointer
   */
  #tap(contact, pointer) {
    const { start } = pointer;
    if (pointer.hasMouse) {
      this.#mouse('mousemove', contact, start, { buttons: 0 });
      this.#mouse('mousedown', contact, start, { detail: 1 });
      this.#mouse('mouseup', contact, start, { buttons: 0, detail: 1 });
    }
    this.#click('click', contact, pointer, start);
  }

  /** @param {string} type @param {Contact} contact @param {Pointer} pointer @param {Element} target */
  #click(type, { kind, x, y, button, clicks }, { pointerId, isPrimary }, target) {
    this.#events.pointer(type, target, {
      clientX: x, clientY: y, pointerId, isPrimary, pointerType: kind, pressure: 0, button: buttonNumbers[button], buttons: 0,
      detail: clicks,
    });
  }
}

/**
 * An element and those around it, from the inside outwards, also out of shadow roots.
 * @param {Element} element @returns {Element[]}
 */
function pathOf(element) {
  const path = [];
  for (let one = /** @type {any} */ (element); one; one = one.parentElement ?? one.getRootNode().host) path.push(one);
  return path;
}
