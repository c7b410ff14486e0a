import en from '../locales/board-form.en.json' with { type: 'json' };
import tr from '../locales/board-form.tr.json' with { type: 'json' };
import { fill } from '../shared/fill.ts';
import { momentIn as moment } from '../shared/time/moment.ts';
import type { Breach, Controller, SingleBreach } from '../breaches.ts';
import { choicesOf } from '../lookups.ts';
import { complete } from '../shared/known.ts';
import { withinHours } from '../clocks/closing.ts';
import type { Language, Sentence } from '../shared/primitives.ts';
import { CAUSE_WORDS, dataCategories, DECISION_WORDS, ELEMENT_WORDS, namesOf } from './choices.ts';
import { BREACH_LABELS } from './fields.ts';

/** A part of the Board's form: its answers, and what is missing. */
export type FormSection = Readonly<{
  no: number;
  ad: string;
  cevaplar: readonly (readonly [question: string, answer: string])[];
  eksik: readonly string[];
  /** It need not be filled in. */
  gereksiz?: string;
}>;

const TITLES: readonly Sentence[] = [
  { tr: 'Veri sorumlusu ve irtibat', en: 'Controller and contact' },
  { tr: 'İhlalin zamanı ve tespiti', en: 'Time and detection of the breach' },
  { tr: 'İhlalin kaynağı ve oluş biçimi', en: 'Source of the breach and how it happened' },
  { tr: 'Etkilenen veri kategorileri', en: 'Categories of data affected' },
  { tr: 'Kişi grupları ve sayıları', en: 'Groups and numbers of persons' },
  { tr: 'Olası sonuçlar', en: 'Likely consequences' },
  { tr: 'İhlalden önceki tedbirler', en: 'Measures before the breach' },
  { tr: 'İhlalden sonraki tedbirler', en: 'Measures after the breach' },
  { tr: 'İlgili kişilere bildirim', en: 'Notification to the persons affected' },
  { tr: 'Gecikme varsa nedeni', en: 'Reason of a delay, if any' },
];

const WORDS = { tr, en };

const LOCALES = { tr: 'tr-TR', en: 'en-GB' } as const;

/** `20 Kasım 2026 Cuma 18.00`, in Turkey. */
export const momentIn = (at: string, lang: Language): string => moment(at, lang, 'full');

type Counted = Pick<Breach, 'kurul_bildirimi' | 'son_an' | 'sure_baslangici' | 'saatsiz'>;

/** Whether the Board was notified within the period (art. 12/5), or without a notification is by now. */
export const boardTold = (row: Counted, now: number) =>
  withinHours({
    ...{ start: row.sure_baslangici, end: row.son_an, saatsiz: row.saatsiz },
    at: row.kurul_bildirimi ?? now,
  });

type Answer = readonly [question: string, answer: string | null | undefined, needed?: boolean];

