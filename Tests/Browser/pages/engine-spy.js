// Records the calls that the page's engine receives, in order, to show how the kit's script translates input. Load this
// script before the kit, which then calls these functions in place of the module's exports.
{
  const phases = ['began', 'moved', 'ended', 'cancelled']
  const sources = ['unknown', 'touch', 'touchEvent', 'pen', 'mouse', 'trackpad', 'simulated']
  const keyPhases = ['down', 'repeated', 'up']
  const keys = ['space', 'enter', 'other']
  const reasons = [
    'captureLost', 'escape', 'focusLost', 'hostInactive', 'displaced', 'menu', 'removed', 'unreachable', 'changed', 'moved',
    'keysLost',
  ]
  /** "space down", or "space down with a modifier". */
  const key = (value) => `${keys[(value >> 2) & 3]} ${keyPhases[value & 3]}${value & 16 ? ' with a modifier' : ''}`
  const round = (number, digits = 3) => Number(number.toFixed(digits))

  /** The subject with which each control's press began. */
  const begun = {}
  /** The control of the last call, and the status that it returned. */
  let handle, status
  /** The interruption that the engine makes of what the page sees; null if it makes none, so that there are no events. */
  const interruption = (reason, time) => status & 2048 ? { interruption: reason, time } : null

  /** For each function, the recorded part of a call; null if the call is not recorded. */
  const calls = {
    feed: (time, phase, id, x, y, source, force, maximum, radius, buttons, isPrimary, isCovered, isForceless) => ({
      phase: phases[phase], x: round(x, 1), y: round(y, 1), source: sources[source], force: round(force),
      maximum: round(maximum), radius: round(radius, 1), buttons, isPrimary: Boolean(isPrimary),
      isCovered: Boolean(isCovered), ...isForceless && { isForceless }, id, time,
    }),
    input: (time, kind, value) =>
      [null, { activation: true, time }, { key: key(value), time }, { interruption: reasons[value], time },
        { enabled: Boolean(value), time }][kind],
    begin: (subject) => {
      begun[handle] = subject
    },
    look: (time, isReachable, subject) =>
      interruption(!isReachable ? 'unreachable' : subject !== begun[handle] ? 'changed' : 'moved', time),
    scroll: (time) => interruption('displaced', time),
    locate: (...numbers) => ({ bounds: numbers.slice(0, 4), viewport: numbers.slice(4) }),
    set: (option, value) => ({ option, value }),
    resetColors: () => ({}),
    setColor: (slot, ...color) => ({ colour: slot, is: color.map((part) => round(part, 2)) }),
    setTextSize: (slot, width, height) => ({ text: slot, width, height }),
  }

  const overhear = (instance) => {
    if (!instance.exports.feed) return instance
    const exports = { ...instance.exports }
    for (const [name, read] of Object.entries(calls)) {
      const call = exports[name]
      exports[name] = (...numbers) => {
        status = call(...numbers)
        handle = numbers.shift()
        const seen = read(...numbers)
        if (seen) spy.calls.push({ call: name, handle, ...seen })
        return status
      }
    }
    return { exports }
  }
  WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
    construct: (Instance, values) => overhear(new Instance(...values)),
  })

  window.spy = {
    calls: [],
    /** The calls of the named functions since the last call of `take`. */
    take(...names) {
      return this.calls.splice(0).filter(({ call }) => names.includes(call))
    },
  }
}
