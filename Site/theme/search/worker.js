// What the search does beside the page, in place of MkDocs' own worker: it finds words by how they begin, and names in
// Swift also by the words that they are made of. Guides come before types, types before what they have.

importScripts('lunr.js');

const MOST = 40;
const documents = new Map();
let index;

const words = (text) => lunr.tokenizer(text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim());

// A name with the words that it is made of.
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
