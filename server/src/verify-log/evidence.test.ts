import { applications } from '@emanet/contract/applications';
import { breaches } from '@emanet/contract/breaches';
import { clocks } from '@emanet/contract/clocks';
import { filings } from '@emanet/contract/filings';
import { organization } from '@emanet/contract/organization';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../test/app.ts';
import { writtenLetter } from '../features/applications/sample.ts';
import { textHouse, type TextHouse } from '../features/texts/texts.fixture.ts';
import { addVideo, answerAll, invite, open, watch } from '../features/training/training.fixture.ts';
import { openDb, type Queries, type WholeDb } from '../platform/db.ts';
import { scopeOfJob } from '../platform/access/scope.ts';
import { anchorLogs } from '../records/log-anchors.ts';
import { readNoted } from './anchored.ts';
import { verifyLogs } from './logs.ts';
import { replayedNouns } from './nouns.ts';
import { report } from './report.ts';

let house: TextHouse;
/** The database with the owner's login, with which no rule of the program holds. */
let owned: WholeDb;

beforeAll(async () => {
  house = await textHouse();
  owned = openDb(house.app.url);
  await fill(house);
  await settleEntries();
  await anchorLogs(house.app.services);
});
afterAll(async () => {
  await owned.close();
  await house.app.close();
});

