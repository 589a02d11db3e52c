// What a class of an element extends: an element of HTML, with the properties that declareElement adds for its attributes.

import type { Schema } from './define-element.js';

/** What a control has by name. */
export type Tables = Pick<Schema, 'numbers' | 'flags' | 'labels'>;

type CamelCase<Name extends string> =
  Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<CamelCase<Rest>>}` : Name;

/** The names of what declareElement adds. */
type Added<Own extends Tables> =
  'disabled' | 'form' | 'state' | CamelCase<keyof (Own['numbers'] & Own['flags'] & Own['labels']) & string>;

/** An element of the kit, which has its shadow from the beginning. */
export interface KitElement extends HTMLElement {
  readonly shadowRoot: ShadowRoot;
  constructor: Function & Pick<ElementClass, 'observedAttributes'>;
}

/** The class of an element, once it was declared. */
export interface ElementClass {
  new (): HTMLElement;
  readonly prototype: HTMLElement;
  tag: string;
  observedAttributes: string[];
  formAssociated: boolean;
}

/** The base of an element whose properties nobody has typed. */
export type AnyElementBase = Pick<ElementClass, 'tag' | 'observedAttributes' | 'formAssociated'> & { new (): KitElement };

/**
 * The base of an element that is published as `Published`, with the schema `Own`. The schema says which properties there
 * are, and the published class which type each has. All else the class has to bring, since it implements `Published`.
 */
export type ElementBase<Published extends HTMLElement, Own extends Tables> =
  Pick<AnyElementBase, keyof AnyElementBase> & { new (): KitElement & Pick<Published, Added<Own> & keyof Published> };
