import { changeLogs } from '@emanet/contract/change-logs';
import { files } from '@emanet/contract/files';
import { training } from '@emanet/contract/training';
import type { Listed } from '@emanet/contract/training/sessions';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../../../test/app.ts';
import { pdf } from '../../../../test/sample-files.ts';
import { unique } from '../../../../test/factories.ts';
import { verifyChain } from '../../../verify-log/verify.ts';
import { addVideo, invite, pageOf, passAll } from '../training.fixture.ts';

const BODY = {
  konu: 'KVKK farkındalık eğitimi',
  yer: 'Gebze fabrika, yemekhane',
  tarih: '2026-11-20',
  dakika: 90,
  egitmen: 'Selin Ak',
  sinav: false,
};

const app = await appOfFile();
const company = await app.makeCompany('Ilgaz Gıda A.Ş.');
const hall = await app.makeDepartment(company, 'Üretim');
const elsewhere = await app.makeCompany();
const manager = await app.signInAs({ role: 'yönetici', companies: [company] });
const stranger = await app.signInAs({ companies: [elsewhere] });
const representative = await app.signInAs({ companies: [company], departments: [hall] });

const at = (id: number) => ({ params: { id: String(id) } });
const sessionOf = async (rest: object = {}) => {
  const { status, body, text } = await manager.call(training.addSession, {
    body: { ...BODY, ...rest },
  });
  expect(status, text).toBe(201);
  return body.data;
};
const put = async (id: number, kisiler: Listed[]) => {
  const { status, body, text } = await manager.call(training.listInSession, {
    ...at(id),
    body: { kisiler },
  });
  expect(status, text).toBe(200);
  return body.data;
};
const attend = (id: number, ids: number[], katildi = true) =>
  manager.call(training.attend, { ...at(id), body: { ids, katildi } });
const invitationOf = async (id: number) => {
  const { body } = await manager.call(training.list, { params: { companyId: String(company) } });
  return body.data.find((one) => one.id === id);
};
const logOf = async (id: number) => {
  const params = {
    companyId: String(company),
    type: 'egitim_oturumlari',
    recordId: String(id),
  } as const;
  return (await manager.call(changeLogs.list, { params })).body.data;
};

describe('the list of a session', () => {
  it('takes people without an address, invited ones, two of one address, and each once', async () => {
    const session = await sessionOf();
    const known = await invite(manager, `${unique('davetli')}@ornek.test`);
    const name = unique('Hasan Usta');
    const kisiler = [
      { fullname: name, department_id: hall },
      { fullname: name },
      { fullname: 'Başka Ad', email: known.email },
      { davet_id: known.id },
    ];
    const filled = await put(session.id, kisiler);
    expect(filled).toMatchObject({ listede: 3, katilan: 0 });
    expect(filled.kisiler.filter(({ email }) => email === known.email)).toHaveLength(2);
    expect((await put(session.id, kisiler)).listede).toBe(3);
    const another = await sessionOf();
    const again = await put(another.id, [{ fullname: name }]);
    expect(again.kisiler[0]?.id).toBe(filled.kisiler.find(({ email }) => email === null)?.id);
  });

  it('loses no department that is given, and lists nobody who is not there', async () => {
    const session = await sessionOf();
    const name = unique('Hasan Usta');
    const [person] = (
      await put(session.id, [{ fullname: name, department_id: hall }, { fullname: name }])
    ).kisiler;
    expect(person?.department_name).toBe('Üretim');
    const known = await invite(manager, `${unique('davetli')}@ornek.test`);
    const given = { fullname: known.fullname, email: known.email, department_id: hall };
    const filled = await put(session.id, [given]);
    expect(filled.kisiler.find(({ id }) => id === known.id)?.department_name).toBe('Üretim');
    const store = await app.makeDepartment(company, unique('Depo'));
    const refused = async (kisiler: Listed[]) =>
      (await manager.call(training.listInSession, { ...at(session.id), body: { kisiler } })).body;
    const other = await refused([{ ...given, department_id: store }]);
    expect(other.fields?.kisiler).toContain('başka bir departmanla davet edilmiş');
    expect((await refused([{ davet_id: 2_000_000_000 }])).code).toBe('NOT_FOUND');
  });

  it('refuses a department of another company', async () => {
    const { id } = await sessionOf();
    const foreign = await app.makeDepartment(await app.makeCompany());
    const kisiler = [{ fullname: 'Ali', department_id: foreign }];
    const { status } = await manager.call(training.listInSession, { ...at(id), body: { kisiler } });
    expect(status).toBe(400);
  });
});

