import type { Sentence } from '../shared/primitives.ts';
import { daysAfter } from '../shared/time/rounds.ts';

/**
 * Public holidays of Turkey, one dated row each. The fixed days and the afternoon of 28 October follow from
 * Law 2429, art. 1 and 2; the Presidency of Religious Affairs fixes the religious feasts year by year.
 * `dogrulandi` is false if that year's calendar was not seen: such days are calculated by the Umm al-Qura
 * calendar, which agrees with it for 2024–2026.
 */
export type Holiday = Readonly<{
  gun: string;
  /** A holiday from 13.00 on: counted as a business day, since that is the earlier reading. */
  yarim: boolean;
  ad: Sentence;
  kaynak: string;
  dogrulandi: boolean;
}>;

const LAW = '2429 s. Kanun m.1-2';
const FIRST_YEAR = 2024;
const LAST_YEAR = 2028;

const EVERY_YEAR: readonly (readonly [string, boolean, Sentence])[] = [
  ['01-01', false, { tr: 'Yılbaşı', en: 'New Year’s Day' }],
  [
    '04-23',
    false,
    {
      tr: 'Ulusal Egemenlik ve Çocuk Bayramı',
      en: 'National Sovereignty and Children’s Day',
    },
  ],
  ['05-01', false, { tr: 'Emek ve Dayanışma Günü', en: 'Labour and Solidarity Day' }],
  [
    '05-19',
    false,
    {
      tr: 'Atatürk’ü Anma, Gençlik ve Spor Bayramı',
      en: 'Commemoration of Atatürk, Youth and Sports Day',
    },
  ],
  [
    '07-15',
    false,
    { tr: 'Demokrasi ve Millî Birlik Günü', en: 'Democracy and National Unity Day' },
  ],
  ['08-30', false, { tr: 'Zafer Bayramı', en: 'Victory Day' }],
  ['10-28', true, { tr: 'Cumhuriyet Bayramı arifesi', en: 'Republic Day eve' }],
  ['10-29', false, { tr: 'Cumhuriyet Bayramı', en: 'Republic Day' }],
];

const RAMAZAN: Sentence = { tr: 'Ramazan Bayramı', en: 'Ramadan Feast' };
const KURBAN: Sentence = { tr: 'Kurban Bayramı', en: 'Feast of Sacrifice' };

/** First day and number of days of each feast; the day before is its eve, half a day. */
const FEASTS: readonly (readonly [string, number, Sentence, boolean])[] = [
  ['2024-04-10', 3, RAMAZAN, true],
  ['2024-06-16', 4, KURBAN, true],
  ['2025-03-30', 3, RAMAZAN, true],
  ['2025-06-06', 4, KURBAN, true],
  ['2026-03-20', 3, RAMAZAN, true],
  ['2026-05-27', 4, KURBAN, true],
  ['2027-03-09', 3, RAMAZAN, false],
  ['2027-05-16', 4, KURBAN, false],
  ['2028-02-26', 3, RAMAZAN, false],
  ['2028-05-05', 4, KURBAN, false],
];

function feastDays([first, days, name, dogrulandi]: (typeof FEASTS)[number]): Holiday[] {
  const kaynak = dogrulandi
    ? `2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi ${first.slice(0, 4)}`
    : '2429 s. Kanun m.2; Ümmü’l-Kurâ takvimine göre hesaplandı';
  const eve = {
    gun: daysAfter(first, -1),
    yarim: true,
    ad: { tr: `${name.tr} arifesi`, en: `${name.en} eve` },
    kaynak,
    dogrulandi,
  };
  const feast = Array.from({ length: days }, (_, at) => ({
    gun: daysAfter(first, at),
    yarim: false,
    ad: { tr: `${name.tr} ${at + 1}. gün`, en: `${name.en}, day ${at + 1}` },
    kaynak,
    dogrulandi,
  }));
  return [eve, ...feast];
}

const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, at) => FIRST_YEAR + at);

/** All of them from 2024 to 2028, the earliest first. A feast may share its day with another holiday. */
export const HOLIDAYS: readonly Holiday[] = [
  ...years.flatMap((year) =>
    EVERY_YEAR.map(([day, yarim, ad]) => ({
      gun: `${year}-${day}`,
      yarim,
      ad,
      kaynak: LAW,
      dogrulandi: true,
    })),
  ),
  ...FEASTS.flatMap(feastDays),
].toSorted((a, b) => a.gun.localeCompare(b.gun));

/** Public holidays of a day, for calendars that are drawn without asking the server. */
export const holidaysOn = (day: string): readonly Holiday[] =>
  HOLIDAYS.filter(({ gun }) => gun === day);
