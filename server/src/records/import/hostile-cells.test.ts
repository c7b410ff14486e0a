import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { describe, expect, it, vi } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { unzipped, zipped } from '../../../test/zip.ts';
import { appOfFile } from '../../../test/app.ts';
import { ownSheet, withMeanings } from './own/cells.ts';
import { sheetFixture } from './file/sheet.fixture.ts';

const HEADS = ['Tedarikçi', 'Departman'];
const ROWS = 900;

const app = await appOfFile();
const company = await app.makeCompany();
await app.makeDepartment(company, 'Bilgi İşlem');
const consultant = await app.signInAs({ companies: [company] });

const check = async (head: string, cell: string) => {
  const rows = Array.from({ length: ROWS }, (_, row) => [`Tedarikçi ${row}`, 'Bilgi İşlem', cell]);
  const file = await writeExcelFile([[...HEADS, head], ...rows]).toBuffer();
  return consultant.call(supplierTransfers.checkImport, { body: file });
};

/** Read in every possible way, one of these files took minutes in which nobody else was answered. */
describe('cells full of semicolons', () => {
  it('are refused where choices belong', async () => {
    const answer = await check('Aktarılan kişisel veriler', 'x;'.repeat(16_000));
    expect(answer.body.data.ozet.reddedilecek).toBe(ROWS);
    expect(answer.body.data.satirlar[0]?.sorunlar[0]?.neden).toBe('“x” listede yok.');
  });

  it.each(['x;', 'TCKN, x;'])(
    'are looked at to the first word that is no choice: %s',
    async (one) => {
      const knows = vi.fn((word: string) => word === 'TCKN');
      const cell = one.repeat(3000);
      const columns = [{ name: 'veri', title: 'Veri', place: 0 }];
      const sheet = sheetFixture(columns, [{ row: 2, cells: [cell] }]);
      const memory = { basliklar: {}, degerler: {}, hucreler: {}, secimler: {} };
      const fields = [{ name: 'veri', labels: [], many: true, knows }];
      const { rows } = await withMeanings(sheet, memory, fields, ownSheet(sheet, fields));
      expect(rows[0]?.cells[0]).toMatch(new RegExp(`^${one.replace(', ', '; ')}`));
      expect(knows.mock.calls.length).toBeLessThan(10);
    },
  );

  it('are refused where activities belong', async () => {
    const cell = Array.from({ length: 8000 }, (_, place) => place.toString(36)).join(';');
    const answer = await check('İlgili faaliyetler', cell.slice(0, 32_000));
    expect(answer.body.data.ozet.reddedilecek).toBe(ROWS);
  });

  it('that name more activities than there can be are refused at once', async () => {
    const rows = Array.from({ length: 30 }, (_, row) => [
      `Tedarikçi ${row}`,
      'Bilgi İşlem',
      Array.from({ length: 4000 }, (__, place) => (row * 4000 + place).toString(36)).join(';'),
    ]);
    const file = await writeExcelFile([[...HEADS, 'İlgili faaliyetler'], ...rows]).toBuffer();
    const answer = await consultant.call(supplierTransfers.checkImport, { body: file });
    expect([answer.status, answer.body.code]).toEqual([413, 'SHEET_TOO_MUCH']);
  });
});

it('a head with thousands of blanks is one that is unknown', async () => {
  const answer = await check(`x${' '.repeat(32_000)}y`, 'x');
  expect(answer.body.data).toMatchObject({ plan: '', satirlar: [] });
});

it('a cell whose address is of many digits is refused at once', async () => {
  const files = unzipped(await writeExcelFile([HEADS, ['Tedarikçi', 'Bilgi İşlem']]).toBuffer());
  for (const [name, content] of files)
    if (name.includes('worksheets/'))
      files.set(name, content.toString().replace('r="A2"', `r="${'1'.repeat(900_000)}A"`));
  const answer = await consultant.call(supplierTransfers.checkImport, {
    body: zipped([...files]),
  });
  expect([answer.status, answer.body.code]).toEqual([400, 'SHEET_BROKEN']);
});
