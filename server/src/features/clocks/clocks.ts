import { CLOSED_PAGE, type clocks, type Clock, type SingleClock } from '@emanet/contract/clocks';
import { closedLate } from '@emanet/contract/clocks/closing';
import {
  CLOCKS,
  EXTRA_DAYS,
  namesOwnPerson,
  NEXT_PERIOD,
  type ClockKind,
} from '@emanet/contract/clocks/kinds';
import { ruleOf } from '@emanet/contract/clocks/periods';
import { isCompanyKind } from '@emanet/contract/clocks/questions';
import { cleanText } from '@emanet/contract/shared/clean-text';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { dayOf } from '@emanet/contract/shared/time/today';
import type { z } from 'zod';
import { updaterName } from '../../platform/access/actor.ts';
import type { CompanyScope, PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { holdsAll, refuseStale } from '../../nouns/life.ts';
import { keepFile, type ReceivedFile } from '../../platform/files/rows.ts';
import { once, type OnceKey } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { withOwner, withOwners } from '../../nouns/owners.ts';
import { personInCharge } from '../../nouns/members.ts';
import { holdDuties, keepDutyClocks } from './duties.ts';
import { isNextDay, nameNextDay } from './next-period.ts';
import { logClock, selectChanges } from './log.ts';
import { questionsIn } from './questions.ts';
import {
  countClosed,
  extendClockRow,
  handOn,
  insertClock,
  lockClock,
  moveStart,
  runsOne,
  selectClock,
  selectClosed,
  selectDaysOff,
  selectEarlier,
  selectRunning,
  updateClockRow,
  type ClockPatch,
  type ClockRow,
} from './queries.ts';

export { handOverDuties, takeBackDuties } from './hand-over.ts';
export { holdDuties, keepDutyClocks } from './duties.ts';
export { questionsIn, questionsOf } from './questions.ts';
export { awaitsComparison, deleteClocks, inDutyOrder, runsAt } from './queries.ts';

type NewClockBody = z.output<typeof clocks.add.body>;
type ChangedClock = z.output<typeof clocks.update.body>;
type ExtendedClock = z.output<typeof clocks.extend.body>;
type ClosedClock = z.output<typeof clocks.close.body>;
type Listed = Readonly<{
  durum?: 'isleyen' | 'kapanan' | undefined;
  cursor?: number | undefined;
}>;

/** Running clocks that one answer holds at most. */
const MOST_RUNNING = 2000;

/** Days of the calendar shown around a clock: a long period shows its beginning and its end. */
const MOST_DAYS = 400;

/** Running clocks in the order of duties, or closed ones by page. */
export const listClocks = (
  { db, clock }: Services,
  scope: PersonScope,
  { durum = 'isleyen', cursor }: Listed,
) =>
  db.read(scope, async (tx) => {
    const kapanan_sayisi = await countClosed(tx, scope);
    const sorular =
      scope.actor.role === 'temsilci' ? [] : await questionsIn(tx, scope, clock.today());
    if (durum === 'isleyen') {
      const now = clock.now().toISOString();
      const running = await selectRunning(tx, scope, { now, most: MOST_RUNNING });
      const data = await withOwners(tx, clock.today(), running);
      return { data, tatiller: await daysOffAround(tx, data), kapanan_sayisi, sorular };
    }
    const found = await selectClosed(tx, scope, cursor, CLOSED_PAGE + 1);
    const data = await withOwners(tx, clock.today(), found.slice(0, CLOSED_PAGE));
    const last = data.at(-1);
    return {
      data,
      tatiller: [],
      kapanan_sayisi,
      sorular,
      ...(found.length > CLOSED_PAGE && last && { next_cursor: String(last.id) }),
    };
  });

/** Days off between the first start and the last day of clocks, within the drawn days. */
async function daysOffAround(tx: Tx, found: readonly ClockRow[]) {
  const business = found.filter(({ birim }) => birim === 'is_gunu');
  const [first] = business.map(({ baslangic }) => dayOf(baslangic)).toSorted();
  const last = business
    .map(({ son_an }) => dayOf(son_an))
    .toSorted()
    .at(-1);
  if (first === undefined || last === undefined) return [];
  const least = daysAfter(last, -MOST_DAYS);
  return selectDaysOff(tx, first < least ? least : first, last);
}

/** A clock with the days off within it and its history. */
export const readClock = (
  { db, clock }: Services,
  scope: PersonScope,
  id: number,
): Promise<SingleClock> =>
  db.read(scope, async (tx) => {
    const found = (await selectClock(tx, scope, id)) ?? fail('NOT_FOUND');
    const first = dayOf(found.baslangic);
    const last = dayOf(found.son_an);
    const earlier = await selectEarlier(tx, scope, found);
    return {
      ...(await withOwner(tx, clock.today(), found)),
      tatiller: await selectDaysOff(tx, first, last),
      degisiklikler: await selectChanges(tx, scope, id),
      onceki: await withOwners(tx, clock.today(), earlier),
    };
  });

/** Starts a clock of a kind without a record, such as a request of the Board. */
export function startClock(
  { db, clock }: Services,
  scope: PersonScope,
  body: NewClockBody,
  key: OnceKey | undefined,
): Promise<Clock> {
  const baslangic = instantOf(body.baslangic);
  const { birim } = ruleOf(body.tur, body.baslangic.slice(0, 10));
  // A duty begins with a past event; a fixed day is in the future.
  if (birim !== 'tarih' && Date.parse(baslangic) > clock.now().getTime())
    fail('INVALID_INPUT', { fields: { baslangic: 'future' } });
  return db.write(scope, (tx) =>
    once(tx, scope, key, async () => {
      if (isCompanyKind(body.tur)) await refuseSecond(tx, scope, body.tur);
      const rule = ruleOf(body.tur, body.baslangic.slice(0, 10));
      const id = await insertClock(tx, scope, {
        tur: body.tur,
        kural_surumu: rule.surum,
        ad: cleanText(body.ad) ?? fail('INVALID_INPUT', { fields: { ad: 'required' } }),
        baslangic,
        baslangic_kaniti: cleanText(body.baslangic_kaniti ?? ''),
        // A company may dispose more often than the law requires, and never less.
        sayi: body.tur === 'periyodik_imha' ? (body.sayi ?? rule.sayi) : rule.sayi,
        birim: rule.birim,
        ...(await inCharge(tx, body.sorumlu_id ?? null)),
        guncelleyen: updaterName(scope.actor),
      });
      const made = await logged(tx, scope, id, undefined);
      // The day on which the duty arose also starts the first disposal.
      if (body.tur === 'verbis_ilk_kayit') await keepDutyClocks(tx, scope, clock.today());
      return withOwner(tx, clock.today(), made);
    }),
  );
}

/** A duty of the company as a whole has one clock: two people may answer the same question. */
async function refuseSecond(tx: Tx, scope: PersonScope, tur: ClockKind): Promise<void> {
  await holdDuties(tx, scope);
  if (await runsOne(tx, scope, tur)) fail('CLOCK_RUNS');
}

/** Changes the person in charge of a clock, its start and the evidence of it, or the reason of its delay. */
export const updateClock = (
  { db, clock }: Services,
  scope: PersonScope,
  id: number,
  body: ChangedClock,
): Promise<Clock> =>
  db.write(scope, async (tx) => {
    if (body.baslangic !== undefined) await holdDuties(tx, scope);
    const before = await held(tx, scope, id, body.surum);
    const { sorumlu_id, baslangic, baslangic_kaniti, gec_nedeni } = body;
    // A value that is sent back unchanged is not refused.
    const isOther = (name: 'sorumlu_id' | 'gec_nedeni' | 'baslangic_kaniti') =>
      body[name] !== undefined && !holdsAll(before, { [name]: body[name] });
    if (isOther('sorumlu_id') && before.kayit_turu !== null && namesOwnPerson(before))
      fail('CLOCK_OF_RECORD');
    if (isOther('gec_nedeni') && !closedLate(before)) fail('CLOCK_NOT_LATE');
    const startsElse = baslangic !== undefined && startOf(baslangic) !== startOf(before.baslangic);
    if ((isOther('baslangic_kaniti') || startsElse) && before.kapanis !== null)
      fail('CLOCK_CLOSED');
    const moved = await startedOn(tx, scope, before, baslangic, clock.now());
    const after = await changed(tx, scope, moved, {
      ...(sorumlu_id !== undefined && (await inCharge(tx, sorumlu_id))),
      ...(baslangic_kaniti !== undefined && {
        baslangic_kaniti: cleanText(baslangic_kaniti ?? ''),
      }),
      ...(gec_nedeni !== undefined && { gec_nedeni: cleanText(gec_nedeni ?? '') }),
    });
    return withOwner(tx, clock.today(), after);
  });

/** The instant of a start, sent as a moment in Turkey or as it was read. */
const startOf = (given: string): string =>
  given.endsWith('Z') ? new Date(given).toISOString() : instantOf(given);

/** Moves the start of a clock without a record; its last instant moves along. */
async function startedOn(
  tx: Tx,
  scope: PersonScope,
  before: ClockRow,
  day: string | undefined,
  now: Date,
): Promise<ClockRow> {
  if (day === undefined || startOf(day) === startOf(before.baslangic)) return before;
  const baslangic = startOf(day);
  if (before.kayit_turu !== null) fail('CLOCK_OF_RECORD');
  if (before.birim !== 'tarih' && Date.parse(baslangic) > now.getTime())
    fail('INVALID_INPUT', { fields: { baslangic: 'future' } });
  await moveStart(tx, scope, before.id, { baslangic, guncelleyen: updaterName(scope.actor) });
  const after = await logged(tx, scope, before.id, before);
  if (before.tur === 'verbis_ilk_kayit') await keepDutyClocks(tx, scope, dayOf(now));
  return after;
}

/**
 * Closes a clock with the proof that the duty was done; a late one requires a reason. A recurring
 * duty starts again: a disposal with this one, a duty of a record by the day that it names next.
 */
export const closeClock = (
  { db, clock }: Services,
  scope: PersonScope,
  id: number,
  body: ClosedClock,
  file: ReceivedFile | undefined,
): Promise<Clock> =>
  db.write(scope, async (tx) => {
    const before = await held(tx, scope, id, body.surum);
    const next = NEXT_PERIOD[before.tur];
    if (!CLOCKS[before.tur].kanitla) fail('CLOCK_OF_RECORD');
    if (before.kapanis !== null) fail('CLOCK_CLOSED');
    const kapanis = instantOf(body.kapanis);
    if (Date.parse(kapanis) > clock.now().getTime())
      fail('INVALID_INPUT', { fields: { kapanis: 'future' } });
    // A fixed day is after the work, which may be done before.
    if (before.birim !== 'tarih' && Date.parse(kapanis) < Date.parse(before.baslangic))
      fail('INVALID_INPUT', { fields: { kapanis: 'order' } });
    if (!isNextDay(before, kapanis, body.sonraki ?? null))
      fail('INVALID_INPUT', { fields: { [next === 'closing' ? 'kapanis' : 'sonraki']: 'order' } });
    const gec_nedeni = cleanText(body.gec_nedeni ?? '');
    if (closedLate({ ...before, kapanis }) && gec_nedeni === null)
      fail('INVALID_INPUT', { fields: { gec_nedeni: 'required' } });
    const closed = await changed(tx, scope, before, {
      kapanis,
      kapanis_kaniti:
        cleanText(body.kapanis_kaniti) ??
        fail('INVALID_INPUT', { fields: { kapanis_kaniti: 'required' } }),
      gec_nedeni,
      kapatan: updaterName(scope.actor),
      ...(file && { dosya_id: await keepFile(tx, scope, file) }),
      ...(next && before.kayit_id && { kayit_id: null, kapanan_kayit_id: before.kayit_id }),
    });
    if (next) {
      await nameNextDay(tx, scope, clock.today(), closed, body.sonraki ?? null);
      await handOn(tx, scope, closed);
    }
    if (before.tur === 'periyodik_imha') await startNext(tx, scope, closed, kapanis);
    return withOwner(tx, clock.today(), closed);
  });

/** Enters extra time that the Authority granted: once, and no longer than the law allows. */
export const extendClock = (
  { db, clock }: Services,
  scope: PersonScope,
  id: number,
  { surum, ek_gun, ek_kaniti: given }: ExtendedClock,
): Promise<Clock> =>
  db.write(scope, async (tx) => {
    const before = await held(tx, scope, id, surum);
    if (before.kapanis !== null) fail('CLOCK_CLOSED');
    const most = EXTRA_DAYS[before.tur];
    if (most === undefined || before.ek_gun !== null) return fail('CLOCK_NOT_EXTENDED');
    if (ek_gun > most) fail('INVALID_INPUT', { fields: { ek_gun: 'choice' } });
    const ek_kaniti =
      cleanText(given) ?? fail('INVALID_INPUT', { fields: { ek_kaniti: 'required' } });
    const guncelleyen = updaterName(scope.actor);
    await extendClockRow(tx, scope, id, { ek_gun, ek_kaniti, guncelleyen });
    return withOwner(tx, clock.today(), await logged(tx, scope, id, before));
  });

async function startNext(tx: Tx, scope: PersonScope, closed: ClockRow, baslangic: string) {
  const id = await insertClock(tx, scope, {
    tur: closed.tur,
    kural_surumu: ruleOf(closed.tur, dayOf(baslangic)).surum,
    ad: closed.ad,
    baslangic,
    baslangic_kaniti: closed.kapanis_kaniti,
    sayi: closed.sayi,
    birim: closed.birim,
    sorumlu_id: closed.sorumlu_id,
    sorumlu: closed.sorumlu,
    guncelleyen: updaterName(scope.actor),
  });
  await logged(tx, scope, id, undefined);
}

/** Running clocks of the scope that end by a day, in the order of duties, for the calendar and the feed. */
export const dueClocks = (
  tx: Tx,
  scope: CompanyScope,
  { now, until, most }: Readonly<{ now: Date; until: string; most: number }>,
): Promise<ClockRow[]> =>
  selectRunning(tx, scope, {
    now: now.toISOString(),
    until: instantOf(daysAfter(until, 1)),
    most,
  });

/** Days off between two days, for calendars. */
export const daysOff = (tx: Tx, from: string, until: string) => selectDaysOff(tx, from, until);

/** Turkey's time, to an instant; Turkey keeps UTC+3 all year. */
const instantOf = (inTurkey: string): string =>
  new Date(`${inTurkey.length === 10 ? `${inTurkey}T00:00` : inTurkey}:00+03:00`).toISOString();

const inCharge = async (tx: Tx, sorumlu_id: number | null) =>
  sorumlu_id === null ? { sorumlu_id, sorumlu: null } : personInCharge(tx, sorumlu_id, 'other');

async function held(tx: Tx, scope: PersonScope, id: number, surum: number | undefined) {
  const current = (await lockClock(tx, scope, id)) ?? fail('NOT_FOUND');
  refuseStale(surum, current);
  return current;
}

async function changed(tx: Tx, scope: PersonScope, before: ClockRow, patch: ClockPatch) {
  if (holdsAll(before, patch)) return before;
  await updateClockRow(tx, scope, before.id, { ...patch, guncelleyen: updaterName(scope.actor) });
  return logged(tx, scope, before.id, before);
}

async function logged(
  tx: Tx,
  scope: PersonScope,
  id: number,
  before: ClockRow | undefined,
): Promise<ClockRow> {
  const after = (await selectClock(tx, scope, id)) ?? fail('NOT_FOUND');
  await logClock(tx, scope, before, after);
  return after;
}
