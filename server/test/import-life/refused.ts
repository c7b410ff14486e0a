import { expect, it } from 'vitest';
import { TITLES } from '../../src/records/excel/titles.ts';
import { unique } from '../factories.ts';
import type { ImportHouse } from './house.ts';
import { edited, fileOf, ID, repeated, tableIn } from './table.ts';

/** The rows that an import leaves out, as a file. */
export function describeRefused(house: ImportHouse): void {
  const { named, titleOf } = house;
  const name = titleOf(named);
  const department = titleOf('department_id');

  it('come with their reasons and cells, and go back once they are right', async () => {
    const { consultant, company, table } = await house.oneRecord();
    const titles = [unique('Doğru'), unique('=Yanlış; Ğ')];
    let rows = repeated(table, 2);
    for (const [row, title] of titles.entries())
      rows = edited(rows, row, { [ID]: null, [name]: title });
    const file = await fileOf(edited(rows, 1, { [department]: 'Yok böyle' }));
    const entries = await house.entriesOf(company);
    const refused = await tableIn(await house.refused(consultant, file));
    expect(await house.entriesOf(company)).toBe(entries);
    const own = table.titles.slice(0, table.titles.indexOf(TITLES.verdict.tr));
    expect(refused.titles).toEqual([TITLES.refused.tr, ...own]);
    expect(refused.rows).toHaveLength(1);
    const cell = (title: string) => refused.rows[0]?.[refused.titles.indexOf(title)];
    expect(cell(TITLES.refused.tr)).toBe(`${department}: Bu departman seçilemez.`);
    expect([cell(name), cell(department)]).toEqual([`'${titles[1]}`, 'Yok böyle']);

    const right = await fileOf(edited(refused, 0, { [department]: 'Satış; Pazarlama' }));
    const plan = await house.planOf(consultant, right);
    expect(plan.satirlar).toMatchObject([{ durum: 'eklenecek', ad: titles[1] }]);
  });

  it('are none when every row is right', async () => {
    const { consultant, table } = await house.oneRecord();
    const refused = await tableIn(await house.refused(consultant, await fileOf(table)));
    expect(refused.rows).toEqual([]);
  });
}
