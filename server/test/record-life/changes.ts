import { changeLogs } from '@emanet/contract/change-logs';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../app.ts';
import type { RecordHouse } from './house.ts';

export function describeChangeLog(title: string, house: RecordHouse): void {
  const { nameField, add, update, remove, list, changesOf, logOf } = house;

  describe(`${title}: change log`, () => {
    it('tells field by field who changed what, the newest first', async () => {
      const row = await add(house.people.consultant, { [nameField]: 'Eski' });
      await update(house.people.admin, row.id, { [nameField]: 'Yeni' });
      await remove(house.people.representative, row.id);
      const entries = await changesOf(house.people.consultant, row.id);
      expect(entries.map(({ islem, guncelleyen }) => [islem, guncelleyen])).toEqual([
        ['silme', 'Deniz Örnek'],
        ['güncelleme', 'Kemal Yönetici'],
        ['ekleme', 'Selin Danışman'],
      ]);
      expect(entries[1]?.alanlar).toEqual([{ alan: nameField, eski: 'Eski', yeni: 'Yeni' }]);
      expect(entries[0]?.alanlar).toContainEqual({ alan: nameField, eski: 'Yeni', yeni: null });
    });

    it('counts entries of others until the panel is opened', async () => {
      const { id } = await add(house.people.consultant);
      await update(house.people.representative, id, { [nameField]: 'Bir' });
      const unread = async (who: Caller) =>
        (await who.call(changeLogs.unreadCount, logOf(id))).body;
      expect(await unread(house.people.admin)).toEqual({ unread_count: 2, record_id: id });
      expect(await unread(house.people.consultant)).toEqual({ unread_count: 1, record_id: id });
      expect((await changesOf(house.people.admin, id)).map((one) => one.okundu)).toEqual([
        false,
        false,
      ]);
      expect((await house.people.admin.call(changeLogs.markRead, logOf(id))).status).toBe(200);
      expect(await unread(house.people.admin)).toEqual({ unread_count: 0, record_id: id });
      expect((await changesOf(house.people.admin, id)).map((one) => one.okundu)).toEqual([
        true,
        true,
      ]);
      await update(house.people.representative, id, { [nameField]: 'İki' });
      const row = (await list(house.people.admin)).find((one) => one.id === id);
      expect(row?.unread_count).toBe(1);
    });

    it('shows a representative the whole history of a record that was moved here', async () => {
      const { id } = await add(house.people.consultant, {
        department_id: house.people.departments.other,
      });
      await update(house.people.consultant, id, { department_id: house.people.departments.own });
      expect(await changesOf(house.people.representative, id)).toHaveLength(2);
      const left = await house.people.neighbour.call(changeLogs.list, logOf(id));
      expect(left.status).toBe(404);
    });

    it('writes nothing when a change was refused', async () => {
      const { id } = await add(house.people.consultant);
      await update(house.people.admin, id, { [nameField]: '' });
      await update(house.people.admin, id, { [nameField]: 'x', surum: 99 });
      expect(await changesOf(house.people.admin, id)).toHaveLength(1);
    });
  });
}
