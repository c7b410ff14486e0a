import { choiceOf, type LookupName } from '@emanet/contract/lookups';
import { countriesIn, HOME } from '@emanet/contract/shared/countries';
import type { Language } from '@emanet/contract/shared/primitives';
import { compareTurkish } from '@emanet/contract/shared/turkish';
import type { Measure, Measures, RegistrySubject, Unfolded } from '@emanet/contract/tables';
import securityMeasures from '@emanet/contract/data/security-measures.json' with { type: 'json' };
import { namedCodes, officialSubjectOf, registryCategories } from '../../records/verbis-lists.ts';
import type { Fact, FactField } from './fact-queries.ts';
import { lacksIn } from './statements.ts';

/** Values of a field among facts: each with the number of its records, the missing under ''. */
export function valuesOf(facts: readonly Fact[], field: FactField): Map<string, number> {
  const values = new Map<string, number>();
  for (const one of facts)
    if (one.field === field) values.set(one.value, (values.get(one.value) ?? 0) + one.records);
  return values;
}

/** Facts by category; those over all records have the key null. */
export const byCategory = (facts: readonly Fact[]) => Map.groupBy(facts, (one) => one.category);

export const codesIn = (facts: readonly Fact[], field: FactField): ReadonlySet<string> =>
  new Set(valuesOf(facts, field).keys());

const named = (facts: readonly Fact[], field: FactField, lookup: LookupName, lang: Language) =>
  namedCodes(lookup, codesIn(facts, field), lang);

export const purposesIn = (facts: readonly Fact[], lang: Language) =>
  named(facts, 'purpose', 'islenme_amaci', lang);

export const mechanismsIn = (facts: readonly Fact[], lang: Language) =>
  named(facts, 'mechanism', 'yurt_disi_mekanizma', lang);

/** Groups as VERBİS names them; groups unknown to it are under "Diğer" with their own names. */
export function subjectsIn(facts: readonly Fact[], lang: Language): RegistrySubject[] {
  const codes = [...codesIn(facts, 'subject')];
  const official = new Set(codes.flatMap((code) => officialSubjectOf.get(code) ?? []));
  const unofficial = new Set(codes.filter((code) => officialSubjectOf.get(code) !== code));
  return namedCodes('ilgili_kisi', official, lang).map((one) => ({
    ...one,
    adlar:
      one.kod === 'diger'
        ? namedCodes('ilgili_kisi', unofficial, lang).map((other) => other.ad)
        : [],
  }));
}

/** The countries abroad that some texts name, each once, in the order of a dictionary. */
export function countriesAbroad(texts: Iterable<string>, lang: Language): string[] {
  const found = [...texts].flatMap((text) => countriesIn(text, lang));
  const names = new Map(found.map(({ key, name }) => [key, name]));
  names.delete(HOME);
  return [...names.values()].toSorted(compareTurkish);
}

const inRegistry = new Set(
  securityMeasures.items.filter((one) => one.list === 'verbis').map((one) => one.code),
);

/** Measures, technical and administrative, in the order of the registry's list. */
const measuresIn = (facts: readonly Fact[], lang: Language): Measures =>
  byKind(named(facts, 'measure', 'alinan_tedbirler', lang));

/** The same of those that a person confirmed; "Diğer" has its free text. */
export const confirmedMeasures = (
  confirmed: readonly Readonly<{ kod: string; aciklama: string | null }>[],
  lang: Language,
): Measures =>
  byKind(
    namedCodes('alinan_tedbirler', new Set(confirmed.map(({ kod }) => kod)), lang).map((one) => {
      const own = confirmed.find(({ kod }) => kod === one.kod)?.aciklama;
      return own ? { ...one, ad: `${one.ad}: ${own}` } : one;
    }),
  );

function byKind(list: readonly Readonly<{ kod: string; ad: string }>[]): Measures {
  const found = list.map((one): Measure => ({ ...one, verbis: inRegistry.has(one.kod) }));
  const ofKind = (kind: string) =>
    found.filter((one) => choiceOf('alinan_tedbirler', one.kod)?.group?.code === kind);
  return { teknik: ofKind('technical'), idari: ofKind('administrative') };
}

const usesIn = (facts: readonly Fact[], lang: Language) => ({
  ilgili_kisiler: subjectsIn(facts, lang),
  amaclar: purposesIn(facts, lang),
  hukuki_sebepler: named(facts, 'basis', 'isleme_sarti', lang),
});

const unanswered = lacksIn('abroad', 'yanitsiz');

/**
 * A supplier or an asset from its own records (`own`) and from those that hold whose data, why and
 * on what basis (`uses`): a supplier's transfers themselves, an asset's activities.
 */
export function unfold(
  ad: string,
  own: readonly Fact[],
  uses: readonly Fact[],
  activities: Unfolded['faaliyetler'],
  lang: Language,
): Unfolded {
  const ownParts = byCategory(own);
  const useParts = byCategory(uses);
  const whole = ownParts.get(null) ?? [];
  const countries = valuesOf(whole, 'country');
  return {
    ad,
    kayit_sayisi: valuesOf(whole, 'record').get('') ?? 0,
    kategoriler: registryCategories.flatMap((category) => {
      const facts = ownParts.get(category.code);
      if (!facts) return [];
      return {
        kategori: category.code,
        ad: category[lang],
        ozel_nitelikli: category.special,
        veriler: named(facts, 'item', 'kisisel_veriler', lang),
        ...usesIn(useParts.get(category.code) ?? [], lang),
      };
    }),
    ...usesIn(useParts.get(null) ?? [], lang),
    yurt_disi: {
      yanitsiz: whole
        .filter(({ field, value }) => field === 'abroad' && unanswered(value))
        .reduce((sum, { records }) => sum + records, 0),
      ulkeler: countriesAbroad(countries.keys(), lang),
      ulkesiz: countries.get('') ?? 0,
      mekanizmalar: mechanismsIn(whole, lang),
      eksik: valuesOf(whole, 'mechanism').get('') ?? 0,
    },
    faaliyetler: activities,
    tedbirler: measuresIn(whole, lang),
  };
}
