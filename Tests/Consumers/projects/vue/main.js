import Vue from 'vue';
import 'pressurekit/single-file';

// Otherwise Vue also looks for its own components of these names. (In Vue 3, use `isCustomElement`.)
Vue.config.ignoredElements = [/^pressure-/];

new Vue({
  el: '#app',
  data: { said: '' },
  methods: {
    confirmed() {
      this.said += 'deleted';
    },
  },
  // Do not use a template: Vue compiles it with `eval`, which a content security policy forbids.
  render(h) {
    const attrs = { id: 'delete', 'no-latch': true, cap: this.said ? null : 2.5, disabled: this.said !== '' };
    return h('div', [
      h('pressure-confirm-button', { attrs, on: { confirm: this.confirmed } }, ['Delete']),
      h('output', this.said),
    ]);
  },
});
