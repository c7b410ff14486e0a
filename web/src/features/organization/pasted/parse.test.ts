import { describe, expect, it } from 'vitest';
import { readPasted } from './parse.ts';

const known = {
  departments: [
    { department_id: 1, department_name: 'Lojistik ve Depo' },
    { department_id: 2, department_name: 'Satın Alma' },
    { department_id: 3, department_name: 'İnsan Kaynakları' },
  ],
  people: [{ email: 'murat@ornek.test', fullname: 'Murat Aksoy', departments: [3] }],
  usual: undefined,
};
const one = (line: string, usual?: number) => {
  const [person] = readPasted(line, { ...known, usual }).rows;
  if (!person) throw new Error('The line was not read');
  const { departments, ...rest } = person;
  return { ...rest, departments: departments.map(({ id }) => id) };
};

describe('a line of a pasted list', () => {
  it.each([
    ['Serap Yıldırım\tserap@ornek.test\tLojistik ve Depo', 'Serap Yıldırım', [1]],
    ['Cem Aydoğan, cem@ornek.test, Lojistik ve Depo, Satın Alma', 'Cem Aydoğan', [1, 2]],
    ['Tülay Işık <tulay@ornek.test>; SATIN ALMA', 'Tülay Işık', [2]],
    ['"Tülay Işık" <TULAY@ORNEK.TEST>; insan kaynaklari', 'Tülay Işık', [3]],
  ])('%s is somebody new', (line, fullname, departments) => {
    expect(one(line)).toMatchObject({ fullname, departments, fault: undefined, act: 'add' });
  });

  it.each([
    ['Murat Aksoy, murat@ornek.test, Satın Alma', 'extend'],
    ['Murat Aksoy, murat@ornek.test, İnsan Kaynakları', 'same'],
  ])('%s is somebody known', (line, act) => {
    expect(one(line)).toMatchObject({ act, fault: undefined });
  });

  it.each([
    ['Volkan Ateş, volkan@ornek, Satın Alma', 'bad_address'],
    ['Volkan Ateş, Satın Alma', 'no_address'],
    ['volkan@ornek.test, Satın Alma', 'no_name'],
    ['Gizem Su, gizem@ornek.test, İhracat', 'no_department'],
    ['Ayşe Aksoy, murat@ornek.test, Satın Alma', 'other_name'],
    ['Gizem Su, gizem@ornek.test', 'no_department'],
    ['Gizem Su, gizem@ornek.test, Satın Alma, İhracat', 'no_department'],
  ])('%s is refused', (line, fault) => {
    expect(one(line).fault).toBe(fault);
  });

  it('takes the usual department where it names none', () => {
    expect(one('Gizem Su, gizem@ornek.test', 2)).toMatchObject({
      departments: [2],
      fault: undefined,
    });
    expect(one('Gizem Su, gizem@ornek.test, İhracat', 2).unknown).toEqual(['İhracat']);
  });
});

it('keeps the numbers of lines and refuses a second one of an address', () => {
  const text = 'A B, a@ornek.test, Satın Alma\n\n  \nC D, A@ornek.test, Satın Alma\r\n';
  expect(readPasted(text, known).rows.map(({ line, fault }) => [line, fault])).toEqual([
    [1, undefined],
    [4, 'twice'],
  ]);
});

it('takes a person named twice, and an address whose row above was refused', () => {
  const text = [
    'A B, a@ornek.test, Satın Alma',
    'A B, a@ornek.test, İnsan Kaynakları',
    'C D, c@ornek.test, Yok Böyle',
    'E F, c@ornek.test, Satın Alma',
  ].join('\n');
  expect(readPasted(text, known).rows.map(({ fault }) => fault)).toEqual([
    undefined,
    undefined,
    'no_department',
    undefined,
  ]);
});

describe('a list as the personnel department has it', () => {
  const text =
    'Sicil No\tAdı\tSoyadı\tT.C. Kimlik No\tDepartman\tUnvan\tE-Posta\n101\tDeneme\tKİŞİ\t10000000146\tSatın Alma\tUzman\tDENEME@ornek.test\n102\tAyşe\tÖrnek\t10000000146\tİhracat\tUzman\tayse@ornek.test';

  it('gives its people by the heads, and offers no department that is named after one', () => {
    const { rows, list } = readPasted(text, known);
    expect(rows).toMatchObject([
      { fullname: 'Deneme KİŞİ', email: 'deneme@ornek.test', fault: undefined, act: 'add' },
      { fullname: 'Ayşe Örnek', fault: 'no_department', unknown: ['İhracat'] },
    ]);
    expect(list.leftOut.map(({ title }) => title)).toEqual(['Sicil No', 'T.C. Kimlik No', 'Unvan']);
  });

  it('has several departments in one cell', () => {
    const { rows } = readPasted(
      'Ad;E-posta;Birim\nA B;a@x.test;"Satın Alma, İnsan Kaynakları"',
      known,
    );
    expect(rows.map((one) => one.departments.map(({ id }) => id))).toEqual([[2, 3]]);
  });
});
