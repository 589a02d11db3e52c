"""Five thousand weighings: only the rows near the screen are in the document, and a press costs the same as with twelve."""

import pytest

from demo_page import DemoPage, fixture_of
from page import PHONE

pytestmark = pytest.mark.deep

COUNT = 5_000
# The number of rows of a block.
EACH = 25
# The most rows in the document: those of the blocks that a phone's screen and its surroundings touch.
MOST_ROWS = 4 * EACH

# Counts the answers of the database, and the rows when the page marks its first rows.
COUNTS = """
window.answers = []
for (const kind of [IDBObjectStore, IDBIndex]) {
  for (const name of ['get', 'getAll', 'getKey', 'openCursor']) {
    const real = kind.prototype[name]
    kind.prototype[name] = function (...given) {
      if ((this.objectStore ?? this).name === 'weighings') answers.push(name)
      return real.apply(this, given)
    }
  }
}
const mark = performance.mark.bind(performance)
performance.mark = (name) => {
  window.atFirst = [answers, document.querySelectorAll('.row').length]
  return mark(name)
}
"""


class LongHistory(DemoPage):
    name = "history.html"
    ready = "document.getElementById('weighings').ariaBusy === 'false'"

    def fill(self):
        """Adds weighings that are newer than the first twelve, as an import does, and opens the page again."""
        self.store(
            """
            const time = Date.parse('2026-12-01')
            await weighings.merge(Array.from({ length: given[2] }, (_, number) => (
              { grams: number % 400, note: `Number ${number}`, createdAt: new Date(time + number * 60_000).toISOString() }
            )))
            """,
            COUNT,
        )
        self.open()

    def rows(self):
        """The number of rows, and the number of all nodes, including shadow trees."""
        return self.evaluate(
            """
            let nodes = 0
            const count = (root) => {
              for (const node of root.querySelectorAll('*')) {
                nodes += 1
                if (node.shadowRoot) count(node.shadowRoot)
              }
            }
            count(document)
            return [document.querySelectorAll('.row').length, nodes]
            """
        )

    def scroll(self, top):
        self.evaluate("scrollTo({ top: arguments[0], behavior: 'instant' }); return clock.painted()", top)

    def notes(self):
        """The notes in view."""
        return self.evaluate(
            """
            return [...document.querySelectorAll('.row .note')].filter((one) => {
              const { top, bottom } = one.getBoundingClientRect()
              return bottom > 0 && top < innerHeight
            }).map((one) => one.textContent)
            """
        )

    def press_and_count(self):
        """The layouts and style computations during a press on a Delete button in the middle of the screen."""
        self.until(
            """
            (() => {
              const pressed = [...document.querySelectorAll('.card > pressure-confirm-button')].find((one) => {
                const { top, bottom } = one.getBoundingClientRect()
                return top > 200 && bottom < innerHeight - 200
              })
              if (pressed) pressed.id = 'pressed'
              return Boolean(pressed)
            })()
            """,
            "a row is in the middle of the screen",
        )
        self.id = "pressed"
        finger = self.finger("touch")
        place = self.centre()
        finger.down(*place, 0.2)
        self.tick(40)  # until the ring has appeared
        before = self.metrics()
        for step in range(20):
            finger.move(*place, 0.2 + 0.01 * step)
            self.tick()
        after = self.metrics()
        finger.up()
        self.browser.press_key("Escape")
        self.rest()
        self.evaluate("document.getElementById('pressed').removeAttribute('id')")
        return {name: after[name] - before[name] for name in ("LayoutCount", "RecalcStyleCount")}

    def press_and_count_twice(self):
        return [self.press_and_count() for _ in range(2)]

    def until_shown(self, note):
        self.until(
            """
            [...document.querySelectorAll('.row .note')].some((one) => {
              const { top, bottom } = one.getBoundingClientRect()
              return one.textContent === given[0] && bottom > 0 && top < innerHeight
            })
            """,
            f"{note} is in view", note,
        )  # fmt: skip

    def scroll_to_end(self):
        """Scrolls until the last row stays at the end. Rows have their true heights only once they are in view."""
        self.evaluate(
            """
            return (async () => {
              for (let stayed = 0; stayed < 3; ) {
                const { scrollHeight } = document.documentElement
                const isThere = Math.abs(scrollY + innerHeight - scrollHeight) < 1
                const last = document.querySelector('#weighings > ul:last-child')
                stayed = isThere && last.hasChildNodes() ? stayed + 1 : 0
                if (!isThere) scrollTo({ top: scrollHeight, behavior: 'instant' })
                await clock.painted()
              }
            })()
            """
        )

    def scroll_height(self):
        return self.evaluate("return document.documentElement.scrollHeight")

    def metrics(self):
        self.browser.cdp("Performance.enable")
        return {one["name"]: one["value"] for one in self.browser.cdp("Performance.getMetrics")["metrics"]}


