// A number that changes with every frame: its digits move, and nothing is laid out for that.

/** The form of what a box shows, each digit as 0, and the digits in it. @type {WeakMap<HTMLElement, {form: string, digits: HTMLElement[]}>} */
const shown = new WeakMap();
const all = '0\n1\n2\n3\n4\n5\n6\n7\n8\n9';

/** Has a box show a text, which is its label: of the digits in it each is a column of all ten, moved to the right one. */
export function showNumber(box, text) {
  const form = text.replace(/\d/g, '0');
  if (shown.get(box)?.form !== form) shown.set(box, { form, digits: rebuild(box, form) });
  const { digits } = shown.get(box);
  [...text.matchAll(/\d/g)].forEach(([digit], at) => {
    digits[at].style.transform = `translateY(${-10 * digit}%)`;
  });
  if (box.ariaLabel !== text) box.ariaLabel = text;
}

function rebuild(box, form) {
  const digits = [];
  box.replaceChildren(...[...form].map((character) => {
    const place = document.createElement('span');
    place.ariaHidden = true;
    if (character === '0') {
      place.className = 'digit';
      const column = document.createElement('span');
      column.textContent = all;
      place.append(column);
      digits.push(column);
    } else {
      place.textContent = character;
    }
    return place;
  }));
  return digits;
}
