// The audit: tries every known misfire on a control.

/** @typedef {import('./contact.js').Route} Route */
/** @typedef {import('./clock.js').Time} Time */
/** @typedef {import('./interrupted-finger.js').Step} Step */
/** @typedef {import('../../Web/types/driver.js').audit} Published */
/** @typedef {import('../../Web/types/driver.js').AuditOptions} Options */
/** @typedef {import('../../Web/types/driver.js').AuditTry} Try */
/** @typedef {import('../../Web/types/driver.js').Control} Control */
/** @typedef {import('../../Web/types/driver.js').FingerKind} FingerKind */
/** @typedef {{ name: string, unless?: string, steps: Step[] }} ListedTry */
/**
 * @typedef {object} Listed A fault of faults.json.
 * @property {number} number
 * @property {string} id
 * @property {string} title
 * @property {'touch' | 'mouse' | 'keyboard'} with
 * @property {string} [unless] the id of a fault that contains this one
 * @property {string} [counts] the name of a script. A misfire is an act for which that script returns more than 0
 * @property {number} [expects] the number of times that the control should act; 0 by default
 * @property {ListedTry[]} tries
 */

import { faults as listed } from '../faults.json';
import { checkNames, checkSeconds } from './checks.js';
import { timeOf } from './clock.js';
import { connect } from './connect.js';
import { Finger } from './finger.js';
import { InterruptedFinger, NotTried, scriptOf } from './interrupted-finger.js';
import { isPoint } from './locate.js';
import { Refused } from './refused.js';
import { reload } from './reload.js';
import { AuditError, Fault, Log, Report } from './report.js';
import { supportOf } from './support.js';

const all = /** @type {Listed[]} */ (/** @type {unknown} */ (listed));
const names = ['acted', 'press', 'hold', 'prepare', 'reuse', 'faults', 'kind', 'clock'];

/** @type {Published} */
export async function audit(page, control, options) {
  checkNames('audit', options, names);
  const { acted, hold = 2.5, faults, clock } = options;
  if (typeof acted !== 'function') throw Error('audit: acted must be a function that returns how often the control has acted.');
  if (isPoint(control)) throw Error('audit: the control must be a selector or an element, not a point.');
  checkSeconds('hold', hold);
  const wanted = faults && [...faults];
  const wrong = wanted?.find((number) => !all.some((one) => one.number === number));
  if (wrong !== undefined) throw Error(`faults: the list has no fault ${wrong}. Docs/misfires.md has the numbers.`);
  const time = timeOf(clock);
  const route = await connect(page);
  const kind = options.kind ?? kindOf(route.route);
  supportOf(route.route, kind);
  const prepare = options.prepare ?? (() => reload(route));
  return new Audit(route, time, control, { ...options, hold, kind, prepare }).all(all.filter(({ number }) => wanted?.includes(number) ?? true));
}

/**
 * Returns the kind of finger for most of the tries: a touch if the route has it.
 * @param {string} route @returns {FingerKind}
 */
function kindOf(route) {
  try {
    return supportOf(route, 'touch').kind;
  } catch (error) {
    if (error instanceof Refused) return 'mouse';
    throw error;
  }
}

export class Audit {
  // The results of the deliberate press: the number of its lifts, and the times at which the control acts.
  lifts = 0;
  /** @type {[number, number]} The place at which the deliberate press ended, from the corner of the control. */
  end = [0, 0];
  /** @type {Set<string>} The keys that are down. */
  keys = new Set();
  #actsAtOnce = false;
  #actsBeforeLift = false;
  #options;

  /**
   * @param {Route} route @param {Time} time @param {Control} where
   * @param {Options & Required<Pick<Options, 'hold' | 'kind' | 'prepare'>>} options
   */
  constructor(route, time, where, options) {
    this.route = route;
    this.time = time;
    this.where = where;
    this.hold = options.hold;
    this.reuse = options.reuse;
    this.#options = options;
  }

  /** @param {Listed[]} wanted */
  async all(wanted) {
    try {
      return await this.#all(wanted);
    } finally {
      // A gesture may have failed with its finger down, and the page may be gone.
      await this.#release().catch(() => {});
      await this.#undo().catch(() => {});
    }
  }

