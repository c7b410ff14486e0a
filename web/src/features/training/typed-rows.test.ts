import { describe, expect, it } from 'vitest';
import { textOfSheet } from '../../records/list-file.ts';
import { typedRows, withDepartment } from './typed-rows.ts';

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

  it('takes another department in one line, and keeps its language', () => {
    const text = 'Ad;E-posta;Departman\nAyşe;a@ornek.test;IK;EN';
    expect(typedRows(withDepartment(text, 2, 'İnsan Kaynakları'))).toMatchObject([
      { fullname: 'Ayşe', departman: 'İnsan Kaynakları', dil: 'EN' },
    ]);
  });

  it('takes a fourth cell for a language when it names one, or when its head says so', () => {
    const lines = ['Ayşe;a@ornek.test;;İngilizce', 'Ali;b@ornek.test;;0212 000 00 00'];
    expect(typedRows(lines.join('\n')).map(({ dil }) => dil)).toEqual(['İngilizce', undefined]);
    const headed = ['Name;E-mail;Department;Language', ...lines];
    expect(typedRows(headed.join('\n')).map(({ dil }) => dil)).toEqual([
      'İngilizce',
      '0212 000 00 00',
    ]);
  });
});

it('makes such a text of the rows of a sheet', () => {
  expect(typedRows(textOfSheet([['Ayşe\nKaya', 'a@ornek.test'], []]))).toMatchObject([
    { fullname: 'Ayşe Kaya', email: 'a@ornek.test' },
  ]);
});
