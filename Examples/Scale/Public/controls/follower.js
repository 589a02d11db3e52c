// What a control makes of a press, as it happens. A replay would not do: it knows nothing of the options.

/** How far a press has come; undefined of a control that does not say. */
const levelOf = ({ localName, intention, progress, grams, range }) =>
  localName === 'pressure-peek' ? progress : intention ?? (grams === undefined ? undefined : Math.min(Math.max(grams / range, 0), 1));
/** States in which nothing changes until the next event. */
const still = new Set(['idle', 'rest', 'unmeasured', 'actions', 'pop']);

/** Follows each press of a control. */
export class Follower {
  #element;
  /** When the contact came, in milliseconds; null where nothing is followed, as of keys. */
  #came = null;
  #isFollowing = false;
  #steps = [];

  constructor(element) {
    this.#element = element;
    element.addEventListener('pointerdown', () => {
      // One that comes to what is armed belongs to the press before.
      if (/idle|rest/.test(element.state)) [this.#came, this.#steps] = [performance.now(), []];
    }, true);
    element.addEventListener('statechange', ({ target, detail: { previous } }) => {
      if (target !== element || this.#came === null || levelOf(element) === undefined) return;
      const last = this.#steps.at(-1);
      if (!last) this.#steps.push({ t: 0, state: previous, intention: 0 });
      // What was still was as it is until now.
      else if (!this.#isFollowing) this.#steps.push({ ...last, t: this.#now() });
      this.#see();
      if (!this.#isFollowing) this.#follow();
    });
  }

  /** Seconds since the contact came. */
  #now() { return (performance.now() - this.#came) / 1000; }

  #see() {
    const step = { t: this.#now(), state: this.#element.state, intention: levelOf(this.#element) };
    const [before, last] = this.#steps.slice(-2);
    const isSame = (other) => other?.state === step.state && other.intention === step.intention;
    // What stays as it is, however long, is two steps.
    if (isSame(before) && isSame(last)) last.t = step.t;
    else this.#steps.push(step);
  }

  #follow() {
    this.#isFollowing = !still.has(this.#element.state);
    if (!this.#isFollowing) return;
    requestAnimationFrame(() => {
      // It may be over since.
      if (this.#came === null) this.#isFollowing = false;
      else {
        this.#see();
        this.#follow();
      }
    });
  }

  /** What it saw of the press that is over. */
  take() {
    const steps = this.#steps;
    [this.#came, this.#steps] = [null, []];
    return steps;
  }
}
