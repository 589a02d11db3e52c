// How the pages write and read a weighing.

export const number = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

/** "12.5 g, Nickel" */
export const titleOf = ({ grams, note }) => `${number.format(grams)} g${note ? `, ${note}` : ''}`;

/** Its page. */
export const addressOf = ({ id }) => `/weighing?id=${id}`;

const moment = new Intl.DateTimeFormat(undefined, {
  weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit',
});

/** What a `<time>` needs: "Sat, 21 Nov, 10:30". */
export const timeOf = ({ createdAt }) => ({
  dateTime: createdAt,
  textContent: moment.format(new Date(createdAt)),
});

/** The number that was typed, with a decimal point or comma; what is no number as it is. */
export function amount(text) {
  const plain = text.trim().replace(',', '.');
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : text;
}
