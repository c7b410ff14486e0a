import { actions } from '@emanet/contract/actions';
import { texts } from '@emanet/contract/texts';
import { textSettings } from '@emanet/contract/texts/settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reachOf } from '../../../platform/jobs/start.ts';
import { actOnStaleTextsJob as job } from '../jobs.ts';
import { inPath, textHouse, type TextHouse } from '../texts.fixture.ts';
import { movedTexts } from './stale-actions.ts';

let house: TextHouse;
beforeAll(async () => {
  house = await textHouse();
});
afterAll(() => house.app.close());

/** The job in the company of this suite, where its question names that. */
const follow = () => {
  const { services } = house.app;
  const reach = reachOf(services, job);
  const companiesBy: typeof reach.companiesBy = async (question) =>
    (await reach.companiesBy(question)).filter((id) => id === house.company);
  return job.perform(services, {}, { ...reach, companiesBy });
};
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

it('asks for sources and changes of one text at a time, by an index', async () => {
  const plan = await house.app.db.system.transaction().execute(async (tx) => {
    // Tables of a test are small; this is the plan of large ones.
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${movedTexts}`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']);
  });
  const scans = plan.flatMap((line, at) =>
    /Scan.* on metin_(kaynaklari|degisimleri)/.test(line) ? [plan[at + 1] ?? ''] : [],
  );
  expect(scans.length).toBeGreaterThanOrEqual(2);
  for (const condition of scans) expect(condition).toMatch(/Index Cond: .*company_id = (m|l)[._]/);
});
