// Keep this page, as a single-page app does, unless a test wants to follow the link.
addEventListener('pop', (event) => {
  if (!window.follows) event.preventDefault()
})
