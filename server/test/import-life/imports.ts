import pg from 'pg';
import { expect, it } from 'vitest';
import { testApp } from '../app.ts';
import { unique } from '../factories.ts';
import type { ImportHouse } from './house.ts';
import { edited, fileOf, ID, repeated } from './table.ts';

/** The second step, by which a plan is carried out or not at all. */
export function describeImports(house: ImportHouse): void {
  const { endpoints, named, register, titleOf, textField } = house;
  const name = titleOf(named);
  const text = titleOf(textField);

  it('is refused once the file or a record has changed since the check', async () => {
    const { consultant, id, company, table } = await house.oneRecord();
    const file = await fileOf(edited(table, 0, { [text]: 'Yeni' }));
    const { plan } = await house.planOf(consultant, file);
    const other = await fileOf(edited(table, 0, { [text]: 'Başka' }));
    expect((await house.import(consultant, other, plan)).body.code).toBe('IMPORT_CHANGED');
    const meanwhile = { params: { id: String(id) }, body: { [textField]: 'Arada' } };
    expect((await consultant.call(endpoints.update, meanwhile)).status).toBe(200);
    const entries = await house.entriesOf(company);
    const answer = await house.import(consultant, file, plan);
    expect([answer.status, answer.body.code]).toEqual([409, 'IMPORT_CHANGED']);
    expect(await house.entriesOf(company)).toBe(entries);
    expect((await house.single(consultant, id))[textField]).toBe('Arada');
  });

  it('is refused for somebody whose plan would be another', async () => {
    const { consultant, representative, table } = await house.oneRecord();
    const file = await fileOf(
      edited(table, 0, {
        [ID]: null,
        [titleOf('department_id')]: 'Satış; Pazarlama',
        [name]: unique('Yeni'),
      }),
    );
    const { plan } = await house.planOf(consultant, file);
    expect((await house.import(representative, file, plan)).body.code).toBe('IMPORT_CHANGED');
  });

  it('with the same key is done once', async () => {
    const { consultant, company, table } = await house.oneRecord();
    const file = await fileOf(edited(table, 0, { [ID]: null, [name]: unique('Bir kere') }));
    const { plan } = await house.planOf(consultant, file);
    const key = { 'idempotency-key': unique('anahtar') };
    const first = await house.import(consultant, file, plan, key);
    expect(first.body.data).toMatchObject({ eklenen: 1, guncellenen: 0, atlanan: 0 });
    const again = await house.import(consultant, file, plan, key);
    expect(again.body.data).toEqual(first.body.data);
    expect(await house.entriesOf(company)).toBe(2);
    const another = await house.import(consultant, await fileOf(table), plan, key);
    expect(another.body.code).toBe('KEY_REUSED');
  });

  it('on two nodes at once is done once', async () => {
    const { consultant, company, table } = await house.oneRecord();
    await using node = await testApp({}, { url: house.app.url });
    const file = await fileOf(edited(table, 0, { [ID]: null, [name]: unique('İki düğüm') }));
    const { plan } = await house.planOf(consultant, file);
    const answers = await Promise.all([
      house.import(consultant, file, plan),
      house.import(node.caller(consultant.headers), file, plan),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await house.entriesOf(company)).toBe(2);
  });

  it('that fails in its middle stores nothing', async () => {
    const { consultant, company, id, table } = await house.oneRecord();
    const rows = edited(repeated(table, 2), 0, { [ID]: null, [name]: unique('Yarım') });
    const file = await fileOf(edited(rows, 1, { [text]: 'Yeni' }));
    const { plan, ozet } = await house.planOf(consultant, file);
    expect([ozet.eklenecek, ozet.degisecek]).toEqual([1, 1]);
    const before = await house.single(consultant, id);
    const owner = new pg.Client({ connectionString: house.app.url });
    await owner.connect();
    const stop = `stop_${register.table}`;
    try {
      await owner.query(`create function ${stop}() returns trigger language plpgsql as
        $$ begin raise exception 'stop'; end $$`);
      await owner.query(`create trigger ${stop} before update on ${register.table}
        for each row when (old.id = ${id}) execute function ${stop}()`);
      expect((await house.import(consultant, file, plan)).status).toBe(500);
    } finally {
      await owner.query(`drop function if exists ${stop} cascade`);
      await owner.end();
    }
    expect(await house.entriesOf(company)).toBe(1);
    expect(await house.single(consultant, id)).toEqual(before);
    expect((await consultant.call(endpoints.list)).body.data).toHaveLength(1);
  });
}
