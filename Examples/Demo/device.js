// Sets `data-force="measured"` on the page once a press was measured, so that the instructions fit the device.

import { settings } from './settings.js';

const { dataset } = document.documentElement;

document.addEventListener('statechange', (event) => {
  const target = /** @type {Confirm | Scale} */ (event.target);
  if (dataset.force || target.source !== 'measured' || target.closest('[data-pressure-source=simulated]')) return;
  dataset.force = 'measured';
  // Without storage, each page has to find out again.
  settings.set('force', 'measured').catch(() => {});
});

settings.follow('force', (force) => (dataset.force = force));
