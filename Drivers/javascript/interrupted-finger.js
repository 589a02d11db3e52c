// The finger of the deliberate press. A fault interrupts its gestures, and they continue as if nothing had happened.

/** @typedef {import('./contact.js').Contact} Contact */
/** @typedef {import('./contact.js').FingerRoute} FingerRoute */
/** @typedef {import('./report.js').Log} Log */
/** @typedef {import('../../Web/types/driver.js').DownOptions} DownOptions */
/** @typedef {import('../../Web/types/driver.js').FingerKind} FingerKind */
/** @typedef {import('../../Web/types/driver.js').Where} Where */
/** @typedef {Record<string, any>} Step A step of faults.json: its first key is the verb. */
/** @typedef {{ early?: Step[], late?: Step[], then?: 'gone' | 'stay', from?: 'elsewhere', button?: DownOptions['button'] }} Plan */

import { scripts } from '../faults.json';
import { changes } from '../page.js';
import { rest } from './clock.js';
import { Finger } from './finger.js';

/** The time from the beginning of a press to an early interruption, in seconds. */
const early = 0.1;
/** The distance of "elsewhere" from a control, in pixels. */
const away = 260;
/** @type {Record<string, string>} The keys that a typed text has as signs. */
const signs = { ' ': 'Space', '⏎': 'Enter', '⎋': 'Escape' };

/** The try is impossible on this control or page. */
export class NotTried extends Error {}

export class InterruptedFinger extends Finger {
  lifts = 0;
  actedAfterDown = false;
  actedBeforeLift = false;
  #audit;
  #plan;
  #log;
  #isGone = false;
  #began = 0;
  #stays = false;
  /** @type {unknown} */
  #tab;
  /** @type {Finger[]} */
  #others = [];

  /** @param {import('./audit.js').Audit} audit @param {FingerKind} kind @param {Plan} plan @param {Log} log */
  constructor(audit, kind, plan, log) {
    super(recorded(audit.route, log), kind, audit.time);
    this.#audit = audit;
    this.#plan = plan;
    this.#log = log;
  }

