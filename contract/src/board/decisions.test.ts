import { describe, expect, it } from 'vitest';
import { UNPROVEN_DELIVERY } from '../applications/delivery.ts';
import { CLOCK_KINDS } from '../clocks/kinds.ts';
import { PERIODS } from '../clocks/periods.ts';
import { noticeDueDate } from '../clocks/rule.ts';
import { warningText } from '../records/labels.ts';
import type { Values } from '../records/fields.ts';
import { REGISTERS } from '../records/registers.ts';
import { RULES } from '../records/rules/all-rules.ts';
import { judge, type Rule } from '../records/rules/rule.ts';
import { LANGUAGES } from '../shared/languages.ts';
import type { Language } from '../shared/primitives.ts';
import { monthsAfter } from '../shared/time/rounds.ts';
import { CITED, KEPT_BY } from './cited.ts';
import {
  ENTRIES,
  entriesBehind,
  KINDS,
  mayJudge,
  rulesOn,
  STATUSES,
  type BoardEntry,
} from './decisions.ts';

const TODAY = '2026-11-28';
const UNDATED = ['sure', 'tutar', 'takvim', 'taslak'];
const NUMBERED = ['ilke_karari', 'karar', 'kanun', 'yonetmelik', 'genelge'];

/** The sentences of a rule in each register that has it. */
const sentencesOf = (kod: string, lang: Language): string[] =>
  kod === UNPROVEN_DELIVERY.kod
    ? [UNPROVEN_DELIVERY.why[lang]]
    : REGISTERS.filter(({ noun }) => RULES[noun].some((rule) => rule.kod === kod)).map(
        ({ noun }) => warningText(noun, kod, lang).why,
      );

