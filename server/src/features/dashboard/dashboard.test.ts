import { actions } from '@emanet/contract/actions';
import { applications } from '@emanet/contract/applications';
import { assets } from '@emanet/contract/assets';
import { changeLogs } from '@emanet/contract/change-logs';
import { clocks } from '@emanet/contract/clocks';
import { dashboard } from '@emanet/contract/dashboard';
import { processingActivities } from '@emanet/contract/processing-activities';
import { publicTransfers } from '@emanet/contract/public-transfers';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { unique } from '../../../test/factories.ts';

/** A Friday; the fifth business day after it is the Friday that follows. */
const TODAY = '2026-11-20';
const clock = testClock();

const read = async (caller: Caller, baslangic?: string) =>
  caller.data(dashboard.read, { query: baslangic ? { baslangic } : {} });

/** A body of a register, whose fields its schema knows only when it runs. */
const record = (values: object): object => values;

const addTransfer = async (caller: Caller, body: object): Promise<number> => {
  return (
    await caller.data(supplierTransfers.add, {
      body: record({ tedarikci_adi: unique('Tedarikçi'), ...body }),
    })
  ).id;
};

clock.moveTo(TODAY);
const app = await appOfFile({}, { clock });
const company = await app.makeCompany();
const hr = await app.makeDepartment(company, 'İnsan Kaynakları');
const informatics = await app.makeDepartment(company, 'Bilgi Teknolojileri');
const administrator = await app.signInAs({ role: 'yönetici', companies: [company] });
const consultant = await app.signInAs({ companies: [company] });
const representative = await app.signInAs({
  companies: [company],
  departments: [hr],
  varlik_sorumlusu: true,
});
const add = (name: string, department_id: number) =>
  administrator.call(processingActivities.add, {
    body: record({ surec_ismi: name, department_id }),
  });
await add('Bordro', hr);
await add('Özlük', hr);
await add('Günlük kaydı', informatics);
await addTransfer(administrator, {
  department_id: hr,
  tedarikci_adi: 'Nimbus Bulut',
  yurt_disi_aktarim: true,
  yurt_disi_mekanizma: 'standart_sozlesme',
  standart_sozlesme_imza_tarihi: TODAY,
});
await addTransfer(administrator, {
  department_id: informatics,
  tedarikci_adi: 'Doruk OSGB',
  sozlesme_var_mi: true,
  sozlesme_bitis_tarihi: '2026-12-02',
});
await addTransfer(administrator, {
  department_id: informatics,
  tedarikci_adi: 'Kervan Bordro',
  veri_isleyen_rolu: 'veri_isleyen',
  son_denetim_tarihi: '2025-11-01',
});
await administrator.call(publicTransfers.add, {
  body: record({ kurum_adi: 'sgk', department_id: informatics }),
});
await administrator.call(assets.add, {
  body: record({
    varlik_ismi: unique('Dolap'),
    department_id: informatics,
    ozel_nitelikli_veri: true,
  }),
});
const act = (aksiyon_ismi: string, risk: 'Yüksek' | 'Düşük', department_id: number, rest = {}) =>
  administrator.call(actions.add, { body: { aksiyon_ismi, risk, department_id, ...rest } });
await act('Sızma bulguları', 'Yüksek', informatics, { son_tarih: '2026-12-04' });
await act('Dolap kilidi', 'Düşük', hr);
await act('Biten iş', 'Yüksek', hr, { durum: true, son_tarih: '2026-12-04' });
await app.db.system
  .insertInto('dokumanlar')
  .values([
    {
      company_id: company,
      dokuman_ismi: 'Çerez metni',
      dokuman_tur: 'Politika',
      gozden_gecirme: '2026-11-10',
    },
    { company_id: company, dokuman_ismi: 'Eski', dokuman_tur: 'Politika', guncel: false },
  ])
  .execute();
const other = await app.makeCompany();
const theirs = await app.makeDepartment(other);
const stranger = await app.signInAs({ role: 'yönetici', companies: [other] });
await addTransfer(stranger, {
  department_id: theirs,
  tedarikci_adi: 'Yabancı Tedarikçi',
  sozlesme_var_mi: true,
  sozlesme_bitis_tarihi: '2026-12-02',
});

