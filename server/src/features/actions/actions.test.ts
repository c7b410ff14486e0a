import { randomUUID } from 'node:crypto';
import { actions } from '@emanet/contract/actions';
import { changeLogs } from '@emanet/contract/change-logs';
import { files } from '@emanet/contract/files';
import { inputSentence } from '@emanet/contract/shared/input-sentences';
import { processingActivities } from '@emanet/contract/processing-activities';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appOfFile, type Caller, topicOf } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { pdf } from '../../../test/sample-files.ts';
import { verifyChain } from '../../verify-log/verify.ts';
import { activityBody } from '../processing-activities/sample.ts';
import { monthsLater } from './store.ts';

const clock = testClock('2026-11-22T09:00:00+03:00');

const app = await appOfFile({}, { clock });
const company = await app.makeCompany();
const department = await app.makeDepartment(company, 'İnsan Kaynakları');
const other = await app.makeDepartment(company, 'Satış');
const representative = await app.makeUser({
  companies: [company],
  departments: [department],
  fullname: 'Işıl Çağlayan',
});
const people = {
  consultant: await app.signInAs({ companies: [company] }),
  admin: await app.signInAs({ role: 'yönetici', companies: [company] }),
  representative: await app.signIn({ ...representative, role: 'temsilci' }),
};

const at = (id: number) => ({ params: { id: String(id) } });
const add = (aksiyon_ismi: string, rest: object = {}) =>
  people.consultant.data(actions.add, {
    body: { aksiyon_ismi, risk: 'Orta', department_id: department, ...rest },
  });
const update = (who: Caller, id: number, body: object) =>
  who.call(actions.update, { ...at(id), body });
const read = async (id: number) => (await people.admin.call(actions.single, at(id))).body.data;
const names = async (query: object, who = people.admin) =>
  (await who.call(actions.list, { query })).body.data.map((one) => one.aksiyon_ismi);
const changes = (id: number) =>
  people.representative.data(changeLogs.list, {
    params: { companyId: String(company), type: 'aksiyonlar', recordId: String(id) },
  });

