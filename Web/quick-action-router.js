/** @typedef {import('./types/values.js').QuickActionRouter} Published */

import { engine } from './engine.js';

// The engine's calls.
const [launch, perform, active] = Array(3).keys();
const none = -2;

/**
 * What an app does about the calls that bring it a quick action: each is handled once.
 * @implements {Published}
 */
export class QuickActionRouter {
  #types;
  /** The engine's last answer, which holds what the launch has handled. */
  #answer = 0;

  /** @param {Iterable<string>} types the actions that the app knows */
  constructor(types) {
    this.#types = [...types];
  }

  /**
   * The app starts, with an action or null.
   * @param {string?} type
   */
  didFinishLaunching(type = null) { return this.#take(launch, type); }

  /**
   * The app is running, and an action was chosen.
   * @param {string?} type
   */
  perform(type) { return this.#take(perform, type); }

  /** The app has become active: its launch is over. */
  didBecomeActive() { this.#take(active, null); }

  /** @param {number} call @param {string?} type */
  #take(call, type) {
    const action = type === null ? none : this.#types.indexOf(type);
    const bits = (this.#answer = engine.route(this.#answer, call, action));
    return { handles: (bits & 1) > 0, startsUp: (bits & 2) > 0, result: (bits & 4) > 0 };
  }
}
