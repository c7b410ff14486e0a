import type { Action } from '@emanet/contract/actions';
import { describe, expect, it } from 'vitest';
import {
  asInList,
  asOnBoard,
  byUrgency,
  changeTo,
  columnsFor,
  narrowed,
  NOTHING,
  SPEC,
} from './filters.ts';

const action = (rest: Partial<Action>): Action => ({
  id: 1,
  company_id: 1,
  department_id: 7,
  department_name: 'Satış',
  aksiyon_ismi: 'Çalışan aydınlatma metni',
  aksiyon_aciklamasi: null,
  risk: 'Orta',
  durum: false,
  guncel: true,
  mail: false,
  mail_tarihi: null,
  mail_durumu: null,
  mail_nedeni: null,
  dokuman_linki: null,
  dosya_adi: null,
  son_tarih: null,
  sorumlu_id: null,
  sorumlu: null,
  sahip: null,
  notlar: null,
  tekrar: null,
  kayit_turu: null,
  kayit_id: null,
  kayit_adi: null,
  basvuru_id: null,
  basvuru_no: null,
  basvuru_gorevi: null,
  basvuru_alicisi: null,
  surum: 1,
  guncelleyen: 'Ece Örnek',
  olusturma_tarihi: '2026-11-01T08:00:00Z',
  guncellenme_tarihi: '2026-11-01T08:00:00Z',
  tamamlanma_tarihi: null,
  ...rest,
});
const all = [
  action({}),
  action({ id: 2, risk: 'Yüksek', son_tarih: '2026-11-20', sorumlu_id: 4 }),
  action({ id: 3, durum: true, son_tarih: '2026-11-01', mail: true, department_id: 8 }),
];

describe('the actions shown', () => {
  it.each([
    [{}, [1, 2, 3]],
    [{ q: 'CALISAN satis' }, [1, 2, 3]],
    [{ q: 'yok' }, []],
    [{ departments: [8] }, [3]],
    [{ risks: ['Yüksek'] }, [2]],
    [{ people: ['4'] }, [2]],
    [{ state: 'acik' }, [1, 2]],
    [{ state: 'tamam' }, [3]],
    [{ late: true }, [2]],
    [{ mailed: true }, [1, 2]],
    [{ filed: true }, []],
  ] as const)('are narrowed by %o', (asked, ids) => {
    const left = narrowed(all, { ...NOTHING, ...asked }, '2026-11-22');
    expect(left.map(({ id }) => id)).toEqual(ids);
  });
});

describe('a column', () => {
  it('changes the risk, closes, and opens again', () => {
    expect(changeTo(action({}), 'Yüksek')).toEqual({ durum: false, risk: 'Yüksek' });
    expect(changeTo(action({}), 'Tamamlanmış')).toEqual({ durum: true });
    expect(changeTo(action({ durum: true }), 'Orta')).toEqual({ durum: false, risk: 'Orta' });
    expect(changeTo(action({}), 'Orta')).toBeUndefined();
  });

  it('is open to a representative where only the state changes', () => {
    expect(columnsFor(action({}), true)).toEqual(['Yüksek', 'Düşük', 'Tamamlanmış']);
    expect(columnsFor(action({}), false)).toEqual(['Tamamlanmış']);
    expect(columnsFor(action({ durum: true }), false)).toEqual(['Orta']);
  });

  it('shows first on the board what was completed last', () => {
    const done = (id: number, day: string) =>
      action({ id, durum: true, tamamlanma_tarihi: `${day}T08:00:00Z`, son_tarih: null });
    const rows = [done(1, '2026-10-01'), done(2, '2026-11-20'), done(3, '2026-11-03')];
    expect(asOnBoard(rows).map(({ id }) => id)).toEqual([2, 3, 1]);
  });

  it('begins with what is due first', () => {
    expect(all.toSorted(byUrgency).map(({ id }) => id)).toEqual([3, 2, 1]);
  });
});

describe('the list', () => {
  it('opens with late and open actions, and ends with those that are done', () => {
    const day = (id: number, rest: Partial<Action>) => action({ id, ...rest });
    const rows = [
      day(1, { durum: true, tamamlanma_tarihi: '2026-11-02T08:00:00Z', son_tarih: '2026-10-01' }),
      day(2, { son_tarih: null }),
      day(3, { son_tarih: '2026-12-04' }),
      day(4, { son_tarih: '2026-11-04' }),
      day(5, { durum: true, tamamlanma_tarihi: '2026-11-20T08:00:00Z' }),
    ];
    expect(asInList(rows).map(({ id }) => id)).toEqual([4, 3, 2, 5, 1]);
  });

  it('keeps the order that somebody asks for', () => {
    const read = (search: string) => SPEC.sort.read(new URLSearchParams(search));
    expect(read('').key).toBe('');
    expect(read('sirala=-tarih')).toEqual({ key: 'tarih', descending: true });
  });
});
