import '/kit.js';
import '/device.js';
import { weighings } from '/api.js';
import { PagedList } from '/paged-list.js';
import '/panel.js';
import { say } from '/toast.js';
import { peekAt } from '/weighing-peek.js';
import { neighbours } from '/weighing-view.js';
import { number, timeOf, titleOf } from '/words.js';

/** Contains the server's rows until the first page is fetched. */
const list = document.getElementById('weighings');
const summary = document.getElementById('summary');
const notice = document.getElementById('notice');
const form = document.getElementById('find');
const search = /** @type {HTMLInputElement} */ (document.getElementById('search'));

/** @param {string} id */
const clone = (id) => {
  const { content } = /** @type {HTMLTemplateElement} */ (document.getElementById(id));
  return /** @type {HTMLElement} */ (/** @type {DocumentFragment} */ (content.cloneNode(true)).firstElementChild);
};

/** The Delete button of a row, not the one of its preview. */
const ownDelete = '.card > pressure-confirm-button';

/** The time that the row takes to fold and the ring to show success, in milliseconds. */
const farewell = 600;

const rows = new PagedList(list, page, row);
/** The number of weighings on the server that match the search. */
let total = 0;

async function page(before) {
  const answer = await weighings.list({ before, search: search.value.trim() });
  total = answer.total;
  return { items: answer.weighings, next: answer.next };
}

/** The fetched weighings around a weighing, oldest first. */
const around = (weighing) => neighbours(rows.items.toReversed(), weighing);

function row(weighing) {
  const { id, grams, note } = weighing;
  const item = clone('weighing');
  const title = titleOf(weighing);
  item.querySelector('.grams b').textContent = number.format(grams);
  item.querySelector('.note').textContent = note || 'No note';
  Object.assign(item.querySelector('time'), timeOf(weighing));
  const button = item.querySelector(ownDelete);
  const removeThis = () => remove(item, weighing, title);
  button.ariaLabel = `Delete ${title}`;
  button.addEventListener('confirm', removeThis);
  peekAt(item.querySelector('pressure-peek'), weighing, around, removeThis);
  item.dataset.id = id;
  return item;
}

// Highlight the row of the pressed button, because its ring may cover another row.
list.addEventListener('statechange', (event) => {
  const { state } = event.detail;
  const target = /** @type {Element} */ (event.target);
  if (!target.matches(ownDelete)) return;
  list.classList.toggle('deciding', state !== 'idle');
  target.closest('.row').classList.toggle('meant', state !== 'idle');
});

/** Removes the row at once, and restores it with the reason if the server refuses. */
async function remove(item, weighing, title) {
  const refusal = item.querySelector('.refusal');
  refusal.textContent = '';
  const hadFocus = item.contains(document.activeElement);
  /** @type {HTMLElement} */
  const heir = nextRow(item)?.querySelector(ownDelete) ?? document.querySelector('h1');
  item.classList.add('leaving');
  item.inert = true;
  total -= 1;
  summarize();
  if (hadFocus) heir.focus();
  const seen = new Promise((done) => setTimeout(done, farewell));
  try {
    await weighings.delete(weighing.id);
    say(`Deleted ${title}`);
    await seen;
    rows.remove(weighing);
    item.remove();
    if (!total) showNothing();
  } catch (error) {
    item.classList.remove('leaving');
    item.inert = false;
    if (hadFocus && document.activeElement === heir) /** @type {Confirm} */ (item.querySelector(ownDelete)).focus();
    refusal.textContent =
      error.status === 404
        ? 'It was already deleted elsewhere. Reload to see the others.'
        : `Not deleted. ${error.message}`;
    total += 1;
    summarize();
  }
}

function nextRow(item) {
  const shown = [...list.querySelectorAll('.row:not(.leaving)')];
  const at = shown.indexOf(item);
  return shown[at + 1] ?? shown[at - 1];
}

function summarize() {
  const of = search.value.trim() ? ' found' : '';
  summary.textContent = total === 0 ? `No weighings${of}` : `${number.format(total)} weighing${total > 1 ? 's' : ''}${of}`;
}

function showNothing() {
  list.replaceChildren(clone(search.value.trim() ? 'not-found' : 'nothing'));
}

async function load() {
  notice.replaceChildren();
  list.ariaBusy = 'true';
  if (!list.hasChildNodes()) {
    list.append(...[1, 2, 3].map(() => Object.assign(document.createElement('p'), { className: 'waiting' })));
  }
  try {
    if (!(await rows.load())) return;
    performance.mark('first rows');
    summarize();
    if (!total) showNothing();
  } catch (error) {
    list.replaceChildren();
    summary.textContent = 'Not loaded';
    const again = Object.assign(document.createElement('button'), { textContent: 'Try again' });
    again.addEventListener('click', load);
    notice.append(error.message, again);
  }
  list.ariaBusy = 'false';
}

/** The delay from the last keystroke to the search, in milliseconds. */
const pause = 200;
let waiting;

search.addEventListener('input', () => {
  clearTimeout(waiting);
  waiting = setTimeout(load, pause);
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  clearTimeout(waiting);
  load();
});

// After going back, the browser may show a cached page, for example without a weighing that was just added.
addEventListener('pageshow', ({ persisted }) => persisted && load());
await load();
