// Shows the same markup with a native button, a confirm button or a transitioning button, and records what a page's listeners
// on the window hear.
{
  const TAGS = { native: 'button', confirm: 'pressure-confirm-button', transitioning: 'pressure-transitioning-button' }
  const lines = []
  let kind = 'native'
  let controller = new AbortController()

  const idOf = (node) => (node === window ? 'window' : (node?.closest?.('[id]')?.id ?? node?.nodeName?.toLowerCase() ?? 'nothing'))
  const log = (line) => {
    // Chromium constructs the same data again for its `navigate` event.
    if (!String(line).startsWith('data ') || line !== lines.at(-1)) lines.push(line)
  }
  const isOurs = (node) => node?.localName?.startsWith('pressure-')
  /** The target for the listeners of the button's own tree, which may be in a shadow root of the page. */
  const targetOf = (event) => event.composedPath().find((node) => node.getRootNode?.() === native.button.getRootNode()) ?? event.target
  /** True for the native button that submits for one of ours. All buttons of the cases have an id. */
  const isSubmitter = (node) => kind !== 'native' && node?.localName === 'button' && !node.id
  const stage = () => document.getElementById('stage')
  /** The focused element, with the shadow roots of the page around it. */
  const active = (root = document) => {
    const { activeElement } = root
    if (!activeElement?.shadowRoot?.activeElement || isOurs(activeElement)) return idOf(activeElement)
    return `${idOf(activeElement)}, ${active(activeElement.shadowRoot)}`
  }
  /** The button of the case, also in a shadow root of the page. */
  const find = (root = document) => {
    const found = root.getElementById('b')
    return found ?? [...root.querySelectorAll('*')].filter((one) => one.shadowRoot && !isOurs(one)).map((one) => find(one.shadowRoot))[0]
  }

  const heard = {
    click: (event) => {
      // The submitter's click follows `confirm`, as Docs/in-a-form.md states.
      const target = targetOf(event)
      if (isSubmitter(target) && !event.isTrusted) return
      // After a lift on the ring, WebKit clicks what is around the button.
      if (kind === 'confirm' && event.isTrusted && lines.some((line) => /^act b|^heard/.test(line))) return log('click around')
      const pressed = kind !== 'confirm' && target.closest('#b, #c')
      log(`${pressed ? 'act' : 'click'} ${idOf(pressed || target)}${native.details(event)}`)
    },
    confirm: (event) => log(`act ${idOf(targetOf(event))}`),
    submit: ({ target, submitter }) => {
      const by = isSubmitter(submitter) ? native.button : submitter
      log(`submit ${idOf(target)} by ${by ? `${idOf(by)} ${submitter.name}=${submitter.value}` : 'nothing'}`)
    },
    // The browser constructs the data of a submission.
    formdata: ({ target, formData }) => log(['data', idOf(target), ...[...formData].map((pair) => pair.join('='))].join(' ')),
    reset: ({ target }) => log(`reset ${idOf(target)}`),
    input: ({ target }) => log(`input ${idOf(target)}`),
    change: ({ target }) => log(`change ${idOf(target)}`),
    auxclick: ({ target, button }) => log(`auxclick ${button} ${idOf(target)}`),
    contextmenu: ({ target }) => log(`contextmenu ${idOf(target)}`),
  }
  for (const [type, listener] of Object.entries(heard)) addEventListener(type, listener)
  // These do not bubble.
  const below = {
    invalid: ({ target }) => log(`invalid ${idOf(target)}`),
    command: ({ target, command, source }) => log(`command ${command} ${idOf(target)} from ${idOf(source)}`),
    // `close` tells it of a dialog, and Chromium sends the two in any order.
    toggle: ({ target, newState }) => target.localName === 'dialog' || log(`toggle ${idOf(target)} ${newState}`),
    close: ({ target }) => log(`close ${idOf(target)}`),
    cancel: ({ target }) => log(`cancel ${idOf(target)}`),
  }
  for (const [type, listener] of Object.entries(below)) addEventListener(type, listener, true)
  window.native = {
    get kind() { return kind },
    button: null,
    /** A case about the click itself replaces this. */
    details: () => '',
    /** For the scripts of cases: each is written once for the three buttons. */
    tools: {
      log, idOf,
      $: (id) => document.getElementById(id),
      /** The event with which the button acts. */
      get act() { return kind === 'confirm' ? 'confirm' : 'click' },
      get b() { return native.button },
      get tag() { return TAGS[kind] },
      on: (target, type, listener, capture = false) => target.addEventListener(type, listener, { capture, signal: controller.signal }),
      prevent: (event) => event.preventDefault(),
      stop: (event) => event.stopPropagation(),
      show: (markup) => show(markup),
    },
    /** Shows the markup of a case, in a fresh page before anything has had the focus. */
    async begin(name, markup, run, isFresh) {
      // The server finds the run in the address of the page that sends. Browsers allow few changes of the address.
      if (location.search !== run) history.replaceState(null, '', location.pathname + run)
      controller.abort()
      controller = new AbortController()
      document.activeElement?.blur()
      stage().replaceChildren()
      // A fading ring is removed after some frames.
      await clock.tick(3)
      clock.clear()
      recorder.clear()
      kind = name
      native.details = () => ''
      stage().innerHTML = show(markup)
      native.button = find()
      lines.length = 0
      if (isFresh) return
      // Tab starts at the beginning of the stage.
      const first = document.createElement('button')
      stage().prepend(first)
      first.focus()
      first.remove()
      getSelection().removeAllRanges()
      scrollTo({ top: 0, behavior: 'instant' })
    },
    /** Finds the button again, which the case's script may have created. */
    async ready(isPointed) {
      native.button = find() ?? native.button
      await clock.tick(2)
      // Firefox finds the target of a contact in the painted frame.
      if (isPointed) await clock.painted()
    },
    /** The result. A submission that has begun is only sent if `isSent`. */
    async take(isSent) {
      await clock.tick(2)
      await clock.painted()
      // Firefox takes the focus from a disabled or hidden element in a later frame.
      if (navigator.userAgent.includes('Firefox')) await clock.painted().then(clock.painted)
      if (!isSent) stop()
      return {
        events: lines.splice(0),
        active: active(),
        // No submitter stays.
        left: stage().querySelectorAll('[slot=nowhere]').length,
        open: [...stage().querySelectorAll('[popover], dialog, details')].map((one) => [
          idOf(one), one.matches(':popover-open, [open]'), one.returnValue ?? '',
        ].join(' ').trim()),
      }
    },
    centre(id) {
      const node = id === 'b' ? native.button : document.getElementById(id)
      const { left, top, width, height } = node.getBoundingClientRect()
      return [left + width / 2, top + height / 2]
    },
  }
  // A short ramp saves time.
  const show = (markup) =>
    markup.replaceAll('</BUTTON', `</${TAGS[kind]}`).replaceAll('<BUTTON', `<${TAGS[kind]}${kind === 'confirm' ? ' ramp-duration=0.2' : ''}`)
}
