import type { GlobalComponents } from 'vue';
import type {} from 'pressurekit/vue';

/** Checks a template as Vue's checker does: its attributes are the element's `$props`, in camel case. */
declare function template<Tag extends keyof GlobalComponents>(
  tag: Tag, props: InstanceType<GlobalComponents[Tag]>['$props'],
): void;
const isNull = (nothing: null) => nothing;

export function right(isBusy: boolean, cap?: number) {
  template('pressure-confirm-button', {
    id: 'delete', class: { danger: true }, disabled: isBusy, noLatch: true, contactArea: isBusy, noTap: '', cap,
    threshold: '0.9', confirmLabel: 'SURE?', 'ok-label': 'YES', onConfirm: (event) => isNull(event.detail),
    onStatechange: (event) => event.detail.intention.toFixed(), onClick: (event) => event.clientX,
  });
  template('pressure-transitioning-button', { type: 'button', onStatechange: ({ detail }) => detail.previous === 'loading' });
  template('pressure-scale', {
    unit: 'oz', tareLabel: 'Zero', onReading: ({ detail }) => detail.grams.toFixed(), onSettle: undefined,
  });
  template('pressure-peek', { href: '/row', onAction: ({ detail }) => detail.index.toFixed() });
  template('pressure-app-icon', { name: 'Scale', src: 'scale.png', onQuickaction: ({ detail }) => detail.type.trim() });
}

export function wrong() {
  // @ts-expect-error no number and no text
  template('pressure-confirm-button', { cap: {} });
  // @ts-expect-error it is there or not
  template('pressure-confirm-button', { noLatch: 'yes' });
  // @ts-expect-error no such attribute
  template('pressure-confirm-button', { noLach: true });
  // @ts-expect-error its event has no number
  template('pressure-confirm-button', { onConfirm: (event: CustomEvent<number>) => event });
  // @ts-expect-error another element's event
  template('pressure-confirm-button', { onReading: () => {} });
  // @ts-expect-error no such unit
  template('pressure-scale', { unit: 'kg' });
  // @ts-expect-error no such element
  template('pressure-button', {});
}
