import { sql, type RawBuilder } from 'kysely';
import { companySeal, newCompanyKey, type CompanySeal } from '../platform/crypto/company-seal.ts';
import { secretsOf } from '../platform/crypto/former.ts';
import {
  seal,
  sealedBy,
  unseal,
  type CompanyPurpose,
  type Purpose,
} from '../platform/crypto/seal.ts';
import { sameSecret } from '../platform/crypto/tokens.ts';
import type { Queries, WholeDb } from '../platform/db.ts';
import type { FileStore } from '../platform/files/store.ts';
import { noteEvidence } from '../platform/noted.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/start/config.ts';
import { sealOfErasure, type Erased } from '../records/company/erase.ts';
import { vouchForFormerAnchors } from '../records/former-anchors.ts';

/** A column of sealed texts, and the column that tells its rows apart. */
type Column<For = Purpose> = Readonly<{ table: string; key: string; column: string; purpose: For }>;

/** Sealed with their company's key. */
export const OF_COMPANIES: readonly Column<CompanyPurpose>[] = [
  { table: 'anketler', key: 'id', column: 'token_muhurlu', purpose: 'questionnaire' },
  { table: 'basvurular', key: 'id', column: 'kimlik', purpose: 'application-identity' },
  { table: 'basvuru_taslaklari', key: 'id', column: 'govde', purpose: 'application' },
  { table: 'companies', key: 'company_id', column: 'irtibat_kimlik', purpose: 'company-contact' },
  { table: 'egitim_davetleri', key: 'id', column: 'token_muhurlu', purpose: 'training-token' },
  { table: 'metin_imzalari', key: 'id', column: 'token_muhurlu', purpose: 'text-signature' },
];

/** Sealed with `SECRET` itself: keys of companies, second steps of people, mails of the platform. */
export const OF_PLATFORM: readonly Column[] = [
  { table: 'sirket_anahtarlari', key: 'company_id', column: 'muhurlu', purpose: 'company-key' },
  { table: 'authenticator_apps', key: 'user_id', column: 'secret', purpose: 'authenticator' },
  { table: 'authenticator_apps', key: 'user_id', column: 'pending', purpose: 'authenticator' },
  { table: 'mail_outbox', key: 'id', column: 'sealed', purpose: 'mail-outbox' },
];

const BATCH = 500;
const TOLD_EVERY = 100;

type Given = Readonly<{ db: WholeDb; config: Config; files: FileStore }>;

/** Values that were sealed anew; that a former key still seals; and that none opens. */
type Counts = { anew: number; former: number; closed: number };
const add = (sum: Counts, more: Counts): void => {
  for (const one of ['anew', 'former', 'closed'] as const) sum[one] += more[one];
};

/** Fate of a value: sealed anew, staying as it is, or opening with nothing that is known. */
type Judged = Buffer | 'stays' | 'closed';

/** Goes over the values of a column in batches; `anew` says what becomes of one. */
async function goOver(
  tx: Queries,
  { table, key, column }: Column,
  {
    where,
    anew,
    write,
  }: Readonly<{
    where: RawBuilder<unknown>;
    anew: (sealed: Buffer) => Judged;
    write: boolean;
  }>,
): Promise<Counts> {
  const counts: Counts = { anew: 0, former: 0, closed: 0 };
  const [name, id, value] = [sql.table(table), sql.ref(`t.${key}`), sql.ref(`t.${column}`)];
  let last = 0;
  for (;;) {
    const { rows } = await sql<{ id: number; sealed: Buffer }>`
      select ${id}::float8 as id, ${value} as sealed from ${name} t
      where ${value} is not null and ${id} > ${last} and ${where} order by ${id} limit ${BATCH}`.execute(
      tx,
    );
    const former: { id: number; sealed: Buffer; fresh: Buffer }[] = [];
    for (const row of rows) {
      const fresh = anew(row.sealed);
      if (fresh === 'closed') counts.closed++;
      else if (fresh !== 'stays') former.push({ ...row, fresh });
    }
    if (!write) counts.former += former.length;
    else if (former.length > 0) {
      // A value that was written meanwhile is the writer's.
      const { numAffectedRows = 0n } = await sql`
        update ${name} t set ${sql.ref(column)} = n.fresh
        from unnest(${former.map((one) => one.id)}::bigint[], ${former.map((one) => one.sealed)}::bytea[],
          ${former.map((one) => one.fresh)}::bytea[]) as n(id, sealed, fresh)
        where ${id} = n.id and ${value} = n.sealed and ${where}`.execute(tx);
      counts.anew += Number(numAffectedRows);
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < BATCH) return counts;
  }
}

const ofPlatform =
  ({ SECRET }: Config, purpose: Purpose) =>
  (sealed: Buffer): Judged => {
    const by = sealedBy(SECRET, purpose, sealed);
    if (by === 'present') return 'stays';
    return by === 'neither' ? 'closed' : seal(SECRET, purpose, unseal(SECRET, purpose, sealed));
  };

