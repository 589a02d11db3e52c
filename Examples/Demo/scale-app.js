// The Scale app of the home screen: it handles the calls of the system.

import { QuickActionRouter } from './kit.js';

const defaultColor = 'var(--ground)';

export class ScaleApp {
  #view;
  #actions;
  #log;
  #router;
  /** @type {'cold' | 'warm'} */
  #start = 'cold';

  /**
   * @param {HTMLElement} view the app's view
   * @param {object[]} actions the quick actions that it declares
   * @param {import('./lifecycle-log.js').LifecycleLog} log
   */
  constructor(view, actions, log) {
    this.#view = view;
    this.#actions = actions;
    this.#log = log;
    this.#router = new QuickActionRouter(actions.map(({ type }) => type));
  }

  /** Handles a cold start, with the type of a quick action or null. */
  didFinishLaunching(type) {
    const { handles, result, startsUp } = this.#router.didFinishLaunching(type);
    const outcome = type === null ? 'no action' : this.#outcome(type, handles);
    this.#note('didFinishLaunching', `${outcome} → ${result}${startsUp ? ', default start-up' : ''}`);
    if (startsUp) this.#startUp();
    if (handles) this.#perform(type);
  }

  /** Handles a quick action while the app is open. */
  performAction(type) {
    const { handles, result } = this.#router.perform(type);
    this.#start = 'warm';
    this.#note('performAction', `${this.#outcome(type, handles)} → ${result}`);
    if (handles) this.#perform(type);
  }

  didBecomeActive() {
    this.#router.didBecomeActive();
    this.#note('didBecomeActive');
    this.#start = 'warm';
  }

  #outcome(type, handles) {
    const name = this.#action(type)?.title ?? type;
    return `${name} ${handles ? 'handled' : 'not handled'}`;
  }

  #note(call, outcome = '') {
    this.#log.add({ start: this.#start, call, outcome });
  }

  #action(type) {
    return this.#actions.find((action) => action.type === type);
  }

  #startUp() {
    this.#view.style.background = defaultColor;
  }

  #perform(type) {
    switch (type) {
      case 'org.pressurekit.scale.new':
        location.assign('new.html');
        break;
      case 'org.pressurekit.scale.history':
        location.assign('history.html');
        break;
      case 'org.pressurekit.scale.blue':
        this.#view.style.background = `rgb(${this.#action(type).userInfo.color})`;
        // The blue is light, so use dark text even in dark mode.
        this.#view.style.colorScheme = 'light';
    }
  }
}
