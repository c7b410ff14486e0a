import type { Invitation } from '@emanet/contract/training';
import { expect, it } from 'vitest';
import { narrowed, NOTHING, totalsOf } from './filters.ts';

const one = (fullname: string, rest: Partial<Invitation> = {}): Invitation => ({
  id: 1,
  company_id: 1,
  department_id: null,
  department_name: null,
  fullname,
  dil: 'tr',
  email: 'biri@ornek.test',
  ilerleme: 0,
  durum: 'gonderildi',
  sirada: false,
  ulasmadi: false,
  posta_ret: false,
  gonderim_tarihi: null,
  son_izleme: null,
  tamamlanma_tarihi: null,
  deneme: 1,
  hak_bitti: false,
  kod_bekliyor: false,
  sertifika_no: null,
  dogru: null,
  olusturma_tarihi: '',
  ...rest,
});

const ROWS = [
  one('Şule Çalışkan', { ilerleme: 64, durum: 'basladi' }),
  one('Ömer Işık', { ulasmadi: true }),
  one('Ayşe Kaya', { ilerleme: 100, durum: 'tamamlandi', department_id: 7, department_name: 'İK' }),
];
const names = (asked: Partial<typeof NOTHING>) =>
  narrowed(ROWS, { ...NOTHING, ...asked }).map((row) => row.fullname);

it.each([
  [{}, ROWS.map((row) => row.fullname)],
  [{ q: 'caliskan' }, ['Şule Çalışkan']],
  [{ states: ['tamamlandi'] }, ['Ayşe Kaya']],
  [{ states: ['ulasmadi'] }, ['Ömer Işık']],
  [{ departments: ['7'] }, ['Ayşe Kaya']],
  [{ departments: ['diger'], shares: ['50-99'] }, ['Şule Çalışkan']],
])('leaves of the invitations by %j', (asked, left) => {
  expect(names(asked)).toEqual(left);
});

it('counts who finished by department', () => {
  expect(totalsOf(ROWS)).toEqual([
    { key: 'diger', name: null, invited: 2, finished: 0 },
    { key: '7', name: 'İK', invited: 1, finished: 1 },
  ]);
});
