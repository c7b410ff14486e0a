import { companies } from '@emanet/contract/companies';
import { dashboard } from '@emanet/contract/dashboard';
import { filings } from '@emanet/contract/filings';
import { processingActivities } from '@emanet/contract/processing-activities';
import { DAY_MS, todayInTurkey } from '@emanet/contract/shared/time/today';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { activityBody } from '../processing-activities/sample.ts';
import { reachOf } from '../../platform/jobs/start.ts';
import { keepFilingClocksJob } from '../clocks/jobs.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const elsewhere = await app.makeCompany();
const department = await app.makeDepartment(company);
const manager = await app.signInAs({ role: 'yönetici', companies: [company] });
const outsider = await app.signInAs({ role: 'yönetici', companies: [elsewhere] });
const representative = await app.signInAs({ companies: [company], departments: [department] });
const held: object = {
  islenen_kisisel_veriler: ['kamera_kaydi'],
  ilgili_kisi: ['ziyaretci'],
  islenme_amaci: ['fiziksel_mekan'],
  saklama_suresi: 'cctv_90',
};
const added = await manager.call(processingActivities.add, {
  body: activityBody(department, 'Kamera ile izleme', { ...held }),
});
const activity = added.body.data.id;

const standing = async (caller = manager) => (await caller.call(filings.standing)).body.data;
const change = (values: object) =>
  manager.call(processingActivities.update, { params: { id: String(activity) }, body: values });
const file = (rest: object = {}, headers: Record<string, string> = {}) =>
  manager.call(filings.add, {
    body: {
      tarih: todayInTurkey(),
      giren: 'Zeynep Kılıç, irtibat kişisi',
      gerekce: 'Eksikler görüldü, tamamlanıyor.',
      ...rest,
    },
    headers,
  });

describe('a filing', () => {
  it('has neither differences nor a last day before the first one', async () => {
    expect(await standing()).toEqual({
      son: null,
      farklar: [],
      ilk_degisiklik: null,
      son_gun: null,
      silindi: null,
    });
  });

  it('keeps the exact content, once per key', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await file({ notu: ' İlk beyan ' }, key);
    expect(first.status, first.text).toBe(201);
    expect(first.body.data).toMatchObject({
      notu: 'İlk beyan',
      kategori_sayisi: 1,
      fark_sayisi: null,
    });
    expect((await file({ notu: ' İlk beyan ' }, key)).body.data.id).toBe(first.body.data.id);
    expect((await manager.call(filings.list)).body.data).toHaveLength(1);
    const { body } = await manager.call(filings.single, {
      params: { id: String(first.body.data.id) },
    });
    expect(body.data.icerik.kategoriler[0]?.saklama.sicil).toEqual(['3 ay']);
  });

  it('is kept once though it is entered twice, until something in it is another', async () => {
    const before = await manager.data(filings.list);
    const again = await file({ notu: 'İlk beyan' });
    expect(again.body.data.id).toBe(before[0]?.id);
    expect(again.body.message).toMatch(/^Hiçbir kayıt değişmedi/);
    expect(await manager.data(filings.list)).toEqual(before);
    expect((await file({ notu: 'Düzeltme' })).body.data.id).not.toBe(before[0]?.id);
  });

  it('is refused where the records hold nothing to notify, so that nothing agrees with nothing', async () => {
    const answer = await outsider.call(filings.add, {
      body: {
        tarih: todayInTurkey(),
        giren: 'Zeynep Kılıç',
        gerekce: 'Eksikler görüldü, tamamlanıyor.',
        hepsi_islendi: true,
      },
    });
    expect([answer.status, answer.body.code]).toEqual([409, 'FILING_EMPTY']);
    expect((await standing(outsider)).son).toBeNull();
  });

  it('is refused for a day to come', async () => {
    const answer = await file({ tarih: '2199-01-01' });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('tarih');
  });

  it('shows what changed since, and the seven days that it takes to tell it', async () => {
    expect(await standing()).toMatchObject({ farklar: [], son_gun: null });
    await change({ saklama_suresi: 'cctv_30' });
    const today = todayInTurkey();
    expect(await standing()).toMatchObject({
      farklar: [
        {
          bolum: 'saklama',
          kategori: 'Fiziksel Mekan Güvenliği',
          eklenen: ['30 gün'],
          cikan: ['3 ay'],
        },
      ],
      ilk_degisiklik: today,
      son_gun: todayInTurkey(Date.now() + 7 * DAY_MS),
    });
  });

  it('stands in the calendar of those who may file until it is told', async () => {
    const due = async (caller: Caller) =>
      (await caller.call(dashboard.read)).body.data.yaklasan.isler.map(({ tur, gun }) => [
        tur,
        gun,
      ]);
    const last = todayInTurkey(Date.now() + 7 * DAY_MS);
    await keepFilingClocksJob.perform(app.services, {}, reachOf(app.services, keepFilingClocksJob));
    expect(await due(manager)).toEqual([['verbis_bildirimi', last]]);
    expect(await due(representative)).toEqual([]);
    expect(await due(outsider)).toEqual([]);
  });

  it('leaves ended activities out, and differs by them', async () => {
    await change({ faaliyet_durumu: 'sona_erdi' });
    const { farklar } = await standing();
    expect(farklar).toEqual([
      { bolum: 'kategoriler', kategori: null, eklenen: [], cikan: ['Fiziksel Mekan Güvenliği'] },
    ]);
    const second = await file();
    expect(second.body.data).toMatchObject({ kategori_sayisi: 0, fark_sayisi: 1 });
    expect((await standing()).farklar).toEqual([]);
    expect((await manager.call(dashboard.read)).body.data.yaklasan.isler).toEqual([]);
  });

  it.each([
    ['pdf', '%PDF'],
    ['xlsx', 'PK'],
  ] as const)('comes as %s', async (bicim, begin) => {
    const [last] = (await manager.call(filings.list)).body.data;
    const answer = await manager.call(filings.export, {
      params: { id: String(last?.id) },
      query: { bicim },
    });
    expect(answer.status).toBe(200);
    expect(answer.text.startsWith(begin)).toBe(true);
  });
});

