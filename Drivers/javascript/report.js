// The result of an audit, and the log of a try from which it is made.

/** @typedef {import('./contact.js').Contact} Contact */
/** @typedef {import('../../Web/types/driver.js').AuditFault} PublishedFault */
/** @typedef {import('../../Web/types/driver.js').AuditReport} PublishedReport */
/** @typedef {import('../../Web/types/driver.js').AuditTry} Try */
/** @typedef {import('../../Web/types/driver.js').FingerKind} FingerKind */
/** @typedef {Try['outcome']} Outcome */

/** Traces have the unit of an average touch. A 3D Touch screen measures up to 20/3 of it. */
const maximum = 20 / 3;
/** The outcomes, the worst first. @type {Outcome[]} */
const outcomes = ['acted', 'did not act', 'not tried'];

export class AuditError extends Error {
  name = 'AuditError';
}

/** @implements {PublishedFault} */
export class Fault {
  /** @param {{ number: number, id: string, title: string }} listed @param {Try[]} tries */
  constructor({ number, id, title }, tries) {
    this.number = number;
    this.id = id;
    this.title = title;
    this.outcome = /** @type {Outcome} */ (outcomes.find((one) => tries.some(({ outcome }) => outcome === one)));
    this.tries = tries;
  }
}

/** @implements {PublishedReport} */
export class Report {
  /** @param {Fault[]} faults */
  constructor(faults) {
    this.faults = faults;
    this.misfires = faults.filter(({ outcome }) => outcome === 'acted');
  }

  toString() {
    const tried = this.faults.filter(({ outcome }) => outcome !== 'not tried');
    return [
      ...this.faults.flatMap(linesOf),
      `The control acted in ${this.misfires.length} of ${tried.length} faults. Docs/misfires.md explains them.`,
    ].join('\n');
  }
}

/** @param {Fault} fault */
function linesOf({ number, title, outcome, tries }) {
  return [
    `${String(number).padStart(3)}  ${title.padEnd(44)} ${outcome === 'acted' ? 'ACTED' : outcome}`,
    ...tries.flatMap((one) => {
      if (one.outcome === 'acted') return [`     - ${one.name}: acted`, ...one.steps.map((step) => `         ${step}`)];
      return one.outcome === 'not tried' ? [`     - ${one.name}: not tried. ${one.reason}`] : [];
    }),
  ];
}

/** Collects the events of a try. */
export class Log {
  /** @type {string[]} */
  steps = [];
  /** @type {number[] | undefined} The control's box at the beginning. */
  bounds;
  /** @type {{ t: number, phase: string, id: number, x: number, y: number, force: number }[]} */
  #samples = [];
  #kind;
  #now;
  #start;

  /** @param {FingerKind} kind @param {() => number} now the time in seconds */
  constructor(kind, now) {
    this.#kind = kind;
    this.#now = now;
    this.#start = now();
  }

  /** @type {[number, number]} The place at which the last contact ended, from the corner of the control. */
  get end() {
    const [left, top, width, height] = this.bounds ?? [0, 0, 0, 0];
    const [{ x, y } = { x: left + width / 2, y: top + height / 2 }] = this.#samples.slice(-1);
    return [x - left, y - top];
  }

  /** The try begins now. */
  begin() { this.#start = this.#now(); }

  /** @param {string} words */
  tell(words) {
    this.steps.push(`${(this.#now() - this.#start).toFixed(2).padStart(6)} s  ${words}`);
  }

  /** @param {'began' | 'moved' | 'ended' | 'cancelled'} phase @param {Contact} contact */
  contact(phase, { id, x, y, force }) {
    if (phase !== 'moved') this.tell(`${this.#kind} ${id} ${phase} at ${Number(x.toPrecision(6))}, ${Number(y.toPrecision(6))}`);
    const isDown = phase === 'began' || phase === 'moved';
    this.#samples.push({ t: this.#now() - this.#start, phase, id, x, y, force: isDown ? rounded((force ?? 0) * maximum) : 0 });
  }

  /** @param {string} name @param {Outcome} outcome @param {string} [reason] @returns {Try} */
  done(name, outcome, reason = '') {
    return { name, outcome, reason, ...(outcome === 'acted' ? { steps: this.steps, trace: this.#trace() } : { steps: [], trace: '' }) };
  }

  #trace() {
    if (!this.#samples.length) return '';
    const [{ t: first }] = this.#samples;
    const hasForce = this.#samples.some(({ force }) => force);
    const header = { pressurekit: 1, maximum: hasForce ? maximum : 0, source: this.#kind, origin: 'made up', bounds: this.bounds };
    const samples = this.#samples.map((one) => ({ ...one, t: rounded(one.t - first) }));
    return [header, ...samples].map((line) => `${JSON.stringify(line)}\n`).join('');
  }
}

/** @param {number} value rounded to a millionth */
const rounded = (value) => Number(value.toFixed(6));
