import { changeLogs } from '@emanet/contract/change-logs';
import { confirmations } from '@emanet/contract/confirmations';
import { processingActivities } from '@emanet/contract/processing-activities';
import type { Values } from '@emanet/contract/records/fields';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { fieldLabel } from '@emanet/contract/records/labels';
import { confirmationOf } from '@emanet/contract/records/verdict';
import { sql } from 'kysely';
import { readSheet } from 'read-excel-file/node';
import { beforeEach, describe, expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { unique } from '../../../test/factories.ts';
import { compareLinked } from '../../features/tables/cross-checks.ts';
import { activityBody } from '../../features/processing-activities/sample.ts';
import { scopeOfJob } from '../../platform/access/scope.ts';
import { registers } from '../../registers.ts';
import { judgeCompany } from './judge.ts';

const {
  add,
  bulkUpdate,
  delete: remove,
  export: exported,
  list,
  restore,
  single,
  undoBulkUpdate,
  update,
} = processingActivities;

let id: number;

/** An activity that lacks nothing and that no rule speaks about. */
const sound = (): Values =>
  activityBody(department, unique('Faaliyet'), {
    durum: false,
    kimden_nasil_temin: ['web_formu'],
    isleme_sarti: ['k5_2_c_sozlesme'],
    imha_yontemi: 'silme',
    dahil_oluyormu: 'hayir',
    alici_yok: true,
    yurt_disi_aktarim: false,
    ilkelere_uygunluk_3: true,
    aydinlatma_metni: notice,
  });

const app = await appOfFile();
const company = await app.makeCompany();
const department = await app.makeDepartment(company);
const consultant = await app.signInAs({ companies: [company] });
const person = await app.makeUser({ companies: [company], departments: [department] });
const representative = await app.signIn(person);
const addNotice = async () => {
  const { id: added } = await app.db.system
    .insertInto('dokumanlar')
    .values({ company_id: company, dokuman_ismi: 'Metin', dokuman_tur: 'Aydınlatma Metni' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return added;
};
const notice = await addNotice();
beforeEach(async () => {
  id = (await consultant.call(add, { body: sound() })).body.data.id;
});

const at = () => ({ params: { id: String(id) } });
const record = async () => (await consultant.call(single, at())).body.data;
const verdict = async () => (await record()).hukum;
const change = async (body: Values) => {
  const answer = await consultant.call(update, { ...at(), body });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body.data.hukum).toBe(await verdict());
  return answer.body.data;
};
const entries = async () => {
  const params = { companyId: String(company), type: 'veri_harita' as const, recordId: String(id) };
  return (await consultant.call(changeLogs.list, { params })).body.data;
};

describe('the verdict of a record', () => {
  it('follows its open answers, then its warnings', async () => {
    expect(await record()).toMatchObject({ hukum: 'Hazır', eksiksizlik: 100, uyarilar: [] });
    expect((await change({ saklama_suresi: '10 yıl' })).hukum).toBe('Uyarılı');
    expect((await change({ saklama_suresi: 'aday_1', dosya_ismi: null })).hukum).toBe('Eksik');
  });

  it('is confirmed until the record changes, and can be confirmed anew', async () => {
    expect((await change({ durum: true })).hukum).toBe('Onaylı');
    expect((await change({ dosya_ismi: 'Başka dosya' })).hukum).toBe('Hazır');
    const { surum } = await change({ durum: true });
    expect(await verdict()).toBe('Onaylı');
    expect((await change({ durum: true })).surum).toBe(surum);
    expect((await entries())[0]?.alanlar).toEqual([{ alan: 'durum', eski: true, yeni: true }]);
    expect((await change({ durum: false })).hukum).toBe('Hazır');
  });

  it('has one confirmation: valid, changed since, or none', async () => {
    const state = async () => confirmationOf(await record());
    const today = todayInTurkey();
    expect(await state()).toBe('onaysiz');
    expect(await change({ durum: true })).toMatchObject({ onay_tarihi: today });
    expect(await state()).toBe('onayli');
    expect(await change({ dosya_ismi: 'Başka' })).toMatchObject({
      durum: true,
      onay_tarihi: today,
    });
    expect(await state()).toBe('degisti');
    expect(await change({ durum: false })).toMatchObject({ onay_surumu: null, onay_tarihi: null });
    expect(await state()).toBe('onaysiz');
    await change({ durum: true, dosya_ismi: 'Üçüncü' });
    expect(await state()).toBe('onayli');
  });

  it('is withdrawn where the inventory of the department confirmed it', async () => {
    await sql`update veri_harita set onay_surumu = surum where id = ${id}`.execute(app.db.system);
    expect(confirmationOf(await record())).toBe('onayli');
    await change({ durum: false });
    expect(confirmationOf(await record())).toBe('onaysiz');
    expect((await entries())[0]?.alanlar).toEqual([{ alan: 'durum', eski: true, yeni: false }]);
  });

  it('stands in a sheet with its one name', async () => {
    await change({ durum: true });
    await change({ dosya_ismi: 'Sonra' });
    const file = await app.app.inject({
      method: 'POST',
      url: exported.path,
      headers: consultant.headers,
      payload: { ids: [id], lang: 'tr' },
    });
    const rows = await readSheet(file.rawPayload);
    const column = rows[0]?.indexOf(fieldLabel('processingActivities', 'durum', 'tr')) ?? -1;
    expect(rows[1]?.[column]).toBe('Onaydan sonra değişti');
  });

  it('does not come back with a record that lost something of what was confirmed', async () => {
    const text = await addNotice();
    await change({ aydinlatma_metni: text });
    await change({ durum: true });
    await consultant.call(remove, at());
    await app.db.system.deleteFrom('dokumanlar').where('id', '=', text).execute();
    const back = await consultant.call(restore, at());
    expect(back.status, back.text).toBe(200);
    expect(back.body.data).toMatchObject({ durum: true, aydinlatma_metni: null });
    expect(confirmationOf(back.body.data)).toBe('degisti');
  });

  it('is not confirmed by a whole record that merely still says so', async () => {
    await change({ durum: true });
    const row = await change({ dosya_ismi: 'Başka dosya' });
    await change(row);
    expect(await verdict()).toBe('Hazır');
  });

  it('is confirmed by a person alone, whatever is sent for it', async () => {
    const body: Values = { hukum: 'Onaylı', dosya_ismi: 'Dosya' };
    expect((await change(body)).hukum).toBe('Hazır');
    const claimed: Values = { ...body, onay_surumu: 2 };
    const refused = await consultant.call(update, { ...at(), body: claimed });
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([
      400,
      ['onay_surumu'],
    ]);
  });

  it('comes back with what a bulk edit or a deletion took', async () => {
    const { surum } = await change({ durum: true });
    const edit = { satirlar: [{ id, surum }], alan: 'dosya_ismi', islem: 'degistir' as const };
    const done = await consultant.call(bulkUpdate, { body: { ...edit, deger: 'Toplu' } });
    expect(await verdict()).toBe('Hazır');
    const toplu_islem = done.body.data.toplu_islem ?? '';
    await consultant.call(undoBulkUpdate, { body: { toplu_islem } });
    expect(await verdict()).toBe('Onaylı');
    await consultant.call(remove, at());
    await consultant.call(restore, at());
    expect(await record()).toMatchObject({ hukum: 'Onaylı', surum: surum + 3 });
    await change({ dosya_ismi: 'Sonra' });
    await consultant.call(remove, at());
    await consultant.call(restore, at());
    expect(await verdict()).toBe('Hazır');
  });

  it('orders a list from the least to the best', async () => {
    await change({ durum: true });
    for (const flaw of [{ dosya_ismi: null }, { saklama_suresi: '10 yıl' }]) {
      const body: Values = { ...sound(), ...flaw };
      await consultant.call(add, { body });
    }
    const found = await consultant.call(list, { query: { sort: 'hukum', limit: '1000' } });
    const order = [...new Set(found.body.data.map(({ hukum }) => hukum))];
    expect(order).toEqual(['Eksik', 'Uyarılı', 'Hazır', 'Onaylı']);
  });

  it('is told of a row that nobody has judged, and stays when it is judged anew', async () => {
    await change({ durum: true });
    await sql`update veri_harita set hukum = null where id = ${id}`.execute(app.db.system);
    expect(await verdict()).toBe('Onaylı');
    const scope = scopeOfJob({ kind: 'job', job: 'test' }, company);
    const judgement = { registers, compare: compareLinked };
    await judgeCompany(app.db.system, judgement, scope, todayInTurkey());
    const { rows } = await sql`select hukum from veri_harita where id = ${id}`.execute(
      app.db.system,
    );
    expect(rows).toEqual([{ hukum: 'Onaylı' }]);
  });

  it('is confirmed with the inventory of its department, not with another one', async () => {
    const other = await app.makeDepartment(company);
    const body: Values = { ...sound(), department_id: other };
    const elsewhere = (await consultant.call(add, { body })).body.data.id;
    await app.db.system
      .insertInto('envanter_bildirimleri')
      .values({
        ...{ company_id: company, department_id: department, onay: true },
        ...{ donem: todayInTurkey(), bildirim_tarihi: todayInTurkey() },
      })
      .execute();
    const answer = await representative.call(confirmations.add, {
      body: { company_id: company, department_id: department, e_posta: person.email },
    });
    expect(answer.status, answer.text).toBe(201);
    expect(await verdict()).toBe('Onaylı');
    id = elsewhere;
    expect(await verdict()).toBe('Hazır');
  });
});
