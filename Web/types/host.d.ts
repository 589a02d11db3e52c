// The parts for elements of your own controls, written by hand. script/check-scripts compares them with the scripts.

/** A control of an engine; 0 if there is none. */
export type Handle = number;

/** The names and numbers of an element: its declaration, which `pressure-engine` writes, and more. */
export interface Schema {
  /** The control's number in its engine: 0 in an engine of one control. */
  kind: number;
  /** The states, in the engine's order. */
  states: string[];
  /** Attributes with a number: the number of the option, and its default. */
  numbers: Record<string, number[]>;
  /** Boolean attributes: the number of the option, and its value while the attribute is set. */
  flags: Record<string, number[]>;
  /** Attributes with a text, each with its default. */
  labels: Record<string, string | null>;
  /** The element's other texts, in English. */
  words: Record<string, string>;
  /** The word that is the element's name for assistive technology if it has no `aria-label`. */
  name?: string;
  /** The CSS of its shadow. */
  style: string;
}

/** An element that can be pressed. */
export type Surface = HTMLElement & { disabled?: boolean };

/** The element's part of the work: its host calls these. */
export interface Delegate {
  /** The elements that can be pressed. The first is the control itself. */
  surfaces: Surface[];
  /** The content of the shadow root. */
  content: HTMLElement[];
  /** The texts, by the engine's slots, if the control draws or announces any. */
  texts?(): string[];
  /** Sets the texts of the content. The engine may not be there yet. */
  fill?(): void;
  /** Does what the control is for, after a click without an engine. By default the browser handles the click. */
  actPlainly?(): void;
  /** Tells the engine where the control is. */
  locate(): void;
  /** Draws the control as it is now. */
  draw(): void;
  /** Performs an act of the control. `act` is the number of the act. */
  act(act: number): void;
  /** Adapts the element to a state. Returns more fields for the detail of `statechange`. */
  didChangeState?(state: string, previous: string): object | void;
  /** Returns how the control works, for assistive technology. */
  description?(): string | null;
  /** Tells the engine what may have changed since the last press. */
  prepare?(): void;
  /** Tells the engine sizes and colours: called before a press, and in the frame after `changed`. */
  measure?(): void;
  /** Called after each input. `isLeftOpen` is true if something stays over the page without a contact. */
  didUpdate?(isLeftOpen: boolean): void;
  /** Called after an attribute changed. The engine may not be there yet: then `handle` is 0. */
  didApplyAttributes?(name: string): void;
  /** Called when the element is in a page. The engine may not be there yet. */
  didEnterPage?(): void;
  /** Called when the element leaves its place. */
  willLeavePage?(): void;
  /** Called when the element will not come back soon. */
  didLeavePage?(): void;
}

/** The host of an element: it keeps the control, feeds it presses, keys and interruptions, and passes on its events. */
export interface ControlHost {
  /** The engine's control; 0 while the element is in no page, and until the engine has loaded. */
  readonly handle: Handle;
  /** Leads from the viewport's coordinates to the control's. */
  space: DOMMatrix;
  readonly state: string;
  /** True while the element is in a page that is shown in a window. */
  readonly isInPage: boolean;
  /** The window of the element's document. */
  readonly window: Window & typeof globalThis;
  readonly form: HTMLFormElement | null;
  /** Throws an `InvalidStateError` while the element is in no page. */
  require(): void;
  /** Calls a function as soon as the engine has a control of the element, or `lost` if the engine cannot be loaded. */
  whenReady(call: () => void, lost?: () => void): void;
  /** Returns a word of the schema, in the language of the element's place. */
  word(name: string): string | null;
  /** Has sizes, colours and texts measured again, with the next frame. */
  changed(): void;
  /** Calls a function of the engine that may produce events, and dispatches these. */
  perform(call: (handle: Handle, time: number) => number): void;
  /** Makes assistive technology announce a text. An empty text clears the last one. */
  say(text: string): void;
  /** Shows an overlay over the page, or removes it from the element. */
  cover(overlay: HTMLElement, isNeeded: boolean): void;
  /** Dispatches an event that bubbles, from the element. Returns false if it was cancelled. */
  emit(type: string, detail?: unknown, options?: EventInit): boolean;
}

/** Shows a control's layers as elements of SVG, and sets only what changed. */
export interface SvgSink {
  readonly svg: SVGSVGElement;
  /** Draws a control with these texts, by the engine's slots. Returns the layers that are shown, one bit for each id. */
  draw(handle: Handle, texts?: () => Record<number, string>): number;
}

