// Fair shares: `npm run bench -- --only shares`. While 12 people of one company ask as fast as answers come
// for one thing after another, or a stranger does with 64 connections, somebody of another company reads a
// list ten times a second and asks for a table each second. Fails when that list takes more than
// `TARGETS.times` what it takes alone, right before and right after the load, when a heavy call of the other company is refused, or when the
// process grows above `TARGETS.megabytes`. Those who ask are a process of their own (shares/crowd.ts). `LOAD=map` takes the loads of that name alone.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { applicationForm } from '@emanet/contract/applications/form';
import { maps } from '@emanet/contract/maps';
import { processingActivities } from '@emanet/contract/processing-activities';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { tables } from '@emanet/contract/tables';
import { sql } from 'kysely';
import { openSession } from '../../server/src/features/auth/sessions.ts';
import { writtenApplication } from '../../server/src/features/applications/form/sample.ts';
import { factories } from '../../server/test/factories.ts';
import { fileOf } from '../../server/test/import-life/table.ts';
import { startApp } from '../api/servers.ts';
import { openKept } from '../database.ts';
import { quantile } from '../house.ts';
import { crowd, type Asked } from '../shares/crowd.ts';

const JSON_TYPE = 'application/json';
const PEOPLE = 12;
const CALLS_OF_ONE = 5;
const STRANGERS = 64;
const RECORDS = 20_000;
const SECONDS = Number(process.env.SECONDS ?? 12);
const QUIET_SECONDS = Math.ceil(SECONDS / 2);
const PAUSE_MS = 100;
const TARGETS = { times: 2.5, megabytes: 400 };

const kept = await openKept({ companies: 2, records: 2 * RECORDS });
const folder = await mkdtemp(join(tmpdir(), 'emanet-shares-'));
const server = await startApp(kept.url, folder, [], { RATE_LIMIT: 'on' });
const { makeUser } = factories(kept.db);
const port = new URL(server.address).port;

// Another run of the same hour may have used up what one network may send.
await sql`delete from throttles`.execute(kept.db.system);
try {
  const [loud, quiet] = await companies();
  const other = { list: await headersIn(quiet), table: await headersIn(quiet) };
  const rows = await someRows(loud);
  await whileOthers(other, sleep(3000));
  const quietly = () => whileOthers(other, sleep(QUIET_SECONDS * 1000));
  let before = await quietly();
  let failed = false;
  for (const [name, asked] of Object.entries(await loads(loud, rows))) {
    if (!name.includes(process.env.LOAD ?? '')) continue;
    const found = await whileOthers(other, crowd(asked, SECONDS));
    // Work begun for the crowd ends.
    await sleep(3000);
    const after = await quietly();
    const alone = quantile([...before.times, ...after.times], 0.95);
    before = after;
    const times = found.p95 / alone;
    const good =
      times <= TARGETS.times && found.refused === 0 && found.megabytes <= TARGETS.megabytes;
    failed ||= !good;
    console.log(
      `${good ? 'good' : 'BAD '} ${name}: ${found.text}, ${times.toFixed(1)} times ${alone.toFixed(0)} ms`,
    );
  }
  if (failed) process.exitCode = 1;
} finally {
  await server.stop();
  await kept.close();
  await rm(folder, { recursive: true, force: true });
}

async function companies(): Promise<[number, number]> {
  const found = await kept.db.system
    .selectFrom('companies')
    .select('company_id')
    .where('company_name', 'in', ['Şirket 1', 'Şirket 2'])
    .orderBy('company_id')
    .execute();
  const [loud, quiet] = found.map(({ company_id }) => company_id);
  if (loud === undefined || quiet === undefined) throw new Error('the companies are not there');
  return [loud, quiet];
}

async function headersIn(company: number): Promise<Record<string, string>> {
  const { user_id } = await makeUser({ companies: [company] });
  const token = await openSession(kept.db.system, user_id);
  return { cookie: `emanet-${port}=${token}`, origin: server.address };
}

async function someRows(company: number) {
  const { rows } = await sql<{ id: number; surum: number }>`
    select id, surum from veri_harita where company_id = ${company} limit 1000`.execute(
    kept.db.system,
  );
  return rows;
}

