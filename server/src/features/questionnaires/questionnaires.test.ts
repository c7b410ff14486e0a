import { processingActivities } from '@emanet/contract/processing-activities';
import { NOBODY, questionnaires } from '@emanet/contract/questionnaires';
import { changeLogs } from '@emanet/contract/change-logs';
import { QUESTIONS } from '@emanet/contract/records/questionnaire';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { unique } from '../../../test/factories.ts';
import { optOutLink } from '../../platform/mail/opt-out.ts';
import { activityBody } from '../processing-activities/sample.ts';
import { isAsked, runAsked } from '../../../test/nodes/ask-job.ts';
import { remindOfQuestionnairesJob } from './jobs.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const depot = await app.makeDepartment(company, 'Depo');
const consultant = await app.signInAs({ companies: [company], fullname: 'Selin Aydoğan' });
const manager = await app.makeUser({ role: 'yönetici', companies: [company] });

const address = () => `${unique('ece')}@ornek.test`.toLowerCase().replace(/\s/g, '');
const at = (id: number) => ({ params: { id: String(id) } });
const send = (more: object = {}, who = consultant) =>
  who.call(questionnaires.send, {
    body: { department_id: depot, fullname: 'Ece Er', email: address(), kayitlar: [], ...more },
  });
const addActivity = async (name: string, department = depot): Promise<number> => {
  const body = activityBody(department, name);
  return (await consultant.call(processingActivities.add, { body })).body.data.id;
};
const activity = async (id: number) =>
  (await consultant.call(processingActivities.single, at(id))).body.data;
