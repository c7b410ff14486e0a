import { portfolio } from '@emanet/contract/portfolio';
import { texts } from '@emanet/contract/texts';
import { afterAll, expect, it } from 'vitest';
import { textHouse } from '../texts/texts.fixture.ts';

const house = await textHouse();
afterAll(() => house.app.close());

/** The portfolio's number, and that of the client's own list of texts. */
const both = async () => {
  const { consultant } = house;
  const [client] = (await consultant.call(portfolio.list)).body.data;
  const own = (await consultant.call(texts.list)).body.data;
  return [client?.eski_metin, own.filter(({ eskiyen }) => eskiyen > 0).length];
};

it('counts texts whose source has moved on, as their own list does', async () => {
  const first = await house.addActivity('Saklama değişen');
  const second = await house.addActivity('Aynı kalan');
  await house.published([first]);
  await house.published([second]);
  expect(await both()).toEqual([0, 0]);
  await house.update(first, { saklama_suresi: 'isci_alacagi_5' });
  expect(await both()).toEqual([1, 1]);
  await house.update(first, { saklama_suresi: 'is_iliskisi_10' });
  expect(await both()).toEqual([0, 0]);
});
