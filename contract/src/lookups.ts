import { z } from 'zod';
import activityOptions from './data/activity-options.json' with { type: 'json' };
import assetTypes from './data/asset-types.json' with { type: 'json' };
import collectionMethods from './data/collection-methods.json' with { type: 'json' };
import dataCategories from './data/data-categories.json' with { type: 'json' };
import dataSubjects from './data/data-subjects.json' with { type: 'json' };
import legalBases from './data/legal-bases.json' with { type: 'json' };
import processingPurposes from './data/processing-purposes.json' with { type: 'json' };
import publicBodies from './data/public-bodies.json' with { type: 'json' };
import recipients from './data/recipients.json' with { type: 'json' };
import retentionPeriods from './data/retention-periods.json' with { type: 'json' };
import securityMeasures from './data/security-measures.json' with { type: 'json' };
import transferAbroad from './data/transfer-abroad.json' with { type: 'json' };
import { endpoint, endpointsOf, listOf } from './shared/endpoint.ts';
import { isWholeCategory, WHOLE_CATEGORY } from './records/fields.ts';
import { articleIn } from './shared/articles.ts';
import { language, type Language, type Sentence } from './shared/primitives.ts';
import { datesOf, isValidOn, type Dated } from './shared/validity.ts';

/**
 * One choice: `code` is stored, `tr` or `en` is shown under the heading `group`. It is offered only between
 * its days, and still shown in any record that holds it.
 */
export type Choice = Dated &
  Readonly<{
    code: string;
    tr: string;
    en: string;
    group?: Readonly<{ code: string; tr: string; en: string }>;
    special?: boolean;
    article?: string;
    /** The law of a period, as a sheet shows it with the choice. */
    law?: Sentence;
    /** The data that a period is for, where another one has its name and law. */
    use?: Sentence;
    note_tr?: string;
    note_en?: string;
  }>;

type Item = Dated & Readonly<{ code: string; tr: string; en: string }>;

/**
 * The choice of a registry's item, with the additions of its list. English names and notes are getters, since
 * the browser loads them later.
 */
const choiceFrom = (item: Item, more: Partial<Choice> = {}): Choice =>
  Object.defineProperties(
    {
      code: item.code,
      tr: item.tr,
      get en() {
        return item.en;
      },
      ...datesOf(item),
    },
    Object.getOwnPropertyDescriptors(more),
  );

const choicesFrom = (items: readonly Item[]): Choice[] => items.map((item) => choiceFrom(item));

const ofGroup = (items: readonly (Item & Readonly<{ group: string }>)[], group: string) =>
  choicesFrom(items.filter((item) => item.group === group));

const ASSET_GROUPS: Record<string, { tr: string; en: string }> = {
  fiziksel: { tr: 'Fiziksel ortam', en: 'Physical' },
  donanim: { tr: 'Donanım', en: 'Hardware' },
  yazilim: { tr: 'Yazılım', en: 'Software' },
  bulut: { tr: 'Bulut', en: 'Cloud' },
};

/** How the registry writes that a company sets the period itself. */
const NO_STATUTORY_PERIOD = 'Kanuni süre yok';

/** The law of a period as each language cites it. */
const lawOfPeriod = (law: string): Sentence =>
  law.startsWith(NO_STATUTORY_PERIOD)
    ? { tr: NO_STATUTORY_PERIOD, en: 'no statutory period' }
    : { tr: law, en: articleIn(law, 'en') };

/** Periods that share their name and their law with another one. */
const ALIKE_PERIODS = new Set(
  [...Map.groupBy(retentionPeriods.items, ({ tr, law }) => `${tr}\n${lawOfPeriod(law).tr}`)]
    .filter(([, alike]) => alike.length > 1)
    .flatMap(([, alike]) => alike.map(({ code }) => code)),
);

/** Marks of what rests on general knowledge. */
const UNVERIFIED = { tr: ' · doğrulanmadı', en: ' · unverified' };
const markOf = (source: string, lang: 'tr' | 'en') =>
  source === 'general' ? UNVERIFIED[lang] : '';

const ASSET_TYPES = assetTypes.items.map((item) => {
  const name = ASSET_GROUPS[item.group] ?? { tr: item.group, en: item.group };
  return choiceFrom(item, { group: { code: item.group, ...name } });
});

const MECHANISM_GROUPS: Record<string, { tr: string; en: string }> = {
  adequacy: { tr: 'Yeterlilik', en: 'Adequacy' },
  safeguard: { tr: 'Uygun güvenceler', en: 'Appropriate safeguards' },
  derogation: { tr: 'Arızi aktarım', en: 'Occasional transfers' },
  special_permission: { tr: 'Kurul izni', en: 'Board permission' },
  special_law: { tr: 'Özel kanun', en: 'Other laws' },
};

