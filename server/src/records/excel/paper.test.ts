import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { unzipped } from '../../../test/zip.ts';
import { streamCsv } from './csv.ts';
import { writeWorkbook, type Workbook } from './workbook.ts';

const wide = (columns: number, width: number, cell: string): Workbook => ({
  sheet: "İşleme 'A' & B",
  pinned: 2,
  titles: Array.from({ length: columns }, () => 'Başlık'),
  widths: Array.from({ length: columns }, () => width),
  rows: [Array.from({ length: columns }, () => cell)],
});
const partsOf = async (sheet: Workbook) =>
  unzipped(await writeWorkbook('Ilgaz', sheet)).get('xl/worksheets/sheet1.xml') ?? '';
const pageOf = async (sheet: Workbook) =>
  /<pageSetup [^>]*fitToWidth="(\d+)"[^>]*orientation="(\w+)"/.exec(await partsOf(sheet))?.slice(1);
const widthsOf = async (sheet: Workbook) =>
  Array.from((await partsOf(sheet)).matchAll(/<col [^>]*width="(\d+)"/g), ([, width]) =>
    Number(width),
  );

it('stands upright where it fits, lies where it does not, and goes on beside before it is too small', async () => {
  expect(await pageOf(wide(3, 30, 'x'.repeat(40)))).toEqual(['1', 'portrait']);
  expect(await pageOf(wide(6, 30, 'x'.repeat(40)))).toEqual(['1', 'landscape']);
  expect(await pageOf(wide(40, 30, 'x'.repeat(40)))).toEqual(['5', 'landscape']);
});

it('repeats its heads, and its pinned columns, under a name that needs quotes', async () => {
  const book = unzipped(await writeWorkbook('Ilgaz', wide(4, 30, 'x'), wide(4, 90, 'x')));
  const names = book.get('xl/workbook.xml')?.match(/<definedName .*?<\/definedName>/g);
  const quoted = "'İşleme ''A'' &amp; B'";
  expect(names).toEqual([
    `<definedName name="_xlnm.Print_Titles" localSheetId="0">${quoted}!$A:$B,${quoted}!$1:$1</definedName>`,
    // Columns that fill a page are not repeated on it.
    `<definedName name="_xlnm.Print_Titles" localSheetId="1">${quoted}!$1:$1</definedName>`,
  ]);
});

it('has columns as wide as their texts, within what is readable', async () => {
  const sheet = (cell: string, title = 'Ad'): Workbook => ({
    ...{ sheet: 'A', titles: [title], widths: [40], rows: [[cell]] },
  });
  expect(await widthsOf(sheet('kısa'))).toEqual([8]);
  expect(await widthsOf(sheet('', 'Yükümlülük doğuran'))).toEqual([13]);
  expect(await widthsOf(sheet('x'.repeat(60)))).toEqual([40]);
  expect(await widthsOf(sheet('x'.repeat(480)))).toEqual([60]);
  expect(await widthsOf(sheet('x'.repeat(9000)))).toEqual([80]);
});

it('says the same as text, without anything that a spreadsheet would run', async () => {
  const titles = ['Ad', 'Sayı', 'Gün', 'An'];
  const rows = [
    ['a; "b"\nc', 1.5, { day: '2026-02-28' }, new Date('2026-02-28T09:15:00Z')],
    ['=1+1', -3, null, null],
    ['@SUM(A1)', 0, null, null],
    [' önce', 0, null, null],
  ];
  const sheet = { sheet: 'Bir', titles, widths: [], rows };
  const text = String(await buffer(streamCsv(sheet, { ...sheet, sheet: 'İki; son', rows: [] })));
  expect(text).toBe(
    [
      '\ufeffAd;Sayı;Gün;An',
      '"a; ""b""\nc";1,5;28.02.2026;28.02.2026 09:15',
      "'=1+1;-3;;",
      "'@SUM(A1);0;;",
      '" önce";0;;',
      '',
      '"İki; son"',
      'Ad;Sayı;Gün;An',
      '',
    ].join('\r\n'),
  );
});
