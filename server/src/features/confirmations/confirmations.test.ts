import { changeLogs } from '@emanet/contract/change-logs';
import { confirmations } from '@emanet/contract/confirmations';
import { notificationSettings } from '@emanet/contract/notification-settings';
import { organization } from '@emanet/contract/organization';
import { processingActivities } from '@emanet/contract/processing-activities';
import { dashboard } from '@emanet/contract/dashboard';
import readSheet from 'read-excel-file/node';
import { beforeEach, describe, expect, it } from 'vitest';
import { appOfFile, type Caller, topicOf } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import type { TestUser } from '../../../test/factories.ts';
import { runAsked } from '../../../test/nodes/ask-job.ts';
import { askForConfirmationsJob } from './jobs.ts';

const clock = testClock('2026-11-09T10:00:00+03:00');
let company: number;
let departments: number[];
let admin: Caller;
let person: TestUser;
let representative: Caller;

const app = await appOfFile({}, { clock });

const at = (companyId: number) => ({ params: { companyId: String(companyId) } });
/** The hourly run, where its question names the company of the test. */
const run = () => runAsked(app, askForConfirmationsJob, company);
const set = (body: object) => admin.call(notificationSettings.update, { ...at(company), body });
const due = async () =>
  (await representative.call(confirmations.due)).body.data.map((one) => one.department_id);
const subjects = async () => (await app.mailsTo(person.email)).map(topicOf);
const confirm = (department_id: number, more: object = {}) =>
  representative.call(confirmations.add, {
    body: { company_id: company, department_id, e_posta: person.email, onay: false, ...more },
  });

type Seen = Readonly<{ id: number; surum: number }>;
const addTo = async (department_id: number, surec_ismi: string): Promise<Seen> => {
  const body: object = { surec_ismi, department_id };
  return (await admin.call(processingActivities.add, { body })).body.data;
};
const moveTo = (id: number, department_id: number) => {
  const body: object = { department_id };
  return admin.call(processingActivities.update, { params: { id: String(id) }, body });
};
const moveAll = ({ id, surum }: Seen, { there }: Readonly<{ there: number }>) =>
  admin.call(processingActivities.bulkUpdate, {
    body: { satirlar: [{ id, surum }], alan: 'department_id', islem: 'degistir', deger: there },
  });
const revertLast = async (id: number) => {
  const ofRecord = {
    companyId: String(company),
    type: 'veri_harita',
    recordId: String(id),
  } as const;
  const { body } = await admin.call(changeLogs.list, { params: ofRecord, query: {} });
  const { recordId: _, ...place } = ofRecord;
  const params = { ...place, entryId: String(body.data[0]?.id) };
  return admin.call(changeLogs.revert, { params, body: {} });
};
/** Records of a department that its confirmation does not cover as they are now. */
const changedIn = async (department: number) => {
  const { departmanlar } = await admin.data(confirmations.overview);
  return departmanlar.find(({ department_id }) => department_id === department)?.degisen;
};

beforeEach(async () => {
  clock.moveTo('2026-11-09T10:00:00+03:00');
  company = await app.makeCompany();
  departments = [
    await app.makeDepartment(company, 'Mali İşler'),
    await app.makeDepartment(company, 'Lojistik'),
  ];
  admin = await app.signInAs({ role: 'yönetici', companies: [company] });
  person = await app.makeUser({
    role: 'temsilci',
    companies: [company],
    departments: departments.slice(0, 1),
  });
  representative = await app.signIn(person);
});

const everything = {
  envanter_uygulama_onay: true,
  envanter_email_onay: true,
  periyodik_sure: 90,
  envanter_baslangic_tarihi: '2026-11-09',
};

