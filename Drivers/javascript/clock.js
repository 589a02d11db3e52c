// The time between the events of a finger: real time, or the time of a page whose clock a test controls.

/** @typedef {import('../../Web/types/driver.js').Clock} Clock */
/** @typedef {(seconds: number) => Promise<void>} Until Waits until this time after the beginning, in seconds. */

// A test may replace the global ones later.
const { setTimeout, performance } = globalThis;

/**
 * A page's time.
 * @typedef {object} Time
 * @property {() => Until} begin begins a stretch of time. Each counts from its own beginning, so the duration of a press
 *   includes that of its commands.
 * @property {() => number} now in seconds
 */

/** @type {Time} */
const real = {
  begin() {
    const start = performance.now();
    return (seconds) => new Promise((done) => {
      const left = seconds * 1000 - (performance.now() - start);
      if (left > 0) setTimeout(done, left);
      else done();
    });
  },
  now: () => performance.now() / 1000,
};

/**
 * Waits in real time, whatever the clock of the page does. Browsers recognize double taps by their own clock.
 * @param {number} seconds @returns {Promise<void>}
 */
export const rest = (seconds) => real.begin()(seconds);

/** @param {Clock | undefined} clock @returns {Time} */
export function timeOf(clock) {
  if (clock === undefined) return real;
  if (typeof clock === 'function') return controlled((from, to) => clock(to - from));
  if (typeof clock?.runFor !== 'function') throw Error("clock must be a function of seconds, or Playwright's page.clock.");
  // Playwright's clock runs for whole milliseconds.
  const ms = (/** @type {number} */ seconds) => Math.round(seconds * 1000);
  return controlled((from, to) => clock.runFor(ms(to) - ms(from)));
}

/** @param {(from: number, to: number) => unknown} pass @returns {Time} */
function controlled(pass) {
  let total = 0;
  return {
    begin() {
      let now = 0;
      return async (seconds) => {
        if (seconds <= now) return;
        await pass(now, seconds);
        total += seconds - now;
        now = seconds;
      };
    },
    now: () => total,
  };
}
