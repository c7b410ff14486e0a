import type { Field } from '../records/fields.ts';
import { nounImportEndpoints } from '../records/import-endpoints.ts';
import { endpointsOf } from '../shared/endpoint.ts';
import type { Sentence } from '../shared/primitives.ts';
import { CLOCKS, STARTED_KINDS } from './kinds.ts';

// prettier-ignore
/** Fields of a sheet of clocks that a person starts; the others follow their records. */
export const CLOCK_SHEET_FIELDS: readonly Field[] = [
  { name: 'ad', section: '', control: 'text', max: 200, required: true },
  { name: 'tur', section: '', control: 'word', required: true, words: STARTED_KINDS.map((tur) => {
    const { ad, kisa } = CLOCKS[tur];
    return [tur, ad, [kisa.tr, kisa.en]];
  }) },
  { name: 'baslangic', section: '', control: 'date', required: true },
  { name: 'baslangic_kaniti', section: '', control: 'text', max: 500 },
  { name: 'kapanis', section: '', control: 'date' },
  { name: 'kapanis_kaniti', section: '', control: 'text', max: 500 },
  { name: 'gec_nedeni', section: '', control: 'textarea', max: 1000 },
];

/** Heads of the sheet. */
export const CLOCK_HEADS: Readonly<Record<string, Sentence>> = {
  ad: { tr: 'Konu', en: 'About' },
  tur: { tr: 'Yükümlülük', en: 'Duty' },
  baslangic: { tr: 'Başlangıç', en: 'Start' },
  baslangic_kaniti: { tr: 'Başlangıcın kanıtı', en: 'Proof of the start' },
  kapanis: { tr: 'Kapanış', en: 'Closed' },
  kapanis_kaniti: { tr: 'Kapanış kanıtı', en: 'Proof of closing' },
  gec_nedeni: { tr: 'Gecikme nedeni', en: 'Reason of delay' },
};

/** The import of clocks, running and closed. */
export const clockImport = endpointsOf(
  'clocks',
  nounImportEndpoints({
    title: 'Yasal süreler / Statutory clocks',
    base: '/api/sureler',
    write: 'clocks.write',
  }),
);
