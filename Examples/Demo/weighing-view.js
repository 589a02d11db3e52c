// The view of one weighing, with those before and after it.

import { make } from './elements.js';
import { weighingPlot } from './weighing-plot.js';
import { number, timeOf } from './words.js';

/** The maximum number of weighings in the plot. */
const most = 24;

/** Returns the weighings around one, with equally many on both sides if there are enough. */
export function neighbours(weighings, { id }) {
  const at = weighings.findIndex((one) => one.id === id);
  const first = Math.min(Math.max(0, at - most / 2), Math.max(0, weighings.length - most));
  return weighings.slice(first, first + most);
}

/**
 * Creates the view of a weighing, without controls.
 * @param {object[]?} weighings those around it, oldest first; null if they could not be loaded
 */
export function weighingView(weighing, weighings) {
  const { id, grams, note } = weighing;
  const place = weighings?.findIndex((one) => one.id === id) ?? -1;
  return make(
    'article',
    { className: 'weighing' },
    make(
      'div',
      { className: 'facts-of-one' },
      make('p', { className: 'grams' }, make('b', {}, number.format(grams)), ' g'),
      make('p', { className: 'note' }, note || 'No note'),
      make('time', timeOf(weighing)),
    ),
    place < 0
      ? make('p', { className: 'quiet' }, 'The other weighings could not be loaded.')
      : make(
          'figure',
          {},
          weighingPlot(weighings, place),
          make('figcaption', { className: 'quiet' }, 'Weighings before and after it'),
        ),
  );
}
