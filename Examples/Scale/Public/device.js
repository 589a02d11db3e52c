// What this device can do, for the lines that say what to do: `data-force="measured"` on the page once a press was measured.

const root = document.documentElement;
const key = 'pressurekit-force';

const remember = (source) => {
  root.dataset.force = source;
  try {
    localStorage.setItem(key, source);
  } catch {
    // Where nothing may be kept it is found out anew on each page.
  }
};

try {
  if (localStorage.getItem(key)) root.dataset.force = localStorage.getItem(key);
} catch {
  // As above.
}

document.addEventListener('statechange', (event) => {
  const target = /** @type {Confirm | Scale} */ (event.target);
  if (target.source === 'measured' && !target.closest('[data-pressure-source=simulated]')) remember('measured');
});
