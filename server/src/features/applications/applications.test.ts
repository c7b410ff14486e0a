import { applications, type ApplicationDraft } from '@emanet/contract/applications';
import { dashboard } from '@emanet/contract/dashboard';
import { organization } from '@emanet/contract/organization';
import { sql } from 'kysely';
import readSheet from 'read-excel-file/node';
import { beforeEach, describe, expect, it } from 'vitest';
import { appOfFile, type Caller, topicOf } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import type { TestUser } from '../../../test/factories.ts';
import { pdf } from '../../../test/sample-files.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { reachOf } from '../../platform/jobs/start.ts';
import { remindOfClocksJob } from '../clocks/jobs.ts';
import { disposeOfApplicationsJob } from './jobs.ts';
import { writtenLetter } from './sample.ts';

const clock = testClock('2026-11-20T10:00:00+03:00');
let company: number;
let department: number;
let admin: TestUser;
let manager: Caller;
let representative: TestUser;
// Its jobs dispose of what every company has kept too long, three years from now.
const app = await appOfFile({}, { clock, own: true });
beforeEach(async () => {
  clock.moveTo('2026-11-20T10:00:00+03:00');
  company = await app.makeCompany();
  department = await app.makeDepartment(company, 'İdari İşler');
  admin = await app.makeUser({ role: 'yönetici', companies: [company], fullname: 'Sema Arslan' });
  manager = await app.signIn(admin);
  representative = await app.makeUser({ companies: [company], departments: [department] });
});

/** A job at work in this company alone: other suites have clocks of their own. */
const perform = (job: Job<unknown>) =>
  job.perform(
    app.services,
    {},
    { ...reachOf(app.services, job), companies: async () => [company] },
  );

const LETTER = writtenLetter();
const add = async (rest: object = {}, headers: Record<string, string> = {}) =>
  // Parts of a good body and a bad one alike; the server checks it.
  manager.call(applications.add, { body: { ...LETTER, ...rest }, headers });
const added = async (rest: object = {}) => {
  const { body } = await add(rest);
  return { params: { id: String(body.data.id) }, row: body.data };
};
const ANSWER: ApplicationDraft = {
  sonuc: 'kabul',
  metin:
    'Sayın {ad_soyad}, {gelis_tarihi} tarihli {basvuru_no} sayılı başvurunuz incelendi. Kurula şikâyet edebilirsiniz (m. 14).',
  dil: 'tr',
  ekler: [],
  kontrol: true,
};
const REFUSED = {
  ret_nedeni: 'saklama',
  ret_gerekcesi: 'Bordro kayıtları 5510 sayılı Kanun m. 86 uyarınca on yıl saklanır.',
} as const;
const draft = (params: { id: string }, rest: object = {}) =>
  manager.call(applications.draft, { params, body: { ...ANSWER, ...rest } });
const send = (params: { id: string }, surum: number) =>
  manager.call(applications.send, { params, body: { surum } });

describe('an application that came by hand', () => {
  it('runs from its own day of arrival and is numbered in that year', async () => {
    const { row } = await added();
    expect(row).toMatchObject({
      basvuru_no: '2026/001',
      son_gun: '2026-11-26',
      durum: 'yeni',
      kimlik_turu: 'tc',
      kimlik_maskesi: '100 ••• ••• 46',
    });
    expect((await added({ gelis_gunu: '2025-12-31', yine_de: true })).row.basvuru_no).toBe(
      '2025/001',
    );
    expect((await added({ yine_de: true })).row.basvuru_no).toBe('2026/002');
  });

  it.each([
    [{ gelis_gunu: '2026-11-21' }, 'gelis_gunu'],
    [{ eposta: '' }, 'eposta'],
    [{ cevap_yolu: 'posta' }, 'adres'],
    [{ haklar: [] }, 'haklar'],
    [{ department_id: 2_000_000_000 }, 'department_id'],
  ])('is refused with %j', async (rest, field) => {
    const { status, body } = await add(rest);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('is entered once per key', async () => {
    const headers = { 'idempotency-key': 'bir-kez' };
    const both = [await add({}, headers), await add({}, headers)];
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0]?.body.data.id).toBe(both[1]?.body.data.id);
  });
});

