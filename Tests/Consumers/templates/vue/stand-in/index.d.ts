// Stands in for the types of Vue 3: what the kit's types meet of it, in the shape that it has there.
export * from './runtime-core.js';

export interface HTMLAttributes {
  class?: unknown;
  id?: string | undefined;
  onClick?: ((payload: MouseEvent) => void) | undefined;
}
