import { serverText } from '@emanet/contract/locales/server-texts';
import type { CompanyArchive } from '@emanet/contract/companies';
import type { Language } from '@emanet/contract/shared/primitives';
import { sql } from 'kysely';
import { logChange } from '../../nouns/log.ts';
import { updaterName } from '../../platform/access/actor.ts';
import type { PersonScope } from '../../platform/access/scope.ts';
import { fail } from '../../platform/errors.ts';
import { keptKey } from '../../platform/files/rows.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import type { Services } from '../../platform/services.ts';
import { archiveJob } from '../../records/company/jobs.ts';
import { zipDisposition } from '../../records/excel/sheet-name.ts';

/** Archives that the screen shows. */
const SHOWN = 5;
const COLUMNS = sql`id, isteyen, istek_tarihi, durum, yapilan, toplam, boyut::float8 as boyut, son_tarih`;

/** The newest archives of the company; bytes of an old one are deleted. */
export const listArchives = ({ db }: Services, scope: PersonScope): Promise<CompanyArchive[]> =>
  db.ask(
    scope,
    sql<CompanyArchive>`select ${COLUMNS} from sirket_arsivleri
      where company_id = ${scope.company_id} order by id desc limit ${SHOWN}`,
  );

/** Requests all of the company's data as one zip; one at a time. */
export async function askArchive(
  services: Services,
  scope: PersonScope,
  dil: Language,
): Promise<CompanyArchive> {
  const { db } = services;
  const { actor, company_id } = scope;
  return db.write(scope, async (tx) => {
    await sql`select pg_advisory_xact_lock(400, ${company_id})`.execute(tx);
    const running = await sql`select from sirket_arsivleri where company_id = ${company_id}
      and durum in ('bekliyor', 'suruyor') and istek_tarihi > now() - interval '1 day'`.execute(tx);
    if (running.rows.length > 0) fail('ARCHIVE_RUNNING');
    const found = await sql<CompanyArchive>`
      insert into sirket_arsivleri (company_id, user_id, isteyen)
      values (${company_id}, ${actor.user_id}, ${updaterName(actor)})
      returning ${COLUMNS}`.execute(tx);
    const [made] = found.rows;
    if (!made) throw new Error('an archive that was just asked for is not there');
    await logChange(tx, scope, { tur: 'sirket' }, company_id, {
      islem: 'güncelleme',
      after: { arsiv: made.istek_tarihi },
    });
    await enqueue(tx, archiveJob, { company_id, id: made.id, dil });
    return made;
  });
}

const TITLE = serverText('companies.title');

/** The bytes of an archive that is ready, its size and the header that names it. */
export async function openArchive(
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