describe('a counter', () => {
  it.each([
    ['administrator', () => administrator],
    ['consultant', () => consultant],
    ['representative', () => representative],
  ])('equals the rows that its link opens: %s', async (_, who) => {
    const caller = who();
    const { sayaclar } = await read(caller);
    const rows = async (noun: typeof supplierTransfers) => (await caller.call(noun.list)).body.data;
    const activities = await rows(processingActivities);
    expect(sayaclar.veri_harita).toMatchObject({
      toplam: activities.length,
      dikkat: activities.filter((row) => row.eksiksizlik < 100).length,
    });
    const transfers = await rows(supplierTransfers);
    expect(sayaclar.veri_aktarim).toMatchObject({
      toplam: transfers.length,
      dikkat: transfers.filter((row) => row.yurt_disi_aktarim === true).length,
    });
    const bodies = await rows(publicTransfers);
    expect(sayaclar.diger_aktarim).toMatchObject({
      toplam: bodies.length,
      dikkat: bodies.filter((row) => row.risk === 'Yüksek').length,
    });
    if (caller === representative) expect(sayaclar.varlik_listesi).toBeNull();
    else {
      const owned = await rows(assets);
      expect(sayaclar.varlik_listesi).toMatchObject({
        toplam: owned.length,
        dikkat: owned.filter((row) => row.ozel_nitelikli).length,
      });
    }
  });

  it('counts what there is', async () => {
    const { sayaclar } = await read(administrator);
    expect(sayaclar).toMatchObject({
      veri_harita: { toplam: 3 },
      veri_aktarim: { toplam: 3, dikkat: 1 },
      varlik_listesi: { toplam: 1, dikkat: 1 },
      dokumanlar: { toplam: 1, dikkat: 1 },
    });
    expect((await read(representative)).sayaclar).toMatchObject({
      veri_harita: { toplam: 2 },
      veri_aktarim: { toplam: 1, dikkat: 1 },
      diger_aktarim: { toplam: 0 },
    });
  });

  it('says that nothing goes abroad or is special only where every record answers it', async () => {
    const own = await app.makeCompany();
    const department_id = await app.makeDepartment(own);
    const caller = await app.signInAs({ role: 'yönetici', companies: [own] });
    const open = async () => {
      const { veri_aktarim, varlik_listesi, dokumanlar } = (await read(caller)).sayaclar;
      return [veri_aktarim, varlik_listesi, dokumanlar].map((one) => one?.bilinmeyen);
    };
    const id = await addTransfer(caller, { department_id });
    const asset = await caller.data(assets.add, {
      body: record({ department_id, varlik_ismi: 'Dolap', varlik_turu: 'bordro_yazilimi' }),
    });
    expect(await open()).toEqual([1, 1, 0]);
    await caller.data(supplierTransfers.update, {
      params: { id: String(id) },
      body: record({ yurt_disi_aktarim: false }),
    });
    const keep = (values: object) =>
      caller.data(assets.update, { params: { id: String(asset.id) }, body: record(values) });
    await keep({ ozel_nitelikli_veri: false });
    expect(await open()).toEqual([0, 0, 0]);
    const activity = await caller.data(processingActivities.add, {
      body: record({ department_id, surec_ismi: 'Bülten' }),
    });
    const answer = (values: object) =>
      caller.data(processingActivities.update, {
        params: { id: String(activity.id) },
        body: record(values),
      });
    expect(await open()).toEqual([1, 0, 0]);
    await answer({ yurt_disi_aktarim: true });
    expect(await open()).toEqual([1, 0, 0]);
    await answer({ yurt_disi_aktarim: false });
    await keep({ yurt_disi_mi: true });
    expect(await open()).toEqual([1, 0, 0]);
    await answer({ yurt_disi_aktarim: true, faaliyet_durumu: 'sona_erdi' });
    await keep({ yurt_disi_mi: false });
    expect(await open()).toEqual([0, 0, 0]);
  });

  it('counts open and late applications of the own company, and tells a temsilci none', async () => {
    const companies = [await app.makeCompany()];
    const manager = await app.signInAs({ role: 'yönetici', companies });
    for (const gelis_gunu of ['2026-10-01', TODAY])
      await manager.call(applications.add, {
        body: {
          basvuran_turu: 'kendisi',
          kaynak: 'dilekce',
          gelis_gunu,
          dil: 'tr',
          ad_soyad: 'Pelin Erdem',
          haklar: ['b'],
          talep: `Bilgi istiyorum: ${gelis_gunu}.`,
          cevap_yolu: 'eposta',
          eposta: 'pelin@ornekposta.test',
        },
      });
    expect((await read(manager)).sayaclar.basvurular).toMatchObject({ toplam: 2, dikkat: 1 });
    expect((await read(administrator)).sayaclar.basvurular).toMatchObject({ toplam: 0, dikkat: 0 });
    expect((await read(representative)).sayaclar.basvurular).toBeNull();
  });
});

