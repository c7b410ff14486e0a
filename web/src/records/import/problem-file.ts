import type { PlannedRow } from '@emanet/contract/records/import';

/** A spreadsheet must not run what a cell of somebody's file begins with. */
const harmless = (text: string): string => (/^\s*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text);

const cell = (value: string | number): string =>
  `"${harmless(String(value)).replaceAll('"', '""')}"`;

/** One line for each problem of the refused rows, under these heads, as a spreadsheet opens it. */
export function problemFile(rows: readonly PlannedRow[], heads: readonly string[]): Blob {
  const lines = rows.flatMap(({ satir, ad, departman, sorunlar }) =>
    sorunlar.map(({ hucre, baslik, neden }) => [satir, ad, departman, hucre, baslik, neden]),
  );
  const text = [heads, ...lines].map((line) => line.map(cell).join(';')).join('\r\n');
  // Without the mark at the beginning Excel would not read the Turkish letters.
  return new Blob(['\ufeff', text, '\r\n'], { type: 'text/csv;charset=utf-8' });
}
