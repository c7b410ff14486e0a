import { actions } from '@emanet/contract/actions';
import { applications } from '@emanet/contract/applications';
import { applicationForm } from '@emanet/contract/applications/form';
import { companyEvidence } from '@emanet/contract/companies/evidence';
import { documents } from '@emanet/contract/documents';
import { filings } from '@emanet/contract/filings';
import { notificationSettings } from '@emanet/contract/notification-settings';
import { processingActivities } from '@emanet/contract/processing-activities';
import { questionnaires } from '@emanet/contract/questionnaires';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { texts } from '@emanet/contract/texts';
import { textSettings } from '@emanet/contract/texts/settings';
import { textSignatures } from '@emanet/contract/texts/signatures';
import { training } from '@emanet/contract/training';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { jobsOfFeatures } from '../src/features.ts';
import { writtenApplication } from '../src/features/applications/form/sample.ts';
import { writtenLetter } from '../src/features/applications/sample.ts';
import { activityBody } from '../src/features/processing-activities/sample.ts';
import { invite, open, passAll } from '../src/features/training/training.fixture.ts';
import { insertFile } from '../src/platform/files/rows.ts';
import type { JobReach } from '../src/platform/jobs/job.ts';
import { noted, platformJobs, reachOf } from '../src/platform/jobs/start.ts';
import { createLog } from '../src/platform/start/log.ts';
import { appOfFile, type Caller } from './app.ts';
import { testClock } from './clock.ts';
import { CASES, type Case } from './nodes/job-cases.ts';
import { openOwner } from './owner.ts';

const clock = testClock('2026-11-09T10:00:00+03:00');
const LATER = '2028-01-10T10:00:00+03:00';
const sound: number[] = [];
/** `npm run faults -- poisoned` asks for a thousand. */
const COMPANIES = Number(process.env.COMPANIES ?? 2);
const MINUTES = 60_000 * Math.ceil(COMPANIES / 40);

/** Errors of the log; its other lines are not looked at. */
const logged: object[] = [];
const silent = createLog('silent');
const log = Object.assign(Object.create(silent), {
  error: (entry: object) => logged.push(entry),
}) as typeof silent;

// Its own database has rows that are broken for every job.
const app = await appOfFile({}, { own: true, clock });
const owner = await openOwner(app.url);
/** The first has the broken row; its job comes before that of the others. */
const broken = await busyCompany();
while (sound.length < COMPANIES - 1) sound.push(await busyCompany());
clock.moveTo(LATER);
afterAll(() => owner.close());

/** A company in which every job will have something to do. */
async function busyCompany(): Promise<number> {
  const company = await app.makeCompany();
  const department_id = await app.makeDepartment(company);
  const manager = await app.signInAs({ role: 'yönetici', companies: [company] });
  await app.makeUser({ companies: [company], departments: [department_id] });
  const transfer: object = {
    tedarikci_adi: 'Sağanak Bulut',
    aktarim_sarti: ['k5_2_c_sozlesme'],
    yurt_disi_aktarim: true,
    yurt_disi_mekanizma: 'standart_sozlesme',
    standart_sozlesme_imza_tarihi: '2026-11-09',
    department_id,
  };
  const settings = {
    envanter_uygulama_onay: true,
    envanter_email_onay: true,
    periyodik_sure: 90,
    envanter_baslangic_tarihi: '2026-11-09',
    aksiyon_bildirimi: true,
    aksiyon_periyodik_sure: 1,
  };
  const params = { companyId: String(company) };
  const answers = [
    await manager.call(notificationSettings.update, { params, body: settings }),
    await manager.call(actions.add, {
      body: { aksiyon_ismi: 'Geciken', risk: 'Orta', department_id, son_tarih: '2026-11-10' },
    }),
    await manager.call(documents.add, {
      body: { dokuman_ismi: 'Eski', dokuman_tur: 'Politika', gozden_gecirme: '2026-11-20' },
    }),
    await manager.call(supplierTransfers.add, { body: transfer }),
    await manager.call(processingActivities.add, { body: activityBody(department_id, 'Yeni') }),
    await manager.call(filings.add, {
      body: { tarih: '2026-11-09', giren: 'Deniz', gerekce: 'Eksikler görüldü, tamamlanıyor.' },
    }),
    await manager.call(applications.add, { body: writtenLetter() }),
    await manager.call(companyEvidence.setEvidenceMail, {
      body: { kanit_eposta: `kanit-${company}@ornek.test`, kanit_sikligi: 'gunluk', dil: 'tr' },
    }),
  ];
  for (const { status, text } of answers) expect([200, 201], text).toContain(status);
  const { slug } = (await manager.call(applications.settings)).body.data;
  await app.stranger.call(applicationForm.submit, {
    params: { slug },
    body: writtenApplication({}),
  });
  await invite(manager, `bekleyen-${company}@ornek.test`, { gonder: true });
  const done = await invite(manager, `biten-${company}@ornek.test`);
  await open(app, done.token);
  await passAll(app, done.token);
  const gone = await invite(manager, `silinen-${company}@ornek.test`);
  await manager.call(training.delete, { params: { id: String(gone.id) } });
  await askToSign(manager, company);
  const questionnaire = { department_id, fullname: 'Ece Er', email: `anket-${company}@ornek.test` };
  const sent = await manager.call(questionnaires.send, { body: questionnaire });
  expect(sent.status, sent.text).toBe(201);
  // Its last day is near when the jobs run.
  await owner.ask(`update anketler set son_gun = '2028-01-11' where company_id = $1`, [company]);
  await addOld(company);
  await owner.ask(`update mail_outbox set state = 'delivered'`);
  return company;
}