describe('the open actions', () => {
  it('are counted by department and risk; what is done does not count', async () => {
    const { aksiyonlar, sayaclar } = await read(consultant);
    expect(aksiyonlar.map((one) => [one.department_name, one.Yüksek, one.Orta, one.Düşük])).toEqual(
      [
        ['Bilgi Teknolojileri', 1, 0, 0],
        ['İnsan Kaynakları', 0, 0, 1],
      ],
    );
    expect(sayaclar.aksiyonlar).toMatchObject({ toplam: 2, dikkat: 1 });
  });

  it('have no chart for a representative, and count in the own departments', async () => {
    const { aksiyonlar, sayaclar } = await read(representative);
    expect(aksiyonlar).toEqual([]);
    expect(sayaclar.aksiyonlar).toMatchObject({ toplam: 1, dikkat: 0 });
  });
});

describe('the calendar of due dates', () => {
  it('holds notices, contract ends and audits, statutory ones first', async () => {
    const { yaklasan } = await read(administrator);
    expect(yaklasan.isler.map(({ tur, ad, gun }) => [tur, ad, gun])).toEqual([
      ['standart_sozlesme', 'Nimbus Bulut', '2026-11-27'],
      ['tedarikci_denetimi', 'Kervan Bordro', '2026-11-01'],
      ['dokuman', 'Çerez metni', '2026-11-10'],
      ['sozlesme_bitisi', 'Doruk OSGB', '2026-12-02'],
      ['aksiyon', 'Sızma bulguları', '2026-12-04'],
    ]);
    expect(yaklasan.isler.map((one) => one.department_name)).toEqual([
      'İnsan Kaynakları',
      'Bilgi Teknolojileri',
      null,
      'Bilgi Teknolojileri',
      'Bilgi Teknolojileri',
    ]);
  });

  it('holds for a representative what the own department has to do', async () => {
    const { yaklasan } = await read(representative);
    expect(yaklasan.isler.map(({ ad }) => ad)).toEqual(['Nimbus Bulut', 'Çerez metni']);
  });

  it('tells a representative for information what that person cannot finish', async () => {
    const { yaklasan } = await read(representative);
    expect(yaklasan.isler.map(({ ad, eylem }) => [ad, eylem])).toEqual([
      ['Nimbus Bulut', 'open'],
      ['Çerez metni', 'read'],
    ]);
    expect((await read(administrator)).yaklasan.isler.map(({ eylem }) => eylem)).not.toContain(
      'read',
    );
  });

  it('is not silent about work without a day, without a person or with an open question', async () => {
    const { tarihsiz } = await read(administrator);
    expect(tarihsiz).toMatchObject({
      ...{ tarihsiz_aksiyon: 1, temsilcisiz_departman: 1, sorular: ['verbis_yukumluluk'] },
    });
    expect(tarihsiz.eksik_kayit).toBeGreaterThan(0);
    const own = (await read(representative)).tarihsiz;
    expect([own.tarihsiz_aksiyon, own.temsilcisiz_departman, own.sorular]).toEqual([1, 0, []]);
  });

  it('asks when the duty to register arose once it is known, and stops when the clock runs', async () => {
    const large = await app.makeCompany();
    await sql`update companies set calisan_sayisi = 120, bilanco_toplami = 900000000
      where company_id = ${large}`.execute(app.db.system);
    const manager = await app.signInAs({ role: 'yönetici', companies: [large] });
    const asked = async () => (await read(manager)).tarihsiz.sorular;
    expect(await asked()).toEqual(['verbis_ilk_kayit', 'periyodik_imha']);
    await manager.data(clocks.add, {
      body: { tur: 'verbis_ilk_kayit', ad: 'VERBİS', baslangic: '2026-11-10' },
    });
    expect(await asked()).toEqual([]);
    expect((await read(manager)).yaklasan.isler.map(({ tur, gun }) => [tur, gun])).toEqual([
      ['verbis_ilk_kayit', '2026-12-10'],
    ]);
  });

  it('loses what has been done', async () => {
    const id = await addTransfer(administrator, {
      department_id: hr,
      tedarikci_adi: 'Bildirilen',
      yurt_disi_aktarim: true,
      yurt_disi_mekanizma: 'standart_sozlesme',
      standart_sozlesme_imza_tarihi: TODAY,
    });
    const named = async () =>
      (await read(administrator)).yaklasan.isler.some((one) => one.record_id === id);
    expect(await named()).toBe(true);
    await administrator.call(supplierTransfers.update, {
      params: { id: String(id) },
      body: record({ standart_sozlesme_bildirim_tarihi: TODAY }),
    });
    expect(await named()).toBe(false);
    await administrator.call(supplierTransfers.delete, { params: { id: String(id) } });
  });

  it('can be turned to later weeks', async () => {
    const { yaklasan } = await read(administrator, '2026-12-14');
    expect(yaklasan.baslangic).toBe('2026-12-14');
    expect(yaklasan.isler.map(({ ad }) => ad)).toEqual(['Kervan Bordro', 'Çerez metni']);
  });

  it.each(['yarın', '2026-13-01', ''])('refuses to begin with "%s"', async (baslangic) => {
    const answer = await administrator.call(dashboard.read, { query: { baslangic } });
    expect(answer.status).toBe(400);
  });
});

