// Records the states of a control during a press. A replay cannot do that, because it ignores the options.

/** The progress of a press, 0…1; undefined for a control that does not report it. */
const levelOf = ({ localName, intention, progress, grams, range }) =>
  localName === 'pressure-peek' ? progress : intention ?? (grams === undefined ? undefined : Math.min(Math.max(grams / range, 0), 1));
/** States in which nothing changes until the next event. */
const still = new Set(['idle', 'rest', 'unmeasured', 'actions', 'pop']);

/** Records each press of a control. */
export class Follower {
  #element;
  /** The time when the contact began, in milliseconds; null if there is none, as for keys. */
  #came = null;
  #isFollowing = false;
  #steps = [];

  constructor(element) {
    this.#element = element;
    element.addEventListener('pointerdown', () => {
      // A contact on an armed control belongs to the previous press.
      if (/idle|rest/.test(element.state)) [this.#came, this.#steps] = [performance.now(), []];
    }, true);
    element.addEventListener('statechange', ({ target, detail: { previous } }) => {
      if (target !== element || this.#came === null || levelOf(element) === undefined) return;
      const last = this.#steps.at(-1);
      if (!last) this.#steps.push({ t: 0, state: previous, intention: 0 });
      // The control has not changed since the last step, so repeat that step now.
      else if (!this.#isFollowing) this.#steps.push({ ...last, t: this.#now() });
      this.#see();
      if (!this.#isFollowing) this.#follow();
    });
  }

  /** Seconds since the contact began. */
  #now() { return (performance.now() - this.#came) / 1000; }

  #see() {
    const step = { t: this.#now(), state: this.#element.state, intention: levelOf(this.#element) };
    const [before, last] = this.#steps.slice(-2);
    const isSame = (other) => other?.state === step.state && other.intention === step.intention;
    // A period without changes needs only two steps.
    if (isSame(before) && isSame(last)) last.t = step.t;
    else this.#steps.push(step);
  }

  #follow() {
    this.#isFollowing = !still.has(this.#element.state);
    if (!this.#isFollowing) return;
    requestAnimationFrame(() => {
      // The press may have ended meanwhile.
      if (this.#came === null) this.#isFollowing = false;
      else {
        this.#see();
        this.#follow();
      }
    });
  }

  /** Returns the steps of the finished press, and clears them. */
  take() {
    const steps = this.#steps;
    [this.#came, this.#steps] = [null, []];
    return steps;
  }
}
