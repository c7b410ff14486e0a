import { changeLogs } from '@emanet/contract/change-logs';
import { CONFIRMED } from '@emanet/contract/records/verdict';
import { expect, it } from 'vitest';
import { chainOf } from '../chain.ts';
import { unique } from '../factories.ts';
import type { ImportHouse } from './house.ts';
import { edited, fileOf, ID, repeated, tableIn, withColumns } from './table.ts';

const OTHER_DEPARTMENT = 'Satış; Pazarlama';

/** A new row whose cell says that the record is confirmed is added without. */
const UNCONFIRMED = {
  alan: CONFIRMED,
  neden:
    'Dosyadan gelen kayıt onaysız eklenir; bu hücre alınmaz. Kaydı ekledikten sonra okuyup onaylayın.',
};

/** Tests of the rows of a file. */
export function describeRows(house: ImportHouse): void {
  const { register, endpoints, body, named, titleOf, textField } = house;
  const name = titleOf(named);
  const department = titleOf('department_id');
  const text = titleOf(textField);

  it('with a number changes that record, and says before which fields', async () => {
    const { consultant, id, table } = await house.oneRecord({ [textField]: 'Eski' });
    const file = await fileOf(edited(table, 0, { [text]: '=Yeni; değer ğ' }));
    const before = await house.single(consultant, id);
    const plan = await house.planOf(consultant, file);
    expect(plan.ozet).toEqual({ eklenecek: 0, degisecek: 1, ayni: 0, reddedilecek: 0 });
    expect(plan.satirlar).toMatchObject([
      {
        satir: 2,
        durum: 'degisecek',
        id,
        alanlar: [{ alan: textField, eski: 'Eski', yeni: '=Yeni; değer ğ' }],
      },
    ]);
    expect(await house.single(consultant, id)).toEqual(before);
    const done = await house.import(consultant, file, plan.plan);
    expect(done.body.data).toMatchObject({ eklenen: 0, guncellenen: 1, atlanan: 0 });
    const after = await house.single(consultant, id);
    const changed = Object.keys(after).filter(
      (field) => JSON.stringify(after[field]) !== JSON.stringify(before[field]),
    );
    expect(changed.toSorted()).toEqual([textField, 'guncellenme_tarihi', 'surum'].toSorted());
    expect(after[textField]).toBe('=Yeni; değer ğ');
  });

  it('without one changes the record of its name and department', async () => {
    const { consultant, id, title, table } = await house.oneRecord();
    const shouted = title.toLocaleUpperCase('tr');
    const rows = edited(table, 0, { [ID]: null, [name]: ` ${shouted} ` });
    const plan = await house.planOf(consultant, await fileOf(rows));
    expect(plan.satirlar).toMatchObject([
      { durum: 'degisecek', id, alanlar: [{ alan: named, eski: title, yeni: shouted }] },
    ]);
  });

  if (!register.uniqueName)
    it('that finds several of its name asks for the number', async () => {
      const { consultant, own, title } = await house.oneRecord();
      await house.add(consultant, body(own, title));
      const rows = edited(await tableIn(await house.export(consultant)), 0, { [ID]: null });
      const [problem] = await house.problemsIn(consultant, rows);
      expect(problem?.alan).toBe(register.nameField);
      expect(problem?.neden).toContain('kayıt numarasını yazın');
    });

  it('changes a record whose confirmation is unanswered, which its sheet shows as none', async () => {
    const { consultant, id, table } = await house.oneRecord({ [CONFIRMED]: null });
    const file = await fileOf(edited(table, 0, { [text]: 'Yeni' }));
    const plan = await house.planOf(consultant, file);
    expect(plan.satirlar).toMatchObject([
      { durum: 'degisecek', id, alanlar: [{ alan: textField }], sorunlar: [] },
    ]);
    await house.import(consultant, file, plan.plan);
    expect(await house.single(consultant, id)).toMatchObject({
      [textField]: 'Yeni',
      [CONFIRMED]: null,
    });
  });

  it('that says yes of a record changed since confirms it, beside other cells too', async () => {
    const { consultant, id, table } = await house.oneRecord({ [CONFIRMED]: true });
    const confirm = titleOf(CONFIRMED);
    const store = async (cells: Record<string, string>) => {
      const file = await fileOf(edited(table, 0, cells));
      const { plan, ozet, satirlar } = await house.planOf(consultant, file);
      expect(ozet).toMatchObject({ degisecek: 1 });
      expect(satirlar[0]?.alanlar.map(({ alan }) => alan)).toContain(CONFIRMED);
      await house.import(consultant, file, plan);
      return await house.single(consultant, id);
    };
    const params = { id: String(id) };
    await consultant.data(endpoints.update, { params, body: { [textField]: 'Bir' } });
    const again = await store({ [confirm]: 'Evet', [titleOf(textField)]: 'Bir' });
    expect(again).toMatchObject({ onay_surumu: again.surum });
    const both = await store({ [confirm]: 'EVET', [titleOf(textField)]: 'İki' });
    expect(both).toMatchObject({ [textField]: 'İki', onay_surumu: both.surum });
    expect(again.surum).not.toBe(both.surum);
  });

  it('that is refused and alone in its file is no success', async () => {
    const { consultant, table } = await house.oneRecord();
    const file = await fileOf(edited(table, 0, { [department]: 'Yok böyle' }));
    const { plan } = await house.planOf(consultant, file);
    const { body: said } = await house.import(consultant, file, plan);
    expect(said.data).toMatchObject({ eklenen: 0, guncellenen: 0, atlanan: 1 });
    expect(said.message).toContain('hiçbir şey aktarılmadı');
  });

  it('that is new is added unconfirmed, with its entry in an unbroken change log', async () => {
    const { consultant, company, table } = await house.oneRecord();
    const title = unique('Yeni');
    const file = await fileOf(edited(table, 0, { [ID]: null, [name]: title }));
    const plan = await house.planOf(consultant, file);
    expect(plan.satirlar).toMatchObject([
      { durum: 'eklenecek', id: null, ad: title, alanlar: [], sorunlar: [UNCONFIRMED] },
    ]);
    const done = await house.import(consultant, file, plan.plan);
    expect(done.body.data.eklenen).toBe(1);
    const { body: list } = await consultant.call(endpoints.list);
    const made = list.data.find((row) => Reflect.get(row, named) === title);
    expect(made).toMatchObject({ [CONFIRMED]: false, onay_surumu: null });
    const logs = await consultant.call(changeLogs.list, {
      params: { companyId: String(company), type: register.tur, recordId: String(made?.id) },
    });
    expect(logs.body.data).toMatchObject([{ islem: 'ekleme' }]);
    expect(await chainOf(house.app.db.system, company)).toEqual({ entries: 2 });
  });

  it('that empties a cell empties the field; a column that is missing keeps it', async () => {
    const { consultant, id, table } = await house.oneRecord({ [textField]: 'Eski' });
    const without = withColumns(table, (title) => title !== text);
    expect((await house.planOf(consultant, await fileOf(without))).ozet.ayni).toBe(1);
    const file = await fileOf(edited(table, 0, { [text]: null }));
    const plan = await house.planOf(consultant, file);
    expect(plan.satirlar[0]?.alanlar).toEqual([{ alan: textField, eski: 'Eski', yeni: null }]);
    await house.import(consultant, file, plan.plan);
    expect((await house.single(consultant, id))[textField]).toBeNull();
  });

  it('that is wrong is left out with each cell named, and every other one is stored', async () => {
    const { consultant, table } = await house.oneRecord();
    const titles = [unique('Bir'), unique('İki'), unique('Üç')];
    let rows = repeated(table, titles.length);
    for (const [row, title] of titles.entries())
      rows = edited(rows, row, { [ID]: null, [name]: title });
    rows = edited(rows, 1, { [department]: 'Yok böyle', [titleOf('durum')]: 'Belki' });
    const file = await fileOf(rows);
    const plan = await house.planOf(consultant, file);
    const column = String.fromCharCode(65 + table.titles.indexOf(department));
    const [refused] = plan.satirlar.filter((row) => row.durum === 'reddedilecek');
    expect(refused).toMatchObject({ satir: 3, ad: titles[1], departman: 'Yok böyle' });
    expect(refused?.sorunlar).toContainEqual({
      hucre: `${column}3`,
      alan: 'department_id',
      baslik: department,
      neden: 'Bu departman seçilemez.',
      yazilan: 'Yok böyle',
      bilinmeyen: 'Yok böyle',
    });
    expect(refused?.sorunlar.map(({ neden }) => neden)).toContain('Evet ya da Hayır yazın.');
    const done = await house.import(consultant, file, plan.plan);
    expect(done.body.data).toMatchObject({ eklenen: 2, guncellenen: 0, atlanan: 1 });
  });

  it('that is there twice names the other', async () => {
    const { consultant, table } = await house.oneRecord();
    const problems = await house.problemsIn(consultant, repeated(table, 2));
    expect(problems.map(({ neden }) => neden)).toEqual([
      'Aynı kayıt 3. satırda da var; satırlardan birini silin.',
      'Aynı kayıt 2. satırda da var; satırlardan birini silin.',
    ]);
  });

  if (!register.uniqueName)
    it('of one name in one department is refused the second time', async () => {
      const { consultant, table } = await house.oneRecord();
      const title = unique('Işıklı iş');
      const rows = edited(repeated(table, 2), 0, { [ID]: null, [name]: title });
      const alike = edited(rows, 1, { [ID]: null, [name]: title.toLocaleUpperCase('tr') });
      expect(await house.problemsIn(consultant, alike)).toEqual([
        UNCONFIRMED,
        {
          alan: register.nameField,
          neden: '2. ve 3. satırlarda ad ve departman aynı; birini silin ya da adını değiştirin.',
        },
      ]);
      const apart = edited(rows, 1, {
        [ID]: null,
        [name]: title,
        [department]: OTHER_DEPARTMENT,
      });
      expect(await house.problemsIn(consultant, apart)).toEqual([UNCONFIRMED, UNCONFIRMED]);
    });

  if (register.uniqueName)
    it('has a name of its own in the company', async () => {
      const { consultant, title, other, table } = await house.oneRecord();
      const taken = edited(table, 0, { [ID]: null, [department]: OTHER_DEPARTMENT });
      expect(await house.problemsIn(consultant, taken)).toEqual([
        { alan: named, neden: 'Bu ad şirkette zaten kullanılıyor.' },
      ]);
      const twice = { [ID]: null, [name]: unique('İki kere') };
      const rows = edited(repeated(table, 2), 0, twice);
      const both = edited(rows, 1, { ...twice, [department]: OTHER_DEPARTMENT });
      expect((await house.problemsIn(consultant, both)).map(({ neden }) => neden)).toEqual([
        'Aynı ad 3. satırda da var; adlardan birini değiştirin.',
        'Aynı ad 2. satırda da var; adlardan birini değiştirin.',
      ]);
      const id = await house.add(consultant, body(other, unique('Başka')));
      const renamed = edited(table, 0, { [ID]: id, [name]: title, [department]: OTHER_DEPARTMENT });
      expect(await house.problemsIn(consultant, renamed)).toEqual([
        { alan: named, neden: 'Bu ad şirkette zaten kullanılıyor.' },
      ]);
    });
}
