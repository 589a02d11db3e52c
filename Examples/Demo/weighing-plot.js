// A bar chart of weighings, from the oldest to the newest, with one bar marked.

import { axis } from './axis.js';
import { draw } from './elements.js';
import { number } from './words.js';

const inset = { top: 12, right: 2, bottom: 22 };
/** The width of a digit of the labels, in pixels. */
const digitWidth = 7.5;
/** The maximum width of a bar, and the minimum width of the marked one, in pixels. */
const widest = 18;
const narrowestMark = 3;

const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });

/**
 * Creates an image that redraws itself when its size changes.
 * @param {object[]} weighings oldest first
 * @param {number} marked the index of the marked weighing
 */
export function weighingPlot(weighings, marked) {
  const svg = draw('svg', {
    class: 'bars',
    role: 'img',
    'aria-label': `${weighings.length} weighings in order; this one is number ${marked + 1}`,
  });
  new ResizeObserver(() => svg.replaceChildren(...drawn(svg, weighings, marked))).observe(svg);
  return svg;
}

function drawn({ clientWidth: width, clientHeight: height }, weighings, marked) {
  if (!width) return [];
  const grams = axis(0, Math.max(...weighings.map((weighing) => weighing.grams)));
  const labels = grams.ticks.map((mass) => number.format(mass));
  const left = Math.max(...labels.map((label) => label.length)) * digitWidth + 8;
  const right = width - inset.right;
  const floor = height - inset.bottom;
  const y = (mass) => floor - grams.part(mass) * (floor - inset.top);
  const line = (kind, level) => draw('line', { class: kind, x1: left, y1: level, x2: right, y2: level });
  const text = (kind, x, level, words) => draw('text', { class: kind, x, y: level }, words);

  const slot = (right - left) / weighings.length;
  const barWidth = Math.min(widest, slot * 0.62);
  const band = Math.max(Math.min(slot, 2 * widest), narrowestMark);
  const bar = (index, across = barWidth) => {
    const x = left + (index + 0.5) * slot - across / 2;
    const top = y(weighings[index].grams);
    const radius = Math.min(across / 2, 4, floor - top);
    const round = (dx, dy) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
    return (
      `M${x} ${floor}V${top + radius}${round(radius, -radius)}` +
      `h${across - 2 * radius}${round(radius, radius)}V${floor}z`
    );
  };
  const others = weighings.map((_, index) => (index === marked ? '' : bar(index))).join('');

  return [
    ...grams.ticks.flatMap((mass, index) => [
      line(index ? 'grid' : 'axis', y(mass)),
      text('level', left - 8, y(mass), labels[index]),
    ]),
    // As high as the plot, so that even the lightest weighing is easy to find.
    draw('rect', {
      class: 'band',
      x: left + (marked + 0.5) * slot - band / 2,
      y: inset.top,
      width: band,
      height: floor - inset.top,
      rx: Math.min(4, band / 2),
    }),
    // Two shapes suffice for any number of bars.
    draw('path', { class: 'bar', d: others }),
    draw('path', { class: 'bar marked', d: bar(marked, Math.max(barWidth, narrowestMark)) }),
    ...days(weighings).map((words, index) => text(index ? 'end' : 'start', index ? right : left, height - 4, words)),
  ];
}

/** The first day and, if it differs, the last one. */
function days(weighings) {
  const both = [weighings[0], weighings.at(-1)].map(({ createdAt }) => day.format(new Date(createdAt)));
  return [...new Set(both)];
}
