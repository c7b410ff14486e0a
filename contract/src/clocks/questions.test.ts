import { expect, it } from 'vitest';
import { clockQuestions } from './questions.ts';

const fresh = { registered: false, kinds: [] } as const;

it('asks when a duty arose that nobody has started a clock for', () => {
  expect(clockQuestions({ ...fresh, duty: 'due' })).toEqual(['verbis_ilk_kayit', 'periyodik_imha']);
  expect(clockQuestions({ ...fresh, duty: 'unknown' })).toEqual(['verbis_yukumluluk']);
});

it('asks nothing of an exempt company, and nothing that runs or has been done', () => {
  expect(clockQuestions({ ...fresh, duty: 'exempt' })).toEqual([]);
  expect(clockQuestions({ duty: 'due', registered: true, kinds: [] })).toEqual(['periyodik_imha']);
  expect(
    clockQuestions({
      ...{ duty: 'due', registered: false },
      kinds: ['verbis_ilk_kayit', 'periyodik_imha'],
    }),
  ).toEqual([]);
});

it('asks an exempt company that is not registered for last year’s balance sheet', () => {
  const exempt = { ...fresh, duty: 'exempt', bilanco_sorulur: true } as const;
  expect(clockQuestions(exempt)).toEqual(['verbis_bilanco']);
  expect(clockQuestions({ ...exempt, registered: true })).toEqual([]);
});
