// A clock that stands until a test lets it pass: `performance.now`, the time stamps of events, timers and frames all
// follow it, so that a test waits for nothing and finds the same on a busy machine. A page whose address has
// `?realtime` keeps the browser's own. Loaded before everything else.
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
  /** Milliseconds from one frame to the next, as on a screen of 60 Hz. */
  const frameDuration = 1000 / 60
  const frames = new Map()
  /** What is due: its time, its callback, and for an interval the time to the next. */
  const timers = new Map()
  // Above those of the browser, which are told apart by it.
  let ids = 1e9
  let now = real.now()
  let isStopped = !new URLSearchParams(location.search).has('realtime')

  // WebKit's driver puts a timer of its own into the page for every question it asks.
  const isOfTheDriver = (callback) => String(callback).includes('JavaScriptTimeout')

  performance.now = () => (isStopped ? now : real.now())
  const { get } = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')
  Object.defineProperty(Event.prototype, 'timeStamp', {
    configurable: true,
    get() {
      return isStopped ? now : get.call(this)
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
  // Either of the two clears both kinds: they share their numbers.
  for (const name of ['clearTimeout', 'clearInterval']) {
    window[name] = (id) => {
      if (!timers.delete(id)) real[name](id)
    }
  }

  // An answer of a server takes real time.
  const { fetch } = window
  /** What was asked of the server, and is not there yet. */
  const awaited = new Map()
  window.fetch = async (...request) => {
    const id = ++ids
    awaited.set(id, String(request[0]?.url ?? request[0]))
    const over = () => awaited.delete(id)
    try {
      const answer = await fetch(...request)
      // Until all of it has come.
      answer.clone().arrayBuffer().then(over, over)
      return answer
    } catch (failure) {
      over()
      throw failure
    }
  }

  /** Calls the timers that are due by now, the earliest first. */
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
   * A task of its own: everything that promises have left to do is done before it. WebKit may leave to the end of the
   * next task what promises of its driver's script have to do, and that task is the first message.
   */
  const turn = () => message().then(message)

  window.clock = {
    real,
    frameDuration,
    get isStopped() {
      return isStopped
    },
    /** Whether a frame or a timer is waited for. */
    get isNeeded() {
      return frames.size + timers.size > 0
    },
    turn,
    /** Lets frames pass, by default one, each with its timers; what promises do in between is done. */
    async tick(count = 1) {
      for (; count > 0; count -= 1) {
        step(frameDuration)
        await turn()
      }
    },
    /** Lets so many milliseconds pass, frame by frame; the last frame may be a short one. */
    async pass(milliseconds) {
      const end = now + milliseconds
      while (end - now > 1e-6) {
        step(Math.min(frameDuration, end - now))
        await turn()
      }
    },
    /** As a page that hangs for so long: one frame after all of it. */
    async stall(milliseconds) {
      step(milliseconds)
      await turn()
    },
    /** Calls a function after every frame that passes; gives what ends it. */
    watch(watcher) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    /** From now on the browser's own clock; what was waited for before waits until it is stopped again. */
    start() {
      isStopped = false
    },
    stop() {
      now = Math.max(now, real.now())
      isStopped = true
    },
    /** The next real frame of the browser, before which it tells the page of input, scrolling and sizes. */
    painted: () => new Promise((done) => {
      real.requestAnimationFrame(() => done())
      // A page that is hidden gets no frames.
      const look = () => (document.hidden ? done() : real.setTimeout(look, 50))
      look()
    }),
    get awaitsFrame() {
      return frames.size > 0
    },
    /** Whether the page waits for an answer of its server. */
    get awaitsAnswer() {
      return awaited.size > 0
    },
    /** What the page waits for, for the message of a test that waited in vain. */
    get waits() {
      const hidden = document.hidden ? ', hidden' : ''
      return `${frames.size} frames, ${timers.size} timers, ${JSON.stringify([...awaited.values()])}${hidden}, at ${now} ms`
    },
    /** Forgets who watches, and the timers. */
    clear() {
      watchers.clear()
      timers.clear()
    },
  }

  /**
   * What a condition gives once it gives something true. First the browser may say what it has to say, of input, scrolling
   * and sizes, and the server to answer; then the page's time passes as long as something waits for it, up to so many
   * seconds. Real time may have a limit of its own.
   */
  window.until = async (condition, seconds, realSeconds = seconds) => {
    const [end, last] = [real.now() + realSeconds * 1000, now + seconds * 1000]
    for (let painted = 0; ; ) {
      const answer = condition()
      if (answer) return answer
      if (painted > 1 && !awaited.size && isStopped && clock.isNeeded && now < last) {
        await clock.tick()
      } else if (real.now() < end) {
        await clock.painted()
        painted = awaited.size ? 0 : painted + 1
      } else {
        return answer
      }
    }
  }
}