/** One company: its key, and what was sealed before it had one. */
async function company(tx: Queries, config: Config, company_id: number, write: boolean) {
  const sum: Counts = { anew: 0, former: 0, closed: 0 };
  const where = sql`t.company_id = ${company_id}`;
  // An applicant's number is part of the evidence, which its chain notes anew.
  await noteEvidence(tx);
  if (write)
    await sql`insert into sirket_anahtarlari (company_id, muhurlu)
      select company_id, ${newCompanyKey(config)} from companies where company_id = ${company_id}
      on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ muhurlu: Buffer }>`
    select muhurlu from sirket_anahtarlari t where ${where}`.execute(tx);
  const kept = rows[0]?.muhurlu;
  if (!kept) return sum;
  const general = companySeal(config, null);
  const own = companySeal(config, kept);
  for (const column of OF_COMPANIES) {
    const anew = (sealed: Buffer): Judged => {
      const text = textIn(general, column.purpose, sealed);
      if (text !== undefined) return own.seal(column.purpose, text);
      return textIn(own, column.purpose, sealed) === undefined ? 'closed' : 'stays';
    };
    add(sum, await goOver(tx, column, { where, anew, write }));
  }
  return sum;
}

function textIn(one: CompanySeal, purpose: CompanyPurpose, sealed: Buffer): string | undefined {
  try {
    return one.open(purpose, sealed);
  } catch {
    return undefined;
  }
}

/** Records of erasures: the verifier believes those that this installation has sealed. */
async function erasures(tx: Queries, { SECRET }: Config, write: boolean): Promise<Counts> {
  const counts: Counts = { anew: 0, former: 0, closed: 0 };
  const { rows } = await sql<Erased & { id: number; muhur: string }>`
    select id, company_id, zincir_sonu::int as zincir_sonu, zincir_ozeti, muhur
    from sirket_silmeleri where muhur is not null order by id`.execute(tx);
  const [, ...former] = secretsOf(SECRET);
  for (const row of rows) {
    const fits = (secret: string) => sameSecret(row.muhur, sealOfErasure(secret, row));
    if (fits(SECRET)) continue;
    if (!former.some(fits)) counts.closed++;
    else if (!write) counts.former++;
    else {
      await sql`update sirket_silmeleri set muhur = ${sealOfErasure(SECRET, row)}
        where company_id = ${row.company_id} and id = ${row.id} and muhur = ${row.muhur}`.execute(
        tx,
      );
      counts.anew++;
    }
  }
  return counts;
}

async function everything({ db, config }: Given, write: boolean, tell: (line: string) => void) {
  const sum: Counts = { anew: 0, former: 0, closed: 0 };
  const broken: number[] = [];
  for (const column of OF_PLATFORM) {
    const how = { where: sql`true`, anew: ofPlatform(config, column.purpose), write };
    add(sum, await goOver(db.system, column, how));
  }
  add(sum, await db.system.transaction().execute((tx) => erasures(tx, config, write)));
  const { rows } = await sql<{ company_id: number }>`
    select company_id from companies order by company_id`.execute(db.system);
  for (const [at, { company_id }] of rows.entries()) {
    try {
      const work = (tx: Queries) => company(tx, config, company_id, write);
      add(sum, await db.system.transaction().execute(work));
    } catch (error) {
      broken.push(company_id);
      tell(`Company ${company_id} failed: ${error instanceof Error ? error.message : 'unknown'}`);
    }
    if ((at + 1) % TOLD_EVERY === 0) tell(`${at + 1} of ${rows.length} companies`);
  }
  return { sum, broken, companies: rows.length };
}

/**
 * Seals with the present secret, and the companies' keys, what is sealed otherwise; each company in a
 * transaction of its own. Cut off, it goes on where it was: what is sealed anew stays.
 */
export async function reseal(given: Given, tell: (line: string) => void): Promise<string> {
  const { db, config, files } = given;
  const { sum, broken, companies } = await everything(given, true, tell);
  // Looked at anew: nodes wrote meanwhile, and old ones with the former secret.
  const after = await everything(given, false, () => undefined);
  const anchors = await vouchForFormerAnchors({ clock: systemClock, config, files });
  const codes = await sql<{ people: number }>`
    select count(distinct user_id)::int as people from recovery_codes`.execute(db.system);
  const left = after.sum.former;
  const done = left === 0 && broken.length === 0 && anchors.unfit === 0;
  const lines = [
    `Sealed anew: ${sum.anew} values, in ${companies} companies and of the platform.`,
    `Still sealed as before: ${left}.`,
    ...(after.sum.closed > 0
      ? [`With no key that is known open: ${after.sum.closed}. They stay as they are.`]
      : []),
    ...(broken.length > 0 ? [`Failed in these companies: ${broken.join(', ')}.`] : []),
  ];
  if (config.SECRET_BEFORE === undefined) return lines.join('\n');
  lines.push(
    anchors.unfit > 0
      ? `${anchors.unfit} anchors of the logs fit neither secret: see npm run verify-log.`
      : `The anchors of before (${anchors.former}) are vouched for by a new one.`,
  );
  if (!done) return [...lines, 'SECRET_BEFORE stays. Run this again.'].join('\n');
  return [
    ...lines,
    'SECRET_BEFORE may go from the settings of all nodes. Keep it with the archives of before: restoring one needs it.',
    `Without it recovery codes of before the replacement no longer fit: of ${codes.rows[0]?.people ?? 0} people who have some, those make new ones on the page of their account. Links to refuse mail lead nowhere in mails of before.`,
  ].join('\n');
}
