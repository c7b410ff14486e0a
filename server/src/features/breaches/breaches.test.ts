import { actions } from '@emanet/contract/actions';
import { assets } from '@emanet/contract/assets';
import { breaches } from '@emanet/contract/breaches';
import { changeLogs } from '@emanet/contract/change-logs';
import { files } from '@emanet/contract/files';
import { processingActivities } from '@emanet/contract/processing-activities';
import { suppliers } from '@emanet/contract/suppliers';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { unique } from '../../../test/factories.ts';
import { pdf } from '../../../test/sample-files.ts';
import { scopeOf } from '../../platform/access/scope.ts';
import { verifyChain } from '../../verify-log/verify.ts';
import { authenticate } from '../auth/actor.ts';
import { openSession } from '../auth/sessions.ts';
import { activityBody } from '../processing-activities/sample.ts';
import { supplierTransferBody } from '../supplier-transfers/sample.ts';
import { breachHouse } from './breaches.fixture.ts';

const house = await breachHouse();
const { at, record, stage, decide, clockOf } = house;

const representative = await house.app.signInAs({
  companies: [house.company],
  departments: [house.department],
});

const LATE =
  '72 saat geçtikten sonra yapılan bildirimde gecikmenin nedeni yazılır (Kurul kararı 2019/10).';
describe('the seventy-two hours', () => {
  it('of a breach known on Friday 20.11.2026 at 18:00 end on Monday 23.11. at 18:00, weekend or not', async () => {
    const { id, son_an, ihlal_no } = await record();
    expect(ihlal_no).toMatch(/^2026\/\d{2}$/);
    expect(Date.parse(son_an)).toBe(Date.parse('2026-11-23T18:00:00+03:00'));
    expect(Date.parse((await clockOf(id))?.son_an ?? '')).toBe(Date.parse(son_an));
  });

  it('move to the minute with the instant at which it was known', async () => {
    const { id, surum } = await record();
    const body = { ogrenme: '2026-11-20T17:42', surum };
    expect((await house.manager.call(breaches.update, { ...at(id), body })).status).toBe(200);
    expect(Date.parse((await clockOf(id))?.son_an ?? '')).toBe(
      Date.parse('2026-11-23T17:42:00+03:00'),
    );
  });

  it('may begin at the very instant of the incident', async () => {
    const { id, surum } = await record();
    const body = { olay_baslangici: '2026-11-20T18:00', surum };
    expect((await house.manager.call(breaches.update, { ...at(id), body })).status).toBe(200);
  });

  it('stop with the first stage to the Board, and with no later one', async () => {
    const { id } = await record();
    expect((await stage(id)).status).toBe(200);
    expect(await clockOf(id)).toBeUndefined();
    const again = await stage(id, { an: '2026-11-23T09:00', kayit_no: '2026-115' });
    expect(Date.parse(again.body.data.kurul_bildirimi ?? '')).toBe(
      Date.parse('2026-11-23T08:00:00+03:00'),
    );
    const closed = await clockOf(id, 'kapanan');
    expect(Date.parse(closed?.kapanis ?? '')).toBe(Date.parse('2026-11-23T08:00:00+03:00'));
  });

  it('once over ask why the stage is late, and store nothing without an answer', async () => {
    const { id } = await record({ ogrenme: '2026-11-19T10:00' });
    const refused = await stage(id, { an: '2026-11-22T10:01' });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { fields: { gecikme_nedeni: LATE } },
    ]);
    const still = (await house.manager.call(breaches.single, at(id))).body.data;
    expect(still.kurul_bildirimi).toBeNull();
    expect(still.olaylar.map(({ tur }) => tur)).toEqual(['kayit']);
    const told = await stage(id, {
      an: '2026-11-22T10:01',
      gecikme_nedeni: 'Kapsam hafta sonu belirlenebildi.',
    });
    expect(told.status, told.text).toBe(200);
    expect(await clockOf(id, 'kapanan')).toMatchObject({
      gec_nedeni: 'Kapsam hafta sonu belirlenebildi.',
      kapatan: 'Gül Eren',
    });
  });

  it('of a notification at the last minute ask for no reason', async () => {
    const { id } = await record({ ogrenme: '2026-11-19T10:00' });
    expect((await stage(id, { an: '2026-11-22T10:00' })).status).toBe(200);
  });

  it('refuse a stage that lies ahead, or before the breach was known', async () => {
    const { id } = await record();
    for (const [an, sentence] of [
      ['2026-11-23T09:21', 'Gelecekteki bir gün seçilemez.'],
      ['2026-11-20T17:59', 'Bitiş, başlangıçtan önce olamaz.'],
    ] as const)
      expect((await stage(id, { an })).body).toMatchObject({ fields: { an: sentence } });
  });

  it('do not run for a processor, who tells the controller without delay', async () => {
    const { id } = await record({ sifat: 'isleyen' });
    expect(await clockOf(id)).toBeUndefined();
    expect((await stage(id)).status).toBe(400);
    const told = await stage(id, { alici: 'sorumlu' });
    expect(told.body.data.sorumlu_bildirimi).not.toBeNull();
  });

  it('end with the decision that it is no breach, and run again when that is amended', async () => {
    const { id } = await record();
    await decide(id, {
      ...{ karar: 'ihlal_degil', neden: 'elde_edilmedi', gerekce: 'Kayıtlar izlenmedi.' },
    });
    expect(await clockOf(id)).toBeUndefined();
    await decide(id, { gerekce: 'Erişim kaydı bulundu.' });
    expect(await clockOf(id)).toBeDefined();
    const { body } = await house.manager.call(breaches.single, at(id));
    expect(
      body.data.olaylar.filter(({ tur }) => tur === 'karar').map(({ veri }) => veri),
    ).toMatchObject([
      { karar: 'ihlal_degil', neden: 'elde_edilmedi', onceki: null },
      { karar: 'bildirilecek', onceki: 'ihlal_degil' },
    ]);
  });
});

