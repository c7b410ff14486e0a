import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { cellsOf, neutralised } from './cells.ts';

const turkish = fc.string({
  unit: fc.constantFrom(...'çÇğĞıIİiöÖşŞüÜâÂ aZ09<>&"\'=+-@;|\t\n😀'),
  minLength: 1,
  maxLength: 40,
});

describe('neutralised', () => {
  it.each([
    '=1+1',
    '+90 212',
    '-5',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    '  =cmd|x',
    '\u00a0=1',
    '＝1+1',
    '＋90',
    '－5',
    '＠SUM(A1)',
    '\u200b=1',
    '\ufeff=1',
    '\u200e ＝1',
    '\u2060@x',
  ])('makes text of %j', (text) => {
    expect(neutralised(text)).toBe(`'${text}`);
  });

  it.each(['Bordro', '1-2', 'a=b', "'=1", 'İş e-postası', ''])('leaves %j as it is', (text) => {
    expect(neutralised(text)).toBe(text);
  });

  it('leaves no text that a spreadsheet would run', () => {
    fc.assert(
      fc.property(fc.oneof(turkish, fc.string()), (text) => {
        expect(neutralised(text)).not.toMatch(/^\s*[=+\-@]|^[\t\r\n]/);
      }),
    );
  });
});

describe('a sheet', () => {
  it('gives back every text it was given', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(turkish, { minLength: 1, maxLength: 20 }), async (texts) => {
        const sheet = { titles: ['Başlık'], rows: texts.map((text) => [text]) };
        const file = await writeExcelFile(cellsOf(sheet)).toBuffer();
        const read = await readSheet(file, { trim: false });
        expect(read.map(([cell]) => cell)).toEqual(['Başlık', ...texts.map(neutralised)]);
      }),
      { numRuns: 25 },
    );
  });

  it('has rows as high as their texts need, up to a limit', async () => {
    const texts = ['kısa', 'iki\nsatır', 'ş'.repeat(45), 'ş'.repeat(9000)];
    const sheet = { titles: ['Başlık'], widths: [20], rows: texts.map((text) => [text]) };
    const [, first, ...higher] = cellsOf(sheet).map(([cell]) => cell);
    expect(first).not.toHaveProperty('height');
    expect(higher).toMatchObject([{ height: 30 }, { height: 45 }, { height: 120 }]);
  });

  it('holds no cell that is longer than a sheet allows', () => {
    expect(neutralised('='.repeat(40_000))).toHaveLength(32_767);
  });
});
