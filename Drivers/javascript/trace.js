// Reads a trace: a press in JSON Lines, with a header and one sample in each line.

/** @typedef {{ t: number, phase: 'began' | 'moved' | 'ended' | 'cancelled', id: number, x: number, y: number, force: number | null, line: number }} Sample */

const phases = ['began', 'moved', 'ended', 'cancelled'];
const keys = ['t', 'phase', 'id', 'x', 'y', 'force'];
/** The longest press in seconds, as in a page that replays a trace. */
const longest = 300;

/** @param {number} line @param {string} reason @returns {never} */
const fail = (line, reason) => { throw Error(`line ${line}: ${reason}`); };

/** @param {string} text @param {number} line @returns {Record<string, any>} */
function objectOf(text, line) {
  if (!text.trim()) fail(line, 'the line is empty.');
  try {
    const value = JSON.parse(text);
    if (value && typeof value === 'object' && !Array.isArray(value)) return value;
  } catch {
    // The message below says all that a person needs.
  }
  return fail(line, 'the line is not a JSON object.');
}

/**
 * Reads a trace. Throws an error with the line of the first fault. A force is a fraction of the sensor's maximum, at most 1,
 * and null if the trace has no sensor.
 * @param {string} text @returns {{ bounds: number[], samples: Sample[] }}
 */
export function readTrace(text) {
  const [first, ...lines] = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const header = objectOf(first, 1);
  if (header.pressurekit !== 1) fail(1, 'pressurekit must be 1, the version of the format.');
  if (!isPositive(header.maximum)) fail(1, 'maximum must be a number of at least 0.');
  const { maximum, bounds = [0, 0, 44, 44] } = header;
  if (!Array.isArray(bounds) || bounds.length !== 4 || !bounds.every(Number.isFinite)) fail(1, 'bounds must be four numbers.');
  if (!lines.length) fail(1, 'the trace has no samples.');
  const down = new Set();
  let last = 0;
  const samples = lines.map((one, at) => {
    const line = at + 2;
    const sample = objectOf(one, line);
    const wrong = [...Object.keys(sample), ...keys].find((key) => !keys.includes(key) || !(key in sample));
    if (wrong) fail(line, `${wrong} is ${wrong in sample ? 'not a key of a sample' : 'missing'}.`);
    const { t, phase, id, x, y, force } = sample;
    if (!phases.includes(phase)) fail(line, `phase must be ${phases.join(', ')}.`);
    if (![t, x, y, force].every(Number.isFinite) || !Number.isInteger(id)) fail(line, 't, id, x, y and force must be numbers.');
    if (t < last) fail(line, 't goes back.');
    if (t > longest) fail(line, `t is over ${longest} seconds.`);
    last = t;
    if (phase === 'began' && down.has(id)) fail(line, `contact ${id} is down already.`);
    if (phase !== 'began' && !down.has(id)) fail(line, `contact ${id} is not down.`);
    if (phase === 'began') down.add(id);
    else if (phase !== 'moved') down.delete(id);
    // Hardware reports forces outside of its own range.
    const fraction = maximum ? Math.min(Math.max(force / maximum, 0), 1) : null;
    return { t, phase, id, x, y, force: fraction, line };
  });
  for (const id of down) fail(lines.length + 1, `contact ${id} does not end.`);
  return { bounds, samples };
}

/** @param {unknown} value */
const isPositive = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
