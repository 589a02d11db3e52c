// Debian's webpack asks Node where Debian has put its modules, which only Debian's own Node knows.
const { config } = process;
const variables = { node_prefix: '/usr', node_relative_path: 'share/nodejs', ...config.variables };
Object.defineProperty(process, 'config', { value: { ...config, variables } });
