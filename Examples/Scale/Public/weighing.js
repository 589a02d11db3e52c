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
/** How long it is said that it was deleted, before History is shown; in milliseconds. */
const farewell = 900;

let weighing = null;

async function load() {
  notice.replaceChildren();
  sheet.hidden = hint.hidden = true;
  if (!/^[1-9]\d*$/.test(id)) {
    fail('No weighing', 'The address does not say which weighing. Choose one in History.');
    return;
  }
  summary.textContent = 'Loading…';
  try {
    // The plot is a help; without the others the one is shown all the same.
    const others = weighings.list({ limit: 2 * most, before: Number(id) + most }).catch(() => null);
    weighing = await weighings.get(id);
    const answer = await others;
    place.replaceChildren(weighingView(weighing, answer && neighbours(answer.weighings.toReversed(), weighing)));
  } catch (error) {
    if (error.status === 404) {
      fail('Not found', 'There is no such weighing. It may have been deleted.');
      return;
    }
    const again = make('button', { type: 'button' }, 'Try again');
    again.addEventListener('click', load);
    fail('Not loaded', error.message, again);
    return;
  }
  const title = titleOf(weighing);
  document.title = `${title} · Scale`;
  summary.textContent = 'What it was, and what came before and after';
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
    // In place of this page, which is of nothing now: the way back must not lead to it.
    setTimeout(() => location.replace('/history'), farewell);
  } catch (error) {
    sheet.inert = false;
    deleteButton.focus();
    refusal.textContent =
      error.status === 404 ? 'It was deleted elsewhere already. See History.' : `Not deleted. ${error.message}`;
  }
});

// Back to it: the browser may have kept this page as it was.
addEventListener('pageshow', ({ persisted }) => persisted && load());
await load();
