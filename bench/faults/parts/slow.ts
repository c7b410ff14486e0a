// `npm run faults -- slow`: 100 clients of each slow kind, and 10,000 connections that say nothing, while
// others work. Slow ones must be closed within 15 s; nobody else may fail or wait noticeably longer.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { auth } from '@emanet/contract/auth';
import { documents } from '@emanet/contract/documents';
import { processingActivities } from '@emanet/contract/processing-activities';
import { openSession } from '../../../server/src/features/auth/sessions.ts';
import { factories } from '../../../server/test/factories.ts';
import { pdf } from '../../../server/test/sample-files.ts';
import { startApp } from '../../api/servers.ts';
import { othersOf, p95, type Served } from '../load/readers.ts';
import { closedAfter, openConnections, type SlowWay } from '../load/slow-clients.ts';
import { openGround } from '../../ground.ts';

const CLIENTS = 100;
const IDLE = 10_000;
const MOST_SECONDS = 15;
const LOOKED_SECONDS = 40;
/** Compared with the quiet right before and after; less than this is no waiting. */
const NOTICED_MS = 100;
const MOST_TIMES = 2;
const QUIET_MS = 4_000;
const MB = 1024 * 1024;

await using ground = await openGround();
const { db, folder, url } = ground;
await using node = await startApp(url, folder, [], { RATE_LIMIT: 'on', MAX_DOCUMENT_MB: '40' });
const port = Number(new URL(node.address).port);
const others = await othersOf(db, node.address, 8);
const quiet = async () => (await others.during(() => sleep(QUIET_MS)))[1];
await quiet();
let before = await quiet();
console.log(`others alone: p95 ${p95(before)} ms; memory ${Math.round(node.memory())} MB`);
const judge = async (name: string, figures: string, served: Served, ok: boolean) => {
  const after = await quiet();
  const most = Math.max(NOTICED_MS, MOST_TIMES * Math.max(p95(before), p95(after)));
  console.log(
    `${name}: ${figures}; others: ${served.failed} of ${served.times.length} failed (wanted 0), ` +
      `p95 ${p95(served)} ms (quiet before ${p95(before)}, after ${p95(after)}; wanted ≤ ${most})`,
  );
  before = after;
  if (!ok || served.failed > 0 || p95(served) > most) process.exitCode = 1;
};

for (const [name, way, count = CLIENTS] of await waysOf()) {
  const [seconds, served] = await others.during(() =>
    closedAfter(port, count, way, LOOKED_SECONDS),
  );
  const said = seconds === undefined ? `not after ${LOOKED_SECONDS}` : seconds.toFixed(1);
  await judge(
    `${count} × ${name}`,
    `closed after ${said} s (wanted ≤ ${MOST_SECONDS})`,
    served,
    seconds !== undefined && seconds <= MOST_SECONDS,
  );
}
for (const [name, said] of [
  ['that never asked', ''],
  ['that asked once', `GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`],
] as const) {
  const sockets = await openConnections(port, IDLE);
  let answered = 0;
  for (const socket of sockets)
    if (said)
      socket
        .once('data', () => (answered += 1))
        .resume()
        .write(said);
  // That they stay is measured, not that they asked.
  for (let tries = 0; tries < 60 && said && answered < sockets.length; tries += 1)
    await sleep(1_000);
  await sleep(1_000);
  const open = sockets.filter(({ readyState }) => readyState === 'open').length;
  const memory = Math.round(node.memory());
  const [, served] = await others.during(() => sleep(QUIET_MS));
  for (const socket of sockets) socket.destroy();
  // Their ends take the processor from those who are measured next.
  await sleep(3_000);
  await judge(`${IDLE} connections ${name}`, `${open} open, memory ${memory} MB`, served, open > 0);
}

/** The ways of being slow; those that read an answer slowly have one that no buffer of the system holds. */
async function waysOf(): Promise<[string, SlowWay, number?][]> {
  const make = factories(db);
  const company = await make.makeCompany();
  const { user_id } = await make.makeUser({ companies: [company] });
  const cookie = `emanet-${port}=${await openSession(db.system, user_id)}`;
  const own = { cookie, origin: node.address };
  const kept = await addFile(own);
  const upload = await beginUpload(own);
  const lines = (first: string, headers: Record<string, string | number>) =>
    [
      `${first} HTTP/1.1`,
      'Host: 127.0.0.1',
      ...Object.entries(headers).map(([k, v]) => `${k}: ${v}`),
    ]
      .join('\r\n')
      .concat('\r\n\r\n');
  const json = { 'content-type': 'application/json', 'content-length': 5000 };
  return [
    ['no head', { head: 'G', reads: true }],
    ['head of a letter a second', { head: 'GET / HTTP/1.1\r\nX: ', each: 'x', reads: true }],
    [
      'body that stops',
      {
        head: `${lines(`POST ${processingActivities.add.path}`, { ...own, ...json })}{`,
        reads: true,
      },
    ],
    [
      'body of a letter a second',
      {
        head: `${lines(`POST ${processingActivities.add.path}`, { ...own, ...json })}{`,
        each: ' ',
        reads: true,
      },
    ],
    [
      "stranger's body of a letter a second",
      {
        head: `${lines(`POST ${auth.verifyEmail.path}`, { origin: node.address, ...json })}{`,
        each: ' ',
        reads: true,
      },
    ],
    ['answer that nobody reads', { head: lines(`GET ${kept}`, own), reads: false }, 5],
    [
      'piece of an upload that stops',
      {
        head: `${lines(`PATCH ${upload}`, {
          ...own,
          'tus-resumable': '1.0.0',
          'upload-offset': 0,
          'content-type': 'application/offset+octet-stream',
          'content-length': 10 * MB,
        })}${'x'.repeat(1000)}`,
        reads: true,
      },
      1,
    ],
  ];
}

async function addFile(headers: Record<string, string>): Promise<string> {
  const body = new FormData();
  body.append('dokuman_ismi', `Metin ${randomUUID()}`);
  body.append('dokuman_tur', 'Politika');
  body.append(documents.add.file?.field ?? '', new Blob([Buffer.from(pdf(35 * MB))]), 'a.pdf');
  const answer = await fetch(`${node.address}${documents.add.path}`, {
    method: 'POST',
    headers,
    body,
  });
  const { data } = documents.add.answers.parse(await answer.json());
  return String(data.dokuman_linki);
}

async function beginUpload(headers: Record<string, string>): Promise<string> {
  const answer = await fetch(`${node.address}/api/uploads`, {
    method: 'POST',
    headers: {
      ...headers,
      'tus-resumable': '1.0.0',
      'upload-length': String(10 * MB),
      'upload-metadata': `kind ${btoa('video')},filename YS5tcDQ=`,
    },
  });
  return answer.headers.get('location') ?? '';
}
