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

export const layerStride = 17;

// Views are made anew: memory that grew is another buffer.

/** The last input's events, if any came of it: the kind of each in the upper four bits, its value below. */
export const eventCodes = (hasEvents) =>
  hasEvents ? [...new Uint8Array(engine.memory.buffer, engine.eventAddress(), 16)].filter(Boolean) : [];

/** The layers of the last frame drawn, `layerStride` numbers each. */
export const sceneNumbers = (count) =>
  new Float32Array(engine.memory.buffer, engine.sceneAddress(), count * layerStride);