describe('an attendance without a test', () => {
  it('finishes the training on the day of the session, with a certificate that says so', async () => {
    const session = await sessionOf();
    const filled = await put(session.id, [{ fullname: unique('Ayşe Kaya') }]);
    const [person] = filled.kisiler;
    const { status, body, text } = await attend(session.id, [person?.id ?? 0]);
    expect(status, text).toBe(200);
    expect(body.data).toMatchObject({ katilan: 1, kisiler: [{ katildi: true }] });
    const done = await invitationOf(person?.id ?? 0);
    expect(done).toMatchObject({ durum: 'tamamlandi', ilerleme: 100, dogru: 0 });
    expect(done?.tamamlanma_tarihi?.slice(0, 10)).toBe(BODY.tarih);
    const no = done?.sertifika_no ?? '';
    const verified = await app.stranger.call(training.verify, { params: { no } });
    expect(verified.body.data).toMatchObject({
      durum: 'gecerli',
      tarih: BODY.tarih,
      gecerlilik: '2027-11-20',
    });
    const file = await manager.call(training.certificateOf, {
      ...at(person?.id ?? 0),
      query: { lang: 'tr' },
    });
    expect(file.status).toBe(200);
  });

  it('is taken back with its certificate, and gives it the same number again', async () => {
    const session = await sessionOf();
    const { kisiler } = await put(session.id, [{ fullname: unique('Ali Er') }]);
    const id = kisiler[0]?.id ?? 0;
    await attend(session.id, [id]);
    const first = (await invitationOf(id))?.sertifika_no;
    const back = await attend(session.id, [id], false);
    expect(back.body.message).toBe('Katılım geri alındı.');
    expect(await invitationOf(id)).toMatchObject({
      durum: 'gonderilmedi',
      ilerleme: 0,
      sertifika_no: null,
      tamamlanma_tarihi: null,
    });
    await attend(session.id, [id]);
    expect((await invitationOf(id))?.sertifika_no).toBe(first);
  });

  it('leaves a certificate alone that was there before', async () => {
    const video = await addVideo(manager, 10);
    const person = await invite(manager, `${unique('bitirdi')}@ornek.test`);
    const session = await sessionOf({ sinav: true });
    await put(session.id, [{ davet_id: person.id }]);
    await attend(session.id, [person.id]);
    await passAll(app, person.token);
    const before = await invitationOf(person.id);
    const second = await sessionOf();
    await put(second.id, [{ davet_id: person.id }]);
    const { body } = await attend(second.id, [person.id]);
    expect(body.data.kisiler).toMatchObject([{ katildi: true, tamamladi: true }]);
    expect((await attend(second.id, [person.id], false)).status).toBe(200);
    expect(await invitationOf(person.id)).toEqual(before);
    expect(video.id).toBeGreaterThan(0);
  });

  it('waits for the day of the session', async () => {
    const session = await sessionOf({ tarih: '2099-01-01' });
    const { kisiler } = await put(session.id, [{ fullname: unique('Ece') }]);
    const { status, body } = await attend(session.id, [kisiler[0]?.id ?? 0]);
    expect([status, body.code]).toEqual([409, 'SESSION_AHEAD']);
    expect((await attend(session.id, [999_999])).status).toBe(404);
  });
});

describe('an attendance with a test', () => {
  it('stands for the videos; the certificate comes with the answers and is not taken back', async () => {
    await addVideo(manager, 10);
    const person = await invite(manager, `${unique('sinav')}@ornek.test`);
    const session = await sessionOf({ sinav: true });
    await put(session.id, [{ davet_id: person.id }]);
    expect((await pageOf(app, person.token)).videolar.length).toBeGreaterThan(0);
    await attend(session.id, [person.id]);
    expect((await invitationOf(person.id))?.durum).not.toBe('tamamlandi');
    expect((await pageOf(app, person.token)).videolar).toEqual([]);
    await passAll(app, person.token);
    expect((await invitationOf(person.id))?.durum).toBe('tamamlandi');
    const { status, body } = await attend(session.id, [person.id], false);
    expect([status, body.code]).toEqual([409, 'SESSION_PASSED']);
  });
});

