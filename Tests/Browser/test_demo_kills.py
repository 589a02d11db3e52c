"""A browser that is killed while it writes: what the demo has reported as saved is there after the next start."""

import json
import os
import random
import signal
from collections import Counter

import pytest
import websocket

from engines.chromium import Chromium

# Writes as fast as it can, three at a time, and reports what is saved: a weighing with its number, a setting, or an import as a
# whole.
WRITE = """
const [address, turn] = arguments
Promise.all([import(`${address}/weighings.js`), import(`${address}/settings.js`)]).then(([{ weighings }, { settings }]) => {
  let number = 0
  const kinds = [
    async () => {
      const note = `added ${turn} ${number += 1}`
      report(JSON.stringify(['added', (await weighings.add({ grams: 1, note })).id, note]))
    },
    async () => {
      const count = turn * 1e6 + (number += 1)
      await settings.set('count', count)
      report(JSON.stringify(['count', count]))
    },
    async () => {
      const note = `imported ${turn} ${number += 1}`
      await weighings.merge(Array.from({ length: 40 }, (_, grams) => ({ grams, note, createdAt: '2026-11-26T00:00:00.000Z' })))
      report(JSON.stringify(['imported', note]))
    },
  ]
  for (const kind of [kinds[0], kinds[0], kinds[0], kinds[1], kinds[2]]) {
    (async () => {
      for (;;) await kind()
    })()
  }
})
"""
# Returns the mistakes in the database, given everything that was reported.
CHECK = """
const [address, reports] = arguments
return Promise.all([import(`${address}/weighings.js`), import(`${address}/settings.js`)]).then(async ([{ weighings }, { settings }]) => {
  const all = await weighings.all()
  const notes = new Map(all.map(({ id, note }) => [id, note]))
  const imports = new Map()
  for (const { note } of all) if (note.startsWith('imported')) imports.set(note, (imports.get(note) ?? 0) + 1)
  const saved = {
    added: (id, note) => notes.get(id) === note,
    count: (count) => lastCount >= count,
    imported: (note) => imports.get(note) === 40,
  }
  const lastCount = await settings.get('count') ?? 0
  return {
    missing: reports.filter(([kind, ...what]) => !saved[kind](...what)),
    torn: [...imports].filter(([, count]) => count !== 40),
    first: all.filter(({ note }) => !/^(added|imported) /.test(note)).length,
  }
})
"""


def reports_of(connection, count):
    """The page's reports until there are `count`. Without a count, those that arrive before the connection ends."""
    reports = connection.keep("Runtime.bindingCalled")
    try:
        while count is None or len(reports) < count:
            connection.heard(json.loads(connection.socket.recv()))
    except (OSError, ValueError, websocket.WebSocketException):
        if count is not None:
            raise
    return [json.loads(one["payload"]) for one in reports]


@pytest.mark.parametrize("kills", [5, pytest.param(200, marks=pytest.mark.deep)])
def test_killed_browser_keeps_what_it_reported_as_saved(demo, tmp_path, kills):
    """Each kill has a new database. Chromium's own log may end within a record after a kill. Chromium then continues the log, and
    takes the database for damaged two starts later, whatever the page does."""
    chance = random.Random(kills)
    counts = Counter()
    reports, browser = [], None
    try:
        for turn in range(kills + 1):
            browser = Chromium(profile=tmp_path)
            browser.open(f"{demo}/nothing")
            found = browser.evaluate(CHECK, demo, reports)
            assert (turn, found) == (turn, {"missing": [], "torn": [], "first": 12})
            counts.update(kind for kind, *_ in reports)
            if turn == kills:
                break
            origin = browser.evaluate("return location.origin")
            browser.open("about:blank")
            browser.cdp("Storage.clearDataForOrigin", origin=origin, storageTypes="indexeddb")
            browser.open(f"{demo}/nothing")
            browser.cdp("Runtime.enable")
            browser.cdp("Runtime.addBinding", name="report")
            browser.evaluate(WRITE, demo, turn)
            connection = browser.connection
            # Sometimes the database does not exist yet.
            reports = reports_of(connection, chance.randrange(60))
            os.killpg(browser.program.process.pid, signal.SIGKILL)
            # Some reports were under way.
            reports = reports_of(connection, None)
            browser.close()
    finally:
        browser.close()
    assert all(counts[kind] >= kills for kind in ("added", "count", "imported")), counts
