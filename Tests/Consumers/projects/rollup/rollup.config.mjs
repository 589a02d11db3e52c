import { nodeResolve } from '@rollup/plugin-node-resolve';

export default {
  input: 'main.js',
  output: { file: 'dist/main.js', format: 'es' },
  plugins: [nodeResolve()],
  onwarn(warning) {
    throw Error(warning.message);
  },
};
