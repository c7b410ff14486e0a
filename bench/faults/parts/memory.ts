// `npm run faults -- memory`: ten imports of 20,000 rows, ten exports of as many and an upload of 2 GB at
// the same time, on a node that may hold 1 GB with its page cache and children. It must not be killed, and
// must not keep the others waiting: p95 below 300 ms.
import { request } from 'node:http';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { processingActivities } from '@emanet/contract/processing-activities';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { freePort } from '../../../scripts/free-port.mjs';
import { openSession } from '../../../server/src/features/auth/sessions.ts';
import { factories } from '../../../server/test/factories.ts';
import { fileOf, tableIn } from '../../../server/test/import-life/table.ts';
import { mp4 } from '../../../server/test/sample-files.ts';
import { startApp } from '../../api/servers.ts';
import { openKept } from '../../database.ts';
import { bounded } from '../load/cgroup.ts';
import { othersOf, p95 } from '../load/readers.ts';

const MB = 1024 * 1024;
const COMPANIES = 4;
const DEPARTMENTS = 8;
const ROWS = Number(process.env.ROWS ?? 20_000);
const TIMES = 10;
const UPLOAD_MB = Number(process.env.UPLOAD_MB ?? 2048);
const MOST_CHARACTERS = 24 * MB;
const PIECE_MB = 64;
const MOST_MB = 1024;
const MOST_MS = 300;
const QUIET_MS = 5_000;
const { checkImport, import: importCall, export: exportCall } = processingActivities;

const kept = await openKept({ companies: COMPANIES, records: COMPANIES * ROWS });
const folder = await mkdtemp(join(tmpdir(), 'emanet-memory-'));
// Known before, so that the process begins at once.
const PORT = String(await freePort());
const [starting, bound] = bounded(MOST_MB * MB, () =>
  startApp(kept.url, folder, [], { PORT, RATE_LIMIT: 'on', MAX_VIDEO_MB: String(UPLOAD_MB) }),
);
const node = await starting;
const make = factories(kept.db);
const port = new URL(node.address).port;
try {
  const others = await othersOf(kept.db, node.address, 8);
  const ids = await companies();
  const exporters = await Promise.all(
    Array.from({ length: TIMES }, (_, n) => headersIn(ids[n % ids.length] ?? 0)),
  );
  const importers = await Promise.all(Array.from({ length: TIMES }, newCompany));
  const [first = {}] = exporters;
  const sheet = await sheetOf(first);
  const [, quiet] = await others.during(() => sleep(QUIET_MS));
  console.log(
    `others alone: p95 ${p95(quiet)} ms; memory ${Math.round(node.memory())} MB; ` +
      `${bound ? 'bound by a control group' : 'no control group, so its memory alone is watched'}; sheet of ${ROWS} rows, ${(sheet.length / MB).toFixed(1)} MB`,
  );

  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, watchedMemory())), 100);
  const [done, served] = await others.during(() =>
    Promise.all([
      all('imports', importers, (headers) => importSheet(headers, sheet)),
      all('exports', exporters, async (headers) => (await exported(headers)).length),
      all('uploads', [first], upload),
    ]),
  );
  clearInterval(watch);
  const kills = bound?.kills() ?? 0;
  for (const line of done) console.log(line.text);
  console.log(
    `memory ${Math.round(most)} MB at most (wanted ≤ ${MOST_MB}), ${kills} kills, ` +
      `${node.ended() === null ? 'the node lives' : `THE NODE ENDED: ${node.ended()}`}; ` +
      `others: ${served.failed} of ${served.times.length} failed (wanted 0), p95 ${p95(served)} ms (wanted ≤ ${MOST_MS})`,
  );
  const bad = done.some(({ failed }) => failed > 0) || kills > 0 || most > MOST_MB;
  if (bad || node.ended() !== null || served.failed > 0 || p95(served) > MOST_MS)
    process.exitCode = 1;
} finally {
  await node.stop();
  bound?.lift();
  await kept.close();
  await rm(folder, { recursive: true, force: true });
}

type Headers = Record<string, string>;

/** Megabytes that the node holds; none when it has gone. */
function watchedMemory(): number {
  if (bound) return bound.held();
  return node.ended() === null ? node.memory() : 0;
}

async function companies(): Promise<number[]> {
  const found = await kept.db.system
    .selectFrom('companies')
    .select('company_id')
    .where('company_name', 'like', 'Şirket %')
    .orderBy('company_id')
    .limit(COMPANIES)
    .execute();
  return found.map(({ company_id }) => company_id);
}

async function headersIn(company: number): Promise<Headers> {
  const { user_id } = await make.makeUser({ companies: [company] });
  const token = await openSession(kept.db.system, user_id);
  return { cookie: `emanet-${port}=${token}`, origin: node.address };
}

