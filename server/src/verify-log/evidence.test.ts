import { applications } from '@emanet/contract/applications';
import { breaches } from '@emanet/contract/breaches';
import { clocks } from '@emanet/contract/clocks';
import { documents } from '@emanet/contract/documents';
import { filings } from '@emanet/contract/filings';
import { organization } from '@emanet/contract/organization';
import { portfolio } from '@emanet/contract/portfolio';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../test/app.ts';
import { pdf } from '../../test/sample-files.ts';
import { writtenLetter } from '../features/applications/sample.ts';
import { textHouse, type TextHouse } from '../features/texts/texts.fixture.ts';
import { addVideo, invite, open, passAll, watch } from '../features/training/training.fixture.ts';
import { openDb, type Queries } from '../platform/db.ts';
import { scopeOfJob } from '../platform/access/scope.ts';
import { anchorLogs } from '../records/log-anchors.ts';
import { readNoted } from './anchored.ts';
import { verifyLogs } from './logs.ts';
import { MANIPULATIONS } from './manipulations.fixture.ts';
import { replayedNouns } from './nouns.ts';
import { report } from './report.ts';

afterAll(async () => {
  await owned.close();
  await house.app.close();
});

/** A certificate, a filing, a confirmation, an answered application, a breach, a notice, a clock, sign-ins. */
async function fill({ app, company, hr, addActivity, published }: TextHouse) {
  const manager = await app.signInAs({ role: 'yönetici', companies: [company] });
  const today = todayInTurkey();
  await certificate(manager);
  await published([await addActivity('Bordro')]);
  const statuses = [
    await manager.call(filings.add, {
      body: { tarih: today, giren: 'Zeynep Kılıç', gerekce: 'Eksikler görüldü, tamamlanıyor.' },
    }),
    await manager.call(organization.addRepresentatives, {
      body: {
        kisiler: [{ fullname: 'Ece Er', email: `ece-${company}@ornek.test`, department_id: [hr] }],
      },
    }),
    await manager.call(applications.add, { body: writtenLetter({ gelis_gunu: today }) }),
    await manager.call(breaches.add, {
      body: { baslik: 'Yetkisiz erişim', ogrenme: `${today}T00:05` },
    }),
    await manager.call(clocks.add, {
      body: {
        tur: 'kurul_belge',
        ad: 'Kurul yazısı',
        baslangic: `${today}T00:05`,
        baslangic_kaniti: 'Yazı',
      },
    }),
  ];
  for (const { status, text } of statuses) expect([200, 201], text).toContain(status);
  await chargeOf(app, company);
  await proofOfApplication(manager);
  await documentOfTwoVersions(manager);
  const person = await app.makeUser({ companies: [company], departments: [hr] });
  await app.db.write(scopeOfJob({ kind: 'job', job: 'test' }, company), (tx) =>
    sql`insert into envanter_bildirimleri
        (company_id, department_id, bildirim_tarihi, onay, donem, user_id, gonderen,
         e_posta)
      values (${company}, ${hr}, ${today}, false, ${today}, ${person.user_id}, 'Ece Er',
        'x@ornek.test')`.execute(tx),
  );
  await app.db.system
    .insertInto('entry_logs')
    .values(
      [1, 2, 3].map((hours) => ({
        company_id: company,
        email: person.email,
        ip: '192.0.2.1',
        user_agent: 'x',
        sonuc: 'başarılı' as const,
        neden: 'giris',
        tarih: sql<string>`now() - make_interval(hours => ${hours})`,
      })),
    )
    .execute();
}

/** A consultant in charge, with a substitute. */
async function chargeOf(app: TextHouse['app'], company: number): Promise<void> {
  const consultant = await app.makeUser({ companies: [company] });
  const caller = await app.signIn(consultant);
  const vekil = { user_id: consultant.user_id, baslangic: '2026-11-20', bitis: '2026-11-27' };
  const answer = await caller.call(portfolio.charge, {
    body: { company_ids: [company], sorumlu_id: consultant.user_id, vekil },
  });
  expect(answer.body.data.yapilan).toEqual([company]);
}

