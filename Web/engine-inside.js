// Where a single file has its engine: in itself, a character for each byte. So there is no second request, and nothing
// to wait for.

import { text, shift } from 'engine-text';

export const engineName = () => 'its engine';

/** Each is that much more than the byte: most of an engine's bytes are then characters of one byte in UTF-8. */
export const engineBytes = () => Uint8Array.from(text, (one) => one.charCodeAt() - shift);
