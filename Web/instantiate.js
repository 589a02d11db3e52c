/** True if there is a document. On a server that renders pages there is none, and importing the kit must do nothing. */
export const hasPage = Boolean(globalThis.document);

/**
 * Compiles and instantiates an engine synchronously. That takes a few milliseconds for 50 kB, and makes the elements of a
 * single-file script ready at once.
 * @param {BufferSource} bytes
 */
export const instantiate = (bytes) => new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports;
