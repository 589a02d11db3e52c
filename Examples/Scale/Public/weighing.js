import '/kit.js';
import '/device.js';
import { weighings } from '/api.js';
import { make } from '/elements.js';
import { share } from '/share.js';
import { say } from '/toast.js';
import { most, neighbours, weighingView } from '/weighing-view.js';
import { titleOf } from '/words.js';

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
  sheet.hidden = hint.hidden = true;
  if (!/^[1-9]\d*$/.test(id)) {
    fail('No weighing', 'The address does not name a weighing. Choose one in History.');
    return;
  }
  summary.textContent = 'Loading…';
  try {
    // The plot is optional: if the other weighings cannot be loaded, show only this one.
    const others = weighings.list({ limit: 2 * most, before: Number(id) + most }).catch(() => null);
    weighing = await weighings.get(id);
    const answer = await others;
    place.replaceChildren(weighingView(weighing, answer && neighbours(answer.weighings.toReversed(), weighing)));
  } catch (error) {
    if (error.status === 404) {
      fail('Not found', 'This weighing does not exist. It may have been deleted.');
      return;
    }
    const again = make('button', { type: 'button' }, 'Try again');
    again.addEventListener('click', load);
    fail('Not loaded', error.message, again);
    return;
  }
  const title = titleOf(weighing);
  document.title = `${title} · Scale`;
  summary.textContent = 'With those before and after it';
  shareButton.ariaLabel = `Share ${title}`;
  deleteButton.ariaLabel = `Delete ${title}`;
  sheet.hidden = hint.hidden = false;
}

function fail(short, ...content) {
  summary.textContent = short;
  notice.replaceChildren(...content);
}

shareButton.addEventListener('click', () => share(weighing));

deleteButton.addEventListener('confirm', async () => {
  refusal.textContent = '';
  sheet.inert = true;
  try {
    await weighings.delete(id);
    say(`Deleted ${titleOf(weighing)}`);
    // Replace this page: its weighing is gone, so Back must not lead to it.
    setTimeout(() => location.replace('/history'), farewell);
  } catch (error) {
    sheet.inert = false;
    deleteButton.focus();
    refusal.textContent =
      error.status === 404 ? 'It was already deleted elsewhere. See History.' : `Not deleted. ${error.message}`;
  }
});

// After going back, the browser may show a cached page.
addEventListener('pageshow', ({ persisted }) => persisted && load());
await load();
