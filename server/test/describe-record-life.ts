import type { Endpoints } from '../src/records/register.ts';
import { changeLogs, type ChangeLogType } from '@emanet/contract/change-logs';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type Caller, type TestApp } from './app.ts';

type Body = Record<string, unknown>;

/** What the shared tests must know of a register. */
export type RecordLife = Readonly<{
  tur: ChangeLogType;
  endpoints: Endpoints;
  nameField: string;
  /** A complete body for a department; `name` goes into the name field. */
  body: (department_id: number, name: string) => Body;
  /** A text field with its longest length, a field with a look-up, one with several choices. */
  textField: Readonly<{ name: string; max: number }>;
  choiceField: string;
}>;

/** A company with two departments and everybody who may come near its records. */
async function makeHouse(app: TestApp) {
  const company = await app.makeCompany();
  const elsewhere = await app.makeCompany();
  const own = await app.makeDepartment(company);
  const other = await app.makeDepartment(company);
  const foreign = await app.makeDepartment(elsewhere);
  const signIn = async (wanted: Parameters<TestApp['makeUser']>[0]) =>
    app.signIn(await app.makeUser(wanted));
  return {
    company,
    elsewhere,
    departments: { own, other, foreign },
    consultant: await signIn({ companies: [company], fullname: 'Selin Danışman' }),
    admin: await signIn({ role: 'yönetici', companies: [company], fullname: 'Kemal Yönetici' }),
    representative: await signIn({ role: 'temsilci', companies: [company], departments: [own] }),
    neighbour: await signIn({ role: 'temsilci', companies: [company], departments: [other] }),
    outsider: await signIn({ companies: [elsewhere] }),
  };
}
type House = Awaited<ReturnType<typeof makeHouse>>;

