import { assets } from '@emanet/contract/assets';
import { auth } from '@emanet/contract/auth';
import { organization } from '@emanet/contract/organization';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { appOfFile, type Caller, topicOf } from '../../../test/app.ts';
import { unique } from '../../../test/factories.ts';
import { assetBody } from '../assets/sample.ts';

const app = await appOfFile();
const company = await app.makeCompany('Ilgaz Gıda');
const departments = [await app.makeDepartment(company), await app.makeDepartment(company)] as const;
const manager = await app.signInAs({ companies: [company] });

const newEmail = () => `${unique('kisi')}@ornek.test`;
const at = (id: number) => ({ params: { id: String(id) } });
const add = (email: string, more: object = {}, headers = {}) =>
  manager.call(organization.addRepresentative, {
    body: { fullname: 'Gülçin  Ergün', email, department_id: departments[0], ...more },
    headers,
  });
const signedIn = (one: { user_id: number; email: string }) =>
  app.signIn({ ...one, role: 'temsilci' });
const status = async (who: Caller) => (await who.call(auth.userInfo)).status;

/** The added person; an address with an account elsewhere adds nobody. */
function addedIn({ body }: Awaited<ReturnType<typeof add>>) {
  if (!body.user) throw new Error(body.message);
  return body.user;
}

