import { changeLogs } from '@emanet/contract/change-logs';
import { processingActivities } from '@emanet/contract/processing-activities';
import type { Values } from '@emanet/contract/records/fields';
import { tables } from '@emanet/contract/tables';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { detailKind } from '../../records/kinds/detail.ts';
import { activityBody } from './sample.ts';

const DETAILS = [
  'saglik_bilgileri.ilgili_kisi=calisan',
  'saglik_bilgileri.isleme_sarti=k6_3_f_istihdam_isg',
  'saglik_bilgileri.saklama_suresi=15 yıl',
  'saglik_bilgileri.alici_grubu=-',
];
const FIELD = { name: 'kategori_ayrintilari', section: 's', control: 'category-detail' } as const;
const SHOWING = { row: {}, activities: new Map<number, string>() };
const NAMES = {
  departments: new Map(),
  departmentNames: new Map(),
  activities: new Map(),
  activityNames: new Map(),
  activityPieces: 1,
  documents: new Map(),
};

const app = await appOfFile();
const company = await app.makeCompany();
const department = await app.makeDepartment(company);
const manager = await app.signInAs({ role: 'yönetici', companies: [company] });
const values: Values = activityBody(department, 'İşe giriş muayenesi', {
  islenen_kisisel_veriler: ['ad_soyad', 'saglik_raporu'],
  ilgili_kisi: ['calisan', 'calisan_adayi'],
  isleme_sarti: ['k5_2_c_sozlesme'],
  alici_grubu: ['tedarikciler'],
  saklama_suresi: 'hukuki_10',
  kategori_ayrintilari: DETAILS.toReversed(),
});
const added = await manager.call(processingActivities.add, { body: values });
expect(added.status, added.text).toBe(201);
const id = added.body.data.id;
expect(added.body.data).toMatchObject({ kategori_ayrintilari: DETAILS });

it('is what the notification says of that category alone', async () => {
  const { kategoriler } = (await manager.call(tables.notification)).body.data;
  const said = kategoriler.map((one) => [
    one.kategori,
    one.ilgili_kisiler.map(({ kod }) => kod),
    one.alici_gruplari.map(({ kod }) => kod),
    one.saklama.sicil,
  ]);
  expect(said).toEqual([
    ['kimlik', ['calisan_adayi', 'calisan'], ['tedarikciler'], ['10 yıl']],
    ['saglik_bilgileri', ['calisan'], [], ['15 yıl']],
  ]);
});

it('is what the look-ups say of that category alone', async () => {
  const purposes = (await manager.call(processingActivities.categoriesAndPurposes)).body.data;
  expect(
    purposes.map((one) => [one.kategori, one.saklama_sureleri.map(({ kod, ad }) => kod ?? ad)]),
  ).toEqual([
    ['kimlik', ['hukuki_10']],
    ['saglik_bilgileri', ['15 yıl']],
  ]);
  const people = (await manager.call(processingActivities.subjectsByCategory)).body.data;
  const candidates = people.find((one) => one.ilgili_kisi === 'calisan_adayi');
  expect(candidates?.kategoriler.map((one) => one.kategori)).toEqual(['kimlik']);
});

it('ends the warning that its basis answers, and is logged answer by answer', async () => {
  const single = () => manager.call(processingActivities.single, { params: { id: String(id) } });
  const codes = async () => (await single()).body.data.uyarilar.map(({ kod }) => kod);
  expect(await codes()).not.toContain('ozel_nitelikli_dayanak_yok');
  const body: Values = { kategori_ayrintilari: DETAILS.filter((one) => !one.includes('sarti')) };
  await manager.call(processingActivities.update, { params: { id: String(id) }, body });
  expect(await codes()).toContain('ozel_nitelikli_dayanak_yok');
  const log = await manager.call(changeLogs.list, {
    params: { companyId: String(company), type: 'veri_harita', recordId: String(id) },
  });
  expect(log.text).toContain('k6_3_f_istihdam_isg');
});

it.each(['x', 'uydurma.isleme_sarti=k5_2_c_sozlesme', 'kimlik.isleme_sarti=uydurma'])(
  'is refused when it says %s',
  async (entry) => {
    const body: Values = { kategori_ayrintilari: [entry] };
    const answer = await manager.call(processingActivities.update, {
      params: { id: String(id) },
      body,
    });
    expect(answer.status).toBe(400);
  },
);

it.each(['tr', 'en'] as const)('goes to a sheet and back in %s', (lang) => {
  const shown = detailKind.show(FIELD, DETAILS, { ...SHOWING, lang });
  const text = typeof shown === 'string' ? shown : '';
  expect(text).toContain(' | ');
  const read = detailKind.read(FIELD, {
    cell: text,
    text,
    current: undefined,
    names: NAMES,
  });
  expect(read).toEqual({ value: DETAILS });
  const wrong = { cell: 'Kimlik', text: 'Kimlik', current: undefined, names: NAMES };
  expect(detailKind.read(FIELD, wrong)).toHaveProperty('wrong');
});
