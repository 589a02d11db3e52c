// The functions of pressurekit-testing.wasm, by which a page reads and writes traces with the same code
// as a test and the command line. They translate numbers and decide nothing.

import PressureKit
import PressureTesting

// The module has one thread, the page's: nothing can race for these.
nonisolated(unsafe) private var reader = TraceReader()
nonisolated(unsafe) private var trace: Trace?
nonisolated(unsafe) private var samples: [ContactSample] = []
nonisolated(unsafe) private var inputs = Handout<InputRow>()
nonisolated(unsafe) private var text = Handout<UInt8>()
nonisolated(unsafe) private var numbers = Handout<Double>()
nonisolated(unsafe) private var line: Int32 = 0
nonisolated(unsafe) private let piece = UnsafeMutableBufferPointer<UInt8>.allocate(
  capacity: 1 << 16)

// MARK: Reading

/// Forgets the last trace; returns where the next `take` finds its bytes, 65,536 at most.
@_expose(wasm, "begin") @_cdecl("pressure_trace_begin")
func begin() -> UnsafeMutablePointer<UInt8>? {
  reader = TraceReader()
  trace = nil
  return piece.baseAddress
}

/// Takes so many bytes; 0, or of a bad line what `refuse` says.
@_expose(wasm, "take") @_cdecl("pressure_trace_take")
func take(_ count: Int32) -> Int32 {
  do throws(TraceFault) {
    try reader.take(piece[0..<max(0, min(Int(count), piece.count))])
    return 0
  } catch {
    return refuse(error)
  }
}

/// Takes the end of the file; 0, or what `refuse` says.
@_expose(wasm, "finish") @_cdecl("pressure_trace_finish")
func finish() -> Int32 {
  do throws(TraceFault) {
    trace = try reader.finish()
    return 0
  } catch {
    return refuse(error)
  }
}

// MARK: Recording

/// Adds a sample to what is recorded, in the words of the engine's `$feed`: a maximum of 0 says that
/// only a fraction is known. Time that goes back stands still, as it does for a control: a browser's
/// events of several kinds are not in the order of their stamps.
@_expose(wasm, "record") @_cdecl("pressure_trace_record")
func record(
  _ time: Double, _ phase: Int32, _ id: Int32, _ x: Double, _ y: Double, _ source: Int32,
  _ force: Double, _ maximum: Double
) {
  samples.append(
    ContactSample(
      time: max(time, samples.last?.time ?? time),
      phase: ContactPhase(rawValue: UInt8(truncatingIfNeeded: phase)) ?? .cancelled,
      id: Int(id), position: Point(x: x, y: y),
      source: ContactSource(rawValue: UInt8(truncatingIfNeeded: source)) ?? .unknown,
      force: maximum > 0 ? .measured(force, maximum: maximum) : .normalized(force)))
}

/// Makes a trace of what was recorded since the last call; 0, or of no whole press what `refuse` says.
@_expose(wasm, "endRecording") @_cdecl("pressure_trace_end_recording")
func endRecording(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ viewX: Double, _ viewY: Double,
  _ viewWidth: Double, _ viewHeight: Double
) -> Int32 {
  defer { samples = [] }
  do throws(TraceFault) {
    trace = try Trace(
      recording: samples, bounds: Rect(x: x, y: y, width: width, height: height),
      // Controls that mean nothing by it are told of none, which are numbers that are none.
      viewport: viewWidth >= 0
        ? Rect(x: viewX, y: viewY, width: viewWidth, height: viewHeight) : .unbounded)
    return 0
  } catch {
    return refuse(error)
  }
}

// MARK: What the trace is

/// Writes its text; returns how many bytes.
@_expose(wasm, "write") @_cdecl("pressure_trace_write")
func write() -> Int32 {
  text.put((trace?.text ?? "").utf8)
}

/// Where the text is, until the next call: that of a trace, or why it was refused.
@_expose(wasm, "textAddress") @_cdecl("pressure_trace_text_address")
func textAddress() -> UnsafePointer<UInt8>? { text.address }

/// The line of the last fault, counted from 1; 0 where there is none.
@_expose(wasm, "faultLine") @_cdecl("pressure_trace_fault_line")
func faultLine() -> Int32 { line }

/// Its maximum, source and duration in seconds, then its bounds and viewport; where they are.
@_expose(wasm, "header") @_cdecl("pressure_trace_header")
func header() -> UnsafePointer<Double>? {
  guard let trace else { return nil }
  let rects = [trace.bounds, trace.viewport]
  _ = numbers.put(
    [trace.maximum, Double(trace.source.rawValue), trace.samples.last?.time ?? 0]
      + rects.flatMap { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] })
  return numbers.address
}

/// Lists what to feed to a control, 60 frames a second and those of two seconds after the last contact;
/// returns how many rows.
@_expose(wasm, "schedule") @_cdecl("pressure_trace_schedule")
func schedule() -> Int32 {
  guard let trace else { return 0 }
  var timeline = Timeline(InputLog(), rate: 60)
  timeline.play(trace)
  return inputs.put(timeline.control.rows)
}

/// Where the rows are, until the next `schedule`.
@_expose(wasm, "inputAddress") @_cdecl("pressure_trace_input_address")
func inputAddress() -> UnsafeRawPointer? { UnsafeRawPointer(inputs.address) }

/// Puts the reason into the text; returns how long that is, and leaves the line to `faultLine`.
private func refuse(_ fault: TraceFault) -> Int32 {
  trace = nil
  line = Int32(truncatingIfNeeded: fault.line ?? 0)
  return text.put(fault.reason.description.utf8)
}
