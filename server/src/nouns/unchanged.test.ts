import { applications, type ApplicationDraft } from '@emanet/contract/applications';
import { breaches } from '@emanet/contract/breaches';
import { clocks } from '@emanet/contract/clocks';
import { companies } from '@emanet/contract/companies';
import { documents } from '@emanet/contract/documents';
import { notificationSettings } from '@emanet/contract/notification-settings';
import { organization } from '@emanet/contract/organization';
import { processingActivities } from '@emanet/contract/processing-activities';
import { suppliers } from '@emanet/contract/suppliers';
import { account } from '@emanet/contract/auth/account';
import { texts } from '@emanet/contract/texts';
import { sql } from 'kysely';
import { textSettings } from '@emanet/contract/texts/settings';
import { training } from '@emanet/contract/training';
import { videos } from '@emanet/contract/videos';
import { expect, it } from 'vitest';
import { appOfFile } from '../../test/app.ts';
import { testClock } from '../../test/clock.ts';
import { writtenLetter } from '../features/applications/sample.ts';
import { activityBody } from '../features/processing-activities/sample.ts';

const app = await appOfFile({}, { clock: testClock('2026-11-23T09:20:00+03:00') });
const company = await app.makeCompany();
const department = await app.makeDepartment(company);
const officer = await app.makeUser({ role: 'yönetici', companies: [company] });
const manager = await app.signIn(officer);
const colleague = await app.signInAs({ role: 'yönetici', companies: [company] });

const at = (id: number) => ({ params: { id: String(id) } });

type Caller = typeof manager;
type Told = { message?: string; degismedi?: true };
type Answer = Readonly<{ status: number; text: string; body: Told & { data: unknown } }>;
const UNCHANGED = 'Hiçbir kayıt değişmedi: yazılabilen alanlara gönderilen değerler zaten kayıtlı.';

/** Ways to save something, each with values that differ from those before. */
const SAVES: Record<string, () => Promise<(who: Caller) => Promise<Answer>>> = {
  'a supplier': async () => {
    const { id } = await manager.data(suppliers.create, { body: { tedarikci_adi: 'Ilgaz' } });
    const body = { tedarikci_adi: ' Ilgaz  Kargo', telefon: '' };
    return (who) => who.call(suppliers.update, { ...at(id), body });
  },
  'a breach': async () => {
    const { id } = await manager.data(breaches.add, {
      body: { baslik: 'Yetkisiz erişim', ogrenme: '2026-11-20T18:00' },
    });
    const body = { ogrenme: '2026-11-20T17:42', farkeden: ' Burak' };
    return (who) => who.call(breaches.update, { ...at(id), body });
  },
  'a document': async () => {
    const given = { dokuman_ismi: 'Metin', dokuman_tur: 'Politika' } as const;
    const { id } = await manager.data(documents.add, { body: given });
    const body = { ...given, dokuman_ismi: 'Yeni metin', lastupdated: '2026-01-05' };
    return (who) => who.call(documents.update, { ...at(id), body });
  },
  'a session': async () => {
    const given = { konu: 'KVKK', yer: 'Gebze', tarih: '2026-11-20', dakika: 90 };
    const all = { ...given, egitmen: 'Selin Ak', sinav: false };
    const { id } = await manager.data(training.addSession, { body: all });
    const body = { ...all, yer: 'Merkez' };
    return (who) => who.call(training.updateSession, { ...at(id), body });
  },
  'a video': async () => {
    const body = { video_name: 'Bir', video_linki: 'https://video.ornek.test/a.mp4', sure: 60 };
    const { id } = await manager.data(videos.addLink, { body });
    const next = { video_name: 'Yeni ad', metin: 'Anlatılanlar' };
    return (who) => who.call(videos.update, { ...at(id), body: next });
  },
  'a clock': async () => {
    const body = { tur: 'kurul_belge', ad: 'Dosya', baslangic: '2026-11-18' } as const;
    const { id } = await manager.data(clocks.add, { body });
    const next = { baslangic_kaniti: 'Tebligat', sorumlu_id: officer.user_id };
    return (who) => who.call(clocks.update, { ...at(id), body: next });
  },
  'an application': async () => {
    const { id } = await manager.data(applications.add, { body: writtenLetter() });
    const body = { department_id: department, sorumlu_id: officer.user_id };
    return (who) => who.call(applications.update, { ...at(id), body });
  },
  'the draft of an answer': async () => {
    const { id } = await manager.data(applications.add, {
      body: writtenLetter({ talep: 'Başka bir talep' }),
    });
    const words = { metin: 'Metin', dil: 'tr', kontrol: false } as const;
    const body: ApplicationDraft = { ...words, sonuc: 'kabul', ekler: [] };
    return (who) => who.call(applications.draft, { ...at(id), body });
  },
  'a template of answers': async () => {
    const given = { ad: 'Bizim', sonuc: 'ret', metin_tr: 'Hayır', metin_en: 'No' } as const;
    const { kod } = await manager.data(applications.saveTemplate, { body: given });
    const body = { ...given, kod, ad: 'Yeni ad' };
    return (who) => who.call(applications.saveTemplate, { body });
  },
  'questions of the training': async () => {
    const { sorular } = await manager.data(training.questions);
    const body = { sorular: sorular.slice(0, 4), gereken: 2, sorulan: 3 };
    return (who) => who.call(training.saveQuestions, { body });
  },
  'settings of applications': async () => {
    const body = { acik: true, slug: `s-${company}`, saklama_yili: 4, posta_adresi: 'Gebze' };
    return (who) => who.call(applications.saveSettings, { body });
  },
  'settings of texts': async () => {
    const body = { renk: '#1F5F66', logo_gorunur: false, eskime_aksiyonu: true };
    return (who) => who.call(textSettings.save, { body });
  },
  'settings of training': async () => {
    const body = { son_tarih: '2026-12-31', yenileme: 0 as const };
    return (who) => who.call(training.saveSettings, { body });
  },
  'settings of notifications': async () => {
    const params = { companyId: String(company) };
    const body = { periyodik_sure: 30 };
    return (who) => who.call(notificationSettings.update, { params, body });
  },
  'data of the company': async () => {
    const body = { unvan: ' Ilgaz Gıda', irtibat_tckn: '10000000146', bilanco_toplami: 5_000 };
    return (who) => who.call(companies.update, { body });
  },
};

