// Records clicks and submissions too, which recorder.js does not record, and lets a test start and end runs.
{
  const runs = []
  const say = (id, line) => recorder.log.push({ t: performance.now(), id, line, detail: null })

  /** Records the clicks that an element's listeners receive. */
  recorder.followClicks = (element) => element.addEventListener('click', () => say(element.id, 'click'))
  prepare(() => {
    for (const element of document.querySelectorAll('pressure-transitioning-button, #own')) recorder.followClicks(element)
    runs.length = 0
  })
  // Capture, so that an event is recorded before a test's handler can cause the next one.
  addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      say(event.target.id, `submit ${event.target.id}`)
    },
    true,
  )
  /** The lines recorded since the last call. */
  window.lines = () => recorder.take().map(({ line }) => line)

  /** Creates a button beside the page's first one, and replaces the last button created so. */
  window.fresh = (attributes = {}, text = 'Send') => {
    const button = document.createElement('pressure-transitioning-button')
    button.textContent = text
    for (const [name, value] of Object.entries({ id: 'fresh', ...attributes })) button.setAttribute(name, value)
    recorder.followClicks(button)
    document.getElementById(button.id)?.remove()
    document.getElementById('fieldset').append(button)
    return button
  }

  /** Starts a run that ends when the test calls, for example, `end(0, 'resolve')`. */
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
  /** Records how the promise that `run` returned settles, and the button's state then. */
  window.followRun = (id, number, promise) => {
    const button = document.getElementById(id) ?? window[id]
    promise.then(
      (value) => say(id, `run ${number} gives ${value} in ${button.state}`),
      (error) => say(id, `run ${number} throws ${error.name} in ${button.state}`),
    )
  }
  window.ends = runs
  /** Ends a run's work, `resolve` with a value or `reject` with a RangeError, and waits until its promises settle. */
  window.end = (number, how, value = 7) => {
    runs[number][how](how === 'reject' ? new RangeError('no') : value)
    return clock.turn()
  }

  /** Passes the time of all animations. A failure is still shown afterwards. */
  window.still = async () => {
    for (let times = 0; times < 5; times += 1) await clock.stall(100)
  }
  /** Waits until the browser has reported sizes to the buttons: it calls observers in the order in which they were
   * created. */
  const sized = () => new Promise((done) => {
    const observer = new ResizeObserver(() => done(observer.disconnect()))
    observer.observe(document.documentElement)
  })
  /** Like `still`, but first waits until the browser has reported sizes, and colours at the end of a transition. */
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

  /** The visible parts, with boxes in pixels of the viewport. */
  window.look = (id) => {
    const root = document.getElementById(id).shadowRoot
    const pill = root.querySelector('svg > rect')
    const spinner = root.querySelector('[part~="spinner"]')
    return {
      button: box(root.querySelector('[part~="button"]')),
      pill: box(pill),
      fill: getComputedStyle(pill).fill,
      labels: [...root.querySelectorAll('button > [part=label]')].filter(isShown).map((node) => {
        // The slot's content is in the element.
        const content = node.assignedNodes ? root.host : node
        const range = new Range()
        range.selectNodeContents(content)
        return {
          text: content.textContent.trim(), box: box(range), opacity: Number(getComputedStyle(node).opacity), fill: getComputedStyle(node).color,
          clip: getComputedStyle(node).clipPath,
        }
      }),
      spinner: spinner && isShown(spinner) ? box(spinner) : null,
    }
  }

  const short = (text) => text.replace(/-?\d+\.\d+(e-?\d+)?/g, (number) => Number(Number(number).toFixed(1)))
  /** The visible layers, back to front: the attributes of each, and its text. */
  window.layers = (id) =>
    [...document.getElementById(id).shadowRoot.querySelectorAll('svg > :not(clipPath)')]
      .map((node) => [
        node.localName, ...Object.entries(recorder.attributes(node)).map(([name, value]) => `${name}=${short(value)}`).sort(),
        node.textContent,
      ].filter(Boolean).join(' '))
}
