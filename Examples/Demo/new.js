import './kit.js';
import { reason, weighings } from './weighings.js';
import { make } from './elements.js';
import { amount, titleOf } from './words.js';

const form = /** @type {HTMLFormElement} */ (document.getElementById('weighing'));
const button = form.querySelector('pressure-transitioning-button');
const notice = document.getElementById('notice');
const saved = document.getElementById('saved');
const { grams, note } = /** @type {typeof form.elements & Record<'grams' | 'note', HTMLInputElement>} */ (form.elements);
const fields = { grams, note };

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (button.state === 'begin') save();
});

form.addEventListener('input', ({ target }) => {
  explain(target, '');
  // Typing the next weighing ends the display of the last outcome.
  if (button.state === 'success' || button.state === 'failure') button.reset();
});

async function save() {
  const typed = Object.values(fields).map((field) => /** @type {[HTMLInputElement, string]} */ ([field, field.value]));
  const focused = document.activeElement;
  for (const field of Object.values(fields)) explain(field, '');
  notice.textContent = '';
  saved.textContent = '';
  try {
    const weighing = { grams: amount(grams.value), note: note.value.trim() };
    const stored = await button.run(() => weighings.add(weighing));
    // Keep text that was typed meanwhile: it belongs to the next weighing.
    for (const [field, text] of typed) if (field.value === text) field.value = '';
    saved.append(`Saved ${titleOf(stored)}. See `, make('a', { href: 'history.html' }, 'History'), '.');
    if (document.activeElement === note) grams.focus();
  } catch (error) {
    const field = fields[error.field];
    if (!field) {
      notice.textContent = reason(error);
      return;
    }
    explain(field, error.message);
    // Move the focus only if the person has not moved it meanwhile.
    if (document.activeElement === focused) field.focus();
  }
}

/** Shows why a field was refused; an empty text clears the reason. */
function explain(field, text) {
  document.getElementById(`${field.id}-reason`).textContent = text;
  field.ariaInvalid = text ? 'true' : null;
}
