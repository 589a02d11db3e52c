/** Shows that the button was confirmed, once the kit is ready. */
export async function deletes(ready) {
  await ready;
  document.querySelector('#delete').addEventListener('confirm', () => {
    document.querySelector('output').textContent += 'deleted';
  });
}
