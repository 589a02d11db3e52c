prepare(() => {
  document.getElementById('icon').items = [
    { type: 'org.example.new', title: 'New weighing' },
    { type: 'org.example.history', title: 'History' },
  ]
  // Record clicks too: recorder.js does not record them.
  const button = document.getElementById('transition')
  button.addEventListener('click', () => recorder.log.push({ t: performance.now(), id: button.id, line: 'click' }))
})
// Keep this page, as a single-page app does.
addEventListener('pop', (event) => event.preventDefault())

/** Shows one control as the page's only control, and leaves the rest of the page unchanged. */
window.showControl = (id) => {
  for (const fieldset of document.querySelectorAll('fieldset')) {
    if (!fieldset.contains(document.getElementById(id))) fieldset.remove()
  }
}
