// A hold button for the audit's own tests. Held for a second, it acts when it lifts, or with `?acts=full` as soon as it is
// full. Without `?fault` it has no known misfire. Each fault leaves out or adds what a real hold button got wrong.

const query = new URLSearchParams(location.search)
const fault = query.get('fault')
const actsWhenFull = query.get('acts') === 'full'
/** The time to hold, in milliseconds. */
const duration = 1000
window.acts = 0

class HoldButton extends HTMLElement {
  static observedAttributes = ['disabled']
  #contact = null
  #key = null
  #timer = 0
  #isFull = false
  #wasMeant = false
  #place = ''
  #earlier = 0

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
    window.addEventListener('pointerdown', (event) => {
      if (fault !== 'second-finger' && this.#contact !== null && event.pointerId !== this.#contact) this.#stop()
    }, true)
    window.addEventListener('scroll', () => fault !== 'scrolled' && this.#hasMoved && this.#stop(), true)
    window.addEventListener('blur', () => fault !== 'other-tab' && this.#stop())
  }

  disconnectedCallback() { if (fault !== 'removed') this.#stop() }
  attributeChangedCallback() { if (fault !== 'disabled') this.#stop() }
  get disabled() { return this.hasAttribute('disabled') }
  set disabled(isOn) { this.toggleAttribute('disabled', isOn) }
  get #hasMoved() { return JSON.stringify(this.getBoundingClientRect()) !== this.#place }

  #start() {
    this.#place = JSON.stringify(this.getBoundingClientRect())
    this.#isFull = false
    if (fault !== 'key-repeat') clearTimeout(this.#timer)
    this.began = performance.now()
    this.#timer = setTimeout(() => this.#fill(), duration - this.#earlier)
  }

  #fill() {
    this.#isFull = true
    if (actsWhenFull && !this.#isHidden) this.#act()
  }

  #stop() {
    if (fault === 'left-over' && this.#contact !== null) this.#earlier += performance.now() - this.began
    clearTimeout(this.#timer)
    this.#contact = this.#key = null
    this.#isFull = false
  }

  #lift() {
    this.#wasMeant = this.#isFull && !actsWhenFull && !this.#isHidden
    const isTap = performance.now() - this.began < 200
    if (this.#wasMeant || (fault === 'tap' && isTap && this.#key === null)) this.#act()
    this.#stop()
  }

  get #isHidden() { return fault !== 'hidden' && !this.checkVisibility() && (this.isConnected || fault !== 'removed') }

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
    if (!['Enter', ' '].includes(event.key) || this.disabled) return
    event.preventDefault()
    if (fault === 'short-key' && !event.repeat) return this.#act()
    if (event.repeat && fault !== 'key-repeat') return
    this.#key = event.key
    this.#start()
  }

  #keyUp(event) {
    const hasBegun = this.#key === event.key
    if (fault === 'key-from-elsewhere' && !hasBegun && ['Enter', ' '].includes(event.key)) this.#act()
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
