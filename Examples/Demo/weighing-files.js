// The weighings as files: CSV for spreadsheets, JSON for programs.

import { checked } from './weighings.js';

const mark = 'pressurekit-weighings';
const columns = /** @type {const} */ (['createdAt', 'grams', 'note']);
/** Beyond these, a file has another purpose. */
const most = { bytes: 30e6, weighings: 100_000 };

/**
 * A spreadsheet takes a note such as "=1+1" or "-5 °C" for a formula. It then saves the result or an error instead of the note,
 * and a formula in a stranger's note could send data to a site. So a tab stands in front, which a spreadsheet keeps, and the
 * import removes it.
 */
const formula = /^\t*[=+\-@＝＋－＠]/;
const guarded = (note) => (formula.test(note) ? `\t${note}` : note);
const unguarded = (note) => (formula.test(note) ? note.replace(/^\t/, '') : note);

/** @param {Weighing[]} weighings */
export const toJSON = (weighings) =>
  `${JSON.stringify({ [mark]: 1, weighings: weighings.map(({ createdAt, grams, note }) => ({ createdAt, grams, note })) }, null, 2)}\n`;

/** The lines end as RFC 4180 asks, and the byte order mark tells Excel that the file is UTF-8. @param {Weighing[]} weighings */
export const toCSV = (weighings) =>
  `\ufeff${[columns, ...weighings.map(({ createdAt, grams, note }) => [createdAt, grams, guarded(note)])].map(lineOf).join('')}`;

