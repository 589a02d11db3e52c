import './kit.js';
import './device.js';
import { LifecycleLog } from './lifecycle-log.js';
import { ScaleApp } from './scale-app.js';

/**
 * @typedef {[
 *   HTMLElement, HTMLElement, Icon, HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement,
 *   HTMLElement,
 * ]} Elements
 */

const [notice, home, icon, running, closeButton, view, title, leaveButton, list, clearButton] = /** @type {Elements} */ ([
  'notice', 'home', 'icon', 'running', 'close', 'app', 'app-title', 'leave', 'log', 'clear',
].map((id) => document.getElementById(id)));

const log = new LifecycleLog(list);

// Launches. Each load of this page is a process of the app. If the app is not running, a launch reloads the page with the
// launch in the address. Remove it from there, so that another reload does not repeat the action.

const query = new URLSearchParams(location.search);
const asked = query.get('action');
const isLaunch = asked !== null || query.has('launch');
history.replaceState(null, '', 'home.html');
show(isLaunch ? view : home);

const actions = await declared();
icon.items = actions;

/** @type {ScaleApp?} */
let app = null;

if (isLaunch) {
  app = new ScaleApp(view, actions, log);
  app.didFinishLaunching(asked);
  app.didBecomeActive();
}

icon.addEventListener('launch', () => {
  if (app) enter();
  else location.assign('home.html?launch');
});

icon.addEventListener('quickaction', ({ detail: { type } }) => {
  if (app) {
    app.performAction(type);
    enter();
  } else {
    location.assign(`home.html?${new URLSearchParams({ action: type })}`);
  }
});

leaveButton.addEventListener('click', () => {
  running.hidden = false;
  show(home);
  icon.focus();
});

closeButton.addEventListener('click', () => {
  app = null;
  running.hidden = true;
  icon.focus();
});

clearButton.addEventListener('click', () => log.clear());

function enter() {
  show(view);
  title.focus();
  app.didBecomeActive();
}

/** Shows one of the two views. */
function show(shown) {
  for (const one of [home, view]) one.hidden = one !== shown;
}

/** Loads the quick actions that the app declares. If that fails, shows a message and returns an empty list. */
async function declared() {
  try {
    const response = await fetch('quick-actions.json', { signal: /** @type {NewerAbortSignal} */ (AbortSignal).timeout(8000) });
    if (response.ok) return await response.json();
    notice.textContent = `The quick actions could not be loaded: the site answered ${response.status}.`;
  } catch {
    notice.textContent = 'The quick actions could not be loaded. Is this device online?';
  }
  return [];
}
