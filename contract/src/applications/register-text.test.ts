import { expect, it } from 'vitest';
import { openParts } from './answer.ts';
import { fillFromRegister } from './register-text.ts';

const payroll = {
  id: 1,
  ad: 'Bordro',
  department_id: 1,
  department_name: 'İK',
  islenen_kisisel_veriler: ['ad_soyad', 'tckn'],
  islenme_amaci: ['ucret_politikasi'],
  isleme_sarti: ['k5_2_c_sozlesme'],
  alici_grubu: ['tedarikciler', 'yetkili_kamu_kurumlari'],
  saklama_suresi: '10 yıl',
  imha_yontemi: null,
};
const supplier = {
  id: 7,
  tur: 'veri_aktarim' as const,
  ad: 'Çınar Bordro',
  department_id: 1,
  department_name: 'İK',
  faaliyetler: [1],
  alici_grubu: 'tedarikciler',
  yurt_disi: true,
  ulke: 'İrlanda',
  mekanizma: 'standart_sozlesme',
  sona_erdi: false,
};

it('is filled with data, purposes, bases, recipients and periods of the chosen activities', () => {
  const records = { faaliyetler: [payroll], aktarimlar: [supplier] };
  const text = fillFromRegister('{kayitlar}\n{alicilar}\n{yurt_disi}', records, 'tr');
  const [line = '', recipients, abroad] = text.split('\n');
  expect(line).toMatch(/^• Bordro\. Veriler: Ad ?[Ss]oyad, T\.C\. kimlik numarası\. Amaç: /);
  expect(line).toContain('(m. 5/2-c). Alıcılar: Çınar Bordro (İrlanda), Yetkili Kamu');
  expect(line).toMatch(/Saklama süresi: 10 yıl$/);
  expect(recipients).toBe('Çınar Bordro (İrlanda), Yetkili Kamu Kurum ve Kuruluşları');
  expect(abroad).toMatch(/^Çınar Bordro \(İrlanda\): Standart sözleşme/);
  const english = fillFromRegister('{kayitlar} {yurt_disi}', records, 'en');
  expect(english).toContain('Art. 5(2)(c)');
  expect(english).toContain('(Ireland)');
});

it('stays open without an activity that concerns the applicant', () => {
  const text = fillFromRegister('{kayitlar}', { faaliyetler: [], aktarimlar: [supplier] }, 'tr');
  expect(openParts(text)).toEqual(['{kayitlar}']);
  const other = { ...supplier, faaliyetler: [2] };
  const none = fillFromRegister(
    '{yurt_disi}',
    { faaliyetler: [payroll], aktarimlar: [other] },
    'tr',
  );
  expect(none).toBe('yapılmamaktadır');
});
