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

/// Where `take` and `name` find their bytes, 65,536 at most.
@_expose(wasm, "pieceAddress") @_cdecl("pressure_trace_piece_address")
func pieceAddress() -> UnsafeMutablePointer<UInt8>? { piece.baseAddress }

/// Forgets the last trace.
@_expose(wasm, "begin") @_cdecl("pressure_trace_begin")
func begin() {
  reader = TraceReader()
  trace = nil
}

/// Takes so many bytes; 0, or of a bad line what `refuse` says.
@_expose(wasm, "take") @_cdecl("pressure_trace_take")
func take(_ count: Int32) -> Int32 {
  do throws(TraceFault) {
    try reader.read(piece[0..<max(0, min(Int(count), piece.count))])
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
    trace?.origin = TraceOrigin(making: .recorded)
    return 0
  } catch {
    return refuse(error)
  }
}

// MARK: Where the trace is from

/// Gives the trace the names of a device and a browser: so many bytes of the piece, and so many after them; none for none.
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

/// Takes out of the trace what could tell a person apart; also all names, if `names` is 0.
@_expose(wasm, "strip") @_cdecl("pressure_trace_strip")
func strip(_ names: Int32) {
  trace = trace?.stripped(names: names != 0)
}

/// Puts what it tells besides the press into the text, a line each; returns how many bytes.
@_expose(wasm, "privateDetails") @_cdecl("pressure_trace_private_details")
func privateDetails() -> Int32 {
  text.put((trace?.privateDetails ?? []).joined(separator: "\n").utf8)
}

// MARK: What the trace is

/// Writes its text; returns how many bytes.
@_expose(wasm, "write") @_cdecl("pressure_trace_write")
func write() -> Int32 {
  text.put((trace?.text ?? "").utf8)
}

/// Where the text is, until the next call: that of a trace, what it tells, or why it was refused.
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
