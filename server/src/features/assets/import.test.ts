import { assets } from '@emanet/contract/assets';
import { auth } from '@emanet/contract/auth';
import { processingActivities } from '@emanet/contract/processing-activities';
import { suppliers } from '@emanet/contract/suppliers';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { describeImport } from '../../../test/describe-import.ts';
import { unique } from '../../../test/factories.ts';
import { importHouse, type ImportLife } from '../../../test/import-life/house.ts';
import { edited, fileOf, tableIn } from '../../../test/import-life/table.ts';
import { activityBody } from '../processing-activities/sample.ts';
import { limitUnseen, MOST_UNSEEN } from '../../records/import/unseen.ts';
import { assetRegister } from './register.ts';
import { assetBody } from './sample.ts';

const life: ImportLife = {
  register: assetRegister,
  endpoints: assets,
  body: assetBody,
  named: 'varlik_ismi',
};
describeImport(life);

describe('what follows from the cells of an asset', () => {
  const house = importHouse(life);
  const heads = ['varlik_ismi', 'department_id', 'veri_harita_id', 'tedarikci_adi'];
  const row = (name: string, activity: string, supplier: string) =>
    fileOf({
      titles: heads.map(house.titleOf),
      rows: [[name, 'İnsan Kaynakları', activity, supplier]],
    });

  it('is what follows when it is added: the data of its activities, the spelling of its supplier', async () => {
    const { consultant, own } = house.company;
    await consultant.call(suppliers.create, { body: { tedarikci_adi: 'Işık Bilişim' } });
    const body = activityBody(own, 'Özlük; arşiv');
    await consultant.call(processingActivities.add, { body });
    const name = unique('Arşiv');
    const file = await row(name, 'özlük; ARŞİV', 'IŞIK  bilişim');
    const { plan } = await house.planOf(consultant, file);
    expect((await house.import(consultant, file, plan)).status).toBe(200);
    const { data } = (await consultant.call(assets.list)).body;
    expect(data.find((one) => one.varlik_ismi === name)).toMatchObject({
      islenen_kisisel_veriler: ['ad_soyad', 'tckn'],
      tedarikci_adi: 'Işık Bilişim',
    });
  });

  it('keeps activities that the person who imports cannot see, and names none of them', async () => {
    const { consultant, representative, own, other } = house.company;
    const hidden = await consultant.call(processingActivities.add, {
      body: activityBody(other, 'Gizli faaliyet'),
    });
    const veri_harita_id = [hidden.body.data.id];
    const id = await house.add(consultant, { ...assetBody(own, unique('Bağlı')), veri_harita_id });
    const table = await tableIn(await house.export(representative));
    const place = table.rows.findIndex((one) => one[0] === id);
    expect((await house.planOf(representative, await fileOf(table))).ozet.degisecek).toBe(0);
    const file = await fileOf(edited(table, place, { 'Varlık sahibi': 'Yeni sahip' }));
    const { plan } = await house.planOf(representative, file);
    await house.import(representative, file, plan);
    expect(await house.single(consultant, id)).toMatchObject({
      veri_harita_id,
      varlik_sahibi: 'Yeni sahip',
    });
    const linked = await row(unique('Bağsız'), 'Gizli faaliyet', '');
    const [refused] = (await house.planOf(representative, linked)).satirlar;
    expect(refused?.sorunlar).toMatchObject([{ alan: 'veri_harita_id' }]);
  });

  it('with a name out of sight is refused by its cell, in the words of the form', async () => {
    const { consultant, representative, other, company } = house.company;
    const name = unique('Gizli Kasa');
    await house.add(consultant, assetBody(other, name));
    const file = await row(name.toLocaleUpperCase('tr'), '', '');
    const plan = await house.planOf(representative, file);
    const form = { body: assetBody(house.company.own, name) };
    const refused = await representative.call(assets.add, form);
    expect(plan.satirlar).toMatchObject([
      {
        durum: 'reddedilecek',
        id: null,
        sorunlar: [{ hucre: 'A2', neden: refused.body.fields?.varlik_ismi }],
      },
    ]);
    expect(JSON.stringify(plan)).not.toContain('Satış');
    const entries = await house.entriesOf(company);
    const answer = await house.import(representative, file, plan.plan);
    expect(answer.body.data).toMatchObject({ eklenen: 0, guncellenen: 0, atlanan: 1 });
    expect(await house.entriesOf(company)).toBe(entries);
  });

  it('with many names out of sight is no way to ask which there are', async () => {
    const { consultant, representative, other } = house.company;
    const names = Array.from({ length: MOST_UNSEEN.file + 1 }, () => unique('Gizli Kasa'));
    for (const name of names) await house.add(consultant, assetBody(other, name));
    const file = (some: string[]) =>
      fileOf({
        titles: heads.map(house.titleOf),
        rows: some.map((name) => [name, 'İnsan Kaynakları', '', '']),
      });
    const query = { lang: 'tr' } as const;
    const probe = await representative.call(assets.checkImport, { query, body: await file(names) });
    expect([probe.status, probe.body.code]).toEqual([400, 'NAMES_UNSEEN']);
    const refused = { query, body: await file(names) };
    expect((await representative.call(assets.refusedRows, refused)).status).toBe(400);
    const few = await house.planOf(representative, await file(names.slice(1)));
    expect(few.ozet.reddedilecek).toBe(MOST_UNSEEN.file);
    expect((await house.planOf(consultant, await file(names))).ozet.reddedilecek).toBe(
      names.length,
    );
  });

  it('with names out of sight is counted over an hour', async () => {
    const { representative } = house.company;
    const { db, config } = house.app;
    const actor = { user_id: (await representative.call(auth.userInfo)).body.data.user_id };
    const meet = (unseen: number) =>
      limitUnseen({ db, config: { ...config, RATE_LIMIT: 'on' } }, { actor }, unseen);
    for (let files = 0; files < MOST_UNSEEN.hour / MOST_UNSEEN.file; files += 1)
      await meet(MOST_UNSEEN.file);
    await meet(0);
    await expect(meet(1)).rejects.toMatchObject({ code: 'TOO_MANY' });
  });

  it('does not know the names of other companies', async () => {
    const name = unique('Başka şirkette');
    const stranger = await house.oneRecord();
    await house.add(stranger.consultant, assetBody(stranger.own, name));
    const { ozet } = await house.planOf(house.company.representative, await row(name, '', ''));
    expect(ozet.eklenecek).toBe(1);
  });

  it('may get a name of its own back, whatever its department', async () => {
    const { representative, own } = house.company;
    const id = await house.add(representative, assetBody(own, unique('Kendi')));
    const { varlik_ismi } = await house.single(representative, id);
    const shouted = String(varlik_ismi).toLocaleUpperCase('tr');
    expect((await house.planOf(representative, await row(shouted, '', ''))).ozet.degisecek).toBe(1);
  });

  it('is checked anew when its name was taken while it was imported', async () => {
    const { representative, other, company } = house.company;
    const name = unique('Yarış');
    const file = await row(name, '', '');
    const { plan } = await house.planOf(representative, file);
    const owner = new pg.Client({ connectionString: house.app.url });
    await owner.connect();
    try {
      await owner.query('begin');
      await owner.query("select set_config('app.company_id', $1, true)", [String(company)]);
      await owner.query("select set_config('app.departments', 'all', true)");
      await owner.query(
        `insert into varlik_listesi (company_id, department_id, varlik_ismi, guncelleyen)
          values ($1, $2, $3, '')`,
        [company, other, name],
      );
      const importing = house.import(representative, file, plan);
      const waiting =
        'select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))';
      await expect
        .poll(async () => (await owner.query(waiting)).rowCount, { timeout: 30_000 })
        .toBe(1);
      await owner.query('commit');
      expect((await importing).body.code).toBe('IMPORT_CHANGED');
    } finally {
      await owner.end();
    }
    expect((await house.planOf(representative, file)).satirlar[0]?.sorunlar[0]?.hucre).toBe('A2');
  });
});