/** The life that every register shares, from the first add to the last undo. */
export function describeRecordLife(title: string, life: RecordLife): void {
  const { endpoints, nameField } = life;
  let app: TestApp;
  let house: House;
  let count = 0;
  beforeAll(async () => {
    app = await testApp();
    house = await makeHouse(app);
  });
  afterAll(() => app.close());

  const newBody = (more: Body = {}) => ({
    ...life.body(house.departments.own, `Kayıt ${++count}`),
    ...more,
  });
  const add = async (who: Caller = house.consultant, more: Body = {}) => {
    const answer = await who.call(endpoints.add, { body: newBody(more) });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.data;
  };
  const at = (id: number) => ({ id: String(id) });
  const update = (who: Caller, id: number, body: Body) =>
    who.call(endpoints.update, { params: at(id), body });
  const single = (who: Caller, id: number) => who.call(endpoints.single, { params: at(id) });
  const remove = (who: Caller, id: number) => who.call(endpoints.delete, { params: at(id) });
  const restore = (who: Caller, id: number) => who.call(endpoints.restore, { params: at(id) });
  const list = async (who: Caller, query: Record<string, string> = {}) => {
    const answer = await who.call(endpoints.list, { query });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  };
  const logOf = (id: number, company = house.company) => ({
    params: { companyId: String(company), type: life.tur, recordId: String(id) },
  });
  const changesOf = async (who: Caller, id: number) =>
    (await who.call(changeLogs.list, logOf(id))).body.data;

  describe(`${title}: add, read, list`, () => {
    it('stores what was sent and says who sent it', async () => {
      const body = newBody();
      const added = await house.consultant.call(endpoints.add, { body });
      expect(added.status).toBe(201);
      expect(added.body.message).toBe('Kayıt eklendi.');
      const read = await single(house.admin, added.body.data.id);
      expect(read.body.data).toEqual({ ...added.body.data, unread_count: 1 });
      expect(read.body.data).toMatchObject({
        ...body,
        company_id: house.company,
        surum: 1,
        guncelleyen: 'Selin Danışman',
      });
      expect(read.body.data.guncellenme_tarihi).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    });

    it('answers a list with the same rows as single', async () => {
      const { id } = await add();
      const rows = await list(house.admin);
      expect(rows.find((row) => row.id === id)).toEqual((await single(house.admin, id)).body.data);
    });

    it('ignores a sent id and a sent last updater', async () => {
      const added = await add(house.admin, { id: 1, guncelleyen: 'Başkası' });
      expect(added.id).not.toBe(1);
      expect(added.guncelleyen).toBe('Kemal Yönetici');
    });

    it('trims text, and empty text is none', async () => {
      const { name } = life.textField;
      const added = await add(house.consultant, { [nameField]: '  Şeker  ', [name]: ' \n ' });
      expect(added).toMatchObject({ [nameField]: 'Şeker', [name]: null });
    });

    it('orders names as a Turkish dictionary does and walks them page by page', async () => {
      const names = ['Çay', 'Cam', 'İp', 'Ihlamur', 'Şal', 'Saz', 'Ümit', 'Uzun', 'Zar'];
      const department = await app.makeDepartment(house.company);
      for (const name of names)
        await add(house.consultant, { [nameField]: name, department_id: department });
      const query = { department_id: String(department) };
      const sorted = ['Cam', 'Çay', 'Ihlamur', 'İp', 'Saz', 'Şal', 'Uzun', 'Ümit', 'Zar'];
      const seen = (rows: Body[]) => rows.map((row) => row[nameField]);
      expect(seen(await list(house.consultant, query))).toEqual(sorted);
      for (const sort of [nameField, `-${nameField}`, 'department_id', '-guncellenme_tarihi']) {
        const whole = await list(house.consultant, { ...query, sort });
        const walked: Body[] = [];
        let cursor: string | undefined;
        do {
          const page = await house.consultant.call(endpoints.list, {
            query: { ...query, sort, limit: '4', ...(cursor && { cursor }) },
          });
          walked.push(...page.body.data);
          cursor = page.body.next_cursor;
        } while (cursor);
        expect(seen(walked), sort).toEqual(seen(whole));
      }
    });

    it('finds a name in either case of I and İ', async () => {
      const { id } = await add(house.consultant, { [nameField]: 'Iğdır İŞLETMESİ %_' });
      for (const q of ['ığdır', 'IĞDIR', 'iğdir', 'işletmesi', 'ISLETMESI'.replace('S', 'Ş'), '%_'])
        expect(
          (await list(house.admin, { q })).map((row) => row.id),
          q,
        ).toContain(id);
      expect(await list(house.admin, { q: 'böyle bir şey yok' })).toEqual([]);
    });
  });

  describe(`${title}: update`, () => {
    it('changes only what the body names', async () => {
      const before = await add();
      const answer = await update(house.admin, before.id, { [nameField]: 'Yeni ad' });
      expect(answer.status).toBe(200);
      expect(answer.body.data).toMatchObject({
        ...before,
        [nameField]: 'Yeni ad',
        surum: 2,
        guncelleyen: 'Kemal Yönetici',
        guncellenme_tarihi: answer.body.data.guncellenme_tarihi,
      });
    });

    it('takes the whole record back as it was answered', async () => {
      const row = await add();
      const sent = Object.fromEntries(
        Object.keys(newBody()).map((name) => [name, Reflect.get(row, name)]),
      );
      const answer = await update(house.consultant, row.id, { ...sent, surum: row.surum });
      expect(answer.status).toBe(200);
      expect(answer.body.data.surum).toBe(row.surum);
      expect(await changesOf(house.consultant, row.id)).toHaveLength(1);
    });

    it('refuses a stale version with the current row, and stores nothing', async () => {
      const row = await add();
      await update(house.admin, row.id, { [nameField]: 'Birinci', surum: row.surum });
      const late = await update(house.consultant, row.id, {
        [nameField]: 'İkinci',
        surum: row.surum,
      });
      expect(late.status).toBe(409);
      expect(late.body).toMatchObject({
        code: 'STALE',
        data: { [nameField]: 'Birinci', surum: 2 },
      });
      expect((await single(house.admin, row.id)).body.data).toMatchObject({ surum: 2 });
    });

    it('lets one of two people who save at once win', async () => {
      const row = await add();
      const people = [house.admin, house.consultant, house.representative];
      const answers = await Promise.all(
        people.map((who, place) =>
          update(who, row.id, { [nameField]: `Yarış ${place}`, surum: row.surum }),
        ),
      );
      expect(answers.map((one) => one.status).toSorted()).toEqual([200, 409, 409]);
      expect((await single(house.admin, row.id)).body.data.surum).toBe(2);
      expect(await changesOf(house.admin, row.id)).toHaveLength(2);
    });

    it('refuses to empty a required field', async () => {
      const { id } = await add();
      for (const empty of ['', '   ', null]) {
        const answer = await update(house.admin, id, { [nameField]: empty });
        expect(answer.status).toBe(400);
        expect(answer.body.fields).toEqual({ [nameField]: 'Bu alan boş bırakılamaz.' });
      }
    });
  });

  describe(`${title}: double submission`, () => {
    it('answers the first result to the same key, also to a twin at the same moment', async () => {
      const headers = { 'idempotency-key': randomUUID() };
      const body = newBody();
      const send = () => house.consultant.call(endpoints.add, { body, headers });
      const twins = await Promise.all([send(), send()]);
      const again = await send();
      const ids = [...twins, again].map((one) => one.body.data.id);
      expect([...twins, again].map((one) => one.status)).toEqual([201, 201, 201]);
      expect(new Set(ids).size).toBe(1);
      const rows = await list(house.consultant);
      expect(rows.filter((row) => Reflect.get(row, nameField) === body[nameField])).toHaveLength(1);
    });

    it('refuses the key for another body, and gives it to another person', async () => {
      const headers = { 'idempotency-key': randomUUID() };
      const body = newBody();
      await house.consultant.call(endpoints.add, { body, headers });
      const other = await house.consultant.call(endpoints.add, { body: newBody(), headers });
      expect(other.status).toBe(409);
      expect(other.body.code).toBe('KEY_REUSED');
      expect((await house.admin.call(endpoints.add, { body, headers })).status).toBe(201);
    });

    it('deletes and restores once, however often it is clicked', async () => {
      const { id } = await add();
      const clicks = (verb: typeof remove) =>
        Promise.all([verb(house.admin, id), verb(house.admin, id)]);
      expect((await clicks(remove)).map((one) => one.status).toSorted()).toEqual([200, 404]);
      expect((await clicks(restore)).map((one) => one.status).toSorted()).toEqual([200, 409]);
      const entries = await changesOf(house.admin, id);
      expect(entries.map((entry) => entry.islem)).toEqual(['ekleme', 'silme', 'ekleme']);
    });
  });

  describe(`${title}: delete and restore`, () => {
    it('brings a record back as it was, under its old id, as a new version', async () => {
      const row = await add();
      await update(house.consultant, row.id, { [nameField]: 'Silinecek' });
      const before = (await single(house.consultant, row.id)).body.data;
      expect((await remove(house.consultant, row.id)).body).toEqual({ message: 'Kayıt silindi.' });
      expect((await single(house.consultant, row.id)).status).toBe(404);
      expect((await list(house.consultant)).map((one) => one.id)).not.toContain(row.id);
      const back = await restore(house.consultant, row.id);
      expect(back.status).toBe(200);
      expect(back.body.data).toEqual({
        ...before,
        surum: before.surum + 1,
        guncellenme_tarihi: back.body.data.guncellenme_tarihi,
      });
    });

    it('has nothing to bring back of a record that is there, or never was', async () => {
      const { id } = await add();
      expect((await restore(house.admin, id)).body.code).toBe('NOT_DELETED');
      expect((await restore(house.admin, 2_147_483_647)).status).toBe(404);
    });

    it('is for those who could read the record', async () => {
      const { id } = await add();
      await remove(house.consultant, id);
      expect((await restore(house.outsider, id)).status).toBe(404);
      expect((await restore(house.neighbour, id)).status).toBe(404);
      expect((await restore(house.representative, id)).status).toBe(200);
    });

    it('says so when the department has gone meanwhile', async () => {
      const gone = await app.makeDepartment(house.company);
      const { id } = await add(house.consultant, { department_id: gone });
      await remove(house.consultant, id);
      await app.db.system.deleteFrom('departments').where('department_id', '=', gone).execute();
      const answer = await restore(house.consultant, id);
      expect(answer.status).toBe(409);
      expect(answer.body.code).toBe('DEPARTMENT_GONE');
    });
  });

  describe(`${title}: change log`, () => {
    it('tells field by field who changed what, the newest first', async () => {
      const row = await add(house.consultant, { [nameField]: 'Eski' });
      await update(house.admin, row.id, { [nameField]: 'Yeni' });
      await remove(house.representative, row.id);
      const entries = await changesOf(house.consultant, row.id);
      expect(entries.map(({ islem, guncelleyen }) => [islem, guncelleyen])).toEqual([
        ['silme', 'Deniz Örnek'],
        ['güncelleme', 'Kemal Yönetici'],
        ['ekleme', 'Selin Danışman'],
      ]);
      expect(entries[1]?.alanlar).toEqual([{ alan: nameField, eski: 'Eski', yeni: 'Yeni' }]);
      expect(entries[0]?.alanlar).toContainEqual({ alan: nameField, eski: 'Yeni', yeni: null });
    });

    it('counts entries of others until the panel is opened', async () => {
      const { id } = await add(house.consultant);
      await update(house.representative, id, { [nameField]: 'Bir' });
      const unread = async (who: Caller) =>
        (await who.call(changeLogs.unreadCount, logOf(id))).body;
      expect(await unread(house.admin)).toEqual({ unread_count: 2, record_id: id });
      expect(await unread(house.consultant)).toEqual({ unread_count: 1, record_id: id });
      expect((await changesOf(house.admin, id)).map((one) => one.okundu)).toEqual([false, false]);
      expect((await house.admin.call(changeLogs.markRead, logOf(id))).status).toBe(200);
      expect(await unread(house.admin)).toEqual({ unread_count: 0, record_id: id });
      expect((await changesOf(house.admin, id)).map((one) => one.okundu)).toEqual([true, true]);
      await update(house.representative, id, { [nameField]: 'İki' });
      const row = (await list(house.admin)).find((one) => one.id === id);
      expect(row?.unread_count).toBe(1);
    });

    it('shows a representative the whole history of a record that was moved here', async () => {
      const { id } = await add(house.consultant, { department_id: house.departments.other });
      await update(house.consultant, id, { department_id: house.departments.own });
      expect(await changesOf(house.representative, id)).toHaveLength(2);
      const left = await house.neighbour.call(changeLogs.list, logOf(id));
      expect(left.status).toBe(404);
    });

    it('writes nothing when a change was refused', async () => {
      const { id } = await add();
      await update(house.admin, id, { [nameField]: '' });
      await update(house.admin, id, { [nameField]: 'x', surum: 99 });
      expect(await changesOf(house.admin, id)).toHaveLength(1);
    });
  });

  describe(`${title}: bad input`, () => {
    const refusals: [string, () => Body, string][] = [
      ['an unknown field', () => newBody({ olmayan_alan: 1 }), 'olmayan_alan'],
      ['a name that is too long', () => newBody({ [nameField]: 'a'.repeat(5000) }), nameField],
      [
        'a text one character too long',
        () => newBody({ [life.textField.name]: 'ş'.repeat(life.textField.max + 1) }),
        life.textField.name,
      ],
      ['NUL', () => newBody({ [nameField]: 'a\u0000b' }), nameField],
      ['a number for a text', () => newBody({ [nameField]: 7 }), nameField],
      ['a choice that is none', () => newBody({ [life.choiceField]: 'yok' }), life.choiceField],
      ['a choice of the wrong type', () => newBody({ [life.choiceField]: {} }), life.choiceField],
      ['a fractional department', () => newBody({ department_id: 1.5 }), 'department_id'],
      ['a negative department', () => newBody({ department_id: -1 }), 'department_id'],
      ['a huge department', () => newBody({ department_id: 2 ** 40 }), 'department_id'],
      ['no department', () => newBody({ department_id: null }), 'department_id'],
      [
        'a department of another company',
        () => newBody({ department_id: house.departments.foreign }),
        'department_id',
      ],
    ];
    it.each(refusals)('refuses %s and names the field', async (_, body, field) => {
      const { id } = await add();
      const rows = await list(house.consultant);
      for (const answer of [
        await house.consultant.call(endpoints.add, { body: body() }),
        await update(house.consultant, id, body()),
      ]) {
        expect(answer.status).toBe(400);
        expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
      }
      expect(await list(house.consultant)).toEqual(rows);
    });

    it('stores half a character as a whole one', async () => {
      const added = await add(house.consultant, { [nameField]: 'yarım \ud800 harf' });
      expect(Reflect.get(added, nameField)).toBe('yarım \ufffd harf');
    });

    it('answers bodies that are no JSON object, or too large, with a sentence', async () => {
      const post = (payload: string) =>
        app.app.inject({
          method: 'POST',
          url: endpoints.add.path,
          headers: { ...house.consultant.headers, 'content-type': 'application/json' },
          payload,
        });
      const cases = [
        ['{"a":', 400],
        ['[]', 400],
        ['null', 400],
        ['"x"', 400],
        [JSON.stringify({ [nameField]: 'a'.repeat(2_000_000) }), 413],
      ] as const;
      for (const [payload, status] of cases) {
        const answer = await post(payload);
        expect(answer.statusCode).toBe(status);
        expect(answer.json<{ message: string }>().message.length).toBeGreaterThan(10);
      }
    });

    it.each(['0', '-1', '1.5', '1e3', 'abc', '9999999999', '%00'])(
      'answers the id %s with a sentence',
      async (id) => {
        for (const endpoint of [endpoints.single, endpoints.delete, endpoints.restore]) {
          const answer = await app.app.inject({
            method: endpoint.method,
            url: endpoint.path.replace(':id', id),
            headers: house.consultant.headers,
          });
          expect([400, 404]).toContain(answer.statusCode);
          expect(answer.json<{ message: string }>().message).not.toBe('');
        }
      },
    );

    it.each([
      { sort: 'olmayan' },
      { sort: "x'; drop table" },
      { limit: '0' },
      { limit: '-5' },
      { limit: '1.5' },
      { cursor: 'bozuk' },
      { cursor: Buffer.from('["x","\\u0000",1]').toString('base64url') },
      { cursor: Buffer.from('["id","abc",1]').toString('base64url'), sort: 'id' },
      { cursor: Buffer.from('["id",99999999999,1]').toString('base64url'), sort: 'id' },
      { department_id: 'abc' },
      { company_id: '-1' },
      { q: '' },
      { q: 'a\u0000b' },
      { bilinmeyen: '1' },
    ])('refuses the query %o', async (query) => {
      const answer = await house.consultant.call(endpoints.list, { query });
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toBeDefined();
    });
  });

  describe(`${title}: the company of a tab left behind`, () => {
    it('refuses a write for another company, and stores nothing', async () => {
      const { id } = await add();
      const rows = await list(house.consultant);
      const refused = [
        await house.consultant.call(endpoints.add, {
          body: newBody({ company_id: house.elsewhere }),
        }),
        await update(house.consultant, id, { company_id: house.elsewhere, [nameField]: 'x' }),
        await house.consultant.call(endpoints.add, {
          body: newBody(),
          headers: { 'x-company-id': String(house.elsewhere) },
        }),
      ];
      for (const answer of refused) {
        expect(answer.status).toBe(409);
        expect(answer.body.code).toBe('COMPANY_CHANGED');
      }
      expect(await list(house.consultant)).toEqual(rows);
    });
  });
}
