// What the transitioning button starts: work that ends as it is told to, and samples of all its states.

import { make } from '/elements.js';
import { note } from '/controls/log.js';

/** How long each outcome takes, in milliseconds. */
const durations = { success: 1500, failure: 1500, slow: 6000, never: Infinity };
/** Work that never ends comes this far, in as long as the slow one takes. */
const stuck = 0.6;

/** Starts work with each click of the settings' button. */
export function startWork(settings) {
  const { element } = settings;
  const tells = /** @type {HTMLInputElement} */ (document.getElementById('tells'));
  const option = settings.options.find(({ name }) => name === 'progress');
  element.addEventListener('click', () => {
    note('click');
    const { value: outcome } = document.querySelector('[name=outcome]:checked');
    const start = performance.now();
    element.run(() => work(outcome)).then(
      (result) => note('run', `resolved: ${result}`),
      (error) => note('run', `rejected: ${error.name}`),
    );
    requestAnimationFrame(function follow() {
      if (element.state === 'loading') {
        const part = (performance.now() - start) / Math.min(durations[outcome], durations.slow);
        if (tells.checked) element.progress = Math.min(part, outcome === 'never' ? stuck : 1);
        requestAnimationFrame(follow);
      } else if (tells.checked) {
        element.progress = settings.value(option);
      }
    });
  });
  element.form.addEventListener('submit', (event) => {
    event.preventDefault();
    note('submit');
  });
  document.getElementById('restart').addEventListener('click', () => element.reset());
}

function work(outcome) {
  return new Promise((resolve, reject) => {
    if (outcome === 'never') return;
    setTimeout(() => {
      if (outcome === 'failure') reject(new Error('It failed, as it was told to.'));
      else resolve(outcome);
    }, durations[outcome]);
  });
}

const samples = [
  { caption: 'begin' }, { caption: 'loading', state: 'loading' }, { caption: 'success', state: 'success' },
  { caption: 'failure', state: 'failure' }, { caption: 'disabled', disabled: true },
  { caption: 'progress 0.4', state: 'loading', progress: 0.4 },
];
let holding;

/** Shows a button in each state, as it is set; a button that loads is never at rest, so they are there only when they are seen. */
export function showStates(settings, isShown) {
  const place = document.getElementById('samples');
  clearInterval(holding);
  settings.copies = [];
  place.replaceChildren();
  if (!isShown) return;
  for (const { caption, state, ...properties } of samples) {
    const button = settings.element.cloneNode(true);
    button.removeAttribute('id');
    Object.assign(button, { inert: true, disabled: false, progress: null, type: 'button', ...properties });
    place.append(make('figure', {}, button, make('figcaption', {}, caption)));
    if (state) button.state = state;
    settings.copies.push(button);
  }
  // A failure goes away by itself, and so may a success; one that is set again and again stays.
  const held = settings.copies.flatMap((button, index) => (samples[index].state ? [[button, samples[index].state]] : []));
  holding = setInterval(() => {
    for (const [button, state] of held) if (button.state !== state || state === 'failure') button.state = state;
  }, 400);
}
