// Stands in for the types of Vue 3, with the same shape as far as the kit's types use them.
export * from './runtime-core.js';

export interface HTMLAttributes {
  class?: unknown;
  id?: string | undefined;
  onClick?: ((payload: MouseEvent) => void) | undefined;
}
