// A text as a file of the person's.

export function saveFile(text, type, name) {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // Not before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
