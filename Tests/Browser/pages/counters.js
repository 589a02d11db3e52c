// Counts what a page schedules and listens to. Load this script right after the clock, so that it counts everything that
// the kit does.
{
  const original = {
    requestAnimationFrame: window.requestAnimationFrame.bind(window),
    cancelAnimationFrame: window.cancelAnimationFrame.bind(window),
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    setInterval: window.setInterval.bind(window),
    clearInterval: window.clearInterval.bind(window),
    addEventListener: EventTarget.prototype.addEventListener,
    removeEventListener: EventTarget.prototype.removeEventListener,
  }

  const pending = { frames: new Set(), timeouts: new Set(), intervals: new Set() }
  let scheduled = 0

  window.requestAnimationFrame = (callback) => {
    scheduled += 1
    const id = original.requestAnimationFrame((time) => {
      pending.frames.delete(id)
      callback(time)
    })
    pending.frames.add(id)
    return id
  }
  window.cancelAnimationFrame = (id) => {
    pending.frames.delete(id)
    original.cancelAnimationFrame(id)
  }
  // WebKit's driver sets a timer of its own in the page for every command.
  const isOfTheDriver = (callback) => String(callback).includes('JavaScriptTimeout')

  window.setTimeout = (callback, delay, ...rest) => {
    if (isOfTheDriver(callback)) return original.setTimeout(callback, delay, ...rest)
    scheduled += 1
    const id = original.setTimeout(
      (...values) => {
        pending.timeouts.delete(id)
        callback(...values)
      },
      delay,
      ...rest,
    )
    pending.timeouts.add(id)
    return id
  }
  window.setInterval = (callback, delay, ...rest) => {
    scheduled += 1
    const id = original.setInterval(callback, delay, ...rest)
    pending.intervals.add(id)
    return id
  }
  // Either function clears both kinds of timer, because they share their ids.
  for (const name of ['clearTimeout', 'clearInterval']) {
    window[name] = (id) => {
      pending.timeouts.delete(id)
      pending.intervals.delete(id)
      original[name](id)
    }
  }

  // Listeners on targets that outlive an element: the window, the document and its nodes except the kit's elements and
  // their shadow trees, and objects such as a MediaQueryList. They are kept by target and key, without keeping targets
  // alive.
  const targets = new Set()
  const known = new WeakMap()
  const key = (type, listener, options) => {
    if (!listener[identity]) listener[identity] = ++listeners
    return `${type} ${listener[identity]} ${typeof options === 'boolean' ? options : Boolean(options?.capture)}`
  }
  const identity = Symbol('listener')
  let listeners = 0

  const isOfAnElement = (target) => {
    if (!(target instanceof Node)) return target instanceof AbortSignal || target instanceof XMLHttpRequest
    const root = Node.prototype.getRootNode.call(target)
    return root instanceof ShadowRoot || target instanceof ShadowRoot || target.localName?.startsWith('pressure-')
  }
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window
    if (!listener || isOfAnElement(target)) return original.addEventListener.call(target, type, listener, options)
    const entry = key(type, listener, options)
    let keys = known.get(target)
    if (!keys) {
      known.set(target, (keys = new Map()))
      targets.add(new WeakRef(target))
    }
    if (options?.signal?.aborted) return
    if (options?.signal) original.addEventListener.call(options.signal, 'abort', () => keys.delete(entry))
    keys.set(entry, { type, listener, options })
    if (options?.once) original.addEventListener.call(target, type, () => keys.delete(entry), options)
    original.addEventListener.call(target, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window
    if (listener && !isOfAnElement(target)) known.get(target)?.delete(key(type, listener, options))
    original.removeEventListener.call(target, type, listener, options)
  }

  let remembered
  const everything = () => [...targets].flatMap((reference) => {
    const target = reference.deref()
    return target ? [...known.get(target)].map(([entry, one]) => ({ target, entry, ...one })) : []
  })

  // Record the memory of the kit's engine, which a page cannot access.
  WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
    construct(Instance, values) {
      const instance = new Instance(...values)
      counters.memory = Object.values(instance.exports).find((value) => value instanceof WebAssembly.Memory)
      return instance
    },
  })

  window.counters = {
    original,
    memory: null,
    /** The number of frames and timers requested since the beginning. */
    get scheduled() {
      return scheduled
    },
    get pending() {
      return {
        frames: pending.frames.size,
        timeouts: pending.timeouts.size,
        intervals: pending.intervals.size,
        animations: document.getAnimations({ subtree: true }).length,
      }
    },
    /** The current listeners, as sorted "target type" texts. */
    get listeners() {
      const lines = []
      for (const reference of targets) {
        const target = reference.deref()
        // A node outside the page only exists until the browser collects it.
        if (!target || (target instanceof Node && !target.isConnected)) continue
        const name = target instanceof Element ? target.localName : target.constructor.name
        for (const entry of known.get(target).keys()) lines.push(`${name} ${entry.split(' ')[0]}`)
      }
      return lines.sort()
    },
    /**
     * Waits until all pending work is done: the page's frames and timers, the browser's transitions, and the effects of
     * size and end events. Returns what is still pending.
     */
    async settled() {
      for (let [round, quiet] = [0, 0]; round < 600 && quiet < 3; round += 1) {
        await clock.painted()
        // Ten frames of the page for each real frame, in which transitions begin and end and sizes are reported.
        if (clock.isNeeded) await clock.tick(10)
        quiet = clock.awaitsAnswer || Object.values(counters.pending).some((count) => count > 0) ? 0 : quiet + 1
      }
      return counters.pending
    },
    /** Remembers the current listeners. */
    remember() {
      remembered = new Set(everything().map(({ entry }) => entry))
    },
    /** Removes the listeners added since `remember`, and resets the counts. */
    restore() {
      for (const { target, entry, type, listener, options } of everything()) {
        if (!remembered.has(entry)) EventTarget.prototype.removeEventListener.call(target, type, listener, options)
      }
      scheduled = 0
    },
  }
}
