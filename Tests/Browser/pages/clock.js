// A clock that stands still until a test lets time pass. `performance.now`, event time stamps, timers and frames all follow
// it, so a test never waits and gives the same result on a busy machine. A page whose address has `?realtime` keeps the
// browser's own clock. Load this script before all others.
{
  const real = {
    now: performance.now.bind(performance),
    requestAnimationFrame: window.requestAnimationFrame.bind(window),
    cancelAnimationFrame: window.cancelAnimationFrame.bind(window),
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    setInterval: window.setInterval.bind(window),
    clearInterval: window.clearInterval.bind(window),
  }
  /** The time between two frames in milliseconds, as on a 60 Hz screen. */
  const frameDuration = 1000 / 60
  const frames = new Map()
  /** The pending timers: due time, callback, and for an interval its period. */
  const timers = new Map()
  // Higher than the browser's own ids, so that the two can be told apart.
  let ids = 1e9
  let now = real.now()
  let isStopped = !new URLSearchParams(location.search).has('realtime')

  // WebKit's driver sets a timer of its own in the page for every command.
  const isOfTheDriver = (callback) => String(callback).includes('JavaScriptTimeout')

  performance.now = () => (isStopped ? now : real.now())
  const { get } = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')
  /** The times of events that a script may read later than they happen. */
  const stamps = new WeakMap()
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'keydown', 'keyup', 'click']) {
    const stamp = (event) => [event, ...(event.getCoalescedEvents?.() ?? [])].forEach((one) => stamps.set(one, now))
    addEventListener(type, stamp, { capture: true, passive: true })
  }
  Object.defineProperty(Event.prototype, 'timeStamp', {
    configurable: true,
    get() {
      return isStopped ? (stamps.get(this) ?? now) : get.call(this)
    },
  })

  window.requestAnimationFrame = (callback) => {
    if (!isStopped) return real.requestAnimationFrame(callback)
    frames.set(++ids, callback)
    return ids
  }
  window.cancelAnimationFrame = (id) => {
    if (!frames.delete(id)) real.cancelAnimationFrame(id)
  }
  window.setTimeout = (callback, delay = 0, ...values) => {
    if (!isStopped || isOfTheDriver(callback)) return real.setTimeout(callback, delay, ...values)
    timers.set(++ids, { time: now + delay, call: () => callback(...values) })
    return ids
  }
  window.setInterval = (callback, delay = 0, ...values) => {
    if (!isStopped) return real.setInterval(callback, delay, ...values)
    timers.set(++ids, { time: now + delay, call: () => callback(...values), every: delay })
    return ids
  }
  // Either function clears both kinds of timer, because they share their ids.
  for (const name of ['clearTimeout', 'clearInterval']) {
    window[name] = (id) => {
      if (!timers.delete(id)) real[name](id)
    }
  }

  // A server's answer takes real time.
  const { fetch } = window
  /** The requests that have not been answered yet. */
  const awaited = new Map()
  window.fetch = async (...request) => {
    const id = ++ids
    awaited.set(id, String(request[0]?.url ?? request[0]))
    const over = () => awaited.delete(id)
    try {
      const answer = await fetch(...request)
      // Wait until the whole body has arrived.
      answer.clone().arrayBuffer().then(over, over)
      return answer
    } catch (failure) {
      over()
      throw failure
    }
  }

  // So does a database's answer.
  const lasts = (kind, method, ends) => {
    const real = kind.prototype[method]
    kind.prototype[method] = function (...given) {
      const request = real.apply(this, given)
      const id = ++ids
      awaited.set(id, `${method} ${given[0]}`)
      for (const end of ends) request.addEventListener(end, () => awaited.delete(id))
      return request
    }
  }
  if (window.indexedDB) {
    for (const method of ['open', 'deleteDatabase']) lasts(IDBFactory, method, ['success', 'error', 'blocked'])
    lasts(IDBDatabase, 'transaction', ['complete', 'abort'])
  }
  /** True while something takes real time. A test may let a database wait, and then the page's time passes. */
  const isAnswering = () => awaited.size > 0 && !clock.ignoresAnswers

  /** Calls the timers that are due, the earliest first. */
  const ring = () => {
    for (;;) {
      const [id, timer] = [...timers].sort(([, one], [, other]) => one.time - other.time)[0] ?? []
      if (!timer || timer.time > now) return
      if (timer.every === undefined) timers.delete(id)
      else timer.time += Math.max(timer.every, 1)
      timer.call()
    }
  }
  const step = (duration) => {
    now += duration
    ring()
    const due = [...frames.values()]
    frames.clear()
    for (const callback of due) callback(now)
    for (const watcher of watchers) watcher(now)
  }
  const watchers = new Set()

  const { port1, port2 } = new MessageChannel()
  const turns = []
  port1.onmessage = () => turns.shift()()
  const message = () => new Promise((done) => {
    turns.push(done)
    port2.postMessage(null)
  })
  /**
   * Ends a task, so that all pending promise callbacks run first. WebKit may run the promise callbacks of its driver's
   * script only at the end of the next task. The first message is that task.
   */
  const turn = () => message().then(message)

  window.clock = {
    real,
    frameDuration,
    get isStopped() {
      return isStopped
    },
    /** True if a frame or a timer is pending. */
    get isNeeded() {
      return frames.size + timers.size > 0
    },
    turn,
    /** Passes `count` frames, each with its timers and the promise callbacks in between. */
    async tick(count = 1) {
      for (; count > 0; count -= 1) {
        step(frameDuration)
        await turn()
      }
    },
    /** Passes milliseconds frame by frame. The last frame may be shorter. */
    async pass(milliseconds) {
      const end = now + milliseconds
      while (end - now > 1e-6) {
        step(Math.min(frameDuration, end - now))
        await turn()
      }
    },
    /** Simulates a page that hangs: one frame after all of the time. */
    async stall(milliseconds) {
      step(milliseconds)
      await turn()
    },
    /** Calls a function after every frame; returns a function that stops this. */
    watch(watcher) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    /** Switches to the browser's own clock. Pending frames and timers wait until `stop`. */
    start() {
      isStopped = false
    },
    stop() {
      now = Math.max(now, real.now())
      isStopped = true
    },
    /** Waits for the browser's next real frame, before which it dispatches input, scroll and size events. */
    painted: () => new Promise((done) => {
      real.requestAnimationFrame(() => done())
      // A hidden page gets no frames.
      const look = () => (document.hidden ? done() : real.setTimeout(look, 50))
      look()
    }),
    get awaitsFrame() {
      return frames.size > 0
    },
    /** True if the page waits for the answer of a server or of a database. */
    get awaitsAnswer() {
      return isAnswering()
    },
    /** Set this to true while a test holds answers back. */
    ignoresAnswers: false,
    /** Lists everything that the page waits for, for the message of a failed wait. */
    get waits() {
      const hidden = document.hidden ? ', hidden' : ''
      return `${frames.size} frames, ${timers.size} timers, ${JSON.stringify([...awaited.values()])}${hidden}, at ${now} ms`
    },
    /** Removes all watchers and timers. */
    clear() {
      watchers.clear()
      timers.clear()
    },
  }

  /**
   * Waits until a condition is true, and returns its value. First the browser may dispatch its input, scroll and size
   * events, and servers and databases may answer. Then the page's time passes while the page needs it, up to `seconds`.
   * Real time may have its own limit.
   */
  window.until = async (condition, seconds, realSeconds = seconds) => {
    const [end, last] = [real.now() + realSeconds * 1000, now + seconds * 1000]
    for (let painted = 0; ; ) {
      const answer = condition()
      if (answer) return answer
      if (painted > 1 && !isAnswering() && isStopped && clock.isNeeded && now < last) {
        await clock.tick()
      } else if (real.now() < end) {
        await clock.painted()
        painted = isAnswering() ? 0 : painted + 1
      } else {
        return answer
      }
    }
  }
}
