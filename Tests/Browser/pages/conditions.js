// Presses each element of the page, and looks at what it draws meanwhile.
prepare(() => {
  document.getElementById('icon').items = [{ type: 'new', title: 'New' }, { type: 'history', title: 'History', subtitle: 'All of it' }]
  // A shadow around the elements hides them from the window.
  for (const one of document.querySelectorAll('#place > *')) recorder.follow(one)
  document.getElementById('transition').addEventListener('click', ({ target }) => recorder.log.push({ id: target.id, line: 'click' }))
})
// The page is kept, as a single-page app does.
addEventListener('pop', (event) => event.preventDefault())
{
  const [half, full] = [0.25, 0.95]
  const get = (id) => document.getElementById(id) ?? document.getElementById('inner').shadowRoot.getElementById(id)
  const inner = (id, selector) => get(id).shadowRoot.querySelector(selector)
  const middle = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  }
  const contentOf = (node) => {
    const range = new Range()
    range.selectNodeContents(node.assignedNodes ? node.getRootNode().host : node)
    return range.getBoundingClientRect()
  }
  const acts = ['confirm', 'click', 'pop', 'launch', 'quickaction', 'action']
  /** The acts since the last call. */
  const acted = () => recorder.take().map(({ line }) => line).filter((line) => acts.includes(line))

  /** Passes time in long frames, of which the page has few. */
  const wait = async (milliseconds) => {
    for (let left = milliseconds; left > 0; left -= 100) await clock.stall(Math.min(left, 100))
  }

  // Places

  const [isSame, isPoint] = [(one, other) => one >= other - 1.5, (x, y) => x >= -1 && y >= -1 && x <= innerWidth + 1 && y <= innerHeight + 1]
  const isInWindow = ({ left, top, right, bottom }) => isPoint(left, top) && isPoint(right, bottom)
  const isInside = (one, other) => isSame(one.left, other.left) && isSame(one.top, other.top) && isSame(other.right, one.right) && isSame(other.bottom, one.bottom)
  /**
   * True if a shape is drawn within an element: its box is, and so are the middles of its own edges. A shape with the box of a rotated
   * element is not.
   */
  const isOn = (shape, element) => {
    if (!isInside(shape.getBoundingClientRect(), element.getBoundingClientRect())) return false
    // Only Chromium's matrices have the origin of a rotation, and none has the perspective.
    if (!navigator.userAgent.includes('Chrome') || getComputedStyle(get('place')).transform.startsWith('matrix3d')) return true
    const { x, y, width, height } = shape.getBBox()
    const matrix = shape.getScreenCTM()
    return [[0, 0.5], [0.5, 0], [1, 0.5], [0.5, 1]].every(([across, down]) => {
      const point = new DOMPoint(x + width * (0.03 + 0.94 * across), y + height * (0.06 + 0.88 * down)).matrixTransform(matrix)
      return get(element.id).getRootNode().elementsFromPoint(point.x, point.y).includes(element)
    })
  }

  // Colours

  const parentOf = (node) => node.assignedSlot ?? node.parentElement ?? node.getRootNode().host
  /** The colours behind a node, from the front. */
  const groundsOf = (node) => {
    const grounds = []
    for (let one = node; one; one = parentOf(one)) grounds.push(getComputedStyle(one).backgroundColor)
    const probe = document.documentElement.appendChild(document.createElement('span'))
    probe.style.setProperty('background-color', 'Canvas')
    grounds.push(getComputedStyle(probe).backgroundColor)
    probe.remove()
    return grounds
  }
  const opacityOf = (node) => Number(getComputedStyle(node).opacity)
  const textOf = (node) => ({ colour: getComputedStyle(node).color, opacity: opacityOf(node), grounds: groundsOf(node) })
  const drawn = (node, ...grounds) => ({ colour: getComputedStyle(node).fill, opacity: Number(node.getAttribute('opacity')), grounds })

  /** Looks at one element at rest and in presses. Returns its faults, and its texts by name. */
  const looks = {
    async confirm(check, texts, id = 'confirm') {
      const button = inner(id, 'button')
      const [x, y] = middle(button)
      texts.title = textOf(button)
      hand.down(x, y, half)
      await wait(400)
      check('the ring is in the window', isInWindow(inner(id, '[part=ring]').getBoundingClientRect()))
      hand.move(x, y, full)
      await wait(400)
      const label = inner(id, '[part=label]')
      check('the label is in the window', isInWindow(label.getBoundingClientRect()))
      texts.label = drawn(label, label.previousElementSibling.getAttribute('fill'))
      check('its font is legible', parseFloat(getComputedStyle(label).fontSize) >= 12)
      const ring = recorder.circle(inner(id, '[part=ring]'))
      hand.move(ring.x, ring.y, full)
      await clock.tick(2)
      hand.up(ring.x, ring.y)
      await wait(700)
      check('a press confirms once', String(acted()) === 'confirm')
      hand.down(x, y, half)
      hand.move(x, y, full)
      await clock.tick(2)
      const away = ring.x > innerWidth / 2 ? 3 : innerWidth - 3
      hand.move(away, y, full)
      hand.up(away, y)
      await clock.tick(2)
      hand.down(x, y, half)
      await clock.tick(2)
      hand.up(x, y)
      await wait(700)
      // A contact elsewhere disarms it.
      hand.down(away, 3, half)
      hand.up(away, 3)
      check('no other press does', !acted().length)
    },
    async placed(check, texts) {
      const button = inner('placed', 'button')
      const [x, y] = middle(button)
      hand.down(x, y, 0.4)
      await wait(300)
      check('its fill is in the button', isOn(inner('placed', 'svg > [part=fill]'), get('placed')))
      texts.title = textOf(button)
      texts.title.grounds.unshift(getComputedStyle(inner('placed', 'svg > [part=fill]')).fill)
      hand.move(x, y, full)
      await wait(400)
      const { left, top, right, bottom } = get('placed').getBoundingClientRect()
      // Some browsers include the line.
      const line = 2 + 0.1 * Math.min(right - left, bottom - top)
      check('its outline is around the button', isInside(
        inner('placed', 'svg > [part=outline]').getBoundingClientRect(),
        { left: left - line, top: top - line, right: right + line, bottom: bottom + line },
      ))
      hand.up(x, y)
      await wait(700)
      check('a press confirms once', String(acted()) === 'confirm')
      hand.down(x, y, full)
      await wait(400)
      const away = [left > 40 ? left - 30 : right + 30, y]
      hand.move(...away, full)
      await clock.tick(2)
      hand.up(...away)
      await wait(700)
      check('no other press does', !acted().length)
    },
    async transition(check, texts) {
      const button = inner('transition', 'button')
      const [x, y] = middle(button)
      const see = (state) => {
        const pill = inner('transition', 'svg > [part=pill]')
        const [label] = [...inner('transition', 'button').querySelectorAll('[part=label]')].filter((one) => opacityOf(one) === 1)
        check(`the shape is in the button, ${state}`, isOn(pill, get('transition')))
        check(`the label is in the shape, ${state}`, isInside(contentOf(label), pill.getBoundingClientRect()))
        texts[state] = { ...textOf(label), grounds: [getComputedStyle(pill).fill] }
        return pill.getBoundingClientRect()
      }
      see('at rest')
      hand.down(x, y, half)
      await wait(200)
      see('pressed')
      hand.up(x, y)
      await wait(200)
      check('a press acts once', String(acted()) === 'click')
      const { left, right } = get('transition').getBoundingClientRect()
      const away = left > 40 ? left - 20 : right + 20
      hand.down(x, y, half)
      await clock.tick(2)
      hand.move(away, y, half)
      hand.up(away, y)
      await wait(200)
      check('no other press does', !acted().length)
      for (const state of ['success', 'failure']) {
        get('transition').state = state
        await wait(300)
        see(state)
      }
      get('transition').state = 'loading'
      await wait(300)
      check('the spinner is in the button', isOn(inner('transition', '[part=spinner]'), get('transition')))
      get('transition').reset()
    },
    async scale(check, texts) {
      const dial = inner('scale', '[part=dial]')
      const [x, y] = middle(dial)
      for (const name of ['number', 'unit']) texts[name] = drawn(inner('scale', `[part=${name}]`), ...groundsOf(dial))
      texts.tare = textOf(inner('scale', 'button'))
      const number = inner('scale', '[part=number]')
      check('the number is in the dial', isInside(number.getBoundingClientRect(), dial.getBoundingClientRect()))
      hand.down(x, y, 0.3)
      await wait(500)
      check('it weighs', get('scale').grams > 90)
      check('the track is in the element', isInside(inner('scale', 'svg').getBoundingClientRect(), get('scale').getBoundingClientRect()))
      hand.up(x, y)
      await wait(500)
      recorder.take()
    },
    async peek(check, texts) {
      const [x, y] = middle(inner('peek', 'a'))
      hand.down(x, y, half)
      await settled()
      const preview = inner('peek', '[part=preview]')
      check('the preview is in the window', isInWindow(preview.getBoundingClientRect()))
      check('its whole content is in it', get('peek').querySelector('article p').getBoundingClientRect().bottom <= preview.getBoundingClientRect().bottom + 1)
      texts.preview = textOf(preview.ownerDocument.querySelector('article p') ?? get('peek').querySelector('article p'))
      hand.up(x, y)
      await wait(700)
      check('a light press opens nothing', !acted().length)
      hand.down(x, y, half)
      await clock.tick(2)
      hand.move(x, y, full)
      await clock.tick(2)
      hand.up(x, y)
      await wait(700)
      check('a deep press opens once', String(acted()) === 'pop')
      const { left, top, width, height } = inner('peek', 'a').getBoundingClientRect()
      const { left: outerLeft, top: outerTop, width: outerWidth, height: outerHeight } = get('peek').getBoundingClientRect()
      check('the link fills the element', Math.abs(width - outerWidth) < 1.5 && Math.abs(height - outerHeight) < 1.5
        && Math.abs(left - outerLeft) < 1.5 && Math.abs(top - outerTop) < 1.5)
    },
    async icon(check, texts) {
      const [x, y] = middle(inner('icon', 'img'))
      texts.name = textOf(inner('icon', '[part=icon] span'))
      const open = async () => {
        hand.down(x, y, 0.1)
        await clock.tick(2)
        hand.move(x, y, half)
        await settled()
      }
      await open()
      const menu = inner('icon', '[part=menu]')
      check('the menu is in the window', isInWindow(menu.getBoundingClientRect()))
      const [, item] = menu.querySelectorAll('button')
      for (const [name, node] of [['item', item], ['subtitle', item.querySelector('small')]]) texts[name] = textOf(node)
      const place = middle(item)
      hand.move(...place, half)
      await clock.tick(2)
      hand.up(...place)
      await wait(700)
      check('an action is chosen once', String(acted()) === 'quickaction')
      await open()
      const { left, right } = menu.getBoundingClientRect()
      const away = left > innerWidth - right ? left - 8 : right + 8
      hand.move(away, 3, half)
      await clock.tick(2)
      hand.up(away, 3)
      await wait(700)
      get('icon').close()
      await wait(700)
      check('no other press chooses', !acted().length)
    },
  }

  /** Looks at the elements under the present condition. Returns the faults, and the texts, by element and name. */
  window.lookAtAll = async () => {
    const [faults, texts] = [[], {}]
    for (const [id, look] of Object.entries(looks)) {
      // A stretched icon has its picture at its top.
      const pressed = inner(id, 'img') ?? get(id)
      pressed.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      await clock.painted()
      await clock.tick(2)
      recorder.take()
      texts[id] = {}
      const check = (what, holds) => holds || faults.push(`${id}: ${what}`)
      try {
        await look(check, texts[id])
      } catch (error) {
        faults.push(`${id}: ${error.stack.split('\n').slice(0, 2).join(' ')}`)
        hand.up(0, 0)
      }
      await settled()
    }
    return { faults, texts }
  }
}
