/** The control that a press was recorded on or is replayed on; made by script/generate. */
export type TracedControl = 'confirm-button' | 'transitioning-button' | 'scale' | 'peek' | 'app-icon';

/** A corner, a width and a height, in points. */
export type TraceRect = [x: number, y: number, width: number, height: number];

/** What was known of one contact at one time. */
export interface TraceSample {
  /** Seconds from the first sample. */
  readonly t: number;
  readonly phase: 'began' | 'moved' | 'ended' | 'cancelled';
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** In the unit of the trace's `maximum`. */
  readonly force: number;
}

/** Where a trace is from, as far as it says; null of what it does not say. */
export interface TraceOrigin {
  /** Whether somebody pressed. */
  readonly origin: 'recorded' | 'made up' | null;
  readonly device: string | null;
  readonly browser: string | null;
  /** The unit of the range, as `steps` of a device whose scale nobody knows. */
  readonly unit: string | null;
  /** What the device itself says, from no force to its most. */
  readonly range: [least: number, most: number] | null;
}

/** Resolves when traces can be read and replayed; rejects when what they need does not load. */
export const ready: Promise<void>;

/** A press that was recorded, as the file `pressure replay` takes; it does not change. */
export class Trace {
  private constructor();
  /** Reads a trace; throws a `TraceFault` at the first bad line, or if it lasts over five minutes. */
  static parse(content: string | ArrayBuffer | Uint8Array): Trace;
  /** The most that the sensor can say, in units of an average touch; 0 without one. */
  readonly maximum: number;
  readonly source: 'unknown' | 'touch' | 'touchEvent' | 'pen' | 'mouse' | 'trackpad' | 'simulated';
  /** Seconds from the first sample to the last. */
  readonly duration: number;
  /** Where the control was. */
  readonly bounds: TraceRect;
  /** What of the screen could be seen. */
  readonly viewport: TraceRect;
  readonly samples: TraceSample[];
  /** Changes nothing of a replay. */
  readonly origin: TraceOrigin;
  /**
   * What it tells besides the press, in sentences without a full stop: where on which screen the control was, the system's
   * own numbers of contacts, a name with an owner, an address or a long number. It does not find every name that tells.
   */
  readonly privateDetails: string[];
  /** JSON Lines; every number reads back to the same bits. */
  readonly text: string;
  /** The same trace with these names in place of its own, cut at 100 bytes; an empty one is none. */
  named(names: { device?: string; browser?: string }): Trace;
  /** The same press without what could tell a person apart; without all names, too, where `names` is false. */
  stripped(options?: { names?: boolean }): Trace;
}

/** Why a trace is refused. */
export class TraceFault extends Error {
  /** Counted from 1; null of what was not read. */
  readonly line: number | null;
  readonly reason: string;
}

/** What came of one input. */
export interface TraceStep {
  /** Seconds. */
  readonly t: number;
  /** What a contact did; null of a frame. */
  readonly phase: TraceSample['phase'] | null;
  readonly events: string[];
  /** The state after it. */
  readonly state: string;
  /** How hard the person meant it, 0…1. */
  readonly intention: number;
  readonly source: 'none' | 'measured' | 'area' | 'time';
}

/** A trace on a control with its default options, at any of its steps. */
export class TraceReplay {
  /** Replays the whole trace once, and then shows its first step. */
  constructor(trace: Trace, control: TracedControl);
  readonly control: TracedControl;
  /** What is to be seen of the control, in points: for an SVG element of the page's. */
  readonly svg: SVGSVGElement;
  /** All that is to be seen in any step. */
  readonly extent: TraceRect;
  readonly steps: TraceStep[];
  /** A line for each step, to the bit: what `pressure replay --format bits` prints. */
  readonly transcript: string[];
  /** Which step is shown. */
  readonly step: number;
  /** Shows another, the nearest there is; going back replays from the beginning. */
  seek(step: number): void;
  /** Lets go of the control. */
  close(): void;
}

/** The controls that a trace can be replayed on. */
export const replayedControls: TracedControl[];

/** A press that is over: its trace, or why it is none, as one of over five minutes. */
export type RecordedPress =
  | { control: TracedControl; trace: Trace; fault?: undefined }
  | { control: TracedControl; trace?: undefined; fault: TraceFault };

/**
 * Calls a function with each press of the page that is over; null stops it. Import this module before
 * `pressurekit.js`: otherwise there is nothing to hear.
 */
export function recordTraces(listener: ((press: RecordedPress) => void) | null): void;