describe('a round', () => {
  it('asks each department once, however often and in how many nodes it runs', async () => {
    await set(everything);
    expect(await due()).toEqual([]);
    await Promise.all([run(), run(), run()]);
    expect(await run()).toBe(false);
    expect(await due()).toEqual(departments.slice(0, 1));
    expect(await subjects()).toEqual(['Envanteri onaylayın (Mali İşler)']);
    const { body } = await admin.call(confirmations.list);
    expect(body.data).toMatchObject([
      { onay: true, donem: '2026-11-09', bildirim_tarihi: '2026-11-09', e_posta: null },
      { onay: true },
    ]);
    expect(body.data).toHaveLength(2);
  });

  it('begins at midnight in Turkey and is mailed in the morning', async () => {
    await set({ ...everything, envanter_baslangic_tarihi: '2026-11-10' });
    clock.moveTo('2026-11-09T23:59:00+03:00');
    await run();
    expect(await due()).toEqual([]);
    clock.moveTo('2026-11-10');
    await run();
    expect(await due()).toHaveLength(1);
    expect(await subjects()).toEqual([]);
    clock.moveTo('2026-11-10T09:00:00+03:00');
    await run();
    expect(await subjects()).toHaveLength(1);
  });

  it('is reminded of after 3 and 7 days, late after more, and answered with the next', async () => {
    await set(everything);
    await run();
    for (const day of ['2026-11-11', '2026-11-12', '2026-11-15', '2026-11-16', '2026-11-20']) {
      clock.moveTo(`${day}T09:30:00+03:00`);
      await run();
      expect(await run(), day).toBe(false);
    }
    expect((await subjects()).toSorted()).toEqual([
      'Bir haftadır bekleniyor: envanter onayı (Mali İşler)',
      'Envanteri onaylayın (Mali İşler)',
      'Hatırlatma: envanter onayı bekleniyor (Mali İşler)',
    ]);
    const overview = (await admin.call(confirmations.overview)).body.data;
    expect(overview).toMatchObject({ acik: true, sonraki_donem: '2027-02-07' });
    const [logistics, finance] = overview.departmanlar;
    expect(finance?.donemler).toMatchObject([
      { durum: 'gecikti', hatirlatmalar: ['2026-11-12', '2026-11-16'] },
    ]);
    expect(logistics).toMatchObject({ temsilciler: [], donemler: [{ hatirlatmalar: [] }] });

    clock.moveTo('2027-02-07T09:00:00+03:00');
    await run();
    expect((await confirm(departments[0] ?? 0)).status).toBe(201);
    const after = (await admin.call(confirmations.overview)).body.data.departmanlar[1];
    expect(after?.donemler.map(({ durum }) => durum)).toEqual(['zamaninda', 'onaylanmadi']);
  });

  it('goes into a sheet, a row for each department and round', async () => {
    await set(everything);
    await run();
    await confirm(departments[0] ?? 0);
    clock.moveTo('2027-02-07T09:30:00+03:00');
    await run();
    const answer = await app.app.inject({
      url: `${confirmations.export.path}?lang=tr`,
      headers: admin.headers,
    });
    const [sheet] = await readSheet(answer.rawPayload);
    const rows = sheet?.data.slice(1).map(([, name, state, , , by]) => [name, state, by]);
    expect(rows).toEqual([
      ['Lojistik', 'Temsilci yok', null],
      ['Mali İşler', 'Onay bekliyor', null],
      ['Lojistik', 'Onaylanmadı', null],
      ['Mali İşler', 'Onaylandı', 'Deniz Örnek'],
    ]);
    expect(sheet?.data[4]?.[0]).toEqual(new Date('2026-11-09T00:00:00.000Z'));
  });

  it('does not come again when the clock is set back and forth', async () => {
    await set({ ...everything, periyodik_sure: 1 });
    await run();
    clock.moveTo('2026-12-01T12:00:00+03:00');
    await run();
    clock.moveTo('2026-11-20T12:00:00+03:00');
    await run();
    clock.moveTo('2026-12-01T13:00:00+03:00');
    await run();
    const rounds = (await admin.call(confirmations.overview)).body.data.donemler;
    expect(rounds).toEqual(['2026-12-01', '2026-11-09']);
    expect(await subjects()).toHaveLength(2);
  });

  it('keeps its date when the interval changes, and makes up for no day that has gone by', async () => {
    await set(everything);
    await run();
    clock.moveTo('2026-11-20T10:00:00+03:00');
    await set({ periyodik_sure: 5 });
    await run();
    clock.moveTo('2026-11-23T10:00:00+03:00');
    await run();
    const list = (await admin.call(confirmations.overview)).body.data;
    expect(list.donemler).toEqual(['2026-11-09']);
    clock.moveTo('2026-11-24T10:00:00+03:00');
    await run();
    expect((await admin.call(confirmations.overview)).body.data.donemler[0]).toBe('2026-11-24');
  });

  it('is announced by mail alone when the card is off, once and without reminders', async () => {
    await set({ ...everything, envanter_uygulama_onay: false });
    await run();
    clock.moveTo('2026-11-13T10:00:00+03:00');
    expect(await run()).toBe(false);
    expect(await subjects()).toHaveLength(1);
    expect(await due()).toEqual([]);
    expect((await admin.call(confirmations.list)).body.data).toEqual([]);
  });

  it('is hidden while the company does not ask, and is still there afterwards', async () => {
    await set(everything);
    await run();
    await set({ envanter_uygulama_onay: false });
    expect(await due()).toEqual([]);
    await set({ envanter_uygulama_onay: true });
    expect(await due()).toHaveLength(1);
  });

  it('goes to one person of several departments as one mail, in the language of the person', async () => {
    await set(everything);
    const both = await app.makeUser({
      role: 'temsilci',
      companies: [company],
      departments,
      dil: 'en',
    });
    await run();
    const mails = await app.mailsTo(both.email);
    expect(mails.map(topicOf)).toEqual(['Confirm the inventory (2 departments)']);
    expect(mails[0]?.html).toContain('lang="en"');
  });
});

