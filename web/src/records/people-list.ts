/** A person of a pasted list, and lines that name none. */
export type PeopleList = Readonly<{
  people: readonly Readonly<{ ad: string; eposta: string }>[];
  unread: readonly string[];
}>;

const ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/;

const MAIL_HEAD = /^(e-?posta|e-?mail|mail)\b[^@]*$/i;
const NAME_HEAD = /^(ad|adı|soyad|soyadı|isim|(full |first |last )?name)(?![a-zçğıöşü])/i;

const nameIn = (cells: readonly string[]) =>
  cells.filter((cell) => cell && !cell.includes('@')).join(' ');

const cellsOf = (line: string): string[] =>
  line.split(/[\t;,]/).map((cell) => cell.trim().replace(/^"|"$/g, ''));

/** Recipients of a mail, "Ayşe Kaya <ayse@kisi.test>; …", as lines of name and address. */
const linesOf = (line: string): string[] =>
  /<[^\s<>]+@[^\s<>]+>/.test(line)
    ? line.split(/>[\s;,]*/).map((one) => one.replace('<', '\t'))
    : [line];

/**
 * Reads a list that was pasted from a sheet, a CSV file or the recipients of a mail: one person a
 * line, name and address in any order, parted by a tab, a semicolon or a comma. An address that
 * comes twice counts once.
 */
export function readPeople(text: string): PeopleList {
  const found = new Map<string, string>();
  const unread: string[] = [];
  const lines = text.split(/\r?\n/).flatMap(linesOf).map(cellsOf);
  const heads = lines[0]?.some((cell) => MAIL_HEAD.test(cell)) ? lines.shift() : undefined;
  // Under heads other columns, such as a department, are no part of the name.
  const named = heads?.some((head) => NAME_HEAD.test(head));
  const isName = (_: string, at: number) => !named || NAME_HEAD.test(heads?.[at] ?? '');
  for (const cells of lines) {
    if (!cells.some(Boolean)) continue;
    const eposta = cells.find((cell) => ADDRESS.test(cell))?.toLowerCase();
    const ad = nameIn(cells.filter(isName)) || nameIn(cells);
    if (!eposta || !ad) unread.push(cells.filter(Boolean).join(' '));
    else if (!found.has(eposta)) found.set(eposta, ad);
  }
  return { people: [...found].map(([eposta, ad]) => ({ ad, eposta })), unread };
}
