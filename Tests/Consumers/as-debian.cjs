// Debian's webpack asks Node where Debian's modules are. Only Debian's own Node knows that.
const { config } = process;
const variables = { node_prefix: '/usr', node_relative_path: 'share/nodejs', ...config.variables };
Object.defineProperty(process, 'config', { value: { ...config, variables } });