const MEASURE_KINDS: Record<string, { tr: string; en: string }> = {
  technical: { tr: 'Teknik tedbirler', en: 'Technical measures' },
  administrative: { tr: 'İdari tedbirler', en: 'Administrative measures' },
};

/** Public bodies with the law that a transfer to them usually rests on. */
export const lawOfBody = (code: string): string | undefined =>
  publicBodies.items.find((body) => body.code === code)?.law;

const LOOKUPS = {
  faaliyet_amaci: ofGroup(activityOptions.items, 'faaliyet_amaci'),
  dahil_oluyormu: ofGroup(activityOptions.items, 'dahil_oluyormu'),
  kvk_kimden_nasil: ofGroup(collectionMethods.items, 'kvk_kimden_nasil'),
  kimden_nasil_temin: ofGroup(collectionMethods.items, 'kimden_nasil_temin'),
  denge_sonucu: ofGroup(activityOptions.items, 'denge_sonucu'),
  faaliyet_durumu: ofGroup(activityOptions.items, 'faaliyet_durumu'),
  aktarim_durumu: ofGroup(activityOptions.items, 'aktarim_durumu'),
  standart_sozlesme_turu: ofGroup(activityOptions.items, 'standart_sozlesme_turu'),
  standart_sozlesme_bildiren: ofGroup(activityOptions.items, 'standart_sozlesme_bildiren'),
  standart_sozlesme_imza_sekli: ofGroup(activityOptions.items, 'standart_sozlesme_imza_sekli'),
  izlenen_alan: ofGroup(activityOptions.items, 'izlenen_alan'),
  izleme_zamani: ofGroup(activityOptions.items, 'izleme_zamani'),
  izleme_kapsami: ofGroup(activityOptions.items, 'izleme_kapsami'),
  sadakat_dogrulamasi: ofGroup(activityOptions.items, 'sadakat_dogrulamasi'),
  otomatik_veri_isleme_faaliyeti: ofGroup(
    collectionMethods.items,
    'otomatik_veri_isleme_faaliyeti',
  ),
  kisisel_veriler: dataCategories.items.flatMap((category) => [
    ...category.examples.map((item) =>
      choiceFrom(item, { special: category.special, group: choiceFrom(category) }),
    ),
    // A category with a single item is that item.
    ...(category.examples.length > 1
      ? [
          choiceFrom(category, {
            code: WHOLE_CATEGORY + category.code,
            special: category.special,
            group: choiceFrom(category),
          }),
        ]
      : []),
  ]),
  ilgili_kisi: dataSubjects.items,
  saklandigi_alan: ASSET_TYPES,
  varlik_turu: ASSET_TYPES,
  islenme_amaci: processingPurposes.items,
  isleme_sarti: legalBases.items,
  saklama_suresi: retentionPeriods.items.map((item) => {
    const law = lawOfPeriod(item.law);
    return choiceFrom(item, {
      law,
      ...(ALIKE_PERIODS.has(item.code) && {
        use: {
          tr: item.applies_to,
          // In the browser it arrives later, as all English names.
          get en() {
            return item.applies_to_en;
          },
        },
      }),
      get note_tr() {
        return `${item.applies_to} · ${item.law}${markOf(item.source, 'tr')}`;
      },
      get note_en() {
        return `${item.applies_to_en} · ${law.en}${markOf(item.source, 'en')}`;
      },
    });
  }),
  veri_isleyen_rolu: ofGroup(activityOptions.items, 'veri_isleyen_rolu'),
  aktarim_yontemi: ofGroup(activityOptions.items, 'aktarim_yontemi'),
  aktarim_sikligi: ofGroup(activityOptions.items, 'aktarim_sikligi'),
  gizlilik_derecesi: ofGroup(activityOptions.items, 'gizlilik_derecesi'),
  imha_yontemi: ofGroup(activityOptions.items, 'imha_yontemi'),
  varlik_durumu: ofGroup(activityOptions.items, 'varlik_durumu'),
  alici_grubu: recipients.items,
  yurt_disi_mekanizma: transferAbroad.items.map((item) =>
    choiceFrom(item, {
      article: item.article,
      get note_tr() {
        return item.note_tr;
      },
      get note_en() {
        return item.note_en;
      },
      group: {
        code: item.group,
        ...(MECHANISM_GROUPS[item.group] ?? { tr: item.group, en: item.group }),
      },
    }),
  ),
  alinan_tedbirler: securityMeasures.items.map((item) =>
    choiceFrom(item, {
      group: { code: item.kind, ...(MEASURE_KINDS[item.kind] ?? { tr: item.kind, en: item.kind }) },
    }),
  ),
  kurum_adi: [
    ...choicesFrom(publicBodies.items),
    { code: 'diger_kurum', tr: 'Diğer (yazınız)', en: 'Other (specify)' },
  ],
} satisfies Record<string, readonly Choice[]>;