/** Rows whose time is over: days of performance, an entry log, a released file. */
async function addOld(company: number): Promise<void> {
  await owner.ask(
    `insert into sureler (company_id, tur, kural_surumu, ad, baslangic, sayi, birim, son_an, sorumlu)
      values ($1, 'kurul_belge', 1, 'Devralınan', now(), 15, 'gun', '2030-01-01', 'Ayrılan Kişi')`,
    [company],
  );
  // A monthly series of before its date was kept, which a short month has moved to the 30th.
  await owner.ask(`with first as (
      insert into aksiyonlar (company_id, department_id, aksiyon_ismi, risk, durum, son_tarih, tekrar, guncelleyen)
      select company_id, department_id, 'Kayan', 'Orta', true, '2026-08-31', 'aylik', '' from departments
      where company_id = ${company} limit 1 returning *
    ) insert into aksiyonlar (company_id, department_id, aksiyon_ismi, risk, son_tarih, tekrar, onceki_id, guncelleyen)
      select company_id, department_id, aksiyon_ismi, risk, '2026-09-30', tekrar, id, '' from first`);
  await owner.ask(`insert into performans_gunleri (company_id, gun, department_id, olculer)
    select ${company}, day::date, 1, '{}' from unnest('{2026-11-10,2026-11-11}'::text[]) day`);
  await owner.ask(`insert into entry_logs (company_id, email, ip, user_agent, sonuc, neden, tarih)
    values (${company}, 'a@ornek.test', '', '', 'başarılı', '', '2000-01-01')`);
  const facts = { kind: 'dokuman', name: 'a.pdf', type: 'application/pdf' } as const;
  const id = randomUUID();
  await app.db.system
    .transaction()
    .execute((tx) => insertFile(tx, company, { id, size: 1, sha256: '0'.repeat(64), ...facts }));
  await owner.ask(`update dosyalar set birakilma_tarihi = '2000-01-01' where id = '${id}'`);
}

/** A published text that waits for a signature and rests on a value that is no longer so. */
async function askToSign(manager: Caller, company: number): Promise<void> {
  const added = await manager.call(texts.add, { body: { tur: 'gizlilik_taahhudu' } });
  const { id } = added.body.data;
  const inPath = { params: { id: String(id) } };
  const rule = { renk: null, logo_gorunur: true, eskime_aksiyonu: true };
  const answers = [
    await manager.call(texts.approve, { ...inPath, body: {} }),
    await manager.call(texts.publish, { ...inPath, body: {} }),
    await manager.call(textSettings.save, { body: rule }),
    await manager.call(textSignatures.ask, {
      ...inPath,
      body: { kisiler: [{ fullname: 'Ece Er', email: `imza-${company}@ornek.test` }] },
    }),
  ];
  for (const { status, text } of answers) expect([200, 201], text).toContain(status);
  await owner.ask(`update metin_imzalari set son_gun = '2199-01-01' where company_id = $1`, [
    company,
  ]);
  const source = [company, id, 'companies', company, 'adres', 'a'];
  await owner.ask(
    `insert into metin_kaynaklari (company_id, metin_id, kayit_turu, kayit_id, alan, deger, cumleler)
      values ($1, $2, $3, $4, $5, $6, '{a.1}')
      on conflict (company_id, metin_id, kayit_turu, kayit_id, alan) do update set deger = 'a'`,
    source,
  );
  await owner.ask(
    `insert into metin_degisimleri (company_id, kayit_turu, kayit_id, alan, deger)
      values ($1, 'companies', $1, 'adres', 'b')
      on conflict (company_id, kayit_turu, kayit_id, alan) do update set deger = 'b'`,
    [company],
  );
}

/** Scheduled, but one look at all companies, or one at all consultants; a broken company is in their own tests. */
const OF_ALL_AT_ONCE = [
  ...['anchor-logs', 'copy-anchors', 'erase-accounts', 'mail-portfolio', 'verify-logs'],
];
const jobs = [...jobsOfFeatures, ...platformJobs];