it('is assigned: the department learns of it, and not of whom it is', async () => {
  const { params, row } = await added();
  const change = { department_id: department, sorumlu_id: admin.user_id, surum: row.surum };
  const { body } = await manager.call(applications.update, { params, body: change });
  expect(body.data).toMatchObject({
    durum: 'inceleniyor',
    department_name: 'İdari İşler',
    sorumlu: 'Sema Arslan',
  });
  expect(body.data.olaylar.map(({ tur }) => tur)).toEqual([
    'elden_kaydedildi',
    'atandi',
    'durum_degisti',
  ]);
  const [mail] = await app.mailsTo(representative.email);
  expect(topicOf(mail)).toBe('Departmanınızdan bilgi bekleniyor: 2026/001');
  expect(mail?.text).not.toContain('Özdemir');
  const stale = await manager.call(applications.update, { params, body: change });
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
  for (const wrong of [{ department_id: 2_000_000_000 }, { sorumlu_id: 2_000_000_000 }])
    expect((await manager.call(applications.update, { params, body: wrong })).status).toBe(400);
});

it('goes along when its department is merged', async () => {
  const { params } = await added({ department_id: department });
  const hedef_id = await app.makeDepartment(company, 'Hukuk');
  const merge = { params: { id: String(department) }, body: { hedef_id } };
  const merged = await manager.call(organization.mergeDepartment, merge);
  expect(merged.status, merged.text).toBe(200);
  const { data } = (await manager.call(applications.single, { params })).body;
  expect(data).toMatchObject({ department_id: hedef_id, department_name: 'Hukuk' });
  const moved: unknown = expect.objectContaining({
    tur: 'atandi',
    veri: expect.objectContaining({ departman: 'Hukuk' }) as unknown,
  });
  // A job that another suite runs over all companies may add a reminder behind it.
  expect(data.olaylar).toContainEqual(moved);
});

it('gathers notes and evidence, and asks the applicant', async () => {
  const { params } = await added();
  const note = await manager.call(applications.note, {
    params,
    body: { metin: 'Kayıt üzerine yazılmış.' },
    file: { name: 'kamera-raporu.pdf', bytes: pdf() },
  });
  expect(note.body.data.ekler).toMatchObject([{ kaynak: 'kanit', dosya_adi: 'kamera-raporu.pdf' }]);
  expect(note.body.data.ekler[0]?.sha256).toMatch(/^[0-9a-f]{64}$/);
  expect((await manager.call(applications.note, { params, body: {} })).status).toBe(400);
  const asked = await manager.call(applications.askMore, {
    params,
    body: { metin: 'Hangi saat?' },
  });
  expect(asked.body.data).toMatchObject({ durum: 'bilgi_bekleniyor', son_gun: '2026-11-26' });
  const mails = await app.mailsTo('b.ozdemir@ornekposta.test');
  expect(mails.some(({ text }) => text.includes('Hangi saat?') && text.includes(admin.email))).toBe(
    true,
  );
});