describe('a breach that begins from the register', () => {
  it('takes over groups, categories, the count and measures of an asset', async () => {
    const ofActivity: object = activityBody(house.department, unique('Özlük'), {
      ilgili_kisi: ['calisan'],
    });
    const activity = await house.manager.call(processingActivities.add, { body: ofActivity });
    const ofAsset: object = {
      varlik_ismi: unique('İK yazılımı'),
      department_id: house.department,
      veri_harita_id: [activity.body.data.id],
      islenen_kisisel_veriler: ['ad_soyad', 'tckn'],
      kisi_sayisi: 214,
      alinan_tedbirler: ['anti_virus'],
    };
    const asset = await house.manager.call(assets.add, { body: ofAsset });
    expect(asset.status, asset.text).toBe(201);
    const found = await record({ kayit_turu: 'varlik_listesi', kayit_id: asset.body.data.id });
    expect(found).toMatchObject({
      kayit_adi: asset.body.data.varlik_ismi,
      department_id: house.department,
      kategoriler: ['kimlik'],
      kisi_gruplari: [{ grup: 'calisan', sayi: 214, kesin: false }],
      onceki_tedbirler: ['anti_virus'],
    });
    const corrected = await house.manager.call(breaches.update, {
      ...at(found.id),
      body: { kisi_gruplari: [{ grup: 'calisan', sayi: 214, kesin: true }] },
    });
    expect(corrected.body.data.kisi_gruplari).toEqual([
      { grup: 'calisan', sayi: 214, kesin: true },
    ]);
    const params = {
      companyId: String(house.company),
      type: 'veri_ihlalleri' as const,
      recordId: String(found.id),
    };
    const log = await house.manager.call(changeLogs.list, { params });
    expect(log.body.data[0]?.alanlar.map(({ alan }) => alan)).toEqual(['kisi_gruplari']);
  });

  it('takes over what is transferred to a supplier', async () => {
    const name = unique('Kervan Bordro');
    const supplier = await house.manager.call(suppliers.create, { body: { tedarikci_adi: name } });
    const transfer: object = supplierTransferBody(house.department, name, {
      ilgili_kisi: ['calisan'],
      aktarilan_kisisel_veriler: ['iban'],
    });
    await house.manager.call(supplierTransfers.add, { body: transfer });
    const found = await record({
      kayit_turu: 'tedarikci_listesi',
      kayit_id: supplier.body.data.id,
    });
    expect(found).toMatchObject({
      kayit_adi: name,
      kategoriler: ['finans'],
      kisi_gruplari: [{ grup: 'calisan', sayi: null, kesin: false }],
    });
  });

  it('is refused from a record that is not there', async () => {
    const body = {
      baslik: 'X',
      ogrenme: '2026-11-20T18:00',
      kayit_turu: 'varlik_listesi' as const,
      kayit_id: 999_999_999,
    };
    const answer = await house.manager.call(breaches.add, { body });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { fields: { kayit_id: 'Listede olmayan bir değer seçilmiş.' } },
    ]);
  });
});

