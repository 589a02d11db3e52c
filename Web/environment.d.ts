// Declares what the scripts use but the libraries of TypeScript 4.8 lack. Debian 12 has no newer TypeScript.

// MARK: Modules from script/bundle

declare module 'styles/*.css' {
  const text: string;
  export default text;
}

declare module 'engine-text' {
  const text: string;
  export default text;
}

/** `engine-beside.js` or `engine-inside.js`. */
declare module 'engine-bytes' {
  type Modules = typeof import('./engine-beside.js') | typeof import('./engine-inside.js');
  export const engineName: Modules['engineName'];
  export const engineModule: Modules['engineModule'];
  export const isInside: Modules['isInside'];
}

interface ImportMeta {
  /** The URL of the engine's file; undefined if the scripts are not bundled. */
  readonly engine?: string;
  /** The hash of that file, as `fetch` takes it; undefined if the script is for any engine. */
  readonly integrity?: string;
}

/** The kit's words in the languages that the page has loaded, by language and name. */
declare var pressureWords: Map<string, Record<string, string>>;

/** The event that a window receives for a type, or for one of several types with spaces between them. */
type EventOf<Types extends string> =
  Types extends `${infer First} ${infer Rest}` ? EventOf<First> | EventOf<Rest>
  : Types extends keyof WindowEventMap ? WindowEventMap[Types] : never;

// MARK: Objects without a prototype: they do not have what a page adds to Object.prototype

interface EventInit { __proto__?: null }
interface EventListenerOptions { __proto__?: null }
interface FocusOptions { __proto__?: null }
interface RequestInit { __proto__?: null }
interface MutationObserverInit { __proto__?: null }
interface PropertyDescriptor { __proto__?: null }
interface ShadowRootInit { __proto__?: null }
interface ValidityStateFlags { __proto__?: null }

// MARK: Newer standards

interface ObjectConstructor {
  hasOwn<Type extends object>(object: Type, name: PropertyKey): name is keyof Type;
}

interface Array<T> {
  findLast(predicate: (value: T, index: number) => unknown): T | undefined;
  findLastIndex(predicate: (value: T, index: number) => unknown): number;
  toReversed(): T[];
}

interface String {
  charCodeAt(index?: number): number;
}

interface ElementInternals {
  readonly states: Set<string>;
}

interface HTMLButtonElement { commandForElement: Element | null }
interface HTMLElement {
  popover: string | null;
  role: string | null;
  togglePopover(force?: boolean): boolean;
  // Browsers accept other types and convert them to text.
  get ariaBusy(): string | null;
  set ariaBusy(value: string | boolean | null);
  get ariaExpanded(): string | null;
  set ariaExpanded(value: string | boolean | null);
  get part(): DOMTokenList;
  set part(value: DOMTokenList | string);
}

interface Element {
  setAttribute(name: string, value: string | number): void;
  checkVisibility(options?: { __proto__?: null, visibilityProperty?: boolean }): boolean;
}

interface CSSStyleDeclaration {
  setProperty(property: string, value: number): void;
}

declare namespace Intl {
  function getCanonicalLocales(locale: string): string[];
}

interface ParentNode {
  querySelectorAll(selectors: ':popover-open'): NodeListOf<HTMLElement>;
}

interface ShadowRootEventMap {
  click: MouseEvent;
  focusout: FocusEvent;
  keydown: KeyboardEvent;
  keyup: KeyboardEvent;
}

// MARK: Features of some browsers

interface Navigator {
  readonly userActivation?: { readonly hasBeenActive: boolean };
  readonly userAgentData?: { readonly brands: readonly { readonly brand: string; readonly version: string }[] };
}

interface HTMLElementEventMap {
  webkitmouseforcewillbegin: MouseEvent;
}

interface WindowEventMap {
  touchforcechange: TouchEvent;
  webkitmouseforcechanged: MouseEvent;
}

interface MouseEvent {
  /** Set where `click` and `contextmenu` are pointer events. */
  readonly pointerType?: string;
  /** Set by Safari on a Mac: the force on a Force Touch trackpad, 0…3. */
  readonly webkitForce?: number;
}