describe('an answer', () => {
  it('waits until nothing is missing, and says what is', async () => {
    const { params } = await added();
    expect((await send(params, 1)).body.code).toBe('APPLICATION_NOT_READY');
    const half = await draft(params, { metin: 'Veriler [tarih] günü silindi.', kontrol: false });
    const refused = await send(params, half.body.data.surum);
    expect(refused.body.error).toMatch(/yer tutucu.*şikâyet.*departman.*Başkasının/);
  });

  it.each(['ret', 'kismen'] as const)(
    'refuses something only with a ground and its reasons: %s',
    async (sonuc) => {
      const { params } = await added({ department_id: department });
      for (const rest of [
        {},
        { ret_nedeni: REFUSED.ret_nedeni },
        { ret_gerekcesi: REFUSED.ret_gerekcesi },
        { ...REFUSED, ret_gerekcesi: 'Reddedildi.' },
      ]) {
        const { body } = await draft(params, { sonuc, ...rest });
        const refused = await send(params, body.data.surum);
        expect(refused.body.code).toBe('APPLICATION_NOT_READY');
        expect(refused.body.error).toContain('reddin sebebi');
      }
      expect((await draft(params, { sonuc, ret_nedeni: 'canim_istemedi' })).status).toBe(400);
      const whole = await draft(params, { sonuc, ...REFUSED });
      const sent = await send(params, whole.body.data.surum);
      expect(sent.status, sent.text).toBe(200);
      expect(sent.body.data).toMatchObject({ sonuc, ret_nedeni: 'saklama' });
      expect(sent.body.data.cevaplar).toMatchObject([REFUSED]);
      expect(
        sent.body.data.olaylar.find(({ tur }) => tur === 'cevap_gonderildi')?.veri,
      ).toMatchObject(REFUSED);
      const { data } = (await manager.call(applications.list)).body;
      expect(data.find(({ id }) => String(id) === params.id)?.ret_nedeni).toBe('saklama');
    },
  );

  it('refuses no right by a ground of another one', async () => {
    const { params } = await added({ department_id: department, haklar: ['b'], yine_de: true });
    const wrong = await draft(params, { sonuc: 'ret', ...REFUSED });
    const refused = await send(params, wrong.body.data.surum);
    expect(refused.body.error).toContain('istenen hakkı reddetmeye yetmiyor');
    const ret_ek_nedenler = ['veri_yok'];
    const rest = { sonuc: 'ret', ...REFUSED, ret_nedeni: 'tekrar', ret_ek_nedenler };
    const whole = await draft(params, rest);
    const sent = await send(params, whole.body.data.surum);
    expect(sent.status, sent.text).toBe(200);
    expect(sent.body.data.cevaplar).toMatchObject([{ ret_nedeni: 'tekrar', ret_ek_nedenler }]);
    const payload = { ids: [Number(params.id)], lang: 'tr' };
    const exported = { method: 'POST', url: applications.export.path, payload } as const;
    const sheet = await app.app.inject({ ...exported, headers: manager.headers });
    const [{ data: cells } = { data: [] }] = await readSheet(sheet.rawPayload);
    expect(cells[1]?.join(' ')).toMatch(/TMK m\. 2\); .+\(6698/);
  });

  it('with personal data goes to nobody who was not identified, unless it says how', async () => {
    const { params } = await added({ department_id: department, kimlik_no: '' });
    const open = await draft(params);
    const refused = await send(params, open.body.data.surum);
    expect(refused.body.error).toContain('kimliği doğrulanmadı');
    const kimlik_nedeni = 'Mağazada nüfus cüzdanı görülerek doğrulandı.';
    const verified = await draft(params, { kimlik_nedeni });
    const sent = await send(params, verified.body.data.surum);
    expect(sent.status, sent.text).toBe(200);
    expect(sent.body.data.cevaplar).toMatchObject([{ kimlik_nedeni }]);
    const other = await added({ department_id: department, kimlik_no: '', yine_de: true });
    const ret = { sonuc: 'ret', ...REFUSED, ret_nedeni: 'kimlik' };
    const refusal = await draft(other.params, ret);
    expect((await send(other.params, refusal.body.data.surum)).status).toBe(200);
  });

  it('is sent once, kept with its digest, and closes the application', async () => {
    const { params } = await added({ department_id: department });
    await manager.call(applications.note, {
      params,
      file: { name: 'kanıt.pdf', bytes: pdf() },
      body: {},
    });
    const evidence = (await manager.call(applications.single, { params })).body.data.ekler[0]?.id;
    const kept = await draft(params, { ekler: [evidence] });
    const preview = await manager.call(applications.preview, { params });
    expect(preview.headers['content-disposition']).toContain('2026-001-cevap.pdf');
    const { body, status, text } = await send(params, kept.body.data.surum);
    expect(status, text).toBe(200);
    expect(body.data).toMatchObject({ durum: 'sonuclandi', sonuc: 'kabul', taslak: null });
    expect(body.data.cevaplar).toMatchObject([
      { sira: 1, teslim: 'bekliyor', dosya_adi: '2026-001-cevap.pdf' },
    ]);
    expect(body.data.cevaplar[0]?.metin).toContain(
      'Sayın Barış Tolga Özdemir, 27 Ekim 2026 tarihli 2026/001',
    );
    const [mail] = await app.mailsTo('b.ozdemir@ornekposta.test');
    expect(mail?.attachments?.map(({ filename }) => filename)).toEqual([
      '2026-001-cevap.pdf',
      'kanıt.pdf',
    ]);
    const twice = await send(params, kept.body.data.surum);
    expect([twice.status, twice.body.code]).toEqual([409, 'APPLICATION_NOT_READY']);
    const later = await manager.call(applications.update, { params, body: { durum: 'yeni' } });
    expect(later.body.code).toBe('APPLICATION_CLOSED');
    for (const statement of [
      sql`update basvuru_cevaplari set metin = 'başka'`,
      sql`delete from basvuru_olaylari`,
    ]) {
      const scope = reachOf(app.services, { name: 'test' }).scopeIn(company);
      await expect(app.db.write(scope, (tx) => statement.execute(tx))).rejects.toThrow(
        /permission denied/,
      );
    }
  });

  it('may be followed by a second one, a document of its own', async () => {
    const { params } = await added({ department_id: department });
    await send(params, (await draft(params)).body.data.surum);
    const second = await draft(params, { sonuc: 'kismen', ...REFUSED });
    const { body } = await send(params, second.body.data.surum);
    expect(body.data.cevaplar.map(({ dosya_adi }) => dosya_adi)).toEqual([
      '2026-001-cevap.pdf',
      '2026-001-cevap-2.pdf',
    ]);
    expect(body.data.sonuc).toBe('kismen');
  });

  it('keeps what the mail server said, and that it was not delivered', async () => {
    const { params, row } = await added({ department_id: department });
    await send(params, (await draft(params)).body.data.surum);
    const ending = (state: string, answer: string) =>
      sql`update mail_outbox set state = ${state}, server_answer = ${answer}, finished_at = now()
        where about like ${`basvuru:${row.id}:cevap:%`}`.execute(app.db.system);
    await ending('delivered', '250 2.0.0 OK 1732 x7');
    const { data } = (await manager.call(applications.single, { params })).body;
    expect(data.cevaplar).toMatchObject([
      { teslim: 'teslim', teslim_yaniti: '250 2.0.0 OK 1732 x7' },
    ]);
    expect(data.olaylar.at(-1)).toMatchObject({ tur: 'teslim_edildi', aktor_turu: 'otomatik' });
    expect(data.zincir_saglam).toBe(true);
  });

  it('by post is no mail', async () => {
    const adres = 'Bahçelievler Mah. No: 14, Bolu';
    const { params } = await added({
      department_id: department,
      cevap_yolu: 'posta',
      adres,
      eposta: 'postaci@ornekposta.test',
    });
    const { body } = await send(params, (await draft(params)).body.data.surum);
    expect(body.data.cevaplar).toMatchObject([{ yol: 'posta', alici: adres, teslim: 'posta' }]);
    expect(await app.mailsTo('postaci@ornekposta.test')).toEqual([]);
  });
});

