import { changeLogs } from '@emanet/contract/change-logs';
import { confirmations } from '@emanet/contract/confirmations';
import { reviews } from '@emanet/contract/confirmations/review';
import { endpoints } from '@emanet/contract/endpoints';
import { processingActivities } from '@emanet/contract/processing-activities';
import type { Values } from '@emanet/contract/records/fields';
import { savedViews } from '@emanet/contract/saved-views';
import type { Endpoint } from '@emanet/contract/shared/endpoint';
import { abilitiesOf, type Permission } from '@emanet/contract/shared/roles';
import { training } from '@emanet/contract/training';
import { sessionImport } from '@emanet/contract/training/session-import';
import { videos } from '@emanet/contract/videos';
import { describe, expect, it } from 'vitest';
import { openRound } from '../../src/features/confirmations/queries.ts';
import {
  addVideo,
  answerAll,
  invite,
  open,
  pageOf,
  watch,
} from '../../src/features/training/training.fixture.ts';
import { scopeOfJob } from '../../src/platform/access/scope.ts';
import { registers } from '../../src/registers.ts';
import { appOfFile, type Caller } from '../app.ts';
import { testClock } from '../clock.ts';
import { unique } from '../factories.ts';
import { fileOf } from '../import-life/table.ts';
import { mp4, pdf } from '../sample-files.ts';
import { MATRIX } from './matrix.ts';

/**
 * Writes that the matrix refuses because of what they are about, made here with valid bodies by each
 * kind of caller who has their ability. A representative sees a part of the company, so row-level
 * security may refuse what the ability grants: no write that a representative may call is left out.
 */
const clock = testClock();
const app = await appOfFile({}, { clock });
const at = (id: number) => ({ params: { id: String(id) } });

const KINDS = [
  { name: 'danışman', role: 'danışman' },
  { name: 'yönetici', role: 'yönetici' },
  { name: 'temsilci', role: 'temsilci' },
  { name: 'temsilci, training officer', role: 'temsilci', egitim_sorumlusu: true },
  { name: 'temsilci, asset officer', role: 'temsilci', varlik_sorumlusu: true },
] as const;

/** A caller of a kind in a company of its own, and the names of the endpoints that answered success. */
async function houseOf({ name: _name, ...kind }: (typeof KINDS)[number]) {
  const companies = [await app.makeCompany(), await app.makeCompany()] as const;
  const [company, second] = companies;
  const [own, target] = [await app.makeDepartment(company), await app.makeDepartment(second)];
  const inside = kind.role === 'temsilci' ? { departments: [own] } : {};
  const user = await app.makeUser({ ...kind, ...inside, companies: [company] });
  await app.db.system
    .insertInto('memberships')
    .values({
      user_id: user.user_id,
      role: kind.role,
      company_id: second,
      department_id: kind.role === 'temsilci' ? target : null,
      company_active: false,
      sira: 1,
    })
    .execute();
  const caller = await app.signIn(user);
  const abilities = abilitiesOf({ egitim_sorumlusu: false, ...kind });
  const succeeded = new Set<string>();
  const succeed = async <E extends Endpoint>(
    endpoint: E,
    input: Parameters<typeof caller.call<E>>[1] = {},
  ) => {
    const answer = await caller.call(endpoint, input);
    expect(answer.status, `${endpoint.name}: ${answer.text}`).toBe(endpoint.status);
    succeeded.add(endpoint.name);
    return answer;
  };
  const done = async <E extends Endpoint>(
    endpoint: E,
    input?: Parameters<typeof caller.call<E>>[1],
  ) => (await succeed(endpoint, input)).body;
  const may = (permission: Permission) => abilities.some((one) => one === permission);
  return { company, second, own, target, caller, may, done, succeed, succeeded, email: user.email };
}
type House = Awaited<ReturnType<typeof houseOf>>;

/** The fields of a register are known to its own schema alone. */
const valuesOf = (values: Values): object => values;
const ADDED: Readonly<Record<string, () => Values>> = {
  processingActivities: () => ({ surec_ismi: unique('Faaliyet') }),
  supplierTransfers: () => ({ tedarikci_adi: unique('Tedarikçi') }),
  publicTransfers: () => ({ kurum_adi: 'sgk' }),
  assets: () => ({ varlik_ismi: unique('Varlık') }),
};

async function sheetOf(caller: Caller, path: string): Promise<Buffer> {
  const { headers } = caller;
  const answer = await app.app.inject({
    method: 'POST',
    url: path,
    headers,
    payload: { lang: 'tr' },
  });
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.rawPayload;
}

