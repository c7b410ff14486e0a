import { actions } from '@emanet/contract/actions';
import { texts } from '@emanet/contract/texts';
import { textSettings } from '@emanet/contract/texts/settings';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { scopeOfJob } from '../../../platform/access/scope.ts';
import { isAsked, runAsked } from '../../../../test/nodes/ask-job.ts';
import { logChange } from '../../../nouns/log.ts';
import { actOnStaleTextsJob as job } from '../jobs.ts';
import { inPath, textHouse } from '../texts.fixture.ts';
import { LIST_OF_READS } from './relink.ts';

const house = await textHouse();
afterAll(() => house.app.close());

/** The job in a company, that of this suite, where its question names it. */
const follow = (company = house.company) => runAsked(house.app, job, company);
const open = async (ad: string) =>
  (await house.consultant.call(actions.list, { query: {} })).body.data.filter(
    ({ aksiyon_ismi, durum }) => aksiyon_ismi.endsWith(ad) && !durum,
  );
const rule = (eskime_aksiyonu: boolean) =>
  house.consultant.call(textSettings.save, {
    body: { renk: null, logo_gorunur: true, eskime_aksiyonu },
  });

it('makes one action of each staleness for the person of the text, and completes it when decided', async () => {
  const id = await house.addActivity('Eskiyen');
  const text = await house.published([id]);
  await house.update(id, { saklama_suresi: 'aday_1' });
  await follow();
  expect(await open(text.ad)).toEqual([]);

  await rule(true);
  await Promise.all([follow(), follow()]);
  expect(await open(text.ad)).toMatchObject([{ sorumlu: 'Selin Aydoğan', risk: 'Orta' }]);
  await house.update(id, { imha_yontemi: 'silme' });
  await follow();
  expect(await open(text.ad)).toHaveLength(1);

  const body = { gerekce: 'Yazım farkı' };
  await house.consultant.call(texts.keep, { ...inPath(text.id), body });
  await follow();
  expect(await open(text.ad)).toEqual([]);

  await house.update(id, { saklama_suresi: 'aday_6ay' });
  await follow();
  expect(await open(text.ad)).toHaveLength(1);
  await rule(false);
  await house.update(id, { saklama_suresi: 'aday_1' });
  await follow();
  expect(await open(text.ad)).toEqual([]);
});

it('names a company once after each change, also for a text that nothing can be done for', async () => {
  const { app } = house;
  const company = await app.makeCompany();
  // A company without departments has none whose action it could be.
  await sql`with made as (
      insert into metinler (company_id, tur, ad, kisa_ad, kapsam, govde, sablon_surumu, durum, yayindaki,
        baglar_ozeti)
      values (${company}, 'imha', 'İmha', 'imha', '{}', '[]', 1, 'yayinda', 1, ${LIST_OF_READS}) returning id
    ), version as (
      insert into metin_surumleri
        (company_id, metin_id, sira, icerik, ozet, onaylayan, onay_tarihi, yayin_tarihi)
      select ${company}, id, 1, '{}', repeat('0', 64), 'Deniz', now(), now()
      from made
    ), source as (
      insert into metin_kaynaklari (company_id, metin_id, kayit_turu, kayit_id, alan, deger)
      select ${company}, id, 'companies', ${company}, 'adres', 'a' from made
    ), wanted as (
      insert into metin_ayarlari (company_id, logo_gorunur, eskime_aksiyonu) values (${company}, true, true)
    )
    insert into metin_degisimleri (company_id, kayit_turu, kayit_id, alan, deger)
    values (${company}, 'companies', ${company}, 'adres', 'b')`.execute(app.db.system);
  const named = () => isAsked(app, job, company);
  expect(await named()).toBe(true);
  await follow(company);
  expect(await named()).toBe(false);

  // Its first department is a change like any other.
  const department_id = await app.makeDepartment(company);
  const scope = scopeOfJob({ kind: 'job', job: 'test' }, company);
  await app.db.write(scope, (tx) =>
    logChange(tx, scope, { tur: 'departman' }, department_id, { islem: 'ekleme', after: {} }),
  );
  expect(await named()).toBe(true);
  await follow(company);
  const { rows } = await sql`select from aksiyonlar where company_id = ${company}`.execute(
    app.db.system,
  );
  expect(rows).toHaveLength(1);
  // The action is an entry of its own, after which nothing is left to do.
  await follow(company);
  expect(await named()).toBe(false);
});
