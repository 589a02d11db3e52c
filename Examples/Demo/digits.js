// A number that changes in every frame. Its digits move by transforms, which need no layout.

/** The shown text of a box with each digit as 0, and its digit elements. @type {WeakMap<HTMLElement, {form: string, digits: HTMLElement[]}>} */
const shown = new WeakMap();
const all = '0\n1\n2\n3\n4\n5\n6\n7\n8\n9';

/** Shows a text in a box, and sets it as the label. Each digit is a column of all ten, moved to the right one. */
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
