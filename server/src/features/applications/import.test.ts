import { applications } from '@emanet/contract/applications';
import { applicationImport } from '@emanet/contract/applications/import';
import { clocks } from '@emanet/contract/clocks';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../test/app.ts';
import { describeNounImport, nounImportHouse } from '../../../test/import-life/noun.ts';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { verifyApplications } from '../../verify-log/applications.ts';

const house = await nounImportHouse(applicationImport);
const { app, company, manager, file, check, bring, undo } = house;

const HEADS = ['Başvuru Sahibi', 'Başvuru Tarihi', 'Konu', 'Talep Türü', 'Durum', 'Cevap Tarihi'];
const ago = (days: number) => daysAfter(todayInTurkey(), -days);
const all = async (who: Caller = manager) => who.data(applications.list);
const of = async (name: string) => {
  const found = (await all()).find(({ ad_soyad }) => ad_soyad === name);
  if (!found) throw new Error(`no application of ${name}`);
  return manager.data(applications.single, { params: { id: String(found.id) } });
};

describeNounImport(house, {
  good: [HEADS, ['Ayşe Kaya', ago(40), 'Verilerim silinsin', 'Silme', 'Cevaplandı', ago(20)]],
  template: ['Requester *', 'Date received *', 'Subject of the request *', 'Status'],
  rows: async (who) => (await all(who)).map(({ id, ad_soyad: name }) => ({ id, name })),
});

describe('a register of applications', () => {
  it('comes in with its days, says nothing that it does not know, and mails nobody', async () => {
    const body = await file(
      [...HEADS, 'T.C. Kimlik No'],
      ['Ali Demir', ago(60), 'Bilgi istiyor', 'm. 11/1-b, silme', null, ago(45), '10000000146'],
      ['Can Er', ago(5), 'Silme istiyor', null, 'Açık', null, null],
    );
    const { basliklar, dosya } = await check(body);
    expect(basliklar.find(({ baslik }) => baslik === 'T.C. Kimlik No')?.kaynak).toBe('yok');
    const heads = Object.fromEntries(basliklar.map(({ baslik, alan }) => [baslik, alan ?? '']));
    await manager.data(applicationImport.sheetMeanings, { body: { dosya, basliklar: heads } });
    expect((await check(body)).satirlar.flatMap(({ sorunlar }) => sorunlar)).toEqual([]);
    expect(await bring(body)).toMatchObject({ eklenen: 2, atlanan: 0 });
    expect(await of('Ali Demir')).toMatchObject({
      ...{ durum: 'sonuclandi', sonuc: null, kaynak: 'bilinmiyor', basvuran_turu: null },
      ...{ haklar: ['b', 'e'], kimlik_turu: null, zincir_saglam: true },
      olaylar: [{ tur: 'dosyadan_kaydedildi' }],
    });
    const running = await of('Can Er');
    expect(running).toMatchObject({ durum: 'yeni', son_gun: daysAfter(ago(5), 30), haklar: [] });
    const { body: found } = await manager.call(clocks.list, { query: {} });
    expect(found.data.filter(({ tur }) => tur === 'basvuru')).toMatchObject([
      { kayit_id: running.id },
    ]);
    expect(await house.mailsAbout(...(await all()).map(({ id }) => `basvuru:${id}`))).toEqual([]);
    expect((await check(body)).ozet).toMatchObject({ ayni: 2, eklenecek: 0 });
  });

  it('names each row that cannot be taken', async () => {
    const body = await file(
      HEADS,
      ['Belirsiz', ago(9), 'Konu', null, null, null],
      ['Günsüz', ago(9), 'Konu', null, 'Kapandı', null],
      ['Açık ve kapalı', ago(9), 'Konu', null, 'Yeni', ago(2)],
      ['Ters', ago(9), 'Konu', null, 'Kapandı', ago(10)],
      ['Yarın', daysAfter(ago(0), 1), 'Konu', null, 'Yeni', null],
      ['Eski', '2009-01-05', 'Konu', null, 'Kapandı', '2009-02-01'],
      ['Can Er', ago(5), 'Başka konu', null, 'Açık', null],
    );
    expect((await house.problems(body)).map(([cell]) => cell)).toEqual([
      ...['E2', 'F3', 'E4', 'F5', 'B6', 'F7', 'C8'],
    ]);
    expect(await house.refused(body)).toHaveLength(7);
  });

  it('is taken back but for what somebody worked on, and leaves no gap in the numbers', async () => {
    const rows = ['Bir', 'İki'].map((name) => [name, ago(3), 'Konu', null, 'Yeni', null]);
    const { toplu_islem } = await bring(await file(HEADS, ...rows));
    const touched = await of('İki');
    const params = { id: String(touched.id) };
    await manager.data(applications.note, { params, body: { metin: 'Arandı' } });
    const taken = await undo(toplu_islem);
    expect(taken.body.data).toMatchObject({ sayi: 1, atlanan: 1 });
    const names = (await all()).map(({ ad_soyad }) => ad_soyad);
    expect(names).toContain('İki');
    expect(names).not.toContain('Bir');
    expect(await verifyApplications(app.db.system, company)).toEqual([]);
    expect((await manager.data(applications.settings)).imha_sayisi).toBe(0);
  });
});
