// One weighing as it is shown alone: what it was, and those before and after it.

import { make } from '/elements.js';
import { weighingPlot } from '/weighing-plot.js';
import { number, timeOf } from '/words.js';

/** How many are shown with it at most. */
export const most = 24;

/** Of weighings in order those around one, as many on both sides as there are. */
export function neighbours(weighings, { id }) {
  const at = weighings.findIndex((one) => one.id === id);
  const first = Math.min(Math.max(0, at - most / 2), Math.max(0, weighings.length - most));
  return weighings.slice(first, first + most);
}

/**
 * What is shown of a weighing; it can be looked at, and that is all.
 * @param {object[]?} weighings those around it, the oldest first; null where they are not known
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
          make('figcaption', { className: 'quiet' }, 'Those weighed before and after it'),
        ),
  );
}
