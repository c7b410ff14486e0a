import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAll, writeAll } from '../../../ui/url-state/url-param.ts';
import { MAP_SPEC, type MapState } from './useMapState.ts';

const readState = (params: URLSearchParams) => readAll(MAP_SPEC, params);
const writeState = (params: URLSearchParams, state: MapState) => writeAll(MAP_SPEC, params, state);

const anyState = fc.record({
  selected: fc.constantFrom('', 'tedarikci:ışık & bordro', 'ulke:'),
  q: fc.string({ maxLength: 20 }),
  special: fc.boolean(),
  abroad: fc.boolean(),
  departments: fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { maxLength: 4 }),
  list: fc.boolean(),
  opened: fc.oneof(
    fc.constant('all' as const),
    fc.uniqueArray(fc.constantFrom('grup:faaliyet:1', 'grup:tedarikci:ulke:a,b|ulke:'), {
      maxLength: 2,
    }),
  ),
});

describe('the address of a map', () => {
  it('says all of its state, and nothing twice', () => {
    fc.assert(
      fc.property(anyState, anyState, (state, before) => {
        const params = writeState(writeState(new URLSearchParams('kayit=4'), before), state);
        expect(readState(new URLSearchParams(params.toString()))).toEqual(state);
        expect(params.get('kayit')).toBe('4');
      }),
    );
  });

  it('is empty for a map as it opens, and leaves out what it does not understand', () => {
    const plain = readState(new URLSearchParams());
    expect(writeState(new URLSearchParams(), plain).toString()).toBe('');
    const odd = new URLSearchParams('departman=x,-3,7&ozel=evet&gorunum=kutu');
    expect(readState(odd)).toEqual({ ...plain, departments: [7] });
  });
});