/** The life of a record of a register: changed in bulk and back, copied, imported, taken back. */
async function register(
  { company, second, own, target, caller, may, done, succeed }: House,
  { noun, tur, endpoints: verbs }: (typeof registers)[number],
) {
  const { data: record } = await done(verbs.add, {
    body: valuesOf({ ...ADDED[noun]?.(), department_id: own }),
  });
  const satirlar = [{ id: record.id, surum: 1 }];
  const change = { satirlar, alan: 'durum', islem: 'degistir', deger: true } as const;
  const { data: bulk } = await done(verbs.bulkUpdate, { body: change });
  await done(verbs.undoBulkUpdate, { body: { toplu_islem: bulk.toplu_islem ?? '' } });
  if (may('portfolio.write'))
    await done(verbs.copyToCompany, {
      body: {
        ids: [record.id],
        hedef_company_id: second,
        departmanlar: [{ kaynak: own, hedef: target }],
      },
    });
  const sheet = await sheetOf(caller, verbs.export.path);
  const { data: plan } = await done(verbs.checkImport, { body: sheet });
  await done(verbs.import, { query: { plan: plan.plan }, body: sheet });
  await succeed(verbs.refusedRows, { body: sheet });
  await done(verbs.update, { ...at(record.id), body: valuesOf({ durum: false }) });
  const logged = { companyId: String(company), type: tur } as const;
  const { body: log } = await caller.call(changeLogs.list, {
    params: { ...logged, recordId: String(record.id) },
  });
  await done(changeLogs.revert, {
    params: { ...logged, entryId: String(log.data[0]?.id) },
    body: {},
  });
  const { data: again } = await done(verbs.bulkUpdate, {
    body: {
      ...change,
      satirlar: [{ id: record.id, surum: await versionOf(caller, verbs, record.id) }],
    },
  });
  expect(again.toplu_islem).not.toBeNull();
  const { body: acts } = await caller.call(changeLogs.acts, {
    params: { companyId: String(company) },
    query: {},
  });
  await done(changeLogs.revertAct, {
    params: { ...logged, entryId: String(acts.data[0]?.id) },
    body: {},
  });
}

const versionOf = async (
  caller: Caller,
  { single }: (typeof registers)[number]['endpoints'],
  id: number,
) => Number((await caller.call(single, at(id))).body.data['surum']);

async function roundOf({ company, own, email, done, may }: House) {
  const { data } = await done(processingActivities.add, {
    body: valuesOf({ surec_ismi: unique('Faaliyet'), department_id: own }),
  });
  await done(reviews.saveReview, {
    body: { department_id: own, kayit_id: data.id, cevap: 'dogru' },
  });
  await done(reviews.tellChange, {
    body: { department_id: own, kayit_id: data.id, aciklama: 'Yeni program' },
  });
  if (!may('confirmations.send')) return;
  const scope = scopeOfJob({ kind: 'job', job: 'test' }, company);
  const today = clock.today();
  await app.db.write(scope, (tx) => openRound(tx, scope, today, today));
  await done(confirmations.add, {
    body: { department_id: own, company_id: company, e_posta: email },
  });
}

async function viewOf({ done }: House) {
  const view = { tur: 'veri_harita', ad: unique('Görünüm'), arama: '', sutunlar: null } as const;
  const { data } = await done(savedViews.save, { body: { ...view, paylasilan: true } });
  await done(savedViews.delete, at(data.id));
  await done(savedViews.restore, at(data.id));
}

const SESSION = {
  konu: 'Yüz yüze eğitim',
  yer: 'Toplantı odası',
  tarih: '2026-01-05',
  dakika: 60,
  egitmen: 'Ali',
  sinav: false,
};

