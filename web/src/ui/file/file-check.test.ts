import { expect, it } from 'vitest';
import { faultOfFiles, sizeText } from './file-check.ts';

const LIMITS = { types: ['.pdf', '.docx'], mostBytes: 2048 };
const file = (name: string, size = 10) => ({ name, size });

it('refuses a file before it is sent', () => {
  expect(faultOfFiles([file('Politika.PDF')], LIMITS)).toBeUndefined();
  expect(faultOfFiles([file('politika.pdf.exe')], LIMITS)).toBe('type');
  expect(faultOfFiles([file('politika.pdf', 0)], LIMITS)).toBe('empty');
  expect(faultOfFiles([file('politika.pdf', 2049)], LIMITS)).toBe('large');
  expect(faultOfFiles([file('a.pdf'), file('b.pdf')], LIMITS)).toBe('several');
  expect(faultOfFiles([], LIMITS)).toBe('empty');
});

it('names a size in the reader’s language', () => {
  expect(sizeText(12, 'tr')).toMatch(/^1\sKB$/);
  expect(sizeText(34 * 1024, 'tr')).toMatch(/^34\sKB$/);
  expect(sizeText(1.25 * 1024 * 1024, 'tr')).toMatch(/^1,3\sMB$/);
  expect(sizeText(2 * 1024 ** 3, 'tr')).toMatch(/^2\sGB$/);
  expect(sizeText(1.25 * 1024 * 1024, 'en')).toMatch(/^1\.3\sMB$/);
});
