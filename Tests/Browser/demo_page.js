// For the demo's pages, which load nothing of the tests. What they wait for is partly their own time, which stands until
// a test lets it pass, and partly an answer of the real server, which takes real time.
{
  const { fetch } = window
  let awaited = 0

  window.fetch = async (...request) => {
    awaited += 1
    try {
      return await fetch(...request)
    } finally {
      awaited -= 1
    }
  }

  /** As that of the test pages, but that no time of the page passes as long as it waits for an answer. */
  window.until = async (condition, seconds) => {
    const [end, last] = [clock.real.now() + seconds * 1000, performance.now() + seconds * 1000]
    for (let painted = 0; ;) {
      const answer = condition()
      if (answer) return answer
      if (painted > 1 && !awaited && clock.isNeeded && performance.now() < last) {
        await clock.tick()
      } else if (clock.real.now() < end) {
        await clock.painted()
        painted = awaited ? 0 : painted + 1
      } else {
        return answer
      }
    }
  }
}
