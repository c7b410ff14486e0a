// Measures an evidence file: `npm run bench -- --only evidence`. One company with 1,000 activities and 300 documents
// of 200 MB, as of now with the names of people and as of yesterday with masked ones. Memory is that of a server
// when it is started with the flags of scripts/server-flags.mjs.
import { randomBytes, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { EVIDENCE_SECTIONS } from '@emanet/contract/evidence';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { evidenceMade } from '../../server/src/evidence-of-features.ts';
import { scopeOfJob } from '../../server/src/platform/access/scope.ts';
import { insertFile, keptKey } from '../../server/src/platform/files/rows.ts';
import { writeEvidence } from '../../server/src/records/evidence/file.ts';
import { asOwner } from '../../server/test/many/findable.ts';
import { companyOfActivities } from '../activities.ts';
import { openHouse } from '../house.ts';

const RECORDS = 1000;
const DOCUMENTS = 300;
const BYTES = Math.floor(200_000_000 / DOCUMENTS);
const TARGET = { seconds: 60, megabytes: 100 } as const;
const MB = 1_000_000;

await using house = await openHouse();
const { company } = await companyOfActivities(house, RECORDS);
for (let made = 0; made < DOCUMENTS; made += 1) {
  const id = randomUUID();
  const bytes = randomBytes(BYTES);
  await house.services.files.write(keptKey(company, id), Readable.from([bytes]));
  await house.db.system.transaction().execute(async (tx) => {
    const facts = { kind: 'dokuman', name: `Belge ${made}.pdf`, type: 'application/pdf' } as const;
    await insertFile(tx, company, { id, size: BYTES, sha256: '0'.repeat(64), ...facts });
    await tx
      .insertInto('dokumanlar')
      .values({
        company_id: company,
        dokuman_ismi: `Belge ${made}`,
        dokuman_tur: 'Politika',
        dosya_id: id,
      })
      .execute();
  });
}
// A past day is one that the log knows.
await asOwner(
  house.databaseUrl,
  `begin;
  alter table change_logs disable trigger user, no force row level security;
  alter table veri_harita disable trigger user, no force row level security;
  update change_logs set tarih = tarih - interval '3 days';
  update veri_harita set olusturma_tarihi = olusturma_tarihi - interval '3 days';
  alter table change_logs enable trigger user, force row level security;
  alter table veri_harita enable trigger user, force row level security;
  commit;`,
);

const forPeople = EVIDENCE_SECTIONS.filter((one) => one !== 'makine');
await measure('now, all parts', { day: null, open: true, sections: EVIDENCE_SECTIONS });
const yesterday = daysAfter(todayInTurkey(), -1);
await measure('yesterday, for people', { day: yesterday, open: false, sections: forPeople });

type Asked = Pick<Parameters<typeof writeEvidence>[1], 'day' | 'open' | 'sections'>;

/** Writes one file, and tells its time and how much memory it took at most beyond what was there. */
async function measure(name: string, asked: Asked): Promise<void> {
  global.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  const path = join(house.config.DATA_DIR, 'evidence.zip');
  const begun = performance.now();
  let size = 0;
  const made = await writeEvidence(house.services, {
    ...evidenceMade,
    ...asked,
    ...{ scope: scopeOfJob({ kind: 'job', job: 'bench' }, company), lang: 'tr', departments: [] },
    ...{ by: 'Ölçüm', reason: 'Ölçüm' },
    store: (bytes) => {
      bytes.on('data', (piece: Buffer) => (size += piece.length));
      return pipeline(bytes, createWriteStream(path));
    },
  });
  clearInterval(watch);
  await rm(path);
  const seconds = (performance.now() - begun) / 1000;
  const megabytes = (most - before) / MB;
  const holds = seconds <= TARGET.seconds && megabytes <= TARGET.megabytes;
  console.log(
    `${holds ? 'good' : 'BAD '} ${name}: ${seconds.toFixed(1)} s (wanted ≤ ${TARGET.seconds}), ` +
      `${megabytes.toFixed(0)} MB more (wanted ≤ ${TARGET.megabytes}), ` +
      `${(size / MB).toFixed(0)} MB in ${Object.keys(made.digests).length} files`,
  );
  if (!holds) process.exitCode = 1;
}
