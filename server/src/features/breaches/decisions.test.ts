import { actions } from '@emanet/contract/actions';
import { breaches } from '@emanet/contract/breaches';
import { portfolio } from '@emanet/contract/portfolio';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { breachHouse } from './breaches.fixture.ts';

const house = await breachHouse();
const { at, record, stage, decide, clockOf } = house;
const single = async (id: number) => (await house.manager.call(breaches.single, at(id))).body.data;
const close = (id: number) =>
  house.manager.call(breaches.close, { ...at(id), body: { kapanis_ozeti: 'Bitti.' } });
const instant = (value: string | undefined) => Date.parse(value ?? '');

describe('a decision about the Board', () => {
  it('is never "not notified": the law knows no threshold, and the clock keeps running', async () => {
    const { id } = await record();
    for (const konu of ['kurul', 'ilgili_kisi'] as const) {
      const refused = await decide(id, { konu, karar: 'bildirilmeyecek', gerekce: 'Risk düşük' });
      expect(refused.status).toBe(400);
      expect(refused.body.fields?.karar).toContain('risk eşiği tanımaz');
    }
    expect(await clockOf(id)).toBeDefined();
    expect(await single(id)).toMatchObject({ kurul_karari: null, kisi_karari: null });
  });

  it('that it is no breach names a ground of the list beside the explanation', async () => {
    const { id } = await record();
    const without = await decide(id, { karar: 'ihlal_degil' });
    expect(without.body.fields).toEqual({ neden: 'Bu alan boş bırakılamaz.' });
    const foreign = await decide(id, { karar: 'ihlal_degil', neden: 'risk_dusuk' });
    expect(foreign.status).toBe(400);
    expect(await clockOf(id)).toBeDefined();
    const given = await decide(id, { karar: 'ihlal_degil', neden: 'yanlis_alarm' });
    expect(given.body.data).toMatchObject({ ihlal_degil_nedeni: 'yanlis_alarm' });
    expect(await clockOf(id)).toBeUndefined();
    const again = await decide(id);
    expect(again.body.data.ihlal_degil_nedeni).toBeNull();
    expect(await clockOf(id)).toBeDefined();
  });

  it('written again unchanged is one decision; by another person, or after another, it is two', async () => {
    const { id } = await record();
    for (const konu of ['kurul', 'ilgili_kisi'] as const) {
      expect((await decide(id, { konu })).body.degismedi).toBeUndefined();
      const before = await single(id);
      const again = await decide(id, { konu });
      expect([again.status, again.body.degismedi, again.body.message]).toEqual([
        ...[200, true],
        'Hiçbir kayıt değişmedi: bu karar aynı gerekçeyle zaten yazılmış.',
      ]);
      expect(await single(id)).toEqual(before);
      const other = await decide(id, { konu, karar_veren: 'Ali Er' });
      expect(other.body.data.olaylar).toHaveLength(before.olaylar.length + 1);
      expect((await decide(id, { konu })).body.data.olaylar).toHaveLength(
        before.olaylar.length + 2,
      );
    }
  });

  it('of an earlier version that ended the clock is history, and the clock runs', async () => {
    const { id } = await record();
    await sql`update veri_ihlalleri set kurul_karari = 'bildirilmeyecek',
      kurul_gerekcesi = 'Risk düşük' where id = ${id}`.execute(house.app.db.system);
    expect(await clockOf(id)).toBeDefined();
    expect((await close(id)).body.error).toContain('Kurula bildirim kararı yazılmadı');
    expect((await single(id)).kurul_karari).toBe('bildirilmeyecek');
  });
});