history = fixture_of(LongHistory)


def test_document_only_holds_nearby_rows(history):
    """From the first weighing to the last, in the middle, and back."""
    few = history.rows()
    history.fill()
    assert history.text("#summary") == "5,012 weighings"
    rows, nodes = history.rows()
    assert rows <= MOST_ROWS and nodes < MOST_ROWS / 12 * few[1]
    history.scroll_to_end()
    assert history.notes()[-3:] == ["Egg", "AA battery", "Nickel"]
    assert history.rows()[0] <= MOST_ROWS
    history.scroll(history.scroll_height() / 2)
    history.until("Boolean(document.elementFromPoint(200, 400).closest('.row'))", "rows are in the middle of the screen")
    notes = history.notes()
    first = int(notes[0].removeprefix("Number "))
    assert abs(first - COUNT / 2) < 100
    assert notes == [f"Number {first - index}" for index in range(len(notes))]
    assert history.rows()[0] <= MOST_ROWS
    history.scroll(0)
    history.until_shown("Number 4999")
    assert history.notes()[:2] == ["Number 4999", "Number 4998"]
    assert history.rows()[0] <= MOST_ROWS


@pytest.mark.always
def test_first_rows_need_one_question_and_one_block(history):
    """Counts instead of a time, which would depend on the machine."""
    take_back = history.browser.before_every_page(COUNTS)
    try:
        history.open()
        assert history.evaluate("return atFirst") == [["getAll"], 12]
        history.fill()
        assert history.evaluate("return atFirst") == [["getAll"], EACH]
    finally:
        take_back()


# The inspector adds to the layout.
@pytest.mark.parametrize(
    "size", [pytest.param(PHONE, marks=pytest.mark.deep), (1280, 800)], ids=["phone", "desktop-with-the-inspector"]
)
def test_press_costs_the_same_as_with_twelve_rows(history, size):
    """In twenty frames there are at most two layouts, and about as many style computations as with twelve rows."""
    history.size = size
    history.open()
    assert history.evaluate("return document.querySelector('.inspector').open") == (size != PHONE)
    few = history.press_and_count_twice()
    history.fill()
    history.scroll(9000)
    many = history.press_and_count_twice()
    assert max(few[0]["LayoutCount"], many[0]["LayoutCount"]) <= 2, (few, many)
    # The system's own frames only add to the counts, so take the minimum.
    least = lambda counts: min(one["RecalcStyleCount"] for one in counts)
    assert least(many) <= 1.5 * least(few), (few, many)


@pytest.mark.always
def test_search(history):
    history.fill()
    history.type("#search", "number 477")
    history.wait_for_text("#summary", "11 weighings found")
    found = [*range(4779, 4769, -1), 477]
    history.until("document.querySelectorAll('.row').length === 11", "all are in the document")
    assert history.evaluate("return [...document.querySelectorAll('.row .note')].map((one) => one.textContent)") == [
        f"Number {number}" for number in found
    ]
    history.type("#search", "%")
    history.wait_for_text("#summary", "No weighings found")
    assert history.text(".nothing strong") == "No results"
    history.type("#search", "")
    history.wait_for_text("#summary", "5,012 weighings")
    assert history.notes()[:2] == ["Number 4999", "Number 4998"]
    assert history.rows()[0] <= MOST_ROWS


def test_deletion_far_down(history):
    """Row 4,000 goes, and the rows around it stay where they are."""
    history.fill()
    block = 3999 // EACH
    history.evaluate("document.querySelectorAll('#weighings > ul')[arguments[0]].scrollIntoView()", block)
    history.until("document.querySelectorAll('#weighings > ul')[given[0]].hasChildNodes()", "the rows are there", block)
    finger = history.finger("touch")
    history.evaluate(
        """
        const row = [...document.querySelectorAll('.row')].find((one) => one.querySelector('.note').textContent === 'Number 1000')
        row.querySelector('.card > pressure-confirm-button').id = 'delete'
        """
    )
    history.id = "delete"
    history.scroll_to()
    before, top = history.notes(), history.evaluate("return scrollY")
    history.confirm(finger)
    history.until("!document.querySelector('.leaving')", "its row has gone")
    after = history.notes()
    assert after[: len(before) - 1] == [note for note in before if note != "Number 1000"]
    assert history.evaluate("return scrollY") == top
    assert history.text("#summary") == "5,011 weighings"
    assert [weighing["note"] for weighing in history.weighings()[:COUNT]] == [
        f"Number {number}" for number in range(COUNT - 1, -1, -1) if number != 1000
    ] + ["Strawberry"]


