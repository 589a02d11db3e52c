/** @typedef {import('./types/values.js').QuickActionRouter} Published */

import { engine } from './engine.js';
import {
  routeActive, routeHandles, routeLaunch, routeNoAction, routePerform, routeReturnsTrue, routeStartsUp,
} from './wire.js';

/**
 * Decides how an app handles the calls that deliver a quick action, so that each action is handled once.
 * @implements {Published}
 */
export class QuickActionRouter {
  #types;
  /** The engine's last answer. It records whether the launch has handled an action. */
  #answer = 0;

  /** @param {Iterable<string>} types the actions that the app knows */
  constructor(types) {
    this.#types = [...types];
  }

  /**
   * Call it when the app starts, with the type of an action or null.
   * @param {string?} type
   */
  didFinishLaunching(type = null) { return this.#take(routeLaunch, type); }

  /**
   * Call it when an action was chosen while the app was running.
   * @param {string?} type
   */
  perform(type) { return this.#take(routePerform, type); }

  /** Call it when the app has become active, which ends its launch. */
  didBecomeActive() { this.#take(routeActive, null); }

  /** @param {number} call @param {string?} type */
  #take(call, type) {
    const action = type === null ? routeNoAction : this.#types.indexOf(type);
    const bits = (this.#answer = engine.route(this.#answer, call, action));
    return { handles: (bits & routeHandles) > 0, startsUp: (bits & routeStartsUp) > 0, result: (bits & routeReturnsTrue) > 0 };
  }
}
