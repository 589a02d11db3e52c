// The kit's words in the language of an element.

/**
 * Returns the words of a language that the page has loaded. A language's file adds them to a map that all scripts of the
 * page share.
 * @param {string} language @returns {Record<string, string> | undefined}
 */
const wordsOf = (language) => globalThis.pressureWords?.get(language);
/** @type {Map<string, Intl.NumberFormat>} Number formats by language and decimals. Creating one is slow. */
const formats = new Map();

/** @typedef {ParentNode & { lang?: string, host?: Element }} Place An element, its document or its shadow root. */

/**
 * Returns the language of an element: the nearest `lang`, also outside of its shadow tree; '' without one.
 * @param {Element} element
 */
function languageOf(element) {
  for (let node = /** @type {Place | null | undefined} */ (element); node; node = node.parentNode ?? node.host) if (node.lang) return node.lang;
  return '';
}

/**
 * Returns a word of the kit in the language of an element; undefined for English and for a language that is not loaded.
 * @param {Element} element @param {string} name
 */
export function wordIn(element, name) {
  const language = languageOf(element);
  const words = wordsOf(language) ?? wordsOf(language.split('-')[0].toLowerCase());
  return words && Object.hasOwn(words, name) ? words[name] : undefined;
}

/**
 * Formats a number in the language of an element, or in the browser's language if the element has none.
 * @param {Element} element @param {number} number @param {number} decimals
 */
export function numberIn(element, number, decimals) {
  const language = languageOf(element);
  const key = `${language} ${decimals}`;
  if (!formats.has(key)) {
    const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: false };
    /** @type {string[]} */
    let locales = [];
    try {
      locales = Intl.getCanonicalLocales(language);
    } catch {
      // Not a language tag: use the browser's language.
    }
    formats.set(key, new Intl.NumberFormat(locales, options));
  }
  return /** @type {Intl.NumberFormat} */ (formats.get(key)).format(number);
}
