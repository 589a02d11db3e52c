import * as React from './index.js';

export namespace JSX {
  interface Element extends React.JSX.Element {}
  interface ElementChildrenAttribute extends React.JSX.ElementChildrenAttribute {}
  interface IntrinsicElements extends React.JSX.IntrinsicElements {}
}
export const Fragment: typeof React.Fragment;
export function jsx(type: unknown, props: unknown, key?: unknown): React.JSX.Element;
export function jsxs(type: unknown, props: unknown, key?: unknown): React.JSX.Element;
