// A press that was recorded on a phone goes to the computer that serves the page: there is where it can be kept.

import { Refusal, send } from '/api.js';
import { say } from '/toast.js';

/** Whether another computer serves the page. */
const isElsewhere = !['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

/** Sends a trace, where that is of use, and says what became of it. */
export async function bringBack({ text }) {
  if (!isElsewhere) return;
  try {
    const { name } = await send('traces', text, 'application/jsonl');
    say(`On the computer: ${name}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    say(`Not on the computer. ${error.message}`);
  }
}
