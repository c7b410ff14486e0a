import { randomUUID } from 'node:crypto';
import { actions } from '@emanet/contract/actions';
import { confirmations } from '@emanet/contract/confirmations';
import { notificationSettings } from '@emanet/contract/notification-settings';
import { portfolio } from '@emanet/contract/portfolio';
import type { SeveralWork } from '@emanet/contract/portfolio/several';
import { training } from '@emanet/contract/training';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { appOfFile, topicOf, type Caller } from '../../../../test/app.ts';
import { testClock } from '../../../../test/clock.ts';
import type { TestUser } from '../../../../test/factories.ts';
import { openOwner } from '../../../../test/owner.ts';
import { reachOf } from '../../../platform/jobs/start.ts';
import { goOnWithWorkJob } from './several.ts';

const clock = testClock('2026-11-23T09:20:00+03:00');
let consultant: TestUser;
let caller: Caller;
/** A has a representative, B has none, C the caller has left. */
let [a, b, c]: number[] = [];
let department: number;
let person: TestUser;
let stranger: TestUser;

const app = await appOfFile({}, { clock });

beforeEach(async () => {
  clock.moveTo('2026-11-23T09:20:00+03:00');
  [a, b, c] = [await app.makeCompany(), await app.makeCompany(), await app.makeCompany()];
  department = await app.makeDepartment(a, 'Hukuk');
  await app.makeDepartment(b, 'Lojistik');
  const elsewhere = await app.makeDepartment(c, 'Hukuk');
  const representing = (company: number, departments: number[], fullname: string) =>
    app.makeUser({ role: 'temsilci', companies: [company], departments, fullname });
  person = await representing(a, [department], 'Ece Kaya');
  stranger = await representing(c, [elsewhere], 'Yabancı Kişi');
  consultant = await app.makeUser({ companies: [a, b, c], fullname: 'Selin Aydoğan' });
  caller = await app.signIn(consultant);
  for (const [company, department_id] of [
    [a, department],
    [c, elsewhere],
  ] as const)
    await caller.call(actions.add, {
      headers: { 'x-company-id': String(company) },
      body: { aksiyon_ismi: 'Sözleşme', risk: 'Orta', department_id, son_tarih: '2026-11-02' },
    });
  await sql`delete from memberships where user_id = ${consultant.user_id} and company_id = ${c}`.execute(
    app.db.system,
  );
  // A person who leaves a company is signed out.
  caller = await app.signIn(consultant);
});