it('is closed when its applicant takes it back', async () => {
  const { params } = await added();
  const { body } = await manager.call(applications.withdraw, {
    params,
    body: { metin: 'Telefonla vazgeçti.' },
  });
  expect(body.data).toMatchObject({ durum: 'sonuclandi', sonuc: 'geri_cekildi' });
  expect((await draft(params)).body.code).toBe('APPLICATION_CLOSED');
});

it('shows when what happened was tampered with', async () => {
  const { params, row } = await added();
  const event = (await manager.call(applications.single, { params })).body.data.olaylar[0];
  const { rows } = await sql<{ same: boolean }>`
    select application_event_hash('', t) = t.ozet as same from (
      select (jsonb_populate_record(o, '{"veri": {"kaynak": "kep"}}')).* from basvuru_olaylari o
      where basvuru_id = ${row.id}) t`.execute(app.db.system);
  expect(event?.ozet).toMatch(/^[0-9a-f]{64}$/);
  expect(rows).toEqual([{ same: false }]);
});

describe('reminders', () => {
  it('come once at each stage', async () => {
    await added({ yine_de: true });
    const run = () => perform(remindOfClocksJob);
    const subjects = async () =>
      (await app.mailsTo(admin.email))
        .map(topicOf)
        .filter((topic) => topic?.startsWith('Başvuru: 2026'));
    await run();
    await run();
    clock.moveTo('2026-11-21T08:10:00+03:00');
    await run();
    clock.moveTo('2026-11-27T08:10:00+03:00');
    await run();
    expect(await subjects()).toEqual([
      'Başvuru: 2026/001, 1 gün gecikti',
      'Başvuru: 2026/001, 5 gün kaldı',
      'Başvuru: 2026/001, 6 gün kaldı',
    ]);
  });
});

it('is disposed of when it has been kept long enough, and counted', async () => {
  const { params } = await added({ department_id: department });
  await send(params, (await draft(params)).body.data.surum);
  await added({ yine_de: true });
  const run = () => perform(disposeOfApplicationsJob);
  clock.moveTo('2029-11-20T09:00:00+03:00');
  await run();
  expect((await manager.call(applications.list)).body.data).toHaveLength(2);
  clock.moveTo('2029-11-21T00:00:00+03:00');
  await run();
  expect((await manager.call(applications.list)).body.data).toHaveLength(1);
  const { data } = (await manager.call(applications.settings)).body;
  expect(data.imha_sayisi).toBe(1);
  expect((await added({ yine_de: true })).row.basvuru_no).toBe('2026/003');
});

it('is exported and stands in the calendar of those who see it', async () => {
  const { row } = await added();
  const sheet = await manager.call(applications.export, { body: { ids: [row.id], lang: 'tr' } });
  expect(sheet.status).toBe(200);
  const bytes = await app.app.inject({
    method: 'POST',
    url: applications.export.path,
    headers: manager.headers,
    payload: { ids: [row.id], lang: 'tr' },
  });
  const [{ data } = { data: [] }] = await readSheet(bytes.rawPayload);
  expect(data[1]?.slice(0, 2)).toEqual(['2026/001', 'Barış Tolga Özdemir']);
  const { yaklasan } = (await manager.call(dashboard.read)).body.data;
  expect(yaklasan.isler).toMatchObject([{ tur: 'basvuru', ad: '2026/001', gun: '2026-11-26' }]);
  const theirs = (await (await app.signIn(representative)).call(dashboard.read)).body.data;
  expect(theirs.yaklasan.isler).toEqual([]);
});
