// Records what the libraries of a page listen for: bubbling events, with the submitter of a submission. Then loads the kit,
// with `?plain` without its engine.
// The submitter of one of the kit's buttons is the button's next sibling.
const idOf = (element) => (element.id ? element : element.previousElementSibling).closest('[id]').id
const record = (target, line) => recorder.log.push({ t: performance.now(), id: target.id, line, detail: null })

addEventListener('click', ({ target }) => {
  // The browser's own click at the end of a press with a mouse is not from the element.
  const button = target.closest('pressure-confirm-button, pressure-transitioning-button, button')
  if (button) record(button, `click ${idOf(button)}`)
})
addEventListener('submit', ({ target, submitter }) => {
  // The submitter is in the page while the listeners run, so they can look around it.
  const by = submitter ? `${idOf(submitter)}, ${submitter.name}=${submitter.value}` : 'nothing'
  record(target, `submit ${target.id} by ${by}`)
})
addEventListener('reset', ({ target }) => record(target, `reset ${target.id}`))
prepare(() => {
  // A command does not bubble.
  const dialog = document.getElementById('dialog')
  dialog.addEventListener('command', ({ command, source }) => record(dialog, `${command} from ${source.id}`))
})

const folder = new URLSearchParams(location.search).has('plain') ? 'without-engine' : 'pressurekit'
const { ready } = await import(`/${folder}/pressurekit.js`)
ready.catch(() => (window.isLost = true))
