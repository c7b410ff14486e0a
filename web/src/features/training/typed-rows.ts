import type { TypedRow } from '@emanet/contract/training/checked-rows';
import { typedLanguage } from '@emanet/contract/training/typed-language';

const HEADS = /^(ad|adı|isim|name|full ?name|e-?posta|e-?mail|mail|departman|department)\b/i;
const LANGUAGE_HEAD = /^((e-?posta |mail )?dili?|language|mail language)$/i;

/** The character that parts the cells of a line: a tab, a semicolon, otherwise a comma. */
const partedBy = (text: string): string => ['\t', ';'].find((mark) => text.includes(mark)) ?? ',';

const unquoted = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"');

/**
 * The rows of a list that was pasted or read from a file: name, address, department, language. Lines
 * count from 1 as they are seen; empty ones and a line of heads are left out. A fourth cell that names
 * no language is one only under a head that says so.
 */
export function typedRows(text: string): TypedRow[] {
  const mark = partedBy(text);
  let saysLanguage = false;
  return text.split(/\r\n?|\n/).flatMap((line, place) => {
    const [fullname = '', email = '', departman = '', fourth = ''] = line.split(mark).map(unquoted);
    const isEmpty = !fullname && !email && !departman;
    const isHead = !line.includes('@') && HEADS.test(fullname) && HEADS.test(email);
    if (isHead) saysLanguage = LANGUAGE_HEAD.test(fourth);
    if (isEmpty || isHead) return [];
    const dil = saysLanguage || typedLanguage(fourth) ? fourth : '';
    return [{ satir: place + 1, fullname, email, departman, ...(dil && { dil }) }];
  });
}

/** The text with another department in a line. */
export function withDepartment(text: string, satir: number, name: string): string {
  const mark = partedBy(text);
  return text
    .split(/\r\n?|\n/)
    .map((line, place) => {
      if (place + 1 !== satir) return line;
      const [fullname = '', email = '', , ...rest] = line.split(mark);
      return [fullname, email, mark === '\t' ? name : ` ${name}`, ...rest].join(mark);
    })
    .join('\n');
}
