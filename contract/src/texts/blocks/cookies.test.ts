import { describe, expect, it } from 'vitest';
import { COOKIE_CATEGORIES } from '../../cookies.ts';
import { KNOWN_COOKIES, knownCookie, periodIn } from '../../cookies/known.ts';
import type { Values } from '../../records/fields.ts';
import { gridOf } from '../grid.ts';
import { plainOf } from '../model.ts';
import { render } from '../render.ts';
import { bodyOf } from '../templates.ts';

const COVERAGE = { tumu: true, gruplar: [], departmanlar: [], faaliyetler: [], aktarim: null };

const sectionOf = (cookies: readonly Values[], lang: 'tr' | 'en' = 'tr') => {
  const register = {
    ...{ company: { company_id: 1, unvan: 'Ilgaz' }, form: {}, address: 'https://x.example' },
    ...{ activities: [], suppliers: [], bodies: [], assets: [], cookies },
  };
  const text = render(bodyOf('cerez'), COVERAGE, register, { lang, siz: true });
  return text.bolumler.find(({ k }) => k === 'cerezler')?.cumleler ?? [];
};
const tableOf = (cookies: readonly Values[], lang: 'tr' | 'en' = 'tr') =>
  gridOf(sectionOf(cookies, lang).filter(({ hucre }) => hucre)).rows.map(({ cells }) =>
    cells.map((own) => own.map((one) => plainOf(one).trim()).join()),
  );
const headsOf = (cookies: readonly Values[], lang: 'tr' | 'en' = 'tr') =>
  sectionOf(cookies, lang)
    .filter(({ kalin }) => kalin)
    .map((one) => plainOf(one).trim());

const GA: Values = {
  ...{
    id: 1,
    cerez_adi: '_ga',
    kategori: 'analitik',
    taraf: 'birinci',
    saglayan: 'Google Analytics',
  },
  ...{ sure: '2 yıl', amac: knownCookie('_ga')?.amac.tr, yurt_disi: true, ulke: 'Almanya' },
};
const BARE: Values = { id: 2, cerez_adi: 'xyz', kategori: null, yurt_disi: null };

describe('the cookies of a policy', () => {
  it('stand by category with what each asks, its rows telling provider, purpose, period and place', () => {
    expect(headsOf([GA])).toEqual([expect.stringMatching(/^Performans.*açık rızanızla/)]);
    expect(tableOf([GA])).toEqual([
      [
        ...['_ga', 'Google Analytics, birinci taraf', knownCookie('_ga')?.amac.tr, '2 yıl'],
        'evet: Almanya',
      ],
    ]);
  });

  it('of an unknown category are never necessary ones, and what is not known says so', () => {
    for (const kategori of [null, 'bilinmiyor', 'sonradan gelen'])
      expect(headsOf([{ ...BARE, kategori }])).toEqual([
        'Kategorisi bilinmeyen çerezler: zorunlu sayılmaz.',
      ]);
    expect(tableOf([BARE])).toEqual([
      ['xyz', 'bilinmiyor', 'bilinmiyor', 'bilinmiyor', 'bilinmiyor'],
    ]);
    expect(tableOf([{ ...BARE, yurt_disi: false }])[0]?.[4]).toBe('hayır');
  });

  it('are English in English; a purpose in own words is marked as untranslated', () => {
    expect(tableOf([GA], 'en')).toEqual([
      [
        ...['_ga', 'Google Analytics, first party', knownCookie('_ga')?.amac.en, '2 years'],
        'yes: Germany',
      ],
    ]);
    const own = sectionOf([{ ...GA, amac: 'Kendi sözü' }], 'en');
    expect(own.filter(({ yabanci }) => yabanci).map(({ k }) => k)).toEqual(['cerez:1.amac']);
    expect(sectionOf([GA], 'en').some(({ yabanci }) => yabanci)).toBe(false);
  });

  it('are a blank to fill while there is none', () => {
    expect(sectionOf([]).map(plainOf).join()).toContain('____');
  });
});

describe('well-known cookies', () => {
  it('each have one name, a category, a period in both languages, and a purpose in both', () => {
    expect(new Set(KNOWN_COOKIES.map(({ ad }) => ad)).size).toBe(KNOWN_COOKIES.length);
    for (const one of KNOWN_COOKIES) {
      expect(COOKIE_CATEGORIES).toContain(one.kategori);
      expect(['birinci', 'ucuncu']).toContain(one.taraf);
      expect(periodIn(one.sure, 'en')).toMatch(/^(?:session|\d+ [a-z]+)$/);
      expect([one.amac.tr, one.amac.en].every((text) => text.endsWith('.'))).toBe(true);
    }
  });

  it('are found by what stands before a star', () => {
    expect(knownCookie('_ga_ABC123')?.ad).toBe('_ga_*');
    expect(knownCookie('nobody')).toBeUndefined();
  });
});
