// The work of the transitioning button, with a chosen outcome, and samples of all its states.

import { make } from '../elements.js';
import { note } from './log.js';

/** The duration of each outcome, in milliseconds. */
const durations = { success: 1500, failure: 1500, slow: 6000, never: Infinity };
/** The final progress of work that never ends. It is reached in the time of the slow outcome. */
const stuck = 0.6;

/** Starts work with each click on the button. */
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
      if (outcome === 'failure') reject(new Error('It failed, as chosen.'));
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

/**
 * Shows a button in each state, with the current settings. A loading button never rests, so the samples exist only while
 * they are visible.
 */
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
  // A failure, and maybe a success, resets itself after a while. Set the state again and again to keep it.
  const held = settings.copies.flatMap((button, index) => (samples[index].state ? [[button, samples[index].state]] : []));
  holding = setInterval(() => {
    for (const [button, state] of held) if (button.state !== state || state === 'failure') button.state = state;
  }, 400);
}
