import { actions } from '@emanet/contract/actions';
import { applications } from '@emanet/contract/applications';
import { applicationForm } from '@emanet/contract/applications/form';
import { documents } from '@emanet/contract/documents';
import { filings } from '@emanet/contract/filings';
import { notificationSettings } from '@emanet/contract/notification-settings';
import { processingActivities } from '@emanet/contract/processing-activities';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { texts } from '@emanet/contract/texts';
import { textSettings } from '@emanet/contract/texts/settings';
import { textSignatures } from '@emanet/contract/texts/signatures';
import { training } from '@emanet/contract/training';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobsOfFeatures } from '../src/features.ts';
import { writtenApplication } from '../src/features/applications/form/sample.ts';
import { writtenLetter } from '../src/features/applications/sample.ts';
import { activityBody } from '../src/features/processing-activities/sample.ts';
import { answerAll, invite, open } from '../src/features/training/training.fixture.ts';
import { startEmbedded, type Embedded } from '../src/platform/embedded/embedded-postgres.ts';
import { reachOf } from '../src/platform/jobs/start.ts';
import { migrate } from '../src/platform/migrate.ts';
import { createLog } from '../src/platform/start/log.ts';
import { type Caller, testApp, type TestApp } from './app.ts';
import { testClock } from './clock.ts';
import { openOwner, type Owner } from './owner.ts';

const clock = testClock('2026-11-09T10:00:00+03:00');
const LATER = '2028-01-10T10:00:00+03:00';
let dir: string;
let database: Embedded;
let app: TestApp;
let owner: Owner;
/** The first has the broken row; its job comes before that of the second. */
let broken: number;
let sound: number;

/** Errors of the log; its other lines are not looked at. */
const logged: object[] = [];
const silent = createLog('silent');
const log = Object.assign(Object.create(silent), {
  error: (entry: object) => logged.push(entry),
}) as typeof silent;

// A database of its own: rows of it are broken for every job that meets them.
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'emanet-companies-'));
  database = await startEmbedded({ dataDir: dir, log: silent });
  await migrate(database.url);
  app = await testApp({}, { clock, url: database.url });
  owner = await openOwner(database.url);
  broken = await busyCompany();
  sound = await busyCompany();
  clock.moveTo(LATER);
});
afterAll(async () => {
  await owner.close();
  await app.close();
  await database.stop();
  await rm(dir, { recursive: true, force: true });
});

/** A company in which every job will have something to do. */
async function busyCompany(): Promise<number> {
  const company = await app.makeCompany();
  const department_id = await app.makeDepartment(company);
  const manager = await app.signIn(await app.makeUser({ role: 'yönetici', companies: [company] }));
  await app.makeUser({ role: 'temsilci', companies: [company], departments: [department_id] });
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
    await manager.call(filings.add, { body: { tarih: '2026-11-09', giren: 'Deniz' } }),
    await manager.call(processingActivities.add, { body: activityBody(department_id, 'Yeni') }),
    await manager.call(applications.add, { body: writtenLetter() }),
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
  await answerAll(app, done.token);
  const gone = await invite(manager, `silinen-${company}@ornek.test`);
  await manager.call(training.delete, { params: { id: String(gone.id) } });
  await askToSign(manager, company);
  await owner.ask(`update mail_outbox set state = 'delivered'`);
  return company;
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

type Case = Readonly<{ table: string; served: string; deletes?: true }>;

/** By job: the table it writes, and what its work has done in a company. */
const CASES: Readonly<Record<string, Case>> = {
  'judge-records': {
    table: 'veri_aktarim',
    served: `select from record_health where company_id = $1 and day = '2028-01-10'`,
  },
  'keep-filing-clocks': {
    table: 'verbis_taramalari',
    served: 'select from verbis_taramalari where company_id = $1',
  },
  'remind-of-clocks': {
    table: 'sureler',
    served: 'select from sureler where company_id = $1 and hatirlatilan is not null',
  },
  'snapshot-performance': {
    table: 'performans_gunleri',
    served: 'select from performans_gunleri where company_id = $1',
  },
  'keep-portfolio': {
    table: 'portfoy_ozetleri',
    served: 'select from portfoy_ozetleri where company_id = $1',
  },
  'remind-of-training': {
    table: 'egitim_davetleri',
    served: 'select from egitim_davetleri where company_id = $1 and hatirlatma_sayisi = 1',
  },
  'remind-of-signatures': {
    table: 'metin_imzalari',
    served: 'select from metin_imzalari where company_id = $1 and hatirlatma_sayisi = 1',
  },
  'act-on-stale-texts': {
    table: 'aksiyonlar',
    served: 'select from metinler where company_id = $1 and eskime_aksiyonu_id is not null',
  },
  'renew-training': {
    table: 'egitim_davetleri',
    served: 'select from egitim_davetleri where company_id = $1 and yenilendi',
  },
  'forget-deleted-training': {
    table: 'egitim_davetleri',
    deletes: true,
    served: `select where not exists (
      select from egitim_davetleri where company_id = $1 and silinme_tarihi is not null)`,
  },
  'dispose-of-applications': {
    table: 'basvuru_taslaklari',
    deletes: true,
    served: `select where not exists (select from basvuru_taslaklari where company_id = $1)`,
  },
  'ask-for-confirmations': {
    table: 'envanter_bildirimleri',
    served: 'select from envanter_bildirimleri where company_id = $1',
  },
  'send-action-digests': {
    table: 'aksiyon_ozetleri',
    served: 'select from aksiyon_ozetleri where company_id = $1',
  },
};
/** Scheduled, but one look at all companies, or one at all consultants. */
const OF_ALL_AT_ONCE = ['anchor-logs', 'erase-companies', 'mail-portfolio', 'verify-logs'];

it('is asked of every scheduled job of a company', () => {
  const scheduled = jobsOfFeatures.flatMap(({ name, schedule }) => (schedule ? [name] : []));
  expect(scheduled.toSorted()).toEqual([...Object.keys(CASES), ...OF_ALL_AT_ONCE].toSorted());
});

/** Makes rows of the first company break a rule of their table, as no statement may store them. */
async function breakRows({ table, deletes }: Case): Promise<() => Promise<unknown>> {
  if (!deletes) {
    await owner.ask(
      `alter table ${table} add constraint sound check (company_id <> ${broken}) not valid`,
    );
    return () => owner.ask(`alter table ${table} drop constraint sound`);
  }
  await owner.ask(`create table held (id bigint references ${table} (id))`);
  await owner.ask(`insert into held select id from ${table} where company_id = ${broken}`);
  return () => owner.ask('drop table held');
}

describe.each(Object.entries(CASES))('%s', (name, one) => {
  it('serves the next company when a row of the first is broken, and fails at the end', async () => {
    const job = jobsOfFeatures.find((each) => each.name === name);
    if (!job) throw new Error(`there is no job ${name}`);
    const services = { ...app.services, log };
    const run = () => job.perform(services, {}, reachOf(services, job));
    const served = async (company: number) =>
      ((await owner.ask(one.served, [company])).rowCount ?? 0) > 0;
    expect([await served(broken), await served(sound)]).toEqual([false, false]);

    const mend = await breakRows(one);
    logged.length = 0;
    await expect(run()).rejects.toThrow(`failed in 1 of`);
    expect(logged).toMatchObject([{ company_id: broken, job: name }]);
    expect(logged[0]).toHaveProperty('message');
    expect([await served(broken), await served(sound)]).toEqual([false, true]);

    await mend();
    await run();
    expect(await served(broken)).toBe(true);
  });
});