/** A certificate, a filing, a confirmation, an answered application, a breach, a notice, a clock, sign-ins. */
async function fill({ app, company, hr, addActivity, published }: TextHouse) {
  const manager = await app.signIn(await app.makeUser({ role: 'yönetici', companies: [company] }));
  const today = todayInTurkey();
  await certificate(manager);
  await published([await addActivity('Bordro')]);
  const statuses = [
    await manager.call(filings.add, { body: { tarih: today, giren: 'Zeynep Kılıç' } }),
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
  const person = await app.makeUser({ role: 'temsilci', companies: [company], departments: [hr] });
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

async function certificate(manager: Caller): Promise<void> {
  const { app, company } = house;
  const { id } = await addVideo(manager, 10);
  const { token } = await invite(manager, `kursiyer-${company}@ornek.test`);
  await open(app, token);
  await watch(app, token, id, 10);
  await answerAll(app, token);
}

/** An anchor notes settled entries alone and stops at the first that is not, also at one of another suite. */
const settleEntries = () =>
  sql`update entry_logs set tarih = tarih - interval '2 minutes'
    where tarih >= now() - interval '2 minutes'`.execute(house.app.db.system);

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

/** Statements that change, remove or forge one row of the company, each with the line that names it. */
const MANIPULATIONS: readonly (readonly [what: string, statement: string, line: RegExp])[] = [
  [
    'a certificate of somebody else',
    `update egitim_sertifikalari set fullname = 'x' where company_id = $1`,
    /egitim_sertifikalari \S+ is not as its digest/,
  ],
  [
    'a better certificate',
    'update egitim_sertifikalari set dogru = 0 where company_id = $1',
    /egitim_sertifikalari \S+ is not as its digest/,
  ],
  [
    'a certificate that lasts longer',
    `update egitim_sertifikalari set gecerlilik = '2040-01-01' where company_id = $1`,
    /egitim_sertifikalari \S+ is not as its digest/,
  ],
  [
    'a certificate that went',
    'delete from egitim_sertifikalari where company_id = $1',
    /egitim_sertifikalari \S+ is gone/,
  ],
  [
    'a forged certificate',
    `with made as (insert into egitim_davetleri (company_id, fullname, email, token_muhurlu)
       values ($1, 'x', 'x@ornek.test', '\\x00') returning id)
     insert into egitim_sertifikalari (no, company_id, davet_id, fullname, company_name, tarih,
       gecerlilik, dogru, soru_sayisi, saniye, bolumler)
     select 'XX-1', $1, id, 'x', 'x', '2026-01-01', '2027-01-01', 1, 1, 1, '[]' from made`,
    /egitim_sertifikalari XX-1 has no entry/,
  ],
  [
    'the content of a filing',
    `update verbis_beyanlari set icerik = '{}' where company_id = $1`,
    /verbis_beyanlari \d+ is not as its digest/,
  ],
  [
    'the day of a filing',
    `update verbis_beyanlari set tarih = '2025-01-01' where company_id = $1`,
    /verbis_beyanlari \d+ is not as its digest/,
  ],
  [
    'a filing that went',
    'delete from verbis_beyanlari where company_id = $1',
    /verbis_beyanlari \d+ is gone/,
  ],
  [
    'a forged filing',
    `insert into verbis_beyanlari (company_id, tarih, giren, icerik, user_id, kaydeden)
     values ($1, '2026-01-01', 'x', '{}', 1, 'x')`,
    /verbis_beyanlari \d+ has no entry/,
  ],
  [
    'the day of a confirmation',
    `update envanter_bildirimleri set bildirim_tarihi = '2025-01-01'
     where company_id = $1 and not onay`,
    /envanter_bildirimleri \d+ is not as its digest/,
  ],
  [
    'a confirmation of somebody else',
    `update envanter_bildirimleri set gonderen = 'x' where company_id = $1 and not onay`,
    /envanter_bildirimleri \d+ is not as its digest/,
  ],
  [
    'a confirmation that went',
    'delete from envanter_bildirimleri where company_id = $1 and not onay',
    /envanter_bildirimleri \d+ is gone/,
  ],
  [
    'a forged confirmation',
    `insert into envanter_bildirimleri
       (company_id, department_id, bildirim_tarihi, onay, donem, gonderen, e_posta)
     select $1, department_id, '2026-01-01', false, '2026-01-01', 'x', 'x' from departments
     where company_id = $1 limit 1`,
    /envanter_bildirimleri \d+ has no entry/,
  ],
  [
    'the arrival of an application',
    `update basvurular set gelis_tarihi = gelis_tarihi + interval '5 days' where company_id = $1`,
    /basvurular \d+ is not as its digest/,
  ],
  [
    'the last day of an application',
    `update basvurular set son_gun = son_gun + 5 where company_id = $1`,
    /basvurular \d+ is not as its digest/,
  ],
  [
    'what an application asks for',
    `update basvurular set talep = 'x' where company_id = $1`,
    /basvurular \d+ is not as its digest/,
  ],
  [
    'the applicant',
    `update basvurular set ad_soyad = 'x' where company_id = $1`,
    /basvurular \d+ is not as its digest/,
  ],
  [
    'a forged answer',
    `insert into basvuru_cevaplari (company_id, basvuru_id, sira, sonuc, dil, metin, yol, alici,
       gonderen, gonderme_tarihi)
     select $1, id, 1, 'ret', 'tr', 'x', 'eposta', 'x', 'x', now() from basvurular
     where company_id = $1 limit 1`,
    /basvuru_cevaplari \d+ has no entry/,
  ],
  [
    'the wording of a published text',
    `update metin_surumleri set icerik = '{}' where company_id = $1`,
    /metin_surumleri \d+ is not as its digest/,
  ],
  [
    'the day on which a text was published',
    `update metin_surumleri set yayin_tarihi = '2025-01-01' where company_id = $1`,
    /metin_surumleri \d+ is not as its digest/,
  ],
  [
    'who approved a text',
    `update metin_surumleri set onaylayan = 'x' where company_id = $1`,
    /metin_surumleri \d+ is not as its digest/,
  ],
  [
    'a version of a text that went',
    'delete from metin_surumleri where company_id = $1',
    /metin_surumleri \d+ is gone/,
  ],
  [
    'when a breach became known',
    `update ihlal_olaylari set an = '2025-01-01' where company_id = $1`,
    /ihlal_olaylari \d+ is not as its digest/,
  ],
  [
    'an event of a breach that went',
    'delete from ihlal_olaylari where company_id = $1',
    /ihlal_olaylari \d+ is gone/,
  ],
  [
    'a forged event of a breach',
    `insert into ihlal_olaylari (company_id, ihlal_id, tur, an, guncelleyen)
     select $1, id, 'bildirim', now(), 'x' from veri_ihlalleri where company_id = $1 limit 1`,
    /ihlal_olaylari \d+ has no entry/,
  ],
  [
    'a forged letter of a breach',
    `insert into ihlal_mektuplari
       (company_id, ihlal_id, ad, eposta, konu, metin, gonderme_tarihi, guncelleyen)
     select $1, id, 'x', 'x@ornek.test', 'x', 'x', now(), 'x' from veri_ihlalleri
     where company_id = $1 limit 1`,
    /ihlal_mektuplari \d+ has no entry/,
  ],
  [
    'the name of a breach',
    `update veri_ihlalleri set baslik = 'x' where company_id = $1`,
    /veri_ihlalleri \d+ is not as its entries say \(baslik\)/,
  ],
  [
    'the name of a clock',
    `update sureler set ad = 'x' where company_id = $1 and kayit_turu is null`,
    /sureler \d+ is not as its entries say \(ad\)/,
  ],
  [
    'a clock that went',
    'delete from sureler where company_id = $1 and kayit_turu is null',
    /sureler \d+ is gone/,
  ],
  [
    'the name of a text',
    `update metinler set ad = 'x' where company_id = $1`,
    /metinler \d+ is not as its entries say \(ad\)/,
  ],
  [
    'the state of a text',
    `update metinler set durum = 'taslak' where company_id = $1`,
    /metinler \d+ is not as its entries say \(durum\)/,
  ],
  [
    'the length of a video',
    'update egitim_videolari set sure = 1 where company_id = $1',
    /egitim_videolari \d+ is not as its entries say \(sure\)/,
  ],
  [
    'departments of a representative',
    `delete from memberships m using users u where u.user_id = m.user_id and m.company_id = $1
       and u.fullname = 'Ece Er'`,
    /temsilci \d+ is gone/,
  ],
  [
    'a department more for a representative',
    `with made as (insert into departments (company_id, department_name)
       values ($1, 'Gizli') returning department_id)
     insert into memberships (user_id, company_id, department_id, company_active)
     select u.user_id, $1, made.department_id, true from users u join memberships m using (user_id), made
     where m.company_id = $1 and u.fullname = 'Ece Er'`,
    /temsilci \d+ is not as its entries say \(departments\)/,
  ],
  [
    'an entry log',
    `update entry_logs set ip = '198.51.100.1' where id =
       (select min(id) from entry_logs where company_id = $1 and tarih < now() - interval '30 minutes')`,
    /entry logs \d+ to \d+ are not as an anchor noted them/,
  ],
  [
    'an entry log that went',
    `delete from entry_logs where id = (select max(id) from entry_logs
       where company_id = $1 and tarih < now() - interval '30 minutes')`,
    /entry logs \d+ to \d+ are not as an anchor noted them/,
  ],
];

/** Ends a manipulation without a trace. */
class Undone extends Error {}

describe('the verifier finds', () => {
  it.each(MANIPULATIONS)('%s', async (_what, statement, line) => {
    const tried = owned.system.transaction().execute(async (tx) => {
      // As whoever owns the database: triggers that refuse or note a change are off.
      await sql`set local role none`.execute(tx);
      for (const [, table = ''] of statement.matchAll(/\b(?:update|into|delete from) (\w+)/g))
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
      await sql`set local role emanet_system`.execute(tx);
      const of = CompiledQuery.raw(statement.replaceAll('$1', String(house.company)));
      const done = await tx.executeQuery(of);
      expect(Number(done.numAffectedRows)).toBeGreaterThan(0);
      const { lines, code } = await verified(tx);
      expect(lines).toContainEqual(expect.stringMatching(line));
      expect(code).toBe(1);
      throw new Undone();
    });
    await expect(tried).rejects.toBeInstanceOf(Undone);
  });
});
