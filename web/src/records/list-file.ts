/** Endings of a file that lists people. */
export const LIST_FILES = '.xlsx,.csv,.txt';

type Rows = readonly (readonly string[])[];

/** The text of a list of people, one a line; `rowsOf` lets the server read the rows of a sheet. */
export const textOfList = async (file: File, rowsOf: (sheet: File) => Promise<Rows>) =>
  /\.(csv|txt)$/i.test(file.name)
    ? decoded(await file.arrayBuffer())
    : textOfSheet(await rowsOf(file));

/** Rows of a sheet as lines whose cells are separated by tabs, like pasted text. */
const textOfSheet = (rows: Rows): string =>
  rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ')).join('\t')).join('\n');

/** Excel in Turkish saves a CSV in the code page of Windows by default. */
export function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
}
