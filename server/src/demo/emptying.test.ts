import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, inject, it } from 'vitest';
import { SECRET } from '../../test/app.ts';
import { tableIn } from '../../test/import-life/table.ts';
import { textOfPdf } from './pdf-text.fixture.ts';
import { ownDatabase } from '../../test/databases/own-database.ts';
import { buildApp } from '../app.ts';
import { authenticate } from '../features/auth/actor.ts';
import { openSession } from '../features/auth/sessions.ts';
import { compareLinked } from '../features/tables/cross-checks.ts';
import { scopeOfJob } from '../platform/access/scope.ts';
import { connected } from '../platform/client.ts';
import { systemClock } from '../platform/clock.ts';
import { dbWithin, openDb, type Tx } from '../platform/db.ts';
import { localStore } from '../platform/files/local-store.ts';
import { cookieName } from '../platform/http/credential.ts';
import { firstOf, rowsOf } from '../platform/rows.ts';
import { loadConfig } from '../platform/start/config.ts';
import { createLog } from '../platform/start/log.ts';
import { judgeCompany } from '../records/write/judge.ts';
import { registers } from '../registers.ts';
import { loadTemplate } from '../template/template.ts';
import { loadDemo } from './demo.ts';
import { exitsOf, type Exit, type News } from './emptied-exits.fixture.ts';

/*
 * Empties each input of the demo's first client in turn, a column in all rows of a table or all rows, and
 * asks every exit over HTTP for its good news. Nothing may be better than before, and what an input alone
 * supports has to go with it. All of it happens in one transaction, which is taken back to before each input.
 */

/** Tables that hold no statement of the client: machinery, logs, and who may do what. */
const MACHINERY =
  /change_log|mail_|sessions|links|memberships|otp|entry_logs|idempot|throttle|scope|job_|takvim|ikinci|passkey|taramalari|record_health|yuklemeler|kayit_sayilari|ice_aktarma|dosyalar|sirket_|portfoy_|kisi_gor|kayitli|kopya_|free_|silinen|adres_|access_|log_checks|performans_gunleri|metin_kaynaklari|metin_degisim|sayac/;
/** Columns that the application reckons, or that name who wrote. */
const RECKONED = ['company_id', 'hukum', 'risk', 'eksiksizlik', 'uyarilar', 'tuz', 'guncelleyen'];

/** Tables whose records are judged by what they hold. */
const JUDGED = /^(veri_harita|veri_aktarim|diger_aktarim|varlik_listesi|dokumanlar|companies)$/;

/** Exits that may not say so once the input is gone: `table.column`, or a table without its rows. */
const RESTS: Readonly<Record<string, RegExp>> = {
  'veri_harita.yurt_disi_aktarim':
    /^(answer to an applicant: not abroad|text: not abroad|VERBİS: yurt_disi)/,
  'veri_aktarim.yurt_disi_aktarim':
    /^(suppliers|map of suppliers): .*not abroad|^dashboard: veri_aktarim calm/,
  'varlik_listesi.yurt_disi_mi': /^(assets|map of assets): .*not abroad/,
  'dokumanlar.gozden_gecirme': /^dashboard: dokumanlar calm/,
  'veri_aktarim.sozlesme_var_mi': /^suppliers: .* contracts/,
  'verbis_beyanlari.*': /^(portfolio: filed|standing: )/,
  'verbis_isaretleri.*': /^preparation: .* ticked/,
  'verbis_tedbirleri.*': /^preparation: .* (taken|supported)/,
  'envanter_bildirimleri.*': /^confirmations: .* (confirmed|in time)/,
  'egitim_davetleri.*': /^(training: |performance: egitim|portfolio: training)/,
  'egitim_davetleri.tamamlanma_tarihi': /^training: .* finished/,
  'veri_ihlalleri.kisi_gruplari': /^breach: (nobody|total)/,
};

/** News that may sound better without an input, and why it still rests on an answer. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  // A contract that a person says there is, and whose end nobody has written, is one without an end.
  'veri_aktarim.sozlesme_bitis_tarihi':
    /^(performance: (\d+ )?metin|(performance|portfolio): score|veriaktarim: )/,
  // The law asks a recipient who is no processor for no contract.
  'veri_aktarim.sozlesme_var_mi': /^veriaktarim: /,
  // Where its own answer contradicted it, a record abroad that a person entered answers alone: yes.
  'veri_harita.yurt_disi_aktarim': /^VERBİS: .* (ready|abroad)$/,
  // Where an activity says that nothing goes abroad, a link to a record abroad was the contradiction.
  'veri_aktarim.veri_harita_id': /^performance: ((\d+ )?yurt_disi|score)$/,
  // The screen says of no finding only that linked records were compared.
  // Rows removed behind the log are the matter of its verifier: a deletion counts by its entry.
  'veri_harita.*': /^(across records: no warning|sheet: confirmations: Durum Onaylı)$/,
  'sureler.*': /^week: nothing due$/,
  // A score speaks of the parts that something was counted of, and names them.
  'egitim_davetleri.*': /^(performance|portfolio): score$/,
};

/** Sheets by the path of their list, and the table that has their rows. */
const SHEETS = {
  aksiyonlar: 'aksiyonlar',
  dokumanlar: 'dokumanlar',
  'veri-ihlalleri': 'veri_ihlalleri',
  basvurular: 'basvurular',
  sureler: 'sureler',
  metinler: 'metinler',
  'farkindalik-egitimi': 'egitim_davetleri',
  'tedarikci-listesi': 'tedarikci_listesi',
} as const;

