/** A line of a list in its cells; `line` counts from 1 as a reader of the text sees it. */
export type Line = Readonly<{ line: number; cells: readonly string[] }>;

const MARKS = ['\t', '|', ';', ','] as const;
/** Lines that one quoted cell may run over: a quotation mark without its pair must not take the list. */
const LONGEST_CELL_LINES = 10;
const MAILBOX = /<\s*[^<>\s]+@[^<>\s]+\s*>/;

/** A mail program sets these before the people of a line: they are no part of a name or an address. */
const MAIL_LABELS = new RegExp(
  `(?<![\\p{L}\\p{N}@._-])(?:${[
    ...['kime', 'kimden', 'bilgi(?: için)?', 'gizli(?: kopya)?', 'alıcı(?:lar)?', 'gönderen'],
    ...['to', 'cc', 'bcc', 'from', 'reply-to', 'mailto'],
  ]
    .join('|')
    .replace(/[iı]/g, '[iİıI]')})[ \\u00a0]*[:：][ \\u00a0]*`,
  'giu',
);

const quotesOf = (text: string) => text.split('"').length - 1;

/** The line without quoted text. */
const bare = (line: string) => line.replace(/"(?:[^"]|"")*"/g, '');

const tidy = (cell: string) => cell.replace(/\s+/g, ' ').trim();

/** The cells of a line, split at the separator; a quoted cell may contain it. */
function cellsOf(line: string): string[] {
  const outside = bare(line);
  const mark = MARKS.find((one) => outside.includes(one)) ?? ',';
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (const [at, sign] of [...line].entries()) {
    if (sign === '"' && (quoted || cell.trim() === '' || line[at - 1] === '"')) quoted = !quoted;
    if (sign === mark && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell].map((one) =>
    tidy(
      one
        .trim()
        .replace(/^"(.*)"$/s, '$1')
        .replaceAll('""', '"'),
    ),
  );
}

/** "Kaya, Ayşe" as mail programs and registers write it, in the order of a salutation. */
export const inOrder = (name: string): string => {
  const parts = name.split(',').map(tidy);
  return parts.length === 2 && parts.every((part) => /^[^\d@]+$/.test(part))
    ? `${parts[1]} ${parts[0]}`
    : tidy(name.replaceAll(',', ' '));
};

/** Recipients of a mail: a name before each `<address>`, and what follows the last one. */
function recipientsOf(line: string): string[][] {
  const parts = line.split(new RegExp(MAILBOX, 'g'));
  const addresses = line.match(new RegExp(MAILBOX, 'g')) ?? [];
  const people = addresses.map((address, at) => [
    (parts[at] ?? '').replace(/^[\s;,]+|[\s;,]+$/g, '').replaceAll('"', ''),
    address,
  ]);
  const rest = cellsOf((parts.at(-1) ?? '').replace(/^[\s;,]+/, '')).filter(Boolean);
  const [only] = people;
  if (only && people.length === 1) return [[...only, ...rest]];
  return rest.length > 0 ? [...people, rest] : people;
}

/** Lines of a text that was pasted or read from a file; empty ones count for the numbers only. */
export function linesOf(text: string): Line[] {
  const raw = text.replace(MAIL_LABELS, '').split(/\r\n?|\n/);
  const lines: Line[] = [];
  for (let at = 0; at < raw.length; at += 1) {
    const line = at + 1;
    let whole = raw[at] ?? '';
    const more = raw.slice(at + 1, at + LONGEST_CELL_LINES);
    for (const [taken, next] of more.entries()) {
      if (quotesOf(whole) % 2 === 0 || !/(^|[\t;,])\s*"[^"]*$/.test(whole)) break;
      if (quotesOf(more.slice(taken).join('')) % 2 === 0) break;
      whole += ` ${next}`;
      at += 1;
    }
    const isOfSheet = whole.includes('\t');
    const rows = !isOfSheet && MAILBOX.test(whole) ? recipientsOf(whole) : [cellsOf(whole)];
    for (const cells of rows) if (cells.some(Boolean)) lines.push({ line, cells });
  }
  return lines;
}