async function tokenOf(email: string): Promise<string> {
  const [mail] = await app.mailsTo(email);
  const [, token = ''] = /\/anket\/([^?\s"]+)/.exec(mail?.text ?? '') ?? [];
  expect(token).not.toBe('');
  return token;
}
/** A questionnaire that was sent, with the token of its link. */
async function sent(more: object = {}) {
  const answer = await send(more);
  expect(answer.status, answer.text).toBe(201);
  const { id, email } = answer.body.data;
  return { id, email, token: await tokenOf(email) };
}
const open = (token: string, rest = '') => app.app.inject({ url: `/anket/${token}${rest}` });
const post = (verb: string, token: string, fields: readonly (readonly [string, string])[]) =>
  app.app.inject({
    method: 'POST',
    url: `/api/anketler/${verb}/${token}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: app.config.BASE_URL,
      accept: 'text/html',
    },
    payload: new URLSearchParams([['dil', 'tr'], ...fields.map(([a, b]) => [a, b])]).toString(),
  });
const single = async (id: number) =>
  (await consultant.call(questionnaires.single, at(id))).body.data;

const placeOf = (field: string) => QUESTIONS.findIndex((one) => one.field === field) + 1;
/** Answers a question as its page would: with the digest that the page shows. */
async function reply(
  token: string,
  surec: number,
  soru: string,
  given: Readonly<{ secilen?: readonly string[]; yazi?: string; git?: string; gorulen?: string }>,
) {
  const page = (await open(token, `/${surec}/${placeOf(soru)}`)).payload;
  const [, seen = ''] = /name="gorulen" value="([^"]*)"/.exec(page) ?? [];
  return post('cevap', token, [
    ...([
      ['surec', String(surec)],
      ['soru', soru],
    ] as const),
    ...(given.secilen ?? []).map((one) => ['secilen', one] as const),
    ...([
      ['yazi', given.yazi ?? ''],
      ['gorulen', given.gorulen ?? seen],
      ['git', given.git ?? 'ileri'],
    ] as const),
  ]);
}
const merge = (id: number, alanlar: Record<string, 'yerine' | 'ekle'>, surum: number | null) =>
  consultant.call(questionnaires.merge, { ...at(id), body: { alanlar, surum } });

describe('a questionnaire without an account', () => {
  it('shows the names that were sent and nothing else of the register', async () => {
    const name = unique('Personel işe alımı');
    const other = unique('Gizli süreç');
    const asked = await addActivity(name);
    await addActivity(other);
    const { id, token, email } = await sent({ kayitlar: [asked] });
    const page = await open(token);
    expect(page.statusCode).toBe(200);
    expect(page.headers['referrer-policy']).toBe('same-origin');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.payload).toContain(name);
    expect(page.payload).not.toContain(other);
    expect(page.payload).not.toContain('<script');
    const [process] = (await single(id)).surecler;
    const question = (await open(token, `/${process?.id ?? 0}/2`)).payload;
    expect(question).toContain('Bu iş nasıl yürüyor?');
    // Contents of the register are not sent along.
    expect(question).not.toContain('Adayın başvurusu kaydedilir');
    expect((await single(id)).durum).toBe('acildi');
    const [mail] = await app.mailsTo(email);
    expect(mail?.optOut).toBeTruthy();
    expect(JSON.stringify(await consultant.call(questionnaires.list))).not.toContain(token);
    const visits = await sql<{ aktor_turu: string }>`select aktor_turu from entry_logs
      where company_id = ${company} and neden = 'anket_acildi' and email = ${email}`.execute(
      app.db.system,
    );
    expect(visits.rows).toEqual([{ aktor_turu: 'anket_baglantisi' }]);
  });

  it('keeps each answer as it is given, and goes on with the next question', async () => {
    const { id, token } = await sent();
    const added = await post('is-ekle', token, [['ad', 'Kapı kaydı']]);
    const [process] = (await single(id)).surecler;
    const surec = process?.id ?? 0;
    expect([added.statusCode, added.headers.location]).toEqual([
      303,
      `/anket/${token}/${surec}/2?lang=tr`,
    ]);
    const first = await reply(token, surec, 'faaliyet_aciklamasi', { yazi: 'Gelen yazılır.' });
    expect(first.headers.location).toBe(`/anket/${token}/${surec}/3?lang=tr`);
    await reply(token, surec, 'gerceklestirme_amaci', { git: 'bilmiyorum' });
    await reply(token, surec, 'ilgili_kisi', { secilen: ['ziyaretci'], git: 'liste' });
    // Another device has nothing but the link.
    const page = (await open(token)).payload;
    expect(page).toContain('4/10 soru');
    expect(page).toContain(`/anket/${token}/${surec}/5?lang=tr`);
    expect((await open(token, `/${surec}/4`)).payload).toContain('value="ziyaretci" checked');
    const { durum, surecler } = await single(id);
    expect(durum).toBe('yanitlaniyor');
    expect(surecler[0]).toMatchObject({ yanitlanan: 4, bilinmeyen: ['gerceklestirme_amaci'] });
    expect(surecler[0]?.oneriler.map(({ alan, deger }) => [alan, deger])).toEqual([
      ['surec_ismi', 'Kapı kaydı'],
      ['faaliyet_aciklamasi', 'Gelen yazılır.'],
      ['ilgili_kisi', ['ziyaretci']],
    ]);
    expect((await post('is-ekle', token, [['ad', 'KAPI KAYDI']])).headers.location).toContain(
      `/${surec}/`,
    );
  });

  it('takes no unknown answer and none that excludes another, and says so on the page', async () => {
    const { id, token } = await sent({ kayitlar: [await addActivity(unique('Kapı'))] });
    const surec = (await single(id)).surecler[0]?.id ?? 0;
    const both = await reply(token, surec, 'alici_grubu', { secilen: [NOBODY, 'herkese_acik'] });
    expect([both.statusCode, both.payload.includes('birbirini dışlıyor')]).toEqual([400, true]);
    const odd = await reply(token, surec, 'ilgili_kisi', { secilen: ['ziyaretci', 'yok_boyle'] });
    expect(odd.statusCode).toBe(400);
    expect((await single(id)).surecler[0]?.yanitlanan).toBe(0);
  });

  it('overwrites nothing unseen between two tabs, and loses no typed word', async () => {
    const { id, token } = await sent();
    await post('is-ekle', token, [['ad', 'Sayım']]);
    const surec = (await single(id)).surecler[0]?.id ?? 0;
    const page = (await open(token, `/${surec}/2`)).payload;
    const [, gorulen = ''] = /name="gorulen" value="([^"]*)"/.exec(page) ?? [];
    await reply(token, surec, 'faaliyet_aciklamasi', { yazi: 'İlk sekme', gorulen });
    const late = await reply(token, surec, 'faaliyet_aciklamasi', { yazi: 'İkinci', gorulen });
    expect(late.statusCode).toBe(409);
    expect(late.payload).toContain('role="alert"');
    expect(late.payload).toContain('Kayıtlı yanıt: İlk sekme');
    expect(late.payload).toContain('>İkinci</textarea>');
    const [, next = ''] = /name="gorulen" value="([^"]*)"/.exec(late.payload) ?? [];
    await reply(token, surec, 'faaliyet_aciklamasi', { yazi: 'İkinci', gorulen: next });
    expect((await single(id)).surecler[0]?.oneriler[1]?.deger).toBe('İkinci');
  });

  it('ends once, with a receipt, and takes no answer afterwards', async () => {
    const { id, token, email } = await sent();
    expect((await post('bitir', token, [])).statusCode).toBe(409);
    await post('is-ekle', token, [['ad', 'Sevkiyat']]);
    const surec = (await single(id)).surecler[0]?.id ?? 0;
    await Promise.all([post('bitir', token, []), post('bitir', token, [])]);
    const mails = (await app.mailsTo(email)).filter(({ subject }) => subject.includes('alındı'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(String(id));
    const told = (await app.mailsTo(manager.email)).filter(({ text }) =>
      text.includes(`/envanter/anketler/${id}`),
    );
    expect(told).toHaveLength(1);
    const page = (await open(token)).payload;
    expect(page).toContain('Teşekkür ederiz');
    expect(page).not.toContain('<form');
    expect((await open(token, `/${surec}/2`)).payload).toContain('Teşekkür ederiz');
    const late = await post('cevap', token, [
      ...([
        ['surec', String(surec)],
        ['soru', 'saklama_suresi'],
        ['yazi', 'iki yıl'],
        ['gorulen', ''],
        ['git', 'ileri'],
      ] as const),
    ]);
    expect(late.statusCode).toBe(409);
    expect((await single(id)).durum).toBe('tamamlandi');
    expect((await consultant.call(questionnaires.withdraw, at(id))).body.code).toBe(
      'QUESTIONNAIRE_DONE',
    );
  });

  it('reaches no process of another questionnaire', async () => {
    const [mine, theirs] = [await sent(), await sent()];
    await post('is-ekle', theirs.token, [['ad', 'Başkasının işi']]);
    const surec = (await single(theirs.id)).surecler[0]?.id ?? 0;
    const answer = await reply(mine.token, surec, 'saklama_suresi', { yazi: 'beş yıl' });
    expect(answer.statusCode).toBe(404);
    expect((await open(mine.token, `/${surec}/2`)).payload).not.toContain('Başkasının işi');
    expect((await single(theirs.id)).surecler[0]?.yanitlanan).toBe(1);
    expect((await open('yok')).statusCode).toBe(404);
    expect((await post('bitir', 'yok', [])).statusCode).toBe(404);
  });
});

describe('a questionnaire of the company', () => {
  it('is withdrawn, sent again by a new link, and expires', async () => {
    const { id, email, token } = await sent();
    const back = await consultant.call(questionnaires.withdraw, at(id));
    expect(back.body.data.durum).toBe('geri_cekildi');
    const closed = await open(token);
    expect(closed.statusCode).toBe(404);
    expect(closed.payload).not.toContain('Ece Er');
    const again = await consultant.call(questionnaires.resend, { ...at(id), body: {} });
    expect(again.body.data.durum).toBe('gonderildi');
    const next = await tokenOf(email);
    expect(next).not.toBe(token);
    expect([(await open(next)).statusCode, (await open(token)).statusCode]).toEqual([200, 404]);
    await sql`update anketler set son_gun = '2020-01-01' where id = ${id}`.execute(app.db.system);
    expect((await open(next)).statusCode).toBe(404);
    expect((await single(id)).durum).toBe('suresi_doldu');
  });

  it('is mailed to an address three times a day at most, and to nobody who wants no mail', async () => {
    const email = address();
    const statuses = [];
    for (let time = 0; time < 4; time++)
      statuses.push((await send({ email, yine_de: true })).status);
    expect(statuses).toEqual([201, 201, 201, 409]);
    const refusing = address();
    const { pathname } = new URL(optOutLink(app.config, refusing, 'tr'));
    await app.app.inject({ method: 'POST', url: pathname });
    const { id } = (await send({ email: refusing })).body.data;
    expect(await app.mailsTo(refusing)).toEqual([]);
    expect((await single(id)).durum).toBe('posta_istemiyor');
  });

  it('makes the job look at no company whose addresses all want no mail', async () => {
    const place = await app.makeCompany();
    const who = await app.signInAs({ companies: [place] });
    const department_id = await app.makeDepartment(place, 'Depo');
    const refusing = address();
    const son_gun = daysAfter(todayInTurkey(), 1);
    expect((await send({ department_id, email: refusing, son_gun }, who)).status).toBe(201);
    await sql`update anketler set istenme_tarihi = istenme_tarihi - interval '25 hours'
      where company_id = ${place}`.execute(app.db.system);
    const asked = () => isAsked(app, remindOfQuestionnairesJob, place);
    expect(await asked()).toBe(true);
    const { pathname } = new URL(optOutLink(app.config, refusing, 'tr'));
    await app.app.inject({ method: 'POST', url: pathname });
    expect(await asked()).toBe(false);
  });

  it('reminds by a press once a day, and by itself before the last day once', async () => {
    const { id, email } = await sent({ son_gun: daysAfter(todayInTurkey(), 2) });
    const press = () => consultant.call(questionnaires.remind, at(id));
    expect((await press()).body.code).toBe('NOBODY_TO_ASK');
    const pass = () =>
      sql`update anketler set istenme_tarihi = istenme_tarihi - interval '25 hours'
        where id = ${id}`.execute(app.db.system);
    await pass();
    expect((await press()).status).toBe(200);
    const count = async () => (await app.mailsTo(email)).length;
    expect(await count()).toBe(2);
    const run = () => runAsked(app, remindOfQuestionnairesJob, company);
    await run();
    expect(await count()).toBe(2);
    for (const expected of [3, 3]) {
      await pass();
      await run();
      expect(await run()).toBe(false);
      expect(await count()).toBe(expected);
    }
    expect((await single(id)).hatirlatma_sayisi).toBe(2);
  });

  it('asks about activities of its department alone, and until a day that is near', async () => {
    const elsewhere = await addActivity(unique('Başka'), await app.makeDepartment(company));
    expect((await send({ kayitlar: [elsewhere] })).body.fields).toHaveProperty('kayitlar');
    expect((await send({ son_gun: '2020-01-01' })).body.fields).toHaveProperty('son_gun');
    const foreign = await app.makeDepartment(await app.makeCompany());
    expect((await send({ department_id: foreign })).body.fields).toHaveProperty('department_id');
    const representative = await app.signInAs({ companies: [company], departments: [depot] });
    expect((await send({}, representative)).status).toBe(403);
  });
});

describe('the answers', () => {
  it('change the record that was asked about field by field, and its log names who answered', async () => {
    const id = await addActivity(unique('Aday başvurusu'));
    const { id: questionnaire, token } = await sent({ kayitlar: [id] });
    const process = (await single(questionnaire)).surecler[0];
    const surec = process?.id ?? 0;
    await reply(token, surec, 'gerceklestirme_amaci', { yazi: 'Doğru kişiyi seçmek' });
    await reply(token, surec, 'ilgili_kisi', { secilen: ['calisan_adayi'], yazi: 'komşular' });
    await reply(token, surec, 'islenen_kisisel_veriler', { secilen: ['telefon'] });
    await reply(token, surec, 'alici_grubu', { secilen: ['kimse'] });
    await reply(token, surec, 'saklama_suresi', { yazi: 'iki yıl kadar' });
    const before = await activity(id);
    const { hedef, oneriler } = (await single(questionnaire)).surecler[0] ?? {};
    expect(hedef).toMatchObject({ id, surum: before.surum });
    expect(oneriler?.map(({ alan }) => alan)).toEqual([
      ...['gerceklestirme_amaci', 'ilgili_kisi', 'islenen_kisisel_veriler'],
      ...['saklama_suresi', 'alici_yok'],
    ]);
    expect((await merge(surec, { gerceklestirme_amaci: 'yerine' }, 99)).body.code).toBe('STALE');
    expect((await merge(surec, { isleme_sarti: 'yerine' }, before.surum)).status).toBe(400);
    const done = await merge(
      surec,
      { gerceklestirme_amaci: 'yerine', ilgili_kisi: 'ekle', islenen_kisisel_veriler: 'ekle' },
      before.surum,
    );
    expect(done.body.data, done.text).toMatchObject({ kayit_id: id });
    const after = await activity(id);
    expect(after).toMatchObject({
      durum: false,
      gerceklestirme_amaci: 'Doğru kişiyi seçmek',
      ilgili_kisi: ['calisan_adayi', 'referans_kisi'],
      islenen_kisisel_veriler: ['ad_soyad', 'tckn', 'telefon'],
      // Left: nobody took it.
      saklama_suresi: 'aday_1',
      guncelleyen: 'Selin Aydoğan (anket: Ece Er)',
    });
    expect(String(after.faaliyet_aciklamasi)).toContain('[4. Kimlerin verileri?] komşular');
    const log = await consultant.call(changeLogs.list, {
      params: { companyId: String(company), type: 'veri_harita', recordId: String(id) },
    });
    expect(log.body.data[0]).toMatchObject({
      islem: 'güncelleme',
      guncelleyen: 'Selin Aydoğan (anket: Ece Er)',
    });
    expect((await merge(surec, {}, after.surum)).body.code).toBe('QUESTIONNAIRE_REVIEWED');
    const read = await single(questionnaire);
    expect(read).toMatchObject({ incelenen: 1 });
    expect(read.surecler[0]).toMatchObject({ sonuc: 'aktarildi', inceleyen: 'Selin Aydoğan' });
  });

  it('match a record by its name in the department, and add a draft where there is none', async () => {
    const name = unique('Şikâyet kaydı');
    const there = await addActivity(name);
    const { id, token } = await sent();
    await post('is-ekle', token, [['ad', name.toLocaleUpperCase('tr')]]);
    const fresh = unique('Yeni iş');
    await post('is-ekle', token, [['ad', fresh]]);
    const [first, second] = (await single(id)).surecler;
    expect(first?.hedef?.id).toBe(there);
    expect(second?.hedef).toBeNull();
    await reply(token, second?.id ?? 0, 'yurt_disi_aktarim', { secilen: ['hayir'] });
    await reply(token, second?.id ?? 0, 'islenen_kisisel_veriler', { yazi: 'Ad soyad, çizme no' });
    const done = await merge(
      second?.id ?? 0,
      { surec_ismi: 'yerine', yurt_disi_aktarim: 'yerine', islenen_kisisel_veriler: 'yerine' },
      null,
    );
    const added = await activity(done.body.data.kayit_id ?? 0);
    expect(added).toMatchObject({
      ...{ department_id: depot, surec_ismi: fresh, durum: false },
      ...{ yurt_disi_aktarim: false, islenen_kisisel_veriler: ['ad_soyad'] },
    });
    expect(String(added.faaliyet_aciklamasi)).toContain('çizme no');
    const left = await merge(first?.id ?? 0, {}, first?.hedef?.surum ?? 0);
    expect(left.body.data).toMatchObject({ kayit_id: null });
    expect((await single(id)).surecler[0]?.sonuc).toBe('birakildi');
  });

  it('are shown to nobody of another company', async () => {
    const { id, token } = await sent();
    await post('is-ekle', token, [['ad', 'Özel iş']]);
    const surec = (await single(id)).surecler[0]?.id ?? 0;
    const other = await app.signInAs({ companies: [await app.makeCompany()] });
    const body = { alanlar: {}, surum: null };
    const statuses = [
      await other.call(questionnaires.single, at(id)),
      await other.call(questionnaires.withdraw, at(id)),
      await other.call(questionnaires.remind, at(id)),
      await other.call(questionnaires.resend, { ...at(id), body: {} }),
      await other.call(questionnaires.merge, { ...at(surec), body }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
    expect((await other.call(questionnaires.list)).body.data).toEqual([]);
  });
});
