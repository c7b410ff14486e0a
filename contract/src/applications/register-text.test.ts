import { expect, it } from 'vitest';
import { SHIPPED_TEMPLATES } from '../data/application-templates.ts';
import { openParts } from './answer.ts';
import {
  answerChips,
  chipKey,
  choiceIn,
  exchangeWords,
  fillFromRegister,
  registerWords,
} from './register-text.ts';

const payroll = {
  id: 1,
  ad: 'Bordro',
  department_id: 1,
  department_name: 'İK',
  islenen_kisisel_veriler: ['ad_soyad', 'tckn'],
  islenme_amaci: ['ucret_politikasi'],
  isleme_sarti: ['k5_2_c_sozlesme'],
  alici_grubu: ['tedarikciler', 'yetkili_kamu_kurumlari'],
  alici_yok: null,
  dahil_oluyormu: 'evet',
  yurt_disi_aktarim: true,
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
  kurum: null,
};

it('is filled with data, purposes, bases, recipients and periods of the chosen activities', () => {
  const records = { faaliyetler: [payroll], aktarimlar: [supplier], varliklar: [] };
  const text = fillFromRegister(
    '{kayitlar}\n{alicilar}\n{yurt_disi}',
    registerWords(records, 'tr'),
  );
  const [line = '', recipients, abroad] = text.split('\n');
  expect(line).toMatch(/^• Bordro\. Veriler: Ad ?[Ss]oyad, T\.C\. kimlik numarası\. Amaç: /);
  expect(line).toContain('(m. 5/2-c). Alıcılar: Çınar Bordro (İrlanda), Yetkili Kamu');
  expect(line).toMatch(/Saklama süresi: 10 yıl$/);
  expect(recipients).toBe('Çınar Bordro (İrlanda), Yetkili Kamu Kurum ve Kuruluşları');
  expect(abroad).toMatch(/^Çınar Bordro \(İrlanda\): Standart sözleşme/);
  const english = fillFromRegister('{kayitlar} {yurt_disi}', registerWords(records, 'en'));
  expect(english).toContain('Art. 5(2)(c)');
  expect(english).toContain('(Ireland)');
});

it('names a public body in the language of the answer, whatever that of the screen', () => {
  const body = {
    ...{ ...supplier, id: 9, tur: 'diger_aktarim' as const, yurt_disi: false, ulke: null },
    ...{ ad: 'Social Security Institution (SGK)', kurum: 'sgk' },
  };
  const said = (lang: 'tr' | 'en') =>
    fillFromRegister(
      '{alicilar}',
      registerWords({ faaliyetler: [payroll], aktarimlar: [body], varliklar: [] }, lang),
    );
  expect(said('tr')).toContain('Sosyal Güvenlik Kurumu (SGK)');
  expect(said('tr')).not.toContain('Social');
  expect(said('en')).toContain('Social Security Institution');
});

it('stays open without an activity that concerns the applicant', () => {
  const nothing = registerWords({ faaliyetler: [], aktarimlar: [supplier], varliklar: [] }, 'tr');
  expect(openParts(fillFromRegister('{kayitlar}', nothing))).toEqual(['{kayitlar}']);
});

const records = {
  faaliyetler: [payroll, { ...payroll, id: 2, ad: 'Özlük', alici_grubu: [] }],
  aktarimlar: [{ ...supplier, faaliyetler: [1, 2] }],
  varliklar: [],
};
const TEMPLATE =
  'Sayın Aydın,\n\n{kayitlar}\n\nAlıcılar: {alicilar}.\n\nYurt dışına aktarım: {yurt_disi}.';

it('takes a category of data or a recipient out of every line, and back in', () => {
  const chips = answerChips(records, 'tr');
  expect(chips.map(({ part }) => part)).toEqual([
    'veri',
    'amac',
    'sebep',
    'alici',
    'alici',
    'sure',
  ]);
  const whole = registerWords(records, 'tr');
  const filled = fillFromRegister(TEMPLATE, whole);
  const abroad = chips.filter(({ yurt_disi }) => yurt_disi).map(chipKey);
  expect(abroad).toEqual(['alici:Çınar Bordro (İrlanda)']);
  const less = registerWords(records, 'tr', new Set(['veri:Kimlik', ...abroad]));
  const changed = exchangeWords(filled, whole, less);
  expect(changed).not.toContain('Veriler:');
  expect(changed).not.toContain('Çınar');
  expect(changed).toContain('Yurt dışına aktarım: yapılmamaktadır.');
  expect(exchangeWords(changed, less, whole)).toBe(filled);
});

