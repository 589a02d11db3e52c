import { writeFileSync } from 'node:fs';
import * as React from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './app.jsx';

const page = (script) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Rendered by a server</title>
    ${script}
  </head>
  <body><div id="app">${renderToString(<App />)}</div></body>
</html>
`;

// The elements are defined before React starts, or after.
writeFileSync('index.html', page('<script defer src="dist/client.js"></script>'));
writeFileSync('late.html', page('<script type="module" src="dist/late-client.js"></script>'));
