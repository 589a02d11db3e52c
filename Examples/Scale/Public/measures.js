// How the scale's page writes what was read.

/** How many grams each unit is (a newton on Earth: 1000 / 9.80665), and how many decimals it gets. */
const units = {
  g: { each: 1, decimals: 1 },
  oz: { each: 28.349523125, decimals: 2 },
  N: { each: 101.971621298, decimals: 2 },
};

/** A few digits of something that is only known about. */
export const rough = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 2 });
export const precise = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 4 });
/** Numbers below each other. */
export const aligned = (decimals) =>
  new Intl.NumberFormat(undefined, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** With a minus sign in place of a hyphen. */
export const minus = (text) => text.replace('-', '−');

/** "0.96 g": a difference, in a unit; percents have none that is worth reading. */
export function difference(grams, unit) {
  const { each } = units[unit] ?? units.g;
  return `${rough.format(grams / each)} ${unit in units ? unit : 'g'}`;
}

/** The grams that are saved: one decimal, truncated as on the dial, so that the two never disagree. */
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
