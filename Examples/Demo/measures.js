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

/** Truncates as the dial does, so that the two never differ. Rounding errors are undone first: 104.9999999 is 105. */
function truncated(value, decimals) {
  const power = 10 ** decimals;
  // Adding 0 turns -0 into 0.
  return Math.trunc(value * power + Math.sign(value) * 1e-6) / power + 0;
}

/** The grams to save, with one decimal. */
export const saveable = (grams) => truncated(grams, 1);

/** "123.4 g" or "4.35 oz", truncated as on the dial. */
export function reading(grams, unit) {
  const { each, decimals } = units[unit] ?? units.g;
  return `${minus(aligned(decimals).format(truncated(grams / each, decimals)))} ${unit in units ? unit : 'g'}`;
}
