import type { Language } from '@emanet/contract/shared/primitives';
import {
  REGISTRY_GAPS,
  REGISTRY_SECTIONS,
  sectionOfGap,
  type RegistryGap,
} from '@emanet/contract/registry-gaps';
import type { Notification, RegistryCategory } from '@emanet/contract/tables';
import { choiceOf } from '@emanet/contract/lookups';
import { daysOf, longestOf } from '../../records/periods.ts';
import { namedCodes, namedValues, registryCategories } from '../../records/registry.ts';
import type { Fact } from './fact-queries.ts';
import {
  byCategory,
  codesIn,
  countriesAbroad,
  measuresIn,
  mechanismsIn,
  purposesIn,
  subjectsIn,
  valuesOf,
} from './unfold.ts';

type Registers = Readonly<Record<'activities' | 'suppliers' | 'publicBodies' | 'assets', Fact[]>>;
type Part = Readonly<Record<keyof Registers, readonly Fact[]>>;

/** What the company tells the registry: category by category, with what is still missing. */
export function notificationOf(
  registers: Registers,
  counts: Readonly<{ activities: number; empty: number }>,
  lang: Language,
): Notification {
  const parts = {
    activities: byCategory(registers.activities),
    suppliers: byCategory(registers.suppliers),
    publicBodies: byCategory(registers.publicBodies),
    assets: byCategory(registers.assets),
  };
  const partOf = (category: string | null): Part => ({
    activities: parts.activities.get(category) ?? [],
    suppliers: parts.suppliers.get(category) ?? [],
    publicBodies: parts.publicBodies.get(category) ?? [],
    assets: parts.assets.get(category) ?? [],
  });
  const kategoriler = registryCategories.flatMap((category) => {
    const part = partOf(category.code);
    return Object.values(part).every((facts) => facts.length === 0)
      ? []
      : { ...aboutCategory(category, lang), ...sectionsOf(part, lang), eksikler: gapsOf(part) };
  });
  const whole = partOf(null);
  return {
    eksiksizlik: completenessOf(kategoriler),
    faaliyet_sayisi: counts.activities,
    verisiz_faaliyet: counts.empty,
    kategoriler,
    tedbirler: measuresIn([...whole.suppliers, ...whole.assets], lang),
  };
}

const aboutCategory = (category: (typeof registryCategories)[number], lang: Language) => ({
  kategori: category.code,
  ad: category[lang],
  ozel_nitelikli: category.special,
});

function sectionsOf({ activities, suppliers, publicBodies, assets }: Part, lang: Language) {
  const periods = new Set([...codesIn(activities, 'period')].filter((one) => one !== ''));
  const longest = longestOf([...periods]);
  const abroad = [...suppliers, ...assets];
  return {
    faaliyet_sayisi: valuesOf(activities, 'record').get('') ?? 0,
    amaclar: purposesIn(activities, lang),
    ilgili_kisiler: subjectsIn(activities, lang),
    alici_gruplari: namedCodes(
      'alici_grubu',
      codesIn([...suppliers, ...publicBodies], 'recipient'),
      lang,
    ),
    saklama: {
      en_uzun:
        longest === undefined ? null : (choiceOf('saklama_suresi', longest)?.[lang] ?? longest),
      sureler: namedValues('saklama_suresi', periods, lang),
    },
    yurt_disi: {
      ulkeler: countriesAbroad(valuesOf(abroad, 'country').keys(), lang),
      mekanizmalar: mechanismsIn(abroad, lang),
    },
    tedbirler: measuresIn(abroad, lang),
  };
}

/** A data category needs each of these; who receives it and whether it goes abroad may be nobody and no. */
function gapsOf({
  activities,
  suppliers,
  publicBodies,
  assets,
}: Part): RegistryCategory['eksikler'] {
  const abroad = [...suppliers, ...assets];
  const records = valuesOf(activities, 'record').get('') ?? 0;
  const periods = valuesOf(activities, 'period');
  const missingPeriods = periods.get('') ?? 0;
  const unclear = [...periods].filter(([period]) => period !== '' && daysOf(period) < 0);
  const has = (facts: readonly Fact[], field: Fact['field']) => codesIn(facts, field).size > 0;
  const missing = (facts: readonly Fact[], field: Fact['field']) =>
    valuesOf(facts, field).get('') ?? 0;

  const found: Readonly<Record<RegistryGap, number>> = {
    faaliyet_yok: records === 0 ? 1 : 0,
    amac_yok: records > 0 && !has(activities, 'purpose') ? 1 : 0,
    ilgili_kisi_yok: has(activities, 'subject') ? 0 : 1,
    alici_grubu_eksik: missing([...suppliers, ...publicBodies], 'recipient'),
    sure_yok: missingPeriods === records ? 1 : 0,
    sure_eksik: missingPeriods === records ? 0 : missingPeriods,
    sure_belirsiz: unclear.reduce((sum, [, count]) => sum + count, 0),
    mekanizma_eksik: missing(abroad, 'mechanism'),
    ulke_eksik: missing(abroad, 'country'),
    tedbir_yok: has(abroad, 'measure') ? 0 : 1,
  };
  return REGISTRY_GAPS.filter((kod) => found[kod] > 0).map((kod) => ({ kod, sayi: found[kod] }));
}

/** Share of all sections that lack nothing, rounded down so that 100 means all. */
function completenessOf(categories: readonly Pick<RegistryCategory, 'eksikler'>[]): number {
  const asked = categories.length * REGISTRY_SECTIONS.length;
  const lacking = categories.reduce(
    (sum, { eksikler }) => sum + new Set(eksikler.map(({ kod }) => sectionOfGap(kod))).size,
    0,
  );
  return asked === 0 ? 0 : Math.floor(((asked - lacking) / asked) * 100);
}
