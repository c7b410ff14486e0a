import type { MapNode, NodeKind } from '@emanet/contract/maps';
import { maps } from '@emanet/contract/maps';

/** Shape of one of the two maps: its columns from left to right, and its address. */
export type MapShape = Readonly<{
  key: 'suppliers' | 'assets';
  columns: readonly [NodeKind, NodeKind, NodeKind, NodeKind];
  endpoint: (typeof maps)['suppliers'];
  path: string;
}>;

export const SUPPLIER_MAP: MapShape = {
  key: 'suppliers',
  columns: ['departman', 'faaliyet', 'tedarikci', 'ulke'],
  endpoint: maps.suppliers,
  path: '/tedarikci-haritasi',
};

export const ASSET_MAP: MapShape = {
  key: 'assets',
  columns: ['departman', 'faaliyet', 'varlik', 'tedarikci'],
  endpoint: maps.assets,
  path: '/varlik-haritasi',
};

/** The column of the records behind the lines. */
const RECORDS = 2;

export const recordKind = ({ columns }: MapShape): NodeKind => columns[RECORDS];

const SHOWS_SPECIAL: readonly NodeKind[] = ['faaliyet', 'varlik', 'tedarikci'];
const SHOWS_ABROAD: readonly NodeKind[] = ['varlik', 'tedarikci', 'ulke'];

/** A mark is shown where it is a fact of the box itself, not of all records behind it. */
export const marksOf = ({ tur, ozel_nitelikli, yurt_disi }: MapNode) => ({
  special: ozel_nitelikli === true && SHOWS_SPECIAL.includes(tur),
  abroad: yurt_disi === true && SHOWS_ABROAD.includes(tur),
});

/** Is it a record without an answer whether its data go abroad? */
export const leavesAbroadOpen = ({ tur, yurt_disi }: MapNode): boolean =>
  yurt_disi === null && (tur === 'tedarikci' || tur === 'varlik');
