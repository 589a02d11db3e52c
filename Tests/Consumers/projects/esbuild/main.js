import { PressureConfirmButton } from 'pressurekit/single-file';

const button = document.querySelector('#delete');
button.addEventListener('confirm', () => {
  document.querySelector('output').textContent += button instanceof PressureConfirmButton ? 'deleted' : 'another class';
});
