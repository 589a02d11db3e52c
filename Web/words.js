// The words of the kit in the language of an element.

/**
 * The words by their names, of a language that a page has loaded: files of languages add theirs to what all scripts of the
 * page share, also those of single elements.
 * @param {string} language @returns {Record<string, string> | undefined}
 */
const wordsOf = (language) => globalThis.pressureWords?.get(language);
/** @type {Map<string, Intl.NumberFormat>} What writes numbers, by language and decimals: to make one is dear. */
const formats = new Map();

/** @typedef {ParentNode & { lang?: string, host?: Element }} Place An element, its document or its shadow. */

/**
 * The language of an element: that of the nearest `lang`, also around its shadow tree; '' where nobody says.
 * @param {Element} element
 */
function languageOf(element) {
  for (let node = /** @type {Place | null | undefined} */ (element); node; node = node.parentNode ?? node.host) if (node.lang) return node.lang;
  return '';
}

/**
 * A word of the kit in the language of an element; undefined where that is English, or was not loaded.
 * @param {Element} element @param {string} name
 */
export function wordIn(element, name) {
  const language = languageOf(element);
  const words = wordsOf(language) ?? wordsOf(language.split('-')[0].toLowerCase());
  return words && Object.hasOwn(words, name) ? words[name] : undefined;
}

/**
 * A number as the language of an element writes it, or the browser's where nobody says.
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
      // It is no language.
    }
    formats.set(key, new Intl.NumberFormat(locales, options));
  }
  return /** @type {Intl.NumberFormat} */ (formats.get(key)).format(number);
}
