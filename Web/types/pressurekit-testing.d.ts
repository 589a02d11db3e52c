/** The control on which a press was recorded or is replayed; made by script/generate. */
export type TracedControl = 'confirm-button' | 'transitioning-button' | 'scale' | 'peek' | 'app-icon';

/** A corner, a width and a height, in points. */
export type TraceRect = [x: number, y: number, width: number, height: number];

/** One report of one contact. */
export interface TraceSample {
  /** Seconds from the first sample. */
  readonly t: number;
  readonly phase: 'began' | 'moved' | 'ended' | 'cancelled';
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** The force, in the unit of the trace's `maximum`. */
  readonly force: number;
}

/** The origin of a trace; null for each part that it does not say. */
export interface TraceOrigin {
  /** `recorded` if a person pressed. */
  readonly origin: 'recorded' | 'made up' | null;
  readonly device: string | null;
  readonly browser: string | null;
  /** The unit of the range, for example `steps` if a device's scale is unknown. */
  readonly unit: string | null;
  /** The device's own numbers for no force and for its maximum. */
  readonly range: [least: number, most: number] | null;
}

/** Resolves when traces can be read and replayed. Rejects if an engine does not load. */
export const ready: Promise<void>;

/** A recorded press, in the format that `pressure replay` reads. It is immutable. */
export class Trace {
  private constructor();
  /** Reads a trace. Throws a `TraceFault` at the first bad line, or if the press is longer than five minutes. */
  static parse(content: string | ArrayBuffer | Uint8Array): Trace;
  /** The sensor's maximum, in units of an average touch; 0 without a sensor. */
  readonly maximum: number;
  readonly source: 'unknown' | 'touch' | 'touchEvent' | 'pen' | 'mouse' | 'trackpad' | 'simulated';
  /** Seconds from the first sample to the last. */
  readonly duration: number;
  /** The control's rectangle. */
  readonly bounds: TraceRect;
  /** The visible part of the screen. */
  readonly viewport: TraceRect;
  readonly samples: TraceSample[];
  /** The origin. It does not affect a replay. */
  readonly origin: TraceOrigin;
  /**
   * The private details that the trace reveals, as sentences without a full stop: the control's place on the screen, the
   * system's own ids of contacts, or a device or browser name with an owner, an address or a long number. It may miss names
   * that identify a person in other ways.
   */
  readonly privateDetails: string[];
  /** The trace as JSON Lines. Reading it back gives exactly the same numbers. */
  readonly text: string;
  /** Returns the trace with other names, cut at 100 bytes. An empty text removes a name. */
  named(names: { device?: string; browser?: string }): Trace;
  /** Returns the press without details that could identify a person, and without any names if `names` is false. */
  stripped(options?: { names?: boolean }): Trace;
}

/** The reason why a trace is refused. */
export class TraceFault extends Error {
  /** The line, counted from 1; null if the trace was not read from a text. */
  readonly line: number | null;
  readonly reason: string;
}

/** The result of one input. */
export interface TraceStep {
  /** The time in seconds. */
  readonly t: number;
  /** The phase of the contact; null for a frame. */
  readonly phase: TraceSample['phase'] | null;
  readonly events: string[];
  /** The state after the input. */
  readonly state: string;
  /** The intention: how hard the person means it, 0…1. */
  readonly intention: number;
  readonly source: 'none' | 'measured' | 'area' | 'time';
}

/** A trace on a control with its default options, at any of its steps. */
export class TraceReplay {
  /** Replays the whole trace once, and then shows its first step. */
  constructor(trace: Trace, control: TracedControl);
  readonly control: TracedControl;
  /** The control's drawing, in points. Put it into an SVG element of the page. */
  readonly svg: SVGSVGElement;
  /** The rectangle around the drawings and contacts of all steps. */
  readonly extent: TraceRect;
  readonly steps: TraceStep[];
  /** A line for each step, exact to the bit: the output of `pressure replay --format bits`. */
  readonly transcript: string[];
  /** The index of the step that is shown. */
  readonly step: number;
  /** Shows a step, or the nearest one if the index is out of range. Going back replays from the beginning. */
  seek(step: number): void;
  /** Destroys the control. The replay cannot be used afterwards. */
  close(): void;
}

/** The controls on which a trace can be replayed. */
export const replayedControls: TracedControl[];

/** A finished press: its trace, or the fault if it cannot become one, for example if it is longer than five minutes. */
export type RecordedPress =
  | { control: TracedControl; trace: Trace; fault?: undefined }
  | { control: TracedControl; trace?: undefined; fault: TraceFault };

/**
 * Calls a function after each press in the page; null stops it. Import this module before `pressurekit.js`: otherwise it
 * records no presses.
 */
export function recordTraces(listener: ((press: RecordedPress) => void) | null): void;
