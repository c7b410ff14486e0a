import { detailIn, detailsIn } from '@emanet/contract/records/category-detail';
import { choiceOf } from '@emanet/contract/lookups';
import { processingActivities } from '@emanet/contract/processing-activities';
import { fieldLabel } from '@emanet/contract/records/labels';
import { beforeAll, describe, expect, it } from 'vitest';
import { importHouse } from '../../../test/import-life/house.ts';
import { edited, fileOf, tableIn } from '../../../test/import-life/table.ts';
import { WHOLE_LIBRARY } from '../../template/library.ts';
import { processingActivityRegister } from './register.ts';
import { activityBody } from './sample.ts';

const house = importHouse({
  register: processingActivityRegister,
  endpoints: processingActivities,
  body: activityBody,
  named: 'surec_ismi',
});

/** A period for one category that two others of the look-up are called like. */
const SHARED_NAME = 'sistem_log_2';

describe('an export of the whole library, general and of every sector', () => {
  beforeAll(async () => {
    const { consultant, own } = house.company;
    for (const { values, code } of WHOLE_LIBRARY) {
      const body = {
        ...values,
        department_id: own,
        surec_ismi: `${code} ${String(values.surec_ismi)}`,
      };
      await house.add(consultant, body);
    }
    await house.add(
      consultant,
      activityBody(own, 'Kayıt izleme', {
        islenen_kisisel_veriler: ['ad_soyad', 'ip_adresi', 'saglik_raporu'],
        kategori_ayrintilari: [
          `islem_guvenligi.saklama_suresi=${SHARED_NAME}`,
          'saglik_bilgileri.saklama_suresi=gecis_2',
          'saglik_bilgileri.alici_grubu=-',
        ],
      }),
    );
  }, 300_000);

  it.each(['tr', 'en'] as const)('changes nothing when it comes back in %s', async (lang) => {
    const { consultant } = house.company;
    const plan = await house.planOf(consultant, await house.export(consultant, lang), lang);
    expect(plan.satirlar).toEqual([]);
    expect(plan.ozet.ayni).toBe(WHOLE_LIBRARY.length + 1);
  });

  it.each(['tr', 'en'] as const)(
    'changes one answer where one answer of a category is changed, in %s',
    async (lang) => {
      const { consultant } = house.company;
      const table = await tableIn(await house.export(consultant, lang));
      const { data } = (await consultant.call(processingActivities.list)).body;
      const several = data.filter((one) => detailsIn(one['kategori_ayrintilari']).length > 1);
      const shared = several.filter((one) =>
        detailsIn(one['kategori_ayrintilari']).some(({ part, value }) => {
          const choice = choiceOf(part, value);
          return part === 'saklama_suresi' && choice?.law !== undefined;
        }),
      );
      expect(shared.length).toBeGreaterThan(0);
      const period = fieldLabel('processingActivities', 'saklama_suresi', lang);
      const at = table.titles.indexOf(period);
      const changed = new Set<unknown>();
      const ids = new Set(shared.map(({ id }) => id));
      const rows = table.rows.map((row, place) => {
        const [id] = row;
        const further = place > 0 && table.rows[place - 1]?.[0] === id;
        if (!further || !ids.has(Number(id)) || changed.has(id)) return row;
        changed.add(id);
        return row.with(at, '123 gün');
      });
      expect(changed.size).toBe(shared.length);
      const bytes = await fileOf({ titles: table.titles, rows });
      const plan = await house.planOf(consultant, bytes, lang);
      expect(plan.ozet).toMatchObject({ degisecek: shared.length, reddedilecek: 0 });
      for (const { alanlar } of plan.satirlar) {
        expect(alanlar.map(({ alan }) => alan)).toEqual(['kategori_ayrintilari']);
        expect(alanlar[0]?.yeni).toMatch(/^[^|]+\| [^|]+\| 123 gün$/);
      }
    },
  );

  it('stores the codes of all other categories as they were', async () => {
    const { consultant } = house.company;
    const table = await tableIn(await house.export(consultant));
    const place = table.rows.findIndex((row) => row.includes('Kayıt izleme'));
    const id = Number(table.rows[place]?.[0]);
    const health = table.rows.findIndex(
      (row, at) => at > place && row[0] === id && row.includes('Sağlık Bilgileri'),
    );
    const bytes = await fileOf(
      edited(table, health, { [house.titleOf('saklama_suresi')]: '15 yıl' }),
    );
    const plan = await house.planOf(consultant, bytes);
    expect((await house.import(consultant, bytes, plan.plan)).status).toBe(200);
    const stored = (await house.single(consultant, id))['kategori_ayrintilari'];
    expect(stored).toEqual(
      expect.arrayContaining([
        `islem_guvenligi.saklama_suresi=${SHARED_NAME}`,
        'saglik_bilgileri.saklama_suresi=15 yıl',
      ]),
    );
    expect(
      detailsIn(stored).every((one) => detailIn(`${one.category}.${one.part}=${one.value}`)),
    ).toBe(true);
  });
});
