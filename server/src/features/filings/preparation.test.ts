import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { assets } from '@emanet/contract/assets';
import { filings } from '@emanet/contract/filings';
import { processingActivities } from '@emanet/contract/processing-activities';
import type { Values } from '@emanet/contract/records/fields';
import { tables } from '@emanet/contract/tables';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appOfFile, topicOf } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { reachOf } from '../../platform/jobs/start.ts';
import { activityBody } from '../processing-activities/sample.ts';
import { keepFilingClocksJob, remindOfClocksJob } from '../clocks/jobs.ts';

const clock = testClock();

async function addActivity(surec_ismi: string, islenen_kisisel_veriler: string[], period: string) {
  const values: object = {
    islenen_kisisel_veriler,
    ilgili_kisi: ['ziyaretci'],
    islenme_amaci: ['fiziksel_mekan'],
    saklama_suresi: period,
  };
  return (
    await manager.data(processingActivities.add, {
      body: activityBody(department, surec_ismi, { ...values }),
    })
  ).id;
}

const assetOf = (varlik_ismi: string, alinan_tedbirler: string[]): Values => ({
  department_id: department,
  varlik_ismi,
  alinan_tedbirler,
  sifreleme_var_mi: true,
});

const app = await appOfFile({}, { clock, own: true });
const company = await app.makeCompany();
const elsewhere = await app.makeCompany();
const department = await app.makeDepartment(company);
const person = await app.makeUser({ role: 'yönetici', companies: [company] });
const managerMail = person.email;
const manager = await app.signIn(person);
const outsider = await app.signInAs({ role: 'yönetici', companies: [elsewhere] });
const activity = await addActivity('Kamera ile izleme', ['kamera_kaydi'], 'cctv_90');
await manager.call(assets.add, {
  body: assetOf('Kayıt cihazı', ['anti_virus']),
});

const setPeriod = (values: Values) =>
  manager.call(processingActivities.update, {
    params: { id: String(activity) },
    body: values,
  });
const prepared = async (who = manager) => (await who.call(filings.preparation)).body.data;
const measure = async (kod: string) => (await prepared()).tedbirler.find((one) => one.kod === kod);
const decide = (kod: string, body: object) =>
  manager.call(filings.measure, { params: { kod }, body: { durum: 'onayli', ...body } });
const notified = async () => (await manager.call(tables.notification)).body.data;

describe('measures of the company', () => {
  it('are 40 and "Diğer", proposed from records and not notified before', async () => {
    const { tedbirler } = await prepared();
    expect(tedbirler).toHaveLength(41);
    const proposed = tedbirler.filter(({ durum }) => durum === 'oneri');
    expect(proposed.map(({ kod, dayanaklar }) => [kod, dayanaklar])).toEqual([
      ['anti_virus', [{ tur: 'varlik', adlar: ['Kayıt cihazı'], sayi: 1 }]],
      ['sifreleme', [{ tur: 'varlik', adlar: ['Kayıt cihazı'], sayi: 1 }]],
    ]);
    expect((await notified()).tedbirler).toEqual({ teknik: [], idari: [] });
  });

  it('are found in a contract as its provisions, and not as an undertaking of staff', async () => {
    await sql`
      with kept as (
        insert into dokumanlar (company_id, dokuman_ismi, dokuman_tur, guncel, lastupdated, guncelleyen)
        values (${company}, 'Bulut sözleşmesi', 'Taahhütname', true, '2026-06-01', 'Deneme')
        returning id)
      insert into metinler (company_id, tur, ad, kisa_ad, kapsam, govde, sablon_surumu, dokuman_id)
      select ${company}, 'veri_isleyen', 'Bulut sözleşmesi', 'bulut', '{}', '{}', 1, id from kept`.execute(
      app.db.system,
    );
    expect((await measure('gizlilik_taahhutnameleri'))?.durum).toBe('yok');
    expect(await measure('sozlesme_guvenlik_hukmu')).toMatchObject({
      durum: 'oneri',
      dayanaklar: [{ tur: 'dokuman', adlar: ['Bulut sözleşmesi'], sayi: 1 }],
    });
    await sql`delete from metinler where company_id = ${company}`.execute(app.db.system);
    await sql`delete from dokumanlar where company_id = ${company}`.execute(app.db.system);
  });

  it('count once a person confirms them, with evidence', async () => {
    const answer = await decide('anti_virus', { kanit: ' Lisans sözleşmesi ' });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toMatchObject({ durum: 'onayli', kanit: 'Lisans sözleşmesi' });
    expect((await notified()).tedbirler.teknik.map(({ kod }) => kod)).toEqual(['anti_virus']);
  });

  it('stay away once dismissed, until their grounds change', async () => {
    await decide('sifreleme', { durum: 'reddedildi' });
    expect((await measure('sifreleme'))?.durum).toBe('reddedildi');
    await manager.call(assets.add, {
      body: assetOf('Yedek diski', []),
    });
    expect(await measure('sifreleme')).toMatchObject({ durum: 'oneri', kaydeden: null });
  });

  it('say when nothing bears them any longer', async () => {
    await decide('sifreleme', {});
    expect((await measure('sifreleme'))?.dayanak_kalmadi).toBe(false);
    await sql`update varlik_listesi set sifreleme_var_mi = false
      where company_id = ${company}`.execute(app.db.system);
    expect((await measure('sifreleme'))?.dayanak_kalmadi).toBe(true);
    await decide('sifreleme', { durum: 'yok' });
    expect((await measure('sifreleme'))?.durum).toBe('yok');
  });

  it('need a wording as "Diğer", and are none that the registry does not offer', async () => {
    expect((await decide('diger_tedbir', {})).status).toBe(400);
    expect((await decide('diger_tedbir', { aciklama: 'Temiz masa' })).status).toBe(200);
    expect((await notified()).tedbirler.idari.map(({ ad }) => ad)).toEqual(['Diğer: Temiz masa']);
    expect((await decide('rehber_envanter', {})).status).toBe(404);
    expect((await decide('anti_virus', { dokuman_id: 999_999 })).status).toBe(400);
  });

  it('leave a trace that nobody who uses the API changes', async () => {
    const { rows } = await sql<{ count: number; may: string[] }>`
      select (select count(*)::int from change_logs
          where company_id = ${company} and tur = 'verbis_tedbirleri') as count,
        array(select kind from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) kind
          where has_table_privilege('emanet_app', 'change_logs', kind)) as may`.execute(
      app.db.system,
    );
    expect(rows).toEqual([{ count: 5, may: ['SELECT', 'INSERT'] }]);
  });
});

