// Stands in for @types/react 18, with the same shape as far as the kit's types use them.
export = React;
export as namespace React;

declare namespace React {
  interface RefObject<T> {
    readonly current: T | null;
  }
  function useRef<T>(initialValue: T | null): RefObject<T>;
  function useEffect(effect: () => void | (() => void), deps?: readonly unknown[]): void;

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

  // The module's namespace repeats the global one.
  namespace JSX {
    interface Element extends GlobalElement {}
    interface ElementChildrenAttribute extends GlobalElementChildrenAttribute {}
    interface IntrinsicElements extends GlobalIntrinsicElements {}
  }
}

declare global {
  namespace JSX {
    interface Element {
      type: unknown;
    }
    interface ElementChildrenAttribute {
      children: {};
    }
    interface IntrinsicElements {
      div: React.DetailedHTMLProps<React.HTMLAttributes<HTMLDivElement>, HTMLDivElement>;
    }
  }
}

interface GlobalElement extends JSX.Element {}
interface GlobalElementChildrenAttribute extends JSX.ElementChildrenAttribute {}
interface GlobalIntrinsicElements extends JSX.IntrinsicElements {}
