import { MOST_IMPORT_BYTES } from '@emanet/contract/records/sheet-file';
import { describe, expect, it } from 'vitest';
import { faultOf, readBytes } from './file.ts';

const file = (name: string, size = 2048) => ({ name, size });

describe('faultOf', () => {
  it.each([
    ['one workbook', [file('Faaliyetler.xlsx')], undefined],
    ['one with a loud name', [file('FAALİYETLER.XLSX')], undefined],
    ['one of the greatest size', [file('a.xlsx', MOST_IMPORT_BYTES)], undefined],
    ['one byte more', [file('a.xlsx', MOST_IMPORT_BYTES + 1)], 'large'],
    ['the old format', [file('a.xls')], 'old'],
    ['a name that only holds the ending', [file('xlsx.pdf')], 'type'],
    ['a macro workbook', [file('a.xlsm')], undefined],
    ['an open document', [file('a.ods')], undefined],
    ['a list in text', [file('a.csv')], undefined],
    ['nothing in it', [file('a.xlsx', 0)], 'empty'],
    ['two files', [file('a.xlsx'), file('b.xlsx')], 'several'],
    ['no file', [], 'empty'],
  ] as const)('says of %s', (_, files, fault) => {
    expect(faultOf(files)).toBe(fault);
  });
});

describe('readBytes', () => {
  it('keeps what the file holds at that moment', async () => {
    const bytes = await readBytes(new File(['emanet'], 'a.xlsx'));
    expect(await bytes.text()).toBe('emanet');
  });
});