/** The number of an entry, or its day as a sentence writes it. */
function nameOf({ kind, no, published }: BoardEntry, lang: Language): string {
  if (kind === 'kanun') return no?.split('/')[0] ?? '';
  if (kind === 'yonetmelik') return no ?? '';
  if (no !== null && kind !== 'duyuru') return no;
  const day = new Date(`${published}T12:00:00Z`);
  return lang === 'tr'
    ? (published ?? '').split('-').toReversed().join('.')
    : day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

it('holds the 74 entries, each once', () => {
  expect(ENTRIES).toHaveLength(74);
  expect(new Set(ENTRIES.map(({ id }) => id)).size).toBe(74);
});

describe.each(ENTRIES.map((entry) => ({ id: entry.id, entry })))('$id', ({ entry }) => {
  it('has kind, status, day, number and source', () => {
    expect(Object.keys(KINDS)).toContain(entry.kind);
    expect(Object.keys(STATUSES)).toContain(entry.status);
    if (entry.published === null) expect(UNDATED).toContain(entry.kind);
    else expect(entry.published).toMatch(/^20\d\d(-\d\d(-\d\d)?)?$/);
    if (NUMBERED.includes(entry.kind)) expect(entry.no).not.toBe(null);
    expect(entry.sources.length).toBeGreaterThan(0);
    for (const { address } of entry.sources) expect(address).toMatch(/^https?:\/\//);
    if (entry.status === 'ikinci_el') expect(entry.read_in).toBeGreaterThan(0);
  });

  it.each(LANGUAGES)('speaks %s', (lang) => {
    const parts = [entry.title, entry.concerns, entry.asks, entry.comply, entry.remark];
    for (const part of [...parts, entry.no_rule])
      if (part) expect(part[lang].trim().length).toBeGreaterThan(3);
  });

  it('names its rules or clocks, or says why there are none', () => {
    const carried = rulesOn(entry).length + (KEPT_BY[entry.id]?.length ?? 0);
    if (!mayJudge(entry)) expect([carried, entry.no_rule]).toEqual([0, null]);
    else expect(carried > 0).toBe(entry.no_rule === null);
  });
});

describe.each(Object.entries(CITED))('%s', (kod, ids) => {
  it('is a rule and cites entries that may judge', () => {
    expect(sentencesOf(kod, 'tr').length).toBeGreaterThan(0);
    expect(
      entriesBehind(kod)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(ids.toSorted());
    expect(entriesBehind(kod).every(mayJudge)).toBe(true);
  });

  it.each(LANGUAGES)('names them in its sentence and says how they were read: %s', (lang) => {
    for (const why of sentencesOf(kod, lang))
      for (const entry of entriesBehind(kod)) {
        expect(why).toContain(nameOf(entry, lang));
        if (entry.status === 'ikinci_el')
          expect(why).toMatch(lang === 'tr' ? /ikincil kaynak/ : /second-hand/);
      }
  });
});

it('every clock of an entry exists, and the one of loyalty cards ends as decision 2026/1491 says', () => {
  for (const [id, kinds] of Object.entries(KEPT_BY)) {
    expect(ENTRIES.map((one) => one.id)).toContain(id);
    for (const kind of kinds) expect(CLOCK_KINDS).toContain(kind);
  }
  const [{ sayi, dogrulandi }] = PERIODS.sadakat_dogrulamasi;
  expect([monthsAfter('2026-08-28', sayi), dogrulandi]).toEqual(['2027-02-28', false]);
  expect(ENTRIES.find(({ id }) => id === '2026-1491')?.comply_by).toBe('2027-02-28');
});

/** A sound activity, as far as the rules of the Board look. */
const SOUND: Values = {
  islenen_kisisel_veriler: ['ad_soyad'],
  ilgili_kisi: ['musteri'],
  islenme_amaci: ['satis'],
  isleme_sarti: ['k5_2_c_sozlesme'],
  kvk_kimden_nasil: ['ilgili_kisi'],
  kimden_nasil_temin: ['web_formu'],
  alici_grubu: ['tedarikciler'],
  saklama_suresi: 'sozlesme_10',
  aydinlatma_metni: 1,
  on_sekiz_yas_alti: false,
};
const OF_BOARD = Object.keys(CITED);
const codesOf = (rules: readonly Rule[], values: Values, day = TODAY) =>
  judge(rules, values, day)
    .map(({ kod }) => kod)
    .filter((kod) => OF_BOARD.includes(kod));
const activity = (values: Values, day?: string) =>
  codesOf(RULES.processingActivities, { ...SOUND, ...values }, day);

it('says nothing about a sound record', () => {
  expect(activity({})).toEqual([]);
});

const CONSENT = { isleme_sarti: ['k5_1_acik_riza'], acik_riza_metni: 2 };
const STAFF_CAMERA = {
  islenen_kisisel_veriler: ['kamera_kaydi'],
  kimden_nasil_temin: ['kamera_sistemi'],
  ilgili_kisi: ['calisan'],
  isleme_sarti: ['k5_2_f_mesru_menfaat'],
};
const FINGER = {
  islenen_kisisel_veriler: ['parmak_izi'],
  ilgili_kisi: ['calisan'],
  isleme_sarti: ['k6_3_b_kanun', 'k5_2_c_sozlesme'],
};
const TILL = {
  islenen_kisisel_veriler: ['telefon', 'sadakat_puani'],
  kimden_nasil_temin: ['sozlu'],
};
const LIST = { kvk_kimden_nasil: ['ucuncu_kisi'], islenme_amaci: ['reklam_kampanya'] };

it.each<[string, Values, string, Values]>([
  [
    'biometrics for working hours',
    { ...FINGER, islenme_amaci: ['calisan_yukumluluk'] },
    'biyometrik_mesai',
    { ...FINGER, islenen_kisisel_veriler: ['kartli_gecis'], islenme_amaci: ['calisan_yukumluluk'] },
  ],
  [
    'biometrics for another purpose',
    { ...FINGER, islenme_amaci: ['fiziksel_mekan'] },
    'biyometri_olculu_degil',
    { islenen_kisisel_veriler: ['fotograf'], ilgili_kisi: ['calisan'] },
  ],
  [
    'loyalty cards',
    { ...TILL, sadakat_dogrulamasi: 'dogrulama_yok' },
    'sadakat_dogrulamasi_yok',
    { ...TILL, sadakat_dogrulamasi: 'sms_kodu' },
  ],
  [
    'loyalty cards, unanswered',
    TILL,
    'sadakat_dogrulamasi_yanitsiz',
    { ...TILL, kimden_nasil_temin: ['web_formu'] },
  ],
  [
    'cameras for performance',
    { ...STAFF_CAMERA, islenme_amaci: ['performans_degerlendirme'] },
    'kamera_performans',
    { ...STAFF_CAMERA, islenme_amaci: ['fiziksel_mekan'] },
  ],
  [
    'bought lists',
    { ...LIST, isleme_sarti: ['k5_2_f_mesru_menfaat'] },
    'ucuncu_kisiden_pazarlama',
    { ...LIST, ...CONSENT },
  ],
  [
    'codes by SMS',
    {
      ...CONSENT,
      islenen_kisisel_veriler: ['otp_kaydi'],
      islenme_amaci: ['satis', 'reklam_kampanya'],
    },
    'tek_kod_cok_onay',
    { islenen_kisisel_veriler: ['otp_kaydi'] },
  ],
  [
    'copies of identity cards',
    { islenen_kisisel_veriler: ['kimlik_kart_ornegi'], ilgili_kisi: ['konaklayan'] },
    'konukta_kimlik_ornegi',
    { islenen_kisisel_veriler: ['tckn'], ilgili_kisi: ['konaklayan'] },
  ],
  ['one text', { ...CONSENT, acik_riza_metni: 1 }, 'metinler_ayri_degil', CONSENT],
  ['a needless consent text', { acik_riza_metni: 2 }, 'riza_metni_dayanaksiz', CONSENT],
  [
    'push notifications',
    {
      ...CONSENT,
      kimden_nasil_temin: ['mobil_uygulama'],
      islenme_amaci: ['satis', 'reklam_kampanya'],
    },
    'anlik_bildirim_izni',
    { kimden_nasil_temin: ['mobil_uygulama'] },
  ],
])('%s: fires on its record alone, and stays silent', (_, fires, kod, silent) => {
  expect(activity(fires)).toEqual([kod]);
  expect(activity(silent)).toEqual([]);
});

it('consent for ordinary data of one category carries its text', () => {
  const detail = { kategori_ayrintilari: ['iletisim.isleme_sarti=k5_1_acik_riza'] };
  const values = { islenen_kisisel_veriler: ['ad_soyad', 'eposta'], acik_riza_metni: 2, ...detail };
  expect(activity(values)).toEqual([]);
});

it('a loyalty programme without verification becomes grave after the last day', () => {
  const levels = (day: string) =>
    judge(
      RULES.processingActivities,
      { ...SOUND, ...TILL, sadakat_dogrulamasi: 'dogrulama_yok' },
      day,
    )
      .filter(({ kod }) => kod === 'sadakat_dogrulamasi_yok')
      .map(({ seviye }) => seviye);
  expect(levels('2026-02-27')).toEqual([]);
  expect(levels('2027-02-28')).toEqual(['Orta']);
  expect(levels('2027-03-01')).toEqual(['Yüksek']);
});

it('a standard contract is signed validly and notified within five business days', () => {
  const contract = (more: Values) =>
    codesOf(RULES.supplierTransfers, {
      yurt_disi_aktarim: true,
      yurt_disi_mekanizma: 'standart_sozlesme',
      standart_sozlesme_turu: 'sorumludan_isleyene',
      veri_isleyen_rolu: 'veri_isleyen',
      standart_sozlesme_yetki: true,
      standart_sozlesme_imza_sekli: 'el_yazisi',
      standart_sozlesme_imza_tarihi: '2026-10-19',
      standart_sozlesme_bildirim_tarihi: '2026-10-23',
      ...more,
    });
  expect(noticeDueDate('2026-10-19')).toBe('2026-10-26');
  expect(contract({})).toEqual([]);
  expect(contract({ standart_sozlesme_bildirim_tarihi: '2026-10-27' })).toEqual([
    'bildirim_gecikti',
  ]);
  expect(contract({ standart_sozlesme_imza_sekli: 'diger_imza' })).toEqual(['imza_sekli_gecersiz']);
  expect(contract({ standart_sozlesme_imza_sekli: null })).toEqual(['imza_sekli_yok']);
  expect(contract({ standart_sozlesme_yetki: false })).toEqual(['imza_yetkisi_yok']);
});

it('the delivery of an answer is proved', () => {
  for (const one of UNPROVEN_DELIVERY.fires) expect(UNPROVEN_DELIVERY.finds(one)).toBe(true);
  for (const one of UNPROVEN_DELIVERY.silent) expect(UNPROVEN_DELIVERY.finds(one)).toBe(false);
});
