import {
  OUTLOOK_DAYS,
  WEEK_DAYS,
  type Client,
  type DueOfClient,
  type PortfolioWeek,
} from '@emanet/contract/portfolio';
import { compareDuties } from '@emanet/contract/clocks/order';
import { dutyOf } from '@emanet/contract/filings/duty';
import { scoreOf } from '@emanet/contract/performance';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import type { Person } from '../../platform/access/actor.ts';
import { scopeAcross } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import { ownersOn, withOwners } from '../../nouns/owners.ts';
import { daysOff, questionsOf } from '../clocks/clocks.ts';
import { selectAhead, selectClients, selectDueOfClients, type ClientRow } from './queries.ts';
import { selectWaiting } from './waiting.ts';

export { leaveCharge } from './charge.ts';

/** Most due days of a week, late ones included. */
export const MOST_DUE = 3000;

/** The beginning of a day in Turkey. */
const startOf = (day: string) => new Date(`${day}T00:00:00+03:00`).toISOString();

/** Every client of a consultant, with the figures of the client's own screens. */
export const listClients = ({ db, clock }: Services, actor: Person): Promise<Client[]> => {
  const scope = scopeAcross(actor, 'portfolio.read');
  const today = clock.today();
  return db.readAcross(scope, async (tx) => {
    const [rows, questions, ownerOf, waiting] = await Promise.all([
      selectClients(tx, scope, { now: clock.now().toISOString(), today }),
      questionsOf(tx, scope.company_ids, today),
      ownersOn(tx, today),
      selectWaiting(tx, scope),
    ]);
    const awaited = Map.groupBy(waiting, ({ company_id }) => company_id);
    return rows.map((row) => ({
      ...shown(row, today),
      sahip: ownerOf({
        company_id: row.company_id,
        sorumlu_id: row.sonraki?.sorumlu_id ?? null,
      }),
      sorular: questions.get(row.company_id) ?? [],
      bekleyen: awaited.get(row.company_id)?.length ?? 0,
    }));
  });
};

/** Duty of a client that never filed. */
const NEVER = { due: 'hic', exempt: 'istisna', unknown: 'bilinmiyor' } as const;

function shown(
  { olculer, aylar, verbis_son_an, sicil, muafiyet, ...row }: ClientRow,
  today: string,
): Omit<Client, 'sorular' | 'sahip' | 'bekleyen'> {
  const puan = scoreOf(olculer);
  return {
    ...row,
    puan,
    puanlar: [...aylar.map((month) => month && scoreOf(month)), puan],
    egitim: olculer.egitim ?? null,
    verbis: {
      durum: verbis_son_an !== null ? 'bekliyor' : (sicil ?? NEVER[dutyOf(muafiyet, today)]),
      son_an: verbis_son_an,
    },
  };
}

/** Seven days of due work in all clients, from today on; every week contains the late items. */
export const readWeek = (
  { db, clock }: Services,
  actor: Person,
  begin: string | undefined,
): Promise<PortfolioWeek> => {
  const scope = scopeAcross(actor, 'portfolio.read');
  const bugun = clock.today();
  const baslangic = begin ?? bugun;
  const after = startOf(daysAfter(baslangic, WEEK_DAYS));
  const bitis = daysAfter(baslangic, WEEK_DAYS - 1);
  const now = clock.now().toISOString();
  // Late ones are before the end of a coming week; in a past week all of them are late.
  const until = after > now ? after : now;
  return db.readAcross(scope, async (tx) => {
    const [found, { sonraki, ...ileride }, tatiller] = await Promise.all([
      selectDueOfClients(tx, scope, { now, from: startOf(baslangic), until, most: MOST_DUE + 1 }),
      selectAhead(tx, scope, { now, until: startOf(daysAfter(bugun, OUTLOOK_DAYS + 1)), after }),
      daysOff(tx, baslangic, bitis),
    ]);
    return {
      ...{ bugun, baslangic, bitis, sonraki, ileride, tatiller },
      isler: await withOwners(tx, bugun, found.slice(0, MOST_DUE)),
      fazlasi: found.length > MOST_DUE,
    };
  });
};

/** Due work of all clients until a day, in the order of duties, up to `MOST_DUE` + 1: for calendars and the Monday mail. */
const dueUntil = async ({ db, clock }: Services, actor: Person, day: string) => {
  const scope = scopeAcross(actor, 'portfolio.read');
  const now = clock.now().toISOString();
  const until = startOf(daysAfter(day, 1));
  return db.readAcross(scope, async (tx) =>
    withOwners(
      tx,
      clock.today(),
      await selectDueOfClients(tx, scope, { now, from: now, until, most: MOST_DUE + 1 }),
    ),
  );
};

/**
 * The same for the clients that can be read, with a list of the others: a client's broken row hides
 * no other client's days. Where none can be read, it fails.
 */
export async function dueOfReadable(services: Services, actor: Person, day: string) {
  try {
    return { due: await dueUntil(services, actor, day), unread: [] };
  } catch (error) {
    const clients = [...Map.groupBy(actor.memberships, ({ company_id }) => company_id)];
    const due: DueOfClient[] = [];
    const unread: Readonly<{ company_id: number; error: unknown }>[] = [];
    for (const [company_id, memberships] of clients)
      await dueUntil(services, { ...actor, memberships }, day).then(
        (found) => due.push(...found),
        (cause: unknown) => unread.push({ company_id, error: cause }),
      );
    if (unread.length === clients.length) throw error;
    return { due: due.toSorted(compareDuties(services.clock.now().getTime())), unread };
  }
}
