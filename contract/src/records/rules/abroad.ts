import type { Values } from '../fields.ts';
import { answerOf } from './bases.ts';

/** Fields that say whether data go abroad, and by which mechanism. */
export const ABROAD = ['yurt_disi_aktarim', 'yurt_disi_mekanizma'];

/** The mechanism of a transfer abroad. */
export const mechanismOf = (values: Values) =>
  values.yurt_disi_aktarim === true ? answerOf(values.yurt_disi_mekanizma) : undefined;

/** Answers of a transfer abroad, for examples. */
export const abroad = (yurt_disi_mekanizma: string | null, more: Values = {}) => ({
  yurt_disi_aktarim: true,
  yurt_disi_mekanizma,
  ...more,
});
