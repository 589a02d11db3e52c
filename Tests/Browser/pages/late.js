/** Loads the kit into the loaded page; returns a promise for its definition. */
window.loadKit = () => {
  const script = document.createElement('script')
  script.type = 'module'
  script.src = '/pressurekit/pressurekit.js'
  document.head.append(script)
  return customElements.whenDefined('pressure-confirm-button').then(() => true)
}
