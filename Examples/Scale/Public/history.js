import '/pressurekit/pressurekit.js';
import '/device.js';
import { weighings } from '/api.js';
import '/panel.js';
import { say } from '/toast.js';
import { peekAt } from '/weighing-peek.js';
import { number, timeOf, titleOf } from '/words.js';

const list = document.getElementById('weighings');
const summary = document.getElementById('summary');
const notice = document.getElementById('notice');
const hint = document.querySelector('.hint');

const clone = (id) => document.getElementById(id).content.cloneNode(true).firstElementChild;

/** The Delete of a row, and not the one of its peek. */
const ownDelete = '.card > pressure-confirm-button';

/** The weighings, the oldest first. */
let all = [];

/** As long as a row takes to fold, and the ring to say that it is done. */
const farewell = 600;

function row(weighing) {
  const { id, grams, note } = weighing;
  const item = clone('weighing');
  const title = titleOf(weighing);
  item.querySelector('.grams b').textContent = number.format(grams);
  item.querySelector('.note').textContent = note || 'No note';
  Object.assign(item.querySelector('time'), timeOf(weighing));
  const button = item.querySelector(ownDelete);
  const removeThis = () => remove(item, id, title);
  button.ariaLabel = `Delete ${title}`;
  button.addEventListener('confirm', removeThis);
  peekAt(item.querySelector('pressure-peek'), weighing, () => all, removeThis);
  item.dataset.id = id;
  item.dataset.grams = grams;
  return item;
}

// Which row is meant by a ring that stands over another.
list.addEventListener('statechange', ({ target, detail: { state } }) => {
  if (!target.matches(ownDelete)) return;
  list.classList.toggle('deciding', state !== 'idle');
  target.closest('.row').classList.toggle('meant', state !== 'idle');
});

/** Takes the row away at once, and brings it back with the reason if the server refuses. */
async function remove(item, id, title) {
  const refusal = item.querySelector('.refusal');
  refusal.textContent = '';
  const hadFocus = item.contains(document.activeElement);
  const heir = nextRow(item)?.querySelector(ownDelete) ?? document.querySelector('h1');
  item.classList.add('leaving');
  item.inert = true;
  summarize();
  if (hadFocus) heir.focus();
  const seen = new Promise((done) => setTimeout(done, farewell));
  try {
    await weighings.delete(id);
    all = all.filter((one) => one.id !== id);
    say(`Deleted ${title}`);
    await seen;
    item.remove();
    summarize();
  } catch (error) {
    item.classList.remove('leaving');
    item.inert = false;
    if (hadFocus && document.activeElement === heir) item.querySelector(ownDelete).focus();
    refusal.textContent =
      error.status === 404
        ? 'It was deleted elsewhere already. Reload to see what is left.'
        : `Not deleted. ${error.message}`;
    summarize();
  }
}

function nextRow(item) {
  const rows = [...list.querySelectorAll('.row:not(.leaving)')];
  const at = rows.indexOf(item);
  return rows[at + 1] ?? rows[at - 1];
}

function summarize() {
  const rows = [...list.querySelectorAll('.row:not(.leaving)')];
  const grams = rows.reduce((sum, { dataset }) => sum + Number(dataset.grams), 0);
  summary.textContent =
    rows.length === 0
      ? 'No weighings'
      : `${rows.length} weighing${rows.length > 1 ? 's' : ''}, ${number.format(grams)} g in all`;
  hint.hidden = !list.querySelector('.row');
  if (hint.hidden) list.replaceChildren(clone('nothing'));
}

async function load() {
  notice.replaceChildren();
  list.ariaBusy = 'true';
  list.replaceChildren(
    ...[1, 2, 3].map(() => Object.assign(document.createElement('li'), { className: 'waiting' })),
  );
  try {
    const { weighings: newestFirst } = await weighings.list({ limit: 200 });
    all = newestFirst.toReversed();
    list.replaceChildren(...newestFirst.map(row));
    summarize();
  } catch (error) {
    list.replaceChildren();
    summary.textContent = 'Not loaded';
    const again = Object.assign(document.createElement('button'), { textContent: 'Try again' });
    again.addEventListener('click', load);
    notice.append(error.message, again);
  }
  list.ariaBusy = 'false';
}

// Back from adding one: the browser may have kept this page as it was.
addEventListener('pageshow', ({ persisted }) => persisted && load());
await load();
