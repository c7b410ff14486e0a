import type { Supplier } from '@emanet/contract/suppliers';
import { ActionIcon, Table } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { ENTRY_FIELDS, shownIn } from './entry.ts';
import classes from './directory.module.css';

type Props = Readonly<{
  suppliers: readonly Supplier[];
  mayWrite: boolean;
  onEdit: (supplier: Supplier) => void;
  onDelete: (supplier: Supplier) => void;
}>;

/** The directory as a table; two lines a supplier on a small screen. */
export function SupplierTable({ suppliers, mayWrite, onEdit, onDelete }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [first, ...others] = ENTRY_FIELDS;
  return (
    <div className={classes.panel}>
      <Table className={classes.table} aria-label={t('supplierDirectory.title')}>
        <Table.Thead>
          <Table.Tr>
            {ENTRY_FIELDS.map((field) => (
              <Table.Th key={field} scope="col">
                {t(`supplierDirectory.fields.${field}`)}
              </Table.Th>
            ))}
            {mayWrite && (
              <Table.Th scope="col" className={classes.acts}>
                {t('supplierDirectory.actions')}
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {suppliers.map((one) => (
            <Table.Tr key={one.id}>
              <Table.Th scope="row" title={one[first]}>
                {one[first]}
              </Table.Th>
              {others.map((field) => (
                <Table.Td key={field} data-field={field} title={shownIn(one, field, lang)}>
                  {shownIn(one, field, lang)}
                </Table.Td>
              ))}
              {mayWrite && (
                <Table.Td className={classes.acts}>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t('supplierDirectory.editOf', { name: one[first] })}
                    onClick={() => onEdit(one)}
                  >
                    <IconPencil size={16} aria-hidden />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t('supplierDirectory.deleteOf', { name: one[first] })}
                    onClick={() => onDelete(one)}
                  >
                    <IconTrash size={16} aria-hidden />
                  </ActionIcon>
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