  /** @param {Where} where @param {DownOptions} [options] */
  async down(where, options = {}) {
    if (this.#isGone) return;
    this.#began = this.#audit.time.now();
    const fitting = { ...this.#fitting(options), button: this.#plan.button ?? options.button };
    if (this.#plan.from) {
      await super.down(await this.#elsewhere(), { ...fitting, at: undefined });
      await super.slide(where, { over: 0.03, at: options.at });
    } else await super.down(where, fitting);
    if (this.lifts) return;
    await this.wait(early);
    if (this.#isFree) this.actedAfterDown = await this.#audit.count() > 0;
    await this.#interrupt('early');
  }

  /** @param {{ to: number, over?: number }} options */
  async press(options) {
    if (this.#isGone || !this.isDown || this.support.kind === 'mouse') await this.wait(options.over ?? 0);
    else await super.press(options);
  }

  /** @param {Where} where @param {{ over?: number, force?: number, at?: [number, number] }} [options] */
  async slide(where, options = {}) {
    const canSlide = this.isDown && !this.#isGone && !this.#stays;
    if (canSlide && await this.#has(where, options.at)) await super.slide(where, this.#fitting(options));
    else await this.wait(options.over ?? 0);
  }

  async lift() {
    this.lifts++;
    if (this.#isFree) this.actedBeforeLift = await this.#audit.count() > 0;
    if (this.lifts === this.#audit.lifts) await this.#interrupt('late');
    if (this.isDown && !this.#isGone) await super.lift();
  }

  /**
   * Makes a step of a fault. Throws `NotTried` if this control cannot have it.
   * @param {Step} step
   */
  async do(step) {
    const { hold, route, time, where } = this.#audit;
    const [[verb, value]] = Object.entries(step);
    switch (verb) {
      case 'page':
        this.#log.tell(value);
        await this.#audit.script(value);
        break;
      case 'reuse':
        this.#log.tell(`reuse ${value}`);
        if (this.#audit.reuse) await this.#audit.reuse();
        else await this.#audit.script(`reuse ${value}`);
        break;
      case 'wait': await this.wait(value); break;
      case 'expect':
        if (await this.#audit.count() > value) throw new NotTried('It acts sooner than `hold` says. Pass a shorter one.');
        break;
      case 'hold': await this.wait(hold * value); break;
      case 'down': await super.down(where, this.#fitting({ force: step.force })); break;
      case 'lift': await super.lift(); break;
      case 'cancel': await super.cancel(); break;
      case 'slide': await super.slide(await this.#elsewhere(), { over: 0.03 }); break;
      case 'second': {
        const place = value === 'control' ? where : await this.#elsewhere();
        this.#others.push(await super.second(place, { force: 0.3, at: [0.6, 0.5] }));
        break;
      }
      case 'rest': await rest(value); break;
      case 'within':
        if (time.now() - this.#began > value) throw new NotTried('A browser makes no click of so long a press.');
        break;
      case 'tap':
        await super.down(value === 'control' ? where : await this.#place(value, step.at), this.#fitting({ force: 0.1 }));
        await this.wait(0.08);
        await super.lift();
        break;
      case 'again': {
        const { steps } = this.#log;
        const before = steps.length;
        for (let count = 0; count < step.times; count++) {
          steps.length = before;
          for (const one of value) await this.do(one);
        }
        this.#log.tell(`${step.times} times in all`);
        break;
      }
      case 'type': {
        this.#log.tell(`type ${value}`);
        for (const sign of value) {
          for (const phase of /** @type {const} */ (['down', 'up'])) {
            await route.key(phase, signs[sign] ?? sign);
            await this.wait(step.every / 2);
          }
        }
        break;
      }
      case 'hover': await super.hover(where); break;
      case 'tab':
        if (value === 'other') {
          this.#log.tell('another tab comes to the front');
          this.#tab = await route.otherTab();
          try {
            await this.#audit.script('look away');
          } catch (reason) {
            await route.closeTab(this.#tab);
            throw reason;
          }
        } else {
          await route.closeTab(this.#tab);
          this.#log.tell('the page is in front again');
        }
        break;
      case 'key':
        this.#log.tell(`${value} ${step.phase}`);
        this.#audit.keys[step.phase === 'down' ? 'add' : 'delete'](value);
        await route.key(step.phase, value);
        break;
      case 'repeat': {
        const until = time.begin();
        for (let count = 1; count <= step.times; count++) {
          await until(step.every * count);
          await route.key('repeat', value);
        }
        this.#log.tell(`${value} has repeated ${step.times} times`);
        break;
      }
      default: throw Error(`faults.json has an unknown step: ${JSON.stringify(step)}`);
    }
  }

  /** Lifts all contacts of the try that are still down. */
  async release() {
    for (const one of this.#others) if (one.isDown) await one.lift();
    if (this.isDown) await super.lift();
  }

  /** True for the press without a fault, which shows when the control acts. */
  get #isFree() { return !Object.keys(this.#plan).length; }

  /** @param {'early' | 'late'} when */
  async #interrupt(when) {
    const { [when]: steps, then } = this.#plan;
    if (!steps) return;
    for (const step of steps) await this.do(step);
    this.#isGone = then === 'gone';
    this.#stays = then === 'stay';
  }

  /**
   * Returns the options without a force if the finger is a mouse.
   * @template {{ force?: number }} Options @param {Options} options @returns {Options}
   */
  #fitting(options) { return this.support.kind === 'mouse' ? { ...options, force: undefined } : options; }

  /**
   * True if the element is there. An interruption may have removed it.
   * @param {any} where @param {[number, number]} [at]
   */
  async #has(where, at = [0.5, 0.5]) {
    // Playwright would wait for the element of a locator.
    if (typeof where?.count === 'function' && !(await where.count())) return false;
    return this.#audit.route.locate(where, at, false).then(() => true, () => false);
  }

  /**
   * Returns a point where the control was at the beginning of the try, or where the deliberate press ended.
   * @param {'place' | 'end'} name @param {[number, number]} [at]
   */
  async #place(name, at = [0.5, 0.5]) {
    const [left, top, width, height] = this.#log.bounds ?? [0, 0, 0, 0];
    const [x, y] = name === 'end' ? this.#audit.end : [width * at[0], height * at[1]];
    const place = { x: left + x, y: top + y };
    await this.#located(place);
    return place;
  }

  /** @param {Where} where */
  #located(where) {
    return this.#audit.route.locate(where, [0.5, 0.5], false).catch(({ message }) => { throw new NotTried(message); });
  }

  /** Returns a point of the viewport that is far from the control. */
  async #elsewhere() {
    const { x, y, width, height, box } = await this.#located(this.#audit.where);
    const aside = away + (box ? box[2] / 2 : 0);
    const points = [[x, y + away], [x, y - away], [x + aside, y], [x - aside, y]];
    const corners = [[2, 2], [width - 2, 2], [2, height - 2], [width - 2, height - 2]];
    const distance = (/** @type {number[]} */ [left, top]) => Math.hypot(left - x, top - y);
    const [left, top] = points.find((one) => one[0] >= 2 && one[0] <= width - 2 && one[1] >= 2 && one[1] <= height - 2)
      ?? corners.reduce((best, one) => (distance(one) > distance(best) ? one : best));
    return { x: left, y: top };
  }
}

/**
 * Returns a function that runs a script of faults.json with the control. It is sent to the page as text.
 * @param {string} name
 */
export const scriptOf = (name) => Function('target', `
  const found = typeof target === 'string' ? document.querySelector(target) : target;
  const run = (element, document, window, page) => { ${scripts[/** @type {keyof scripts} */ (name)]} };
  if (!found) return 'The control is not in the page.';
  const view = found.ownerDocument.defaultView;
  return run(found, view.document, view, (${changes})(view)) ?? null`);

/**
 * Returns a route that writes its contacts into a log.
 * @param {FingerRoute} route @param {Log} log @returns {FingerRoute}
 */
function recorded(route, log) {
  return {
    route: route.route,
    contacts: route.contacts,
    locate: (...place) => route.locate(...place),
    hover: (contact) => route.hover(contact),
    down(contact) { log.contact('began', contact); return route.down(contact); },
    move(contact) { log.contact('moved', contact); return route.move(contact); },
    up(contact) { log.contact('ended', contact); return route.up(contact); },
    cancel(contacts) { for (const one of contacts) log.contact('cancelled', one); return route.cancel(contacts); },
  };
}
