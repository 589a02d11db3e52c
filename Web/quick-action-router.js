import { engine } from './engine.js';

// The engine's calls.
const [launch, perform, active] = Array(3).keys();

/** What an app does about the calls that bring it a quick action: each is handled once. */
export class QuickActionRouter {
  #types;
  #launched = -1;

  /** @param {string[]} types the actions that the app knows */
  constructor(types) {
    this.#types = [...types];
  }

  /** The app starts, with an action or null. */
  didFinishLaunching(type = null) { return this.#take(launch, type); }

  /** The app is running, and an action was chosen. */
  perform(type) { return this.#take(perform, type); }

  /** The app has become active: its launch is over. */
  didBecomeActive() { this.#take(active, null); }

  #take(call, type) {
    const known = this.#types.indexOf(type);
    const bits = engine.$route(this.#launched, call, type === null || known >= 0 ? known : -2);
    this.#launched = (bits >> 3) - 1;
    return { handles: Boolean(bits & 1), startsUp: Boolean(bits & 2), result: Boolean(bits & 4) };
  }
}
