import { readPeople } from '@emanet/contract/people-list/read';
import type { TFunction } from 'i18next';
import { expect, it, vi } from 'vitest';
import { endList, oneName, peopleRows, taken } from './people-rows.ts';

// The keys stand for the sentences.
const t = ((key: string, values?: { line: number }) =>
  values ? `${key} ${values.line}` : key) as unknown as TFunction;

const LIST = [
  'Ad Soyad;E-posta',
  'Ayşe Kaya;aile@x.test',
  'Mert Kaya;AİLE@x.test',
  'Ayşe Kaya;aile@x.test',
  'www.odul.com;odul@x.test',
  'Ece Er;',
].join('\n');
const reasons = (door: Partial<Parameters<typeof peopleRows>[1]> = {}) =>
  peopleRows(readPeople(LIST), { t, ...door }).map(({ reason }) => reason);

it('takes two people who share an address, and one person once', () => {
  expect(reasons()).toEqual([
    undefined,
    undefined,
    'people.same 2',
    'people.faults.bad_name',
    'people.faults.no_address',
  ]);
});

it('takes a person whose row above was refused', () => {
  const refusal = ({ line }: { line: number }) => (line === 2 ? 'no' : undefined);
  expect(reasons({ refusal }).slice(0, 3)).toEqual(['no', undefined, undefined]);
});

it('takes people without an address where none is needed, and refuses for the reason of a door', () => {
  expect(reasons({ addressOptional: true }).at(-1)).toBeUndefined();
  const rows = peopleRows(readPeople(LIST), {
    t,
    refusal: ({ name }) => (name === 'Mert Kaya' ? 'no' : undefined),
  });
  expect(taken(rows).map(({ name }) => name)).toEqual(['Ayşe Kaya']);
});

it('takes several departments of a person for none, where one is asked for', () => {
  expect(oneName(['Üretim'])).toBe('Üretim');
  expect(oneName(['Üretim', 'Satış'])).toBe('Üretim, Satış');
  expect(oneName([])).toBe('');
});

it.each([
  [
    'the rows that were refused, below their heads',
    LIST,
    'Ad Soyad;E-posta\nwww.odul.com;odul@x.test\nEce Er;',
  ],
  ['a row over two lines', '"Ece\nEr";ece@x\nAyşe Kaya;ayse@x.test', '"Ece\nEr";ece@x'],
])('keeps %s, once a list was sent', (_, text, left) => {
  const [stay, close] = [vi.fn(), vi.fn()];
  endList(text, peopleRows(readPeople(text), { t }), { t, message: '', stay, close });
  expect([stay.mock.calls, close.mock.calls]).toEqual([[[left]], []]);
});

it('closes where nothing but what is settled is left', () => {
  const [stay, close] = [vi.fn(), vi.fn()];
  const text = 'Ayşe Kaya;aile@x.test\nAyşe Kaya;aile@x.test\nMert Kaya;mert@x.test';
  const settled = ({ name }: { name: string }) => (name === 'Mert Kaya' ? 'before' : undefined);
  endList(text, peopleRows(readPeople(text), { t, settled }), { t, message: '', stay, close });
  expect([stay.mock.calls, close.mock.calls]).toEqual([[], [[]]]);
});
