// In the style of every React version: a ref listens to an element's own events, and `''` sets an attribute.
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import 'pressurekit/single-file';

function App() {
  const button = React.useRef(null);
  const [said, say] = React.useState('');
  React.useEffect(() => {
    const { current } = button;
    const confirmed = () => say((before) => before + 'deleted');
    current.addEventListener('confirm', confirmed);
    return () => current.removeEventListener('confirm', confirmed);
  }, []);
  return (
    <>
      <pressure-confirm-button id="delete" ref={button} no-latch="" cap={2.5}>
        Delete
      </pressure-confirm-button>
      <output>{said}</output>
    </>
  );
}

createRoot(document.querySelector('#app')).render(
  <React.StrictMode>
    <App />
  </React.StrictMode>,
);
