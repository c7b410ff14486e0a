import { portfolio } from '@emanet/contract/portfolio';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../../test/app.ts';
import { unique } from '../../../../test/factories.ts';

const app = await appOfFile();

/** A and B are clients of the first firm, C of the second; D of both, each by its own consultant. */
const a = await app.makeCompany(unique('A'));
const b = await app.makeCompany(unique('B'));
const c = await app.makeCompany(unique('C'));
const d = await app.makeCompany(unique('D'));
const NOTE = unique('Yalnız bizim not');

const firmsOf = async (who: Caller) => (await who.call(portfolio.firms)).body.data;
const firmOf = async (who: Caller) => {
  const [firm] = await firmsOf(who);
  if (!firm) throw new Error('the consultant has no firm');
  return firm;
};
const users = new Map<Caller, number>();
const signIn = async (companies: number[], fullname: string) => {
  const user = await app.makeUser({ companies, fullname });
  const who = await app.signIn(user);
  users.set(who, user.user_id);
  return who;
};
const userOf = (who: Caller) => users.get(who) ?? 0;
const member = (who: Caller, id: number, user_id: number, rol: 'ortak' | 'kidemsiz' | null) =>
  who.call(portfolio.setFirmMember, { params: { id: String(id) }, body: { user_id, rol } });
const at = (id: number, company_id = a) => ({
  id: String(id),
  company_id: String(company_id),
});

const partner = await signIn([a, b, d], 'Selin Aydoğan');
const other = await signIn([c, d], 'Deniz Başka');
const colleague = await signIn([a], 'Ece Er');

