import { expect, it } from 'vitest';
import { unique } from '../factories.ts';
import type { ImportHouse } from './house.ts';
import { edited, fileOf, ID, repeated } from './table.ts';

const NOTE = 'diger_aciklamalar_danisman';

/** Tests of roles and departments in an import. */
export function describePeople(house: ImportHouse): void {
  const { body, titleOf, named } = house;

  it('find a record of another company or department no more than one of nobody', async () => {
    const { consultant, representative, other, table } = await house.oneRecord();
    const stranger = await house.oneRecord();
    const hidden = await house.add(consultant, body(other, unique('Gizli')));
    const none = [{ alan: null, neden: 'Bu numarada bir kayıt yok.' }];
    const nobody = edited(table, 0, { [ID]: 2_000_000_000 });
    expect(await house.problemsIn(consultant, nobody)).toEqual(none);
    const neighbour = edited(table, 0, { [ID]: hidden });
    expect(await house.problemsIn(representative, neighbour)).toEqual(none);
    const foreign = edited(table, 0, { [ID]: stranger.id });
    expect(await house.problemsIn(consultant, foreign)).toEqual(none);
    const file = await fileOf(foreign);
    const { plan } = await house.planOf(consultant, file);
    const done = await house.import(consultant, file, plan);
    expect(done.body.data).toMatchObject({ eklenen: 0, guncellenen: 0, atlanan: 1 });
    expect(await house.single(stranger.consultant, stranger.id)).toMatchObject({ surum: 1 });
  });

  it('find no record by what is no number of one', async () => {
    const { consultant, table } = await house.oneRecord();
    const numbers = ['on iki', 0, -3, 1.5, 9_999_999_999, '1e2'];
    let rows = repeated(table, numbers.length);
    for (const [row, number] of numbers.entries()) rows = edited(rows, row, { [ID]: number });
    const { satirlar } = await house.planOf(consultant, await fileOf(rows));
    expect(satirlar).toHaveLength(numbers.length);
    for (const { sorunlar } of satirlar) expect(sorunlar).toMatchObject([{ alan: null }]);
  });

  it('of some departments give no record to another', async () => {
    const { representative, table } = await house.oneRecord();
    const moved = edited(table, 0, { [titleOf('department_id')]: 'Satış; Pazarlama' });
    const refused = [{ alan: 'department_id', neden: 'Bu departman seçilemez.' }];
    expect(await house.problemsIn(representative, moved)).toEqual(refused);
    const added = edited(moved, 0, { [ID]: null, [titleOf(named)]: unique('Yeni') });
    expect(await house.problemsIn(representative, added)).toEqual(refused);
  });

  it('who are no consultants change no field of the consultant', async () => {
    const { admin, table } = await house.oneRecord({ [NOTE]: 'Danışmanın notu' });
    expect((await house.planOf(admin, await fileOf(table))).ozet.ayni).toBe(1);
    const rows = edited(table, 0, { [titleOf(NOTE)]: 'Başka' });
    expect(await house.problemsIn(admin, rows)).toEqual([
      { alan: NOTE, neden: 'Bu alanı yalnızca danışman değiştirebilir.' },
    ]);
  });
}
