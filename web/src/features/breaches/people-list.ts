/** A person of a pasted list, and lines that name none. */
export type PeopleList = Readonly<{
  people: readonly Readonly<{ ad: string; eposta: string }>[];
  unread: readonly string[];
}>;

const ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/;

/**
 * Reads a list that was pasted from a sheet or a CSV file: one person a line, name and address in any
 * order, parted by a tab, a semicolon or a comma. An address that comes twice counts once.
 */
export function readPeople(text: string): PeopleList {
  const found = new Map<string, string>();
  const unread: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const cells = line
      .split(/[\t;,]/)
      .map((cell) => cell.trim().replace(/^"|"$/g, ''))
      .filter(Boolean);
    if (cells.length === 0) continue;
    const eposta = cells.find((cell) => ADDRESS.test(cell))?.toLowerCase();
    const ad = cells.filter((cell) => !cell.includes('@')).join(' ');
    if (!eposta || !ad) unread.push(line.trim());
    else if (!found.has(eposta)) found.set(eposta, ad);
  }
  // The first line of a sheet is its heads.
  const [head, ...rest] = unread;
  const lines = head !== undefined && /e-?posta|e-?mail/i.test(head) ? rest : unread;
  return { people: [...found].map(([eposta, ad]) => ({ ad, eposta })), unread: lines };
}