const all = () => [a, b, c].map((one) => one ?? 0);
const action: SeveralWork = {
  ...{ tur: 'aksiyon', aksiyon_ismi: 'VERBİS kontrolü', aksiyon_aciklamasi: null, risk: 'Yüksek' },
  ...{ son_tarih: '2026-12-01', departmanlar: ['hukuk'], eposta: true },
};
const preview = async (is: SeveralWork, who = caller) => {
  const answer = await who.call(portfolio.preview, { body: { company_ids: all(), is } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
const work = async (is: SeveralWork, toplu_islem: string = randomUUID(), who = caller) =>
  (await who.call(portfolio.several, { body: { toplu_islem, company_ids: all(), is } })).body.data;
const undo = (toplu_islem: string, who = caller) =>
  who.call(portfolio.undoSeveral, { body: { toplu_islem } });
const reasons = (rows: readonly { company_id: number; neden: string | null }[]) =>
  rows.map(({ neden }) => neden);
const mailsOf = async ({ email }: TestUser) => (await app.mailsTo(email)).map(topicOf);
const entries = async (company: number | undefined, tur = 'portfoy_isleri') =>
  (
    await sql<{ islem: string }>`select islem from change_logs
      where company_id = ${company ?? 0} and tur = ${tur} order by id`.execute(app.db.system)
  ).rows.map(({ islem }) => islem);
const inA = () => ({ headers: { 'x-company-id': String(a) } });

describe('work in several clients', () => {
  it('is previewed: who gets what, who is left out and why; nothing happens', async () => {
    const { data, departmanlar } = await preview(action);
    expect(reasons(data)).toEqual([null, 'departman_yok', 'uye_degil']);
    expect(data[0]).toMatchObject({ departman: 'Hukuk', kisiler: [{ fullname: 'Ece Kaya' }] });
    expect(departmanlar).toEqual(['Hukuk', 'Lojistik']);
    expect(reasons((await preview({ tur: 'hatirlatma' })).data)).toEqual([
      ...[null, 'temsilci_yok', 'uye_degil'],
    ]);
    expect(await mailsOf(person)).toEqual([]);
    expect(await entries(a)).toEqual([]);
  });

  it('opens an action with its mail, one entry a client, and takes both back', async () => {
    const number = randomUUID();
    expect(reasons(await work(action, number))).toEqual([null, 'departman_yok', 'uye_degil']);
    // The same call once more does nothing.
    await work(action, number);
    const names = async () =>
      (await caller.call(actions.list, inA())).body.data.map(({ aksiyon_ismi }) => aksiyon_ismi);
    expect(await names()).toContain('VERBİS kontrolü');
    expect(await mailsOf(person)).toEqual(['Aksiyon: VERBİS kontrolü']);
    expect([await entries(a), await entries(b), await entries(c)]).toEqual([['ekleme'], [], []]);
    const held = await sql<{
      held: boolean;
    }>`select next_try_at > now() + interval '30 seconds' as held
      from mail_outbox where portfoy_isi is not null and company_id = ${a ?? 0}
      order by id desc limit 1`.execute(app.db.system);
    expect(held.rows).toEqual([{ held: true }]);

    const other = await app.signInAs({ companies: all().slice(0, 2) });
    expect((await undo(number, other)).status).toBe(404);
    const undone = await undo(number);
    expect(undone.body.data, undone.text).toEqual([
      { company_id: a, durum: 'geri_alindi', giden: 0 },
    ]);
    expect(await names()).not.toContain('VERBİS kontrolü');
    expect(await mailsOf(person)).toEqual([]);
    expect(await entries(a)).toEqual(['ekleme', 'silme']);
    expect((await undo(number)).status).toBe(404);
  });

  it('leaves an action alone that somebody has changed since', async () => {
    const number = randomUUID();
    await work(action, number);
    const rows = (await caller.call(actions.list, inA())).body.data;
    const made = rows.find(({ aksiyon_ismi }) => aksiyon_ismi === 'VERBİS kontrolü');
    await caller.call(actions.update, {
      ...{ ...inA(), params: { id: String(made?.id) }, body: { durum: true } },
    });
    expect((await undo(number)).body.data).toEqual([{ company_id: a, durum: 'degisti', giden: 0 }]);
    expect(await mailsOf(person)).toHaveLength(1);
  });

  it('reminds representatives of what is open, once a day whoever does it', async () => {
    const number = randomUUID();
    expect((await work({ tur: 'hatirlatma' }, number))[0]).toMatchObject({ sayi: 1 });
    expect(await mailsOf(person)).toEqual(['Hatırlatma: departmanınızda açık 1 iş']);
    const colleague = await app.signInAs({ companies: [a ?? 0] });
    expect(reasons(await work({ tur: 'hatirlatma' }, randomUUID(), colleague))[0]).toBe(
      'bugun_hatirlatildi',
    );
    expect((await undo(number)).body.data).toMatchObject([{ durum: 'geri_alindi', giden: 0 }]);
    expect(await mailsOf(person)).toEqual([]);
    const both = await Promise.all([
      work({ tur: 'hatirlatma' }),
      work({ tur: 'hatirlatma' }, randomUUID(), colleague),
    ]);
    expect(both.map((rows) => rows[0]?.neden).toSorted()).toEqual(['bugun_hatirlatildi', null]);
    expect(await mailsOf(person)).toHaveLength(1);
    clock.moveTo('2026-11-24T09:20:00+03:00');
    expect(reasons((await preview({ tur: 'hatirlatma' })).data)[0]).toBeNull();
  });

  it('tells that mails had left before the undo', async () => {
    const number = randomUUID();
    await work({ tur: 'hatirlatma' }, number);
    await sql`update mail_outbox set attempts = 1, state = 'delivered', sealed = null, alici = null,
      konu = null, finished_at = now() where company_id = ${a ?? 0}`.execute(app.db.system);
    expect((await undo(number)).body.data).toEqual([
      { company_id: a, durum: 'geri_alindi', giden: 1 },
    ]);
  });

  it('begins a round of confirmations and takes it back until somebody has answered', async () => {
    expect(reasons((await preview({ tur: 'onay_turu' })).data)[0]).toBe('onay_kapali');
    await caller.call(notificationSettings.update, {
      ...inA(),
      params: { companyId: String(a) },
      body: {
        envanter_uygulama_onay: true,
        envanter_email_onay: true,
        periyodik_sure: 90,
        envanter_baslangic_tarihi: '2027-01-04',
      },
    });
    const number = randomUUID();
    expect((await work({ tur: 'onay_turu' }, number))[0]).toMatchObject({ durum: 'olur', sayi: 1 });
    expect(await mailsOf(person)).toEqual(['Envanteri onaylayın (Hukuk)']);
    expect(reasons((await preview({ tur: 'onay_turu' })).data)[0]).toBe('tur_yeni');
    const representative = await app.signIn(person);
    const due = async () => (await representative.call(confirmations.due)).body.data.length;
    expect(await due()).toBe(1);
    expect((await undo(number)).body.data).toMatchObject([{ durum: 'geri_alindi' }]);
    expect(await due()).toBe(0);
    expect(await mailsOf(person)).toEqual([]);

    const again = randomUUID();
    await work({ tur: 'onay_turu' }, again);
    const answer = await representative.call(confirmations.add, {
      body: { company_id: a, department_id: department, e_posta: person.email, onay: false },
    });
    expect(answer.status, answer.text).toBe(201);
    expect((await undo(again)).body.data).toMatchObject([{ durum: 'degisti' }]);
    expect((await caller.call(confirmations.list, inA())).body.data).toHaveLength(2);
  });

  it('invites representatives who are not invited yet, and the undo closes their links', async () => {
    const number = randomUUID();
    expect((await work({ tur: 'egitim' }, number))[0]?.kisiler).toHaveLength(1);
    expect(await mailsOf(person)).toHaveLength(1);
    const listed = async () =>
      (await caller.call(training.list, { ...inA(), params: { companyId: String(a) } })).body.data;
    const [invited] = await listed();
    expect(invited).toMatchObject({ email: person.email, sirada: true });
    expect(reasons((await preview({ tur: 'egitim' })).data)[0]).toBe('hepsi_davetli');
    const [, token = ''] =
      /\/egitim\/([\w-]+)/.exec((await app.mailsTo(person.email))[0]?.text ?? '') ?? [];
    await undo(number);
    expect(await listed()).toEqual([]);
    expect(await mailsOf(person)).toEqual([]);
    const page = await app.stranger.call(training.single, {
      params: { token },
    });
    expect(page.status).toBe(404);
    // As if it had never been asked for: the same person may be invited on the same day.
    expect(reasons((await preview({ tur: 'egitim' })).data)[0]).toBeNull();
    await work({ tur: 'egitim' });
    expect(await mailsOf(person)).toHaveLength(1);
  });
});

describe('work that a kill cut off', () => {
  const waiting = async (number: string) => {
    const owner = await openOwner(app.url);
    const { rows } = await owner.ask(
      `select payload from graphile_worker._private_jobs
        where key like $1 and json_array_length(payload -> 'company_ids') > 0`,
      [`go-on-with-work:${number}:%`],
    );
    await owner.close();
    return rows.map(({ payload }: { payload: unknown }) => payload);
  };
  const goOn = (payload: unknown) =>
    goOnWithWorkJob.perform(app.services, payload, reachOf(app.services, goOnWithWorkJob));

  it('waits in the queue while it is done, goes on once, and does nothing afterwards', async () => {
    const number = randomUUID();
    let stored: unknown;
    let done: Promise<unknown> = Promise.resolve();
    await app.db.system.transaction().execute(async (tx) => {
      await sql`lock table portfoy_isleri in exclusive mode`.execute(tx);
      done = work(action, number);
      stored = await vi.waitUntil(async () => (await waiting(number))[0]);
    });
    expect(stored).toMatchObject({ user_id: consultant.user_id, company_ids: [a, b], is: action });
    await done;
    expect(await waiting(number)).toEqual([]);
    await goOn(stored);
    expect([await entries(a), await mailsOf(person)]).toEqual([
      ['ekleme'],
      ['Aksiyon: VERBİS kontrolü'],
    ]);

    const cut: object = { ...(stored as object), toplu_islem: randomUUID() };
    for (let times = 0; times < 2; times += 1) await goOn(cut);
    expect(await entries(a)).toEqual(['ekleme', 'ekleme']);
    await goOn({ ...cut, is: undefined });
    expect(await entries(a)).toEqual(['ekleme', 'ekleme', 'silme']);
  });

  it('enters no client that the person has left meanwhile', async () => {
    const [company_id, user_id] = [a ?? 0, consultant.user_id];
    await goOn({ company_id, user_id, toplu_islem: randomUUID(), company_ids: [c], is: action });
    expect(await entries(c)).toEqual([]);
  });
});

describe('a company that the caller has left', () => {
  it.each([
    { tur: 'hatirlatma' } as const,
    { tur: 'onay_turu' } as const,
    { tur: 'egitim' } as const,
    action,
  ])('is told apart from none by no answer, and nothing happens in it: $tur', async (is) => {
    const answer = await caller.call(portfolio.several, {
      body: { toplu_islem: randomUUID(), company_ids: [c ?? 0, 2147483647], is },
    });
    expect([answer.status, answer.body.code]).toEqual([409, 'WORK_NOWHERE']);
    expect(reasons(answer.body.data)).toEqual(['uye_degil', 'uye_degil']);
    expect(answer.text).not.toContain('Yabancı');
    expect((await preview(is)).departmanlar).not.toContain('Yabancı');
    expect(await entries(c)).toEqual([]);
    expect(await entries(c, 'egitim_davetleri')).toEqual([]);
    expect(await mailsOf(stranger)).toEqual([]);
  });

  it('keeps its work when the caller leaves after it', async () => {
    const number = randomUUID();
    await work(action, number);
    await sql`delete from memberships where user_id = ${consultant.user_id} and company_id = ${a ?? 0}`.execute(
      app.db.system,
    );
    expect((await undo(number, await app.signIn(consultant))).status).toBe(404);
    expect(await mailsOf(person)).toHaveLength(1);
  });

  it.each(['yönetici', 'temsilci'] as const)('refuses a %s altogether', async (role) => {
    const who = await app.signInAs({ role, companies: all() });
    const body = { toplu_islem: randomUUID(), company_ids: all(), is: action };
    expect((await who.call(portfolio.several, { body })).status).toBe(403);
    expect(
      (await who.call(portfolio.preview, { body: { company_ids: all(), is: action } })).status,
    ).toBe(403);
    expect((await undo(body.toplu_islem, who)).status).toBe(403);
  });
});

it('keeps views of the person alone, one of a name', async () => {
  const save = (ad: string, arama: string) =>
    caller.call(portfolio.saveView, {
      body: { ad, arama, sutunlar: [{ alan: 'puan', genislik: 120 }] },
    });
  const first = await save('Sağlık', 'sektor=saglik');
  expect(first.status, first.text).toBe(201);
  await save('SAĞLIK', 'sektor=saglik&goster=bende');
  const { data } = (await caller.call(portfolio.views)).body;
  expect(data).toMatchObject([{ ad: 'SAĞLIK', arama: 'sektor=saglik&goster=bende' }]);
  const other = await app.signInAs({ companies: all() });
  expect((await other.call(portfolio.views)).body.data).toEqual([]);
  const id = String(data[0]?.id);
  expect((await other.call(portfolio.deleteView, { params: { id } })).status).toBe(404);
  expect((await caller.call(portfolio.deleteView, { params: { id } })).status).toBe(200);
  expect((await caller.call(portfolio.views)).body.data).toEqual([]);
});

it('keeps views of each list over clients apart, and gives a deleted one back', async () => {
  const ad = 'Geciken';
  const save = (who: Caller, arama: string, liste?: 'aksiyonlar' | 'veri_harita') =>
    who.data(portfolio.saveView, { body: { ad, arama, sutunlar: null, ...(liste && { liste }) } });
  const viewsOf = async (who: Caller, liste?: 'aksiyonlar' | 'veri_harita') =>
    (await who.data(portfolio.views, { query: liste ? { liste } : {} })).map(({ arama }) => arama);
  await save(caller, 'goster=bende');
  await save(caller, 'durum=false', 'aksiyonlar');
  const { id } = await save(caller, 'son_tarih=gecen', 'aksiyonlar');
  expect(await viewsOf(caller)).toEqual(['goster=bende']);
  expect(await viewsOf(caller, 'aksiyonlar')).toEqual(['son_tarih=gecen']);
  expect(await viewsOf(caller, 'veri_harita')).toEqual([]);
  const other = await app.signInAs({ companies: all() });
  expect(await viewsOf(other, 'aksiyonlar')).toEqual([]);
  const at = { params: { id: String(id) }, query: { liste: 'aksiyonlar' as const } };
  expect((await other.call(portfolio.deleteView, at)).status).toBe(404);
  expect((await caller.call(portfolio.deleteView, at)).status).toBe(200);
  expect(await viewsOf(caller, 'aksiyonlar')).toEqual([]);
  expect((await caller.call(portfolio.restoreView, at)).status).toBe(200);
  expect(await viewsOf(caller, 'aksiyonlar')).toEqual(['son_tarih=gecen']);
});