/** The Board's notification form of a breach, in its order. */
export function boardForm(
  row: Breach,
  controller: Controller,
  lang: Language,
  now: number,
): FormSection[] {
  const words = WORDS[lang];
  const label = (name: keyof typeof BREACH_LABELS) => BREACH_LABELS[name][lang];
  const at = (instant: string | null) => instant && momentIn(instant, lang);
  // Headings that are not compared with the Authority's own form.
  const unverified = (name: 'calisan_egitimi' | 'sorumluya_etki' | 'yurtdisi_makamlar') =>
    `${label(name)} (${words.unverified})`;
  const text = (name: 'tespit_sekli' | 'olus_bicimi' | 'etkiler' | 'farkeden'): Answer => [
    label(name),
    row[name],
    true,
  ];
  const parts: Readonly<{ answers: readonly Answer[]; more?: readonly string[]; skip?: string }>[] =
    [
      {
        answers: [
          [words.unvan, controller.unvan ?? controller.company_name, true],
          [words.adres, controller.adres, true],
          [words.kep, controller.kep],
          [words.verbis, controller.verbis_kayit_no],
          [words.irtibat, controller.irtibat_kisisi],
          [label('hazirlayan'), row.hazirlayan, true],
          [words.kind, row.kurul_bildirimi ? words.follow : words.first],
        ],
        more: row.sifat === null ? [label('sifat')] : [],
      },
      {
        answers: [
          [label('olay_baslangici'), at(row.olay_baslangici), true],
          [label('olay_bitisi'), at(row.olay_bitisi)],
          [label('fark_edilme'), at(row.fark_edilme)],
          text('farkeden'),
          [label('isleyen_haberi'), at(row.isleyen_haberi)],
          [label('ogrenme'), at(row.ogrenme), true],
          [label('ogrenme_nedeni'), row.ogrenme_nedeni],
          [words.begin, row.sure_baslangici === row.ogrenme ? null : at(row.sure_baslangici)],
          text('tespit_sekli'),
        ],
      },
      {
        answers: [
          [label('nedenler'), row.nedenler.map((one) => CAUSE_WORDS[one][lang]).join('; '), true],
          text('olus_bicimi'),
          [label('unsurlar'), row.unsurlar.map((one) => ELEMENT_WORDS[one][lang]).join(', '), true],
          [unverified('calisan_egitimi'), row.calisan_egitimi],
        ],
      },
      { answers: categoryAnswers(row, lang) },
      { answers: peopleAnswers(row, lang), more: uncertain(row, lang) },
      { answers: [text('etkiler'), [unverified('sorumluya_etki'), row.sorumluya_etki]] },
      {
        answers: [
          [
            label('onceki_tedbirler'),
            namesOf(choicesOf('alinan_tedbirler'), row.onceki_tedbirler, lang).join('\n') ||
              row.onceki_tedbir_notu,
            true,
          ],
          [
            label('onceki_tedbir_notu'),
            row.onceki_tedbirler.length > 0 ? row.onceki_tedbir_notu : null,
          ],
        ],
      },
      laterMeasures(row, lang),
      {
        answers: [
          [words.decision, row.kisi_karari ? DECISION_WORDS[row.kisi_karari][lang] : null],
          [words.reasons, row.kisi_gerekcesi],
          [words.told, at(row.kisi_bildirimi)],
          ...wayOfNotice(row, lang),
          [label('irtibat'), row.irtibat, isPromised(row.kisi_karari)],
          [label('diger_bildirimler'), row.diger_bildirimler],
          [unverified('yurtdisi_makamlar'), row.yurtdisi_makamlar],
        ],
        more: [
          ...(isDecided(row.kisi_karari) ? [] : [words.noDecision]),
          ...(isPromised(row.kisi_karari) && !row.kisi_bildirimi ? [words.noDate] : []),
        ],
      },
      boardTold(row, now).result === 'late'
        ? { answers: [[label('gecikme_nedeni'), row.gecikme_nedeni, true]] }
        : { answers: [[label('gecikme_nedeni'), row.gecikme_nedeni]], skip: words.inTime },
    ];
  return parts.map(({ answers, more = [], skip }, place) => ({
    no: place + 1,
    ad: TITLES[place]?.[lang] ?? '',
    cevaplar: answers.flatMap(([question, answer]) =>
      answer ? [[question, answer] as const] : [],
    ),
    eksik: [
      ...answers.flatMap(([question, answer, needed]) => (needed && !answer ? [question] : [])),
      ...more,
    ],
    ...(skip !== undefined && { gereksiz: skip }),
  }));
}

function categoryAnswers({ kategoriler }: Breach, lang: Language): Answer[] {
  const words = WORDS[lang];
  const named = (special: boolean) => {
    const list = dataCategories().filter((one) => one.special === special);
    const codes = kategoriler.filter((code) => list.some((one) => one.code === code));
    return namesOf(list, codes, lang).join(', ');
  };
  return [
    [words.ordinary, named(false), kategoriler.length === 0],
    [words.special, named(true)],
  ];
}

/** Names of a group as the registry has it. */
export const groupName = (code: string, lang: Language): string =>
  namesOf(choicesOf('ilgili_kisi'), [code], lang)[0] ?? code;

/**
 * How many persons are affected, and how many of them by an estimate. `isComplete`: every group has its
 * number, which no breach without groups has; otherwise `all` counts the known ones alone, and is null
 * where none is known.
 */
export function totalOf({ kisi_gruplari }: Pick<Breach, 'kisi_gruplari'>) {
  const counted = kisi_gruplari.flatMap(({ sayi, kesin }) =>
    sayi === null ? [] : { sayi, kesin },
  );
  const sum = (of: typeof counted) => of.reduce((total, { sayi }) => total + sayi, 0);
  return {
    all: counted.length === 0 ? null : sum(counted),
    estimated: sum(counted.filter(({ kesin }) => !kesin)),
    isComplete: complete(counted.length, kisi_gruplari.length) === 'evet',
  };
}

/** Text in place of a number that has not been given. */
export const notKnown = (lang: Language): string => WORDS[lang].notKnown;