describe('the clock of a breach', () => {
  const times = {
    fark_edilme: '2026-11-10T10:00',
    isleyen_haberi: '2026-11-12T09:00',
    ogrenme: '2026-11-20T18:00',
  };
  const ends = async (id: number) =>
    [(await single(id)).son_an, (await clockOf(id))?.son_an].map(instant);

  it('counts from the earliest of noticing, the notice of the processor and learning', async () => {
    const all = await record(times);
    expect(await ends(all.id)).toEqual(Array(2).fill(Date.parse('2026-11-13T10:00:00+03:00')));
    const told = await record({ ...times, fark_edilme: null });
    expect(await ends(told.id)).toEqual(Array(2).fill(Date.parse('2026-11-15T09:00:00+03:00')));
    const body = { isleyen_haberi: '2026-11-19T18:00' };
    await house.manager.call(breaches.update, { ...at(told.id), body });
    expect(await ends(told.id)).toEqual(Array(2).fill(Date.parse('2026-11-22T18:00:00+03:00')));
  });

  it('counts from learning with a reason, which the record keeps and the log tells', async () => {
    const { id } = await record({
      ...times,
      ogrenme_nedeni: 'Fark eden, şirketle ilgisiz biriydi.',
    });
    expect(await ends(id)).toEqual(Array(2).fill(Date.parse('2026-11-23T18:00:00+03:00')));
    await house.manager.call(breaches.update, { ...at(id), body: { ogrenme_nedeni: null } });
    expect(await ends(id)).toEqual(Array(2).fill(Date.parse('2026-11-13T10:00:00+03:00')));
  });

  it('asks why a notice is late by the earliest instant', async () => {
    const { id } = await record(times);
    const late = await stage(id);
    expect(late.body.fields).toHaveProperty('gecikme_nedeni');
  });
});

describe('a letter', () => {
  it('without the contents of decision 2019/271 is refused with what it lacks', async () => {
    const { id } = await record();
    const kisiler = [{ ad: 'Ayşe', eposta: 'ayse@eksik.test' }];
    const body = { kisiler, konu: 'Bilgi', metin: 'Bir olay oldu.', dil: 'tr' as const };
    const refused = await house.manager.call(breaches.letters, { ...at(id), body });
    expect([refused.status, refused.body.code]).toEqual([400, 'BREACH_LETTER_LACKS']);
    for (const what of ['ne zaman', 'kişisel veriler', 'sonuçlar', 'tedbirler', 'bilgi alınacak'])
      expect(refused.body.error).toContain(what);
    expect((await single(id)).mektuplar).toEqual([]);
    expect(await house.app.mailsTo('ayse@eksik.test')).toEqual([]);
  });
});

describe('closing', () => {
  it('is refused while a promised notice to the persons is missing, also of what is no breach', async () => {
    const { id } = await record();
    await decide(id, { konu: 'ilgili_kisi' });
    await decide(id, { karar: 'ihlal_degil', neden: 'mukerrer' });
    expect((await close(id)).body.error).toContain('ilgili kişilere bildirileceği yazıldı');
    await stage(id, { alici: 'ilgili_kisi', kayit_no: 'Telefonla' });
    expect((await close(id)).body.data.durum).toBe('kapali');
  });

  it('is refused while a task is open', async () => {
    const { id } = await record();
    const task = await house.manager.call(actions.add, {
      body: {
        ...{ aksiyon_ismi: 'Hesabı kapat', risk: 'Yüksek' as const },
        ...{ department_id: house.department, kayit_turu: 'veri_ihlalleri' as const, kayit_id: id },
      },
    });
    await decide(id);
    await stage(id);
    await decide(id, { konu: 'ilgili_kisi' });
    await stage(id, { alici: 'ilgili_kisi', kayit_no: 'Telefonla' });
    expect((await close(id)).body.error).toContain('açık işleri var');
    await house.manager.call(actions.update, { ...at(task.body.data.id), body: { durum: true } });
    expect((await close(id)).body.data.durum).toBe('kapali');
  });
});

describe('the person in charge', () => {
  it('is from the start the consultant of the company, otherwise its administrator', async () => {
    expect(await record()).toMatchObject({ sorumlu: 'Gül Eren' });
    expect((await record({ sorumlu_id: null })).sorumlu).toBeNull();
    const consultant = await house.app.makeUser({
      ...{ role: 'danışman', companies: [house.company], fullname: 'Selin Aydoğan' },
    });
    const selin = await house.app.signIn(consultant);
    const body = { company_ids: [house.company], sorumlu_id: consultant.user_id };
    expect((await selin.call(portfolio.charge, { body })).status).toBe(200);
    expect(await record()).toMatchObject({ sorumlu: 'Selin Aydoğan' });
    const representative = await house.app.signInAs({
      ...{ companies: [house.company], departments: [house.department] },
    });
    const reported = await record({ department_id: house.department }, representative);
    expect(reported.sorumlu).toBe('Selin Aydoğan');
  });
});
