// Every page of the site: its colour scheme, and the search, which is loaded on first use.

const root = document.documentElement;
const scheme = document.getElementById('scheme');
const dialog = /** @type {HTMLDialogElement} */ (document.getElementById('search'));
const query = /** @type {HTMLInputElement} */ (document.getElementById('mkdocs-search-query'));
const dark = matchMedia('(prefers-color-scheme: dark)');

// Light or dark: the system's scheme until the reader chooses.

let chosen = localStorage.getItem('scheme');
const isDark = () => (chosen ?? (dark.matches ? 'dark' : 'light')) === 'dark';

function show() {
  root.style.colorScheme = chosen ?? '';
  scheme.dataset.shows = isDark() ? 'dark' : 'light';
  scheme.ariaPressed = String(isDark());
}
scheme.hidden = false;
scheme.onclick = () => {
  const next = isDark() ? 'light' : 'dark';
  chosen = next === (dark.matches ? 'dark' : 'light') ? null : next;
  if (chosen) localStorage.setItem('scheme', chosen);
  else localStorage.removeItem('scheme');
  show();
};
dark.addEventListener('change', show);
show();

// Scroll the list of pages to the current one.

const here = /** @type {HTMLElement} */ ([...document.querySelectorAll('#nav [aria-current]')].at(-1));
function showHere() {
  if (here) here.closest('#nav').scrollTop = here.offsetTop - innerHeight * 0.6;
}
showHere();
// On a phone the list has a size only when it is open.
document.getElementById('nav').addEventListener('toggle', showHere);

// MkDocs' search finds its field and its results by their ids.

let isLoaded = false;
function search() {
  if (!isLoaded) {
    isLoaded = true;
    Object.assign(window, { base_url: root.dataset.root });
    const script = document.createElement('script');
    script.src = `${root.dataset.root}/search/main.js`;
    document.head.append(script);
  }
  if (!dialog.open) dialog.showModal();
  query.select();
}
document.getElementById('find').onclick = search;
addEventListener('keydown', (event) => {
  const isElsewhere = /** @type {Element} */ (event.target).matches('input, textarea, select, [contenteditable]');
  const asks = (event.key === '/' && !isElsewhere) || (event.key === 'k' && (event.metaKey || event.ctrlKey));
  if (!asks) return;
  event.preventDefault();
  search();
});
// A click on the backdrop has the dialog as its target.
dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
// Enter opens the first result; Arrow Down focuses it.
query.addEventListener('keydown', (event) => {
  const first = /** @type {HTMLElement} */ (dialog.querySelector('article a'));
  if (!first || !['Enter', 'ArrowDown'].includes(event.key)) return;
  event.preventDefault();
  if (event.key === 'Enter') first.click();
  else first.focus();
});

// Make code and tables focusable if they are wider than their box, so that keys can scroll them.

const widths = new ResizeObserver((entries) => {
  for (const entry of entries) {
    const target = /** @type {HTMLElement} */ (entry.target);
    target.tabIndex = target.scrollWidth > target.clientWidth ? 0 : -1;
  }
});
for (const one of document.querySelectorAll('article :is(pre, table)')) widths.observe(one);

// Copy buttons. If the browser refuses to copy, select the code for the reader to copy.

for (const block of document.querySelectorAll('.highlight:not(.declaration), .playground .code')) {
  const button = document.createElement('button');
  const say = (text) => (button.textContent = text);
  button.type = 'button';
  button.className = 'copy';
  say('Copy');
  button.onclick = async () => {
    const parts = [...block.querySelectorAll('code')];
    try {
      await navigator.clipboard.writeText(parts.map((part) => part.textContent).join(''));
      say('Copied');
    } catch {
      getSelection().selectAllChildren(parts[0]);
      say('Selected');
    }
    setTimeout(say, 1500, 'Copy');
  };
  block.append(button);
}

// The home page's reply to a confirmation.

document.querySelector('.hero pressure-confirm-button')?.addEventListener('confirm', ({ target }) => {
  const said = /** @type {HTMLElement} */ (document.querySelector('.said'));
  const times = Number(said.dataset.times ?? 0) + 1;
  said.dataset.times = String(times);
  said.textContent = times === 1 ? 'Deleted. (There was nothing to delete.)' : `Deleted, ${times} times.`;
  /** @type {HTMLElement} */ (target).focus();
});