async function proofOfApplication(manager: Caller): Promise<void> {
  const listed = await manager.call(applications.list);
  const answer = await manager.call(applications.note, {
    params: { id: String(listed.body.data[0]?.id) },
    body: { metin: 'Dilekçenin aslı' },
    file: { name: 'dilekce.pdf', bytes: pdf() },
  });
  expect(answer.status, answer.text).toBe(200);
}

async function documentOfTwoVersions(manager: Caller): Promise<void> {
  const body = { dokuman_ismi: 'Saklama Politikası', dokuman_tur: 'Politika' } as const;
  const file = { name: 'politika.pdf', bytes: pdf() };
  const added = await manager.call(documents.add, { body, file });
  expect(added.status, added.text).toBe(201);
  const { id, surum } = added.body.data;
  const params = { id: String(id) };
  const again = { name: 'politika-2.pdf', bytes: pdf(9000) };
  const changed = await manager.call(documents.update, {
    params,
    body: { ...body, surum },
    file: again,
  });
  expect(changed.status, changed.text).toBe(200);
}

async function certificate(manager: Caller): Promise<void> {
  const { app, company } = house;
  const { id } = await addVideo(manager, 10);
  const { token } = await invite(manager, `kursiyer-${company}@ornek.test`);
  await open(app, token);
  await watch(app, token, id, 10);
  await passAll(app, token);
}

/** An anchor notes settled entries alone and stops at the first that is not, also at one of another suite. */
const settleEntries = () =>
  sql`update entry_logs set tarih = tarih - interval '2 minutes'
    where tarih >= now() - interval '2 minutes'`.execute(house.app.db.system);

const house = await textHouse();
/** The database with the owner's login, with which no rule of the program holds. */
const owned = openDb(house.app.url);
await fill(house);
await settleEntries();
await anchorLogs(house.app.services);

/** Lines of the command about the company, and its exit code. */
async function verified(
  system: Queries = house.app.db.system,
): Promise<{ lines: string[]; code: number }> {
  const { services } = house.app;
  const { noted, problems } = await readNoted(services.files, services.config.SECRET);
  const lines: string[] = [];
  const verdicts = verifyLogs(system, {
    ...{
      nouns: replayedNouns,
      noted,
      library: 34,
      now: services.clock.now(),
      only: house.company,
      secret: services.config.SECRET,
    },
  });
  const code = await report(verdicts, problems, (line) => lines.push(line));
  const own = lines.filter((line) => line.startsWith(`company ${house.company}: BROKEN`));
  return { lines: own, code };
}

it('says nothing about evidence as it was written', async () => {
  expect((await verified()).lines).toEqual([]);
});

/** Ends a manipulation without a trace. */
class Undone extends Error {}

describe('the verifier finds', () => {
  it('each of more than fifty manipulations', () => {
    expect(new Set(MANIPULATIONS.map(([, statement]) => statement)).size).toBeGreaterThanOrEqual(
      50,
    );
  });

  it.each(MANIPULATIONS)('%s', async (_what, statement, line) => {
    const tried = owned.system.transaction().execute(async (tx) => {
      // As whoever owns the database: triggers that refuse or note a change are off.
      await sql`set local role none`.execute(tx);
      for (const [, table = ''] of statement.matchAll(/\b(?:update|into|delete from) (\w+)/g))
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
      if (statement.includes('update change_logs'))
        await sql`alter table change_logs no force row level security`.execute(tx);
      else await sql`set local role emanet_system`.execute(tx);
      const of = CompiledQuery.raw(statement.replaceAll('$1', String(house.company)));
      const done = await tx.executeQuery(of);
      await sql`set local role emanet_system`.execute(tx);
      expect(Number(done.numAffectedRows)).toBeGreaterThan(0);
      const { lines, code } = await verified(tx);
      expect(lines).toContainEqual(expect.stringMatching(line));
      expect(code).toBe(1);
      throw new Undone();
    });
    await expect(tried).rejects.toBeInstanceOf(Undone);
  });
});
