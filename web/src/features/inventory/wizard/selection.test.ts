import { describe, expect, it } from 'vitest';
import { library, groups } from './sample.ts';
import { EMPTY, chosenGroups, groupState, select } from './selection.ts';

const people = library.filter(({ department }) => department === 'İnsan Kaynakları');
const choose = (...ids: number[]) => select(EMPTY, { type: 'choose', ids, on: true });

describe('selection', () => {
  it('chooses once and lets go again', () => {
    const twice = select(choose(101, 103), { type: 'choose', ids: [101], on: true });
    expect(twice.chosen.toSorted()).toEqual([101, 103]);
    expect(select(twice, { type: 'choose', ids: [101], on: false }).chosen).toEqual([103]);
  });

  it('keeps department and key of an activity through a deselection', () => {
    let state = select(choose(101), { type: 'assign', ids: [101], department: 1 });
    state = select(state, { type: 'keyed', keys: { 101: 'first' } });
    state = select(state, { type: 'choose', ids: [101], on: false });
    state = select(state, { type: 'keyed', keys: { 101: 'second' } });
    expect(state).toEqual({ chosen: [], departments: { 101: 1 }, keys: { 101: 'first' } });
  });

  it('forgets what was made and nothing else', () => {
    let state = select(choose(101, 104), { type: 'assign', ids: [101, 104], department: 2 });
    state = select(state, { type: 'keyed', keys: { 101: 'a', 104: 'b' } });
    expect(select(state, { type: 'made', ids: [101] })).toEqual({
      chosen: [104],
      departments: { 104: 2 },
      keys: { 104: 'b' },
    });
  });

  it('clears choices but never a key that was already sent', () => {
    const state = select(choose(101), { type: 'keyed', keys: { 101: 'sent' } });
    expect(select(state, { type: 'clear' })).toEqual({ ...EMPTY, keys: { 101: 'sent' } });
  });

  it('lists the chosen in the order of the screen and drops unknown ids', () => {
    const items = chosenGroups(groups, choose(104, 999, 103)).flatMap((group) => group.items);
    expect(items.map(({ id }) => id)).toEqual([103, 104]);
  });
});

describe('select-all of a group', () => {
  const stateOf = (chosen: number[], copied: number[] = []) =>
    groupState(people, new Set(chosen), new Set(copied));

  it('is empty, indeterminate, then full', () => {
    expect(stateOf([])).toMatchObject({ all: false, some: false, next: { on: true } });
    expect(stateOf([101])).toMatchObject({ all: false, some: true, next: { on: true } });
    expect(stateOf([101, 103])).toMatchObject({ all: true, some: false, next: { on: false } });
  });

  it('leaves out what the company already has', () => {
    expect(stateOf([], [101]).next).toEqual({ ids: [103], on: true });
    expect(stateOf([103], [101])).toMatchObject({
      ...{ all: false, some: true, picked: 1 },
      next: { ids: [103], on: false },
    });
    expect(stateOf([101, 103], [101]).next).toEqual({ ids: [101, 103], on: false });
    expect(stateOf([], [101, 103]).next.ids).toEqual([]);
  });
});
