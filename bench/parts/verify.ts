// How long the verifier takes over 1,000,000 entries, a tenth of them evidence, and how much memory its
// process comes to: `npm run bench -- --only verify`. Fewer by VERIFY_ENTRIES.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import manifest from '../../package.json' with { type: 'json' };
import { noteEvidence } from '../../server/src/platform/noted.ts';
import { openHouse } from '../house.ts';

const ENTRIES = Number(process.env.VERIFY_ENTRIES ?? 1_000_000);
const COMPANIES = 10;
const TARGET_S = 60;
const TARGET_MB = 200;
const HOUSE = join(import.meta.dirname, '../..');
/** Words of `npm run verify-log` behind `exec node`: a process between would be measured instead. */
const COMMAND = manifest.scripts['verify-log'].split(' ').slice(2);
/** Rows that one statement writes. */
const BATCH = 10_000;

await using house = await openHouse();
const { config, db, databaseUrl, makeCompany, settle } = house;

for (let made = 0; made < COMPANIES; made++) await fill(await makeCompany(), ENTRIES / COMPANIES);
await settle();
const { seconds, mb, code } = await verify();
console.log(
  `${ENTRIES} entries verified in ${seconds.toFixed(1)} s (target ${TARGET_S} s) ` +
    `with ${Math.round(mb)} MB (target ${TARGET_MB} MB), exit code ${code}`,
);
if (code !== 0 || seconds > TARGET_S || mb > TARGET_MB) process.exitCode = 1;

/** Entries of records that are gone as they say, and files, which note their digests themselves. */
async function fill(company: number, entries: number): Promise<void> {
  const files = entries / 10;
  for (let from = 0; from < entries - files; from += BATCH)
    await sql`insert into change_logs
        (company_id, department_id, tur, record_id, islem, aktor_turu, guncelleyen, alanlar)
      select ${company}::int, 0, 'veri_harita', 1000000 + n, 'silme', 'otomatik', 'Ölçüm',
        jsonb_build_array(jsonb_build_object('alan', 'surec_ismi', 'eski', 'Süreç ' || n, 'yeni', null))
      from generate_series(${from + 1}::int, ${Math.min(from + BATCH, entries - files)}::int) n`.execute(
      db.system,
    );
  for (let from = 0; from < files; from += BATCH)
    await db.system.transaction().execute(async (tx) => {
      await noteEvidence(tx);
      await sql`insert into dosyalar (id, company_id, kullanim, ad, tur, boyut, sha256)
        select gen_random_uuid(), ${company}::int, 'dokuman', 'Dosya ' || n || '.pdf',
          'application/pdf', 1, repeat('0', 64)
        from generate_series(${from + 1}::int, ${Math.min(from + BATCH, files)}::int) n`.execute(
        tx,
      );
    });
}

/** Runs the command as a person does. */
async function verify() {
  const began = performance.now();
  const child = spawn(process.execPath, COMMAND, {
    cwd: HOUSE,
    env: {
      ...{ PATH: process.env.PATH, DATABASE_URL: databaseUrl },
      ...{ SECRET: config.SECRET, DATA_DIR: config.DATA_DIR },
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let kb = 0;
  const watch = setInterval(() => {
    kb = Math.max(kb, residentOf(child.pid ?? 0));
  }, 50);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearInterval(watch);
  return { seconds: (performance.now() - began) / 1000, mb: kb / 1024, code };
}

/** The most memory in KB that a process has had; 0 once it has ended. */
function residentOf(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
