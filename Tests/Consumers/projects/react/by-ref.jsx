// As every React can: an event of an element's own is listened to by a ref, and `''` is an attribute that is there.
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
