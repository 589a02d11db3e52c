// Copies the kit's scripts so that each function reports its file when it begins: instrument.cjs from to

const fs = require('node:fs');
const path = require('node:path');
// Debian's TypeScript, which is not one of the project's packages.
const ts = require('/usr/share/nodejs/typescript');

const [from, to] = process.argv.slice(2);

/** The source with a call at the start of each function. */
const instrumented = (name, source) => {
  const call = `__ran(${JSON.stringify(name)})`;
  const inserted = [];
  const visit = (node) => {
    const { body } = node;
    if (ts.isFunctionLike(node) && body) {
      if (ts.isBlock(body)) inserted.push([body.getStart() + 1, `${call};`]);
      else inserted.push([body.getStart(), `(${call},`], [body.getEnd(), ')']);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS));
  // Insert from the end, so that earlier offsets stay valid. An inner function ends before its outer one.
  inserted.map((one, at) => [...one, at]).sort((a, b) => b[0] - a[0] || (a[1] === ')' ? a[2] - b[2] : b[2] - a[2]))
    .forEach(([at, text]) => { source = source.slice(0, at) + text + source.slice(at); });
  return source;
};

fs.cpSync(from, to, { recursive: true });
for (const name of fs.readdirSync(from, { recursive: true })) {
  if (!name.endsWith('.js')) continue;
  const file = path.join(to, name);
  fs.writeFileSync(file, instrumented(`Web/${name}`, fs.readFileSync(file, 'utf8')));
}