describe('a session', () => {
  it('is changed, deleted and brought back with its list, and each stands in the log', async () => {
    const session = await sessionOf();
    await put(session.id, [{ fullname: unique('Listede') }]);
    const body = { ...BODY, yer: 'Merkez', surum: session.surum };
    expect((await manager.call(training.updateSession, { ...at(session.id), body })).status).toBe(
      200,
    );
    const stale = await manager.call(training.updateSession, {
      ...at(session.id),
      body: { ...body, surum: 99 },
    });
    expect(stale.status).toBe(409);
    expect((await manager.call(training.deleteSession, at(session.id))).status).toBe(200);
    expect((await manager.call(training.session, at(session.id))).status).toBe(404);
    const back = await manager.call(training.restoreSession, at(session.id));
    expect(back.body.data).toMatchObject({ yer: 'Merkez', listede: 1 });
    const actions = (await logOf(session.id)).map(({ islem }) => islem);
    expect(actions).toEqual([
      'güncelleme',
      'ekleme',
      'silme',
      'güncelleme',
      'güncelleme',
      'ekleme',
    ]);
  });

  it('names on its return those whose invitation was deleted meanwhile', async () => {
    const session = await sessionOf();
    const [stays, goes] = [unique('Kalan'), unique('Silinen')];
    const { kisiler } = await put(session.id, [{ fullname: goes }, { fullname: stays }]);
    const gone = kisiler.find((one) => one.fullname === goes)?.id ?? 0;
    expect((await manager.call(training.deleteSession, at(session.id))).status).toBe(200);
    expect((await manager.call(training.delete, at(gone))).status).toBe(200);
    const { body } = await manager.call(training.restoreSession, at(session.id));
    expect(body.data).toMatchObject({ listede: 1, listelenemeyen: [goes] });
    expect(body.message).toContain(`1 kişi listeye dönmedi: ${goes}.`);
  });

  it('names them when it comes back from the log, and when its list does', async () => {
    const session = await sessionOf();
    const [stays, goes] = [unique('Kalan'), unique('Silinen')];
    const { kisiler } = await put(session.id, [{ fullname: goes }, { fullname: stays }]);
    const ids = kisiler.map((one) => one.id);
    const lacking = [{ alan: 'kisiler', yeni: [stays] }];
    const undo = async (body: object, one: 'revert' | 'revertAct') => {
      const [entry] = await logOf(session.id);
      const type = 'egitim_oturumlari';
      const params = { companyId: String(company), type, entryId: String(entry?.id) } as const;
      return manager.data(changeLogs[one], { params, body });
    };
    await manager.data(training.unlistInSession, { ...at(session.id), body: { ids } });
    const gone = kisiler.find((one) => one.fullname === goes)?.id ?? 0;
    expect((await manager.call(training.delete, at(gone))).status).toBe(200);
    expect(await undo({ alan: 'kisiler' }, 'revert')).toMatchObject({ donmeyen: lacking });
    await manager.call(training.restore, at(gone));
    await put(session.id, [{ davet_id: gone }]);
    await manager.call(training.deleteSession, at(session.id));
    await manager.call(training.delete, at(gone));
    expect(await undo({}, 'revertAct')).toMatchObject({ donmeyen: lacking });
  });

  it('is held by its attendance: no deletion, no other day, until that is taken back from the log', async () => {
    const session = await sessionOf();
    const { kisiler } = await put(session.id, [{ fullname: unique('Geldi') }]);
    const id = kisiler[0]?.id ?? 0;
    await attend(session.id, [id]);
    expect((await manager.call(training.deleteSession, at(session.id))).body.code).toBe(
      'SESSION_HELD',
    );
    const moved = { ...BODY, tarih: '2026-11-19' };
    expect(
      (await manager.call(training.updateSession, { ...at(session.id), body: moved })).body.code,
    ).toBe('SESSION_ATTENDED');
    const unlisted = await manager.call(training.unlistInSession, {
      ...at(session.id),
      body: { ids: [id] },
    });
    expect(unlisted.body.code).toBe('SESSION_HELD');
    const [entry] = await logOf(session.id);
    expect(entry?.alanlar.map(({ alan }) => alan)).toEqual(['katilanlar']);
    const params = {
      companyId: String(company),
      type: 'egitim_oturumlari',
      entryId: String(entry?.id),
    } as const;
    const reverted = await manager.call(changeLogs.revert, { params });
    expect(reverted.status, reverted.text).toBe(200);
    expect(await invitationOf(id)).toMatchObject({ durum: 'gonderilmedi' });
    expect((await manager.call(training.deleteSession, at(session.id))).status).toBe(200);
  });

  it('prints its list and keeps the signed one for those of the company', async () => {
    const session = await sessionOf();
    await put(
      session.id,
      Array.from({ length: 40 }, (_, place) => ({ fullname: `Katılımcı ${place + 1}` })),
    );
    const sheet = await manager.call(training.attendanceSheet, {
      ...at(session.id),
      query: { lang: 'tr' },
    });
    expect(sheet.status).toBe(200);
    expect(sheet.headers['content-type']).toBe('application/pdf');
    const file = { name: 'imzali.pdf', bytes: pdf() };
    const kept = await manager.call(training.signedSheet, { ...at(session.id), body: {}, file });
    expect(kept.status, kept.text).toBe(200);
    expect(kept.body.data).toMatchObject({ dosya_adi: 'imzali.pdf' });
    const params = { id: kept.body.data.imzali_foy?.split('/').at(-1) ?? '' };
    expect((await manager.call(files.read, { params })).status).toBe(200);
    expect((await stranger.call(files.read, { params })).status).toBe(404);
    expect((await representative.call(files.read, { params })).status).toBe(404);
  });

  it('is out of reach for another company and for a representative', async () => {
    const session = await sessionOf();
    expect((await stranger.call(training.sessions)).body.data).toEqual([]);
    expect((await stranger.call(training.session, at(session.id))).status).toBe(404);
    expect((await stranger.call(training.deleteSession, at(session.id))).status).toBe(404);
    expect((await representative.call(training.sessions)).status).toBe(403);
  });

  it('leaves the chain whole', async () => {
    expect((await verifyChain(app.db.system, company)).broken).toBeUndefined();
  });
});
