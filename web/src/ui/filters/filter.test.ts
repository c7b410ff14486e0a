import { describe, expect, it } from 'vitest';
import { countIdle, withoutLast, type ChoiceFilter, type FlagFilter } from './filter.ts';

const choice = (key: string, chosen: string[] = []): ChoiceFilter => ({
  key,
  label: key,
  options: [],
  chosen,
  choose: () => {},
  always: true,
});
const flag = (key: string, on = false): FlagFilter => ({
  key,
  label: key,
  on,
  toggle: () => {},
  always: true,
});
const list = {
  choices: [choice('departman'), choice('risk', ['Orta'])],
  flags: [flag('ozel'), flag('eksik', true)],
};
const offered = (count: number) => {
  const { choices, flags } = withoutLast(list, count);
  return [...choices, ...flags].filter(({ always }) => always).map(({ key }) => key);
};

describe('filters that give way', () => {
  it('counts those in the bar in which nothing is chosen', () => {
    expect(countIdle(list)).toBe(2);
  });

  it('lets the last ones go first, and never one that is set', () => {
    expect(offered(0)).toEqual(['departman', 'risk', 'ozel', 'eksik']);
    expect(offered(1)).toEqual(['departman', 'risk', 'eksik']);
    expect(offered(2)).toEqual(['risk', 'eksik']);
  });
});
