import { describe, expect, it } from 'vitest';
import type { Body, RecordHouse } from './house.ts';

export function describeReading(title: string, house: RecordHouse): void {
  const { endpoints, nameField, add, update, single, list, changesOf, newBody } = house;

  describe(`${title}: add, read, list`, () => {
    it('stores what was sent and says who sent it', async () => {
      const body = newBody();
      const added = await house.people.consultant.call(endpoints.add, { body });
      expect(added.status).toBe(201);
      expect(added.body.message).toBe('Kayıt eklendi.');
      const read = await single(house.people.admin, added.body.data.id);
      expect(read.body.data).toEqual({ ...added.body.data, unread_count: 1 });
      expect(read.body.data).toMatchObject({
        ...body,
        company_id: house.people.company,
        surum: 1,
        guncelleyen: 'Selin Danışman',
      });
      expect(read.body.data.guncellenme_tarihi).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    });

    it('answers a list with the same rows as single', async () => {
      const { id } = await add(house.people.consultant);
      const rows = await list(house.people.admin);
      expect(rows.find((row) => row.id === id)).toEqual(
        (await single(house.people.admin, id)).body.data,
      );
    });

    it('ignores a sent id and a sent last updater', async () => {
      const added = await add(house.people.admin, { id: 1, guncelleyen: 'Başkası' });
      expect(added.id).not.toBe(1);
      expect(added.guncelleyen).toBe('Kemal Yönetici');
    });

    it('trims text, and empty text is none', async () => {
      const { name } = house.textField;
      const added = await add(house.people.consultant, {
        [nameField]: '  Şeker  ',
        [name]: ' \n ',
      });
      expect(added).toMatchObject({ [nameField]: 'Şeker', [name]: null });
    });

    it('orders names as a Turkish dictionary does and walks them page by page', async () => {
      const longest = 'ş'.repeat(200);
      const names = ['Çay', 'Cam', 'İp', 'Ihlamur', 'Şal', 'Saz', 'Ümit', 'Uzun', 'Zar', longest];
      const department = await house.app.makeDepartment(house.people.company);
      for (const name of names)
        await add(house.people.consultant, { [nameField]: name, department_id: department });
      const query = { department_id: String(department) };
      const sorted = ['Cam', 'Çay', 'Ihlamur', 'İp', 'Saz', 'Şal', longest, 'Uzun', 'Ümit', 'Zar'];
      const seen = (rows: Body[]) => rows.map((row) => row[nameField]);
      expect(seen(await list(house.people.consultant, query))).toEqual(sorted);
      for (const sort of [nameField, `-${nameField}`, 'department_id', '-guncellenme_tarihi']) {
        const whole = await list(house.people.consultant, { ...query, sort });
        const walked: Body[] = [];
        let cursor: string | undefined;
        do {
          const page = await house.people.consultant.call(endpoints.list, {
            query: { ...query, sort, limit: '1', ...(cursor && { cursor }) },
          });
          walked.push(...page.body.data);
          cursor = page.body.next_cursor;
        } while (cursor);
        expect(seen(walked), sort).toEqual(seen(whole));
      }
    });

    it('finds a name in either case, I, İ, ı and i being one letter', async () => {
      const name = 'Iğdır İŞLETMESİ %_ CAFÉ Привет';
      const { id } = await add(house.people.consultant, { [nameField]: name });
      const turkish = ['ığdır', 'IĞDIR', 'iğdir', 'işletmesi', 'ISLETMESI'.replace('S', 'Ş')];
      for (const q of [...turkish, '%_', 'café', 'CAFÉ', 'ПРИВЕТ'])
        expect(
          (await list(house.people.admin, { q })).map((row) => row.id),
          q,
        ).toContain(id);
      expect(await list(house.people.admin, { q: 'böyle bir şey yok' })).toEqual([]);
    });

    it('finds a record by words of which each stands in another of its fields', async () => {
      const place = await house.app.makeDepartment(house.people.company, 'Zeytinlik Deposu');
      const body = { [nameField]: 'Kantar fişi', department_id: place };
      const { id } = await add(house.people.consultant, body);
      const found = async (q: string) =>
        (await list(house.people.admin, { q })).map((row) => row.id);
      for (const q of ['kantar zeytinlik', 'deposu fişi', ' FİŞİ\u00a0 KANTAR '])
        expect(await found(q), q).toEqual([id]);
      expect(await found('kantar zeytinsiz')).toEqual([]);
    });
  });

  describe(`${title}: update`, () => {
    it('changes only what the body names', async () => {
      const before = await add(house.people.consultant);
      const answer = await update(house.people.admin, before.id, { [nameField]: 'Yeni ad' });
      expect(answer.status).toBe(200);
      expect(answer.body.data).toMatchObject({
        ...before,
        unread_count: 1,
        [nameField]: 'Yeni ad',
        surum: 2,
        guncelleyen: 'Kemal Yönetici',
        guncellenme_tarihi: answer.body.data.guncellenme_tarihi,
      });
    });

    it('takes the whole record back as it was answered', async () => {
      const row = await add(house.people.consultant);
      const sent = Object.fromEntries(
        Object.keys(newBody()).map((name) => [name, Reflect.get(row, name)]),
      );
      const answer = await update(house.people.consultant, row.id, { ...sent, surum: row.surum });
      expect(answer.status).toBe(200);
      expect(answer.body.data.surum).toBe(row.surum);
      expect(await changesOf(house.people.consultant, row.id)).toHaveLength(1);
    });

    it('refuses a stale version with the current row, and stores nothing', async () => {
      const row = await add(house.people.consultant);
      await update(house.people.admin, row.id, { [nameField]: 'Birinci', surum: row.surum });
      const late = await update(house.people.consultant, row.id, {
        [nameField]: 'İkinci',
        surum: row.surum,
      });
      expect(late.status).toBe(409);
      expect(late.body).toMatchObject({
        code: 'STALE',
        data: { [nameField]: 'Birinci', surum: 2 },
      });
      expect((await single(house.people.admin, row.id)).body.data).toMatchObject({ surum: 2 });
    });

    it('lets one of two people who save at once win', async () => {
      const row = await add(house.people.consultant);
      const people = [house.people.admin, house.people.consultant, house.people.representative];
      const answers = await Promise.all(
        people.map((who, place) =>
          update(who, row.id, { [nameField]: `Yarış ${place}`, surum: row.surum }),
        ),
      );
      expect(answers.map((one) => one.status).toSorted()).toEqual([200, 409, 409]);
      expect((await single(house.people.admin, row.id)).body.data.surum).toBe(2);
      expect(await changesOf(house.people.admin, row.id)).toHaveLength(2);
    });

    it('loses nothing of those who save other fields at once without a version', async () => {
      const row = await add(house.people.consultant);
      const { name } = house.textField;
      const sent = ['a', 'b', 'c'].flatMap((end) => [
        { [nameField]: `Ad ${end}` },
        { [name]: `Metin ${end}` },
      ]);
      const answers = await Promise.all(
        sent.map((body) => update(house.people.consultant, row.id, body)),
      );
      expect(new Set(answers.map((one) => one.status))).toEqual(new Set([200]));
      const { data } = (await single(house.people.consultant, row.id)).body;
      expect(data.surum).toBe(row.surum + sent.length);
      const [, ...entries] = (await changesOf(house.people.consultant, row.id)).toReversed();
      expect(entries).toHaveLength(sent.length);
      for (const field of [nameField, name]) {
        const changes = entries.flatMap(({ alanlar }) =>
          alanlar.filter(({ alan }) => alan === field),
        );
        expect(changes).toHaveLength(3);
        expect(changes.map(({ eski }) => eski)).toEqual([
          Reflect.get(row, field),
          ...changes.slice(0, -1).map(({ yeni }) => yeni),
        ]);
        expect(Reflect.get(data, field)).toBe(changes.at(-1)?.yeni);
      }
    });

    it('refuses to empty a required field', async () => {
      const { id } = await add(house.people.consultant);
      for (const empty of ['', '   ', null]) {
        const answer = await update(house.people.admin, id, { [nameField]: empty });
        expect(answer.status).toBe(400);
        expect(answer.body.fields).toEqual({ [nameField]: 'Bu alan boş bırakılamaz.' });
      }
    });
  });
}
