import Vue from 'vue';
import 'pressurekit/single-file';

// Vue looks for components of its own by these names, too, unless it is told. (In Vue 3: `isCustomElement`.)
Vue.config.ignoredElements = [/^pressure-/];

new Vue({
  el: '#app',
  data: { said: '' },
  methods: {
    confirmed() {
      this.said += 'deleted';
    },
  },
  // Not a template: that is made a function by `eval`, which a content security policy forbids.
  render(h) {
    const attrs = { id: 'delete', 'no-latch': true, cap: this.said ? null : 2.5, disabled: this.said !== '' };
    return h('div', [
      h('pressure-confirm-button', { attrs, on: { confirm: this.confirmed } }, ['Delete']),
      h('output', this.said),
    ]);
  },
});