/** An empty company with the departments that the sheet names. */
async function newCompany(): Promise<Headers> {
  const company = await make.makeCompany();
  for (let n = 1; n <= DEPARTMENTS; n += 1) await make.makeDepartment(company, `Departman ${n}`);
  return headersIn(company);
}

/** Works side by side; how many failed, and the longest of them. */
async function all<T>(
  name: string,
  callers: readonly Headers[],
  work: (headers: Headers) => Promise<T>,
) {
  const began = performance.now();
  const ended = await Promise.allSettled(callers.map(work));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const failed = ended.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  const why = failed.length > 0 ? `: ${failed[0]}` : '';
  const count = `${failed.length} of ${callers.length}`;
  return { failed: failed.length, text: `${name}: ${count} failed (wanted 0)${why}; ${seconds} s` };
}

/** One call without a time limit of its own, unlike fetch. */
async function call(method: string, url: string, headers: object, body: Readable | Buffer) {
  const asking = request(url, { method, headers: { ...headers } });
  const answered = once(asking, 'response');
  await pipeline(Buffer.isBuffer(body) ? Readable.from([body]) : body, asking);
  const [answer] = (await answered) as [import('node:http').IncomingMessage];
  if ((answer.statusCode ?? 500) < 300) return answer;
  throw new Error(`${method} ${url}: ${answer.statusCode} ${await text(answer)}`);
}

async function exported(headers: Headers): Promise<Buffer> {
  const type = { 'content-type': 'application/json' };
  const url = `${node.address}${exportCall.path}`;
  return buffer(await call('POST', url, { ...headers, ...type }, Buffer.from('{}')));
}

/**
 * The sheet of a company that has so many records, as if none of them were known, and without the longest
 * columns: more text than this in one file is refused.
 */
async function sheetOf(headers: Headers): Promise<Buffer> {
  const { titles, rows } = await tableIn(await exported(headers));
  const kept = rows.slice(0, ROWS);
  const lengths = titles.map((_, at) => kept.reduce((sum, row) => sum + lengthOf(row[at]), 0));
  const byLength = titles.map((_, at) => at).slice(1);
  byLength.sort((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0));
  const wanted: number[] = [];
  let characters = 0;
  for (const at of byLength) {
    characters += lengths[at] ?? 0;
    if (characters > MOST_CHARACTERS) break;
    wanted.push(at);
  }
  wanted.sort((a, b) => a - b);
  return fileOf({
    titles: wanted.map((at) => titles[at] ?? ''),
    rows: kept.map((row) => wanted.map((at) => row[at] ?? null)),
  });
}

function lengthOf(cell: unknown): number {
  return typeof cell === 'string' ? cell.length : 0;
}

/** Imports a sheet; what its dry run calls new must be added, most of its rows. */
async function importSheet(headers: Headers, sheet: Buffer): Promise<void> {
  const own = { ...headers, 'content-type': SHEET_TYPE, 'content-length': sheet.length };
  const checked = await call('POST', `${node.address}${checkImport.path}`, own, sheet);
  const { data } = checkImport.answers.parse(JSON.parse(await text(checked)));
  const url = `${node.address}${importCall.path}?plan=${data.plan}`;
  const { eklenenler } = importCall.answers.parse(
    JSON.parse(await text(await call('POST', url, own, sheet))),
  ).data;
  const added = `${eklenenler.length} of ${data.ozet.eklenecek} new rows were added`;
  if (eklenenler.length !== data.ozet.eklenecek || eklenenler.length < ROWS / 2)
    throw new Error(added);
}

/** A film of the largest size, sent in pieces. */
async function upload(headers: Headers): Promise<void> {
  const tus = { ...headers, 'tus-resumable': '1.0.0' };
  const film = mp4(1000);
  const size = UPLOAD_MB * MB;
  const begun = await call(
    'POST',
    `${node.address}/api/uploads`,
    {
      ...tus,
      'content-length': 0,
      'upload-length': size,
      'upload-metadata': `kind ${btoa('video')},filename ${btoa('a.mp4')}`,
    },
    Buffer.alloc(0),
  );
  const url = new URL(begun.headers.location ?? '', node.address).href;
  const zeros = Buffer.alloc(MB);
  for (let offset = 0; offset < size; offset += PIECE_MB * MB) {
    const length = Math.min(PIECE_MB * MB, size - offset);
    function* piece() {
      if (offset === 0) yield film;
      for (let left = length - (offset === 0 ? film.length : 0); left > 0; left -= MB)
        yield zeros.subarray(0, left);
    }
    const answer = await call(
      'PATCH',
      url,
      {
        ...tus,
        'upload-offset': offset,
        'content-type': 'application/offset+octet-stream',
        'content-length': length,
      },
      Readable.from(piece()),
    );
    answer.resume();
  }
}
