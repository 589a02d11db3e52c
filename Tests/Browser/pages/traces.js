// A page that records presses, with functions for tests of traces, replays and the recorder alone.
import { ready, recordTraces, replayedControls, Trace, TraceFault, TraceReplay } from '/pressurekit/pressurekit-testing.js'

/** All properties of a trace except its rows. */
const told = ({ maximum, source, duration, bounds, viewport, text, samples }) =>
  ({ maximum, source, duration, bounds, viewport, text, samples })

const explained = (fault) =>
  ({ is: fault instanceof TraceFault && fault instanceof Error, name: fault.name, line: fault.line, reason: fault.reason, message: fault.message })

const hear = ({ control, trace, fault }) =>
  presses.push({ control, trace: trace && told(trace), fault: fault && explained(fault) })

/** All recorded presses. */
window.presses = []
window.tools = { recordTraces, replayedControls, Trace, TraceReplay, hear }

/** Reads a trace; returns its properties, or the reason it is refused. */
window.read = (text) => {
  try {
    return told(Trace.parse(text))
  } catch (fault) {
    return explained(fault)
  }
}

/** The replay of a trace on some controls: `[transcript, steps, extent]` for each. */
window.replay = (text, controls) => controls.map((control) => {
  const one = new TraceReplay(Trace.parse(text), control)
  one.close()
  return [one.transcript, one.steps, one.extent]
})

/** An engine whose calls the recorder receives. */
window.freshEngine = async () => {
  const bytes = await (await fetch('/pressurekit/pressurekit.wasm')).arrayBuffer()
  return new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports
}

prepare(() => {
  presses.length = 0
  recordTraces(hear)
  document.getElementById('app-icon').items = ['New', 'Open', 'Find'].map((title) => ({ type: title, title }))
})

/** The engine's number for the confirm button's `takesTaps` option. */
const takesTaps = 11

/**
 * Feeds sequences like "b1@0 m1@2 escape@5" to confirm buttons that the recorder follows. A step is a phase, the contact's
 * id and hundredths of a second; 2 is never a device's first contact. Returns the recorded presses of each sequence.
 */
window.feedAll = async (sequences, source = 1, control = 0, forces = [0.5, 0]) => {
  const engine = await freshEngine()
  const results = []
  for (const sequence of sequences) {
    recordTraces(hear)
    presses.length = 0
    const handle = engine.create(control)
    engine.locate(handle, 10, 20, 100, 44, 0, 0, 390, 844)
    // Turn taps off, so that a tap is a complete press, except in sequences about taps.
    if (control === 0 && !sequence.startsWith('taps ')) engine.set(handle, takesTaps, 0)
    for (const step of sequence.split(' ')) {
      if (step === 'taps') continue
      const [, what, id, at] = step.match(/^([a-z]+?)(\d*)(?:@(\d+))?$/)
      const time = 3 + at / 100
      if (what === 'escape') engine.input(handle, time, 3, 1)
      else if (what === 'key') engine.input(handle, time, 2, 0)
      else if (what === 'away') engine.locate(handle, 300, 300, 100, 44, 0, 0, 390, 844)
      else if (what === 'move') engine.locate(handle, 11, 21, 101, 45, 1, 1, 391, 845)
      else if (what === 'destroy') {
        engine.destroy(handle)
        // The next control must reuse its slot.
        if (engine.create(control) !== handle) throw Error('it was not destroyed')
      } else if (what === 'deaf') recordTraces(null)
      else if (what === 'hear') recordTraces(hear)
      else {
        const phase = 'bmec'.indexOf(what)
        const [force, maximum] = forces
        const isDown = phase < 2
        engine.feed(
          handle, time, phase, Number(id), 60, 40, source, isDown ? force : 0, maximum, 0, Number(isDown), Number(id !== '2'),
        )
      }
    }
    // Presses must not be reported while an event is still on its way to the control.
    if (presses.length) throw Error(`told too early: ${sequence}`)
    await clock.turn()
    results.push(presses.splice(0))
  }
  return results
}

// The elements are defined after the test functions are ready.
await ready
await import('/pressurekit/pressurekit.js')
