// The routes over the actions of WebDriver and WebDriver BiDi, which have the same form.

/** @typedef {import('./contact.js').Contact} Contact */
/** @typedef {import('./contact.js').Route} Route */
/** @typedef {import('./locate.js').Evaluate} Evaluate */
/** @typedef {import('../../Web/types/driver.js').Where} Where */

import { buttonNumbers, Jitter, pressureOf } from './contact.js';
import { locate } from './locate.js';
import { frame } from '../page.js';
import { refuseTab } from './refused.js';

/** @type {Record<string, string>} WebDriver's characters for the keys that are named. */
const keys = { Enter: '\uE007', Space: ' ', Escape: '\uE00C' };

/** @implements {Route} */
export class Actions {
  /** @type {Set<Contact>} */
  contacts = new Set();
  #perform;
  #evaluate;
  #run;
  // Firefox drops a smaller move.
  #jitter = new Jitter(0.25);

  /**
   * @param {string} route the name of its entry in support.json
   * @param {(sources: object[]) => Promise<unknown>} perform
   * @param {Evaluate} evaluate
   * @param {Evaluate} [run] in the page's own world, if `evaluate` has another one
   */
  constructor(route, perform, evaluate, run = evaluate) {
    this.route = route;
    this.#perform = perform;
    this.#evaluate = evaluate;
    this.#run = run;
  }

  /** @param {Where} where @param {[number, number]} at @param {boolean} mayScroll */
  locate(where, at, mayScroll) {
    return locate(this.#evaluate, where, at, mayScroll);
  }

  /** @param {Contact} contact */
  async hover(contact) {
    await this.#act(contact, this.#move(contact));
  }

  /** @param {Contact} contact */
  async down(contact) {
    await this.#act(contact, this.#move(contact), { type: 'pointerDown', button: buttonNumbers[contact.button], ...fieldsOf(contact) });
  }

  /** @param {Contact} contact */
  async move(contact) {
    await this.#act(contact, { ...this.#move(contact), ...fieldsOf(contact) });
  }

  /** @param {Contact} contact */
  async up(contact) {
    await this.#act(contact, { type: 'pointerUp', button: buttonNumbers[contact.button] });
  }

  /** @returns {Promise<never>} */
  async cancel() {
    throw Error('WebDriver cannot take a contact away.');
  }

  /** @param {Function} run @param {any} where */
  run(run, where) {
    return this.#run(run, where);
  }

  /** @param {import('./contact.js').KeyPhase} phase @param {import('./contact.js').Key} key */
  async key(phase, key) {
    const type = phase === 'up' ? 'keyUp' : 'keyDown';
    await this.#perform([{ type: 'key', id: 'pressurekit-keyboard', actions: [{ type, value: keys[key] ?? key }] }]);
    await this.#evaluate(frame, null).catch(() => {});
  }

  otherTab = refuseTab;
  async closeTab() {}

  /** @param {Contact} contact */
  #move(contact) {
    return { type: 'pointerMove', duration: 0, ...this.#jitter.next(contact) };
  }

  /** @param {Contact} contact @param {object[]} actions */
  async #act(contact, ...actions) {
    const { kind } = contact;
    // Firefox reports 0.5 for each touch without an action of its own, so the other touches stay where they are.
    const others = [...this.contacts].filter((one) => one !== contact && one.kind === 'touch' && kind === 'touch');
    await this.#perform([
      sourceOf(contact, actions),
      ...others.map((one) => sourceOf(one, [{ type: 'pointerMove', duration: 0, ...this.#jitter.last(one), ...fieldsOf(one) }])),
    ]);
    // The page may have been left.
    await this.#evaluate(frame, null).catch(() => {});
  }
}

/** @param {Contact} contact @param {object[]} actions */
const sourceOf = ({ kind, id }, actions) => (
  { type: 'pointer', id: `pressurekit-${kind}-${id}`, parameters: { pointerType: kind }, actions });

/** @param {Contact} contact */
function fieldsOf(contact) {
  const { kind, radius } = contact;
  if (kind === 'mouse') return {};
  const pressure = pressureOf(contact);
  return radius === undefined ? { pressure } : { pressure, width: Math.round(radius * 2), height: Math.round(radius * 2) };
}