it('is asked of every scheduled job of a company', () => {
  const scheduled = jobs.flatMap(({ name, schedule }) => (schedule ? [name] : []));
  expect(scheduled.toSorted()).toEqual([...Object.keys(CASES), ...OF_ALL_AT_ONCE].toSorted());
});

/** Each company has work of these once, or once a day, or the platform asks by a statement of its own. */
const ASKING_NONE = [
  ...['judge-records', 'snapshot-performance', 'clean-up', 'fold-performance', 'sweep-files'],
  ...['open-copied-answers', 'erase-companies'],
];
const ASKING = Object.keys(CASES).filter((name) => !ASKING_NONE.includes(name));

describe.each(ASKING)('%s, where nothing is to be done', (name) => {
  const job = jobs.find((each) => each.name === name);
  const perform = async (reach: Partial<JobReach>) => {
    if (!job) throw new Error(`there is no job ${name}`);
    const services = { ...app.services, db: app.db, log };
    await job.perform(services, {}, { ...reachOf(services, job), ...reach });
  };

  it('looks into no quiet or suspended company', async () => {
    const quiet = await app.makeCompany();
    const suspend = (at: string | null) =>
      sql`update companies set askida_tarihi = ${at} where company_id = ${broken}`.execute(
        app.db.system,
      );
    await suspend(LATER);
    // Figures of today are kept of it already, and its log, which begins with itself, was read.
    await sql`insert into portfoy_ozetleri (company_id, gun, olculer, aylar, yuksek)
      values (${quiet}, '2028-01-10', '{}', '[]', 0)`.execute(app.db.system);
    await sql`delete from portfoy_notlari where company_id = ${quiet}`.execute(app.db.system);
    await sql`insert into verbis_taramalari (company_id, son_kayit, yukumluluk_gunu)
      select company_id, son_id, '2028-01-10' from change_log_heads where company_id = ${quiet}`.execute(
      app.db.system,
    );
    const named: number[] = [];
    const { companiesBy } = reachOf(app.services, { name });
    await perform({
      companies: () => Promise.reject(new Error('every company was looked at')),
      companiesBy: async (question) => {
        named.push(...(await companiesBy(question)));
        return [];
      },
    });
    await suspend(null);
    expect(named).toEqual(sound);
  });

  it('looks into each company when the question cannot be answered', async () => {
    let asked = 0;
    await perform({
      companiesBy: () => Promise.reject(new Error('a row that cannot be read')),
      companies: async () => {
        asked += 1;
        return [];
      },
    });
    expect(asked).toBe(1);
  });
});

/** Makes rows of the first company break a rule of their table, as no statement may store them. */
async function breakRows({ table, deletes }: Case): Promise<() => Promise<unknown>> {
  if (!deletes) {
    await owner.ask(
      `alter table ${table} add constraint sound check (company_id <> ${broken}) not valid`,
    );
    return () => owner.ask(`alter table ${table} drop constraint sound`);
  }
  // No rule of the table itself forbids to delete a row.
  await owner.ask(`
    create function hold() returns trigger language plpgsql as $$
      begin raise 'a broken row'; end $$;
    create trigger held before delete on ${table} for each row
      when (old.company_id = ${broken}) execute function hold()`);
  return () => owner.ask(`drop trigger held on ${table}; drop function hold()`);
}

describe.each(Object.entries(CASES))('%s', (name, one) => {
  it(
    'serves all others when a row of the first is broken, and fails at the end',
    { timeout: MINUTES },
    async () => {
      const job = jobs.find((each) => each.name === name);
      if (!job) throw new Error(`there is no job ${name}`);
      const services = { ...app.services, db: app.db, log };
      const run = () =>
        noted(services, name, () => job.perform(services, {}, reachOf(services, job)));
      const unserved = async (companies: readonly number[]) => {
        const left: number[] = [];
        for (const company of companies)
          if (((await owner.ask(one.served, [company])).rowCount ?? 0) === 0) left.push(company);
        return left;
      };
      const failedCount = async () => {
        const { rows } = await sql<{ n: number }>`
        select failed_companies as n from job_results where job = ${name}`.execute(app.db.system);
        return rows[0]?.n;
      };
      if (one.begin) await sql.raw(one.begin).execute(app.db.system);
      const all = [broken, ...sound];
      expect(await unserved(all)).toEqual(all);

      const mend = await breakRows(one);
      logged.length = 0;
      const began = performance.now();
      await expect(run()).rejects.toThrow(`failed in 1 of`);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      expect(logged).toMatchObject([{ company_id: broken, job: name }]);
      expect(logged[0]).toHaveProperty('message');
      expect(await unserved(all)).toEqual([broken]);
      expect(await failedCount()).toBe(1);
      if (COMPANIES > 2)
        console.log(
          `${name}: ${sound.length} of ${sound.length} others served in ${seconds} s, 1 counted`,
        );

      await mend();
      await run();
      expect(await unserved([broken])).toEqual([]);
      expect(await failedCount()).toBe(0);
    },
  );
});
