import type { Language } from '@emanet/contract/shared/primitives';
import type { Supplier } from '@emanet/contract/suppliers';
import { ActionIcon, Group } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from '../../platform/i18n.ts';
import type { Column } from '../../ui/table/column.ts';
import { Cut } from '../../ui/table/Cut.tsx';
import { ENTRY_FIELDS, shownIn, type Entry } from './entry.ts';

/** Acts on an entry. */
type Acts = Readonly<{
  onEdit: (supplier: Supplier) => void;
  onDelete: (supplier: Supplier) => void;
}>;

const WIDTHS: Readonly<Record<keyof Entry, number>> = {
  tedarikci_adi: 260,
  tedarikci_unvan: 240,
  vergi_no: 120,
  yetkili_adi: 170,
  eposta: 220,
  telefon: 150,
  ulke: 120,
};

type Told = Readonly<{ t: TFunction; lang: Language; acts: Acts | undefined }>;

/** Columns of the directory, and what can be done with it. */
export function supplierColumns({ t, lang, acts }: Told): Column<Supplier>[] {
  const columns = ENTRY_FIELDS.map((field): Column<Supplier> => ({
    id: field,
    label: t(`supplierDirectory.fields.${field}`),
    width: WIDTHS[field],
    cell: (one) => <Cut title={shownIn(one, field, lang)} />,
    sortBy: (one) => shownIn(one, field, lang),
  }));
  if (!acts) return columns;
  const last: Column<Supplier> = {
    id: 'acts',
    label: t('supplierDirectory.actions'),
    width: 88,
    rank: 0,
    cell: (one) => <SupplierActs supplier={one} {...acts} />,
    paper: () => null,
  };
  return [...columns, last];
}

/** The buttons of an entry. */
export function SupplierActs({ supplier, onEdit, onDelete }: Acts & { supplier: Supplier }) {
  const { t } = useTranslation();
  const name = supplier.tedarikci_adi;
  return (
    <Group gap={0} wrap="nowrap">
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('supplierDirectory.editOf', { name })}
        onClick={() => onEdit(supplier)}
      >
        <IconPencil size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('supplierDirectory.deleteOf', { name })}
        onClick={() => onDelete(supplier)}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
