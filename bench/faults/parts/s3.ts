// `npm run faults -- s3`: a node whose S3 store answers 500 or 403, says nothing, or refuses, while people
// read pages and write records; then files are asked for. Pages and writes may not fail, and calls
// about files must be answered 503 in the caller's language within ten seconds, in pieces too.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { documents } from '@emanet/contract/documents';
import { processingActivities } from '@emanet/contract/processing-activities';
import { openSession } from '../../../server/src/features/auth/sessions.ts';
import { activityBody } from '../../../server/src/features/processing-activities/sample.ts';
import { factories } from '../../../server/test/factories.ts';
import { pdf } from '../../../server/test/sample-files.ts';
import { S3_FAULTS, startFaultyS3 } from '../../../server/test/faults/s3-faults.ts';
import { startApp } from '../../api/servers.ts';
import { openGround } from '../../ground.ts';

const CALLERS = 10;
const FAULT_MS = 15_000;
const MOST_MS = 10_000;

await using ground = await openGround();
const { db, folder, url } = ground;
const s3 = await startFaultyS3();
await using ends = new AsyncDisposableStack();
ends.defer(() => s3.close());
const settings: Record<string, string> = {};
for (const [name, value] of Object.entries(s3.settings)) settings[name] = String(value);
await using node = await startApp(url, folder, [], settings);
const make = factories(db);
const company = await make.makeCompany();
const department = await make.makeDepartment(company);
const { user_id } = await make.makeUser({ companies: [company] });
const cookie = `emanet-${new URL(node.address).port}=${await openSession(db.system, user_id)}`;
for (const fault of S3_FAULTS) await measure(fault, cookie, department);

async function measure(fault: (typeof S3_FAULTS)[number], cookie: string, department: number) {
  const headers = { cookie, origin: node.address, 'accept-language': 'en' };
  const counted = { asked: 0, failed: 0 };
  await s3.become(fault);
  const until = performance.now() + FAULT_MS;
  const caller = async (n: number) => {
    for (let turn = n; performance.now() < until; turn += 1) {
      const answer =
        turn % 4 === 0
          ? add(headers, department)
          : fetch(`${node.address}/api/auth/session`, { headers });
      const ok = await answer.then(({ ok: fine }) => fine).catch(() => false);
      counted.asked += 1;
      if (!ok) counted.failed += 1;
      await sleep(20);
    }
  };
  const others = Array.from({ length: CALLERS }, (_, n) => caller(n));
  const files: string[] = [];
  let longest = 0;
  let wrong = 0;
  for (let turn = 0; turn < 4; turn += 1) {
    const began = performance.now();
    const answer = await (turn % 2 === 0 ? addFile(headers) : beginUpload(headers));
    longest = Math.max(longest, performance.now() - began);
    const text = await answer.text();
    files.push(String(answer.status));
    if (answer.status !== 503 || !/try again shortly/.test(text)) wrong += 1;
  }
  const { status } = await fetch(`${node.address}/api/ready`);
  await Promise.all(others);
  await s3.become('none');
  await sleep(3_000);
  const after = (await addFile(headers)).status;
  console.log(
    `${fault}: ${counted.failed} of ${counted.asked} calls without files failed (wanted 0), ready ${status}; ` +
      `files ${files.join(' ')}, ${wrong} not as wanted, ${(longest / 1000).toFixed(1)} s at most (wanted ≤ 10); ` +
      `well again: ${after}`,
  );
  if (counted.failed > 0 || wrong > 0 || longest > MOST_MS || status !== 200 || after >= 300)
    process.exitCode = 1;
}

function add(headers: Record<string, string>, department: number): Promise<Response> {
  return fetch(`${node.address}${processingActivities.add.path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(activityBody(department, `Süreç ${randomUUID()}`)),
  });
}

function addFile(headers: Record<string, string>): Promise<Response> {
  const body = new FormData();
  body.append('dokuman_ismi', `Metin ${randomUUID()}`);
  body.append('dokuman_tur', 'Politika');
  body.append(documents.add.file?.field ?? '', new Blob([Buffer.from(pdf(7000))]), 'a.pdf');
  return fetch(`${node.address}${documents.add.path}`, { method: 'POST', headers, body });
}

function beginUpload(headers: Record<string, string>): Promise<Response> {
  return fetch(`${node.address}/api/uploads`, {
    method: 'POST',
    headers: {
      ...headers,
      'tus-resumable': '1.0.0',
      'upload-length': '5000',
      'upload-metadata': `kind ${btoa('video')},filename YS5tcDQ=`,
    },
  });
}
