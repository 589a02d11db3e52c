// Loads the kit's scripts when the test requests it, and records the failures that a page sees.
window.faults = []
addEventListener('unhandledrejection', (event) => {
  event.preventDefault()
  faults.push(event.reason.message)
})
addEventListener('error', ({ message }) => faults.push(message))

/** Imports modules one after the other; returns which elements each has defined, and the result of its `ready`. */
window.load = async (...addresses) => {
  const results = []
  for (const address of addresses) {
    const module = await import(address)
    const isDefined = Boolean(customElements.get('pressure-peek'))
    const ready = await module.ready.then(() => 'ready', ({ message }) => message)
    results.push({ isDefined, ready })
  }
  return results
}

/** Imports a module and ignores its `ready` promise. */
window.loadCarelessly = (address) => import(address).then(() => true)
