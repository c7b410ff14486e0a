import type { DocumentType } from '@emanet/contract/documents';
import { processingActivities } from '@emanet/contract/processing-activities';
import type { Values } from '@emanet/contract/records/fields';
import { describe, expect, it } from 'vitest';
import { appOfFile, testApp, type Caller } from '../../../test/app.ts';
import { activityBody } from './sample.ts';

const calls = processingActivities;

const first = await testApp();
const template = await first.makeCompany();
await first.close();
const app = await appOfFile({ TEMPLATE_COMPANY_ID: template });
const company = await app.makeCompany();
const department = await app.makeDepartment(company);
const consultant = await app.signInAs({ companies: [company] });
const admin = await app.signInAs({ role: 'yönetici', companies: [company] });
const librarian = await app.signInAs({ companies: [template] });
const shelf = await app.makeDepartment(template);
const copied = await librarian.call(calls.add, { body: activityBody(shelf, 'Kütüphane') });
const library = copied.body.data.id;
const make = async (owner: number, dokuman_tur: DocumentType, guncel = true) => {
  const row = { company_id: owner, dokuman_ismi: `Metin ${dokuman_tur}`, dokuman_tur, guncel };
  const made = await app.db.system.insertInto('dokumanlar').values(row).returning('id').execute();
  return made[0]?.id ?? 0;
};
const documents = {
  notice: await make(company, 'Aydınlatma Metni'),
  consent: await make(company, 'Açık Rıza Metni'),
  archived: await make(company, 'Aydınlatma Metni', false),
  foreign: await make(template, 'Aydınlatma Metni'),
};

const add = (who: Caller, more: object) =>
  who.call(calls.add, { body: activityBody(department, 'Süreç', { ...more }) });
const update = (who: Caller, id: number, body: object) =>
  who.call(calls.update, { params: { id: String(id) }, body });

describe('an activity', () => {
  it('refuses a value that another answer hides, and empties it with that answer', async () => {
    const { body } = await add(consultant, {});
    const refused = await update(consultant, body.data.id, {
      ...{ faaliyet_amaci: 'ise_alim', faaliyet_amaci_yaziniz: 'Sorulmadı' },
      ...{ dahil_oluyormu: 'hayir', veri_isleyen_unvan: 'Sorulmadı A.Ş.' },
    });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields ?? {}).toSorted()).toEqual([
      'faaliyet_amaci_yaziniz',
      'veri_isleyen_unvan',
    ]);
    const now = await update(consultant, body.data.id, { isleme_sarti: ['k5_1_acik_riza'] });
    expect(now.body.data).toMatchObject({ veri_sorumlusu_mesru_menfaati: null });
  });

  it('asks for the text behind "diğer"', async () => {
    const answer = await add(consultant, { faaliyet_amaci: 'diger_amac' });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ faaliyet_amaci_yaziniz: 'Bu alan boş bırakılamaz.' });
  });

  it('takes choices in any order as the same, and each once', async () => {
    const { body } = await add(consultant, {
      islenen_kisisel_veriler: ['tckn', 'ad_soyad', 'tckn'],
    });
    expect(body.data).toMatchObject({ islenen_kisisel_veriler: ['ad_soyad', 'tckn'] });
    const again = await update(consultant, body.data.id, {
      islenen_kisisel_veriler: ['tckn', 'ad_soyad'],
    });
    expect(again.body.data.surum).toBe(1);
  });

  it('understands 1, 0 and texts as yes and no', async () => {
    const { body } = await add(consultant, { durum: 1, ilkelere_uygunluk: 'false' });
    expect(body.data).toMatchObject({ durum: true, ilkelere_uygunluk: false });
  });

  it('answers every bad field at once, in the language of the caller', async () => {
    const body: Values = { ...activityBody(department, ''), saklama_suresi: 5, olmayan: 1 };
    const answer = await consultant.call(calls.add, {
      body,
      headers: { 'accept-language': 'en' },
    });
    expect(answer.body.fields).toEqual({
      saklama_suresi: 'The value is not of the expected type.',
      olmayan: 'There is no such field.',
    });
  });

  it('derives risk, warnings and completeness of what is stored', async () => {
    const { body } = await add(consultant, { islenen_kisisel_veriler: ['kan_grubu'] });
    expect(body.data).toMatchObject({ risk: 'Yüksek', ozel_nitelikli: true });
    expect(body.data.uyarilar).toContainEqual({
      kod: 'yalniz_mesru_menfaat',
      alan: 'isleme_sarti',
      seviye: 'Yüksek',
    });
    expect(body.data.eksiksizlik).toBeGreaterThan(60);
    expect(body.data.eksiksizlik).toBeLessThan(100);
  });
});

