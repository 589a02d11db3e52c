/** Shows a new control between the two buttons. */
window.showControl = (id) => {
  const [template] = [...document.querySelectorAll('template')].filter(({ content }) => content.getElementById(id))
  document.getElementById('place').replaceChildren(document.importNode(template.content, true))
  if (id !== 'icon') return
  document.getElementById(id).items = [
    { type: 'org.example.new', title: 'New weighing', subtitle: 'Begin at zero' },
    { type: 'org.example.history', title: 'History' },
  ]
}
// Keep this page, as a single-page app does.
addEventListener('pop', (event) => event.preventDefault())

/** Starts a run of the transitioning button that ends when the test calls `work.resolve()` or `work.reject()`. */
window.startWork = () => {
  const work = new Promise((resolve, reject) => (window.work = { resolve, reject }))
  document.getElementById('transition').run(() => work).catch(() => {})
}

/** The number of keys that were released. */
window.released = 0
addEventListener('keyup', () => (released += 1), true)
