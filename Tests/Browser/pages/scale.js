// Beside what recorder.js records: what the scale reads, as lines of text.
for (const type of ['reading', 'settle']) {
  addEventListener(type, ({ target, detail }) => {
    recorder.log.push({ t: performance.now(), id: target.id, line: `${type} ${detail.text}`, detail })
  })
}
