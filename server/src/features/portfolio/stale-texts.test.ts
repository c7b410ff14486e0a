import { portfolio } from '@emanet/contract/portfolio';
import { texts } from '@emanet/contract/texts';
import { afterAll, expect, it } from 'vitest';
import { reachOf } from '../../platform/jobs/start.ts';
import { inPath, textHouse } from '../texts/texts.fixture.ts';
import { keepPortfolioJob } from './jobs.ts';

const house = await textHouse();
afterAll(() => house.app.close());

/** The portfolio's number, that of the list of texts over all clients, and that of the client's own. */
const numbers = async () => {
  const { consultant } = house;
  const [client] = await consultant.data(portfolio.list);
  const across = await consultant.call(portfolio.records, {
    params: { kayit_turu: 'metinler' },
    query: { filtre: JSON.stringify({ alanlar: { eskidi: ['true'] } }) },
  });
  const own = await consultant.data(texts.list);
  return [
    client?.eski_metin,
    across.body.data.length,
    own.filter(({ eskiyen }) => eskiyen > 0).length,
  ];
};
const keep = () =>
  keepPortfolioJob.perform(house.app.services, {}, reachOf(house.app.services, keepPortfolioJob));

/** The same three numbers before and after the job has kept them. */
async function all(): Promise<unknown[]> {
  const live = await numbers();
  await keep();
  expect(await numbers()).toEqual(live);
  return live;
}

it('counts texts whose source has moved on, as their own list does, kept or not', async () => {
  const first = await house.addActivity('Saklama değişen');
  const second = await house.addActivity('Aynı kalan');
  const { id } = await house.published([first]);
  await house.published([second]);
  expect(await all()).toEqual([0, 0, 0]);
  await house.update(first, { saklama_suresi: 'isci_alacagi_5' });
  expect(await all()).toEqual([1, 1, 1]);
  const archive = (archived: boolean) =>
    house.consultant.data(texts.archive, { ...inPath(id), body: { guncel: !archived } });
  await archive(true);
  expect(await all()).toEqual([0, 0, 0]);
  await archive(false);
  expect(await all()).toEqual([1, 1, 1]);
  await house.publish(id);
  expect(await all()).toEqual([0, 0, 0]);
  await house.update(first, { saklama_suresi: 'is_iliskisi_10' });
  expect(await all()).toEqual([1, 1, 1]);
});
