import { choiceOf, type LookupName } from '@emanet/contract/lookups';
import {
  DETAIL_CATEGORIES,
  DETAIL_FIELD,
  detailPartName,
  detailsIn,
  detailValueText,
} from '@emanet/contract/records/category-detail';
import type { Values } from '@emanet/contract/records/fields';
import { listOfCodes } from '@emanet/contract/records/personal-data';
import { articleIn } from '@emanet/contract/shared/articles';
import { countryText } from '@emanet/contract/shared/countries';
import type { Language } from '@emanet/contract/shared/primitives';
import type { useTranslation } from '../../../platform/i18n.ts';
import { noticeOf } from '../../../records/notice.ts';
import { dayShort } from '../../../platform/when.ts';

type Translate = ReturnType<typeof useTranslation>['t'];

/** One line of the panel; `tone` where it needs attention. */
export type Fact = Readonly<{ name: string; value: string; tone?: 'high' | 'mid' | 'done' }>;

type Asked = Readonly<{ values: Values; t: Translate; lang: Language; today: string }>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function chosen({ values, lang }: Asked, lookup: LookupName, field: string): string {
  const code = textOf(values[field]);
  return choiceOf(lookup, code)?.[lang] ?? code;
}

/** Articles of the legal bases, such as "5/2-ç". */
const articles = (value: unknown, lang: Language): string =>
  listOfCodes(value)
    .map((code) => articleIn(choiceOf('isleme_sarti', code)?.article ?? code, lang))
    .join(', ');

const answer = ({ values, t }: Asked, field: string): string =>
  typeof values[field] === 'boolean' ? t(values[field] ? 'records.yes' : 'records.no') : '';

const filled = (facts: readonly (Fact | undefined)[]): Fact[] =>
  facts.filter((fact) => fact !== undefined).filter(({ value }) => value !== '');

/** Facts of an activity that a department head wants first. */
export function activityFacts(asked: Asked): Fact[] {
  const { values, t, lang } = asked;
  return filled([
    { name: t('maps.facts.purpose'), value: chosen(asked, 'faaliyet_amaci', 'faaliyet_amaci') },
    { name: t('maps.facts.bases'), value: articles(values.isleme_sarti, lang) },
    { name: t('maps.facts.period'), value: chosen(asked, 'saklama_suresi', 'saklama_suresi') },
    ...detailFacts(asked),
  ]);
}

/** Answers of an activity for single categories of its data, a line for each category. */
function detailFacts({ values, lang }: Asked): Fact[] {
  const byCategory = Map.groupBy(detailsIn(values[DETAIL_FIELD]), ({ category }) => category);
  return [...byCategory].map(([category, details]) => ({
    name: DETAIL_CATEGORIES.get(category)?.[lang] ?? category,
    value: details
      .map(
        ({ part, value }) => `${detailPartName(part, lang)}: ${detailValueText(part, value, lang)}`,
      )
      .join('; '),
  }));
}

/** Basis of a transfer to a supplier, and its deadline. */
export function supplierFacts(asked: Asked): Fact[] {
  const { values, t, lang } = asked;
  const signed = textOf(values.standart_sozlesme_imza_tarihi);
  const standard = values.yurt_disi_mekanizma === 'standart_sozlesme';
  const title = textOf(values.tedarikci_unvan);
  return filled([
    { name: t('maps.facts.title'), value: title === values.tedarikci_adi ? '' : title },
    { name: t('maps.facts.service'), value: textOf(values.hizmet_konusu) },
    { name: t('maps.facts.role'), value: chosen(asked, 'veri_isleyen_rolu', 'veri_isleyen_rolu') },
    basisOf(asked),
    standard && signed
      ? { name: t('maps.facts.signed'), value: dayShort(signed, lang) }
      : undefined,
    standard ? noticeFact(asked) : undefined,
    contractOf(asked),
  ]);
}

function basisOf(asked: Asked): Fact {
  const { values, t, lang } = asked;
  const name = t('maps.facts.basis');
  if (values.yurt_disi_aktarim !== true)
    return { name, value: articles(values.aktarim_sarti, lang) };
  const mechanism = choiceOf('yurt_disi_mekanizma', textOf(values.yurt_disi_mekanizma));
  if (!mechanism) return { name, value: t('maps.facts.noMechanism'), tone: 'high' };
  // The first article names it; it does not break at its hyphen.
  const article = articleIn(mechanism.article?.split(',')[0] ?? '', lang).replace('-', '\u2011');
  return { name, value: [mechanism[lang], article].filter(Boolean).join(', ') };
}

function noticeFact({ values, t, today }: Asked): Fact {
  const name = t('maps.facts.notice');
  const notice = noticeOf(values, today);
  if (!notice) return { name, value: t('maps.facts.notSigned'), tone: 'mid' };
  if (notice.state === 'left' || notice.state === 'late')
    return { name, value: t(`form.notice.${notice.state}`, { count: notice.days }), tone: 'high' };
  const tone = notice.state === 'inTime' ? 'done' : 'high';
  return { name, value: t(`form.notice.${notice.state}`), tone };
}

function contractOf({ values, t, lang, today }: Asked): Fact | undefined {
  const name = t('maps.facts.contract');
  if (values.sozlesme_var_mi === false)
    return { name, value: t('maps.facts.noContract'), tone: 'mid' };
  if (values.sozlesme_var_mi !== true) return undefined;
  const ends = textOf(values.sozlesme_bitis_tarihi);
  if (ends === '') return { name, value: t('maps.facts.endless') };
  const date = dayShort(ends, lang);
  return ends < today
    ? { name, value: t('maps.facts.ended', { date }), tone: 'mid' }
    : { name, value: t('maps.facts.until', { date }) };
}

/** Kind of an asset and its protection. */
export function assetFacts(asked: Asked): Fact[] {
  const { values, t, lang } = asked;
  const unsafe = (field: string): Fact['tone'] => (values[field] === false ? 'mid' : undefined);
  return filled([
    { name: t('fields.type'), value: chosen(asked, 'varlik_turu', 'varlik_turu') },
    { name: t('maps.facts.owner'), value: textOf(values.varlik_sahibi) },
    { name: t('maps.facts.place'), value: textOf(values.bulundugu_yer) },
    {
      name: t('maps.facts.country'),
      value: values.yurt_disi_mi ? countryText(textOf(values.ulke), lang) : '',
    },
    {
      name: t('maps.facts.secrecy'),
      value: chosen(asked, 'gizlilik_derecesi', 'gizlilik_derecesi'),
    },
    {
      name: t('maps.facts.encrypted'),
      value: answer(asked, 'sifreleme_var_mi'),
      tone: unsafe('sifreleme_var_mi'),
    },
    {
      name: t('maps.facts.backedUp'),
      value: answer(asked, 'yedekleme_var_mi'),
      tone: unsafe('yedekleme_var_mi'),
    },
  ]);
}
