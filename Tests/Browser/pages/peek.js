// What a page of one view does: it keeps the reader, unless a test wants to see where the link leads.
addEventListener('pop', (event) => {
  if (!window.follows) event.preventDefault()
})