/** Exits of which the demo has no good news, so that they can only begin to have some. */
const SILENT = [
  ...['dashboard', 'confirmations', 'across records', 'clocks', 'form for the Board'],
  ...['report of a breach', 'mail onay', 'mail hatirlatma', 'mail ozet'],
  ...['week', 'questionnaires', 'paper of a certificate', 'public form'],
  ...['sheet: veri-ihlalleri', 'sheet: sureler', 'sheet: tedarikci-listesi'],
  ...['sheet: confirmations', 'sheet: performance'],
];

const own = await ownDatabase();
const db = openDb(own.url);
const dataDir = await mkdtemp(join(tmpdir(), 'emanet-demo-'));
const env = { DATABASE_URL: own.url, SECRET, DATA_DIR: dataDir };
const config = {
  ...loadConfig({ ...env, SECOND_STEP: 'optional', RATE_LIMIT: 'off' }),
  DEMO: true,
};
const base = {
  db,
  config,
  files: localStore(dataDir),
  log: createLog('silent'),
  clock: systemClock,
};
afterAll(async () => {
  await db.close();
  await own.drop();
  await rm(dataDir, { recursive: true });
});

type Input = Readonly<{ table: string; column: string; type: string }>;

/** Every column of the client that may be empty and is not, and every table with its rows. */
async function inputsOf(tx: Tx, company: number): Promise<Input[]> {
  const columns = await rowsOf<Input>(tx)`
    select c.table_name as table, c.column_name as column, c.data_type as type
    from information_schema.columns c join information_schema.columns k
      on k.table_schema = 'public' and k.table_name = c.table_name and k.column_name = 'company_id'
    where c.table_schema = 'public' and c.is_generated = 'NEVER'
      and (c.is_nullable = 'YES' or c.data_type in ('ARRAY', 'jsonb'))
      and c.column_name <> all(${RECKONED})
    order by c.table_name, c.ordinal_position`;
  const inputs: Input[] = [];
  for (const [table, those] of Map.groupBy(columns, (one) => one.table)) {
    if (MACHINERY.test(table)) continue;
    const counts = await firstOf<Record<string, number>>(tx)`
      select count(*)::int as "*", ${sql.join(
        those.map(
          ({ column }) => sql`count(*) filter (where ${sql.ref(column)} is not null
            and ${sql.ref(column)}::text not in ('{}', '[]', ''))::int as ${sql.id(column)}`,
        ),
      )} from ${sql.table(table)} where company_id = ${company}`;
    if (!counts?.['*']) continue;
    if (table !== 'companies') inputs.push({ table, column: '*', type: '' });
    inputs.push(...those.filter(({ column }) => (counts[column] ?? 0) > 0));
  }
  return inputs;
}

