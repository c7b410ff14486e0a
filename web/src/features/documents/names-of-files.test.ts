import { expect, it } from 'vitest';
import { nameOfFile, typeOfName } from './names-of-files.ts';

it('reads kind and name of a document off its file', () => {
  expect(typeOfName('Çalışan Aydınlatma Metni v3.pdf')).toBe('Aydınlatma Metni');
  expect(typeOfName('acik_riza_beyani.docx')).toBe('Açık Rıza Metni');
  expect(typeOfName('Gizlilik taahhütnamesi.pdf')).toBe('Taahhütname');
  expect(typeOfName('Saklama ve imha politikası.pdf')).toBe('Politika');
  expect(nameOfFile('Saklama_ve  imha.v2.pdf')).toBe('Saklama ve imha.v2');
});
