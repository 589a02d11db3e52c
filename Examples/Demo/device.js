// Sets `data-force="measured"` on the page once a press was measured, so that the instructions fit the device.

import { settings } from './settings.js';

const { dataset } = document.documentElement;

let isMeasured = false;

document.addEventListener('statechange', (event) => {
  const target = /** @type {Confirm | Scale} */ (event.target);
  if (dataset.force || target.closest('[data-pressure-source=simulated]')) return;
  isMeasured ||= target.source === 'measured';
  // The texts do not change under a finger.
  if (!isMeasured || !/^(idle|begin|rest)$/.test(target.state)) return;
  dataset.force = 'measured';
  // Without storage, each page has to find out again.
  settings.set('force', 'measured').catch(() => {});
});

settings.follow('force', (force) => (dataset.force = force));
