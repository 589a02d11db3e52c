// A finger, a pen or a mouse: checks what it is asked to do, and does it step by step on a route.

/** @typedef {import('./contact.js').Contact} Contact */
/** @typedef {import('./contact.js').FingerRoute} FingerRoute */
/** @typedef {import('../../Web/types/driver.js').DownOptions} DownOptions */
/** @typedef {import('../../Web/types/driver.js').Finger} Published */
/** @typedef {import('../../Web/types/driver.js').FingerKind} FingerKind */
/** @typedef {import('../../Web/types/driver.js').Where} Where */
/** @typedef {Pick<Contact, 'x' | 'y' | 'force' | 'target' | 'clicks'> & Omit<DownOptions, 'force' | 'at'>} Fields */

import { checkAt, checkDown, checkForce, checkNames, checkSeconds, checkSlideAt } from './checks.js';
import { isOutside, outside } from './locate.js';
import { demand, supportOf } from './support.js';
import { readTrace } from './trace.js';

/** Events for each second of a press or a slide. */
const rate = 60;
/** Two presses within this time at one place are a double click, in seconds. */
const doubleSeconds = 0.5;
/** @type {[number, number]} */
const middle = [0.5, 0.5];

/** @implements {Published} */
export class Finger {
  support;
  #route;
  #time;
  #isSecond;
  /** @type {Contact | undefined} */
  #contact;
  /** @type {{ time: number, x: number, y: number, target?: unknown, clicks: number }} */
  #last = { time: -Infinity, x: 0, y: 0, clicks: 0 };

  /** @param {FingerRoute} route @param {FingerKind} kind @param {import('./clock.js').Time} time @param {boolean} [isSecond] */
  constructor(route, kind, time, isSecond = false) {
    this.support = supportOf(route.route, kind);
    this.#route = route;
    this.#time = time;
    this.#isSecond = isSecond;
  }

