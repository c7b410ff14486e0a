import type { Values } from '../fields.ts';
import { countriesIn } from '../../shared/countries.ts';
import { answerOf } from './bases.ts';
import { TRANSFERS, type Rule } from './rule.ts';

/** Fields that say whether data go abroad, and by which mechanism. */
export const ABROAD = ['yurt_disi_aktarim', 'yurt_disi_mekanizma'];

const HOME = 'TR';

/** Türkiye given as the country of what is said to be abroad. */
export const homeRule = (flag: string, country: string): Rule => ({
  kod: 'ulke_turkiye',
  field: country,
  seviye: 'Orta',
  article: 'KVKK m. 9',
  validFrom: TRANSFERS,
  reads: [flag, country],
  finds: (values) =>
    values[flag] === true &&
    countriesIn(answerOf(values[country]) ?? '', 'tr').some(({ key }) => key === HOME),
  fires: [{ [flag]: true, [country]: 'Türkiye' }],
  silent: [{ [flag]: true, [country]: 'Almanya' }, { [country]: 'Türkiye' }],
});

/** The mechanism of a transfer abroad. */
export const mechanismOf = (values: Values) =>
  values.yurt_disi_aktarim === true ? answerOf(values.yurt_disi_mekanizma) : undefined;

/** Answers of a transfer abroad, for examples. */
export const abroad = (yurt_disi_mekanizma: string | null, more: Values = {}) => ({
  yurt_disi_aktarim: true,
  yurt_disi_mekanizma,
  ...more,
});
