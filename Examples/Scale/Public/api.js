// The weighings of the server, and its refusals as sentences.

/** What the server, or the way to it, refused; `message` is for people. */
export class Refusal extends Error {
  constructor(message, status = 0) {
    super(message);
    this.status = status;
  }
}

const patience = 8000;

async function ask(method, path) {
  let response;
  try {
    response = await fetch(`/api/${path}`, { method, signal: AbortSignal.timeout(patience) });
  } catch (error) {
    throw new Refusal(
      error.name === 'TimeoutError'
        ? 'The server did not answer in time.'
        : 'The server cannot be reached. Is it still running?',
    );
  }
  if (response.ok) return response.status === 204 ? null : response.json();
  const problem = await response.json().catch(() => ({}));
  throw new Refusal(problem.detail ?? `The server answered ${response.status}.`, response.status);
}

export const weighings = {
  list: () => ask('GET', 'weighings'),
  delete: (id) => ask('DELETE', `weighings/${id}`),
};
