import './kit.js';
import './device.js';
import { whenChanged } from './database.js';
import { make } from './elements.js';
import { LongList } from './long-list.js';
import './panel.js';
import { saveFile } from './save-file.js';
import { say } from './toast.js';
import { toCSV, toJSON, weighingsIn } from './weighing-files.js';
import { peekAt } from './weighing-peek.js';
import { neighbours } from './weighing-view.js';
import { found, weighings } from './weighings.js';
import { number, timeOf, titleOf } from './words.js';

/** @typedef {[HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLInputElement, HTMLInputElement, HTMLElement]} Elements */

const [list, summary, notice, form, search, importField, importReason] = /** @type {Elements} */ ([
  'weighings', 'summary', 'notice', 'find', 'search', 'import', 'import-reason',
].map((id) => document.getElementById(id)));

/** @param {string} id */
const clone = (id) => {
  const { content } = /** @type {HTMLTemplateElement} */ (document.getElementById(id));
  return /** @type {HTMLElement} */ (/** @type {DocumentFragment} */ (content.cloneNode(true)).firstElementChild);
};

const title = document.querySelector('h1');

/** The Delete button of a row, not the one of its preview. */
const ownDelete = '.card > pressure-confirm-button';

/** The time that the ring takes to show success and the row to fold, in milliseconds. */
const farewell = 650;

const rows = new LongList(list, row);
/** All weighings, newest first. @type {Weighing[]} */
let all = [];

/** The shown weighings around a weighing, oldest first. */
const around = (weighing) => neighbours(rows.items.toReversed(), weighing);

function row(weighing) {
  const { id, grams, note } = weighing;
  const item = clone('weighing');
  const words = titleOf(weighing);
  item.querySelector('.grams b').textContent = number.format(grams);
  item.querySelector('.note').textContent = note || 'No note';
  Object.assign(item.querySelector('time'), timeOf(weighing));
  const button = item.querySelector(ownDelete);
  const removeThis = () => remove(item, weighing, words);
  button.ariaLabel = `Delete ${words}`;
  button.addEventListener('confirm', removeThis);
  peekAt(item.querySelector('pressure-peek'), weighing, around, removeThis);
  item.dataset.id = id;
  return item;
}

/** True while a control of the list is pressed, or waits for a second tap. */
const isInUse = () => [...list.querySelectorAll('pressure-peek, pressure-confirm-button')]
  .some((one) => /** @type {Confirm | Peek} */ (one).state !== 'idle');

/** Removes the row at once, and restores it with the reason if the database refuses. */
async function remove(item, weighing, words) {
  const refusal = item.querySelector('.refusal');
  refusal.textContent = '';
  const hadFocus = item.contains(document.activeElement);
  /** @type {HTMLElement} */
  const heir = nextTo(item)[0]?.querySelector(ownDelete) ?? title;
  item.classList.add('leaving');
  item.inert = true;
  if (hadFocus) heir.focus();
  const seen = new Promise((done) => setTimeout(done, farewell));
  try {
    await weighings.delete(weighing.id);
  } catch (error) {
    if (!error.isMissing) {
      item.classList.remove('leaving');
      item.inert = false;
      if (hadFocus && document.activeElement === heir) /** @type {Confirm} */ (item.querySelector(ownDelete)).focus();
      refusal.textContent = `Not deleted. ${error.message}`;
      return;
    }
  }
  all = all.filter(({ id }) => id !== weighing.id);
  summarize(found(all, search.value).length);
  say(`Deleted ${words}`);
  await seen;
  rows.remove(weighing);
  if (!rows.items.length) showNothing();
}

/** The rows after a row, then those before it, the nearest first. @returns {HTMLElement[]} */
function nextTo(item) {
  const shown = [...list.querySelectorAll('.row:not(.leaving)')];
  const at = shown.indexOf(item);
  return /** @type {HTMLElement[]} */ ([...shown.slice(at + 1), ...shown.slice(0, Math.max(0, at)).reverse()]);
}

function summarize(count) {
  const of = search.value.trim() ? ' found' : '';
  summary.textContent = count === 0 ? `No weighings${of}` : `${number.format(count)} weighing${count > 1 ? 's' : ''}${of}`;
}

function showNothing() {
  list.replaceChildren(clone(all.length ? 'not-found' : 'nothing'));
}

/** Shows the weighings that match the search. `anchors` are as in `LongList.show`. */
function show(anchors = []) {
  const shown = found(all, search.value);
  rows.show(shown, anchors);
  summarize(shown.length);
  if (!shown.length) showNothing();
}

/** Shows what is stored, as soon as nothing in the list is in use: new rows would end a press. */
async function load() {
  notice.replaceChildren();
  try {
    do {
      // Not until an event: a row that is removed tells no longer that its press has ended.
      while (isInUse()) await new Promise((done) => setTimeout(done, 100));
      list.ariaBusy = 'true';
      all = await weighings.all();
    } while (isInUse());
    update();
    performance.mark('first rows');
  } catch (error) {
    // The weighings that were read before stay on the screen.
    if (!all.length) summary.textContent = 'Not loaded';
    const again = make('button', { type: 'button' }, 'Try again');
    again.addEventListener('click', load);
    notice.append(error.message, again);
  }
  list.ariaBusy = 'false';
}

/** Shows all weighings again. Keeps the focus, and what is on the screen in its place unless that is the list's beginning. */
function update() {
  const focused = /** @type {HTMLElement} */ (document.activeElement);
  const row = /** @type {HTMLElement?} */ (focused.closest('.row'));
  const inView = [...list.querySelectorAll('.row')].filter((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return scrollY > 0 && bottom > 0 && top < innerHeight;
  });
  const idsOf = (some) => some.map(({ dataset }) => dataset.id);
  const heirs = row ? idsOf([row, ...nextTo(row)]) : [];
  show(row && inView.includes(row) ? [...heirs, ...idsOf(inView)] : idsOf(inView));
  if (!row) return;
  const heir = heirs.map((id) => rows.find(id)).find(Boolean);
  /** @type {HTMLElement} */
  const next = heir?.querySelector(focused.matches('pressure-peek') ? 'pressure-peek' : ownDelete) ?? title;
  next.focus({ preventScroll: true });
}

search.addEventListener('input', () => show());
form.addEventListener('submit', (event) => event.preventDefault());

// Files.

/** Saves what the search has found. */
const save = (text, type, ending) => saveFile(text, type, `weighings-${new Date().toISOString().slice(0, 10)}.${ending}`);
document.getElementById('export-csv').addEventListener('click', () => save(toCSV(rows.items), 'text/csv', 'csv'));
document.getElementById('export-json').addEventListener('click', () => save(toJSON(rows.items), 'application/json', 'json'));

importField.addEventListener('change', async () => {
  const [file] = importField.files;
  if (!file) return;
  importReason.textContent = '';
  try {
    const read = await weighingsIn(file);
    const added = await weighings.merge(read);
    await load();
    const rest = read.length - added;
    say(`Imported ${number.format(added)} weighing${added === 1 ? '' : 's'}${rest ? `; ${number.format(rest)} ${rest === 1 ? 'was' : 'were'} here already` : ''}`);
  } catch (error) {
    importReason.textContent = `${file.name} was not imported. ${error.message}`;
  }
  // Clear the field, so that choosing the same file again is a change.
  importField.value = '';
});

search.value = new URLSearchParams(location.search).get('search') ?? '';
whenChanged('weighings', load);
await load();
