// Beside what recorder.js records: clicks and submissions, and runs that a test starts and ends.
{
  const runs = []
  const say = (id, line) => recorder.log.push({ t: performance.now(), id, line, detail: null })

  /** Records the clicks that listeners of an element get. */
  recorder.followClicks = (element) => element.addEventListener('click', () => say(element.id, 'click'))
  prepare(() => {
    for (const element of document.querySelectorAll('pressure-transitioning-button, #own')) recorder.followClicks(element)
    runs.length = 0
  })
  // On the way down, before any handler of a test has a chance to cause the next event.
  addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      say(event.target.id, `submit ${event.target.id}`)
    },
    true,
  )
  /** What was recorded since the last question, as lines. */
  window.lines = () => recorder.take().map(({ line }) => line)
  /** The same, each with the milliseconds since a time of the page. */
  window.timed = (since) => recorder.take().map(({ t, line }) => `${Math.round(t - since)} ${line}`)

  /** Another button, beside the first one of the page, in place of the last such. */
  window.fresh = (attributes = {}, text = 'Send') => {
    const button = document.createElement('pressure-transitioning-button')
    button.textContent = text
    for (const [name, value] of Object.entries({ id: 'fresh', ...attributes })) button.setAttribute(name, value)
    recorder.followClicks(button)
    document.getElementById(button.id)?.remove()
    document.getElementById('fieldset').append(button)
    return button
  }

  /** Starts a run that ends when the test says so: `end(0, 'resolve')`. */
  window.startRun = (id) => {
    const button = document.getElementById(id) ?? window[id]
    const number = runs.length
    const end = {}
    end.promise = new Promise((resolve, reject) => Object.assign(end, { resolve, reject }))
    runs.push(end)
    const promise = button.run(() => {
      say(id, `work ${number} in ${button.state}`)
      return end.promise
    })
    followRun(id, number, promise)
  }
  /** Records how the promise that `run` gave is settled, and in which state. */
  window.followRun = (id, number, promise) => {
    const button = document.getElementById(id) ?? window[id]
    promise.then(
      (value) => say(id, `run ${number} gives ${value} in ${button.state}`),
      (error) => say(id, `run ${number} throws ${error.name} in ${button.state}`),
    )
  }
  window.ends = runs
  /** Ends the work of a run: `resolve` with a value, or `reject` with a RangeError; then its promises are settled. */
  window.end = (number, how, value = 7) => {
    runs[number][how](how === 'reject' ? new RangeError('no') : value)
    return clock.turn()
  }

  /** Lets pass what moves; a failure is shown still. */
  window.still = async () => {
    for (let times = 0; times < 5; times += 1) await clock.stall(100)
  }
  /** When the browser has told the buttons of their sizes: it asks its observers in the order they came in. */
  const sized = () => new Promise((done) => {
    const observer = new ResizeObserver(() => done(observer.disconnect()))
    observer.observe(document.documentElement)
  })
  /** The same as `still`, once the browser has told of sizes, and of colours by the end of a transition. */
  window.settled = async () => {
    await sized()
    await clock.tick()
    const buttons = [...document.querySelectorAll('pressure-transitioning-button')]
    const changing = buttons.flatMap(({ shadowRoot }) => shadowRoot?.getAnimations() ?? [])
    await Promise.allSettled(changing.map(({ finished }) => finished))
    await sized()
    await still()
  }

  const box = (node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect()
    return { left, top, right, bottom }
  }
  const isShown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true })

  /** What is on the screen: boxes in pixels of the viewport. */
  window.look = (id) => {
    const root = document.getElementById(id).shadowRoot
    const pill = root.querySelector('svg > rect')
    const spinner = root.querySelector('[part~="spinner"]')
    return {
      button: box(root.querySelector('[part~="button"]')),
      pill: box(pill),
      fill: getComputedStyle(pill).fill,
      labels: [...root.querySelectorAll('svg text')].filter(isShown).map((node) => ({
        text: node.textContent, box: box(node), opacity: Number(getComputedStyle(node).opacity),
        fill: getComputedStyle(node).fill,
      })),
      spinner: spinner && isShown(spinner) ? box(spinner) : null,
    }
  }

  const short = (text) => text.replace(/-?\d+\.\d+(e-?\d+)?/g, (number) => Number(Number(number).toFixed(1)))
  /** The layers that are shown, back to front: what each has of attributes, and its text. */
  window.layers = (id) =>
    [...document.getElementById(id).shadowRoot.querySelectorAll('svg > :not(clipPath)')]
      .map((node) => [
        node.localName, ...Object.entries(recorder.attributes(node)).map(([name, value]) => `${name}=${short(value)}`).sort(),
        node.textContent,
      ].filter(Boolean).join(' '))
}
