document.querySelector('#delete').addEventListener('confirm', () => {
  document.querySelector('output').textContent += 'deleted';
});
