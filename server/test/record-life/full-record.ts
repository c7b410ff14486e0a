import { describe, expect, it } from 'vitest';
import type { Caller } from '../app.ts';
import type { RecordHouse } from './house.ts';

/** Scripts send the whole record that they were answered, what the server derived included. */
export function describeFullRecord(title: string, house: RecordHouse): void {
  const { endpoints, nameField, nameOf, add, update, single, changesOf } = house;
  const everybody: [string, (people: RecordHouse['people']) => Caller][] = [
    ['a consultant', ({ consultant }) => consultant],
    ['an administrator', ({ admin }) => admin],
    ['a representative', ({ representative }) => representative],
  ];

  describe(`${title}: the full record back`, () => {
    it.each(everybody)('takes the answer of %s as it came and changes nothing', async (_, of) => {
      const { consultant } = house.people;
      const who = of(house.people);
      const { id } = await add(consultant, { diger_aciklamalar_danisman: 'Not' });
      const row = (await single(who, id)).body.data;
      const answer = await update(who, id, row);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body.data).toEqual(row);
      expect(await changesOf(consultant, id)).toHaveLength(1);
    });

    it.each([
      ['department_name', 'Başka departman'],
      ['onay_surumu', 999],
    ])('refuses another %s than the server keeps', async (name, value) => {
      const { consultant } = house.people;
      const { id } = await add(consultant);
      const row = (await single(consultant, id)).body.data;
      const answer = await update(consultant, id, {
        ...row,
        [nameField]: 'Alınmaz',
        [name]: value,
      });
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [name]]);
      expect((await single(consultant, id)).body.data).toEqual(row);
    });

    it('ignores an older judgement that is sent back', async () => {
      const { consultant } = house.people;
      const { id } = await add(consultant);
      const row = (await single(consultant, id)).body.data;
      const answer = await update(consultant, id, {
        ...row,
        [nameField]: nameOf(row),
        hukum: 'Onaylı',
        risk: 'Yok',
        eksiksizlik: null,
        uyarilar: 'hiç',
        guncellenme_tarihi: 'dün',
      });
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body.data).toEqual(row);
    });

    it('is answered after a change as it is read from then on', async () => {
      const { consultant, admin, departments } = house.people;
      const { id } = await add(consultant, { diger_aciklamalar_danisman: 'Not' });
      for (const changed of [
        { [nameField]: 'Başka bir ad' },
        { [house.textField.name]: ' Yeni metin ' },
        { [house.textField.name]: null, [house.choiceField]: null },
        { department_id: departments.other },
        house.newBody(),
      ]) {
        const answer = await update(admin, id, changed);
        // A register may want the choice.
        expect([200, 400], answer.text).toContain(answer.status);
        if (answer.status === 200)
          expect(answer.body.data).toEqual((await single(admin, id)).body.data);
      }
      expect((await single(admin, id)).body.data.surum).toBeGreaterThan(3);
    });

    it('takes the answer as a new record', async () => {
      const { consultant } = house.people;
      const { id, ...row } = (await single(consultant, (await add(consultant)).id)).body.data;
      await house.remove(consultant, id);
      const answer = await consultant.call(endpoints.add, { body: { ...row, id } });
      expect(answer.status, answer.text).toBe(201);
      expect(answer.body.data.id).not.toBe(id);
      expect(nameOf(answer.body.data)).toBe(nameOf(row));
    });

    it('still refuses a name that no answer has', async () => {
      const { consultant } = house.people;
      const { id } = await add(consultant);
      const row = (await single(consultant, id)).body.data;
      const answer = await update(consultant, id, { ...row, riski: 'Düşük' });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.fields ?? {})).toEqual(['riski']);
    });
  });
}
