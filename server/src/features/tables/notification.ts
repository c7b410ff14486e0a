import type { Language } from '@emanet/contract/shared/primitives';
import { REGISTRY_SECTIONS, sectionOfGap } from '@emanet/contract/tables/gaps';
import type { Notification, RegistryCategory } from '@emanet/contract/tables';
import { longestOf, longestText, periodOf, periodText } from '@emanet/contract/records/periods';
import { namedCodes, namedValues, registryCategories } from '../../records/verbis-lists.ts';
import { gapsOf, type Part } from './gaps.ts';
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

/** What the company tells the registry: category by category, with what is still missing. */
export function notificationOf(
  registers: Part,
  counts: Readonly<{ activities: number; empty: number }>,
  lang: Language,
): Notification {
  const parts = {
    veri_harita: byCategory(registers.veri_harita),
    veri_aktarim: byCategory(registers.veri_aktarim),
    diger_aktarim: byCategory(registers.diger_aktarim),
    varlik_listesi: byCategory(registers.varlik_listesi),
  };
  const partOf = (category: string | null): Part => ({
    veri_harita: parts.veri_harita.get(category) ?? [],
    veri_aktarim: parts.veri_aktarim.get(category) ?? [],
    diger_aktarim: parts.diger_aktarim.get(category) ?? [],
    varlik_listesi: parts.varlik_listesi.get(category) ?? [],
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
    tedbirler: measuresIn([...whole.veri_aktarim, ...whole.varlik_listesi], lang),
  };
}

const aboutCategory = (category: (typeof registryCategories)[number], lang: Language) => ({
  kategori: category.code,
  ad: category[lang],
  ozel_nitelikli: category.special,
});

function sectionsOf(part: Part, lang: Language) {
  const activities = part.veri_harita;
  const periods = new Set([...codesIn(activities, 'period')].filter((one) => one !== ''));
  const longest = longestOf([...periods]);
  const parsed = longest.map((one) => periodOf(one)).filter((one) => one !== undefined);
  const abroad = [...part.veri_aktarim, ...part.varlik_listesi];
  return {
    faaliyet_sayisi: valuesOf(activities, 'record').get('') ?? 0,
    amaclar: purposesIn(activities, lang),
    ilgili_kisiler: subjectsIn(activities, lang),
    alici_gruplari: namedCodes(
      'alici_grubu',
      codesIn([...part.veri_aktarim, ...part.diger_aktarim], 'recipient'),
      lang,
    ),
    saklama: {
      en_uzun: longestText([...periods], lang),
      sicil: parsed.map((one) => periodText(one, lang)),
      asgari: parsed.some((one) => one.least),
      sureler: namedValues('saklama_suresi', periods, lang),
    },
    yurt_disi: {
      ulkeler: countriesAbroad(valuesOf(abroad, 'country').keys(), lang),
      mekanizmalar: mechanismsIn(abroad, lang),
    },
    tedbirler: measuresIn(abroad, lang),
  };
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
