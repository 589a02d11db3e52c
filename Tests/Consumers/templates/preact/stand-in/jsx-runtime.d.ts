import { JSXInternal } from './jsx.js';

export { JSXInternal as JSX };
export const Fragment: (props: { children?: unknown }) => JSXInternal.Element;
export function jsx(type: unknown, props: unknown, key?: unknown): JSXInternal.Element;
export function jsxs(type: unknown, props: unknown, key?: unknown): JSXInternal.Element;
