// Renders the same rows and the same icon with each framework. Each function returns one that renders a state of the page.
window.confirmed = []
const properties = ({ isBusy }, row, index) => ({
  id: `row-${index}`, 'data-id': row.id, 'no-latch': true, 'in-place': false, cap: 2.5, disabled: isBusy,
})
const confirms = ({ id }) => () => confirmed.push(id)
const keyOf = ({ isKeyed }, row, index) => (isKeyed ? row.id : index)

window.mounts = {
  react(place) {
    const h = React.createElement
    const view = (state) => h('main', null,
      h('ul', null, state.rows.map((row, index) => h('li', { key: keyOf(state, row, index) },
        h('pressure-confirm-button', { ...properties(state, row, index), onconfirm: confirms(row) }, row.title)))),
      h('pressure-app-icon', { id: 'icon', name: 'Scale', ref: (icon) => icon && (icon.items = state.items) }))
    const app = ReactDOM.createRoot(place)
    return (state) => ReactDOM.flushSync(() => app.render(view(state)))
  },

  preact(place) {
    const { h, render } = preact
    const view = (state) => h('main', null,
      h('ul', null, state.rows.map((row, index) => h('li', { key: keyOf(state, row, index) },
        h('pressure-confirm-button', { ...properties(state, row, index), onconfirm: confirms(row) }, row.title)))),
      h('pressure-app-icon', { id: 'icon', name: 'Scale', ref: (icon) => icon && (icon.items = state.items) }))
    let shown
    return (state) => (shown = render(view(state), place, shown))
  },

  vue(place) {
    Vue.config.ignoredElements = [/^pressure-/]
    let app
    return (state) => {
      if (app) return Object.assign(app, state)
      app = new Vue({
        data: state,
        render(h) {
          return h('main', [
            h('ul', this.rows.map((row, index) => h('li', { key: keyOf(this, row, index) }, [
              h('pressure-confirm-button', { attrs: properties(this, row, index), on: { confirm: confirms(row) } }, row.title),
            ]))),
            h('pressure-app-icon', { attrs: { id: 'icon', name: 'Scale' }, domProps: { items: this.items } }),
          ])
        },
      })
      place.append(app.$mount().$el)
    }
  },

  alpine(place) {
    return (state) => {
      if (place.firstElementChild) return Object.assign(Alpine.$data(place.firstElementChild), state)
      window.state = state
      place.innerHTML = `
        <main x-data="state">
          <ul><template x-for="(row, index) in rows" :key="isKeyed ? row.id : index"><li>
            <pressure-confirm-button
              :id="'row-' + index" :data-id="row.id" :no-latch="true" :in-place="false" :cap="2.5" :disabled="isBusy"
              @confirm="confirmed.push(row.id)" x-text="row.title"
            ></pressure-confirm-button>
          </li></template></ul>
          <pressure-app-icon id="icon" name="Scale" x-effect="$el.items = items"></pressure-app-icon>
        </main>`
    }
  },
}
