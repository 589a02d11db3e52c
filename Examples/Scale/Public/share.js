// A weighing for others: handed to another app, or its address copied.

import { say } from '/toast.js';
import { addressOf, titleOf } from '/words.js';

/** Shares a weighing and says what became of it; to be called while a person's tap is handled. */
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
    // Who closes the system's sheet has changed their mind, and knows it.
    if (error.name !== 'AbortError') say('Not shared: the browser did not allow it.');
  }
}