async function sessionOf({ company, caller, done, succeed }: House) {
  const { data: session } = await done(training.addSession, { body: SESSION });
  const { data: filled } = await done(training.listInSession, {
    ...at(session.id),
    body: { kisiler: [{ fullname: unique('Ayşe') }, { fullname: unique('Ali') }] },
  });
  const [first, last] = filled.kisiler.map(({ id }) => id);
  await done(training.unlistInSession, { ...at(session.id), body: { ids: [last ?? 0] } });
  await done(training.updateSession, { ...at(session.id), body: { yer: 'Yemekhane' } });
  const params = { companyId: String(company), type: 'egitim_oturumlari' } as const;
  const { data: log } = await caller
    .call(changeLogs.list, { params: { ...params, recordId: String(session.id) } })
    .then(({ body }) => body);
  // A role that writes the log of a noun also reads it, otherwise no change could be taken back.
  expect(log[0]?.alanlar).toMatchObject([{ alan: 'yer', yeni: 'Yemekhane' }]);
  await done(changeLogs.revert, { params: { ...params, entryId: String(log[0]?.id) }, body: {} });
  await done(training.attend, { ...at(session.id), body: { ids: [first ?? 0], katildi: true } });
  await done(training.attend, { ...at(session.id), body: { ids: [first ?? 0], katildi: false } });
  await done(training.deleteSession, at(session.id));
  await done(training.restoreSession, at(session.id));
  const titles = ['Konu', 'Tarih', 'Süre (dakika)', 'Yer', 'Eğitmen'];
  const body = await fileOf({ titles, rows: [['Aktarılan', '06.01.2026', 60, 'Salon', 'Ali']] });
  const { data: checked } = await done(sessionImport.checkImport, { body });
  await succeed(sessionImport.refusedRows, { body });
  const { data: stored } = await done(sessionImport.import, {
    query: { plan: checked.plan },
    body,
  });
  await done(sessionImport.undoImport, { body: { toplu_islem: stored.toplu_islem ?? '' } });
  await done(training.signedSheet, {
    ...at(session.id),
    file: { name: 'imza.pdf', bytes: pdf() },
  });
}

async function invitations({ caller, done }: House) {
  const people = [
    ['Ad Soyad', 'E-posta'],
    ['Ayşe Kaya', `${unique('kisi')}@ornek.test`],
  ] as const;
  const [titles, row] = people;
  await done(training.readSheet, { body: await fileOf({ titles, rows: [row] }) });
  const invited = await invite(caller, `${unique('kisi')}@ornek.test`);
  await done(training.deleteMany, { body: { ids: [invited.id] } });
  await done(training.restoreMany, { body: { ids: [invited.id] } });
  await done(videos.add, {
    body: { video_name: 'Video', sure: '10' },
    file: { name: 'video.mp4', bytes: mp4() },
  });
}

/** Tries that are spent and renewed, and a result that waits for somebody's word. */
async function tries({ caller, done }: House) {
  const video = await addVideo(caller, 10);
  const of = async () => {
    const invited = await invite(caller, `${unique('kisi')}@ornek.test`);
    await open(app, invited.token);
    clock.moveBy({ minutes: 2 });
    await watch(app, invited.token, video.id, 10);
    return invited;
  };
  const spent = await of();
  for (const time of [1, 2, 3]) {
    await answerAll(app, spent.token, (await pageOf(app, spent.token)).sorular.length);
    if (time < 3) await app.stranger.call(training.retry, { params: { token: spent.token } });
  }
  await done(training.grantTries, at(spent.id));
  const passed = await of();
  await answerAll(app, passed.token);
  await app.db.system
    .updateTable('egitim_davetleri')
    .set({ email: null })
    .where('id', '=', passed.id)
    .execute();
  await done(training.confirmPassed, at(passed.id));
}

describe.each(KINDS)('$name', (kind) => {
  const house = houseOf(kind);

  it.each(registers.map((one) => [one.noun, one] as const))('writes %s', async (_noun, one) => {
    await register(await house, one);
  });
  it('answers a review and a round', async () => roundOf(await house));
  it('saves and deletes a shared view', async () => viewOf(await house));
  it('keeps sessions, invitations and tries', async () => {
    const made = await house;
    if (!made.may('training.write')) return;
    await sessionOf(made);
    await tries(made);
    await invitations(made);
  });

  if (kind.role !== 'temsilci') return;
  it('has made each write of the own abilities with success, here or in the matrix', async () => {
    const { may, succeeded } = await house;
    const granted = abilitiesOf({ role: 'temsilci', egitim_sorumlusu: false });
    const missing = endpoints.filter(({ name, method, permission }) => {
      if (method === 'GET' || !may(permission)) return false;
      // An officer has the answers of the administrator, see authorisation.test.ts.
      const column = granted.some((one) => one === permission) ? 'temsilci' : 'yönetici';
      // Copies go to another client, which only consultants have.
      if (name.endsWith('.copyToCompany') || succeeded.has(name)) return false;
      return (MATRIX[name]?.[column] ?? 0) >= 400;
    });
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});