it.each(Object.entries(SAVES))(
  'the same values of %s saved twice raise no version and leave no entry',
  async (_, prepare) => {
    const save = await prepare();
    const first = await save(manager);
    expect(first.status, first.text).toBe(200);
    const entries = await logged();
    const again = await save(colleague);
    expect(again.status, again.text).toBe(200);
    expect(again.body.data).toEqual(first.body.data);
    expect(await logged()).toBe(entries);
    expect([first.body.degismedi, first.body.message]).not.toContain(UNCHANGED);
    if (again.body.message)
      expect([again.body.degismedi, again.body.message]).toEqual([true, UNCHANGED]);
  },
);

/** Acts without a version of their own, each with the sentence that tells of its repetition. */
const ACTS: Record<string, () => Promise<readonly [(n: number) => Promise<Answer>, string]>> = {
  'a bulk edit': async () => {
    const body = activityBody(department, 'Bordro toplu');
    const { id, surum } = await manager.data(processingActivities.add, { body });
    const edit = (n: number) =>
      manager.call(processingActivities.bulkUpdate, {
        body: {
          satirlar: [{ id, surum: surum + n }],
          ...{ alan: 'faaliyet_aciklamasi', islem: 'degistir', deger: 'Yeni' },
        },
        headers: { 'idempotency-key': `bulk-${id}-${n}` },
      });
    return [edit, UNCHANGED];
  },
  'a copy to another company': async () => {
    const body = activityBody(department, 'Bordro kopya');
    const { id } = await manager.data(processingActivities.add, { body });
    const hedef_company_id = await app.makeCompany();
    const hedef = await app.makeDepartment(hedef_company_id);
    const both = await app.signInAs({ companies: [company, hedef_company_id] });
    const copy = () =>
      both.call(processingActivities.copyToCompany, {
        body: { ids: [id], hedef_company_id, departmanlar: [{ kaynak: department, hedef }] },
        headers: { 'x-company-id': String(company) },
      });
    return [copy, 'Hiçbir kayıt kopyalanmadı: hepsi seçtiğiniz şirkette zaten var.'];
  },
  'the name of a department': async () => {
    const id = await app.makeDepartment(company);
    const body = { department_name: 'Sevkiyat' };
    return [() => manager.call(organization.renameDepartment, { ...at(id), body }), UNCHANGED];
  },
  'the marks of a representative': async () => {
    const { user_id } = await app.makeUser({ companies: [company], departments: [department] });
    const body = { egitim_sorumlusu: true };
    return [
      () => manager.call(organization.updateRepresentative, { ...at(user_id), body }),
      UNCHANGED,
    ];
  },
  'the right of a consultant': async () => {
    const { user_id } = await app.makeUser({ companies: [company] });
    const body = { user_id, hak: 'salt_okunur' } as const;
    return [() => manager.call(companies.setConsultant, { body }), UNCHANGED];
  },
};

