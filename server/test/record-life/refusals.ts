import { describe, expect, it } from 'vitest';
import type { Body, RecordHouse } from './house.ts';

export function describeRefusals(title: string, house: RecordHouse): void {
  const { endpoints, nameField, add, update, list, newBody } = house;

  describe(`${title}: bad input`, () => {
    const refusals: [string, () => Body, string][] = [
      ['an unknown field', () => newBody({ olmayan_alan: 1 }), 'olmayan_alan'],
      ['a name that is too long', () => newBody({ [nameField]: 'a'.repeat(5000) }), nameField],
      [
        'a text one character too long',
        () => newBody({ [house.textField.name]: 'ş'.repeat(house.textField.max + 1) }),
        house.textField.name,
      ],
      ['NUL', () => newBody({ [nameField]: 'a\u0000b' }), nameField],
      ['a number for a text', () => newBody({ [nameField]: 7 }), nameField],
      ['a choice that is none', () => newBody({ [house.choiceField]: 'yok' }), house.choiceField],
      ['a choice of the wrong type', () => newBody({ [house.choiceField]: {} }), house.choiceField],
      ['a fractional department', () => newBody({ department_id: 1.5 }), 'department_id'],
      ['a negative department', () => newBody({ department_id: -1 }), 'department_id'],
      ['a huge department', () => newBody({ department_id: 2 ** 40 }), 'department_id'],
      ['no department', () => newBody({ department_id: null }), 'department_id'],
      [
        'a department of another company',
        () => newBody({ department_id: house.people.departments.foreign }),
        'department_id',
      ],
    ];
    it.each(refusals)('refuses %s and names the field', async (_, body, field) => {
      const { id } = await add(house.people.consultant);
      const rows = await list(house.people.consultant);
      for (const answer of [
        await house.people.consultant.call(endpoints.add, { body: body() }),
        await update(house.people.consultant, id, body()),
      ]) {
        expect(answer.status).toBe(400);
        expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
      }
      expect(await list(house.people.consultant)).toEqual(rows);
    });

    it('stores half a character as a whole one', async () => {
      const added = await add(house.people.consultant, { [nameField]: 'yarım \ud800 harf' });
      expect(Reflect.get(added, nameField)).toBe('yarım \ufffd harf');
    });

    it('answers bodies that are no JSON object, or too large, with a sentence', async () => {
      const post = (payload: string) =>
        house.app.app.inject({
          method: 'POST',
          url: endpoints.add.path,
          headers: { ...house.people.consultant.headers, 'content-type': 'application/json' },
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
          const answer = await house.app.app.inject({
            method: endpoint.method,
            url: endpoint.path.replace(':id', id),
            headers: house.people.consultant.headers,
          });
          expect([400, 404]).toContain(answer.statusCode);
          expect(answer.json<{ message: string }>().message).not.toBe('');
        }
      },
    );

    it.each([
      { sort: 'olmayan' },
      { sort: "x'; drop table" },
      { sort: 'constructor' },
      { sort: '__proto__' },
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
      { ['__proto__']: '1' },
    ])('refuses the query %o', async (query) => {
      const answer = await house.people.consultant.call(endpoints.list, { query });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.fields ?? {})).toHaveLength(1);
    });
  });

  describe(`${title}: the company of a tab left behind`, () => {
    it('refuses a write for another company, and stores nothing', async () => {
      const { id } = await add(house.people.consultant);
      const rows = await list(house.people.consultant);
      const refused = [
        await house.people.consultant.call(endpoints.add, {
          body: newBody({ company_id: house.people.elsewhere }),
        }),
        await update(house.people.consultant, id, {
          company_id: house.people.elsewhere,
          [nameField]: 'x',
        }),
      ];
      for (const answer of refused) {
        expect(answer.status).toBe(409);
        expect(answer.body.code).toBe('COMPANY_CHANGED');
      }
      expect(await list(house.people.consultant)).toEqual(rows);
    });
  });
}
