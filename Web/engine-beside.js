// Loads the engine from a file beside the script. In the single-file script engine-inside.js replaces this module.

/** The URL of the engine. script/bundle sets `import.meta.engine`, as the script of one element has its own engine. */
const file = () => new URL(import.meta.engine ?? './pressurekit.wasm', import.meta.url);

/** True if the engine is in the script: then it loads at once. */
export const isInside = false;

export const engineName = () => String(file());

/** Compiles the engine beside the page's other tasks. Streaming would need a server that knows the MIME type of .wasm. */
export async function engineModule() {
  // A page may have added a `then` to all objects. A promise would call it with each of these.
  for (const { prototype } of [Response, ArrayBuffer, WebAssembly.Module]) {
    if ('then' in prototype) Object.defineProperty(prototype, 'then', { __proto__: null, value: undefined });
  }
  const response = await fetch(file(), { __proto__: null, integrity: import.meta.integrity }).catch(() => undefined);
  // A browser also checks the hash of a page that says that there is no file.
  if (!response?.ok) throw Error('it is not beside the script, or not of the same build');
  return WebAssembly.compile(await response.arrayBuffer());
}