const lineOf = (cells) => `${cells.map(quoted).join(',')}\r\n`;
const quoted = (value) => (/[",;\r\n]|^\s|\s$/.test(value) ? `"${String(value).replaceAll('"', '""')}"` : value);

/**
 * The weighings in a file of either kind.
 * @param {File} file
 * @returns {Promise<Omit<Weighing, 'id'>[]>} rejects with a message for people that names the place
 */
export async function weighingsIn(file) {
  if (file.size > most.bytes) throw new Error('It is over 30 MB.');
  const text = decoded(await file.arrayBuffer().catch(() => {
    throw new Error('The file cannot be read. It may have changed since it was chosen.');
  }));
  if (text.startsWith('PK\x03\x04')) throw new Error('It is a workbook or an archive. Save the table as CSV, and import that.');
  const found = /\.json$/i.test(file.name) || /^\s*[{[]/.test(text) ? fromJSON(text) : fromCSV(text);
  if (found.length === 0) throw new Error('It contains no weighings.');
  if (found.length > most.weighings) throw new Error('It has more than 100,000 weighings.');
  return found.map(({ place, createdAt, grams, note, written }) => {
    const time = timeIn(createdAt);
    if (!time) throw new Error(`${place}: the time must be like 2026-11-26T09:30:00Z, not ${shown(createdAt)}.`);
    try {
      return { createdAt: time, ...checked({ grams, note }) };
    } catch (error) {
      throw new Error(`${place}: ${error.message}${error.field === 'grams' ? ` It is ${shown(written ?? grams)}.` : ''}`);
    }
  });
}

/** A wrong value in a message. */
const shown = (value) => (typeof value === 'string' ? `“${value.slice(0, 40)}”` : JSON.stringify(value)?.slice(0, 40) ?? 'missing');

/** The text of a file. Excel also saves in UTF-16, and without a byte order mark in the encoding of Windows. */
function decoded(bytes) {
  const [first, second] = new Uint8Array(bytes);
  const wide = { '255 254': 'utf-16le', '254 255': 'utf-16be' }[`${first} ${second}`];
  try {
    return new TextDecoder(wide ?? 'utf-8', { fatal: !wide }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const moment = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(?:[.,](\d+))?(Z|[+-]\d\d:?\d\d)?)?$/i;

/**
 * A time in the form of the database; undefined if it is in another form. Without a time zone it is of this device. JavaScript
 * itself would accept almost any text, and 12/11/2026 as a day of December.
 */
function timeIn(text) {
  const [, date, minute = '00:00', second = ':00', part = '', zone = ''] = moment.exec(String(text).trim()) ?? [];
  // A browser may take 30 February for a day of March.
  if (!date || typeof text !== 'string' || isoOf(`${date}T00:00Z`)?.slice(0, 10) !== date) return undefined;
  const offset = zone.toUpperCase().replace(/(\d\d)(\d\d)$/, '$1:$2');
  const time = isoOf(`${date}T${minute}${second}.${part.slice(0, 3).padEnd(3, '0')}${offset}`);
  // A year with more than four digits would be in the wrong order.
  return time?.length === 24 ? time : undefined;
}

function isoOf(text) {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

function fromJSON(text) {
  let value;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`It is not JSON: ${error.message}.`);
  }
  if (value?.['pressurekit-calibration']) throw new Error('It is a calibration. Import it in Weigh.');
  if (value?.[mark] !== 1 || !Array.isArray(value.weighings)) throw new Error(`It has no weighings: “${mark}” must be 1, beside the list “weighings”.`);
  return value.weighings.map((one, index) => ({ ...one, written: undefined, place: `Weighing ${index + 1}` }));
}

function fromCSV(text) {
  // Excel takes a first line such as "sep=;" for the separator.
  const [preface = '', declared] = /^sep=(.)(\r\n?|\n)/i.exec(text) ?? [];
  const separator = declared ?? separatorOf(text);
  const [header, ...lines] = rowsOf(text, separator, preface.length);
  if (!header) return [];
  const names = header.cells.map((name) => name.trim().toLowerCase());
  const at = Object.fromEntries(columns.map((name) => [name, names.indexOf(name.toLowerCase())]));
  const absent = columns.find((name) => at[name] < 0 && name !== 'note');
  if (absent) throw new Error(`Line ${header.line}: there is no column “${absent}”. The first line names the columns: ${columns.join(',')}.`);
  return lines.map(({ line, cells }) => {
    const place = `Line ${line}`;
    if (cells.slice(names.length).some((cell) => cell.trim())) {
      throw new Error(`${place}: it has more cells than the first line. Put a text that contains the separator in quotation marks.`);
    }
    const { [at.createdAt]: createdAt = '', [at.grams]: written = '', [at.note]: note = '' } = cells;
    if (separator === ',' && /^\s*\d{1,3},\d{3}\s*$/.test(written)) {
      const plain = written.trim();
      throw new Error(`${place}: “${plain}” can mean ${plain.replace(',', '.')} or ${plain.replace(',', '')}. Write it with a decimal point, or without a comma.`);
    }
    return { place, createdAt, grams: numberIn(written), written, note: unguarded(note) };
  });
}

/** The separator of the column names. A spreadsheet uses semicolons where a comma is the decimal point. */
function separatorOf(text) {
  const [line] = text.trimStart().split(/[\r\n]/, 1);
  const names = (separator) => line.toLowerCase().split(separator).map((name) => name.replaceAll('"', '').trim());
  return [',', ';', '\t'].find((one) => names(one).includes('createdat')) ?? [';', '\t'].find((one) => names(one).includes('grams')) ?? ',';
}

/** The number in a cell; NaN if there is none. */
function numberIn(cell) {
  const plain = cell.trim().replace(',', '.');
  return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(plain) ? Number(plain) : NaN;
}

/**
 * The cells of each line that is not empty, with the line's number. A quoted cell may contain line breaks.
 * @param {string} text @param {string} separator
 * @param {number} from the beginning of the first row
 */
function rowsOf(text, separator, from) {
  /** @type {{ line: number, cells: string[] }[]} */
  const rows = [];
  let [cells, cell, isQuoted] = [[], '', false];
  let line = from ? 2 : 1;
  let began = line;
  const end = () => {
    cells.push(cell);
    if (cells.some((one) => one.trim())) rows.push({ line: began, cells });
    [cells, cell] = [[], ''];
  };
  for (let at = from; at < text.length; at += 1) {
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
