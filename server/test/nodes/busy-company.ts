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
import { expect } from 'vitest';
import { writtenApplication } from '../../src/features/applications/form/sample.ts';
import { writtenLetter } from '../../src/features/applications/sample.ts';
import { activityBody } from '../../src/features/processing-activities/sample.ts';
import { invite, open, passAll } from '../../src/features/training/training.fixture.ts';
import { insertFile } from '../../src/platform/files/rows.ts';
import type { TestApp, Caller } from '../app.ts';
import type { openOwner } from '../owner.ts';

type Owner = Awaited<ReturnType<typeof openOwner>>;

/** A company in which every job will have something to do. */
export async function busyCompany(app: TestApp, owner: Owner): Promise<number> {
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
  await askToSign(owner, manager, company);
  const questionnaire = { department_id, fullname: 'Ece Er', email: `anket-${company}@ornek.test` };
  const sent = await manager.call(questionnaires.send, { body: questionnaire });
  expect(sent.status, sent.text).toBe(201);
  // Its last day is near when the jobs run.
  await owner.ask(`update anketler set son_gun = '2028-01-11' where company_id = $1`, [company]);
  await addOld(app, owner, company);
  await owner.ask(`update mail_outbox set state = 'delivered'`);
  return company;
}

/** Rows whose time is over: days of performance, an entry log, a released file. */
async function addOld(app: TestApp, owner: Owner, company: number): Promise<void> {
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
async function askToSign(owner: Owner, manager: Caller, company: number): Promise<void> {
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
