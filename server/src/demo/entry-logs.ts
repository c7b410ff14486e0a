import type { EntryEvent } from '@emanet/contract/entry-logs';
import { DAY_MS, MINUTE_MS } from '@emanet/contract/shared/time/today';
import type { Tx } from '../platform/db.ts';
import { insertRows } from '../platform/insert-rows.ts';
import type { AddedCompany } from './add-company.ts';
import { PEOPLE, type Person } from './people.ts';
import { randomFrom, type Random } from './random.ts';

const SEED = 616;
const DAYS = 60;
/** Milliseconds from midnight in UTC to nine in the morning in Turkey. */
const MORNING = 6 * 60 * MINUTE_MS;

// prettier-ignore
const BROWSERS: readonly [string, ...string[]] = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
];
const ADDRESSES: readonly [string, ...string[]] = [
  '192.0.2.41',
  '198.51.100.16',
  '2001:db8:4c1f:8800::1a',
];

type Visit = Readonly<{ neden: EntryEvent; afterMinutes: number }>;

/** A morning: sometimes a wrong code first; some sign out, others let the session end. */
function visitOf(person: Person, random: Random): Visit[] {
  const wrong: Visit[] = random.chance(0.06) ? [{ neden: 'kod_hatali', afterMinutes: 0 }] : [];
  const entry: Visit = { neden: 'giris_yapildi', afterMinutes: 1 };
  const switched: Visit[] =
    person.companies.length > 1 && random.chance(0.5)
      ? [{ neden: 'sirket_degistirme', afterMinutes: 40 }]
      : [];
  const end: Visit = random.chance(0.4)
    ? { neden: 'cikis', afterMinutes: 55 + random.below(200) }
    : { neden: 'oturum_suresi_doldu', afterMinutes: 600 };
  return [...wrong, entry, ...switched, end];
}

/** Two months of sign-ins of the demo's people, on working days, up to now. */
export async function addEntryLogs(
  tx: Tx,
  {
    now,
    userIds,
    added,
  }: Readonly<{
    now: Date;
    userIds: ReadonlyMap<string, number>;
    added: readonly AddedCompany[];
  }>,
): Promise<void> {
  const random = randomFrom(SEED);
  const today = now.getTime() - (now.getTime() % DAY_MS);
  const rows = Array.from({ length: DAYS }, (_, back) => today - back * DAY_MS)
    .filter((day) => ![0, 6].includes(new Date(day).getUTCDay()))
    .flatMap((day) =>
      PEOPLE.filter(({ neverIn }) => !neverIn && random.chance(0.35)).flatMap((person) => {
        const company = added.find(({ key }) => key === person.companies[0]);
        const begins = day + MORNING + random.below(180) * MINUTE_MS;
        const user_agent = random.pick(BROWSERS);
        const ip = random.pick(ADDRESSES);
        return visitOf(person, random).map(({ neden, afterMinutes }) => ({
          company_id: company?.company_id ?? null,
          user_id: userIds.get(person.email) ?? null,
          fullname: person.fullname,
          email: person.email,
          role: person.role,
          ip,
          user_agent,
          tarih: begins + afterMinutes * MINUTE_MS,
          sonuc: neden === 'kod_hatali' ? 'başarısız' : 'başarılı',
          neden,
        }));
      }),
    )
    .filter(({ tarih }) => tarih < now.getTime())
    .toSorted((a, b) => a.tarih - b.tarih)
    .map((row) => ({ ...row, tarih: new Date(row.tarih).toISOString() }));
  await insertRows(tx, 'entry_logs', rows, 'id');
}
