import { actions } from '@emanet/contract/actions';
import { texts } from '@emanet/contract/texts';
import { textSettings } from '@emanet/contract/texts/settings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scopeOfJob } from '../../../platform/access/scope.ts';
import { followStaleTexts } from './stale-actions.ts';
import { inPath, textHouse, type TextHouse } from '../texts.fixture.ts';

let house: TextHouse;
beforeAll(async () => {
  house = await textHouse();
});
afterAll(() => house.app.close());

const follow = () =>
  followStaleTexts(house.app.services, scopeOfJob({ kind: 'job', job: 'test' }, house.company));
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
