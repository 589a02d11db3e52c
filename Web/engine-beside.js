// Loads the engine from a file beside the script. In the single-file script engine-inside.js replaces this module.

/** The URL of the engine. script/bundle sets `import.meta.engine`, as the script of one element has its own engine. */
const file = () => new URL(import.meta.engine ?? './pressurekit.wasm', import.meta.url);

/** True if the engine is in the script: then it loads at once. */
export const isInside = false;

export const engineName = () => String(file());

/** Compiles the engine beside the page's other tasks. Streaming would need a server that knows the MIME type of .wasm. */
export async function engineModule() {
  const response = await fetch(file());
  if (!response.ok) throw Error(`the server answered ${response.status}; it belongs beside the script`);
  return WebAssembly.compile(await response.arrayBuffer());
}
