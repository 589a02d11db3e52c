import * as React from 'react';
import { ready } from 'pressurekit';

// Do not use `no-latch=""` here: Debian's React 18 reads it in a server's HTML as `true`, and warns. (See ../react.)
export function App() {
  const button = React.useRef(null);
  const [said, say] = React.useState('');
  const [isReady, setReady] = React.useState(false);
  // Effects run only in the browser.
  React.useEffect(() => {
    ready.then(() => setReady(true));
    button.current.addEventListener('confirm', () => say((before) => before + 'deleted'));
  }, []);
  return (
    <main data-ready={isReady}>
      <pressure-confirm-button id="delete" ref={button} no-latch cap={2.5}>
        Delete
      </pressure-confirm-button>
      <pressure-transitioning-button type="button">Send</pressure-transitioning-button>
      <pressure-scale unit="oz"></pressure-scale>
      <pressure-peek href="#row">A row</pressure-peek>
      <pressure-app-icon name="Scale"></pressure-app-icon>
      <output>{said}</output>
    </main>
  );
}