/** The total in words: "bilinmiyor", "en az 214", or the number where every group has its own. */
export function totalInWords(row: Pick<Breach, 'kisi_gruplari'>, lang: Language): string {
  const { all, isComplete } = totalOf(row);
  const words = WORDS[lang];
  if (all === null) return notKnown(lang);
  const text = all.toLocaleString(LOCALES[lang]);
  return isComplete ? text : fill(words.atLeast, { count: text });
}

/** A decision that the law knows; "not notified" of earlier versions is none. */
export const isDecided = (karar: Breach['kurul_karari'] | Breach['kisi_karari']): boolean =>
  karar !== null && karar !== 'bildirilmeyecek';

/** A notice was promised, whether to each person or by an announcement. */
export const isPromised = (karar: Breach['kisi_karari']): boolean =>
  karar === 'bildirilecek' || karar === 'duyurulacak';

/** Letters that did not reach their person. */
export const cameBack = ({ mektuplar }: Pick<SingleBreach, 'mektuplar'>) =>
  mektuplar.filter(({ teslim }) => teslim === 'ulasmadi');

/** How the persons were notified, if the entries of a whole breach state it. */
function wayOfNotice(row: Breach | SingleBreach, lang: Language): Answer[] {
  if (!('olaylar' in row)) return [];
  const words = WORDS[lang];
  const ways = row.olaylar.flatMap(({ tur, veri }) =>
    tur === 'bildirim' && veri.alici === 'ilgili_kisi' && typeof veri.kayit_no === 'string'
      ? veri.kayit_no
      : [],
  );
  const lost = cameBack(row).length;
  for (const [way, count] of [
    [words.byMail, row.mektuplar.length - lost],
    [words.cameBack, lost],
  ] as const)
    if (count > 0) ways.push(fill(way, { count: count.toLocaleString(LOCALES[lang]) }));
  return [[words.way, ways.join('; ')]];
}

function peopleAnswers(row: Breach, lang: Language): Answer[] {
  const words = WORDS[lang];
  const number = (value: number) => value.toLocaleString(LOCALES[lang]);
  const groups = row.kisi_gruplari.map(({ grup, sayi, kesin }): Answer => [
    groupName(grup, lang),
    sayi === null ? words.unknown : `${number(sayi)} (${kesin ? words.certain : words.estimate})`,
  ]);
  return [
    ...groups,
    [
      groups.length > 0 ? words.total : BREACH_LABELS.kisi_gruplari[lang],
      groups.length > 0 ? totalInWords(row, lang) : null,
      true,
    ],
    [BREACH_LABELS.kayit_sayisi[lang], row.kayit_sayisi === null ? null : number(row.kayit_sayisi)],
  ];
}

function uncertain({ kisi_gruplari }: Breach, lang: Language): string[] {
  const open = kisi_gruplari.filter(({ sayi, kesin }) => sayi === null || !kesin);
  const names = open.map(({ grup }) => groupName(grup, lang)).join(', ');
  return open.length > 0 ? [fill(WORDS[lang].estimated, { groups: names })] : [];
}

function laterMeasures({ sonraki_tedbirler }: Breach, lang: Language) {
  const words = WORDS[lang];
  const undated = sonraki_tedbirler.filter(({ tarih }) => !tarih).length;
  const day = (date: string | null) =>
    date
      ? new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'long', timeZone: 'UTC' }).format(
          new Date(`${date}T12:00:00Z`),
        )
      : words.planned;
  const lines = sonraki_tedbirler.map(({ tedbir, tarih }) => `${tedbir} (${day(tarih)})`);
  return {
    answers: [[BREACH_LABELS.sonraki_tedbirler[lang], lines.join('\n'), true] as const],
    more:
      undated > 0
        ? [fill(undated === 1 ? words.undatedOne : words.undated, { count: undated })]
        : [],
  };
}

/** Numbers of complete and open parts; parts that are not required count in `all` alone. */
export const filledOf = (sections: readonly FormSection[]) => {
  const counted = sections.filter(({ gereksiz }) => gereksiz === undefined);
  return {
    done: counted.filter(({ eksik }) => eksik.length === 0).length,
    all: sections.length,
    open: counted.filter(({ eksik }) => eksik.length > 0).length,
  };
};

/** The form as a text to be pasted into the Authority's own. */
export const formAsText = (sections: readonly FormSection[]): string =>
  sections
    .filter(({ cevaplar, gereksiz }) => gereksiz === undefined || cevaplar.length > 0)
    .map(
      ({ no, ad, cevaplar }) =>
        `${no}. ${ad}\n${cevaplar.map(([question, answer]) => `${question}: ${answer}`).join('\n')}`,
    )
    .join('\n\n');
