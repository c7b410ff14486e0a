import { MOST_IMPORT_BYTES } from '@emanet/contract/records/sheet-file';
import { describe, expect, it } from 'vitest';
import { faultOf, readBytes, sizeText } from './file.ts';

const file = (name: string, size = 2048) => ({ name, size });

describe('faultOf', () => {
  it.each([
    ['one workbook', [file('Faaliyetler.xlsx')], undefined],
    ['one with a loud name', [file('FAALİYETLER.XLSX')], undefined],
    ['one of the greatest size', [file('a.xlsx', MOST_IMPORT_BYTES)], undefined],
    ['one byte more', [file('a.xlsx', MOST_IMPORT_BYTES + 1)], 'large'],
    ['the old format', [file('a.xls')], 'old'],
    ['a name that only holds the ending', [file('xlsx.pdf')], 'type'],
    ['a macro workbook', [file('a.xlsm')], 'type'],
    ['nothing in it', [file('a.xlsx', 0)], 'empty'],
    ['two files', [file('a.xlsx'), file('b.xlsx')], 'several'],
    ['no file', [], 'empty'],
  ] as const)('says of %s', (_, files, fault) => {
    expect(faultOf(files)).toBe(fault);
  });
});

describe('sizeText', () => {
  it('counts in the unit people expect', () => {
    expect(sizeText(12, 'tr')).toMatch(/^1\sKB$/);
    expect(sizeText(34 * 1024, 'tr')).toMatch(/^34\sKB$/);
    expect(sizeText(1.25 * 1024 * 1024, 'tr')).toMatch(/^1,3\sMB$/);
    expect(sizeText(1.25 * 1024 * 1024, 'en')).toMatch(/^1\.3\sMB$/);
    expect(sizeText(MOST_IMPORT_BYTES, 'en')).toMatch(/^10\sMB$/);
  });
});

describe('readBytes', () => {
  it('keeps what the file holds at that moment', async () => {
    const bytes = await readBytes(new File(['emanet'], 'a.xlsx'));
    expect(await bytes.text()).toBe('emanet');
  });
});
