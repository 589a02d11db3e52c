// The .wasm file needs no setting: webpack finds and copies it.
module.exports = {
  mode: 'production',
  entry: { all: './all.js', one: './one.js' },
};
