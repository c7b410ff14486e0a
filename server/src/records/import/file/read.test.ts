import { describe, expect, it } from 'vitest';
import { workbookBy } from '../../../../test/import-life/other-programs.ts';
import { registerHeads } from '../heads.ts';
import { readPeopleSheets, readWantedSheet, type SheetRow } from './read.ts';

/** The rows of an asset list below its heads. */
async function rowsOf(written: Parameters<typeof workbookBy>[0]): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  await readWantedSheet(workbookBy(written), registerHeads('assets'), (row) => rows.push(row));
  return rows;
}

const text = (address: string, value: string) => `<c r="${address}" t="str"><v>${value}</v></c>`;
const row = (number: number, cells: string, more = '') =>
  `<row r="${number}"${more}>${cells}</row>`;
const HEADS = row(1, text('A1', 'Varlık adı') + text('B1', 'Departman') + text('C1', 'Ülke'));
const below = async (cells: string, more: Omit<Parameters<typeof workbookBy>[0], 'rows'> = {}) =>
  (await rowsOf({ ...more, rows: HEADS + row(2, cells) }))[0]?.cells;

describe('a sheet saved by LibreOffice', () => {
  const strings = [
    '<si><t xml:space="preserve">Varlık adı *</t></si>',
    '<si><t>Departman</t></si>',
    '<si><r><rPr><b val="true"/><sz val="11"/></rPr><t xml:space="preserve">Kalın </t></r>' +
      '<r><rPr><sz val="11"/></rPr><t xml:space="preserve">ve ince </t></r></si>',
    '<si><t xml:space="preserve">  satır&#10;iki_x000D_ _x0041_</t></si>',
  ].join('');
  const look = ' customFormat="false" ht="28.35" hidden="true" customHeight="false"';
  const shared = (address: string, place: number) =>
    `<c r="${address}" s="1" t="s"><v>${place}</v></c>`;

  it('has its texts by number, in runs of several looks, in hidden rows too', async () => {
    const heads = row(1, shared('A1', 0) + shared('C1', 1), look);
    const first = row(2, `${shared('A2', 2)}<c r="B2" s="1"/>${shared('C2', 3)}`, look);
    expect(await rowsOf({ rows: heads + first, strings })).toEqual([
      { row: 2, sheet: 0, cells: ['Kalın ve ince ', '  satır\niki\r A'] },
    ]);
  });

  it('ends far below its last record, with rows that only have a look', async () => {
    const last = row(1_048_576, '<c r="A1048576" s="1"/><c r="C1048576" s="1" t="s"></c>', look);
    const empty = row(3, '<c r="A3" s="1" t="str"><v></v></c>', look);
    expect(await rowsOf({ rows: HEADS + row(2, text('A2', 'Kasa')) + empty + last })).toHaveLength(
      1,
    );
  });

  it('may be named from the root of the package', async () => {
    expect(await below(text('A2', 'Kasa'), { target: '/xl/worksheets/sheet7.xml' })).toEqual([
      'Kasa',
      null,
      null,
    ]);
  });
});

describe('a cell', () => {
  it.each([
    ['a number', '<c r="A2"><v>12</v></c>', 12],
    ['a number that says so', '<c r="A2" t="n"><v>1.5E3</v></c>', 1500],
    ['yes', '<c r="A2" t="b"><v>1</v></c>', true],
    ['yes in a word', '<c r="A2" t="b"><v>true</v></c>', true],
    ['no', '<c r="A2" t="b"><v>0</v></c>', false],
    ['a day in words', '<c r="A2" t="d"><v>2026-11-21T00:00:00</v></c>', { day: '2026-11-21' }],
    ['a text within it', '<c r="A2" t="inlineStr"><is><t>Kasa</t></is></c>', 'Kasa'],
    [
      'a text within it, in runs and with a reading',
      '<c r="A2" t="inlineStr"><is><r><t xml:space="preserve">Ka </t></r><r><rPr><i/></rPr><t>sa</t></r>' +
        '<rPh sb="0" eb="1"><t>okunuş</t></rPh></is></c>',
      'Ka sa',
    ],
    ['the text of a number', '<c r="A2" t="str"><v>007</v></c>', '007'],
  ])('may hold %s', async (_, cell, value) => {
    expect((await below(cell))?.[0]).toEqual(value);
  });

  it.each([
    ['dd\\.mm\\.yyyy', { day: '2026-03-05' }],
    ['[$-41F]d mmmm yyyy;@', { day: '2026-03-05' }],
    ['General', 46_086],
    ['0&quot; day&quot;', 46_086],
    ['[Red]#,##0', 46_086],
  ])('in the format %s is a day or none', async (format, value) => {
    const cells = '<c r="A2" s="1"><v>46086</v></c>';
    expect((await below(cells, { formats: ['General', format] }))?.[0]).toEqual(value);
  });

  it('counts its days from 1904 where the workbook does', async () => {
    const day = { formats: ['yyyy-mm-dd'], dates1904: true };
    expect((await below('<c r="A2"><v>44624</v></c>', day))?.[0]).toEqual({ day: '2026-03-05' });
  });

  it.each(['t="str"', 't="b"', 't="n"', ''])(
    'with a formula that has no saved result is named (%s)',
    async (kind) => {
      const cell = `<c r="B2" ${kind}><f t="shared" si="0"/></c>`;
      await expect(below(cell)).rejects.toMatchObject({
        code: 'SHEET_FORMULA',
        details: { values: { cell: 'B2' } },
      });
    },
  );
});

it('reads the strict spelling of the standard', async () => {
  const cells = '<c r="A2" t="s"><v>0</v></c><c r="C2" t="d"><v>2026-11-21</v></c>';
  const strict = { spelling: 'strict', strings: '<si><t>Kasa</t></si>' } as const;
  expect(await below(cells, strict)).toEqual(['Kasa', null, { day: '2026-11-21' }]);
});

it('reads the last values of formulas, and cells that are merged, in a list of people', async () => {
  const rows: (readonly unknown[])[] = [];
  const formula = '<f>DATEDIF(A1,B1,"y")</f>';
  const workbook = workbookBy({
    rows:
      row(1, text('A1', 'Ad') + text('B1', 'E-posta') + text('C1', 'Kıdem')) +
      row(
        2,
        `${text('A2', 'Ece')}<c r="B2" t="str"><f>A2&amp;"@x.test"</f><v>ece@x.test</v></c><c r="C2">${formula}<v></v></c>`,
      ) +
      row(
        3,
        `${text('A3', 'Ali')}${text('B3', 'ali@x.test')}<c r="C3" t="e">${formula}<v>#N/A</v></c>`,
      ),
  });
  await readPeopleSheets(workbook, ({ cells }) => rows.push(cells));
  expect(rows).toEqual([
    ['Ad', 'E-posta', 'Kıdem'],
    ['Ece', 'ece@x.test'],
    ['Ali', 'ali@x.test'],
  ]);
});
