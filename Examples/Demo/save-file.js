// Downloads a text as a file.

export function saveFile(text, type, name) {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // Keep the address until the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
