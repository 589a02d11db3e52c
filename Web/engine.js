// The engine: pressurekit.wasm, which holds every rule of behaviour. This module loads it and shows
// its numbers by name.

const url = new URL('./pressurekit.wasm', import.meta.url);

async function load() {
  try {
    const response = await fetch(url);
    if (!response.ok) throw Error(`the server answered ${response.status}`);
    // From bytes and not streamed: a host that does not know the type of .wasm will do.
    return (await WebAssembly.instantiate(await response.arrayBuffer())).instance.exports;
  } catch (cause) {
    const advice = "is it beside pressurekit.js, and does script-src allow 'wasm-unsafe-eval'?";
    throw Error(`PressureKit cannot load ${url} (${cause.message}): ${advice}`, { cause });
  }
}

export const engine = await load();

/** The page's clock in seconds, as the engine takes it. */
export const now = () => performance.now() / 1000;

/** The kinds of `engine.input(handle, seconds, kind, value)`. */
export const [passing, activation, key, interruption, enabling] = Array(5).keys();

export const layerStride = 18;

/** What a control is, now. */
export function status(handle) {
  const bits = engine.status(handle);
  return {
    state: bits & 15,
    /** Which of its texts it says of itself. */
    text: (bits >> 4) & 15,
    source: (bits >> 8) & 3,
    hasContact: Boolean(bits & 1024),
    /** Whether it waits for the rest of a protocol. */
    isEngaged: Boolean(bits & 2048),
    needsFrame: Boolean(bits & 4096),
  };
}

// Views are made anew: memory that grew is another buffer.

/** The last input's events, if any came of it: the kind of each in the upper four bits, its value below. */
export const eventCodes = (hasEvents) =>
  hasEvents ? [...new Uint8Array(engine.memory.buffer, engine.eventAddress(), 16)].filter(Boolean) : [];

/** The layers of the last frame drawn, `layerStride` numbers each. */
export const sceneNumbers = (count) =>
  new Float32Array(engine.memory.buffer, engine.sceneAddress(), count * layerStride);

/** What a control reads, in the order of the engine's `Readings`. */
const names = [
  'force', 'intention', 'grams', 'percent', 'shown', 'peak', 'step', 'error', 'capacity', 'slope',
  'offset', 'rSquared', 'standardError',
];

/** What a control reads, by name; 0 of everything where there is no control. */
export function readings(handle) {
  const numbers = handle && new Float64Array(engine.memory.buffer, engine.read(handle), names.length);
  return Object.fromEntries(names.map((name, index) => [name, numbers ? numbers[index] : 0]));
}
