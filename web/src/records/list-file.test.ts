import { expect, it } from 'vitest';
import { decoded, textOfList } from './list-file.ts';

const never = () => Promise.reject(new Error('not a sheet'));

it('reads a CSV of Excel, in UTF-8 and in the code page of Turkish Windows', async () => {
  const text = 'Işık Şen;isik@ornek.test';
  expect(await textOfList(new File([text], 'a.CSV'), never)).toBe(text);
  const bytes = Uint8Array.from([0x49, 0xfe, 0xfd, 0x6b, 0x20, 0xde, 0x65, 0x6e]);
  expect(decoded(bytes.buffer)).toBe('Işık Şen');
});

it('asks for the rows of a sheet', async () => {
  const rows = () => Promise.resolve([['Ayşe\nKaya', 'a@ornek.test'], ['Mert']]);
  expect(await textOfList(new File(['PK'], 'a.xlsx'), rows)).toBe('Ayşe Kaya\ta@ornek.test\nMert');
});
