// The functions that Sources/PressureWeb and Sources/PressureWeb/Traces export. A test compares them with this file.

/** A control of an engine; 0 without one. */
type Handle = number;
/** A truth value. Scripts may pass `true` and `false`; the engine returns 1 and 0. */
export type Flag = number | boolean;
/** The bits of a control's status after an input. */
type Status = number;
/** An address in the engine's memory. */
type Address = number;

/** The functions of pressurekit.wasm. The engine of a single element only has those that its control needs. */
export interface Engine {
  readonly memory: WebAssembly.Memory;
  /** Returns the engine's version; see `kitVersion`. */
  version(): number;
  create(kind: number): Handle;
  destroy(handle: Handle): void;
  /** Takes the code of the control's next event; 0 if there is none. */
  next(handle: Handle): number;
  /** Sets an option. Returns 1, or 0 if the value is out of range. */
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
    maximum: number, radius: number, buttons: number, isPrimary: Flag, isCovered: Flag,
    isForceless: Flag,
  ): Status;
  input(handle: Handle, time: number, kind: number, value: Flag): Status;
  /** Notes what a press begins on, or what a contact hits that comes down on an armed control. `partX` and `partY` are not numbers without a contact. */
  begin(handle: Handle, subject: number, x: number, y: number, width: number, height: number, partX: number, partY: number): void;
  look(
    handle: Handle, time: number, isReachable: Flag, subject: number, x: number, y: number, width: number, height: number,
  ): Status;
  scroll(handle: Handle, time: number, x: number, y: number, width: number, height: number): Status;
  /** Returns the simulated force of a contact; -1 if the contact is not simulated. */
  simulate(phase: number, id: number, y: number, source: number, force: number, isOn?: Flag, isFirst?: Flag): number;
  /** Returns 1 if the contact is simulated. */
  turnWheel(id: number, pixels: number): number;
  pressDigit(id: number, digit: number, isDown: Flag): number;
  draw(handle: Handle): Address;
  status(handle: Handle): Status;
  read(handle: Handle): Address;

  // For a confirm button.
  answer(handle: Handle, isTaken: Flag): void;
  locateItem(handle: Handle, x: number, y: number, width: number, height: number, cornerRadius: number): void;

  // For a transitioning button.
  startRun(handle: Handle, time: number): Status;
  startedRun(): number;
  finishRun(handle: Handle, time: number, run: number, succeeded: Flag): Status;
  setState(handle: Handle, time: number, state: number): Status;
  setProgress(handle: Handle, progress: number): void;

  // For a scale.
  tare(handle: Handle, time: number): Status;
  addPoint(handle: Handle, force: number, grams: number): number;
  clearPoints(handle: Handle): void;
  calibrationFault(handle: Handle): number;

  // For a peek.
  chooseAction(handle: Handle, time: number): Status;

  // For an app icon.
  setItems(handle: Handle, count: number): void;
  choose(handle: Handle, time: number, item: number): Status;
  route(last: number, call: number, action: number): number;
}

/** The functions of pressurekit-testing.wasm. If one returns a number of bytes, that much text is at `textAddress`. */
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
