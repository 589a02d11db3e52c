/** Whether there is a page: a server that renders one imports the kit as well, and nothing may happen there. */
export const hasPage = Boolean(globalThis.document);

/**
 * At once: an engine of 50 kB is compiled in a few milliseconds, and a single file has it when it has been read.
 * @param {BufferSource} bytes
 */
export const instantiate = (bytes) => new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports;
