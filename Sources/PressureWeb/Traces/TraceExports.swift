// The functions of pressurekit-testing.wasm. With them, a page reads and writes traces with the same code as tests and the
// command line. They only translate numbers and make no decisions.

import PressureKit
import PressureTesting

// The module has only one thread, the page's, so these have no data races.
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

/// Returns the address of the bytes for `take` and `name`, at most 65,536.
@_expose(wasm, "pieceAddress") @_cdecl("pressure_trace_piece_address")
func pieceAddress() -> UnsafeMutablePointer<UInt8>? { piece.baseAddress }

/// Discards the last trace.
@_expose(wasm, "begin") @_cdecl("pressure_trace_begin")
func begin() {
  reader = TraceReader()
  trace = nil
}

/// Reads the given number of bytes. Returns 0, or the result of `refuse` for a bad line.
@_expose(wasm, "take") @_cdecl("pressure_trace_take")
func take(_ count: Int32) -> Int32 {
  do throws(TraceFault) {
    try reader.read(piece[0..<max(0, min(Int(count), piece.count))])
    return 0
  } catch {
    return refuse(error)
  }
}

/// Ends the file. Returns 0, or the result of `refuse`.
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

/// Adds a sample to the recording, with the same arguments as the engine's `$feed`. A maximum of 0 means that the force is only
/// a fraction. Time never goes back, as in a control, because a browser's events of different kinds are not ordered by time.
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

/// Creates a trace from the samples recorded since the last call. Returns 0, or the result of `refuse` if they are not a
/// complete press.
@_expose(wasm, "endRecording") @_cdecl("pressure_trace_end_recording")
func endRecording(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ viewX: Double, _ viewY: Double,
  _ viewWidth: Double, _ viewHeight: Double
) -> Int32 {
  defer { samples = [] }
  do throws(TraceFault) {
    trace = try Trace(
      recording: samples, bounds: Rect(x: x, y: y, width: width, height: height),
      // A control without a viewport passes NaN.
      viewport: viewWidth >= 0
        ? Rect(x: viewX, y: viewY, width: viewWidth, height: viewHeight) : .unbounded)
    trace?.origin = TraceOrigin(making: .recorded)
    return 0
  } catch {
    return refuse(error)
  }
}

// MARK: Origin of the trace

/// Names the device and the browser of the trace: the first `device` bytes of the piece, and the next `browser` bytes. A length
/// of 0 removes the name.
@_expose(wasm, "name") @_cdecl("pressure_trace_name")
func name(_ device: Int32, _ browser: Int32) {
  guard let origin = trace?.origin else { return }
  let middle = max(0, min(Int(device), piece.count))
  let end = max(middle, min(middle + Int(browser), piece.count))
  trace?.origin = TraceOrigin(
    making: origin.making, device: String(decoding: piece[0..<middle], as: UTF8.self),
    browser: String(decoding: piece[middle..<end], as: UTF8.self), unit: origin.unit,
    range: origin.range)
}

/// Removes from the trace what could identify a person, and all names if `names` is 0.
@_expose(wasm, "strip") @_cdecl("pressure_trace_strip")
func strip(_ names: Int32) {
  trace = trace?.stripped(names: names != 0)
}

/// Puts the private details of the trace into the text, one per line. Returns the number of bytes.
@_expose(wasm, "privateDetails") @_cdecl("pressure_trace_private_details")
func privateDetails() -> Int32 {
  text.put((trace?.privateDetails ?? []).joined(separator: "\n").utf8)
}

// MARK: Content of the trace

/// Puts the text of the trace into the text buffer. Returns the number of bytes.
@_expose(wasm, "write") @_cdecl("pressure_trace_write")
func write() -> Int32 {
  text.put((trace?.text ?? "").utf8)
}

/// Returns the address of the text until the next call: a trace, its private details, or a fault.
@_expose(wasm, "textAddress") @_cdecl("pressure_trace_text_address")
func textAddress() -> UnsafePointer<UInt8>? { text.address }

/// Returns the line of the last fault, counted from 1; 0 if there is none.
@_expose(wasm, "faultLine") @_cdecl("pressure_trace_fault_line")
func faultLine() -> Int32 { line }

/// Returns the address of the maximum, the source, the duration in seconds, the bounds and the viewport.
@_expose(wasm, "header") @_cdecl("pressure_trace_header")
func header() -> UnsafePointer<Double>? {
  guard let trace else { return nil }
  let rects = [trace.bounds, trace.viewport]
  _ = numbers.put(
    [trace.maximum, Double(trace.source.rawValue), trace.samples.last?.time ?? 0]
      + rects.flatMap { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] })
  return numbers.address
}

/// Lists the inputs to feed to a control, with 60 frames per second until two seconds after the last contact. Returns the
/// number of rows.
@_expose(wasm, "schedule") @_cdecl("pressure_trace_schedule")
func schedule() -> Int32 {
  guard let trace else { return 0 }
  var timeline = Timeline(InputLog(), rate: 60)
  timeline.play(trace)
  return inputs.put(timeline.control.rows)
}

/// Returns the address of the rows, until the next `schedule`.
@_expose(wasm, "inputAddress") @_cdecl("pressure_trace_input_address")
func inputAddress() -> UnsafeRawPointer? { UnsafeRawPointer(inputs.address) }

/// Puts the reason into the text and sets the line for `faultLine`. Returns the number of bytes.
private func refuse(_ fault: TraceFault) -> Int32 {
  trace = nil
  line = Int32(truncatingIfNeeded: fault.line ?? 0)
  return text.put(fault.reason.description.utf8)
}
