// The texts of a weighing, and the parsing of typed numbers.

export const number = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

/** "12.5 g, Nickel" */
export const titleOf = ({ grams, note }) => `${number.format(grams)} g${note ? `, ${note}` : ''}`;

/** The address of a weighing's page. */
export const addressOf = ({ id }) => `weighing.html?id=${id}`;

const moment = new Intl.DateTimeFormat(undefined, {
  weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit',
});

/** The properties of a `<time>` element: "Sat, 21 Nov, 10:30". */
export const timeOf = ({ createdAt }) => ({
  dateTime: createdAt,
  textContent: moment.format(new Date(createdAt)),
});

/** Parses a typed number with a decimal point or comma. Returns any other text unchanged. */
export function amount(text) {
  const plain = text.trim().replace(',', '.');
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : text;
}
