// The weighings as files: CSV for spreadsheets, JSON for programs.

import { checked } from './weighings.js';

const mark = 'pressurekit-weighings';
const columns = /** @type {const} */ (['createdAt', 'grams', 'note']);
/** Beyond these, a file has another purpose. */
const most = { bytes: 30e6, weighings: 100_000 };

/** @param {Weighing[]} weighings */
export const toJSON = (weighings) =>
  `${JSON.stringify({ [mark]: 1, weighings: weighings.map(({ createdAt, grams, note }) => ({ createdAt, grams, note })) }, null, 2)}\n`;

/** The lines end as RFC 4180 asks, and the byte order mark tells Excel that the file is UTF-8. @param {Weighing[]} weighings */
export const toCSV = (weighings) =>
  `\ufeff${[columns, ...weighings.map((one) => columns.map((name) => one[name]))].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`;

const quoted = (value) => (/[",;\r\n]|^\s|\s$/.test(value) ? `"${String(value).replaceAll('"', '""')}"` : value);

/**
 * The weighings in a file of either kind.
 * @param {File} file
 * @returns {Promise<Omit<Weighing, 'id'>[]>} rejects with a message for people that names the place
 */
export async function weighingsIn(file) {
  if (file.size > most.bytes) throw new Error('It is over 30 MB.');
  const text = (await file.text()).replace(/^\ufeff/, '');
  const found = /^\s*[{[]/.test(text) ? fromJSON(text) : fromCSV(text);
  if (found.length === 0) throw new Error('It contains no weighings.');
  if (found.length > most.weighings) throw new Error('It has more than 100,000 weighings.');
  return found.map(({ place, createdAt, grams, note }) => {
    const time = new Date(createdAt);
    if (!createdAt || Number.isNaN(time.getTime())) {
      throw new Error(`${place}: the time must be like 2026-11-26T09:30:00Z, not “${String(createdAt ?? '').slice(0, 40)}”.`);
    }
    try {
      return { createdAt: time.toISOString(), ...checked({ grams, note }) };
    } catch (error) {
      throw new Error(`${place}: ${error.message}`);
    }
  });
}

function fromJSON(text) {
  let value;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`It is not JSON: ${error.message}.`);
  }
  if (value[mark] !== 1 || !Array.isArray(value.weighings)) throw new Error(`It has no weighings: “${mark}” must be 1, beside the list “weighings”.`);
  return value.weighings.map((one, index) => ({ ...one, place: `Weighing ${index + 1}` }));
}

function fromCSV(text) {
  const [header = [], ...lines] = rowsOf(text, separatorOf(text));
  const at = Object.fromEntries(columns.map((name) => [name, header.indexOf(name)]));
  const absent = columns.find((name) => at[name] < 0 && name !== 'note');
  if (absent) throw new Error(`Line 1: there is no column “${absent}”. The first line names the columns: ${columns.join(',')}.`);
  return lines.map(({ line, ...cells }) => ({
    place: `Line ${line}`, createdAt: cells[at.createdAt], grams: numberIn(cells[at.grams]), note: cells[at.note] ?? '',
  }));
}

/** A spreadsheet separates the cells by semicolons where a comma is the decimal point. */
const separatorOf = (text) => [';', '\t'].find((one) => text.split(/[\r\n]/, 1)[0].includes(one)) ?? ',';

/** The number in a cell; NaN if there is none. */
const numberIn = (cell = '') => (cell.trim() ? Number(cell.trim().replace(',', '.')) : NaN);

/** The cells of each line that is not empty, with the line's number. A quoted cell may contain line breaks. */
function rowsOf(text, separator) {
  const rows = [];
  let [cells, cell, line, isQuoted, began] = [[], '', 1, false, 1];
  const end = () => {
    cells.push(cell);
    if (cells.length > 1 || cell) rows.push(Object.assign(cells, { line: began }));
    [cells, cell] = [[], ''];
  };
  for (let at = 0; at < text.length; at += 1) {
    const one = text[at];
    const isBreak = one === '\n' || (one === '\r' && text[at + 1] !== '\n');
    if (isBreak) line += 1;
    if (isQuoted && one === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (one === '"' && (isQuoted || cell === '')) {
      isQuoted = !isQuoted;
    } else if (isQuoted) {
      cell += one;
    } else if (one === separator) {
      cells.push(cell);
      cell = '';
    } else if (isBreak) {
      end();
      began = line;
    } else if (one !== '\r') {
      cell += one;
    }
  }
  if (isQuoted) throw new Error(`Line ${began}: a quotation mark has no end.`);
  end();
  return rows;
}
