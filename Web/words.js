// The kit's words in the language of an element.

import { hostOf } from './reach.js';

/**
 * Returns the words of a language that the page has loaded. A language's file adds them to a map that all scripts of the
 * page share.
 * @param {string} language @returns {Record<string, string> | undefined}
 */
const wordsOf = (language) => {
  // An element with this id would be the value of the global name.
  const { pressureWords } = globalThis;
  return pressureWords instanceof Map ? pressureWords.get(language) : undefined;
};
/** @type {Map<string, Intl.NumberFormat>} Number formats by language and decimals. Creating one is slow. */
const formats = new Map();

/**
 * Returns the language of an element: the nearest `lang`, also outside of its shadow tree; '' without one.
 * @param {Element} element
 */
function languageOf(element) {
  for (let node = /** @type {Element?} */ (element); node; node = hostOf(node)) {
    const found = node.closest('[lang]:not([lang=""])');
    // A form has its fields as properties, under any name.
    if (found) return /** @type {string} */ (Element.prototype.getAttribute.call(found, 'lang'));
  }
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
