import type { Values } from '../fields.ts';
import { namesDataCentre, providersAbroad, withoutStreets } from '../../law/services.ts';
import { countriesIn, speaksOfAbroad } from '../../shared/countries.ts';
import { answerOf } from './bases.ts';
import { TRANSFERS, type Rule } from './rule.ts';

/** Fields of a transfer abroad and its mechanism. */
export const ABROAD = ['yurt_disi_aktarim', 'yurt_disi_mekanizma'];

const HOME = 'TR';

/** Türkiye as the country of a transfer or place abroad. */
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

/** Texts that may name a provider abroad, and texts about the place of storage. */
type Named = Readonly<{ who: readonly string[]; where: readonly string[] }>;

/** "Not abroad" beside the name of a service or of a place abroad. */
export function seatRule(
  flag: string,
  { who, where }: Named,
  {
    isAsked = () => true,
    reads = [],
    fires,
    silent,
  }: Readonly<{
    isAsked?: (values: Values) => boolean;
    reads?: readonly string[];
    fires: readonly Values[];
    silent: readonly Values[];
  }>,
): Rule {
  const textOf = (values: Values, names: readonly string[]) =>
    names.map((name) => answerOf(values[name]) ?? '').join(' · ');
  return {
    kod: 'yurt_disi_gorunuyor',
    field: flag,
    seviye: 'Orta',
    article: 'KVKK m. 9',
    validFrom: TRANSFERS,
    unverified: true,
    reads: [...new Set([flag, ...who, ...where, ...reads])],
    finds: (values) => {
      if (values[flag] !== false || !isAsked(values)) return false;
      const place = textOf(values, where);
      return (
        providersAbroad(textOf(values, [...who, ...where])) ||
        namesDataCentre(place) ||
        speaksOfAbroad(withoutStreets(place))
      );
    },
    fires,
    silent,
  };
}

/** The mechanism of a transfer abroad. */
export const mechanismOf = (values: Values) =>
  values.yurt_disi_aktarim === true ? answerOf(values.yurt_disi_mekanizma) : undefined;

/** Answers of a transfer abroad, for examples. */
export const abroad = (yurt_disi_mekanizma: string | null, more: Values = {}) => ({
  yurt_disi_aktarim: true,
  yurt_disi_mekanizma,
  ...more,
});