  get isDown() { return this.#contact !== undefined && this.#route.contacts.has(this.#contact); }

  /** @param {Where} where @param {DownOptions} [options] */
  async down(where, options = {}) {
    this.#mustBeUp('down');
    checkDown(options, this.support);
    const { x, y, target } = await this.#route.locate(where, options.at ?? middle, true);
    if (!this.#isSecond && this.#others.length) {
      throw Error(`down: another ${this.support.kind} is down. Lift it first, or call its second for another contact.`);
    }
    const { time, ...last } = this.#last;
    const [now, isAgain] = [this.#time.now(), last.x === x && last.y === y && last.target === target];
    const clicks = isAgain && now - time < doubleSeconds ? last.clicks + 1 : 1;
    this.#last = { time: now, x, y, target, clicks };
    const { force = null, ...more } = options;
    this.#contact = await this.#begun({ ...more, x, y, target, force, clicks });
  }

  /** @param {{ to: number, over?: number }} options */
  async press(options) {
    const contact = this.#mustBeDown('press');
    checkNames('press', options, ['to', 'over']);
    const { to, over = 0 } = options;
    this.#mustHaveForce('press', contact);
    checkForce('to', to);
    checkSeconds('over', over);
    await this.#travel(contact, over, contact, to);
  }

  /** @param {Where} where @param {{ over?: number, force?: number, at?: [number, number] }} [options] */
  async slide(where, options = {}) {
    const contact = this.#mustBeDown('slide');
    checkNames('slide', options, ['over', 'force', 'at']);
    const { over = 0, force, at = middle } = options;
    checkSeconds('over', over);
    checkSlideAt(at);
    if (force !== undefined) {
      checkForce('force', force);
      this.#mustHaveForce('slide', contact);
    }
    const place = await this.#route.locate(where, at, false);
    contact.target = place.target;
    await this.#travel(contact, over, place, force ?? contact.force);
  }

  /** @param {number} seconds */
  async wait(seconds) {
    checkSeconds('seconds', seconds);
    await this.#time.begin()(seconds);
  }

  /** @param {Where} where @param {{ at?: [number, number] }} [options] */
  async hover(where, options = {}) {
    demand(this.support, 'hover');
    if (this.isDown) throw Error('hover: the finger is down. Call lift first.');
    checkNames('hover', options, ['at']);
    const { at = middle } = options;
    checkAt(at);
    const { x, y, target } = await this.#route.locate(where, at, true);
    await this.#route.hover(this.#made({ x, y, target, force: 0, clicks: 0 }));
  }

  async lift() {
    await this.#ended(this.#mustBeDown('lift'));
  }

  async cancel() {
    this.#mustBeDown('cancel');
    demand(this.support, 'cancel');
    await this.#cancelled();
  }

  /** @param {Where} where @param {DownOptions} [options] */
  async second(where, options) {
    this.#mustBeDown('second');
    demand(this.support, 'second');
    const other = new Finger(this.#route, this.support.kind, this.#time, true);
    await other.down(where, options);
    return other;
  }

  /** @param {string} text @param {Where} where */
  async replay(text, where) {
    this.#mustBeUp('replay');
    const { bounds: [left, top, width, height], samples } = readTrace(text);
    if (samples.some(({ force }) => force !== null)) demand(this.support, 'force');
    if (samples.some(({ phase }) => phase === 'cancelled')) demand(this.support, 'cancel');
    if (countAtOnce(samples) > 1) demand(this.support, 'second');
    const centre = await this.#route.locate(where, middle, true);
    const [right, down] = [centre.x - left - width / 2, centre.y - top - height / 2];
    for (const { line, x, y } of samples) {
      if (isOutside(x + right, y + down, centre)) throw Error(`line ${line}: ${outside(x + right, y + down, centre)}`);
    }
    const { target } = centre;
    /** @type {Map<number, Contact>} */
    const contacts = new Map();
    const until = this.#time.begin();
    for (const { t, phase, id, x, y, force } of samples) {
      await until(t - samples[0].t);
      const place = { x: x + right, y: y + down, force };
      const contact = contacts.get(id);
      if (phase === 'began') contacts.set(id, await this.#begun({ ...place, target, clicks: 1 }));
      else if (contact && this.#route.contacts.has(contact)) {
        if (phase === 'cancelled') await this.#cancelled();
        else if (phase === 'moved') await this.#route.move(Object.assign(contact, place));
        else {
          // A lift has no place of its own.
          if (contact.x !== place.x || contact.y !== place.y) await this.#route.move(Object.assign(contact, { x: place.x, y: place.y }));
          await this.#ended(contact);
        }
      }
    }
  }

  /** @param {string} method */
  #mustBeDown(method) {
    if (!this.isDown) throw Error(`${method}: the finger is not down. Call down first.`);
    return /** @type {Contact} */ (this.#contact);
  }

  /** @param {string} method */
  #mustBeUp(method) {
    if (this.isDown) throw Error(`${method}: the finger is down already. Call lift first.`);
  }

  /** @param {string} method @param {Contact} contact */
  #mustHaveForce(method, { force }) {
    demand(this.support, 'force');
    if (force === null) throw Error(`${method}: the finger came down without a force. Give down a force.`);
  }

  /** The contacts of the same kind that are down. */
  get #others() { return [...this.#route.contacts].filter(({ kind }) => kind === this.support.kind); }

  /**
   * Makes a contact.
   * @param {Fields} fields @returns {Contact}
   */
  #made({ x, y, force, target, clicks, radius, tilt = [0, 0], twist = 0, button = 'left' }) {
    const used = this.#others.map(({ id }) => id);
    const id = Array.from({ length: used.length + 1 }, (_, at) => at).find((one) => !used.includes(one)) ?? 0;
    return { kind: this.support.kind, id, x, y, force, radius, tilt, twist, button, target, clicks };
  }

  /**
   * Puts a contact down.
   * @param {Fields} fields
   */
  async #begun(fields) {
    const contact = this.#made(fields);
    this.#route.contacts.add(contact);
    try {
      await this.#route.down(contact);
    } catch (error) {
      this.#route.contacts.delete(contact);
      throw error;
    }
    return contact;
  }

  /** @param {Contact} contact */
  async #ended(contact) {
    this.#route.contacts.delete(contact);
    await this.#route.up(contact);
  }

  /** The system takes all contacts of a kind at once. */
  async #cancelled() {
    const all = this.#others;
    for (const one of all) this.#route.contacts.delete(one);
    await this.#route.cancel(all);
  }

  /**
   * Moves a contact in a straight line.
   * @param {Contact} contact @param {number} over @param {{ x: number, y: number }} place @param {number | null} force
   */
  async #travel(contact, over, { x, y }, force) {
    const count = Math.max(1, Math.floor(over * rate + 0.5));
    const from = { ...contact };
    const until = this.#time.begin();
    for (let step = 1; step <= count; step++) {
      await until((over * step) / count);
      const part = step / count;
      const between = (/** @type {number} */ start, /** @type {number} */ end) => (step === count ? end : start + (end - start) * part);
      contact.x = between(from.x, x);
      contact.y = between(from.y, y);
      contact.force = force === null || from.force === null ? force : between(from.force, force);
      await this.#route.move(contact);
    }
  }
}

/** @param {import('./trace.js').Sample[]} samples */
function countAtOnce(samples) {
  let [count, most] = [0, 0];
  for (const { phase } of samples) {
    if (phase === 'began') most = Math.max(most, ++count);
    else if (phase !== 'moved') count--;
  }
  return most;
}