describe('an action', () => {
  it('is kept with everything that was said of it, texts clean and empty ones nothing', async () => {
    const made = await add('  Envanterin çıkarılması ', {
      aksiyon_aciklamasi: '',
      son_tarih: '2026-12-01',
      tekrar: 'yillik',
      sorumlu_id: representative.user_id,
      company_id: company,
    });
    expect(made).toMatchObject({
      aksiyon_ismi: 'Envanterin çıkarılması',
      aksiyon_aciklamasi: null,
      department_name: 'İnsan Kaynakları',
      durum: false,
      guncel: true,
      mail: false,
      son_tarih: '2026-12-01',
      sorumlu: 'Işıl Çağlayan',
      surum: 1,
    });
    expect(await read(made.id)).toEqual(made);
    expect(await changes(made.id)).toMatchObject([{ tur: 'aksiyonlar', islem: 'ekleme' }]);
  });

  it('comes by the form of the specification, with its file, once per key', async () => {
    const call = () =>
      people.admin.call(actions.add, {
        body: { aksiyon_ismi: 'Dosyalı', risk: 'Yüksek', department_id: String(department) },
        file: { name: 'Karar.pdf', bytes: pdf() },
        headers: { 'idempotency-key': 'bir-aksiyon' },
      });
    const { body, status } = await call();
    expect(status).toBe(201);
    expect((await call()).body).toEqual(body);
    expect(body.data.dosya_adi).toBe('Karar.pdf');
    const id = body.data.dokuman_linki?.split('/').at(-1) ?? '';
    const bytes = await people.representative.call(files.read, { params: { id } });
    expect(bytes.text).toBe(pdf().toString());
    expect((await app.stranger.call(files.read, { params: { id } })).status).toBe(401);
    const removed = await update(people.admin, body.data.id, { dosya_kaldir: true });
    expect(removed.body.data.dokuman_linki).toBeNull();
    expect((await people.admin.call(files.read, { params: { id } })).status).toBe(404);
  });

  it('is changed by a full record, as `single` answers it', async () => {
    const made = await add('Tam kayıt');
    const answer = await update(people.admin, made.id, { ...made, risk: 'Düşük' });
    expect(answer.body.data).toMatchObject({ risk: 'Düşük', mail: false, surum: 2 });
  });

  it.each([
    ['mail', true, 'kept'],
    ['sorumlu', 'Ayşe Kaya', 'kept'],
    ['dosya_adi', 'x.pdf', 'kept'],
    ['guncel', false, 'by_archive'],
  ] as const)('refuses another %s than the server keeps', async (name, value, why) => {
    const made = await add('Alınmayan');
    const body = { ...made, [name]: value, notlar: 'alınmaz' };
    const answer = await update(people.admin, made.id, body);
    const fields = { [name]: inputSentence(why, 'tr') };
    expect([answer.status, answer.body.fields]).toEqual([400, fields]);
    const { data } = (await people.admin.call(actions.single, at(made.id))).body;
    expect(data).toMatchObject({ surum: 1, notlar: null });
  });

  it.each([
    [{ aksiyon_ismi: ' ' }, 'aksiyon_ismi'],
    [{ risk: 'Tamamlanmış' }, 'risk'],
    [{ department_id: 999_999 }, 'department_id'],
    [{ sorumlu_id: 999_999 }, 'sorumlu_id'],
    [{ kayit_turu: 'veri_harita', kayit_id: 999_999 }, 'kayit_id'],
    [{ kayit_id: 1 }, 'kayit_id'],
    [{ son_tarih: '2026-02-30' }, 'son_tarih'],
    [{ olmayan: 1 }, 'olmayan'],
  ])('refuses %j and names the field', async (rest, field) => {
    const body = { aksiyon_ismi: 'Kötü', risk: 'Orta', department_id: department, ...rest };
    const answer = await people.admin.call(actions.add, { body: body as never });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
  });

  it('belongs to the record that it was opened from, by its name', async () => {
    const { data } = (
      await people.admin.call(processingActivities.add, {
        body: activityBody(department, 'Bordro süreci'),
      })
    ).body;
    const link = { kayit_turu: 'veri_harita', kayit_id: data.id };
    expect(await add('Bağlı', link)).toMatchObject({ ...link, kayit_adi: 'Bordro süreci' });
    expect(await names({ ...link, kayit_id: String(data.id) })).toEqual(['Bağlı']);
  });
});

