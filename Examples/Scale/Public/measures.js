// Formats the readings on the scale's page.

/** The grams and the decimals of each unit. A newton on Earth is 1000 / 9.80665 g. */
const units = {
  g: { each: 1, decimals: 1 },
  oz: { each: 28.349523125, decimals: 2 },
  N: { each: 101.971621298, decimals: 2 },
};

/** Formats an estimate with two significant digits. */
export const rough = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 2 });
export const precise = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 4 });
/** Formats numbers of a column, with equal decimals. */
export const aligned = (decimals) =>
  new Intl.NumberFormat(undefined, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** Replaces the hyphen by a minus sign. */
export const minus = (text) => text.replace('-', '−');

/** "0.96 g": a difference in a unit, in grams for percent. */
export function difference(grams, unit) {
  const { each } = units[unit] ?? units.g;
  return `${rough.format(grams / each)} ${unit in units ? unit : 'g'}`;
}

/** The grams to save: truncated to one decimal as on the dial, so that the two never differ. */
export function saveable(grams) {
  return Math.trunc(grams * 10) / 10 + 0;
}

/** "123.4 g" or "4.35 oz", truncated as on the dial. */
export function reading(grams, unit) {
  const { each, decimals } = units[unit] ?? units.g;
  const power = 10 ** decimals;
  const value = Math.trunc((grams / each) * power) / power + 0;
  return `${minus(aligned(decimals).format(value))} ${unit in units ? unit : 'g'}`;
}
