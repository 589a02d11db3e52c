// The functions of the engines, as Sources/PressureWeb and Sources/PressureTestingWeb export them. A test compares both.

/** A control of an engine. 0 is none. */
type Handle = number;
/** A truth value. Scripts may give `true` and `false`, and get 1 and 0. */
export type Flag = number | boolean;
/** Whether events came of a call: 1 or 0. */
type HasEvents = number;
/** A place in the engine's memory. */
type Address = number;

/** pressurekit.wasm. The engine of a single element has the functions that its control needs. */
export interface Engine {
  readonly memory: WebAssembly.Memory;
  create(kind: number): Handle;
  destroy(handle: Handle): void;
  eventAddress(): Address;
  /** Sets an option; 1, or 0 where the value is out of range. */
  set(handle: Handle, option: number, value: Flag): number;
  get(handle: Handle, option: number): number;
  resetColors(handle: Handle): void;
  setColor(handle: Handle, slot: number, red: number, green: number, blue: number, alpha: number): void;
  setTextSize(handle: Handle, slot: number, width: number, height: number): void;
  locate(
    handle: Handle, x: number, y: number, width: number, height: number,
    viewX?: number, viewY?: number, viewWidth?: number, viewHeight?: number,
  ): void;
  feed(
    handle: Handle, time: number, phase: number, id: number, x: number, y: number, source: number, force: number,
    maximum: number, radius: number, buttons: number, isPrimary: Flag,
  ): HasEvents;
  input(handle: Handle, time: number, kind: number, value: Flag): HasEvents;
  /** The force that is simulated for a contact; -1 where it is fed as it is. */
  simulate(phase: number, id: number, y: number, source: number, force: number, isOn?: Flag, isFirst?: Flag): number;
  /** 1 if the contact is simulated. */
  turnWheel(id: number, pixels: number): number;
  pressDigit(id: number, digit: number, isDown: Flag): number;
  draw(handle: Handle): Address;
  status(handle: Handle): number;
  read(handle: Handle): Address;

  // A transitioning button's.
  startRun(handle: Handle, time: number): HasEvents;
  run(handle: Handle): number;
  finishRun(handle: Handle, time: number, run: number, succeeded: Flag): HasEvents;
  setState(handle: Handle, time: number, state: number): HasEvents;
  setProgress(handle: Handle, progress: number): void;

  // A scale's.
  tare(handle: Handle, time: number): HasEvents;
  addPoint(handle: Handle, force: number, grams: number): number;
  clearPoints(handle: Handle): void;
  calibrationFault(handle: Handle): number;

  // An app icon's.
  setItems(handle: Handle, count: number): void;
  choose(handle: Handle, time: number, item: number): HasEvents;
  route(last: number, call: number, action: number): number;
}

/** pressurekit-testing.wasm. Functions that return a count of bytes have put that much text at `textAddress`. */
export interface TraceEngine {
  readonly memory: WebAssembly.Memory;
  pieceAddress(): Address;
  begin(): void;
  take(count: number): number;
  finish(): number;
  record(
    time: number, phase: number, id: number, x: number, y: number, source: number, force: number, maximum: number,
  ): void;
  endRecording(
    x: number, y: number, width: number, height: number,
    viewX: number, viewY: number, viewWidth: number, viewHeight: number,
  ): number;
  name(device: number, browser: number): void;
  strip(names: Flag): void;
  privateDetails(): number;
  write(): number;
  textAddress(): Address;
  faultLine(): number;
  header(): Address;
  schedule(): number;
  inputAddress(): Address;
}
