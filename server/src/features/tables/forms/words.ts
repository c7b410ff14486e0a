import departments from '@emanet/contract/data/departments.json' with { type: 'json' };
import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import { choiceOf, type LookupName } from '@emanet/contract/lookups';
import { NOBODY, detailsIn } from '@emanet/contract/records/category-detail';
import {
  recipientStatement,
  statementOf,
  type Statement,
} from '@emanet/contract/records/linked-answers';
import { LIBRARY_ITEMS } from '@emanet/contract/records/library';
import { isBare, periodOf, periodText } from '@emanet/contract/records/periods';
import { articleIn } from '@emanet/contract/shared/articles';
import { labelOf } from '@emanet/contract/shared/labels';
import { countryText } from '@emanet/contract/shared/countries';
import type { Language } from '@emanet/contract/shared/primitives';
import { categoryOfItems } from '../../../records/verbis-lists.ts';
import type { FormActivity, Linked } from './queries.ts';

/** English names of what the library and the list of departments name in Turkish. */
const ENGLISH: ReadonlyMap<string, string> = new Map(
  [...departments.items, ...LIBRARY_ITEMS].map(({ tr, en }) => [tr, en]),
);

/** A name that the company gave; one that it took over from a list, in the language of the form. */
export const ownName = (name: string, lang: Language): string =>
  (lang === 'en' && ENGLISH.get(name)) || name;

export const T = {
  ...serverTexts((all) => all.tables.forms),
  none: serverText('filings.paper.none'),
  address: serverText('filings.controllerFields.adres'),
  registration: serverText('filings.controllerFields.verbis_kayit_no'),
  contact: serverText('filings.controllerFields.irtibat_kisisi'),
  period: serverText('tables.columns.retention'),
  technical: serverText('tables.columns.technical'),
  administrative: serverText('tables.columns.administrative'),
  department: labelOf('fields.department'),
  category: labelOf('tables.facts.category'),
};

const categories = new Map(categoryOfItems.map((one) => [one.code, one.category]));
export const categoriesOf = (items: readonly string[]): ReadonlySet<string> =>
  new Set(items.flatMap((item) => categories.get(item) ?? []));

/** Texts in one cell, each once; what nobody answered says so and is never blank. */
export const listed = (texts: readonly string[], lang: Language): string =>
  [...new Set(texts)].join('; ') || T.open[lang];

/** Names of codes in the order of their look-up; bases of law carry their article. */
export function namesOf(lookup: LookupName, codes: readonly string[], lang: Language): string[] {
  return [...new Set(codes)].flatMap((code) => {
    const choice = choiceOf(lookup, code);
    if (!choice) return [];
    return choice.article && lookup === 'isleme_sarti'
      ? `${articleIn(choice.article, lang)} ${choice[lang]}`
      : choice[lang];
  });
}

/** Answers of an activity, those of one category of its data where it answers otherwise. */
export function answersFor(one: FormActivity, category?: string): FormActivity {
  const details = detailsIn(one.kategori_ayrintilari).filter((each) => each.category === category);
  const of = (part: (typeof details)[number]['part']) =>
    details.filter((each) => each.part === part).map(({ value }) => value);
  const own = (part: 'ilgili_kisi' | 'isleme_sarti', all: string[]) =>
    of(part).length > 0 ? of(part) : all;
  const groups = of('alici_grubu');
  const nobody = groups.length > 0 && groups.every((code) => code === NOBODY);
  return {
    ...one,
    ilgili_kisi: own('ilgili_kisi', one.ilgili_kisi),
    isleme_sarti: own('isleme_sarti', one.isleme_sarti),
    saklama_suresi: of('saklama_suresi')[0] ?? one.saklama_suresi,
    ...(groups.length > 0 && { alici_grubu: groups.filter((code) => code !== NOBODY) }),
    // The answer for this category stands for itself: others of the activity do not contradict it.
    ...(nobody && { alici_yok: true, dahil_oluyormu: null, yurt_disi_aktarim: null }),
  };
}

/** A period in words; another language than the company's own words refers to the record. */
export function periodIn({ id, saklama_suresi: value }: FormActivity, lang: Language): string {
  if (value === null) return T.open[lang];
  const choice = choiceOf('saklama_suresi', value);
  if (choice) return choice[lang];
  if (lang === 'tr') return value;
  const period = periodOf(value);
  return period && isBare(value) ? periodText(period, lang) : `${T.ownWords[lang]} ${id}`;
}

/** Names, and beside them what the answers leave open or contradict. */
const told = (texts: readonly string[], { known, lack }: Statement, lang: Language): string => {
  if (known === 'hayir') return T.none[lang];
  const open = lack === 'celiski' ? T.contradictory[lang] : T.open[lang];
  return listed(known === 'evet' ? texts : [...texts, open], lang);
};

/** Groups of recipients: those that an activity names, and those of its transfers. */
export function recipientsIn(one: FormActivity, linked: readonly Linked[], lang: Language): string {
  const transfers = linked.filter(({ tur }) => tur !== 'varlik_listesi');
  const statement = recipientStatement(
    { ...one, groups: one.alici_grubu.length > 0 },
    transfers.length,
  );
  const codes = transfers.flatMap(({ alici_grubu }) => alici_grubu ?? []);
  const open = transfers.some(({ alici_grubu }) => alici_grubu === null) ? [T.open[lang]] : [];
  return told(
    [...namesOf('alici_grubu', [...one.alici_grubu, ...codes], lang), ...open],
    statement,
    lang,
  );
}

/** "Germany (Supplier): Standard contract": a transfer abroad, its recipient and its safeguard. */
export const transferIn = ({ ad, ulke, mekanizmalar }: Linked, lang: Language): string => {
  const country = ulke === null ? T.open[lang] : countryText(ulke, lang);
  return `${country} (${ad}): ${listed(namesOf('yurt_disi_mekanizma', mekanizmalar, lang), lang)}`;
};

/**
 * Transfers abroad of an activity. `own`: those of the category that is described; whether there are any
 * is answered by all of them.
 */
export function abroadIn(
  answer: boolean | null,
  linked: readonly Linked[],
  own: readonly Linked[],
  lang: Language,
): string {
  const transfers = linked.filter(({ tur }) => tur !== 'diger_aktarim');
  const abroad = transfers.filter(({ yurt_disi }) => yurt_disi);
  const open = transfers.some(({ yurt_disi }) => yurt_disi === null);
  const statement = statementOf(answer, { records: abroad.length, open });
  const texts = own.filter(({ yurt_disi }) => yurt_disi).map((each) => transferIn(each, lang));
  if (statement.known === 'evet' && open) return listed([...texts, T.open[lang]], lang);
  if (statement.known === 'evet' && texts.length === 0) return T.none[lang];
  return told(texts, statement, lang);
}

/** Measures of a kind, or of both. */
export const measuresIn = (
  codes: readonly string[],
  lang: Language,
  kind?: 'technical' | 'administrative',
): string =>
  listed(
    namesOf(
      'alinan_tedbirler',
      codes.filter((code) => !kind || choiceOf('alinan_tedbirler', code)?.group?.code === kind),
      lang,
    ),
    lang,
  );
