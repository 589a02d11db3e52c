// In the style of React 19, with listeners and Boolean values as properties. Debian's React 18 supports this too, because it is
// built with features that were experimental then.
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import 'pressurekit/single-file';

function App() {
  const [said, say] = React.useState('');
  const confirmed = () => say((before) => before + 'deleted');
  return (
    <>
      <pressure-confirm-button id="delete" onconfirm={confirmed} no-latch cap={said ? undefined : 2.5} disabled={said !== ''}>
        Delete
      </pressure-confirm-button>
      <output>{said}</output>
    </>
  );
}

createRoot(document.querySelector('#app')).render(<App />);
