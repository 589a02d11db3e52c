import '/kit.js';
import '/device.js';
import { LifecycleLog } from '/lifecycle-log.js';
import { ScaleApp } from '/scale-app.js';

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

// How the app is reached. A load of this page is the app's process: a launch that finds no app loads it anew, with the
// launch in its address. From there it is taken away, so that loading it once more does not act once more.

const query = new URLSearchParams(location.search);
const asked = query.get('action');
const isLaunch = asked !== null || query.has('launch');
history.replaceState(null, '', '/home');
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
  else location.assign('/home?launch');
});

icon.addEventListener('quickaction', ({ detail: { type } }) => {
  if (app) {
    app.performAction(type);
    enter();
  } else {
    location.assign(`/home?${new URLSearchParams({ action: type })}`);
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

/** One of the two views. */
function show(shown) {
  for (const one of [home, view]) one.hidden = one !== shown;
}

/** The quick actions that the app declares; none, and a word about it, if they cannot be had. */
async function declared() {
  try {
    const response = await fetch('/quick-actions.json', { signal: /** @type {NewerAbortSignal} */ (AbortSignal).timeout(8000) });
    if (response.ok) return await response.json();
    notice.textContent = `The quick actions could not be loaded: the server answered ${response.status}.`;
  } catch {
    notice.textContent = 'The quick actions could not be loaded. Is the server still running?';
  }
  return [];
}
