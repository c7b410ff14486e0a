import { expect, it } from 'vitest';
import { SHIPPED } from './questions.ts';

const { sorular, sorulan, gereken } = SHIPPED;

it.each(['tr', 'en'] as const)('the longest choice is seldom the right one in %s', (lang) => {
  const told = sorular.filter(({ secenekler, dogru }) => {
    const lengths = secenekler.map((one) => one[lang].length);
    return lengths[dogru] === Math.max(...lengths);
  });
  expect(told.length / sorular.length).toBeLessThan(0.4);
});

it('right choices stand at every place, and none more often than at others', () => {
  const counts = [0, 1, 2, 3].map((place) => sorular.filter(({ dogru }) => dogru === place).length);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
  expect(Math.max(...counts)).toBeLessThanOrEqual(Math.ceil(sorular.length / 3));
});

it('each question is a case with four choices, its article and an explanation', () => {
  // Half as many again as a try asks, so that no two tries are alike.
  expect(sorular.length).toBeGreaterThanOrEqual(1.5 * (sorulan ?? 0));
  expect(gereken / (sorulan ?? 1)).toBeGreaterThan(0.7);
  for (const { soru, secenekler, aciklama, madde } of sorular) {
    expect(soru.tr.length).toBeGreaterThan(60);
    expect(secenekler).toHaveLength(4);
    expect(aciklama.tr.length).toBeGreaterThan(60);
    expect(madde).toMatch(/^m\. \d/);
  }
});
