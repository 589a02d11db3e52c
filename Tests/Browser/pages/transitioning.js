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

  /** Starts a run that ends when the test says so: `ends[0].resolve(7)`. */
  window.startRun = (id) => {
    const button = document.getElementById(id) ?? window[id]
    const number = runs.length
    const end = Promise.withResolvers?.() ?? {}
    if (!end.promise) end.promise = new Promise((resolve, reject) => Object.assign(end, { resolve, reject }))
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

  const box = (node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect()
    return { left, top, right, bottom }
  }
  const isShown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const opacity = (node) => Number(getComputedStyle(node).opacity)

  /** What is on the screen: boxes in pixels of the viewport. */
  window.look = (id) => {
    const root = document.getElementById(id).shadowRoot
    const pill = [...root.querySelectorAll('svg > rect')].find((node) => !node.closest('clipPath, defs'))
    const spinner = root.querySelector('[part~="spinner"]')
    return {
      button: box(root.querySelector('[part~="button"]')),
      pill: box(pill),
      fill: getComputedStyle(pill).fill,
      labels: [...root.querySelectorAll('svg text')].filter(isShown).map((node) => ({
        text: node.textContent, box: box(node), opacity: opacity(node), fill: getComputedStyle(node).fill,
      })),
      spinner: spinner && isShown(spinner) ? box(spinner) : null,
      // In turns.
      dashes: spinner && isShown(spinner)
        ? parseFloat(getComputedStyle(spinner).strokeDasharray) / spinner.getAttribute('pathLength') : null,
    }
  }

  /** Waits so many milliseconds of the page's time, by frames. */
  window.pass = (milliseconds) => clock.pass(milliseconds)
  /** The look in every frame of so many milliseconds from now. */
  window.watchLook = async (id, milliseconds) => {
    const looks = []
    const end = clock.watch(() => looks.push(look(id)))
    await clock.pass(milliseconds)
    end()
    return looks
  }
}
