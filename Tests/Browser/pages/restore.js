// Brings a page back to what it was when it was read, in place of loading it again: a test begins with new elements, and
// nothing is left of the test before. Loaded with `defer` and before the kit, so that it sees the page as it was written.
{
  const root = document.documentElement
  const contents = document.body.innerHTML
  const attributes = new Map([root, document.body].map((node) => [node, [...node.attributes].map((one) => one.cloneNode())]))
  const address = location.href
  const preparations = []
  let own

  /** Does something with the page's elements, now and each time they are made anew. */
  window.prepare = (how) => {
    preparations.push(how)
    how()
  }

  /** To be called when the page is ready: what is there from then on and was not before is a test's. */
  window.remember = () => {
    own = new Map([window, document, navigator, localStorage, sessionStorage].map(
      (object) => [object, new Set(Object.getOwnPropertyNames(object))],
    ))
    counters.remember()
  }

  /** Whether the page is as it was when it was read. */
  window.restore = async () => {
    if (!own || location.href !== address) return false
    clock.clear()
    document.body.replaceChildren()
    // What is no longer in the page asks for no frame after these: a button that is left draws itself once more.
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
    // Where Tab goes from, what is selected and what is in sight.
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
