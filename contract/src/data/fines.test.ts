import { describe, expect, it } from 'vitest';
import { fineInWords, FINES, fineOn } from './fines.ts';

describe('the fine of an article', () => {
  it.each([
    ['KVKK m. 9/5', '2026-11-23', 'd', 90_308, 1_806_177],
    ['KVKK m. 9/5', '2025-12-31', 'd', 71_965, 1_439_300],
    ['KVKK m. 9/5', '2024-06-01', 'd', 50_000, 1_000_000],
    ['KVKK m. 10/1', '2026-01-01', 'a', 85_437, 1_709_200],
    ['KVKK m. 12/5, Kurul kararı 2019/10', '2026-05-01', 'b', 256_357, 17_092_242],
    ['KVKK m. 15/5', '2026-05-01', 'c', 427_263, 17_092_242],
    ['KVKK m. 16/4, Sicil Yönetmeliği m. 13', '2024-02-01', 'ç', 189_245, 9_463_213],
    ['6698 s. Kanun m. 12', '2027-03-01', 'b', 256_357, 17_092_242],
  ])('%s on %s', (article, day, bent, en_az, en_cok) => {
    expect(fineOn(article, day)).toMatchObject({ bent, en_az, en_cok });
  });

  it.each([
    ['KVKK m. 15/3', '2026-05-01'],
    ['KVKK m. 9/2', '2026-05-01'],
    ['KVKK m. 1', '2026-05-01'],
    ['Silme Yönetmeliği m. 12', '2026-05-01'],
    ['KVKK m. 9/5', '2024-05-31'],
    ['', '2026-05-01'],
  ])('%j on %s has none', (article, day) => {
    expect(fineOn(article, day)).toBeUndefined();
  });
});

it('is found behind every article that a citation lists, and behind no number of a decision', () => {
  expect(fineOn('KVKK m. 6/4, 12; Kurul kararı 2018/10', '2026-11-23')?.bent).toBe('b');
  expect(fineOn('KVKK m. 8, 16/3', '2026-11-23')?.bent).toBe('ç');
  expect(fineOn('KVKK m. 4/2-ç, 5; Kurul kararı 2025/2120', '2026-11-23')).toBeUndefined();
  expect(fineOn('KVKK m. 5/1, Kurul kararı 12/10', '2026-11-23')).toBeUndefined();
});

it('is written out in both languages with its article and year', () => {
  const fine = fineOn('KVKK m. 9/5', '2026-11-23') ?? expect.fail();
  expect(fineInWords(fine, 'tr')).toBe('90.308–1.806.177 TL (KVKK m. 18/1-d, 2026)');
  expect(fineInWords(fine, 'en')).toBe('TRY 90,308–1,806,177 (KVKK Art. 18(1)(d), 2026)');
});

it('follows from the year before by the rate of the communiqué, kuruş left out', () => {
  const rates = { '2025-01-01': 4393, '2026-01-01': 2549 };
  for (const [gecerli, rate] of Object.entries(rates))
    for (const row of FINES.filter((one) => one.gecerli === gecerli)) {
      const before = FINES.findLast((one) => one.bent === row.bent && one.gecerli < gecerli);
      const raised = (amount = 0) => Math.floor((amount * (10_000 + rate)) / 10_000);
      expect([row.en_az, row.en_cok]).toEqual([raised(before?.en_az), raised(before?.en_cok)]);
    }
});

it('has rows of each year that name their source and page', () => {
  expect(FINES).toHaveLength(15);
  for (const { kaynak, sayfa } of FINES) {
    expect(kaynak).toContain('KVKK m. 18');
    expect(URL.canParse(sayfa)).toBe(true);
  }
});
