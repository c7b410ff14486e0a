import { Readable } from 'node:stream';
import { language } from '@emanet/contract/shared/primitives';
import { sql } from 'kysely';
import { z } from 'zod';
import { definePlatformJob } from '../../platform/jobs/job.ts';
import { keptKey } from '../../platform/files/rows.ts';
import type { Register } from '../register.ts';
import { writeCompanyArchive } from './archive.ts';

/** Hours for which an archive can be fetched; the sweeper removes its bytes the night after. */
const ARCHIVE_HOURS = 24;
const PROGRESS_MS = 500;

const payload = z.object({
  company_id: z.int(),
  id: z.int(),
  dil: language,
});

/** Data of the job, as the queue holds it. */
export const archiveJob = { name: 'archive-company', payload } as const;

/** Makes a requested archive; an interrupted one starts again. */
export const archiveCompanyJob = (registers: readonly Register[]) =>
  definePlatformJob({
    ...archiveJob,
    run: async (services, { company_id, id, dil }, { scopeIn }) => {
      const { db, files } = services;
      const taken = await sql<{ anahtar: string }>`
        update sirket_arsivleri set durum = 'suruyor', yapilan = 0
        where id = ${id} and company_id = ${company_id} and durum <> 'hazir'
        returning anahtar`.execute(db.system);
      const [row] = taken.rows;
      if (!row) return;
      const key = keptKey(company_id, row.anahtar);
      await files.remove(key);
      let size = 0;
      let told = 0;
      try {
        await writeCompanyArchive(services, {
          scope: scopeIn(company_id),
          registers,
          language: dil,
          store: (bytes) => {
            async function* counted() {
              for await (const piece of bytes as AsyncIterable<Buffer>) {
                size += piece.length;
                yield piece;
              }
            }
            return files.write(key, Readable.from(counted(), { objectMode: false }));
          },
          onProgress: async (done, total) => {
            if (performance.now() - told < PROGRESS_MS) return;
            told = performance.now();
            await sql`update sirket_arsivleri set yapilan = ${done}, toplam = ${total}
              where company_id = ${company_id} and id = ${id}`.execute(db.system);
          },
        });
      } catch (error) {
        await sql`update sirket_arsivleri set durum = 'olmadi'
          where company_id = ${company_id} and id = ${id}`.execute(db.system);
        throw error;
      }
      await sql`update sirket_arsivleri set durum = 'hazir', yapilan = toplam, boyut = ${size},
        son_tarih = now() + make_interval(hours => ${ARCHIVE_HOURS})
        where company_id = ${company_id} and id = ${id}`.execute(db.system);
    },
  });