describe('the documents of an activity', () => {
  it('are named in the row', async () => {
    const { body } = await add(consultant, {
      aydinlatma_metni: documents.notice,
      acik_riza_metni: documents.consent,
    });
    expect(body.data).toMatchObject({
      aydinlatma_metni_ismi: 'Metin Aydınlatma Metni',
      acik_riza_metni_ismi: 'Metin Açık Rıza Metni',
    });
  });

  it.each(['consent', 'archived', 'foreign', undefined] as const)(
    'are current ones of the company and of the right type, not %s',
    async (which) => {
      const answer = await add(consultant, {
        aydinlatma_metni: which ? documents[which] : 2_147_483_646,
      });
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toEqual({
        aydinlatma_metni: 'Bu doküman seçilemez; güncel bir doküman seçin.',
      });
    },
  );

  it('may stay when they were archived since, and are let go when they were deleted', async () => {
    const { system } = app.db;
    const made = await system
      .insertInto('dokumanlar')
      .values({ company_id: company, dokuman_ismi: 'Eski', dokuman_tur: 'Politika' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { body } = await add(consultant, { aydinlatma_metni: made.id });
    const { id } = body.data;
    const mine = () => system.updateTable('dokumanlar').where('id', '=', made.id);
    await mine().set({ guncel: false }).execute();
    const kept = await update(consultant, id, { surec_ismi: 'Yeni', aydinlatma_metni: made.id });
    expect(kept.body.data).toMatchObject({ aydinlatma_metni: made.id, surum: 2 });

    await consultant.call(calls.delete, { params: { id: String(id) } });
    await system.deleteFrom('dokumanlar').where('id', '=', made.id).execute();
    const back = await consultant.call(calls.restore, { params: { id: String(id) } });
    expect(back.body.data).toMatchObject({ surec_ismi: 'Yeni', aydinlatma_metni: null });
  });
});

describe('the note of the consultant', () => {
  const note = { diger_aciklamalar_danisman: 'Yalnız danışman yazar' };
  it('is written by nobody else, and may be sent back unchanged', async () => {
    const refused = await add(admin, note);
    expect(refused.body.fields).toEqual({
      diger_aciklamalar_danisman: 'Bu alanı yalnızca danışman değiştirebilir.',
    });
    const { body } = await add(consultant, note);
    const same = await update(admin, body.data.id, { ...note, surec_ismi: 'Başka ad' });
    expect(same.status).toBe(200);
    const emptied = await update(admin, body.data.id, { diger_aciklamalar_danisman: null });
    expect(emptied.status).toBe(400);
  });
});

describe('the library row an activity was copied from', () => {
  it('leaves open what nobody attests for the client', async () => {
    const attested = {
      durum: true,
      ilkelere_uygunluk: true,
      ilkelere_uygunluk_2: true,
      ilkelere_uygunluk_3: false,
      dahil_oluyormu: 'evet',
      veri_isleyen_unvan: 'Örnek Bordro A.Ş.',
    };
    const copy = await add(consultant, { ...attested, veri_isleme_faaliyetleri_id: library });
    expect(copy.body.data).toMatchObject({
      durum: false,
      ilkelere_uygunluk: null,
      ilkelere_uygunluk_2: null,
      ilkelere_uygunluk_3: null,
      dahil_oluyormu: 'evet',
      veri_isleyen_unvan: null,
    });
    expect((await add(consultant, attested)).body.data).toMatchObject(attested);
    const own = copy.body.data.id;
    expect((await update(consultant, own, attested)).body.data).toMatchObject(attested);
  });

  it('is one of the library', async () => {
    const copy = await add(consultant, { veri_isleme_faaliyetleri_id: library });
    expect(copy.body.data).toMatchObject({ veri_isleme_faaliyetleri_id: library });
    const own = copy.body.data.id;
    for (const id of [own, 2_147_483_646]) {
      const answer = await add(consultant, { veri_isleme_faaliyetleri_id: id });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.fields ?? {})).toEqual(['veri_isleme_faaliyetleri_id']);
    }
    await app.db.system.deleteFrom('veri_harita').where('id', '=', library).execute();
    const later = await update(consultant, own, {
      veri_isleme_faaliyetleri_id: library,
      surec_ismi: 'Kütüphaneden bağımsız',
    });
    expect(later.status).toBe(200);
  });
});
