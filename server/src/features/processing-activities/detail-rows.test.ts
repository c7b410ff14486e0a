import { processingActivities } from '@emanet/contract/processing-activities';
import { expect, it } from 'vitest';
import { importHouse } from '../../../test/import-life/house.ts';
import { edited, fileOf, ID, tableIn, type Table } from '../../../test/import-life/table.ts';
import { processingActivityRegister } from './register.ts';
import { activityBody } from './sample.ts';

const house = importHouse({
  register: processingActivityRegister,
  endpoints: processingActivities,
  body: activityBody,
  named: 'surec_ismi',
});

const DETAILS = [
  'saglik_bilgileri.ilgili_kisi=calisan',
  'saglik_bilgileri.isleme_sarti=k6_3_f_istihdam_isg',
  'saglik_bilgileri.saklama_suresi=15 yıl',
  'saglik_bilgileri.alici_grubu=-',
];
const withDetails = (department: number, name: string) => ({
  ...activityBody(department, name),
  islenen_kisisel_veriler: ['ad_soyad', 'saglik_raporu'],
  kategori_ayrintilari: DETAILS,
});
const CATEGORY = 'kategori_ayrintilari';
const at = ({ titles }: Table, title: string) => titles.indexOf(title);

it.each(['tr', 'en'] as const)('answers per category are further rows in %s', async (lang) => {
  const { consultant, id, title } = await house.oneRecord({
    islenen_kisisel_veriler: ['ad_soyad', 'saglik_raporu'],
    kategori_ayrintilari: DETAILS,
  });
  const bytes = await house.export(consultant, lang);
  const table = await tableIn(bytes);
  expect(table.rows).toHaveLength(2);
  const [own = [], further = []] = table.rows;
  expect([further[0], further[1]]).toEqual([id, title]);
  const filled = further.filter((cell) => cell !== null);
  expect(filled).toContain(lang === 'tr' ? 'Sağlık Bilgileri' : 'Health Information');
  expect(filled).toContain('15 yıl');
  expect(filled).toContain(lang === 'tr' ? 'Alıcı yok' : 'No recipients');
  expect(own).not.toContain(lang === 'tr' ? 'Sağlık Bilgileri' : 'Health Information');
  expect((await house.planOf(consultant, bytes, lang)).ozet).toMatchObject({
    ayni: 1,
    degisecek: 0,
    reddedilecek: 0,
  });
});

it('a further row that is changed, taken away or added changes the record', async () => {
  const { consultant, own } = house.company;
  const id = await house.add(consultant, withDetails(own, 'Ayrıntılı iş'));
  const whole = await tableIn(await house.export(consultant));
  const table = { ...whole, rows: whole.rows.filter((row) => row[0] === id) };
  const period = house.titleOf('saklama_suresi');
  const store = async (changed: Table) => {
    const bytes = await fileOf(changed);
    const { plan, ozet } = await house.planOf(consultant, bytes);
    expect(ozet).toMatchObject({ degisecek: 1, reddedilecek: 0 });
    expect((await house.import(consultant, bytes, plan)).status).toBe(200);
    return (await house.single(consultant, id))[CATEGORY];
  };
  const other = DETAILS.map((one) => one.replace('15 yıl', '20 yıl'));
  expect(await store(edited(table, 1, { [period]: '20 yıl' }))).toEqual(other);
  expect(await store({ ...table, rows: table.rows.slice(0, 1) })).toEqual([]);
  // Without a number it belongs to the record above it.
  expect(await store(edited(table, 1, { [ID]: null }))).toEqual(DETAILS);
});

it('a further row with an unknown answer refuses its record, and says which', async () => {
  const { consultant, own } = house.company;
  const id = await house.add(consultant, withDetails(own, 'Yanlış ayrıntı'));
  const whole = await tableIn(await house.export(consultant));
  const table = { ...whole, rows: whole.rows.filter((row) => row[0] === id) };
  const wrong = edited(table, 1, { [house.titleOf('isleme_sarti')]: 'Keyfî sebep' });
  const [problem] = await house.problemsIn(consultant, wrong);
  expect(problem).toMatchObject({ alan: CATEGORY });
  expect(problem?.neden).toContain('Keyfî sebep');
  const alone = { ...table, rows: table.rows.slice(1) };
  expect(await house.problemsIn(consultant, alone)).not.toEqual([]);
  expect(at(table, house.titleOf(CATEGORY))).toBeGreaterThan(0);
});
