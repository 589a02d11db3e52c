// How the pages write a weighing.

export const number = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

/** "12.5 g, Nickel" */
export const titleOf = ({ grams, note }) => `${number.format(grams)} g${note ? `, ${note}` : ''}`;
