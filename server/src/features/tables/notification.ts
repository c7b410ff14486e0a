import type { Language } from '@emanet/contract/shared/primitives';
import { ANSWER_GAPS, REGISTRY_SECTIONS, sectionOfGap } from '@emanet/contract/tables/gaps';
import type { Notification, RegistryCategory } from '@emanet/contract/tables';
import { longestOf, longestText, periodOf, periodText } from '@emanet/contract/records/periods';
import { namedCodes, namedValues, registryCategories } from '../../records/verbis-lists.ts';
import type { Decisions } from './decision-queries.ts';
import { gapsOf } from './gaps.ts';
import { answersOf, type Part } from './statements.ts';
import {
  byCategory,
  codesIn,
  confirmedMeasures,
  countriesAbroad,
  mechanismsIn,
  purposesIn,
  subjectsIn,
  valuesOf,
} from './unfold.ts';

/** Content of the notification: category by category, with its gaps. */
export function notificationOf(
  registers: Part,
  counts: Readonly<{ activities: number; empty: number }>,
  decisions: Decisions,
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
      : {
          ...aboutCategory(category, lang),
          ...sectionsOf(category.code, part, decisions, lang),
          eksikler: gapsOf(part, chosenPeriod(category.code, part, decisions) !== undefined),
        };
  });
  return {
    eksiksizlik: completenessOf(kategoriler, decisions.measures.length > 0),
    faaliyet_sayisi: counts.activities,
    verisiz_faaliyet: counts.empty,
    kategoriler,
    yanitlar: answersOf(registers),
    genel_eksikler: gapsOf(partOf(null)).filter(({ kod }) => ANSWER_GAPS.includes(kod)),
    tedbirler: confirmedMeasures(decisions.measures, lang),
  };
}

const aboutCategory = (category: (typeof registryCategories)[number], lang: Language) => ({
  kategori: category.code,
  ad: category[lang],
  ozel_nitelikli: category.special,
});

const periodsIn = (part: Part): string[] =>
  [...codesIn(part.veri_harita, 'period')].filter((one) => one !== '');

/** The period that a person chose among exactly these alternatives. */
function chosenPeriod(category: string, part: Part, { periods }: Decisions): string | undefined {
  const chosen = periods.get(category);
  const now = longestOf(periodsIn(part));
  const same =
    now.length > 1 && chosen && now.toSorted().join('\n') === chosen.secenekler.join('\n');
  return same ? chosen.secim : undefined;
}

function retentionOf(category: string, part: Part, decisions: Decisions, lang: Language) {
  const periods = periodsIn(part);
  const chosen = chosenPeriod(category, part, decisions);
  const longest = longestOf(periods);
  const notified = chosen === undefined ? longest : [chosen];
  const parsed = notified.flatMap((one) => periodOf(one) ?? []);
  const deciding = part.veri_harita.filter(
    (one) => one.field === 'period' && notified.includes(one.value),
  );
  const surec_ismi = decisions.names.get(deciding[0]?.first ?? 0);
  return {
    en_uzun: longestText(chosen === undefined ? periods : [chosen], lang),
    sicil: parsed.map((one) => periodText(one, lang)),
    asgari: parsed.some((one) => one.least),
    sureler: namedValues('saklama_suresi', new Set(periods), lang),
    secenekler:
      longest.length > 1
        ? longest.map((deger) => ({ deger, ad: longestText([deger], lang) ?? deger }))
        : [],
    secilen: chosen ?? null,
    belirleyen:
      deciding[0] && surec_ismi !== undefined
        ? {
            id: deciding[0].first,
            surec_ismi,
            sayi: deciding.reduce((sum, one) => sum + one.records, 0),
          }
        : null,
  };
}

function sectionsOf(category: string, part: Part, decisions: Decisions, lang: Language) {
  const activities = part.veri_harita;
  const abroad = [...part.veri_aktarim, ...part.varlik_listesi];
  return {
    faaliyet_sayisi: valuesOf(activities, 'record').get('') ?? 0,
    amaclar: purposesIn(activities, lang),
    ilgili_kisiler: subjectsIn(activities, lang),
    alici_gruplari: namedCodes(
      'alici_grubu',
      codesIn([...activities, ...part.veri_aktarim, ...part.diger_aktarim], 'recipient'),
      lang,
    ),
    saklama: retentionOf(category, part, decisions, lang),
    yurt_disi: {
      ulkeler: countriesAbroad(valuesOf(abroad, 'country').keys(), lang),
      mekanizmalar: mechanismsIn(abroad, lang),
    },
  };
}

/** Share of all complete sections, rounded down so that 100 means all; measures are one more. */
function completenessOf(
  categories: readonly Pick<RegistryCategory, 'eksikler'>[],
  hasMeasures: boolean,
): number {
  const asked = categories.length * REGISTRY_SECTIONS.length + 1;
  const lacking = categories.reduce(
    (sum, { eksikler }) => sum + new Set(eksikler.map(({ kod }) => sectionOfGap(kod))).size,
    hasMeasures ? 0 : 1,
  );
  return categories.length === 0 ? 0 : Math.floor(((asked - lacking) / asked) * 100);
}