export type LookupName = keyof typeof LOOKUPS;

export const LOOKUP_NAMES = Object.keys(LOOKUPS) as LookupName[];

/** The choices of a look-up in the order the registry lists them. */
export const choicesOf = (lookup: LookupName): readonly Choice[] => LOOKUPS[lookup];
/** The choices that may be offered on a day; others are not valid yet, no longer, or a whole category. */
export const choicesOn = (lookup: LookupName, day: string): readonly Choice[] =>
  choicesOf(lookup).filter((choice) => !isWholeCategory(choice.code) && isValidOn(choice, day));

export const codesOf = (lookup: LookupName): string[] => LOOKUPS[lookup].map((item) => item.code);

const places = new Map<LookupName, ReadonlyMap<string, number>>();

/** Codes in the order of their look-up; those that it does not know stand in front. */
export function inOrder(lookup: LookupName, codes: readonly unknown[]): readonly unknown[] {
  const known = places.get(lookup) ?? new Map(codesOf(lookup).map((code, place) => [code, place]));
  places.set(lookup, known);
  const placeOf = (code: unknown) => known.get(String(code)) ?? -1;
  const ordered = codes.every((code, at) => at === 0 || placeOf(codes[at - 1]) <= placeOf(code));
  return ordered ? codes : codes.toSorted((a, b) => placeOf(a) - placeOf(b));
}

const index = new Map<LookupName, Map<string, Choice>>();

/** The choice of a stored code; undefined if the value is free text. */
export function choiceOf(lookup: LookupName, code: string): Choice | undefined {
  let byCode = index.get(lookup);
  if (!byCode) {
    byCode = new Map(choicesOf(lookup).map((item) => [item.code, item]));
    index.set(lookup, byCode);
  }
  return byCode.get(code);
}

const shared = new Map<LookupName, ReadonlySet<string>>();

/** The name of a choice, with its law where another choice of the look-up is called the same. */
export function distinctName(lookup: LookupName, choice: Choice, lang: Language): string {
  const names =
    shared.get(lookup) ??
    new Set(
      [...Map.groupBy(choicesOf(lookup), ({ tr }) => tr)]
        .filter(([, alike]) => alike.length > 1)
        .map(([name]) => name),
    );
  shared.set(lookup, names);
  return names.has(choice.tr) ? nameWithLaw(choice, lang) : choice[lang];
}

/** The name of a choice with the law on which it rests. */
export const nameWithLaw = (choice: Choice, lang: Language): string =>
  [choice[lang], choice.law?.[lang], choice.use?.[lang]].filter(Boolean).join(' · ');

/** Special category under art. 6/1 of Law No. 6698, by the code of a data item. */
export const isSpecialData = (code: string) => choiceOf('kisisel_veriler', code)?.special === true;

export const dataCategory = z.object({
  kategori: z.string(),
  ad: z.string(),
  ozel_nitelikli: z.boolean(),
  veriler: z.array(z.object({ kod: z.string(), ad: z.string() })),
});

export const lookups = endpointsOf('lookups', {
  personalData: endpoint({
    summary: 'Kişisel veri kategorileri ve verileri / Categories and items of personal data',
    path: '/api/kisisel-veriler/list',
    permission: 'signed-in',
    query: z.strictObject({ lang: language.default('tr') }),
    answers: listOf(dataCategory),
  }),
});

/** The recipient group as which the registry knows each public body; another body is one, too. */
export const RECIPIENT_OF_BODY: ReadonlyMap<string, string> = new Map([
  ...publicBodies.items.map((one) => [one.code, one.verbis_recipient] as const),
  ['diger_kurum', 'yetkili_kamu_kurumlari'] as const,
]);

/** The role that a kind of recipient usually has: banks and shareholders decide for themselves. */
export const ROLE_OF_RECIPIENT: ReadonlyMap<string, string> = new Map(
  ['gercek_ozel_hukuk_kisileri', 'hissedarlar', 'yetkili_kamu_kurumlari'].map(
    (code) => [code, 'ayri_veri_sorumlusu'] as const,
  ),
);
