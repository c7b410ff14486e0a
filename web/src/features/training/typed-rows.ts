import type { TypedRow } from '@emanet/contract/training';

const HEADS = /^(ad|adı|isim|name|full ?name|e-?posta|e-?mail|mail|departman|department)\b/i;

/** The character that parts the cells of a line: a tab, a semicolon, otherwise a comma. */
const partedBy = (text: string): string => ['\t', ';'].find((mark) => text.includes(mark)) ?? ',';

const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"');

/**
 * The rows of a list that was pasted or read from a file: name, address, department. Lines count from
 * 1 as they are seen; empty ones and a line of heads are left out.
 */
export function typedRows(text: string): TypedRow[] {
  const mark = partedBy(text);
  return text.split(/\r\n?|\n/).flatMap((line, place) => {
    const [fullname = '', email = '', departman = ''] = line.split(mark).map(unquoted);
    const isEmpty = !fullname && !email && !departman;
    const isHead = !line.includes('@') && HEADS.test(fullname) && HEADS.test(email);
    return isEmpty || isHead ? [] : [{ satir: place + 1, fullname, email, departman }];
  });
}

/** Rows of a sheet as the same text. */
export const textOfSheet = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ')).join('\t')).join('\n');

/** The text with another department in a line. */
export function withDepartment(text: string, satir: number, name: string): string {
  const mark = partedBy(text);
  return text
    .split(/\r\n?|\n/)
    .map((line, place) => {
      if (place + 1 !== satir) return line;
      const [fullname = '', email = ''] = line.split(mark);
      return [fullname, email, mark === '\t' ? name : ` ${name}`].join(mark);
    })
    .join('\n');
}
