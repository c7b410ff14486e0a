import { processingActivities } from '@emanet/contract/processing-activities';
import {
  NOBODY,
  questionnaires,
  type Answers,
  type TakenWay,
} from '@emanet/contract/questionnaires';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { unique } from '../../../test/factories.ts';
import { activityBody } from '../processing-activities/sample.ts';
import { digestOf } from './answers.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const depot = await app.makeDepartment(company, 'Depo');
const consultant = await app.signInAs({ companies: [company] });

const at = (id: number) => ({ params: { id: String(id) } });
const single = (id: number) => consultant.data(questionnaires.single, at(id));

/** An activity that was asked about, and what its person has answered. */
async function answered(cevaplar: Answers, more: object = {}) {
  const body = { ...activityBody(depot, unique('Süreç')), ...more };
  const { id: activity } = await consultant.data(processingActivities.add, { body });
  const email = `${unique('ece').toLowerCase()}@ornek.test`;
  const sent = { department_id: depot, fullname: 'Ece Er', email, kayitlar: [activity] };
  const { id } = await consultant.data(questionnaires.send, { body: sent });
  await sql`update anket_kayitlari set cevaplar = ${JSON.stringify(cevaplar)}::jsonb
    where company_id = ${company} and anket_id = ${id}`.execute(app.db.system);
  const process = async () => {
    const [one] = (await single(id)).surecler;
    if (!one) throw new Error('the questionnaire has no task');
    return one;
  };
  const merge = async (alanlar: Record<string, TakenWay>) => {
    const { id: surec, hedef } = await process();
    const surum = hedef?.surum ?? null;
    return consultant.call(questionnaires.merge, { ...at(surec), body: { alanlar, surum } });
  };
  const record = () => consultant.data(processingActivities.single, at(activity));
  return { email, process, merge, record };
}

it('keeps words of an answer that begin as words of the description do', async () => {
  const longer = '[4. Kimlerin verileri?] komşular ve esnaf';
  const { merge, record } = await answered(
    { ilgili_kisi: { yazi: 'komşular' } },
    { faaliyet_aciklamasi: longer },
  );
  await merge({ ilgili_kisi: 'ekle' });
  const { faaliyet_aciklamasi } = await record();
  expect(faaliyet_aciklamasi).toBe(`${longer}\n[4. Kimlerin verileri?] komşular`);
  const again = await answered({ ilgili_kisi: { yazi: 'komşular' } }, { faaliyet_aciklamasi });
  await again.merge({ ilgili_kisi: 'ekle' });
  expect((await again.record()).faaliyet_aciklamasi).toBe(faaliyet_aciklamasi);
});

it('says which fields emptied with an answer that was taken', async () => {
  const { merge, record } = await answered(
    { kvk_kimden_nasil: { secilen: ['ilgili_kisi'] } },
    { kvk_kimden_nasil: ['diger_kimden'], kvk_kimden_nasil_yaziniz: 'Muhtar' },
  );
  const { body } = await merge({ kvk_kimden_nasil: 'yerine' });
  expect((await record()).kvk_kimden_nasil_yaziniz).toBeFalsy();
  expect(body.data.bosalan).toEqual(['kvk_kimden_nasil_yaziniz']);
  expect(body.message).toContain('Koşulu kalkan alanlar da boşaldı');
});

it('lets recipients that were named contradict a record without any', async () => {
  const none = { alici_yok: true };
  const { process, merge, record } = await answered({ alici_grubu: { yazi: 'Noter' } }, none);
  expect((await process()).oneriler.map(({ alan, deger }) => [alan, deger])).toEqual([
    ['alici_yok', false],
    ['alici_grubu', []],
  ]);
  await merge({ alici_yok: 'yerine' });
  expect((await record()).alici_yok).toBe(false);
  const same = await answered({ alici_grubu: { secilen: [NOBODY] } }, none);
  expect((await same.process()).oneriler).toMatchObject([{ alan: 'alici_yok', ayni: true }]);
});

it('adds choices to choices alone', async () => {
  const { merge, record } = await answered(
    { yurt_disi_aktarim: { secilen: ['evet'] } },
    { yurt_disi_aktarim: false },
  );
  const { status, body } = await merge({ yurt_disi_aktarim: 'ekle' });
  expect([status, body.fields]).toMatchObject([400, { alanlar: expect.any(String) as string }]);
  expect((await record()).yurt_disi_aktarim).toBe(false);
});

it('looks through a task again whose person has answered since', async () => {
  const { email, process, merge, record } = await answered({
    gerceklestirme_amaci: { yazi: 'Seçmek' },
  });
  await merge({ gerceklestirme_amaci: 'yerine' });
  const { id, sonuc } = await process();
  expect(sonuc).toBe('aktarildi');
  const [mail] = await app.mailsTo(email);
  const [, token = ''] = /\/anket\/([^?\s"]+)/.exec(mail?.text ?? '') ?? [];
  await app.app.inject({
    method: 'POST',
    url: `/api/anketler/cevap/${token}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: app.config.BASE_URL,
    },
    payload: new URLSearchParams({
      ...{ surec: String(id), soru: 'gerceklestirme_amaci', yazi: 'Doğru kişiyi seçmek' },
      ...{ gorulen: digestOf({ yazi: 'Seçmek' }), git: 'liste', dil: 'tr' },
    }).toString(),
  });
  expect((await process()).sonuc).toBeNull();
  expect((await merge({ gerceklestirme_amaci: 'yerine' })).status).toBe(200);
  expect((await record()).gerceklestirme_amaci).toBe('Doğru kişiyi seçmek');
});
