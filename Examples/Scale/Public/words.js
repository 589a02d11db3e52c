// How the pages write and read a weighing.

export const number = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

/** "12.5 g, Nickel" */
export const titleOf = ({ grams, note }) => `${number.format(grams)} g${note ? `, ${note}` : ''}`;

/** The number that was typed, with a decimal point or comma; what is no number as it is. */
export function amount(text) {
  const plain = text.trim().replace(',', '.');
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : text;
}
