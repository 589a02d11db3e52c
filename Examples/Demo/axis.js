// The axis of a plot.

/** An axis that contains two values, in round steps; `part` is the position of a value on it, 0…1. */
export function axis(low, high) {
  const rawStep = (high - low || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rawStep));
  const step = power * [1, 2, 5, 10].find((factor) => factor * power >= rawStep);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  const [from, to] = [first * step, last * step];
  return { from, to, ticks, part: (value) => (value - from) / (to - from) };
}