describe('recording a breach', () => {
  it('refuses groups, categories and measures that no list has, and a group twice', async () => {
    const { id } = await record();
    const group = { grup: 'calisan', sayi: 1, kesin: true };
    for (const body of [
      { kategoriler: ['yok'] },
      { onceki_tedbirler: ['yok'] },
      { kisi_gruplari: [{ ...group, grup: 'yok' }] },
      { kisi_gruplari: [group, group] },
    ]) {
      const { status, body: answer } = await house.manager.call(breaches.update, {
        ...at(id),
        body,
      });
      expect([status, Object.keys(answer.fields ?? {})]).toEqual([400, Object.keys(body)]);
    }
  });

  it('twice with one key records it once', async () => {
    const body = { baslik: unique('Çift'), ogrenme: '2026-11-20T18:00' };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const [first, second] = await Promise.all([
      house.manager.call(breaches.add, { body, headers }),
      house.manager.call(breaches.add, { body, headers }),
    ]);
    expect(first.body.data.id).toBe(second.body.data.id);
    const { body: list } = await house.manager.call(breaches.list);
    expect(list.data.filter(({ baslik }) => baslik === body.baslik)).toHaveLength(1);
  });

  it('tells everybody in charge at once, and the writer nothing', async () => {
    const before = (await house.app.mailsTo(house.officer.email)).length;
    await record({ department_id: house.department }, representative);
    expect((await house.app.mailsTo(house.officer.email)).length).toBe(before + 1);
    await record();
    expect((await house.app.mailsTo(house.officer.email)).length).toBe(before + 1);
  });

  it('refuses what lies ahead', async () => {
    const body = { baslik: 'Yarın', ogrenme: '2026-11-24T18:00' };
    const answer = await house.manager.call(breaches.add, { body });
    expect(answer.body).toMatchObject({ fields: { ogrenme: 'Gelecekteki bir gün seçilemez.' } });
  });

  it('by a stale version changes nothing', async () => {
    const { id, surum } = await record();
    await house.manager.call(breaches.update, { ...at(id), body: { farkeden: 'Burak', surum } });
    const stale = await house.manager.call(breaches.update, {
      ...at(id),
      body: { farkeden: 'Selin', surum },
    });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
    expect((await house.manager.call(breaches.single, at(id))).body.data.farkeden).toBe('Burak');
  });
});

