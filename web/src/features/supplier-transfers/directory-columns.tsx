import type { Language } from '@emanet/contract/shared/primitives';
import type { ListedSupplier } from '@emanet/contract/suppliers';
import type { TFunction } from 'i18next';
import type { Column } from '../../ui/table/column.ts';
import { Cut } from '../../ui/table/Cut.tsx';
import { ENTRY_FIELDS, shownIn, type Entry } from './entry.ts';

type Size = Readonly<{ width: number; rank: number }>;

const NAME = { width: 300, least: 200 };
const SIZES: Readonly<Record<Exclude<keyof Entry, 'tedarikci_adi'>, Size>> = {
  tedarikci_unvan: { width: 260, rank: 3 },
  vergi_no: { width: 120, rank: 7 },
  yetkili_adi: { width: 160, rank: 4 },
  eposta: { width: 220, rank: 5 },
  telefon: { width: 150, rank: 6 },
  ulke: { width: 120, rank: 2 },
};

const USES = ['aktarim_sayisi', 'varlik_sayisi'] as const;

/** Columns of the directory: the name, how often it is used, and the details of the entry. */
export function supplierColumns(t: TFunction, lang: Language): Column<ListedSupplier>[] {
  const [name, ...details] = ENTRY_FIELDS.map((field): Column<ListedSupplier> => ({
    id: field,
    label: t(`supplierDirectory.fields.${field}`),
    ...(field === 'tedarikci_adi' ? NAME : SIZES[field]),
    cell: (one) => <Cut title={shownIn(one, field, lang)} />,
    sortBy: (one) => shownIn(one, field, lang),
  }));
  const uses = USES.map((field, rank): Column<ListedSupplier> => ({
    id: field,
    label: t(`supplierDirectory.fields.${field}`),
    width: 110,
    rank,
    figure: true,
    fallsFirst: true,
    cell: (one) => (one[field] === 0 ? '–' : one[field]),
    sortBy: (one) => one[field],
  }));
  return [...(name ? [name] : []), ...uses, ...details];
}
