import { describe, expect, it } from 'vitest';
import { RIGHTS, type Right } from '../data/application-rights.ts';
import { SHIPPED_TEMPLATES } from '../data/application-templates.ts';
import {
  fitsRights,
  groundOf,
  groundsIn,
  isRefusal,
  REFUSAL_GROUNDS,
  REFUSALS,
} from './refusals.ts';

/** Each ground holds a cell for every letter of art. 11/1: refused (x), only by a cited paragraph (?), never (-). */
const TABLE = {
  m28: 'xxxxxxxx?',
  saklama: '-----xx--',
  isleme_sarti: '-----xx--',
  hak_savunma: '-----xx--',
  dogru: '----x-x--',
  otomatik_degil: '-------x-',
  zarar_yok: '--------x',
  kimlik: 'xxxxxxxxx',
  baskasinin_hakki: 'xxxxxxx--',
  sorumlu_degil: 'xxxxxxxxx',
  veri_yok: '-xxxxxxxx',
  hak_disi: 'xxxxxxxxx',
  tekrar: 'xxxxxxxxx',
  usul: 'xxxxxxxxx',
} as const;

it.each(REFUSAL_GROUNDS)('%s has a cell for every right', (ground) => {
  const { rights, cited = {} } = REFUSALS[ground];
  const row = RIGHTS.map((right) => (rights.includes(right) ? 'x' : right in cited ? '?' : '-'));
  expect(row.join('')).toBe(TABLE[ground]);
  expect(REFUSALS[ground].article).toMatch(/m\. ?\d/);
});

it('gives every right a ground of its own matter', () => {
  const general = REFUSAL_GROUNDS.filter((ground) => REFUSALS[ground].rights.length === 9);
  for (const right of RIGHTS)
    expect(
      REFUSAL_GROUNDS.filter(
        (one) => !general.includes(one) && REFUSALS[one].rights.includes(right),
      ),
      right,
    ).not.toEqual([]);
});

describe('a ground', () => {
  it.each<[keyof typeof TABLE, readonly Right[], boolean, boolean]>([
    // An information request is not refused because the data have to be kept.
    ['saklama', ['a', 'b'], false, false],
    // With an erasure beside it, only a partial answer can be.
    ['saklama', ['b', 'e'], false, true],
    ['saklama', ['e', 'ğ'], true, true],
    ['zarar_yok', ['g'], false, false],
    ['veri_yok', ['a'], false, false],
    ['kimlik', [...RIGHTS], true, true],
  ])('%s refuses %j: wholly %s, in part %s', (ground, rights, wholly, inPart) => {
    expect(fitsRights([ground], rights, 'ret', '')).toBe(wholly);
    expect(fitsRights([ground], rights, 'kismen', '')).toBe(inPart);
  });

  it('of art. 28 refuses compensation by its first paragraph alone', () => {
    expect(fitsRights(['m28'], ['ğ'], 'ret', 'm. 28/2-b uyarınca')).toBe(false);
    expect(fitsRights(['m28'], ['ğ'], 'ret', 'm. 28/1-d uyarınca')).toBe(true);
    expect(fitsRights(['m28'], ['ğ'], 'ret')).toBe(true);
  });
});

it('states a ground in every shipped text that refuses', () => {
  const refusing = SHIPPED_TEMPLATES.filter(({ sonuc }) => isRefusal(sonuc));
  expect(refusing.filter(({ kod }) => !groundOf(kod)).map(({ kod }) => kod)).toEqual([]);
  const stated = REFUSAL_GROUNDS.flatMap((ground) => REFUSALS[ground].templates);
  expect([...stated].sort()).toEqual(refusing.map(({ kod }) => kod).sort());
});

it('lets several grounds carry a full refusal together, each for a right of its own', () => {
  const rights = ['b', 'e'] as const;
  const [kept, other] = ['saklama', 'baskasinin_hakki'] as const;
  expect(fitsRights([kept], rights, 'ret')).toBe(false);
  expect(fitsRights([kept, other], rights, 'ret')).toBe(true);
  expect(fitsRights([kept, 'zarar_yok'], rights, 'kismen')).toBe(false);
  expect(fitsRights([], rights, 'kismen')).toBe(false);
  expect(groundsIn({ ret_nedeni: kept, ret_ek_nedenler: [other, kept] })).toEqual([kept, other]);
  expect(groundsIn({ ret_nedeni: null, ret_ek_nedenler: [other] })).toEqual([]);
});
