import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../app.ts';
import type { RecordHouse } from './house.ts';

export function describeUndoing(title: string, house: RecordHouse): void {
  const { endpoints, nameField, add, update, single, remove, restore, list, changesOf, newBody } =
    house;

  describe(`${title}: double submission`, () => {
    it('answers the first result to the same key, also to a twin at the same moment', async () => {
      const headers = { 'idempotency-key': randomUUID() };
      const body = newBody();
      const send = () => house.people.consultant.call(endpoints.add, { body, headers });
      const twins = await Promise.all([send(), send()]);
      const again = await send();
      const ids = [...twins, again].map((one) => one.body.data.id);
      expect([...twins, again].map((one) => one.status)).toEqual([201, 201, 201]);
      expect(new Set(ids).size).toBe(1);
      const rows = await list(house.people.consultant);
      expect(rows.filter((row) => Reflect.get(row, nameField) === body[nameField])).toHaveLength(1);
    });

    it('refuses the key for another body, and gives it to another person', async () => {
      const headers = { 'idempotency-key': randomUUID() };
      const body = newBody();
      await house.people.consultant.call(endpoints.add, { body, headers });
      const other = await house.people.consultant.call(endpoints.add, { body: newBody(), headers });
      expect(other.status).toBe(409);
      expect(other.body.code).toBe('KEY_REUSED');
      const theirs = { body: newBody(), headers };
      expect((await house.people.admin.call(endpoints.add, theirs)).status).toBe(201);
    });

    it('deletes and restores once, however often it is clicked', async () => {
      const { id } = await add(house.people.consultant);
      const clicks = (verb: (who: Caller, id: number) => Promise<{ status: number }>) =>
        Promise.all([verb(house.people.admin, id), verb(house.people.admin, id)]);
      expect((await clicks(remove)).map((one) => one.status).toSorted()).toEqual([200, 404]);
      expect((await clicks(restore)).map((one) => one.status).toSorted()).toEqual([200, 409]);
      const entries = await changesOf(house.people.admin, id);
      expect(entries.map((entry) => entry.islem)).toEqual(['ekleme', 'silme', 'ekleme']);
    });
  });

  describe(`${title}: delete and restore`, () => {
    it('brings a record back as it was, under its old id, as a new version', async () => {
      const row = await add(house.people.consultant);
      await update(house.people.consultant, row.id, { [nameField]: 'Silinecek' });
      const before = (await single(house.people.consultant, row.id)).body.data;
      expect((await remove(house.people.consultant, row.id)).body).toEqual({
        message: 'Kayıt silindi.',
      });
      expect((await single(house.people.consultant, row.id)).status).toBe(404);
      expect((await list(house.people.consultant)).map((one) => one.id)).not.toContain(row.id);
      const back = await restore(house.people.consultant, row.id);
      expect(back.status).toBe(200);
      expect(back.body.data).toEqual({
        ...before,
        surum: before.surum + 1,
        onay_surumu: back.body.data.onay_surumu,
        guncellenme_tarihi: back.body.data.guncellenme_tarihi,
      });
    });

    it('has nothing to bring back of a record that is there, or never was', async () => {
      const { id } = await add(house.people.consultant);
      expect((await restore(house.people.admin, id)).body.code).toBe('NOT_DELETED');
      expect((await restore(house.people.admin, 2_147_483_647)).status).toBe(404);
    });

    it('is for those who could read the record', async () => {
      const { id } = await add(house.people.consultant);
      await remove(house.people.consultant, id);
      expect((await restore(house.people.outsider, id)).status).toBe(404);
      expect((await restore(house.people.neighbour, id)).status).toBe(404);
      expect((await restore(house.people.representative, id)).status).toBe(200);
    });

    it('says so when the department has gone meanwhile', async () => {
      const gone = await house.app.makeDepartment(house.people.company);
      const { id } = await add(house.people.consultant, { department_id: gone });
      await remove(house.people.consultant, id);
      await house.app.db.system
        .deleteFrom('departments')
        .where('department_id', '=', gone)
        .execute();
      const answer = await restore(house.people.consultant, id);
      expect(answer.status).toBe(409);
      expect(answer.body.code).toBe('DEPARTMENT_GONE');
    });
  });
}
