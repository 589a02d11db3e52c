/** True if there is a document. On a server that renders pages there is none, and importing the kit must do nothing. */
export const hasPage = Boolean(globalThis.document);

/** @param {WebAssembly.Module} module @returns {any} The functions of an engine. */
export const instantiate = (module) => new WebAssembly.Instance(module).exports;