describe('rows to be entered in the registry', () => {
  const rowOf = async (bolum: string) =>
    (await prepared()).satirlar.find((one) => one.bolum === bolum && one.satir !== 'anti_virus');

  it('are ticked for all who file, as long as their content stays the same', async () => {
    const row = await rowOf('saklama');
    expect(row).toMatchObject({ degerler: ['3 ay'], onceki: null, isaret: null });
    const { bolum, satir, imza } = row ?? { bolum: 'saklama', satir: '', imza: '' };
    const tick = (islendi: boolean) =>
      manager.call(filings.tick, { body: { islendi, satirlar: [{ bolum, satir, imza }] } });
    await tick(true);
    expect((await rowOf('saklama'))?.isaret).not.toBeNull();
    await tick(false);
    expect((await rowOf('saklama'))?.isaret).toBeNull();
    await tick(true);
    await setPeriod({ saklama_suresi: 'cctv_30' });
    expect(await rowOf('saklama')).toMatchObject({ degerler: ['30 gün'], isaret: null });
  });

  it('are all ticked with a filing if it says so, and show what they said before', async () => {
    await manager.call(filings.add, {
      body: {
        tarih: todayInTurkey(),
        giren: 'Zeynep Kılıç',
        gerekce: 'Eksikler görüldü, tamamlanıyor.',
        hepsi_islendi: true,
      },
    });
    expect((await prepared()).satirlar.filter(({ isaret }) => !isaret)).toEqual([]);
    await setPeriod({ saklama_suresi: 'cctv_90' });
    expect(await rowOf('saklama')).toMatchObject({
      degerler: ['3 ay'],
      onceki: ['30 gün'],
      isaret: null,
    });
  });

  it('keep to their company', async () => {
    const other = await prepared(outsider);
    expect(other.satirlar).toEqual([]);
    expect(other.tedbirler.filter(({ durum }) => durum !== 'yok')).toEqual([]);
  });
});

describe('periods that cannot be compared', () => {
  it('are chosen among by a person, until they change', async () => {
    await addActivity('Özlük dosyası', ['ad_soyad'], 'is_iliskisi_10');
    await addActivity('Muayene', ['ad_soyad'], '15 yıl');
    const retention = async () =>
      (await notified()).kategoriler.find(({ kategori }) => kategori === 'kimlik');
    const before = await retention();
    expect(before?.saklama.secenekler).toHaveLength(2);
    expect(before?.eksikler.map(({ kod }) => kod)).toContain('sure_karsilastirilamiyor');
    const choose = (secim: string) =>
      manager.call(filings.period, { body: { kategori: 'kimlik', secim } });
    expect((await choose('cctv_30')).status).toBe(400);
    expect((await choose('15 yıl')).status).toBe(200);
    const after = await retention();
    expect(after?.saklama).toMatchObject({
      sicil: ['15 yıl'],
      secilen: '15 yıl',
      belirleyen: { surec_ismi: 'Muayene', sayi: 1 },
    });
    expect(after?.eksikler.map(({ kod }) => kod)).not.toContain('sure_karsilastirilamiyor');
    await addActivity('Uzun muayene', ['ad_soyad'], '20 yıl');
    expect((await retention())?.saklama.secilen).toBeNull();
  });
});

it('keeps the answers of the exemption test, of known kinds alone', async () => {
  const body = { ana_faaliyet_ozel: true, bilanco_yok: true, istisna: 'avukat' };
  expect((await manager.call(filings.duty, { body })).status).toBe(200);
  expect((await prepared()).muafiyet).toMatchObject(body);
  const fewer = { ana_faaliyet_ozel: true, istisna: 'avukat' };
  expect((await manager.call(filings.duty, { body: fewer })).status).toBe(200);
  expect((await prepared()).muafiyet).toMatchObject({ ...fewer, bilanco_yok: true });
  const unknown = { ...body, istisna: 'bakkal' };
  expect((await manager.call(filings.duty, { body: unknown })).status).toBe(400);
});

it('reminds once of each stage until the changes are filed', async () => {
  const run = async () => {
    for (const job of [keepFilingClocksJob, remindOfClocksJob])
      await job.perform(app.services, {}, reachOf(app.services, job));
  };
  const subjects = async () => (await app.mailsTo(managerMail)).map(topicOf);
  await run();
  expect(await subjects()).toEqual([]);
  clock.moveBy({ days: 4 });
  await run();
  await run();
  clock.moveBy({ days: 4 });
  await run();
  expect((await subjects()).toSorted()).toEqual(['VERBİS, 1 gün gecikti', 'VERBİS, 3 gün kaldı']);
  const [mail] = await app.mailsTo(managerMail);
  expect(mail?.subject).toMatch(/ · Şirket-/);
  expect(mail?.text).toContain(`/tablolar?gorunum=verbis&sirket=${company}\n`);
});