describe('the changes', () => {
  it('are unread until somebody opens them, and one’s own never are', async () => {
    expect((await read(administrator)).degisiklikler.veri_harita.okunmamis).toBe(0);
    const before = (await read(consultant)).degisiklikler.veri_harita;
    expect(before.okunmamis).toBe(3);
    expect(before.son.map(({ ad, okundu }) => [ad, okundu])).toEqual([
      ['Günlük kaydı', false],
      ['Özlük', false],
      ['Bordro', false],
    ]);
    const listed = (await consultant.call(processingActivities.list)).body.data;
    expect(listed.filter((row) => row.unread_count > 0)).toHaveLength(before.okunmamis);

    await consultant.call(changeLogs.markRead, {
      params: {
        companyId: String(company),
        type: 'veri_harita',
        recordId: String(before.son[0]?.record_id),
      },
    });
    const after = (await read(consultant)).degisiklikler.veri_harita;
    expect(after.okunmamis).toBe(2);
    expect(after.son[0]).toMatchObject({ ad: 'Günlük kaydı', okundu: true });
  });

  it('from before a membership are no news to the person', async () => {
    const newcomer = await app.signInAs({ companies: [company] });
    const { degisiklikler } = await read(newcomer);
    expect(degisiklikler.veri_harita.son.length).toBeGreaterThan(0);
    for (const changes of Object.values(degisiklikler)) {
      expect(changes.okunmamis).toBe(0);
      expect(changes.son.every(({ okundu }) => okundu)).toBe(true);
    }
  });

  it('show each record once, by its newest change, with the fields it changed', async () => {
    const [first] = (await read(administrator)).degisiklikler.veri_harita.son;
    await administrator.call(processingActivities.update, {
      params: { id: String(first?.record_id) },
      body: record({ dosya_ismi: 'Sunucu günlükleri' }),
    });
    const { son } = (await read(administrator)).degisiklikler.veri_harita;
    expect(son.map(({ ad }) => ad)).toEqual(['Günlük kaydı', 'Özlük', 'Bordro']);
    expect(son[0]).toMatchObject({ islem: 'güncelleme', benim: true, alanlar: ['dosya_ismi'] });
  });

  it('name a public body in the language asked for', async () => {
    const answer = await administrator.call(dashboard.read, {
      headers: { 'accept-language': 'en' },
    });
    expect(answer.body.data.degisiklikler.diger_aktarim.son[0]?.ad).toBe(
      'Social Security Institution',
    );
  });

  it('never show another company or another department', async () => {
    for (const caller of [administrator, consultant, representative]) {
      const answer = await caller.call(dashboard.read);
      expect(answer.text).not.toContain('Yabancı');
    }
    const mine = await representative.call(dashboard.read);
    expect(mine.text).not.toMatch(/Günlük|Doruk|Kervan|Sızma|Bilgi Teknolojileri/);
  });
});