describe('a new representative', () => {
  it('is refused with another role than temsilci', async () => {
    const email = newEmail();
    for (const role of ['yönetici', 'danışman', 'admin']) {
      const answer = await add(email, { role });
      expect(answer.status).toBe(400);
      expect(answer.text).toContain('"role"');
    }
    expect((await add(email, { role: 'temsilci' })).status).toBe(201);
  });

  it('has the initial password, whatever the request says, and is welcomed', async () => {
    const email = newEmail();
    const added = await add(email.toUpperCase(), {
      password: 'Kendi-Parolam-1',
      egitim_sorumlusu: 1,
      department_id: [...departments],
    });
    expect(added.status, added.text).toBe(201);
    expect(added.body.user).toEqual(added.body.data);
    expect(added.body.user).toMatchObject({
      email,
      fullname: 'Gülçin Ergün',
      role: 'temsilci',
      departments,
      egitim_sorumlusu: true,
      varlik_sorumlusu: false,
      son_giris: null,
    });
    const stored = await app.db.system
      .selectFrom('users')
      .select(['role', 'password_hash'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(stored.role).toBe('temsilci');
    expect(stored.password_hash).toMatch(/^scrypt\$/);
    const [mail] = await app.mailsTo(email);
    expect(mail?.text).toContain(`${app.config.BASE_URL}/login`);
    expect(mail?.text).toContain('Ilgaz Gıda');
    for (const secret of [app.config.INITIAL_PASSWORD, 'Kendi-Parolam-1'])
      expect(`${mail?.text}${mail?.html}${added.text}`).not.toContain(secret);
  });

  it('is welcomed in the language that was chosen, and written to in it from then on', async () => {
    const languageOf = async (email: string) =>
      (
        await app.db.system
          .selectFrom('users')
          .select('dil')
          .where('email', '=', email)
          .executeTakeFirstOrThrow()
      ).dil;
    const [chosen, usual] = [newEmail(), newEmail()];
    await add(chosen, { dil: 'en' });
    await add(usual, {}, { 'accept-language': 'tr' });
    expect((await app.mailsTo(chosen)).map(topicOf)).toEqual(['Your Emanet account is ready']);
    expect([await languageOf(chosen), await languageOf(usual)]).toEqual(['en', 'tr']);
    expect((await add(newEmail(), { dil: 'de' })).status).toBe(400);
  });

  it('is added once, however often the form is sent, and welcomed once', async () => {
    const email = newEmail();
    const headers = { 'idempotency-key': randomUUID() };
    const twins = [await add(email, {}, headers), await add(email, {}, headers)];
    expect(twins.map((one) => one.status)).toEqual([201, 201]);
    expect(await app.mailsTo(email)).toHaveLength(1);
    expect((await add(email)).body).toMatchObject({ code: 'USER_EXISTS' });
  });
});

describe('a change', () => {
  it('of a flag or a department holds with the next request', async () => {
    const user = addedIn(await add(newEmail()));
    const caller = await signedIn(user);
    const seesAsset = async (department: number) =>
      (await caller.call(assets.add, { body: assetBody(department, unique('Kasa')) })).status;
    const update = (body: object) =>
      manager.call(organization.updateRepresentative, { ...at(user.user_id), body });
    expect(await seesAsset(departments[1])).toBe(400);
    const changed = await update({ varlik_sorumlusu: true, surum: 1 });
    expect(changed.body.data, changed.text).toMatchObject({ varlik_sorumlusu: true, surum: 2 });
    expect(await seesAsset(departments[1])).toBe(201);
    await update({ varlik_sorumlusu: false });
    expect(await seesAsset(departments[1])).toBe(400);
    await update({ department_id: [departments[1]] });
    expect([await seesAsset(departments[0]), await seesAsset(departments[1])]).toEqual([400, 201]);
    expect((await update({ egitim_sorumlusu: true, surum: 1 })).body.code).toBe('STALE');
  });
});

describe('a removed representative', () => {
  it('is cut off with the next request and can be added again', async () => {
    const email = newEmail();
    const user = addedIn(await add(email));
    const caller = await signedIn(user);
    expect(await status(caller)).toBe(200);
    const gone = await manager.call(organization.deleteRepresentative, at(user.user_id));
    expect(gone.status).toBe(200);
    expect(await status(caller)).toBe(401);
    const { body: found } = await app.stranger.call(auth.verifyEmail, { body: { email } });
    expect(found.valid).toBe(false);
    const twice = await manager.call(organization.deleteRepresentative, at(user.user_id));
    expect(twice.status).toBe(404);
    const again = await add(email, { department_id: departments[1] });
    expect(again.body.user, again.text).toMatchObject({ email, departments: [departments[1]] });
    expect(await status(await signedIn(addedIn(again)))).toBe(200);
  });
});

describe('a list of people', () => {
  it('adds the new, extends the known and says why it refuses the others', async () => {
    const known = addedIn(await add(newEmail()));
    const taken = await app.makeUser({ companies: [await app.makeCompany()] });
    const foreign = await app.makeDepartment(await app.makeCompany());
    const person = (email: string, department_id: number[]) => ({
      fullname: 'Ece Yıldız',
      email,
      department_id,
    });
    const fresh = newEmail();
    const answer = await manager.call(organization.addRepresentatives, {
      body: {
        kisiler: [
          person(fresh, [...departments]),
          { ...person(known.email, [departments[1]]), fullname: known.fullname },
          person(taken.email, [departments[0]]),
          person(newEmail(), [foreign]),
        ],
      },
    });
    expect(
      answer.body.data.map(({ sonuc }) => sonuc),
      answer.text,
    ).toEqual(['eklendi', 'guncellendi', 'davet_edildi', 'reddedildi']);
    const { body } = await manager.call(organization.representatives);
    const placed = new Map(body.data.map((one) => [one.email, one.departments]));
    expect(placed.get(fresh)).toEqual(departments);
    expect(placed.get(known.email)).toEqual(departments);
    expect(placed.has(taken.email)).toBe(false);
    expect(await app.mailsTo(fresh)).toHaveLength(1);
    expect((await app.mailsTo(taken.email)).map(topicOf)).toEqual([
      'Yanıtınızı bekleyen bir davet var',
    ]);
  });

  it('gives one account to a person named twice, and refuses another one, naming both', async () => {
    const email = newEmail();
    const elsewhere = await app.makeUser({ companies: [await app.makeCompany()] });
    const row = (fullname: string, address: string, place: 0 | 1) => ({
      ...{ fullname, email: address, department_id: [departments[place]] },
    });
    const { body } = await manager.call(organization.addRepresentatives, {
      body: {
        kisiler: [
          row('Bir Kişi', email, 0),
          row('İki Kişi', email, 1),
          row('BİR KİŞİ', email, 1),
          row('Üç Kişi', elsewhere.email, 0),
          row('Dört Kişi', elsewhere.email, 1),
        ],
      },
    });
    expect(body.data.map(({ sonuc }) => sonuc)).toEqual([
      'eklendi',
      'reddedildi',
      'guncellendi',
      'davet_edildi',
      'reddedildi',
    ]);
    expect(body.data[1]?.neden).toContain('“Bir Kişi”');
    expect(body.data[4]?.neden).toBe('Bu kişi davet edildi; yanıtı bekleniyor.');
  });
});

it('names departments that are gone when a representative comes back', async () => {
  const [deleted, merged] = [unique('Geçici'), unique('Birleşen')];
  const gone = await app.makeDepartment(company, deleted);
  const source = await app.makeDepartment(company, merged);
  const { user_id } = addedIn(
    await add(newEmail(), { department_id: [departments[0], gone, source] }),
  );
  await manager.call(organization.deleteRepresentative, at(user_id));
  expect((await manager.call(organization.deleteDepartment, at(gone))).status).toBe(200);
  const merging = { ...at(source), body: { hedef_id: departments[1] } };
  expect((await manager.call(organization.mergeDepartment, merging)).status).toBe(200);
  const { body } = await manager.call(organization.restoreRepresentative, at(user_id));
  expect(body.data.departments).toEqual([departments[0]]);
  expect(body.donmeyen).toEqual([deleted, merged]);
  expect(body.message).toContain(`Eski hâline dönmeyenler: ${deleted}, ${merged}.`);
});
