// The base class of an element: an HTML element with the properties that declareElement adds for its attributes.

import type { Schema } from './define-element.js';

/** The tables of a control's attributes. */
export type Tables = Pick<Schema, 'numbers' | 'flags' | 'labels'>;

type CamelCase<Name extends string> =
  Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<CamelCase<Rest>>}` : Name;

/** The members of every element in a form. */
type FormMember =
  'checkValidity' | 'labels' | 'reportValidity' | 'setCustomValidity' | 'validationMessage' | 'validity' | 'willValidate';

/** The names of the properties that declareElement adds. */
type Added<Own extends Tables> =
  'disabled' | 'form' | 'state' | FormMember | CamelCase<keyof (Own['numbers'] & Own['flags'] & Own['labels']) & string>;

/** An element of the kit. It has a shadow from the beginning. */
export interface KitElement extends HTMLElement {
  readonly shadowRoot: ShadowRoot;
  constructor: Function & Pick<ElementClass, 'observedAttributes'>;
}

/** The class of a declared element. */
export interface ElementClass {
  new (): HTMLElement;
  readonly prototype: HTMLElement;
  tag: string;
  observedAttributes: string[];
  formAssociated: boolean;
}

/** The base of an element without types for its properties. */
export type AnyElementBase = Pick<ElementClass, 'tag' | 'observedAttributes' | 'formAssociated'> & { new (): KitElement };

/**
 * The base of an element that is published as `Published`, with the schema `Own`. The schema lists the properties, and the
 * published class gives their types. The element's class must add all other members, since it implements `Published`.
 */
export type ElementBase<Published extends HTMLElement, Own extends Tables> =
  Pick<AnyElementBase, keyof AnyElementBase> & { new (): KitElement & Pick<Published, Added<Own> & keyof Published> };
