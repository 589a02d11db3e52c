// The server's weighings, and its refusals as messages for people.

/** A request that the server refused or that did not reach it; `message` is for people. */
export class Refusal extends Error {
  /**
   * `field` is the wrong field of the weighing, if any.
   * @param {string} message
   * @param {{ status?: number, field?: string, cause?: unknown }} details
   */
  constructor(message, { status = 0, field, cause } = {}) {
    super(message, { cause });
    this.status = status;
    this.field = field;
  }
}

const patience = 8000;

/** @param {string} method @param {string} path @param {unknown} [value] */
const ask = (method, path, value) => request(method, path, value && JSON.stringify(value), 'application/json');

/** Posts a text, and returns the server's answer. */
export const send = (path, text, type) => request('POST', path, text, type);

async function request(method, path, body, type) {
  const options = { method, signal: /** @type {NewerAbortSignal} */ (AbortSignal).timeout(patience) };
  if (body) Object.assign(options, { body, headers: { 'Content-Type': type } });
  let response;
  try {
    response = await fetch(`/api/${path}`, options);
    if (response.ok) return response.status === 204 ? null : await response.json();
  } catch (cause) {
    throw new Refusal(
      cause.name === 'TimeoutError'
        ? 'The server did not answer in time.'
        : 'The server cannot be reached. Is it still running?',
      { cause },
    );
  }
  const { status } = response;
  const { detail = `The server answered ${status}.`, field } = await response.json().catch(() => ({}));
  throw new Refusal(detail, { status, field });
}

export const weighings = {
  /**
   * Requests a page: `weighings`, newest first; `next`, the `before` of the next page, or null; and `total`, the number
   * of weighings that match the search. `limit` is from 1 to 200, `search` a part of the note.
   * @param {{ limit?: number, before?: number, search?: string }} query
   */
  list: ({ limit = 50, before, search } = {}) => {
    const query = new URLSearchParams({ limit: `${limit}`, ...(before && { before: `${before}` }), ...(search && { search }) });
    return ask('GET', `weighings?${query}`);
  },
  get: (id) => ask('GET', `weighings/${id}`),
  add: (weighing) => ask('POST', 'weighings', weighing),
  delete: (id) => ask('DELETE', `weighings/${id}`),
};

/** The reason why a weighing was not saved, for people. Also covers the button's time limit. */
export function reason(error) {
  if ((error.cause ?? error).name === 'TimeoutError') {
    return 'The server did not answer in time. It may still have saved it: check History before you try again.';
  }
  return error.message;
}
