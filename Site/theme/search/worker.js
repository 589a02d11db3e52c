// The search's worker, which replaces that of MkDocs. It finds words by their beginnings, and Swift names also by the words
// in them. Guides rank above types, and types above their members.

importScripts('lunr.js');

const MOST = 40;
const documents = new Map();
let index;

const words = (text) => lunr.tokenizer(text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim());

// Adds the words of a camel-case name after the name.
const parted = (text) =>
  words(text.replace(/\p{L}+/gu, (name) => [...new Set([name, ...name.split(/(?<=\p{Ll})(?=\p{Lu})/u)])].join(' ')));

function find(query) {
  const found = index.query((asked) => {
    for (const word of words(query)) {
      asked.term(word, { boost: 10 });
      asked.term(word, { wildcard: lunr.Query.wildcard.TRAILING, usePipeline: false });
    }
  });
  return found.slice(0, MOST).map(({ ref }) => documents.get(ref));
}

async function load() {
  const { config, docs } = await (await fetch('search_index.json')).json();
  index = lunr(function () {
    this.tokenizer = parted;
    this.ref('location');
    this.field('title', { boost: 4 });
    this.field('text');
    for (const doc of docs) {
      const isMember = doc.title.includes('.');
      this.add(doc, { boost: doc.location.startsWith('swift/') ? (isMember ? 0.4 : 0.7) : 1 });
      documents.set(doc.location, { ...doc, summary: doc.text.slice(0, 200) });
    }
  });
  postMessage({ config });
  postMessage({ allowSearch: true });
}

onmessage = ({ data: { init, query } }) => {
  if (init) load();
  else postMessage({ results: find(query) });
};