describe('a firm', () => {
  it('comes into being with the first client, and has every client of its consultant', async () => {
    const firm = await firmOf(partner);
    expect(firm).toMatchObject({ ad: 'Selin Aydoğan', rol: 'ortak', digerleri: 0 });
    expect(firm.musteriler.map(({ company_id }) => company_id)).toEqual([a, b, d]);
    expect(firm.uyeler.map(({ rol }) => rol)).toEqual(['ortak']);
    expect((await firmOf(other)).musteriler.map(({ company_id }) => company_id)).toEqual([c, d]);
  });

  it('has a letterhead, which an older version does not overwrite', async () => {
    const { id, surum } = await firmOf(partner);
    const save = (ad: string) =>
      partner.call(portfolio.saveFirm, {
        params: { id: String(id) },
        body: { ad, unvan: 'Aydoğan Danışmanlık Ltd. Şti.', adres: '', surum },
      });
    expect((await save('Aydoğan')).status).toBe(200);
    expect((await save('Eski')).body).toMatchObject({ code: 'STALE' });
    expect(await firmOf(partner)).toMatchObject({
      ...{ ad: 'Aydoğan', unvan: 'Aydoğan Danışmanlık Ltd. Şti.', adres: null, surum: surum + 1 },
    });
  });

  it('takes a colleague as a junior, who sees it apart from the own firm and decides nothing', async () => {
    const { id, surum } = await firmOf(partner);
    const junior = userOf(colleague);
    expect((await member(partner, id, junior, 'kidemsiz')).status).toBe(200);
    const both = await firmsOf(colleague);
    expect(both.map(({ rol }) => rol).toSorted()).toEqual(['kidemsiz', 'ortak']);
    const joined = both.find((one) => one.id === id);
    // Clients that the junior may not open are counted, not named.
    expect([joined?.musteriler.map(({ company_id }) => company_id), joined?.digerleri]).toEqual([
      [a],
      2,
    ]);
    const refused = await Promise.all([
      member(colleague, id, junior, 'ortak'),
      colleague.call(portfolio.saveFirm, {
        params: { id: String(id) },
        body: { ad: 'Benim', surum },
      }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403]);
    expect((await member(colleague, id, junior, null)).status).toBe(200);
    expect((await firmsOf(colleague)).map((one) => one.id)).not.toContain(id);
  });

  it('takes nobody who shares no client, and keeps its last partner', async () => {
    const { id } = await firmOf(partner);
    const stranger = await app.makeUser({ companies: [c] });
    expect((await member(partner, id, stranger.user_id, 'ortak')).status).toBe(404);
    const last = await member(partner, id, userOf(partner), null);
    expect(last.body).toMatchObject({ code: 'LAST_PARTNER' });
  });

  it('has tags and notes of a client, which another firm of the same client never sees', async () => {
    const mine = await firmOf(partner);
    const theirs = await firmOf(other);
    const note = await partner.call(portfolio.addClientNote, {
      params: at(mine.id, d),
      body: { metin: NOTE },
    });
    expect(note.status).toBe(201);
    await partner.call(portfolio.setFirmClient, {
      params: at(mine.id, d),
      body: { etiketler: ['Holding', 'Holding'] },
    });
    expect((await firmOf(partner)).musteriler.find(({ company_id }) => company_id === d)).toEqual({
      ...{ company_id: d, etiketler: ['Holding'], notlar: 1 },
    });
    const seen = await Promise.all([
      other.call(portfolio.firms),
      other.call(portfolio.clientNotes, { params: at(mine.id, d) }),
      other.call(portfolio.clientNotes, { params: at(theirs.id, d) }),
      other.call(portfolio.deleteClientNote, {
        params: { ...at(mine.id, d), note_id: String(note.body.data.id) },
      }),
      other.call(portfolio.setFirmClient, { params: at(mine.id, d), body: { etiketler: [] } }),
      other.call(portfolio.addClientNote, { params: at(mine.id, d), body: { metin: 'Sızma' } }),
    ]);
    expect(seen.map(({ status }) => status)).toEqual([200, 404, 200, 404, 404, 404]);
    for (const { text } of seen) {
      expect(text).not.toContain(NOTE);
      expect(text).not.toContain('Holding');
    }
    // Their client, but not one of the first firm.
    const foreign = await partner.call(portfolio.clientNotes, { params: at(mine.id, c) });
    expect(foreign.status).toBe(404);
  });

  it('loses a client to another firm of the same person, with its notes', async () => {
    const mine = await firmOf(partner);
    const second = await firmOf(colleague);
    await member(colleague, second.id, userOf(partner), 'kidemsiz');
    const move = () =>
      partner.call(portfolio.setFirmClient, {
        params: at(mine.id, d),
        body: { firma_id: second.id },
      });
    expect((await move()).status).toBe(200);
    const found = (await firmsOf(partner)).map(({ id, musteriler }) => [
      id,
      musteriler.some(({ company_id, notlar }) => company_id === d && notlar === 1),
    ]);
    expect(Object.fromEntries(found)).toEqual({ [mine.id]: false, [second.id]: true });
    expect((await move()).status).toBe(404);
  });
});

/** The rows of a table that a role sees with a scope of the database's own. */
const rowsAs = (table: string, person: number | undefined) =>
  app.db.system.transaction().execute(async (tx) => {
    const scope = JSON.stringify({ company: a, departments: 'all', person, role: 'danışman' });
    await sql`select set_config('app.scope', ${scope}, true)`.execute(tx);
    await sql`select set_config('role', 'emanet_app', true)`.execute(tx);
    return (await sql`select firma_id from ${sql.table(table)}`.execute(tx)).rows.length;
  });

it('is shown by the database itself to its members alone', async () => {
  const stranger = await app.makeUser({ companies: [a] });
  await sql`delete from firma_uyeleri where user_id = ${stranger.user_id}`.execute(app.db.system);
  for (const table of ['firma_uyeleri', 'firma_musterileri', 'firma_notlari']) {
    expect(await rowsAs(table, userOf(partner)), table).toBeGreaterThan(0);
    for (const nobody of [stranger.user_id, undefined])
      expect(await rowsAs(table, nobody), table).toBe(0);
  }
});

it('founds one firm for two clients of a new consultant at once', async () => {
  const user = await app.makeUser({ companies: [] });
  const join = (company: number) =>
    sql`insert into memberships (user_id, company_id, role)
      values (${user.user_id}, ${company}, 'danışman')`.execute(app.db.system);
  await Promise.all([join(a), join(b), join(c)]);
  const found = await firmsOf(await app.signIn(user));
  expect(found.map(({ musteriler }) => musteriler.length)).toEqual([3]);
});
