import { EVIDENCE_SECTIONS } from '@emanet/contract/evidence';
import { language } from '@emanet/contract/shared/primitives';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { z } from 'zod';
import { definePlatformJob } from '../../platform/jobs/job.ts';
import { keptKey } from '../../platform/files/rows.ts';
import { writeEvidence, type EvidenceAsked } from './file.ts';

/** Days for which a file can be fetched; the sweeper removes its bytes the night after, its digest stays. */
const FETCHED_DAYS = 30;
/** Files of a company whose bytes are kept at most; older ones could fill the store. */
const FETCHED_FILES = 5;
const PROGRESS_MS = 500;

const payload = z.object({ company_id: z.int(), id: z.int(), dil: language });

/** Data of the job, as the queue holds it; older nodes know it by this name. */
export const evidenceJob = { name: 'archive-company', payload } as const;

type Taken = Readonly<{
  anahtar: string;
  tarih: string | null;
  bolumler: string[];
  departmanlar: number[];
  acik: boolean;
  isteyen: string;
  amac: string | null;
}>;

/** Makes a file that was asked for; an interrupted one starts again. */
export const makeEvidenceJob = (made: Pick<EvidenceAsked, 'parts' | 'nouns' | 'compare'>) =>
  definePlatformJob({
    ...evidenceJob,
    run: async (services, { company_id, id, dil }, { scopeIn }) => {
      const { db, files } = services;
      const taken = await sql<Taken>`
        update sirket_arsivleri set durum = 'suruyor', yapilan = 0
        where id = ${id} and company_id = ${company_id} and durum <> 'hazir'
        returning anahtar, tarih::text as tarih, bolumler, departmanlar, acik, isteyen, amac`.execute(
        db.system,
      );
      const [row] = taken.rows;
      if (!row) return;
      const key = keptKey(company_id, row.anahtar);
      await files.remove(key);
      const hash = createHash('sha256');
      let size = 0;
      let told = 0;
      try {
        const asked = EVIDENCE_SECTIONS.filter((one) => row.bolumler.includes(one));
        const written = await writeEvidence(services, {
          scope: scopeIn(company_id),
          ...made,
          lang: dil,
          // A request of a node of before names no part: it asked for everything.
          sections: asked.length > 0 ? asked : EVIDENCE_SECTIONS,
          departments: row.departmanlar,
          day: row.tarih,
          open: row.acik || asked.length === 0,
          by: row.isteyen,
          reason: row.amac,
          store: (bytes) => {
            async function* counted() {
              for await (const piece of bytes as AsyncIterable<Buffer>) {
                size += piece.length;
                hash.update(piece);
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
        const count = Object.keys(written.digests).length;
        await sql`update sirket_arsivleri set durum = 'hazir', yapilan = toplam, boyut = ${size},
          dosya_sayisi = ${count}, ozet = ${hash.digest('hex')}, zincir = ${written.chain?.son_id ?? null},
          muhur_tarihi = ${written.made}::timestamptz,
          son_tarih = now() + make_interval(days => ${FETCHED_DAYS})
          where company_id = ${company_id} and id = ${id}`.execute(db.system);
        await sql`update sirket_arsivleri set son_tarih = now()
          where company_id = ${company_id} and son_tarih > now() and id not in (
            select id from sirket_arsivleri where company_id = ${company_id} and durum = 'hazir'
            order by id desc limit ${FETCHED_FILES})`.execute(db.system);
      } catch (error) {
        await sql`update sirket_arsivleri set durum = 'olmadi'
          where company_id = ${company_id} and id = ${id}`.execute(db.system);
        throw error;
      }
    },
  });