describe('a representative', () => {
  it('reports and sees breaches of the own department alone, and decides nothing', async () => {
    const other = await house.app.makeDepartment(house.company);
    const own = await record({ department_id: house.department }, representative);
    const foreign = await record({ department_id: other });
    const ofNone = await record();
    const { body } = await representative.call(breaches.list);
    const seen = body.data.map(({ id }) => id);
    expect(seen).toContain(own.id);
    expect(seen).not.toContain(foreign.id);
    expect(seen).not.toContain(ofNone.id);
    expect((await representative.call(breaches.single, at(foreign.id))).status).toBe(404);
    expect((await representative.call(breaches.report, at(foreign.id))).status).toBe(404);
    const refused = await representative.call(breaches.update, {
      ...at(own.id),
      body: { farkeden: 'Ben' },
    });
    expect(refused.status).toBe(403);
    for (const department_id of [other, undefined]) {
      const answer = await representative.call(breaches.add, {
        body: { baslik: 'Başka', ogrenme: '2026-11-20T18:00', department_id },
      });
      expect(answer.status).toBe(400);
    }
    const exercise = { baslik: 'T', ogrenme: '2026-11-20T18:00', tatbikat: true };
    const body2 = { ...exercise, department_id: house.department };
    expect((await representative.call(breaches.add, { body: body2 })).status).toBe(403);
  });

  it('reads no event or letter of another department past every query', async () => {
    const other = await house.app.makeDepartment(house.company);
    const foreign = await record({ department_id: other });
    const own = await record({ department_id: house.department });
    const { user_id } = await house.app.makeUser({
      companies: [house.company],
      departments: [house.department],
    });
    const token = await openSession(house.app.db.system, user_id);
    const person = await authenticate(house.app.db)({ kind: 'cookie', token });
    if (!person) throw new Error('no session');
    const seen = await house.app.db.read(scopeOf(person, 'breaches.read'), (tx) =>
      sql<{ id: number }>`select ihlal_id as id from ihlal_olaylari
        where ihlal_id in (${own.id}, ${foreign.id})`.execute(tx),
    );
    expect(seen.rows).toEqual([{ id: own.id }]);
  });
});

describe('evidence and tasks', () => {
  it('keeps a file with its digest for those who see the breach', async () => {
    const { id } = await record();
    const file = { name: 'erisim-kayitlari.pdf', bytes: pdf(800) };
    const noted = await house.manager.call(breaches.note, {
      ...at(id),
      body: { metin: 'Kayıtlar alındı' },
      file,
    });
    expect(noted.status, noted.text).toBe(200);
    const [, event] = noted.body.data.olaylar;
    expect(event).toMatchObject({
      dosya_adi: 'erisim-kayitlari.pdf',
      veri: { metin: 'Kayıtlar alındı' },
    });
    const params = { id: event?.dosya_linki?.split('/').at(-1) ?? '' };
    expect((await house.manager.call(files.read, { params })).status).toBe(200);
    expect((await representative.call(files.read, { params })).status).toBe(404);
  });

  it('has actions as its tasks, named after the breach', async () => {
    const { id, baslik } = await record();
    const body = {
      aksiyon_ismi: 'Hesabı kapat',
      risk: 'Yüksek' as const,
      department_id: house.department,
      kayit_turu: 'veri_ihlalleri' as const,
      kayit_id: id,
    };
    const added = await house.manager.call(actions.add, { body });
    expect(added.body.data).toMatchObject({ kayit_adi: baslik });
    const { data } = (await house.manager.call(breaches.single, at(id))).body;
    expect([data.acik_is, data.is_sayisi]).toEqual([1, 1]);
  });
});

describe('another company', () => {
  it('neither sees nor changes a breach', async () => {
    const { id } = await record();
    const elsewhere = await house.app.makeCompany();
    const stranger = await house.app.signInAs({ role: 'yönetici', companies: [elsewhere] });
    expect((await stranger.call(breaches.list)).body.data).toEqual([]);
    expect((await stranger.call(breaches.single, at(id))).status).toBe(404);
    const update = await stranger.call(breaches.update, { ...at(id), body: { farkeden: 'X' } });
    expect(update.status).toBe(404);
  });
});

it('leaves the chain whole, and every breach as its entries say', async () => {
  const { broken } = await verifyChain(house.app.db.system, house.company);
  expect(broken).toBeUndefined();
});
