export namespace JSXInternal {
  interface Element {
    type: unknown;
  }
  interface ElementChildrenAttribute {
    children: {};
  }
  interface HTMLAttributes<T extends EventTarget = EventTarget> {
    key?: string | number | undefined;
    ref?: ((instance: T | null) => void) | { current: T | null } | null | undefined;
    children?: unknown;
    class?: string | undefined;
    id?: string | undefined;
    onClick?: ((this: void, event: MouseEvent & { currentTarget: T }) => void) | undefined;
  }
  interface IntrinsicElements {
    div: HTMLAttributes<HTMLDivElement>;
  }
}
