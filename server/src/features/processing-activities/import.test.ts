import { choiceOf } from '@emanet/contract/lookups';
import { processingActivities } from '@emanet/contract/processing-activities';
import { fieldLabel } from '@emanet/contract/records/labels';
import { describe, expect, it } from 'vitest';
import { describeImport } from '../../../test/describe-import.ts';
import { importHouse, type ImportLife } from '../../../test/import-life/house.ts';
import { fileOf } from '../../../test/import-life/table.ts';
import { processingActivityRegister } from './register.ts';
import { activityBody } from './sample.ts';

const life: ImportLife = {
  register: processingActivityRegister,
  endpoints: processingActivities,
  body: activityBody,
  named: 'surec_ismi',
};
describeImport(life, { whole: true });

describe('the dry run', () => {
  const house = importHouse(life);

  it('tells of a list only what goes and what comes', async () => {
    const { consultant, own } = house.company;
    const body = activityBody(own, 'İşe alım', { ilgili_kisi: ['calisan_adayi', 'calisan'] });
    const id = await house.add(consultant, body);
    const named = (code: string) => choiceOf('ilgili_kisi', code)?.tr ?? '';
    const heads = ['surec_ismi', 'department_id', 'ilgili_kisi'].map((name) =>
      fieldLabel('processingActivities', name, 'tr'),
    );
    const cell = `${named('calisan')}; ${named('stajyer')}; ${named('referans_kisi')}`;
    const bytes = await fileOf({ titles: heads, rows: [['İşe alım', 'İnsan Kaynakları', cell]] });
    const { satirlar } = await house.planOf(consultant, bytes);
    const change = {
      alan: 'ilgili_kisi',
      eski: named('calisan_adayi'),
      yeni: `${named('stajyer')}; ${named('referans_kisi')}`,
    };
    expect(satirlar).toMatchObject([{ id, durum: 'degisecek', alanlar: [change] }]);
  });

  it('confirms nothing that it adds, and keeps what a person answered in it', async () => {
    const { consultant } = house.company;
    const names = ['surec_ismi', 'department_id', 'durum', 'ilkelere_uygunluk'];
    const titles = names.map((name) => fieldLabel('processingActivities', name, 'tr'));
    const rows = ['Evet', 'Onaylı'].map((yes) => [
      `Dosya: ${yes}`,
      'İnsan Kaynakları',
      yes,
      'Evet',
    ]);
    const bytes = await fileOf({ titles, rows });
    const { plan, satirlar } = await house.planOf(consultant, bytes);
    for (const row of satirlar)
      expect(row).toMatchObject({ durum: 'eklenecek', sorunlar: [{ alan: 'durum' }] });
    await house.import(consultant, bytes, plan);
    const { data } = (await consultant.call(processingActivities.list, { query: {} })).body;
    const added = data.filter(({ surec_ismi }) => String(surec_ismi).startsWith('Dosya: '));
    expect(added).toHaveLength(2);
    for (const row of added)
      expect(row).toMatchObject({ durum: false, onay_surumu: null, ilkelere_uygunluk: true });
  });
});
