import { isEmpty, type Values } from '../fields.ts';
import { answerOf, holdsAny, INTEREST } from './bases.ts';
import { LAW, type Rule } from './rule.ts';

/** Parts of a balancing test: reason, result, day and the person who made it. */
const TEST = ['veri_sorumlusu_mesru_menfaati', 'denge_sonucu', 'denge_tarihi', 'denge_yapan'];

/** Reasons of a test, without which its result is only a word. */
const REASONS = ['denge_gereklilik', 'denge_ilgili_kisi', 'denge_onlem'];
/** Letters below which a text gives no reason, and no person can be found by a name. */
const SHORTEST = 10;
const SHORTEST_NAME = 3;
const lengthOf = (value: unknown) => (answerOf(value) ?? '').trim().length;

const onInterest = ({ isleme_sarti }: Values) => holdsAny(isleme_sarti, [INTEREST]);

const tested = {
  isleme_sarti: [INTEREST],
  veri_sorumlusu_mesru_menfaati: 'Tesisin güvenliği; kayıt yalnız olay hâlinde izlenir.',
  denge_sonucu: 'onlemle',
  denge_tarihi: '2026-02-03',
  denge_yapan: 'Zeynep Kılıç, uyum sorumlusu',
};

const reasoned = {
  denge_gereklilik: 'Kapıda görevli bulunmadığından daha hafif bir yol yoktur.',
  denge_ilgili_kisi: 'Kayıt yalnız bir olay hâlinde izlenir.',
  denge_onlem: 'Levha asılmıştır; kayıtlara iki kişi erişir.',
};

/** Legitimate interest carries only after a test with a result (art. 5/2-f). */
export const INTEREST_RULES: readonly Rule[] = [
  {
    kod: 'denge_testi_yok',
    field: 'denge_sonucu',
    seviye: 'Orta',
    article: 'KVKK m. 5/2-f',
    validFrom: LAW,
    reads: ['isleme_sarti', ...TEST],
    finds: (values, today) =>
      onInterest(values) &&
      (TEST.some((name) => isEmpty(values[name])) || String(values.denge_tarihi) > today),
    fires: [
      { isleme_sarti: [INTEREST] },
      { isleme_sarti: [INTEREST], veri_sorumlusu_mesru_menfaati: 'Kâr etmek.' },
      { ...tested, denge_tarihi: null },
      { ...tested, denge_yapan: ' ' },
      { ...tested, denge_tarihi: '2027-02-03' },
    ],
    silent: [tested, { isleme_sarti: ['k5_2_c_sozlesme'] }],
  },
  {
    kod: 'denge_gerekcesiz',
    field: 'denge_gereklilik',
    seviye: 'Orta',
    article: 'KVKK m. 5/2-f',
    validFrom: LAW,
    unverified: true,
    reads: ['isleme_sarti', ...TEST, ...REASONS],
    finds: (values) =>
      onInterest(values) &&
      !TEST.some((name) => isEmpty(values[name])) &&
      (REASONS.some((name) => lengthOf(values[name]) < SHORTEST) ||
        lengthOf(values.denge_yapan) < SHORTEST_NAME),
    fires: [
      tested,
      { ...tested, ...reasoned, denge_yapan: 'x' },
      { ...tested, denge_onlem: 'var' },
    ],
    silent: [
      { ...tested, ...reasoned },
      { ...tested, ...reasoned, denge_tarihi: null },
      { isleme_sarti: ['k5_2_c_sozlesme'] },
    ],
  },
  {
    kod: 'denge_testi_olumsuz',
    field: 'denge_sonucu',
    seviye: 'Yüksek',
    article: 'KVKK m. 5/2-f',
    validFrom: LAW,
    reads: ['isleme_sarti', 'denge_sonucu'],
    finds: (values) => onInterest(values) && values.denge_sonucu === 'kisi_agir',
    fires: [{ isleme_sarti: [INTEREST], denge_sonucu: 'kisi_agir' }],
    silent: [tested, { isleme_sarti: ['k5_2_c_sozlesme'], denge_sonucu: 'kisi_agir' }],
  },
];
