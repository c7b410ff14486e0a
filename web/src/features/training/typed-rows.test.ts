import { describe, expect, it } from 'vitest';
import { textOfSheet, typedRows, withDepartment } from './typed-rows.ts';

describe('a pasted list', () => {
  it.each([';', '\t', ','])('is parted by %j, its heads and empty lines left out', (mark) => {
    const text = [
      ['Ad Soyad', 'E-posta', 'Departman'],
      ['Ayşe Kaya', 'ayse@ornek.test', 'İnsan Kaynakları'],
      [''],
      ['"Ali ""Can"""', 'ali@ornek.test'],
    ]
      .map((row) => row.join(mark))
      .join('\r\n');
    expect(typedRows(text)).toEqual([
      { satir: 2, fullname: 'Ayşe Kaya', email: 'ayse@ornek.test', departman: 'İnsan Kaynakları' },
      { satir: 4, fullname: 'Ali "Can"', email: 'ali@ornek.test', departman: '' },
    ]);
  });

  it('keeps a person whose name begins like a head', () => {
    expect(typedRows('Adnan; adnan@ornek.test')).toHaveLength(1);
  });

  it('takes another department in one line', () => {
    const text = 'Ad;E-posta;Departman\nAyşe;a@ornek.test;IK';
    expect(typedRows(withDepartment(text, 2, 'İnsan Kaynakları'))).toMatchObject([
      { fullname: 'Ayşe', departman: 'İnsan Kaynakları' },
    ]);
  });
});

it('makes such a text of the rows of a sheet', () => {
  expect(typedRows(textOfSheet([['Ayşe\nKaya', 'a@ornek.test'], []]))).toMatchObject([
    { fullname: 'Ayşe Kaya', email: 'a@ornek.test' },
  ]);
});
