// A field for each option of a control.

import { make } from '../elements.js';
import { clearOutlines, outlines } from './outline.js';
import { isPart } from './settings.js';

const spoken = (name) => {
  const words = name.replace('--pressure-', '').replaceAll('-', ' ');
  return words[0].toUpperCase() + words.slice(1);
};
/** The id of a field. */
const idOf = (name) => `option-${name.replace(/^-+/, '').replace(/^::part\((.*)\)$/, 'part-$1')}`;

/** True if the options fit beside the stage. Otherwise only the first group is unfolded, so that the code is near. */
const isWide = matchMedia('(min-width: 46rem)');

/** Creates the groups of fields; `changed` is called after each change. */
export function fieldsOf(settings, changed) {
  clearOutlines(settings.element);
  return Object.entries(settings.control.groups).map(([group, options], index) => {
    const set = (option, value) => {
      settings.set(option, value);
      changed();
    };
    const fields = options.map((option) => makers[option.kind](option, settings, (value) => set(option, value)));
    // Few people style parts, so their group starts folded and keeps the code near.
    const open = (isWide.matches || index === 0) && !options.some(isPart);
    return make('details', { className: `group ${group.toLowerCase().replace(' ', '-')}`, open },
      make('summary', {}, make('h3', {}, group)), make('div', { className: 'fields' }, ...fields));
  });
}

/** A field with its label and its note. */
function labelled({ name, note, part }, field, ...beside) {
  const id = idOf(name);
  field.id = id;
  const about = make('small', { id: `${id}-note` }, note ?? '');
  if (note) field.setAttribute('aria-describedby', about.id);
  return make('div', { className: 'option' },
    make('p', {}, make('label', { htmlFor: id }, part ? make('code', {}, name) : spoken(name)), ...beside), ...(note ? [about] : []), field);
}

const makers = {
  number(option, settings, set) {
    const { from, to, step, unit = '', endless, none } = option;
    const digits = String(step).split('.')[1]?.length ?? 0;
    const written = make('span', { className: 'value' });
    const field = make('input', { type: 'range', min: from, max: to, step });
    const valueAt = (position) => {
      if (endless && position >= to) return Infinity;
      if (none && position <= from) return null;
      return Number(position.toFixed(digits));
    };
    const show = (value) => {
      written.textContent = value === Infinity ? endless : value === null ? none : value.toFixed(digits) + unit;
      field.ariaValueText = written.textContent;
    };
    const value = settings.value(option);
    field.value = value === Infinity ? to : value ?? from;
    show(value);
    field.addEventListener('input', () => {
      const chosen = valueAt(field.valueAsNumber);
      show(chosen);
      set(chosen);
    });
    return labelled(option, field, written);
  },

  flag(option, settings, set) {
    const { name, note } = option;
    const field = make('input', { id: idOf(name), type: 'checkbox', checked: settings.value(option), role: 'switch' });
    field.addEventListener('change', () => set(field.checked));
    return make('label', { className: 'switch' }, make('span', {}, spoken(name), make('small', {}, note)), field);
  },

  text(option, settings, set) {
    const field = make('input', { type: 'text', value: settings.value(option) ?? '', autocomplete: 'off' });
    field.addEventListener('input', () => set(field.value));
    return labelled(option, field);
  },

  part(option, settings, set) {
    const properties = { type: 'text', placeholder: 'outline: 2px dashed', autocomplete: 'off', autocapitalize: 'off', spellcheck: false };
    const field = make('input', { ...properties, value: settings.value(option) ?? '' });
    const row = labelled(option, field);
    const outline = outlines(settings.element, option.part, row);
    field.addEventListener('input', () => {
      set(field.value);
      field.ariaInvalid = false;
      outline();
    });
    // Do not mark the field as invalid while it is being typed in.
    field.addEventListener('change', () => (field.ariaInvalid = Boolean(field.value.trim() && !settings.written(option))));
    return row;
  },

  choice(option, settings, set) {
    const field = make('select', {}, ...option.choices.map((choice) => make('option', {}, choice)));
    field.value = settings.value(option);
    field.addEventListener('change', () => set(field.value));
    return labelled(option, field);
  },

  color(option, settings, set) {
    // A colour field has no opacity, so keep the default's.
    const [, opacity = ''] = option.standard.match(/#[\da-f]{6}([\da-f]{2})\)?$/) ?? [];
    const field = make('input', { id: idOf(option.name), type: 'color', value: opaque(settings.value(option)) });
    field.addEventListener('input', () => set(field.value + opacity));
    return make('label', { className: 'color' }, make('span', {}, spoken(option.name)), field);
  },
};

const probe = make('i', { hidden: true });

/** A colour as `#rrggbb`: as this page shows it, without its opacity. */
function opaque(color) {
  document.body.append(probe);
  probe.style.color = color;
  const parts = getComputedStyle(probe).color.match(/[\d.]+/g).slice(0, 3);
  probe.remove();
  return `#${parts.map((part) => Math.round(Number(part)).toString(16).padStart(2, '0')).join('')}`;
}
