import { expect, it } from 'vitest';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import { brokenBy } from '../rules.ts';
import {
  dayAsKnown,
  decisionAddress,
  decisionRows,
  findDecisions,
  touchedBy,
  type AskedDecisions,
} from './decisions.ts';

const ALL: AskedDecisions = { q: '', kinds: [], statuses: [], years: [], mine: false };
const rows = decisionRows('tr');
const idsOf = (asked: Partial<AskedDecisions>, broken = brokenBy([])) =>
  findDecisions(rows, { ...ALL, ...asked }, broken).map(({ id }) => id);
const loyalty = brokenBy([
  {
    tur: 'veri_harita',
    rows: [7, 9].map((id) => ({
      id,
      uyarilar: [{ kod: 'sadakat_dogrulamasi_yok', alan: '', seviye: 'Orta' as const }],
    })),
  },
]);

it.each(LANGUAGES)('lists every entry with its words, the newest first: %s', (lang) => {
  const listed = decisionRows(lang);
  expect(listed).toHaveLength(74);
  for (const { title, kind, status, concerns, asks } of listed)
    for (const text of [title, kind, status, concerns, asks]) expect(text).not.toBe('');
  const days = listed.map(({ entry }) => entry.published ?? '');
  expect(days).toEqual(days.toSorted().toReversed());
});

it('names the rules that rest on an entry, also where they are no rules of a register', () => {
  const of = (id: string) => rows.find((row) => row.id === id);
  expect(of('2026-921')?.rules.map(({ id }) => id)).toEqual([
    'processingActivities.biyometrik_mesai',
  ]);
  expect(of('ss-hatalari-2025')?.rules.length).toBeGreaterThan(2);
  expect(of('cevap-bildirim-2026')?.elsewhere).toHaveLength(1);
  expect(of('quishing-2026')?.rules).toEqual([]);
});

it('is searched by number, day and words, whatever the marks, and reached by a title', () => {
  expect(idsOf({ q: '2026/921' })).toContain('2026-921');
  expect(idsOf({ q: 'sadakat ucuncu' })).toContain('2026-266');
  expect(idsOf({ q: '2026-10-01' })).toEqual(['cevap-bildirim-2026']);
  for (const { title, id } of rows)
    expect(
      idsOf({
        q: new URL(decisionAddress(title), 'https://emanet.test').searchParams.get('q') ?? '',
      }),
    ).toContain(id);
});

it('is narrowed by kind, status, year and by one’s own records', () => {
  expect(idsOf({ kinds: ['taslak'] })).toHaveLength(3);
  expect(idsOf({ statuses: ['okundu'] }).toSorted()).toEqual(['sure-ss', 'yonetmelik-32598']);
  expect(idsOf({ years: ['2024'], kinds: ['kanun'] })).toHaveLength(3);
  expect(idsOf({ mine: true })).toEqual([]);
  expect(idsOf({ mine: true }, loyalty).toSorted()).toEqual(['2026-1491', '2026-266']);
});

it('counts a record once, however many rules touch it', () => {
  const row = rows.find(({ id }) => id === '2026-266');
  expect(row && touchedBy(loyalty, row)).toBe(2);
});

it('says a day as far as it is known', () => {
  expect([dayAsKnown('2026-06-02', 'tr'), dayAsKnown('2024', 'tr')]).toEqual([
    '02.06.2026',
    '2024',
  ]);
  expect(dayAsKnown('2026-08', 'en')).toBe('August 2026');
});
