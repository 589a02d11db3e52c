import './kit.js';
import './device.js';
import { whenChanged } from './database.js';
import { make } from './elements.js';
import { share } from './share.js';
import { say } from './toast.js';
import { neighbours, weighingView } from './weighing-view.js';
import { weighings } from './weighings.js';
import { titleOf } from './words.js';

/**
 * @typedef {[
 *   HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLButtonElement, Confirm, HTMLElement, HTMLElement,
 * ]} Elements
 */

const [summary, notice, sheet, place, shareButton, deleteButton, refusal, hint] = /** @type {Elements} */ ([
  'summary', 'notice', 'sheet', 'weighing', 'share', 'delete', 'refusal', 'hint',
].map((id) => document.getElementById(id)));

const id = new URLSearchParams(location.search).get('id') ?? '';
/** The time for which the message about the deletion is shown before History opens, in milliseconds. */
const farewell = 900;

let weighing = null;

async function load() {
  notice.replaceChildren();
  if (!/^[1-9]\d*$/.test(id)) {
    fail('No weighing', 'The address does not name a weighing. Choose one in History.');
    return;
  }
  try {
    weighing = await weighings.get(Number(id));
    place.replaceChildren(weighingView(weighing, neighbours((await weighings.all()).reverse(), weighing)));
  } catch (error) {
    if (error.isMissing) {
      fail('Not found', error.message);
      return;
    }
    const again = make('button', { type: 'button' }, 'Try again');
    again.addEventListener('click', load);
    fail('Not loaded', error.message, again);
    return;
  }
  const title = titleOf(weighing);
  document.title = `${title} · PressureKit`;
  summary.textContent = 'With those before and after it';
  shareButton.ariaLabel = `Share ${title}`;
  deleteButton.ariaLabel = `Delete ${title}`;
  sheet.hidden = hint.hidden = false;
}

function fail(short, ...content) {
  sheet.hidden = hint.hidden = true;
  summary.textContent = short;
  notice.replaceChildren(...content);
}

shareButton.addEventListener('click', () => share(weighing));

deleteButton.addEventListener('confirm', async () => {
  refusal.textContent = '';
  sheet.inert = true;
  try {
    await weighings.delete(Number(id));
    say(`Deleted ${titleOf(weighing)}`);
    // Replace this page: its weighing is gone, so Back must not lead to it.
    setTimeout(() => location.replace('history.html'), farewell);
  } catch (error) {
    if (error.isMissing) {
      load();
      return;
    }
    sheet.inert = false;
    deleteButton.focus();
    refusal.textContent = `Not deleted. ${error.message}`;
  }
});

whenChanged('weighings', load);
await load();
