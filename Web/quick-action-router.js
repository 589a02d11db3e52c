/** @typedef {import('./types/values.js').QuickActionRouter} Published */

import { engine } from './engine.js';
import {
  routeActive, routeHandles, routeLaunch, routeNoAction, routePerform, routeReturnsTrue, routeStartsUp,
} from './wire.js';

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
  didFinishLaunching(type = null) { return this.#take(routeLaunch, type); }

  /**
   * The app is running, and an action was chosen.
   * @param {string?} type
   */
  perform(type) { return this.#take(routePerform, type); }

  /** The app has become active: its launch is over. */
  didBecomeActive() { this.#take(routeActive, null); }

  /** @param {number} call @param {string?} type */
  #take(call, type) {
    const action = type === null ? routeNoAction : this.#types.indexOf(type);
    const bits = (this.#answer = engine.route(this.#answer, call, action));
    return { handles: (bits & routeHandles) > 0, startsUp: (bits & routeStartsUp) > 0, result: (bits & routeReturnsTrue) > 0 };
  }
}
