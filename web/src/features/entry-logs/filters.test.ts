import type { EntryLog } from '@emanet/contract/entry-logs';
import { describe, expect, it } from 'vitest';
import { beginOf, narrowed, queryOf, type Asked } from './filters.ts';

const entry = (rest: Partial<EntryLog>): EntryLog => ({
  id: 1,
  company_id: 1001,
  user_id: 5,
  fullname: 'Işıl Çağlayan',
  email: 'isil@ornek.test',
  role: 'temsilci',
  ip: '192.0.2.1',
  user_agent: '',
  tarayici: null,
  tarih: '2026-11-20T06:12:04Z',
  sonuc: 'başarılı',
  neden: 'giris_yapildi',
  yontem: null,
  ...rest,
});
const nothing: Asked = { q: '', range: '30', face: 'hepsi', events: [], roles: [], people: [] };

const wrong = entry({ id: 2, sonuc: 'başarısız', neden: 'kod_hatali', role: null, user_id: null });
const switched = entry({ id: 3, neden: 'sirket_degistirme', role: 'danışman', user_id: 8 });
const all = [entry({}), wrong, switched];

describe('the entries shown', () => {
  it.each([
    [{}, [1, 2, 3]],
    [{ q: 'isil 192' }, [1, 2, 3]],
    [{ q: 'yok' }, []],
    [{ face: 'basarisiz' }, [2]],
    [{ face: 'sirket' }, [3]],
    [{ events: ['giris_yapildi', 'kod_hatali'] }, [1, 2]],
    [{ roles: ['danışman'] }, [3]],
    [{ people: ['5'] }, [1]],
  ] as const)('are narrowed by %o', (asked, ids) => {
    expect(narrowed(all, { ...nothing, ...asked }).map(({ id }) => id)).toEqual(ids);
  });
});

it('begins a range on its first day in Turkey', () => {
  const lateInLondon = Date.parse('2026-11-20T22:30:00Z');
  expect(beginOf('1', lateInLondon)).toBe('2026-11-21');
  expect(beginOf('7', lateInLondon)).toBe('2026-11-15');
  expect(beginOf('0', lateInLondon)).toBeUndefined();
});

it('asks the sheet for what the list shows', () => {
  const asked = { ...nothing, range: '0', q: 'isil', face: 'basarisiz', people: ['5'] } as const;
  expect(queryOf(asked)).toEqual({ q: 'isil', sonuc: 'başarısız', user_id: '5' });
});
