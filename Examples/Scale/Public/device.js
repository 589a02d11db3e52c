// Sets `data-force="measured"` on the page once a press was measured, so that the instructions fit the device.

const root = document.documentElement;
const key = 'pressurekit-force';

const remember = (source) => {
  root.dataset.force = source;
  try {
    localStorage.setItem(key, source);
  } catch {
    // Without storage, each page has to find out again.
  }
};

try {
  if (localStorage.getItem(key)) root.dataset.force = localStorage.getItem(key);
} catch {
  // Storage is not allowed.
}

document.addEventListener('statechange', (event) => {
  const target = /** @type {Confirm | Scale} */ (event.target);
  if (target.source === 'measured' && !target.closest('[data-pressure-source=simulated]')) remember('measured');
});
