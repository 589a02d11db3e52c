// Shares a weighing with another app, or copies its address.

import { say } from '/toast.js';
import { addressOf, titleOf } from '/words.js';

/** Shares a weighing and reports the result. Call it while handling a tap, or the browser refuses. */
export async function share(weighing) {
  const title = titleOf(weighing);
  const url = new URL(addressOf(weighing), location.href).href;
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      say(`Shared ${title}`);
    } else {
      await navigator.clipboard.writeText(url);
      say(`Copied the address of ${title}`);
    }
  } catch (error) {
    // Closing the system's sheet is not an error.
    if (error.name !== 'AbortError') say('Not shared: the browser did not allow it.');
  }
}