describe('a filing of an earlier day', () => {
  const ago = (days: number) => todayInTurkey(Date.now() - days * DAY_MS);
  let old: number;
  let keeper: Caller;

  /** A company whose only activity was entered ten days ago. */
  beforeAll(async () => {
    old = await app.makeCompany();
    const place = await app.makeDepartment(old);
    keeper = await app.signInAs({ role: 'yönetici', companies: [old] });
    const added = await sql<{ id: number }>`
      insert into veri_harita (company_id, department_id, surec_ismi, guncelleyen,
        islenen_kisisel_veriler, saklama_suresi, faaliyet_aciklamasi, durum)
      values (${old}, ${place}, 'Kamera', 'x', '{kamera_kaydi}', 'cctv_30', 'Sonra', true)
      returning id`.execute(app.db.system);
    const entry = (islem: string, days: number, alanlar: object[]) =>
      sql`insert into change_logs
        (company_id, department_id, tur, record_id, islem, aktor_turu, guncelleyen, tarih, alanlar)
        values (${old}, ${place}, 'veri_harita', ${added.rows[0]?.id}, ${islem}, 'otomatik', 'x',
          now() - make_interval(days => ${days}), ${JSON.stringify(alanlar)}::jsonb)`.execute(
        app.db.system,
      );
    const field = (alan: string, eski: unknown, yeni: unknown) => ({ alan, eski, yeni });
    await entry('ekleme', 10, [
      field('surec_ismi', null, 'Kamera'),
      field('islenen_kisisel_veriler', null, ['kamera_kaydi']),
      field('saklama_suresi', null, 'cctv_30'),
    ]);
    // A change of a field that the registry is told, by which the notification stayed as it was.
    await entry('güncelleme', 3, [field('durum', null, true)]);
    const later: object = { islenen_kisisel_veriler: ['ad_soyad'], saklama_suresi: 'hukuki_10' };
    const body: object = { ...later, department_id: place, surec_ismi: 'Bugün' };
    const answer = await keeper.call(processingActivities.add, { body });
    expect(answer.status, answer.text).toBe(201);
  });

  const asOf = async (tarih: string) =>
    (await keeper.call(filings.asOf, { query: { tarih } })).body.data;

  it('names what came after and leaves it out', async () => {
    expect(await asOf(ago(5))).toMatchObject({ dahil: [], sonra: 1 });
    expect((await asOf(todayInTurkey())).sonra).toBe(0);
    expect((await asOf(ago(20))).sonra).toBe(1);
    const body = {
      tarih: ago(5),
      giren: 'Zeynep Kılıç',
      gerekce: 'Eksikler görüldü, tamamlanıyor.',
    };
    const { id } = (await keeper.call(filings.add, { body })).body.data;
    const kept = await keeper.call(filings.single, { params: { id: String(id) } });
    expect(kept.body.data.icerik.kategoriler.map(({ kategori }) => kategori)).toEqual([
      'fiziksel_mekan_guvenligi',
    ]);
    expect(kept.body.data.icerik.faaliyet_sayisi).toBe(1);
  });

  it('has its seven days counted from the change that changed the notification', async () => {
    const { farklar, ilk_degisiklik, son_gun } = await standing(keeper);
    expect(farklar).toEqual([
      { bolum: 'kategoriler', kategori: null, eklenen: ['Kimlik'], cikan: [] },
    ]);
    expect([ilk_degisiklik, son_gun]).toEqual([todayInTurkey(), ago(-7)]);
  });

  it('is compared by the identity, too', async () => {
    await keeper.call(filings.add, {
      body: {
        tarih: todayInTurkey(),
        giren: 'Zeynep Kılıç',
        gerekce: 'Eksikler görüldü, tamamlanıyor.',
      },
    });
    expect(await standing(keeper)).toMatchObject({ farklar: [], son_gun: null });
    await keeper.call(companies.update, { body: { irtibat_kisisi: 'Kemal Yurtsever' } });
    expect(await standing(keeper)).toMatchObject({
      farklar: [
        { bolum: 'kimlik', kategori: 'irtibat_kisisi', eklenen: ['Kemal Yurtsever'], cikan: [] },
      ],
      son_gun: ago(-7),
    });
  });

  it('counts another contact person as one difference, whatever of them is another', async () => {
    const first = { irtibat_kisisi: 'Kemal Yurtsever', irtibat_telefon: '0312 555 04 17' };
    await keeper.call(companies.update, { body: first });
    await keeper.call(filings.add, {
      body: {
        tarih: todayInTurkey(),
        giren: 'Zeynep Kılıç',
        gerekce: 'Eksikler görüldü, tamamlanıyor.',
      },
    });
    const next = {
      irtibat_kisisi: 'Ayşe Demir',
      irtibat_tckn: '10000000146',
      irtibat_telefon: '0312 555 04 18',
      irtibat_eposta: 'ayse.demir@ornek.com',
    };
    const stored = await keeper.call(companies.update, { body: next });
    expect(stored.status, stored.text).toBe(200);
    expect(await standing(keeper)).toMatchObject({
      farklar: [
        {
          bolum: 'kimlik',
          kategori: 'irtibat_kisisi',
          eklenen: ['Ayşe Demir', '100 ••• ••• 46', '0312 555 04 18', 'ayse.demir@ornek.com'],
          cikan: ['Kemal Yurtsever', '0312 555 04 17'],
        },
      ],
      ilk_degisiklik: todayInTurkey(),
      son_gun: todayInTurkey(Date.now() + 7 * DAY_MS),
    });
  });

  it('asks for a representative of controllers abroad alone', async () => {
    const body = { yerlesim: 'yurt_disi', temsilci_unvan: 'Demir Hukuk Bürosu' } as const;
    await keeper.call(companies.update, { body });
    const names = async () => (await standing(keeper)).farklar.map(({ kategori }) => kategori);
    expect(await names()).toEqual(['temsilci_unvan', 'irtibat_kisisi']);
    await keeper.call(companies.update, { body: { yerlesim: 'turkiye' } });
    expect(await names()).toEqual(['irtibat_kisisi']);
  });

  it('is owed no longer once the registration is deleted, until there is a new one', async () => {
    const today = todayInTurkey();
    await keeper.call(companies.update, { body: { verbis_silme_tarihi: today } });
    expect(await standing(keeper)).toMatchObject({ farklar: [], son_gun: null, silindi: today });
    await keeper.call(companies.update, { body: { verbis_silme_tarihi: ago(400) } });
    expect(await standing(keeper)).toMatchObject({ silindi: null });
    expect((await standing(keeper)).son_gun).not.toBeNull();
  });
});

describe('filings keep to their company', () => {
  it('shows another company none of them, and representatives nothing', async () => {
    const [last] = (await manager.call(filings.list)).body.data;
    const params = { id: String(last?.id) };
    expect((await outsider.call(filings.list)).body.data).toEqual([]);
    expect((await standing(outsider)).son).toBeNull();
    expect((await outsider.call(filings.single, { params })).status).toBe(404);
    const query = { bicim: 'pdf' } as const;
    expect((await outsider.call(filings.export, { params, query })).status).toBe(404);
    expect((await representative.call(filings.list)).status).toBe(403);
    expect((await representative.call(filings.single, { params })).status).toBe(403);
  });

  it('lets nobody who uses the API change or remove one', async () => {
    const { rows } = await sql<{ may: string[] }>`
      select array(select kind from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) kind
        where has_table_privilege('emanet_app', 'verbis_beyanlari', kind)) as may`.execute(
      app.db.system,
    );
    expect(rows).toEqual([{ may: ['SELECT', 'INSERT'] }]);
  });
});
