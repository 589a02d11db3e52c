/** Shows one control between the two buttons, as new. */
window.showControl = (id) => {
  const [template] = [...document.querySelectorAll('template')].filter(({ content }) => content.getElementById(id))
  document.getElementById('place').replaceChildren(document.importNode(template.content, true))
  if (id !== 'icon') return
  document.getElementById(id).items = [
    { type: 'org.example.new', title: 'New weighing', subtitle: 'Begin at zero' },
    { type: 'org.example.history', title: 'History' },
  ]
}
// What a page of one view does: it keeps the reader.
addEventListener('pop', (event) => event.preventDefault())

/** Starts a run of the transitioning button that ends when the test says so: `work.resolve()`, `work.reject()`. */
window.startWork = () => {
  const work = new Promise((resolve, reject) => (window.work = { resolve, reject }))
  document.getElementById('transition').run(() => work).catch(() => {})
}

/** How many keys have come up again. */
window.released = 0
addEventListener('keyup', () => (released += 1), true)