async function empty(tx: Tx, company: number, { table, column, type }: Input): Promise<void> {
  if (column === '*') {
    const remove = sql`delete from ${sql.table(table)} where company_id = ${company}`;
    await sql`savepoint whole`.execute(tx);
    try {
      await remove.execute(tx);
    } catch {
      await sql`rollback to savepoint whole`.execute(tx);
      // Links to these rows stay, as it does where they were never made.
      await sql`set local session_replication_role = replica`.execute(tx);
      await remove.execute(tx);
      await sql`set local session_replication_role = origin`.execute(tx);
    }
    return;
  }
  const list = sql`case when jsonb_typeof(${sql.ref(column)}) = 'array' then '[]'::jsonb
    else ${sql.ref(column)} end`;
  const nothing = type === 'ARRAY' ? sql`'{}'` : type === 'jsonb' ? list : sql`null`;
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${nothing}
    where company_id = ${company}`.execute(tx);
}

it('says nothing good about what was emptied, over the whole demo', async () => {
  await using client = await connected(inject('superuserUrl'));
  await client.query('grant set on parameter session_replication_role to emanet_system');
  await loadTemplate(db, config);
  await loadDemo(base);
  const failed: string[] = [];
  let [pairs, emptied] = [0, 0];
  const silent = new Set<string>();
  const refused: string[] = [];
  await db.system
    .transaction()
    .execute(async (tx) => {
      const within = dbWithin(tx);
      const app = await buildApp({ ...base, db: within }, authenticate(within));
      const person = await firstOf<{ user_id: number; company_id: number }>(tx)`
        select user_id, company_id from users join memberships using (user_id)
        where email = 'danisman@demo.emanet.test' and company_active`;
      const company = person?.company_id ?? 0;
      const cookie = `${cookieName(config)}=${await openSession(tx, person?.user_id ?? 0)}`;
      const first = async (table: string) =>
        (
          await firstOf<{ id: number }>(tx)`
          select id from ${sql.table(table)} where company_id = ${company} order by id limit 1`
        )?.id ?? 0;
      const allOf = async (table: string) =>
        (
          await rowsOf<{ id: number }>(tx)`
            select id from ${sql.table(table)} where company_id = ${company} order by id limit 60`
        ).map(({ id }) => id);
      const exits = exitsOf({
        company,
        application: await first('basvurular'),
        breach: await first('veri_ihlalleri'),
        text: await first('metinler'),
        training:
          (
            await firstOf<{ davet_id: number }>(tx)`
              select davet_id from egitim_sertifikalari where company_id = ${company} limit 1`
          )?.davet_id ?? 0,
        slug: (
          await firstOf<{ slug: string }>(tx)`
            select slug from basvuru_ayarlari where company_id = ${company}`
        )?.slug,
        rows: Object.fromEntries(
          await Promise.all(
            Object.entries(SHEETS).map(
              async ([path, table]) => [path, await allOf(table)] as const,
            ),
          ),
        ),
      });
      const ask = async ({
        path,
        body,
        tells,
      }: Exit): Promise<Readonly<{ raw: string; told: News }>> => {
        await sql`savepoint asked`.execute(tx);
        const answer = await app.inject({
          ...{ method: body ? 'POST' : 'GET', url: path, ...(body && { payload: body }) },
          headers: { cookie, origin: config.BASE_URL },
        });
        await sql`rollback to savepoint asked`.execute(tx);
        // An exit that refuses, or cannot be read without its input, says nothing good.
        if (answer.statusCode !== 200) return { raw: String(answer.statusCode), told: {} };
        const type = String(answer.headers['content-type']);
        if (type.includes('json')) return { raw: answer.payload, told: tells(answer.json()) };
        if (type.includes('pdf')) {
          const words = await textOfPdf(answer.rawPayload);
          return { raw: words, told: tells(words) };
        }
        if (!type.includes('sheet')) return { raw: answer.payload, told: tells(answer.payload) };
        const table = await tableIn(answer.rawPayload);
        return { raw: JSON.stringify(table), told: tells(table) };
      };
      const judge = () =>
        judgeCompany(
          tx,
          { registers, compare: compareLinked },
          scopeOfJob({ kind: 'job', job: 'judge-records' }, company),
          systemClock.today(),
        );
      await judge();
      const before = new Map<Exit, Awaited<ReturnType<typeof ask>>>();
      for (const one of exits) {
        before.set(one, await ask(one));
        if (Object.values(before.get(one)?.told ?? {}).every((good) => good <= 0))
          silent.add(one.name);
        if (/^\d{3}$/.test(before.get(one)?.raw ?? '')) refused.push(one.name);
      }
      const inputs = await inputsOf(tx, company);
      let reading: readonly Exit[] = exits;
      let table = '';
      for (const input of inputs) {
        await sql`savepoint emptied`.execute(tx);
        const name = `${input.table}.${input.column}`;
        try {
          await empty(tx, company, input);
        } catch {
          // The database refuses a row without it.
          await sql`rollback to savepoint emptied`.execute(tx);
          continue;
        }
        if (JUDGED.test(input.table)) await judge();
        // An exit that says the same without a table's rows reads none of its columns.
        if (input.table !== table) reading = exits;
        const changed: Exit[] = [];
        for (const one of reading) {
          const { raw, told } = await ask(one);
          if (raw !== before.get(one)?.raw) changed.push(one);
          pairs += 1;
          for (const what of Object.keys(told)) {
            const said = `${one.name}: ${what}`;
            const good = told[what] ?? 0;
            if (ALLOWED[name]?.test(said)) continue;
            if (good > (before.get(one)?.told[what] ?? 0))
              failed.push(`${name} → ${said}, only now`);
            else if (good > 0 && RESTS[name]?.test(said)) failed.push(`${name} → ${said}, still`);
          }
        }
        if (input.column === '*') [reading, table] = [changed, input.table];
        await sql`rollback to savepoint emptied`.execute(tx);
      }
      emptied = inputs.length;
      await app.close();
      throw new Error('taken back');
    })
    .catch((error: unknown) => {
      if (!(error instanceof Error && error.message === 'taken back')) throw error;
    });
  // An exit that refuses from the beginning would never fail.
  expect(refused).toEqual([]);
  expect([...silent].filter((name) => !SILENT.includes(name))).toEqual([]);
  expect({ emptied, pairs }).toEqual({
    emptied: expect.toSatisfy((n: number) => n > 250) as number,
    pairs: expect.toSatisfy((n: number) => n > 2000) as number,
  });
  expect(failed).toEqual([]);
}, 600_000);
