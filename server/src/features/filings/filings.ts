import { FILING_DAYS, type Filing, type FilingStanding } from '@emanet/contract/filings';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { updaterName, userIdOf } from '../../platform/access/actor.ts';
import type { CompanyScope, PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { once, type OnceKey } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { notificationIn } from '../tables/tables.ts';
import { differencesOf } from './differences.ts';
import { differencesSince, type Compare } from './due.ts';
import { selectController, selectTicks, storeTicks } from './preparation-queries.ts';
import {
  insertFiling,
  selectFiling,
  selectFilings,
  selectFirstChange,
  selectLastFiling,
  type WholeFiling,
} from './queries.ts';
import { rowsOf } from './rows.ts';

/** The registry's own language: what is filed is kept in its words. */
const REGISTRY_LANGUAGE = 'tr';

/** Filings of the company, the newest first. */
export const listFilings = ({ db }: Services, scope: PersonScope): Promise<Filing[]> =>
  db.read(scope, (tx) => selectFilings(tx, scope));

/** A filing as it was filed. */
export const readFiling = async (
  { db }: Services,
  scope: PersonScope,
  id: number,
): Promise<WholeFiling> =>
  (await db.read(scope, (tx) => selectFiling(tx, scope, id))) ?? fail('NOT_FOUND');

/** In what today's notification differs from the last filing, and until when that is to be told. */
export const readStanding = ({ db }: Services, scope: PersonScope): Promise<FilingStanding> =>
  db.read(scope, (tx) => standingIn(tx, scope));

/** In what the whole notification differs from a filing. */
export const compareWhole: Compare = async (tx, scope, id) => {
  const filed = (await selectFiling(tx, scope, id)) ?? fail('NOT_FOUND');
  return differencesOf(filed.icerik, await notificationIn(tx, scope, REGISTRY_LANGUAGE));
};

/** The same inside a transaction; the whole notification is compared once per change. */
export async function standingIn(
  tx: Tx,
  scope: CompanyScope,
  compare = compareWhole,
): Promise<FilingStanding> {
  const son = await selectLastFiling(tx, scope);
  if (!son) return { son: null, farklar: [], ilk_degisiklik: null, son_gun: null };
  const farklar = [...(await differencesSince(tx, scope, son, compare))];
  const ilk_degisiklik =
    farklar.length > 0 ? await selectFirstChange(tx, scope, son.kayit_tarihi) : null;
  const son_gun = ilk_degisiklik && daysAfter(ilk_degisiklik, FILING_DAYS);
  return { son, farklar, ilk_degisiklik, son_gun };
}

/**
 * The last filing and the day until which its differences are to be told; nothing while there are none.
 * `compare` looks at the whole notification.
 */
export async function filingDue(
  tx: Tx,
  scope: CompanyScope,
  compare = compareWhole,
): Promise<Readonly<{ id: number; son_gun: string }> | undefined> {
  const last = await selectLastFiling(tx, scope);
  if (!last) return undefined;
  const first = await selectFirstChange(tx, scope, last.kayit_tarihi);
  // The whole notification is compared only where a change may have touched it, and once per change.
  if (first === null) return undefined;
  if ((await differencesSince(tx, scope, last, compare)).length === 0) return undefined;
  return { id: last.id, son_gun: daysAfter(first, FILING_DAYS) };
}

type Asked = Readonly<{
  tarih: string;
  giren: string;
  notu?: string | null | undefined;
  hepsi_islendi?: boolean | undefined;
}>;

/** Keeps today's notification as filed; nothing in it is ticked for the client. */
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
      const now = await notificationIn(tx, scope, REGISTRY_LANGUAGE);
      const icerik = { ...now, kimlik: (await selectController(tx, scope)).kimlik };
      if (body.hepsi_islendi) {
        const rows = rowsOf(now, before?.icerik, await selectTicks(tx, scope));
        const open = rows.filter(({ isaret }) => !isaret);
        await storeTicks(tx, scope, open, true, { user_id, kaydeden: updaterName(scope.actor) });
      }
      return insertFiling(tx, scope, {
        tarih: body.tarih,
        giren: body.giren,
        notu: body.notu?.trim() || null,
        icerik,
        fark_sayisi: before ? differencesOf(before.icerik, icerik).length : null,
        user_id,
        kaydeden: updaterName(scope.actor),
      });
    }),
  );
}