describe('a confirmation', () => {
  beforeEach(async () => {
    await set(everything);
    await run();
  });

  it('is stored in the name of the person and closes the round of the department', async () => {
    clock.moveTo('2026-11-11T16:20:00+03:00');
    const answer = await confirm(departments[0] ?? 0, { bildirim_tarihi: '2030-01-01' });
    expect([answer.status, answer.body.message]).toEqual([201, 'Bildirim başarıyla gönderildi!']);
    expect(answer.body.data).toMatchObject({
      onay: false,
      bildirim_tarihi: '2026-11-11',
      donem: '2026-11-09',
      e_posta: person.email,
    });
    expect(await due()).toEqual([]);
    const again = await confirm(departments[0] ?? 0);
    expect([again.status, again.body.code]).toEqual([409, 'CONFIRMATION_NOT_DUE']);
  });

  it('tells of no more changed records than there are: moved and deleted ones do not count', async () => {
    const [here = 0, there = 0] = departments;
    const add = async (surec_ismi: string) => {
      const body: object = { surec_ismi, department_id: here };
      return (await admin.call(processingActivities.add, { body })).body.data.id;
    };
    clock.moveTo('2026-11-11T10:00:00+03:00');
    await confirm(here);
    const ids = [await add('Bordro'), await add('Cari hesap'), await add('Kasa')];
    const [, moved, gone] = ids.map(String);
    const body: object = { department_id: there };
    await admin.call(processingActivities.update, { params: { id: moved ?? '' }, body });
    await admin.call(processingActivities.delete, { params: { id: gone ?? '' } });
    clock.moveTo('2027-02-08T10:00:00+03:00');
    await run();
    const [card] = (await representative.call(confirmations.due)).body.data;
    expect(card).toMatchObject({ department_id: here, faaliyet: 1, degisen: 1 });
  });

  it.each<
    [string, (record: Seen, at: Readonly<{ here: number; there: number }>) => Promise<unknown>]
  >([
    [
      'a deletion',
      ({ id }) => admin.call(processingActivities.delete, { params: { id: String(id) } }),
    ],
    ['an edit', ({ id }, { there }) => moveTo(id, there)],
    ['a bulk edit', moveAll],
    [
      'a merge',
      (_, { here, there }) =>
        admin.call(organization.mergeDepartment, {
          params: { id: String(there) },
          body: { hedef_id: here },
        }),
    ],
    [
      'an undo of the move that brought it',
      async ({ id }, { there }) => {
        await moveTo(id, there);
        await revertLast(id);
        await moveTo(id, there);
      },
    ],
  ])('is no confirmation any more of an inventory that %s changed', async (_, change) => {
    const [here = 0, there = 0] = departments;
    const record = await addTo(here, 'Kapı kaydı');
    await addTo(there, 'Rampa kaydı');
    await confirm(here);
    expect(await changedIn(here)).toBe(0);
    await change(record, { here, there });
    expect(await changedIn(here)).toBe(1);
  });

  it('hears of a move whichever way it goes, and of its undo', async () => {
    const [here = 0, there = 0] = departments;
    const both = await app.makeUser({ role: 'temsilci', companies: [company], departments });
    const caller = await app.signIn(both);
    const record = await addTo(here, 'Kapı kaydı');
    await moveTo(record.id, there);
    for (const department_id of departments)
      await caller.call(confirmations.add, {
        body: { company_id: company, department_id, e_posta: both.email, onay: false },
      });
    expect([await changedIn(here), await changedIn(there)]).toEqual([0, 0]);
    await revertLast(record.id);
    expect([await changedIn(here), await changedIn(there)]).toEqual([1, 1]);
    // It came and went again, as far as the first department can tell; the second has lost it for good.
    await moveTo(record.id, await app.makeDepartment(company, 'Satın Alma'));
    expect([await changedIn(here), await changedIn(there)]).toEqual([0, 1]);
  });

  it('tells its representative of a record that has left, unseen as it is now', async () => {
    const [here = 0, there = 0] = departments;
    const { id } = await addTo(here, 'Kapı kaydı');
    await confirm(here);
    await moveTo(id, there);
    clock.moveTo('2027-02-08T10:00:00+03:00');
    await run();
    const [card] = (await representative.call(confirmations.due)).body.data;
    expect(card).toMatchObject({ department_id: here, faaliyet: 0, degisen: 1 });
  });

  it('counts once when two people, or one twice, send it at the same moment', async () => {
    const headers = { 'idempotency-key': 'onay-1' };
    const [one = 0] = departments;
    const body = { company_id: company, department_id: one, e_posta: person.email, onay: false };
    const answers = await Promise.all([
      representative.call(confirmations.add, { body, headers }),
      representative.call(confirmations.add, { body, headers }),
      confirm(one),
    ]);
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    const { data } = (await admin.call(confirmations.list)).body;
    expect(data.filter(({ onay }) => !onay)).toHaveLength(1);
  });

  it.each([
    { department_id: null },
    { company_id: undefined },
    { e_posta: '' },
    { department_id: null, company_id: null, e_posta: null },
  ])('is refused in the specification’s words without %j', async (missing) => {
    const { status, body } = await confirm(departments[0] ?? 0, missing);
    expect([status, body.error]).toEqual([400, 'Kullanıcı bilgileri eksik!']);
  });

  it('is refused for another department, another address and as a question', async () => {
    expect((await confirm(departments[1] ?? 0)).status).toBe(404);
    expect((await confirm(departments[0] ?? 0, { e_posta: 'baska@ornek.test' })).status).toBe(400);
    expect((await confirm(departments[0] ?? 0, { onay: true })).status).toBe(400);
    expect(await due()).toHaveLength(1);
  });

  it('that is open stands in the calendar of the dashboard, on its last day in time', async () => {
    const { isler } = (await representative.call(dashboard.read)).body.data.yaklasan;
    expect(isler).toMatchObject([
      { tur: 'envanter_onayi', ad: 'Mali İşler', gun: '2026-11-16', record_id: departments[0] },
    ]);
  });
});
