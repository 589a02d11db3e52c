// Sends a press that was recorded on a phone to the computer that serves the page, which can store it.

import { Refusal, send } from '/api.js';
import { say } from '/toast.js';

/** True if another computer serves the page. */
const isElsewhere = !['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

/** Sends a trace if another computer serves the page, and reports the result. */
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
