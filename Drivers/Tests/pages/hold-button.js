// A hold button for the audit's own tests. Held for a second, it acts when it lifts, or with `?acts=full` as soon as it is
// full. Without `?fault` it has no known misfire. Each fault leaves out or adds what a real hold button got wrong.

const query = new URLSearchParams(location.search)
const fault = query.get('fault')
const actsWhenFull = query.get('acts') === 'full'
/** The time to hold, in milliseconds. */
const duration = 1000
/** A shorter press is a tap, in milliseconds. */
const tapDuration = 200
window.acts = 0

class HoldButton extends HTMLElement {
  static observedAttributes = ['disabled', 'value', 'data-id']
  static formAssociated = true
  #internals = this.attachInternals()
  #contact = null
  #key = null
  #timer = 0
  #isFull = false
  #wasMeant = false
  #place = ''
  #top = 0
  #earlier = 0
  /** The keys that went down on this control. */
  #keys = new Set()
  // The states of controls with a mistake.
  #isTapped = false
  #armed = Infinity
  #presses = 0
  #isTyped = false

  connectedCallback() {
    this.addEventListener('pointerdown', (event) => this.#down(event))
    this.addEventListener('pointermove', (event) => this.#move(event))
    this.addEventListener('pointerup', (event) => event.pointerId === this.#contact && this.#lift())
    this.addEventListener('pointercancel', () => (fault === 'cancelled' ? this.#lift() : this.#stop()))
    this.addEventListener('contextmenu', (event) => event.preventDefault())
    this.addEventListener('keydown', (event) => this.#keyDown(event))
    this.addEventListener('keyup', (event) => this.#keyUp(event))
    this.addEventListener('blur', () => fault !== 'lost-focus' && this.#stop())
    if (fault === 'double-click') this.addEventListener('dblclick', () => this.#act())
    if (fault === 'acts-twice') this.addEventListener('touchend', () => this.#wasMeant && this.#act())
    if (fault === 'click-without-a-pointer') this.addEventListener('click', ({ detail }) => detail || this.#act())
    if (fault === 'began-elsewhere') this.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && event.buttons && this.#down(event))
    if (fault === 'rapid') this.addEventListener('click', ({ detail }) => detail || this.#count(6))
    new MutationObserver(() => fault !== 'reused' && this.#stop()).observe(this, { childList: true })
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && fault !== 'escape' && this.#stop())
    window.addEventListener('pointerdown', (event) => {
      if (this.#isTapped && event.target !== this && fault === this.#near(event)) this.#act()
      if (fault !== 'second-finger' && this.#contact !== null && event.pointerId !== this.#contact) this.#stop()
    }, true)
    window.addEventListener('scroll', () => fault !== 'scrolled' && this.#hasMoved && this.#stop(), true)
    window.addEventListener('blur', () => fault !== 'other-tab' && this.#stop())
  }

  disconnectedCallback() { if (fault !== 'removed') this.#stop() }
  attributeChangedCallback(name) { if (fault !== (name === 'disabled' ? name : 'reused')) this.#stop() }
  formAssociatedCallback(form) { form?.addEventListener('submit', () => fault === 'script-submission' && this.#count(2)) }
  get form() { return this.#internals.form }
  get value() { return this.getAttribute('value') }
  get disabled() { return this.hasAttribute('disabled') }
  set disabled(isOn) { this.toggleAttribute('disabled', isOn) }
  get #hasMoved() { return JSON.stringify(this.getBoundingClientRect()) !== this.#place }

  #start() {
    this.#place = JSON.stringify(this.getBoundingClientRect())
    this.#top = this.getBoundingClientRect().top + window.scrollY
    this.#isFull = false
    if (fault !== 'key-repeat') clearTimeout(this.#timer)
    this.began = performance.now()
    this.#timer = setTimeout(() => this.#fill(), this.#needed - this.#earlier)
  }

  /** A browser makes a click only of a short press. */
  get #needed() { return fault === 'ghost-click' && this.#contact !== null ? 150 : duration }

  #fill() {
    this.#isFull = true
    if (actsWhenFull && this.#isMeant) this.#act()
    if (fault === 'held-on') this.#timer = setTimeout(() => this.#fill(), duration)
  }

  #stop() {
    if (fault === 'left-over' && this.#contact !== null) this.#earlier += performance.now() - this.began
    clearTimeout(this.#timer)
    this.#contact = this.#key = null
    this.#isFull = false
  }

  #lift() {
    if (fault === 'stall') this.#isFull ||= performance.now() - this.began >= duration
    this.#wasMeant = this.#isFull && !actsWhenFull && this.#isMeant
    const isTap = performance.now() - this.began < tapDuration
    this.#isTapped = isTap && this.#key === null
    if (this.#wasMeant || (fault === 'tap' && isTap && this.#key === null)) this.#act()
    this.#stop()
  }

  get #isMeant() { return ['', fault].includes(this.#obstacle) }

  /** The fault for which nobody can mean the control any more. */
  get #obstacle() {
    const { left, top, width, height } = this.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!this.isConnected) return 'removed'
    if (this.closest('[inert]') || document.querySelector(':modal')) return 'inert'
    if (getComputedStyle(this).pointerEvents === 'none') return 'busy'
    if (!this.checkVisibility({ visibilityProperty: true })) return 'hidden'
    if (!this.checkVisibility({ opacityProperty: true }) || !width || !height) return 'faded'
    if (hit && hit !== this) return hit.contains(this) ? 'faded' : 'covered'
    return Math.abs(top + window.scrollY - this.#top) > height ? 'moved' : ''
  }

  /** The fault of which a tap beside the control, or on what covers it, is a part. */
  #near({ clientX, clientY }) {
    const { left, right, top, bottom, height } = this.getBoundingClientRect()
    if (clientX < left || clientX > right) return ''
    if (clientY >= top && clientY <= bottom) return 'covered-tap'
    return clientY > top - height && clientY < bottom + height ? 'neighbour' : ''
  }

  /** Acts at a press that does not count in a control without a mistake. */
  #count(needed) {
    this.#presses += 1
    if (this.#presses === needed) this.#act()
  }

  #act() {
    window.acts += 1
    const output = document.querySelector('output')
    if (output) output.textContent = window.acts
  }

  #down(event) {
    const isWanted = event.button === 0 || fault === 'other-button' || event.type === 'pointerenter'
    if (this.disabled || !isWanted) return
    // A second contact is no press. If the same contact begins again, its lift was lost.
    if (!event.isPrimary) return
    if (this.#contact !== null && fault === 'lost-lift') return
    this.#contact = event.pointerId
    this.#start()
    if (fault === 'always-full' && event.pressure === 1) this.#fill()
  }

  #move(event) {
    if (event.pointerId !== this.#contact) return
    if (fault !== 'lost-lift' && !event.buttons) return this.#stop()
    const { left, right, top, bottom } = this.getBoundingClientRect()
    const isOn = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom
    if (!isOn && fault !== 'slid-away') this.#stop()
  }

  #keyDown(event) {
    const isPress = ['Enter', ' '].includes(event.key)
    if (isPress && fault === 'typed' && this.#isTyped) this.#count(2)
    this.#isTyped = !isPress
    if (!isPress) this.#armed = Infinity
    if (!isPress || this.disabled) return
    event.preventDefault()
    if (fault === 'short-key' && !event.repeat) return this.#act()
    const isHeld = this.#key === event.key
    if (event.repeat && fault !== (isHeld ? 'key-repeat' : 'repeat-from-elsewhere')) return
    if (!event.repeat) this.#keys.add(event.key)
    if (fault === 'rapid') this.#count(6)
    if (isHeld && fault === 'lost-release') return
    if (this.#key !== null && !isHeld) {
      if (fault === 'two-keys' && this.#isFull) this.#act()
      return
    }
    this.#key = event.key
    this.#start()
  }

  #keyUp(event) {
    const hasBegun = this.#key === event.key
    const isForeign = !this.#keys.delete(event.key)
    if (fault === 'key-from-elsewhere' && isForeign && ['Enter', ' '].includes(event.key)) this.#act()
    if (fault === 'reused-armed' && hasBegun && event.key === 'Enter' && performance.now() - this.began < tapDuration) {
      if (performance.now() - this.#armed > 500) this.#act()
      this.#armed = performance.now()
    }
    if (hasBegun) this.#lift()
  }
}

customElements.define('hold-button', HoldButton)

/** Brings the page back to its beginning. */
window.renew = () => {
  for (const one of document.querySelectorAll('hold-button')) one.remove()
  const button = document.createElement('hold-button')
  Object.assign(button, { id: 'delete', tabIndex: 0, role: 'button', textContent: 'Delete' })
  document.querySelector('p').replaceChildren(button)
  document.documentElement.style.minHeight = ''
  window.scrollTo(0, 0)
  window.acts = 0
}