/** A control that is drawn in a box of its own, as large as CSS makes it and in the colours of its custom properties. */
export interface Drawing extends SvgSink {
  /** Starts to follow the element's size and colours. */
  didEnterPage(host: ControlHost): void;
  willLeavePage(): void;
  /** Tells the host where the drawing is, also in a transformed part of the page. */
  locate(): void;
  /** Tells the engine the size and the colours. */
  measure(): void;
}

/** The functions of each engine. `time` is in seconds; a function with events returns 1 if there were any. */
export interface Engine {
  readonly memory: WebAssembly.Memory;
  /** Sets an option. Returns 0, and changes nothing, if the value is out of range. */
  set(handle: Handle, option: number, value: number | boolean): number;
  get(handle: Handle, option: number): number;
  setColor(handle: Handle, slot: number, red: number, green: number, blue: number, alpha: number): void;
  setTextSize(handle: Handle, slot: number, width: number, height: number): void;
  /** Sets the control's rectangle and the visible part of the viewport. */
  locate(
    handle: Handle, x: number, y: number, width: number, height: number,
    viewX?: number, viewY?: number, viewWidth?: number, viewHeight?: number,
  ): void;
}

/** The names of a control's readings (`PageControl.write(into:)`). */
export type Reading =
  | 'force' | 'intention' | 'grams' | 'percent' | 'shown' | 'peak' | 'step' | 'error' | 'capacity' | 'slope' | 'offset'
  | 'rSquared' | 'standardError' | 'word' | 'isAtLeast' | 'contentWidth' | 'contentHeight';

/** An element with the shadow that its host has made. */
export interface KitElement extends HTMLElement {
  readonly shadowRoot: ShadowRoot;
  constructor: Function & { observedAttributes: string[] };
}

/** The class of a declared element. */
export type DeclaredElement = CustomElementConstructor & { readonly tag: string };

/** The parts of the elements of one engine. */
export interface ElementParts {
  /**
   * Resolves when the engine has loaded; at once if there is no document.
   *
   * Rejects if the engine does not load. The browser reports that unless the page handles the rejection.
   */
  readonly ready: Promise<void>;
  /** The engine; undefined until it has loaded. Read it here each time: a copy in a variable would stay undefined. */
  readonly engine: Engine | undefined;
  /** The class that elements extend: HTMLElement, or an empty class if there is no document. */
  readonly Element: DeclaredElement & {
    new (): KitElement;
    observedAttributes: string[];
    formAssociated: boolean;
  };
  readonly ControlHost: new (element: KitElement, schema: Schema, delegate: Delegate) => ControlHost;
  /**
   * `colors` are the custom properties without `--pressure-`, in the engine's order. `parts` has the `part` of each layer
   * that a page may style. `extent` is the width and height in the drawing's own units, in any box.
   */
  readonly Drawing: new (
    colors: string[], parts: Record<number, string>, defaults?: Record<string, string | null>, extent?: number,
  ) => Drawing;
  readonly SvgSink: new (parts: Record<number, string>) => SvgSink;
  /** Tells the engine the sizes of texts. `layerOf` returns the id of the layer that shows a slot's text. */
  measureTexts(sink: SvgSink, handle: Handle, strings: string[], layerOf: (slot: number) => number): void;
  /** Makes a `<button part="button">` for a shadow. */
  readonly createButton: (...content: (Node | string)[]) => HTMLButtonElement;
  /** Makes an overlay for the top layer. `ControlHost.cover` shows it. */
  readonly createOverlay: (...content: (Node | string)[]) => HTMLDivElement;
  /** Adds the properties of the schema's attributes and the callbacks of a custom element to a class. Call it once. */
  readonly declareElement: (tag: string, constructor: ElementParts['Element'], schema: Omit<Schema, 'style'>) => void;
  /**
   * Defines a declared element by its tag, unless it is defined already. In a browser that is too old, `plain` is defined in its
   * place.
   */
  readonly defineElement: (constructor: DeclaredElement, plain?: CustomElementConstructor) => void;
  /** Returns a number that the control reads. */
  readonly reading: (handle: Handle, name: Reading) => number;
}

/**
 * Loads an engine from its URL, and returns the parts for the elements of its controls.
 *
 * Call it once for each engine, at the top of the element's module, as `loadEngine(new URL('bell.wasm', import.meta.url))`.
 * The engine loads when the page has loaded, or at the first sign of an interaction. If there is no document, the call does nothing.
 */
export function loadEngine(engine: URL): ElementParts;
