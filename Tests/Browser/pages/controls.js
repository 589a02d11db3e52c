prepare(() => {
  document.getElementById('icon').items = [
    { type: 'org.example.new', title: 'New weighing' },
    { type: 'org.example.history', title: 'History' },
  ]
  // What the page hears of it, beside what recorder.js records.
  const button = document.getElementById('transition')
  button.addEventListener('click', () => recorder.log.push({ t: performance.now(), id: button.id, line: 'click' }))
})
// What a page of one view does: it keeps the reader.
addEventListener('pop', (event) => event.preventDefault())

/** Shows one control, as the only one of the page, with the rest of the page as it was. */
window.showControl = (id) => {
  for (const fieldset of document.querySelectorAll('fieldset')) {
    if (!fieldset.contains(document.getElementById(id))) fieldset.remove()
  }
}