# Shows random lists one after another. Each has the order of its numbers. Returns the first mistake, or the count of what happened.
RANDOM_LISTS = """
return (async ([address, shows, seed]) => {
  const { LongList } = await import(address)
  let state = seed
  const chance = (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor(state / 2 ** 32 * limit)
  }
  const place = document.body.appendChild(document.createElement('div'))
  const list = new LongList(place, ({ id }) => {
    const row = Object.assign(document.createElement('li'), { textContent: id })
    row.dataset.id = id
    return row
  })
  const seen = { most: 0, anchored: 0 }
  let ids = []
  for (let turn = 0; turn < shows; turn += 1) {
    const all = new Set(ids)
    const from = chance(2000)
    const count = [0, 1, 1, 3, 30, 300][chance(6)]
    const step = 1 + chance(3)
    // Adds or removes some, or begins again.
    for (let index = 0; index < count; index += 1) {
      if (chance(5) < 3) all.add(from + index * step)
      else all.delete(from + index * step)
    }
    if (chance(12) === 0) all.clear()
    ids = [...all].sort((one, other) => one - other)
    if (chance(4) === 0 && list.items.length) {
      const gone = list.items[chance(list.items.length)]
      list.remove(gone)
      ids = ids.filter((id) => id !== gone.id)
      if (list.find(String(gone.id)) || list.items.includes(gone)) return { mistake: 'removal', turn }
    }
    const anchors = [...place.querySelectorAll('li')].map((row) => [row.dataset.id, row.getBoundingClientRect().top])
      .filter(([, top]) => top > 0 && top < innerHeight && chance(3) === 0)
    list.show(ids.map((id) => ({ id })), anchors.map(([id]) => id))
    const [id, top] = anchors.find(([id]) => ids.includes(Number(id))) ?? []
    // The ends of the page limit how far it can be scrolled.
    const { scrollHeight, clientHeight } = document.documentElement
    const isFree = scrollY > 1 && scrollY < scrollHeight - clientHeight - 1
    const texts = [...place.querySelectorAll('li')].map((row) => Number(row.textContent))
    const mistake =
      JSON.stringify(list.items.map(({ id }) => id)) !== JSON.stringify(ids) ? 'items' :
      texts.some((id, index, { length }) => index && id <= texts[index - 1]) ? 'order' :
      ids.length && !texts.length ? 'empty' :
      [...place.children].some((block) => !block.hasChildNodes() && !parseFloat(block.style.blockSize)) ? 'height' :
      id && isFree && Math.abs(list.find(id).getBoundingClientRect().top - top) >= 1 ? 'place' : null
    if (mistake) return { mistake, turn, ids, texts, id, top, now: list.find(id)?.getBoundingClientRect().top }
    seen.most = Math.max(seen.most, ids.length)
    seen.anchored += Number(Boolean(id) && isFree)
    // Sometimes the browser looks which blocks are near.
    if (chance(4) === 0) await clock.painted()
    if (chance(9) === 0) scrollTo(0, chance(document.documentElement.scrollHeight))
  }
  place.remove()
  return seen
})(arguments)
"""


@pytest.mark.deep_engines("firefox", "webkit")
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.deep), pytest.param(3, marks=pytest.mark.deep)])
def test_random_lists(history, seed):
    """Items come and go anywhere. The list has the items in order, and an anchor stays where it is."""
    history.evaluate("document.body.replaceChildren()")
    seen = history.evaluate(RANDOM_LISTS, f"{history.address}/long-list.js", 400, seed)
    assert "mistake" not in seen, f"{seen}"
    # Each case occurs often.
    assert seen["most"] > 500 and seen["anchored"] > 50


@pytest.mark.deep
def test_focused_row_stays_in_the_document(history):
    history.fill()
    history.evaluate("document.querySelector('.card > pressure-confirm-button').focus()")
    history.scroll_to_end()
    assert history.evaluate("return document.activeElement.localName") == "pressure-confirm-button"