it.each(Object.entries(ACTS))(
  '%s a second time is answered as what it is: nothing changed',
  async (_, prepare) => {
    const [act, sentence] = await prepare();
    const first = await act(0);
    expect([first.status, first.body.degismedi], first.text).toEqual([200, undefined]);
    const entries = await logged();
    const again = await act(1);
    expect([again.status, again.body.degismedi, again.body.message]).toEqual([200, true, sentence]);
    expect(await logged()).toBe(entries);
  },
);

const logged = async () => {
  const { n } = await app.db.system
    .selectFrom('change_logs')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('company_id', '=', company)
    .executeTakeFirstOrThrow();
  return n;
};

it('a department under its own name stays the version that it is', async () => {
  const rename = (department_name: string) =>
    manager.data(organization.renameDepartment, { ...at(department), body: { department_name } });
  const version = async () =>
    (await manager.data(organization.departmentCounts)).find(
      (one) => one.department_id === department,
    )?.surum;
  await rename('Lojistik');
  const before = await version();
  await rename(' Lojistik ');
  expect(await version()).toBe(before);
});

it('another number of the contact person under the same mask is a change', async () => {
  const save = (irtibat_tckn: string) => manager.data(companies.update, { body: { irtibat_tckn } });
  const first = await save('10000000146');
  const other = await save('10000005646');
  expect(other).toMatchObject({ irtibat_tckn: first.irtibat_tckn, surum: first.surum + 1 });
  expect((await save('')).surum).toBe(first.surum + 2);
  expect((await save('')).surum).toBe(first.surum + 2);
});

it('settings that nobody has decided yet stay so when they are saved as they are', async () => {
  const own = await app.makeCompany();
  const theirs = await app.signInAs({ role: 'yönetici', companies: [own] });
  const usual = { renk: null, logo_gorunur: true, eskime_aksiyonu: false };
  expect((await theirs.data(textSettings.save, { body: usual })).surum).toBe(0);
});

it('a draft of a text that is saved as it is stays the version that it is, and approved', async () => {
  const { id } = await manager.data(texts.add, { body: { tur: 'imha', ad: 'İmha politikası' } });
  const read = () => manager.data(texts.single, at(id));
  const { ad, kapsam, govde, surum } = await read();
  const body = { ad: ` ${ad} `, kapsam, govde: govde ?? undefined, surum };
  const entries = await logged();
  const saved = await manager.data(texts.update, { ...at(id), body });
  expect(saved).toMatchObject({ surum, durum: 'taslak', ad });
  // Taking the draft over changes none of its words either.
  const taken = await colleague.data(texts.update, { ...at(id), body: { devral: true } });
  expect(taken.surum).toBe(surum);
  expect(await logged()).toBe(entries);
  await app.db.system
    .updateTable('metinler')
    .set({ durum: 'onaylandi' })
    .where('company_id', '=', company)
    .where('id', '=', id)
    .execute();
  const again = await colleague.data(texts.update, { ...at(id), body });
  expect(again).toMatchObject({ surum, durum: 'onaylandi' });
  const edited = await colleague.data(texts.update, { ...at(id), body: { ad: 'Başka' } });
  expect(edited).toMatchObject({ surum: surum + 1, durum: 'taslak' });
});

it('questions that are saved as they are shown stay those that come with the product', async () => {
  const own = await app.makeCompany();
  const theirs = await app.signInAs({ role: 'yönetici', companies: [own] });
  const { sorular, gereken, sorulan, surum } = await theirs.data(training.questions);
  const body = { sorular, gereken, sorulan };
  expect((await theirs.data(training.saveQuestions, { body })).surum).toBe(surum);
  expect(
    (await theirs.data(training.saveQuestions, { body: { ...body, sorular: [] } })).surum,
  ).toBe(surum);
});

it('the own name saved again leaves no entry', async () => {
  const count = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from entry_logs
      where user_id = ${officer.user_id} and neden = 'ad_degistirildi'`.execute(app.db.system);
    return rows[0]?.n;
  };
  const save = (fullname: string) => manager.call(account.rename, { body: { fullname } });
  expect((await save('Selin Ak')).status).toBe(200);
  expect(await count()).toBe(1);
  expect((await save(' Selin  Ak')).status).toBe(200);
  expect(await count()).toBe(1);
});
