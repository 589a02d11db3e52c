// Sets `data-force="measured"` on the page once a press was measured, so that the instructions fit the device.

import { settings } from './settings.js';

const { dataset } = document.documentElement;
/** The states between two presses of a confirm button and of a scale. */
const resting = new Set(['idle', 'rest']);
let isMeasured = false;

document.addEventListener('statechange', (event) => {
  const target = /** @type {Confirm | Scale} */ (event.target);
  if (dataset.force) return;
  isMeasured ||= target.source === 'measured' && !target.closest('[data-pressure-source=simulated]');
  // Other instructions may move the control, which would end its press.
  if (!isMeasured || !resting.has(target.state)) return;
  dataset.force = 'measured';
  // Without storage, each page has to find out again.
  settings.set('force', 'measured').catch(() => {});
});

settings.follow('force', (force) => (dataset.force = force));
