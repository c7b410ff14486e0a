import { processingActivities } from '@emanet/contract/processing-activities';
import type { Values } from '@emanet/contract/records/fields';
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

/** The answer to an import of a record and of a further row below it. */
async function checked(further: Record<string, string>, own: Record<string, string> = {}) {
  const first = {
    surec_ismi: 'Deneme ayrıntı',
    department_id: 'İnsan Kaynakları',
    islenen_kisisel_veriler: 'Ad soyad; Telefon numarası',
    ...own,
  };
  const fields = [...new Set([...Object.keys(first), CATEGORY, ...Object.keys(further)])];
  const rows = [first, further].map((row: Record<string, string>) =>
    fields.map((field) => row[field] ?? null),
  );
  const bytes = await fileOf({ titles: fields.map(house.titleOf), rows });
  const { consultant } = house.company;
  const { hesap, satirlar } = await house.planOf(consultant, bytes);
  return { bytes, hesap, problems: satirlar.flatMap(({ sorunlar }) => sorunlar) };
}

const CONTACT = { [CATEGORY]: 'İletişim' };
const ANSWERED = { ...CONTACT, saklama_suresi: '5 yıl' };

it.each([
  ['a note of its own', { ...ANSWERED, diger_aciklamalar_danisman: 'not burada' }, 'F3'],
  ['an answer of its own', { ...ANSWERED, yurt_disi_aktarim: 'Evet' }, 'F3'],
  ['data that its record lacks', { ...ANSWERED, islenen_kisisel_veriler: 'Adres' }, 'C3'],
  ['another department', { ...ANSWERED, department_id: 'Satış; Pazarlama' }, 'B3'],
  ['a category alone', CONTACT, 'D3'],
  ['an answer of nothing', { ...CONTACT, alici_grubu: '; ;' }, 'E3'],
])('a further row with %s is refused in its cell', async (_, further, cell) => {
  const { hesap, problems } = await checked(further);
  expect(problems.map(({ hucre }) => hucre)).toContain(cell);
  expect(hesap).toMatchObject({ saklanan: 0, reddedilen: hesap?.okunan });
});

it('a further row may repeat its record, and is booked by what would be stored', async () => {
  const { bytes, hesap, problems } = await checked({
    ...ANSWERED,
    surec_ismi: 'Deneme ayrıntı',
    islenen_kisisel_veriler: 'Telefon numarası',
  });
  expect(problems).toEqual([]);
  expect(hesap).toMatchObject({ okunan: 7, saklanan: 5, ayni: 2 });
  const { plan } = await house.planOf(house.company.consultant, bytes);
  const { body } = await house.import(house.company.consultant, bytes, plan);
  const stored = await house.single(house.company.consultant, body.data.eklenenler[0] ?? 0);
  expect(stored[CATEGORY]).toEqual(['iletisim.saklama_suresi=5 yıl']);
});

it('a row that names another activity is none of the record above it', async () => {
  const { problems } = await checked({ ...ANSWERED, surec_ismi: 'Başka faaliyet' });
  expect(problems).toContainEqual(expect.objectContaining({ hucre: 'D3', alan: CATEGORY }));
});

it('two periods of one category are refused, in a sheet as in a request', async () => {
  const [five, four] = ['5 yıl', '4 yıl'].map((one) => `İletişim | Azami süre | ${one}`);
  const { problems } = await checked(ANSWERED, { [CATEGORY]: String(four) });
  expect(problems.map(({ alan }) => alan)).toEqual([CATEGORY]);
  const cell = await checked({}, { [CATEGORY]: `${five}; ${four}` });
  expect(cell.problems.map(({ alan }) => alan)).toEqual([CATEGORY]);
  const { consultant, own } = house.company;
  const values: Values = {
    ...activityBody(own, 'İki süre'),
    [CATEGORY]: ['iletisim.saklama_suresi=5 yıl', 'iletisim.saklama_suresi=4 yıl'],
  };
  expect((await consultant.call(processingActivities.add, { body: values })).status).toBe(400);
});

it('the file of refused rows has the further ones as they came', async () => {
  const { bytes } = await checked({ ...ANSWERED, diger_aciklamalar_danisman: 'not burada' });
  const { titles, rows } = await tableIn(await house.refused(house.company.consultant, bytes));
  const place = titles.indexOf(house.titleOf(CATEGORY));
  expect(rows.map((row) => row[place])).toEqual([null, 'İletişim']);
  expect(rows[1]).toContain('not burada');
});
