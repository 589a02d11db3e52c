// Stands in for @types/react 19, with the same shape as far as the kit's types use them.
export = React;
export as namespace React;

declare namespace React {
  type Ref<T> = ((instance: T | null) => void) | { current: T | null } | null;
  interface ClassAttributes<T> {
    key?: string | number | null | undefined;
    ref?: Ref<T> | undefined;
  }
  interface HTMLAttributes<T> {
    children?: unknown;
    className?: string | undefined;
    id?: string | undefined;
    onClick?: ((event: { currentTarget: T }) => void) | undefined;
  }
  type DetailedHTMLProps<E extends HTMLAttributes<T>, T> = ClassAttributes<T> & E;
  const Fragment: (props: { children?: unknown }) => JSX.Element;

  namespace JSX {
    interface Element {
      type: unknown;
    }
    interface ElementChildrenAttribute {
      children: {};
    }
    interface IntrinsicElements {
      div: DetailedHTMLProps<HTMLAttributes<HTMLDivElement>, HTMLDivElement>;
    }
  }
}
