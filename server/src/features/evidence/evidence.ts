import type {
  evidence,
  EvidenceFile,
  EvidenceSection,
  SectionCount,
} from '@emanet/contract/evidence';
import { EVIDENCE_SECTIONS, MASKED_SECTIONS } from '@emanet/contract/evidence';
import { serverText } from '@emanet/contract/locales/server-texts';
import type { Language } from '@emanet/contract/shared/primitives';
import { isPastDay } from '@emanet/contract/shared/time/past-day';
import { sql } from 'kysely';
import type { z } from 'zod';
import { logChange } from '../../nouns/log.ts';
import { updaterName } from '../../platform/access/actor.ts';
import type { PersonScope } from '../../platform/access/scope.ts';
import { fail } from '../../platform/errors.ts';
import { keptKey } from '../../platform/files/rows.ts';
import { once, type OnceKey } from '../../platform/http/idempotency.ts';
import { refuseUnknownDay } from '../../platform/http/named-in-request.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import type { Services } from '../../platform/services.ts';
import type { EvidencePart } from '../../records/evidence/papers.ts';
import { zipDisposition } from '../../records/excel/sheet-name.ts';
import { evidenceJob } from '../../records/evidence/jobs.ts';

const COLUMNS = sql`id, isteyen, istek_tarihi, durum, yapilan, toplam, boyut::float8 as boyut,
  son_tarih, tarih::text as tarih, amac, bolumler, departmanlar, acik, dosya_sayisi, ozet,
  zincir::float8 as zincir, muhur_tarihi`;

/** Evidence files of the company, the newest first; those whose bytes are gone keep their digest. */
export const listEvidence = ({ db }: Services, scope: PersonScope): Promise<EvidenceFile[]> =>
  db.ask(
    scope,
    sql<EvidenceFile>`select ${COLUMNS} from sirket_arsivleri
      where company_id = ${scope.company_id} order by id desc`,
  );

/** Records of each part on the day that is read. */
export async function countSections(
  { db }: Services,
  scope: PersonScope,
  parts: readonly EvidencePart[],
): Promise<SectionCount[]> {
  const counted = EVIDENCE_SECTIONS.flatMap((bolum) => {
    const own = parts.filter(({ section }) => section === bolum);
    return own.length === 0 ? [] : { bolum, count: own.map((one) => one.count(scope)) };
  });
  const found = await db.ask(
    scope,
    sql<SectionCount>`${sql.join(
      counted.map(
        ({ bolum, count }) =>
          sql`select ${bolum}::text as bolum, (${sql.join(count, sql` + `)})::int as sayi`,
      ),
      sql` union all `,
    )}`,
  );
  const of = new Map(found.map((one) => [one.bolum, one]));
  return EVIDENCE_SECTIONS.flatMap((bolum) => of.get(bolum) ?? []);
}

type Asked = z.output<typeof evidence.add.body>;

/** Refuses what a file cannot be: tables of a past day or of departments, names without a reason. */
async function refuseImpossible(
  { db }: Services,
  scope: PersonScope,
  { tarih, bolumler, departmanlar, amac, acik }: Asked,
): Promise<void> {
  const holds = (section: EvidenceSection) => bolumler.includes(section);
  if (holds('makine') && (tarih !== null || departmanlar.length > 0 || !acik))
    fail('EVIDENCE_OF_TODAY');
  const names = MASKED_SECTIONS.some(holds);
  if (acik && names && amac === null) fail('EVIDENCE_NAMES', { fields: { amac: 'required' } });
  if (tarih === null) return;
  if (!isPastDay(tarih)) fail('DAY_INVALID');
  await refuseUnknownDay(db, scope, tarih);
}

/** Requests an evidence file; one at a time. */
export async function askEvidence(
  services: Services,
  scope: PersonScope,
  asked: Asked,
  key: OnceKey | undefined,
): Promise<EvidenceFile> {
  await refuseImpossible(services, scope, asked);
  const { actor, company_id } = scope;
  const { tarih, amac, bolumler, departmanlar, acik, dil } = asked;
  return services.db.write(scope, (tx) =>
    once(tx, scope, key, async () => {
      await sql`select pg_advisory_xact_lock(400, ${company_id})`.execute(tx);
      const running = await sql`select from sirket_arsivleri where company_id = ${company_id}
        and durum in ('bekliyor', 'suruyor') and istek_tarihi > now() - interval '1 day'`.execute(
        tx,
      );
      if (running.rows.length > 0) fail('EVIDENCE_RUNNING');
      const sections = EVIDENCE_SECTIONS.filter((one) => bolumler.includes(one));
      const found = await sql<EvidenceFile>`
        insert into sirket_arsivleri
          (company_id, user_id, isteyen, tarih, amac, bolumler, departmanlar, acik)
        values (${company_id}, ${actor.user_id}, ${updaterName(actor)}, ${tarih}::date, ${amac},
          ${sections}::text[], ${departmanlar}::int[], ${acik})
        returning ${COLUMNS}`.execute(tx);
      const [made] = found.rows;
      if (!made) throw new Error('an evidence file that was just asked for is not there');
      await logChange(tx, scope, { tur: 'sirket' }, company_id, {
        islem: 'güncelleme',
        after: { arsiv: made.istek_tarihi, ...(amac !== null && { arsiv_amaci: amac }) },
      });
      await enqueue(tx, evidenceJob, { company_id, id: made.id, dil });
      return made;
    }),
  );
}

const TITLE = serverText('evidence.title');

/** The bytes of a file that is ready, its size and the header that names it. */
export async function openEvidence(
  { db, files }: Services,
  scope: PersonScope,
  id: number,
  language: Language,
) {
  const { company_id } = scope;
  const [found] = await db.askQuick(
    scope,
    sql<{ anahtar: string; boyut: number }>`
      select anahtar, boyut::float8 as boyut from sirket_arsivleri
      where company_id = ${company_id} and id = ${id} and durum = 'hazir' and son_tarih > now()`,
  );
  if (!found) return fail('NOT_FOUND');
  return {
    content: await files.read(keptKey(company_id, found.anahtar)),
    size: found.boyut,
    name: zipDisposition(TITLE, scope, language),
  };
}
