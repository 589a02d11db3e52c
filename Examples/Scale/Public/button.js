import '/pressurekit/pressurekit.js';

const [button, enabled, progress, restart, log] = [
  'button', 'enabled', 'progress', 'restart', 'log',
].map((id) => document.getElementById(id));

/** How long each outcome takes, in milliseconds. */
const durations = { success: 1500, failure: 1500, slow: 6000, never: Infinity };
/** Work that never ends comes this far, in as long as the slow one takes. */
const stuck = 0.6;

button.addEventListener('click', () => {
  note('click');
  const { value: outcome } = document.querySelector('[name=outcome]:checked');
  const start = performance.now();
  button.run(() => work(outcome)).then(
    (result) => note('run', `resolved: ${result}`),
    (error) => note('run', `rejected: ${error.name}`),
  );
  requestAnimationFrame(function follow() {
    if (button.state !== 'loading') return;
    const part = (performance.now() - start) / Math.min(durations[outcome], durations.slow);
    button.progress = progress.checked ? Math.min(part, outcome === 'never' ? stuck : 1) : null;
    requestAnimationFrame(follow);
  });
});
button.addEventListener('statechange', ({ detail: { previous, state } }) => {
  note('statechange', `${previous} → ${state}`);
});
enabled.addEventListener('change', () => (button.disabled = !enabled.checked));
restart.addEventListener('click', () => button.reset());

function work(outcome) {
  return new Promise((resolve, reject) => {
    if (outcome === 'never') return;
    setTimeout(() => {
      if (outcome === 'failure') reject(new Error('It failed, as it was told to.'));
      else resolve(outcome);
    }, durations[outcome]);
  });
}

/** How many events are listed. */
const memory = 10;

function note(type, text = '') {
  const line = document.createElement('li');
  const [time, name] = ['span', 'b'].map((tag) => document.createElement(tag));
  time.textContent = (performance.now() / 1000).toFixed(2);
  name.textContent = type;
  line.append(time, name, ` ${text}`);
  log.querySelector('.quiet')?.remove();
  log.prepend(line);
  while (log.children.length > memory) log.lastElementChild.remove();
}

for (const held of document.querySelectorAll('[data-state]')) held.state = held.dataset.state;
// A failure goes away by itself; one that is set again and again stays.
const failed = document.querySelector('[data-state=failure]');
setInterval(() => (failed.state = 'failure'), 400);
