// Records this control's events: recorder.js only knows the kit's own elements.
for (const type of ['statechange', 'ring']) {
  document.getElementById('bell').addEventListener(type, ({ detail }) => {
    const line = detail ? `${detail.previous} → ${detail.state}` : type
    recorder.log.push({ t: performance.now(), id: 'bell', line })
  })
}
