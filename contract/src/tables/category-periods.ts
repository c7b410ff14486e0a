import { ASSET_CEILINGS, CEILINGS, type Bound } from '../law/periods.ts';
import { choiceOf } from '../lookups.ts';
import { byDetail } from '../records/category-detail.ts';
import type { Values } from '../records/fields.ts';
import { longestOf } from '../records/periods.ts';
import { listOfCodes } from '../records/personal-data.ts';
import { ceilingOf, floorOf } from '../records/rules/bound-rules.ts';
import type { Warning } from '../records/warnings.ts';
import { ACTIVITY_BASIS, keeping } from './asset-period-rules.ts';
import { PERIOD_FINDINGS } from '../filings/review.ts';

/** An activity with its values and the warnings that nobody has answered. */
export type KeptActivity = Readonly<{
  id: number;
  ad: string;
  values: Values;
  uyarilar: readonly Pick<Warning, 'kod'>[];
}>;

/** A category whose notified period a law finds too short, or the purpose of each of its records too long. */
export type PeriodFinding = Readonly<{
  kategori: string;
  hal: (typeof PERIOD_FINDINGS)[number];
  sureler: readonly string[];
  sinir: Bound;
  kayitlar: readonly KeptActivity[];
}>;

/** Warnings of an activity about the length of its period, by what they find. */
export const LENGTH_WARNINGS: Readonly<Record<PeriodFinding['hal'], readonly string[]>> = {
  kisa: ['sure_yasadan_kisa'],
  uzun: ['sure_amactan_uzun', 'kamera_suresi_uzun', 'trafik_suresi_uzun', 'aday_suresi_uzun'],
};

/** Law of the bound that the period breaks, by the warning that asks about it; null where it breaks none. */
export const brokenBounds = (values: Values): (readonly [kod: string, law: string | null])[] => [
  ['sure_yasadan_kisa', floorOf(values, ACTIVITY_BASIS, EVERY_DAY)?.kanun ?? null],
  ['sure_amactan_uzun', ceilingOf(values, ACTIVITY_BASIS)?.kanun ?? null],
];
/** A warning was raised by the bounds of its day; their law is looked up among all. */
const EVERY_DAY = '9999-12-31';

type Held = Readonly<{ activity: KeptActivity; part: Values }>;

const categoryOf = (item: string) => choiceOf('kisisel_veriler', item)?.group?.code ?? '';

/** The parts of activities that hold data of each category, with these data alone. */
function byCategory(activities: readonly KeptActivity[]): Map<string, Held[]> {
  const held = activities.flatMap((activity) =>
    byDetail(activity.values).flatMap((part) => {
      const items = Map.groupBy(listOfCodes(part[ACTIVITY_BASIS.data]), categoryOf);
      return [...items].map(([category, own]) => ({
        category,
        of: { activity, part: { ...part, [ACTIVITY_BASIS.data]: own } },
      }));
    }),
  );
  return new Map(
    [...Map.groupBy(held, ({ category }) => category)].map(([category, parts]) => [
      category,
      parts.map(({ of }) => of),
    ]),
  );
}

/** A part whose own period is notified is asked about in its record, where the warning is answered. */
const isOpen = (
  { activity, part }: Held,
  hal: PeriodFinding['hal'],
  notified: readonly string[],
): boolean =>
  !notified.includes(String(part.saklama_suresi)) ||
  activity.uyarilar.some(({ kod }) => LENGTH_WARNINGS[hal].includes(kod));

const furthest = (bounds: readonly Bound[]): Bound | undefined =>
  bounds.toSorted((a, b) => b.yil - a.yil)[0];

/**
 * Periods of the categories of a notification, by the table and the rule of their activities. Too short if
 * one activity must keep its data longer; too long only if no activity carries the period, as in an asset.
 */
export function judgeCategories(
  activities: readonly KeptActivity[],
  chosen: ReadonlyMap<string, string>,
  today: string,
): PeriodFinding[] {
  return [...byCategory(activities)].flatMap(([kategori, held]) => {
    const own = held.map(({ part: { saklama_suresi: one } }) =>
      typeof one === 'string' ? one : '',
    );
    const pick = chosen.get(kategori);
    const sureler = pick === undefined ? longestOf(own.filter((one) => one !== '')) : [pick];
    if (sureler.length === 0) return [];
    const judged = held.map((one) => {
      const broken = (find: (values: Values) => Bound | undefined) => {
        const found = sureler.map((sure) => find(keeping(one.part, sure)));
        return found.every((bound) => bound !== undefined) ? furthest(found) : undefined;
      };
      return {
        ...one,
        kisa: broken((values) => floorOf(values, ACTIVITY_BASIS, today)),
        uzun: broken((values) =>
          ceilingOf(values, ACTIVITY_BASIS, [...CEILINGS, ...ASSET_CEILINGS]),
        ),
      };
    });
    return PERIOD_FINDINGS.flatMap((hal): PeriodFinding[] => {
      if (hal === 'uzun' && judged.some((one) => one.uzun === undefined)) return [];
      const open = judged.filter((one) => one[hal] && isOpen(one, hal, sureler));
      const sinir = furthest(open.flatMap((one) => one[hal] ?? []));
      const kayitlar = [...new Set(open.map(({ activity }) => activity))];
      return sinir ? [{ kategori, hal, sureler, sinir, kayitlar }] : [];
    });
  });
}
