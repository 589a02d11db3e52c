// One weighing as it is shown alone: what it was, and where it stands among all.

import { make } from '/elements.js';
import { weighingPlot } from '/weighing-plot.js';
import { number, timeOf } from '/words.js';

/**
 * What is shown of a weighing; it can be looked at, and that is all.
 * @param {object[]?} weighings all of them, the oldest first; null where they are not known
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
          make('figcaption', { className: 'quiet' }, `${place + 1} of ${weighings.length}, the oldest first`),
        ),
  );
}
