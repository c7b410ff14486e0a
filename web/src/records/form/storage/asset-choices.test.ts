import { describe, expect, it } from 'vitest';
import {
  assetGroup,
  tickedCodes,
  toAssets,
  toggled,
  type Asset,
  type PlannedLinks,
} from './asset-choices.ts';

const asset = (id: number, name: string, rest: Partial<Asset> = {}): Asset => ({
  id,
  name,
  type: 'kurumsal_yazilim',
  department_id: 1,
  department: 'İnsan Kaynakları',
  special: false,
  activities: [],
  ...rest,
});
const KEEPING = { id: 7, department_id: 2 };
const NOTHING: PlannedLinks = new Map();
const titles = { all: 'all', some: 'some' };
const namesOf = (assets: readonly Asset[], searching = false) =>
  assetGroup(assets, KEEPING, 'tr', { titles, searching })?.choices.map(({ tr }) => tr);

describe('assets among the places of storage', () => {
  it('stand linked ones first, then those of the department, then by name', () => {
    const assets = [
      asset(1, 'Çelik dolap'),
      asset(2, 'Arşiv odası'),
      asset(3, 'Yedekleme', { department_id: 2 }),
      asset(4, 'Zarf kutusu', { activities: [7] }),
    ];
    expect(namesOf(assets)).toEqual(['Zarf kutusu', 'Yedekleme', 'Arşiv odası', 'Çelik dolap']);
  });

  it('stay few until something is searched for', () => {
    const many = Array.from({ length: 40 }, (_, place) => asset(place + 1, `Sunucu ${place}`));
    expect(namesOf(many)).toHaveLength(8);
    expect(namesOf(many, true)).toHaveLength(40);
    expect(assetGroup([], KEEPING, 'tr', { titles, searching: false })).toBeUndefined();
  });

  it('are no places once they are destroyed', () => {
    const row = {
      id: 1,
      company_id: 1,
      department_id: 1,
      department_name: 'Arşiv',
      guncelleyen: '',
      surum: 1,
      unread_count: 0,
      hukum: 'Hazır' as const,
      onay_surumu: null,
      onay_tarihi: null,
      risk: 'Düşük' as const,
      eksiksizlik: 0,
      uyarilar: [],
      ozel_nitelikli: false,
      olusturma_tarihi: '',
      guncellenme_tarihi: '',
      varlik_ismi: 'Eski disk',
    };
    expect(toAssets([row])).toHaveLength(1);
    expect(toAssets([{ ...row, varlik_durumu: 'imha_edildi' }])).toEqual([]);
  });
});

describe('ticking an asset', () => {
  const first = asset(1, 'Bordro yazılımı');
  const second = asset(2, 'İzin yazılımı');
  const assets = [first, second];
  const tick = (one: Asset, planned: PlannedLinks, types: readonly string[]) =>
    toggled(one, { assets, planned, keeping: KEEPING }, types);

  it('ticks its type along with it, which leaves with the last asset that brought it', () => {
    const one = tick(first, NOTHING, ['diger_ortam']);
    expect(one.types).toEqual(['diger_ortam', 'kurumsal_yazilim']);
    expect(tickedCodes(assets, one.planned, KEEPING)).toEqual(['varlik:1']);
    const both = tick(second, one.planned, one.types);
    const left = tick(first, both.planned, both.types);
    expect(left.types).toEqual(['diger_ortam', 'kurumsal_yazilim']);
    const none = tick(second, left.planned, left.types);
    expect(none.types).toEqual(['diger_ortam']);
    expect(none.planned.size).toBe(0);
  });

  it('leaves a type that was ticked before', () => {
    const one = tick(first, NOTHING, ['kurumsal_yazilim']);
    expect(tick(first, one.planned, one.types).types).toEqual(['kurumsal_yazilim']);
  });

  it('unlinks one that is linked, and takes that back', () => {
    const linked = asset(3, 'Özlük dosyaları', { activities: [7] });
    const state = { assets: [linked], planned: NOTHING, keeping: KEEPING };
    const gone = toggled(linked, state, ['kurumsal_yazilim']);
    expect(gone.planned.get(3)?.way).toBe('cikar');
    expect(gone.types).toEqual(['kurumsal_yazilim']);
    const back = toggled(linked, { ...state, planned: gone.planned }, gone.types);
    expect(back.planned.size).toBe(0);
  });
});
