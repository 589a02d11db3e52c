// What the scripts use and the libraries of TypeScript 4.8 do not declare: Debian 12 has no newer TypeScript.

// MARK: What script/bundle gives

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
  export const engineBytes: Modules['engineBytes'];
}

interface ImportMeta {
  /** The file of the engine; undefined where the scripts are not bundled. */
  readonly engine?: string;
}

/** What the kit says in the languages that the page has loaded, by language and name. */
declare var pressureWords: Map<string, Record<string, string>>;

/** The event of a type that a window hears of, or of several types with a space between. */
type EventOf<Types extends string> =
  Types extends `${infer First} ${infer Rest}` ? EventOf<First> | EventOf<Rest>
  : Types extends keyof WindowEventMap ? WindowEventMap[Types] : never;

// MARK: Objects without a prototype. A page that adds a property to all objects adds none to these.

interface EventInit { __proto__?: null }
interface EventListenerOptions { __proto__?: null }
interface FocusOptions { __proto__?: null }
interface MutationObserverInit { __proto__?: null }
interface PropertyDescriptor { __proto__?: null }
interface ShadowRootInit { __proto__?: null }

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

interface HTMLElement {
  popover: string | null;
  role: string | null;
  togglePopover(force?: boolean): boolean;
  // The browser takes other types, and makes a text of them.
  get ariaBusy(): string | null;
  set ariaBusy(value: string | boolean | null);
  get ariaExpanded(): string | null;
  set ariaExpanded(value: string | boolean | null);
  get part(): DOMTokenList;
  set part(value: DOMTokenList | string);
}

interface Element {
  setAttribute(name: string, value: string | number): void;
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

// MARK: What only some browsers have

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
  /** Where a click or a call for a menu is a pointer event. */
  readonly pointerType?: string;
  /** Safari on a Mac: the force on a Force Touch trackpad, 0…3. */
  readonly webkitForce?: number;
}