/** Calls that the loud company, or a stranger, makes in a loop: one of each connection. */
async function loads(
  company: number,
  satirlar: readonly Readonly<{ id: number; surum: number }>[],
): Promise<Record<string, Asked[]>> {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => headersIn(company)));
  const each = (
    method: 'GET' | 'POST',
    path: string,
    body?: string | Uint8Array,
    type = JSON_TYPE,
  ) =>
    people.flatMap((headers) =>
      Array.from({ length: CALLS_OF_ONE }, () => ({
        url: server.address + path,
        method,
        headers: { ...headers, ...(body && { 'content-type': type }), 'accept-encoding': 'br' },
        body,
      })),
    );
  const edit = { satirlar, alan: 'saklama_suresi', islem: 'degistir', deger: null };
  const { list, checkBulkUpdate, export: sheet, checkImport } = processingActivities;
  const file = await fileOf({
    titles: ['Faaliyet adı', 'Departman'],
    rows: Array.from({ length: 2000 }, (_, n) => [`Aktarılan ${n}`, 'Departman 1']),
  });
  const receipt = `${server.address}/api/kvkk-formu/alindi-pdf/${await ownReceipt(company)}`;
  const unknown = `${server.address}/api/farkindalik-egitimi/sertifika/${'x'.repeat(43)}?lang=tr`;
  const strangers = (url: string) =>
    Array.from({ length: STRANGERS }, () => ({ url, method: 'GET' as const, headers: {} }));
  return {
    'a receipt, 64 strangers': strangers(receipt),
    'a certificate, 64 strangers': strangers(unknown),
    'dry runs of a bulk edit of 1,000': each('POST', checkBulkUpdate.path, JSON.stringify(edit)),
    'the dashboard': each('GET', '/api/denetim'),
    'a whole list of 20,000': each('GET', list.path),
    'pages of 9,999': each('GET', `${list.path}?limit=9999`),
    'a sheet of 20,000': each('POST', sheet.path, '{}'),
    'dry runs of an import of 2,000': each('POST', checkImport.path, file, SHEET_TYPE),
    'a map': each('GET', maps.suppliers.path.replace(':companyId', String(company))),
    'a table': each('GET', tables.suppliers.path),
  };
}

/** The token of an application that somebody has sent to the company and confirmed. */
async function ownReceipt(company: number): Promise<string> {
  const { rows } = await sql<{ slug: string }>`
    select slug from basvuru_ayarlari where company_id = ${company}`.execute(kept.db.system);
  const post = async (path: string, body: object) => {
    const answer = await fetch(server.address + path, {
      method: 'POST',
      headers: { 'content-type': JSON_TYPE, origin: server.address },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer;
  };
  const { submit, confirm } = applicationForm;
  const sent = await post(submit.path.replace(':slug', rows[0]?.slug ?? ''), writtenApplication());
  const { token } = submit.answers.parse(await sent.json()).data;
  await post(confirm.path, { token, kod: await mailedCode() });
  return token;
}

async function mailedCode(): Promise<string> {
  const mails = join(folder, 'mail');
  for (let tries = 0; tries < 100; tries += 1) {
    for (const name of await readdir(mails).catch(() => [])) {
      const code = /\b\d{6}\b/.exec(await readFile(join(mails, name), 'utf8'))?.[0];
      if (code) return code;
    }
    await sleep(100);
  }
  throw new Error('no code was mailed');
}

/** Reads of the other company's list until the work of others is done. */
async function whileOthers(
  by: Record<'list' | 'table', Record<string, string>>,
  work: Promise<unknown>,
) {
  let running = true;
  const ended = work.finally(() => {
    running = false;
  });
  const times: number[] = [];
  let [refused, heavy, megabytes] = [0, 0, 0];
  const tablesAsked = (async () => {
    while (running) {
      const { status } = await ask(by.table, tables.suppliers.path);
      heavy += 1;
      if (status !== 200) refused += 1;
      await sleep(1000);
    }
  })();
  while (running) {
    const began = performance.now();
    const { status } = await ask(by.list, `${processingActivities.list.path}?limit=100`);
    if (status !== 200) throw new Error(`the list of the other company answered ${status}`);
    times.push(performance.now() - began);
    megabytes = Math.max(megabytes, server.memory());
    await sleep(PAUSE_MS);
  }
  await Promise.all([ended, tablesAsked]);
  const [half, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
  const text = `${times.length} reads, median ${half.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms; ${refused} of ${heavy} heavy calls refused; ${megabytes.toFixed(0)} MB`;
  return { times, p95, refused, megabytes, text };
}

async function ask(headers: Record<string, string>, path: string) {
  const answer = await fetch(server.address + path, { headers });
  await answer.arrayBuffer();
  return answer;
}
