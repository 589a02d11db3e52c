// Loads scripts of the kit when a test says so, and notes what a page hears of a failure.
window.faults = []
addEventListener('unhandledrejection', (event) => {
  event.preventDefault()
  faults.push(event.reason.message)
})
addEventListener('error', ({ message }) => faults.push(message))

/** Imports modules, one after the other: which elements each has defined by then, and what its `ready` came to. */
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

/** Imports a module, and takes no notice of its promise. */
window.loadCarelessly = (address) => import(address).then(() => true)
