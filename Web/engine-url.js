/** Where the engine is: what script/bundle says, as the script of one element has another than that of all. */
export const engineUrl = new URL(import.meta.engine ?? './pressurekit.wasm', import.meta.url);