it('leaves words alone that somebody has changed', () => {
  const whole = registerWords(records, 'tr');
  const own = fillFromRegister(TEMPLATE, whole).replace('10 yıl', 'on yıl');
  const none = registerWords({ ...records, faaliyetler: [] }, 'tr');
  expect(exchangeWords(own, whole, none)).toContain('• Bordro. ');
  const short = 'Kayıtlar yok edilmiştir. Alıcılar: yok.';
  expect(exchangeWords(short, { ...whole, alicilar: 'yok' }, whole)).toMatch(
    /^Kayıtlar yok edilmiştir\. Alıcılar: Çınar/,
  );
});

it('reads from a text what it was filled with', () => {
  const chips = new Set(['veri:Kimlik']);
  const some = { ...records, faaliyetler: records.faaliyetler.slice(0, 1) };
  const text = fillFromRegister(TEMPLATE, registerWords(some, 'tr', chips));
  expect(choiceIn(text, records, 'tr')).toEqual({ records: new Set([2]), chips });
  for (const own of ['Elle yazıldı.', text.replace('10 yıl', 'on yıl')])
    expect(choiceIn(own, records, 'tr')).toEqual({ records: new Set(), chips: new Set() });
});

const at_home = { ...payroll, alici_grubu: [], alici_yok: true, yurt_disi_aktarim: false };
const server = { ...supplier, imha_yontemi: null };

it('states that nothing goes abroad and that nobody receives it only where the register says so', () => {
  // A supplier takes part, so "nobody" contradicts the record itself.
  const words = registerWords({ faaliyetler: [at_home], aktarimlar: [], varliklar: [] }, 'tr');
  expect(words.alicilar).toBe('[bilgi eksik: Bordro]');
  const alone = { ...at_home, dahil_oluyormu: 'hayir' };
  const said = registerWords({ faaliyetler: [alone], aktarimlar: [], varliklar: [] }, 'tr');
  expect(said).toMatchObject({ alicilar: 'yok', yurt_disi: 'yapılmamaktadır' });
  expect(said.kayitlar).toContain('Alıcılar: yok');
  expect(openParts(Object.values(said).join('\n'))).toEqual([]);
});

it.each([
  ['says yes without a transfer', { ...payroll }, [], []],
  ['does not answer', { ...payroll, yurt_disi_aktarim: null }, [], []],
  ['says no beside a transfer abroad', { ...payroll, yurt_disi_aktarim: false }, [supplier], []],
  [
    'says no beside a transfer that does not answer',
    { ...payroll, yurt_disi_aktarim: false },
    [{ ...supplier, yurt_disi: null }],
    [],
  ],
  [
    'says no beside an asset abroad',
    { ...payroll, yurt_disi_aktarim: false },
    [],
    [{ ...server, yurt_disi: true }],
  ],
] as const)('cannot be sent where an activity %s', (_, activity, transfers, assets) => {
  for (const lang of ['tr', 'en'] as const) {
    const words = registerWords(
      { faaliyetler: [activity], aktarimlar: [...transfers], varliklar: [...assets] },
      lang,
    );
    expect(openParts(words.yurt_disi)).toEqual([
      lang === 'tr' ? '[bilgi eksik: Bordro]' : '[information missing: Bordro]',
    ]);
  }
});

it('leaves a gap for what an activity or a transfer does not say, unless a person takes it out', () => {
  const empty = {
    ...payroll,
    ...{ islenen_kisisel_veriler: [], islenme_amaci: [], isleme_sarti: [] },
    ...{ alici_grubu: [], dahil_oluyormu: null, saklama_suresi: null },
  };
  const words = registerWords({ faaliyetler: [empty], aktarimlar: [], varliklar: [] }, 'tr');
  expect(openParts(words.kayitlar)).toHaveLength(5);
  const noWay = { ...supplier, mekanizma: null };
  const some = { faaliyetler: [payroll], aktarimlar: [noWay], varliklar: [] };
  expect(registerWords(some, 'tr').yurt_disi).toBe('Çınar Bordro (İrlanda): [bilgi eksik]');
  const out = new Set(answerChips(some, 'tr').map(chipKey));
  expect(openParts(registerWords(some, 'tr', out).kayitlar)).toEqual([]);
});

it('says of no recipient that it was told, and of no person that they were asked, without a day', () => {
  const claims = /bildirildiği|Recipients notified|istenen ek bilgi|information we requested/;
  const told = SHIPPED_TEMPLATES.flatMap(({ kod, metin_tr, metin_en }) =>
    [metin_tr, metin_en].filter((text) => claims.test(text)).map((text) => [kod, text] as const),
  );
  expect(new Set(told.map(([kod]) => kod))).toEqual(new Set(['silindi', 'duzeltme', 'kimlik_ret']));
  for (const [kod, text] of told)
    expect([kod, openParts(text).join()]).toEqual([
      kod,
      expect.stringMatching(/\[(tarih|date|bildirim tarihi|date of notification)\]/),
    ]);
});