describe('two people', () => {
  it('who edit one action: the second is told, with the row as it is', async () => {
    const made = await add('Aynı anda');
    const answers = await Promise.all([
      update(people.admin, made.id, { risk: 'Yüksek', surum: 1 }),
      update(people.consultant, made.id, { risk: 'Düşük', surum: 1 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'STALE', data: { id: made.id, surum: 2 } });
  });

  it('who toggle, archive and edit it at once: nothing is lost', async () => {
    const made = await add('Üçü birden');
    const done = await Promise.all([
      update(people.representative, made.id, { durum: 1 }),
      people.admin.call(actions.archive, { ...at(made.id), body: { guncel: false } }),
      update(people.consultant, made.id, { risk: 'Yüksek' }),
    ]);
    expect(done.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read(made.id)).toMatchObject({
      durum: true,
      guncel: false,
      risk: 'Yüksek',
      surum: 4,
    });
    expect(await changes(made.id)).toHaveLength(4);
  });

  it('who close a recurring one at once open one next one', async () => {
    const made = await add('Aylık denetim', { tekrar: 'aylik', son_tarih: '2026-08-31' });
    await Promise.all([
      update(people.representative, made.id, { durum: true }),
      update(people.admin, made.id, { durum: '1' }),
    ]);
    const { body } = await people.admin.call(actions.list, { query: { q: 'Aylık denetim' } });
    expect(body.data.map(({ durum, son_tarih }) => [durum, son_tarih])).toEqual([
      [false, '2026-11-30'],
      [true, '2026-08-31'],
    ]);
    await update(people.admin, made.id, { durum: 0 });
    expect(await names({ q: 'Aylık denetim' })).toHaveLength(1);
  });
});

it('is found by words of which each stands in another of its fields', async () => {
  const made = await add('Vitrin düzeni', { aksiyon_aciklamasi: 'Kasanın yanındaki raf' });
  expect(await names({ q: 'raf vitrin' })).toEqual([made.aksiyon_ismi]);
  expect(await names({ q: 'raf tezgah' })).toEqual([]);
});

describe('a repeated action', () => {
  /** Closes the open action of a series and gives back the day of the next one. */
  const closeOpen = async (name: string) => {
    const query = { q: name, durum: 'false' } as const;
    const { body } = await people.admin.call(actions.list, { query });
    const [open] = body.data;
    expect((await update(people.admin, open?.id ?? 0, { durum: true })).status).toBe(200);
    return (await people.admin.call(actions.list, { query })).body.data[0];
  };

  it.each([
    ['aylik', '2027-01-31', ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
    ['uc_aylik', '2027-11-30', ['2028-02-29', '2028-05-30']],
    ['yillik', '2028-02-29', ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
  ] as const)('%s of %s keeps its date behind shorter months', async (tekrar, son_tarih, days) => {
    const name = `Dizi ${tekrar}`;
    await add(name, { tekrar, son_tarih });
    const came = [];
    for (const _ of days) came.push((await closeOpen(name))?.son_tarih);
    expect(came).toEqual(days);
  });

  it('goes on at the end of the month when a change of its date is taken back', async () => {
    await add('Dizi geri', { tekrar: 'aylik', son_tarih: '2027-01-31' });
    const short = await closeOpen('Dizi geri');
    const id = short?.id ?? 0;
    await update(people.admin, id, { son_tarih: '2027-02-20' });
    const [entry] = await changes(id);
    const back = await people.admin.call(changeLogs.revert, {
      params: { companyId: String(company), type: 'aksiyonlar', entryId: String(entry?.id) },
      body: {},
    });
    expect([back.status, back.body.code]).toEqual([200, undefined]);
    expect((await closeOpen('Dizi geri'))?.son_tarih).toBe('2027-03-31');
  });

  it('takes the date that a person gives it, also after it was deleted and came back', async () => {
    await add('Dizi elle', { tekrar: 'aylik', son_tarih: '2027-01-31' });
    const short = await closeOpen('Dizi elle');
    await people.admin.call(actions.delete, at(short?.id ?? 0));
    await people.admin.call(actions.restore, at(short?.id ?? 0));
    const long = await closeOpen('Dizi elle');
    expect(long?.son_tarih).toBe('2027-03-31');
    await update(people.admin, long?.id ?? 0, { son_tarih: '2027-04-28' });
    expect((await closeOpen('Dizi elle'))?.son_tarih).toBe('2027-05-28');
  });
});

it('is toggled and given a file by a representative, and nothing else', async () => {
  const made = await add('Temsilcinin');
  const answer = await people.representative.call(actions.update, {
    ...at(made.id),
    body: { ...made, durum: 'true' } as never,
    file: { name: 'Kanıt.pdf', bytes: pdf() },
  });
  // The form sends nothing as the text "null", which no field takes.
  expect(answer.status).toBe(400);
  const form = await people.representative.call(actions.update, {
    ...at(made.id),
    body: { durum: '1' },
    file: { name: 'Kanıt.pdf', bytes: pdf() },
  });
  expect(form.body.data).toMatchObject({ durum: true, dosya_adi: 'Kanıt.pdf' });
  expect(form.body.data.tamamlanma_tarihi).not.toBeNull();
  for (const body of [{ risk: 'Yüksek' }, { aksiyon_ismi: 'Başka' }, { dosya_kaldir: true }])
    expect((await update(people.representative, made.id, body)).status).toBe(403);
  const whole = await update(people.representative, made.id, { ...form.body.data, durum: false });
  expect(whole.body.data).toMatchObject({ durum: false, dosya_adi: 'Kanıt.pdf' });
});

it('goes to the archive and back, is deleted and comes back whole', async () => {
  const made = await add('Giden gelen', { notlar: 'Not', tekrar: 'yillik' });
  const archived = await people.admin.call(actions.archive, {
    ...at(made.id),
    body: { guncel: 'false' },
  });
  expect(archived.body).toMatchObject({ message: 'Aksiyon arşivlendi.', data: { guncel: false } });
  expect(await names({ q: 'Giden', guncel: 'true' })).toEqual([]);
  const back = await people.admin.call(actions.archive, { ...at(made.id), body: { guncel: true } });
  expect(back.body.data.guncel).toBe(true);
  expect((await people.admin.call(actions.restore, at(made.id))).body.code).toBe('NOT_DELETED');
  expect((await people.admin.call(actions.delete, at(made.id))).status).toBe(200);
  expect((await people.admin.call(actions.single, at(made.id))).status).toBe(404);
  const restored = await people.admin.call(actions.restore, at(made.id));
  const { surum: _, guncellenme_tarihi: __, ...before } = back.body.data;
  expect(restored.body.data).toMatchObject({ ...before, surum: 4 });
});

describe('a list', () => {
  it('is narrowed and paged in any order', async () => {
    for (const name of ['Liste ç', 'Liste c', 'Liste d', 'Liste ı', 'Liste i'])
      await add(name, { department_id: other, risk: name.endsWith('d') ? 'Yüksek' : 'Düşük' });
    const all = { department_id: String(other), sort: 'aksiyon_ismi' };
    const sorted = ['Liste c', 'Liste ç', 'Liste d', 'Liste ı', 'Liste i'];
    expect(await names(all)).toEqual(sorted);
    expect(await names({ ...all, risk: 'Yüksek' })).toEqual(['Liste d']);
    expect(await names({ ...all, q: 'Ç LİSTE' })).toEqual(['Liste c', 'Liste ç']);
    for (const sort of ['aksiyon_ismi', '-risk', 'id', '-son_tarih', 'department_name']) {
      const whole = await names({ ...all, sort });
      const paged: string[] = [];
      let cursor: string | undefined;
      do {
        const query = { ...all, sort, limit: '2', ...(cursor && { cursor }) };
        const { body } = await people.admin.call(actions.list, { query });
        paged.push(...body.data.map((one) => one.aksiyon_ismi));
        cursor = body.next_cursor;
      } while (cursor);
      expect(paged).toEqual(whole);
    }
    expect((await people.admin.call(actions.list, { query: { cursor: 'x' } })).status).toBe(400);
  });

  it('refuses another company', async () => {
    const query = { company_id: String(await app.makeCompany()) };
    expect((await people.admin.call(actions.list, { query })).status).toBe(409);
  });
});

describe('a mail', () => {
  it('goes to the representatives, and its flag waits for the mail server', async () => {
    const made = await add('Postalanan', { aksiyon_aciklamasi: 'Açıklama' });
    expect(await read(made.id)).toMatchObject({ mail: false, mail_durumu: null });
    const { body } = await people.admin.call(actions.sendMail, {
      body: { id: made.id, department_id: department },
    });
    expect(body.data).toEqual({ alici_sayisi: 1 });
    const [mail] = await app.mailsTo(representative.email);
    expect(topicOf(mail)).toBe('Aksiyon: Postalanan');
    expect(mail?.subject).toMatch(/ · Şirket-/);
    expect(mail?.text).toContain(`/aksiyonlar?aksiyon=${made.id}&sirket=${company}\n`);
    const waiting = { mail: false, mail_durumu: 'bekliyor', mail_nedeni: null, surum: 1 };
    expect(await read(made.id)).toMatchObject(waiting);
    await sql`update mail_outbox set state = 'given_up', hata = 'adres', finished_at = now()
      where about = ${`aksiyon:${made.id}`}`.execute(app.db.system);
    const failed = { mail: false, mail_durumu: 'ulasmadi', mail_nedeni: 'adres' };
    expect(await read(made.id)).toMatchObject(failed);
    await sql`update mail_outbox set state = 'delivered', sealed = null, finished_at = now()
      where about = ${`aksiyon:${made.id}`}`.execute(app.db.system);
    expect(await read(made.id)).toMatchObject({
      ...{ mail: true, mail_durumu: 'teslim', mail_nedeni: null, surum: 1 },
    });
  });

  it('is refused for another department and for one without representatives', async () => {
    const made = await add('Postasız', { department_id: other });
    const send = (department_id: number) =>
      people.admin.call(actions.sendMail, { body: { id: made.id, department_id } });
    expect((await send(department)).body.fields).toHaveProperty('department_id');
    expect((await send(other)).body).toMatchObject({ code: 'NO_RECIPIENT' });
  });
});

describe('several at once', () => {
  const bulk = (satirlar: { id: number; surum: number }[], degisiklik: object) =>
    people.admin.call(actions.bulkUpdate, {
      body: { satirlar, degisiklik: degisiklik as { durum: boolean } },
    });

  it.each([{ durum: true }, { guncel: false }, { risk: 'Yüksek' }])(
    'take %j and give it back, but for what was edited meanwhile',
    async (change) => {
      const made = [await add('Toplu 1'), await add('Toplu 2'), await add('Toplu 3')];
      const [first, second, third] = made.map(({ id }) => ({ id, surum: 1 }));
      if (!first || !second || !third) throw new Error('three were added');
      await update(people.consultant, third.id, { notlar: 'Araya girdi' });
      const { body } = await bulk([first, second, third], change);
      expect(body.data).toMatchObject({ sayi: 2, atlanan: [third.id] });
      expect(await read(first.id)).toMatchObject(change);
      await update(people.consultant, second.id, { notlar: 'Sonra' });
      const undone = await people.admin.call(actions.undoBulkUpdate, {
        body: { toplu_islem: body.data.toplu_islem },
      });
      expect(undone.body.data).toMatchObject({ sayi: 1, atlanan: [second.id] });
      expect(await read(first.id)).toMatchObject({ durum: false, guncel: true, risk: 'Orta' });
      expect(await read(second.id)).toMatchObject(change);
    },
  );

  it('are refused where every one was edited meanwhile, since nothing is done', async () => {
    const { id } = await add('Değişmiş');
    await update(people.consultant, id, { notlar: 'Araya girdi' });
    const refused = await bulk([{ id, surum: 1 }], { durum: true });
    expect([refused.status, refused.body.code]).toEqual([409, 'BULK_NOTHING']);
    expect(await read(id)).toMatchObject({ durum: false });
  });

  it('move to a department of the company and to no other', async () => {
    const { id } = await add('Taşınan');
    const moved = await bulk([{ id, surum: 1 }], { department_id: other });
    expect(moved.body.data.sayi).toBe(1);
    const foreign = await app.makeDepartment(await app.makeCompany());
    expect((await bulk([{ id, surum: 2 }], { department_id: foreign })).status).toBe(400);
    const nothing = { toplu_islem: randomUUID() };
    expect((await people.admin.call(actions.undoBulkUpdate, { body: nothing })).status).toBe(404);
  });
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-11-22', 3, '2027-02-22'],
])('is due again from %s after %i months on %s', (day, months, later) => {
  expect(monthsLater(day, months)).toBe(later);
});

it('leaves the chain of the change log whole', async () => {
  expect((await verifyChain(app.db.system, company)).broken).toBeUndefined();
});
