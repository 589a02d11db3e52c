// Nothing is said of the .wasm: webpack finds it, and copies it by itself.
module.exports = {
  mode: 'production',
  entry: { all: './all.js', one: './one.js' },
};
