import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { fileOf } from '../../../test/import-life/table.ts';
import { unzipped } from '../../../test/zip.ts';
import { neutralised } from './cells.ts';
import { streamWorkbook, writeWorkbook } from './workbook.ts';

const turkish = fc.string({
  unit: fc.constantFrom(...'çÇğĞıIİiöÖşŞüÜâÂ aZ09<>&"\'=+-@;|\t\n😀'),
  minLength: 1,
  maxLength: 40,
});

describe('neutralised', () => {
  it.each([
    '=1+1',
    '+90-212',
    '+90 212 555 00 00+1',
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

  it.each([
    'Bordro',
    '+90 212 555 00 00',
    '+905320000000',
    '1-2',
    'a=b',
    "'=1",
    'İş e-postası',
    '',
  ])('leaves %j as it is', (text) => {
    expect(neutralised(text)).toBe(text);
  });

  it('leaves no text that a spreadsheet would run', () => {
    fc.assert(
      fc.property(fc.oneof(turkish, fc.string()), (text) => {
        const telephone = /^\+\d[\d ]+$/.test(text);
        expect(telephone || !/^\s*[=+\-@]|^[\t\r\n]/.test(neutralised(text))).toBe(true);
      }),
    );
  });
});

describe('a sheet', () => {
  it('gives back every text it was given', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(turkish, { minLength: 1, maxLength: 20 }), async (texts) => {
        const sheet = { titles: ['Başlık'], rows: texts.map((text) => [text]) };
        const read = await readSheet(await fileOf(sheet), { trim: false });
        expect(read.map(([cell]) => cell)).toEqual(['Başlık', ...texts.map(neutralised)]);
      }),
      { numRuns: 25 },
    );
  });

  it('has rows as high as their texts need, up to a limit', async () => {
    const texts = ['kısa', 'iki\nsatır', 'ş'.repeat(45), 'ş'.repeat(160)];
    const rows = texts.map((text) => [text]);
    const file = await writeWorkbook('Ilgaz & Ortakları', {
      sheet: 'Sayfa',
      titles: ['Başlık'],
      widths: [20],
      rows,
    });
    const xml = unzipped(Buffer.from(file)).get('xl/worksheets/sheet1.xml') ?? '';
    const heights = xml.matchAll(/<row r="(\d)"(?: ht="(\d+)")?/g);
    expect(Array.from(heights, ([, row, height]) => [row, height])).toEqual([
      ['1', undefined],
      ['2', undefined],
      ['3', '30'],
      ['4', '45'],
      ['5', '120'],
    ]);
  });

  it('gives back numbers, days and instants', async () => {
    const day = { day: '2026-02-28' };
    const instant = new Date('2026-02-28T09:15:00Z');
    const row = ['Aynı', 7, day, instant, null, 'Aynı'];
    const sheet = {
      sheet: 'A & "B"',
      titles: ['a', 'b', 'c', 'd', 'e', 'f'],
      widths: [],
      pinned: 2,
    };
    const file = Buffer.from(
      await writeWorkbook(
        'Ilgaz & Ortakları',
        { ...sheet, rows: [row, row] },
        { ...sheet, rows: [] },
      ),
    );
    const [, first] = await readSheet(file);
    expect(first).toEqual(['Aynı', 7, new Date(day.day), instant, null, 'Aynı']);
    const parts = unzipped(file);
    expect(parts.get('xl/worksheets/sheet1.xml')).toContain('<autoFilter ref="A1:F3"/>');
    expect(parts.get('xl/workbook.xml')).toContain('name="A &amp; &quot;B&quot;"');
    expect(parts.has('xl/worksheets/sheet2.xml')).toBe(true);
    expect(parts.get('docProps/app.xml')).toContain('<Company>Ilgaz &amp; Ortakları</Company>');
  });

  it('fails with the failure of its rows, and reads none once its reader has hung up', async () => {
    const head = { sheet: 'Sayfa', titles: ['Başlık'], widths: [] };
    async function* failing() {
      yield ['Bir'];
      await setImmediate();
      throw new Error('the database is gone');
    }
    await expect(writeWorkbook('Ilgaz', { ...head, rows: failing() })).rejects.toThrow('is gone');
    let [began, ended] = [false, false];
    async function* endless() {
      try {
        for (began = true; ;) {
          await setImmediate();
          yield [randomUUID()];
        }
      } finally {
        ended = true;
      }
    }
    const read = streamWorkbook('Ilgaz', { ...head, rows: endless() });
    for await (const _ of read) if (began) break;
    await vi.waitFor(() => {
      expect(ended).toBe(true);
    }, 10_000);
  });

  it('holds no cell that is longer than a sheet allows', () => {
    expect(neutralised('='.repeat(40_000))).toHaveLength(32_767);
  });
});
