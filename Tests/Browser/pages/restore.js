// Restores a page to its original state, which is faster than loading it again: each test begins with new elements, without
// leftovers of the last test. Loaded with `defer` and before the kit, so that it sees the original page.
{
  const root = document.documentElement
  const contents = document.body.innerHTML
  const attributes = new Map([root, document.body].map((node) => [node, [...node.attributes].map((one) => one.cloneNode())]))
  const address = location.href
  const preparations = []
  let own

  /** Prepares the page's elements, now and each time they are created again. */
  window.prepare = (how) => {
    preparations.push(how)
    how()
  }

  /** Call this when the page is ready: later additions belong to a test. */
  window.remember = () => {
    own = new Map([window, document, navigator, localStorage, sessionStorage].map(
      (object) => [object, new Set(Object.getOwnPropertyNames(object))],
    ))
    counters.remember()
  }

  /** Restores the page; resolves to true if that succeeded. */
  window.restore = async () => {
    if (!own || location.href !== address) return false
    clock.clear()
    document.body.replaceChildren()
    // Removed elements request no frames after these: a button that loses its contact draws once more.
    await clock.tick(3)
    if (clock.awaitsFrame) return false
    for (const [object, names] of own) {
      for (const name of Object.getOwnPropertyNames(object)) if (!names.has(name)) delete object[name]
    }
    for (const [node, before] of attributes) {
      for (const { name } of [...node.attributes]) node.removeAttribute(name)
      for (const one of before) node.setAttributeNode(one.cloneNode())
    }
    document.adoptedStyleSheets = []
    counters.restore()
    document.body.innerHTML = contents
    for (const how of preparations) how()
    // Reset the start of Tab navigation, the selection and the scroll position.
    const first = document.createElement('button')
    document.body.prepend(first)
    first.focus()
    first.remove()
    getSelection().removeAllRanges()
    scrollTo({ left: 0, top: 0, behavior: 'instant' })
    recorder.clear()
    spy.calls.length = 0
    return true
  }
}
