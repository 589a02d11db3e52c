// Where a script has its engine: in a file beside it. (In a single file, engine-inside.js takes the place of this.)

/** As script/bundle says: the script of one element has another engine than that of all. */
const file = () => new URL(import.meta.engine ?? './pressurekit.wasm', import.meta.url);

export const engineName = () => String(file());

/** From bytes and not streamed: a host that does not know the type of .wasm will do. */
export async function engineBytes() {
  const response = await fetch(file());
  if (!response.ok) throw Error(`the server answered ${response.status}; it belongs beside the script`);
  return response.arrayBuffer();
}