  /** @param {Listed[]} wanted */
  async #all(wanted) {
    await this.#deliberate();
    /** @type {Fault[]} */
    const found = [];
    for (const fault of wanted) {
      /** @type {Try[]} */
      const tries = [];
      for (const one of fault.tries) {
        const cause = found.find(({ id, outcome }) => id === (one.unless ?? fault.unless) && outcome === 'acted');
        if (cause) tries.push(this.#log(this.#options.kind).done(one.name, 'not tried', `It acts in: ${cause.title}.`));
        else tries.push(await this.#one(fault, one));
      }
      found.push(new Fault(fault, tries));
    }
    return new Report(found);
  }

  /** Asks how often the control has acted. */
  async count() {
    const answer = await this.#options.acted();
    return typeof answer === 'number' ? answer : Number(Boolean(answer));
  }

  /** Presses deliberately, and notes when the control acts. */
  async #deliberate() {
    const { kind } = this.#options;
    const log = this.#log(kind);
    await this.#begin(log);
    const hand = new InterruptedFinger(this, kind, {}, log);
    await this.#press(hand);
    await hand.wait(this.hold);
    if (!await this.count()) {
      throw new AuditError('The control did not act when it was pressed deliberately, so the audit would show nothing. Pass `press`, a'
        + ` function that presses it as its users do, a longer \`hold\`, or another \`acted\`.\n${log.steps.join('\n')}`);
    }
    this.lifts = hand.lifts;
    this.end = log.end;
    this.#actsAtOnce = hand.actedAfterDown;
    this.#actsBeforeLift = hand.actedBeforeLift;
  }

  /** @param {Listed} fault @param {ListedTry} one @returns {Promise<Try>} */
  async #one(fault, one) {
    const kind = fault.with === 'mouse' ? 'mouse' : this.#options.kind;
    const log = this.#log(kind);
    const interrupts = (/** @type {string} */ when) => one.steps.some(({ press }) => press && when in press);
    try {
      if (interrupts('late') && this.#actsBeforeLift) throw new NotTried('It acts before the lift.');
      if (interrupts('early') && this.#actsAtOnce) throw new NotTried('It acts as soon as it is touched.');
      await this.#begin(log);
      let hand = new InterruptedFinger(this, kind, {}, log);
      for (const step of one.steps) {
        if (step.press) {
          hand = new InterruptedFinger(this, kind, step.press, log);
          await this.#press(hand);
        } else await hand.do(step);
      }
      await hand.release();
      await hand.wait(this.hold);
      let count = await this.count();
      if (fault.counts) count = Math.min(count, await this.script(fault.counts, 'html'));
      await this.#release();
      return log.done(one.name, count > (fault.expects ?? 0) ? 'acted' : 'did not act');
    } catch (error) {
      if (!(error instanceof NotTried || error instanceof Refused)) throw error;
      await this.#release();
      return log.done(one.name, 'not tried', error.message);
    }
  }

  /**
   * Runs a script of faults.json with the control or another element. Throws `NotTried` if it returns a reason.
   * @param {string} name @param {Control} [where]
   */
  async script(name, where = this.where) {
    const answer = await this.route.run(scriptOf(name), where);
    if (typeof answer === 'string') throw new NotTried(answer);
    return answer;
  }

  /**
   * Prepares the page for a try, which begins then.
   * @param {Log} log
   */
  async #begin(log) {
    await this.#prepare();
    log.begin();
    log.bounds = (await this.route.locate(this.where, [0.5, 0.5], true)).box;
  }

  /** Takes the changes of the page back. The control may be gone. */
  #undo() { return this.script('undo', 'html'); }

  /**
   * Presses as the test wants, or for the time of `hold`.
   * @param {InterruptedFinger} hand
   */
  async #press(hand) {
    const { press } = this.#options;
    if (press) {
      await press(hand);
      return;
    }
    await hand.down(this.where, { force: 0.1 });
    await hand.press({ to: 0.9, over: 0.03 });
    await hand.wait(this.hold);
    await hand.lift();
  }

  async #prepare() {
    const { kind, prepare } = this.#options;
    // The browser must not take the touches of two tries for a double tap: a touch at a corner comes between them.
    const between = new Finger(this.route, kind, this.time);
    if (between.support.capabilities.cancel === true) {
      await between.down({ x: 2, y: 2 });
      await between.lift();
    }
    await this.#undo();
    await prepare();
  }

  /** Lifts all contacts and keys that are still down. */
  async #release() {
    for (const key of this.keys) await this.route.key('up', key);
    this.keys.clear();
    for (const contact of [...this.route.contacts]) {
      this.route.contacts.delete(contact);
      await this.route.up(contact);
    }
  }

  /** @param {FingerKind} kind */
  #log(kind) { return new Log(kind, this.time.now); }
}
