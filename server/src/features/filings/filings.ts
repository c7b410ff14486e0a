import {
  type EarlierContent,
  type Filing,
  type FilingDifference,
  type FilingStanding,
} from '@emanet/contract/filings';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { LEAST_FILING_REASON, type OpenPoints } from '@emanet/contract/filings/review';
import { ruleOf } from '@emanet/contract/clocks/periods';
import { updaterName, userIdOf } from '../../platform/access/actor.ts';
import type { CompanyScope, PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { once, type OnceKey } from '../../platform/http/idempotency.ts';
import { holdsAll } from '../../nouns/life.ts';
import type { Services } from '../../platform/services.ts';
import { endOfDay } from '../../nouns/past.ts';
import { contentAsOf, contentNow } from './as-of.ts';
import { differencesOf } from './differences.ts';
import { differencesSince, type Compare } from './due.ts';
import { selectTicks, storeTicks } from './preparation-queries.ts';
import {
  insertFiling,
  selectChangeDays,
  selectDeletion,
  selectFiling,
  selectFilings,
  selectLastFiling,
  type WholeFiling,
} from './queries.ts';
import { pointsOfEarlier, reviewIn } from './review.ts';
import { rowsOf } from './rows.ts';

export { answerMainBusiness } from './preparation.ts';

/** The last day for notifying the changes of a day. */
const dueAfter = (day: string): string => daysAfter(day, ruleOf('verbis_bildirimi', day).sayi);

/** Filings of the company, the newest first. */
export const listFilings = ({ db }: Services, scope: PersonScope): Promise<Filing[]> =>
  db.read(scope, (tx) => selectFilings(tx, scope));

export const readFiling = ({ db }: Services, scope: PersonScope, id: number) =>
  db.read(scope, async (tx) => (await selectFiling(tx, scope, id)) ?? fail('NOT_FOUND'));

/** Differences of today's notification from the last filing, and the deadline to report them. */
export const readStanding = ({ db }: Services, scope: PersonScope): Promise<FilingStanding> =>
  db.read(scope, (tx) => standingIn(tx, scope));

/** Differences of the whole notification from a filing, and their first day. */
export const compareWhole: Compare = async (tx, scope, id) => {
  const filed = (await selectFiling(tx, scope, id)) ?? fail('NOT_FOUND');
  const differences = differencesOf(filed.icerik, await contentNow(tx, scope));
  return { differences, first: await firstChange(tx, scope, filed, differences) };
};

/** The instant of a filing's state: the end of its day, or its marking on that day. */
const stateOf = ({ tarih, kayit_tarihi }: Filing): string => {
  const [end, marked] = [endOfDay(tarih), new Date(kayit_tarihi).toISOString()];
  return end < marked ? end : marked;
};

const itemsOf = (differences: readonly FilingDifference[]): string[] =>
  differences.flatMap(({ bolum, kategori, eklenen, cikan }) =>
    [...eklenen.map((one) => `+${one}`), ...cikan.map((one) => `-${one}`)].map((one) =>
      [bolum, kategori, one].join('\n'),
    ),
  );

/**
 * The day of the change that brought the first of today's differences. A field's change that left
 * the notification the same does not count, so states of the days between are compared by
 * bisection.
 */
async function firstChange(
  tx: Tx,
  scope: CompanyScope,
  filed: WholeFiling,
  differences: readonly FilingDifference[],
): Promise<string | null> {
  if (differences.length === 0) return null;
  const days = await selectChangeDays(tx, scope, stateOf(filed));
  const now = new Set(itemsOf(differences));
  let [low, high] = [0, days.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const then = await contentAsOf(tx, scope, endOfDay(days[middle] ?? filed.tarih));
    const differs = itemsOf(differencesOf(filed.icerik, then)).some((one) => now.has(one));
    if (differs) high = middle;
    else low = middle + 1;
  }
  return days[low] ?? null;
}

/** The same inside a transaction; the whole notification is compared once per change. */
export async function standingIn(
  tx: Tx,
  scope: CompanyScope,
  compare = compareWhole,
): Promise<FilingStanding> {
  const son = (await selectLastFiling(tx, scope)) ?? null;
  const silindi = await selectDeletion(tx, scope, son);
  if (!son || silindi) return { son, farklar: [], ilk_degisiklik: null, son_gun: null, silindi };
  const { differences, first } = await differencesSince(tx, scope, son, compare);
  const son_gun = first && dueAfter(first);
  return { son, farklar: [...differences], ilk_degisiklik: first, son_gun, silindi };
}

/** Content of the notification at the end of a day, or now. */
const contentOn = (tx: Tx, scope: CompanyScope, day: string, today: string) =>
  day < today ? contentAsOf(tx, scope, endOfDay(day)) : contentNow(tx, scope);

/** Content of a filing made on a day, and the number of differences from today's notification. */
export const readEarlier = (
  { db, clock }: Services,
  scope: PersonScope,
  day: string,
): Promise<EarlierContent> =>
  db.read(scope, async (tx) => {
    const before = await selectFiling(tx, scope);
    const then = await contentOn(tx, scope, day, clock.today());
    return {
      dahil: before ? differencesOf(before.icerik, then) : [],
      sonra: differencesOf(then, await contentNow(tx, scope)).length,
      noktalar: pointsOfEarlier(then, !before),
    };
  });

type Asked = Readonly<{
  tarih: string;
  giren: string;
  notu?: string | null | undefined;
  hepsi_islendi?: boolean | undefined;
  gerekce?: string | null | undefined;
}>;

/**
 * Refuses a filing without a category while the records have none either: the two would be equal
 * for ever. After a filing with categories it is the notice that they have ended.
 */
async function refuseEmpty(
  tx: Tx,
  scope: CompanyScope,
  ...filed: readonly (WholeFiling['icerik'] | undefined)[]
): Promise<void> {
  if (filed.some((one) => one && one.kategoriler.length > 0)) return;
  if ((await contentNow(tx, scope)).kategoriler.length === 0) fail('FILING_EMPTY');
}

/** Open points of a filing of a day. */
async function pointsOn(
  tx: Tx,
  scope: CompanyScope,
  { tarih, hepsi_islendi }: Asked,
  icerik: WholeFiling['icerik'],
  today: string,
): Promise<OpenPoints> {
  if (tarih < today) return pointsOfEarlier(icerik, !(await selectLastFiling(tx, scope)));
  const { islenmemis, ...rest } = (await reviewIn(tx, scope, 'tr')).noktalar;
  return hepsi_islendi || !islenmemis ? rest : { ...rest, islenmemis };
}

/** Stores the notification of a day as filed, without ticking its rows for the client. */
export async function addFiling(
  { db, clock }: Services,
  scope: PersonScope,
  body: Asked,
  key: OnceKey | undefined,
): Promise<Filing> {
  if (body.tarih > clock.today()) fail('INVALID_INPUT', { fields: { tarih: 'future' } });
  const user_id = userIdOf(scope.actor);
  if (user_id === null) return fail('FORBIDDEN');
  return db.write(scope, (tx) =>
    once(tx, scope, key, async () => {
      const before = await selectFiling(tx, scope);
      const icerik = await contentOn(tx, scope, body.tarih, clock.today());
      await refuseEmpty(tx, scope, icerik, before?.icerik);
      const acik_noktalar = await pointsOn(tx, scope, body, icerik, clock.today());
      const gerekce = body.gerekce?.trim() || null;
      if (Object.keys(acik_noktalar).length > 0 && (gerekce ?? '').length < LEAST_FILING_REASON)
        fail('INVALID_INPUT', { fields: { gerekce: 'open_points' } });
      if (body.hepsi_islendi) {
        const rows = rowsOf(icerik, before?.icerik, await selectTicks(tx, scope));
        const open = rows.filter(({ isaret }) => !isaret);
        await storeTicks(tx, scope, open, true, { user_id, kaydeden: updaterName(scope.actor) });
      }
      const notu = body.notu?.trim() || null;
      const said = { tarih: body.tarih, giren: body.giren, notu, gerekce };
      const fark_sayisi = before ? differencesOf(before.icerik, icerik).length : null;
      // The same notification, entered again, returns the stored one.
      if (before && fark_sayisi === 0 && holdsAll(before, said)) {
        const { icerik: _content, ...kept } = before;
        return kept;
      }
      return insertFiling(tx, scope, {
        ...said,
        icerik,
        fark_sayisi,
        acik_noktalar,
        user_id,
        kaydeden: updaterName(scope.actor),
      });
    }),
  );
}
