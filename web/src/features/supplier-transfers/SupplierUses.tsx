import { suppliers, type ListedSupplier } from '@emanet/contract/suppliers';
import { at, useRead } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useReadsAll } from '../../platform/session/session.tsx';
import { LinkedSections } from '../../records/drawer/LinkedRecords.tsx';

const COUNTS = { veri_aktarim: 'aktarim_sayisi', varlik_listesi: 'varlik_sayisi' } as const;

/** Transfers and assets that name a supplier, as sections of its drawer. */
export default function SupplierUses({ supplier }: Readonly<{ supplier: ListedSupplier }>) {
  const { t } = useTranslation();
  const unused = useReadsAll() ? 'unusedBy' : 'unusedHereBy';
  return (
    <LinkedSections
      query={useRead(suppliers.uses, at(supplier.id))}
      kinds={['veri_aktarim', 'varlik_listesi']}
      failed={t('supplierDirectory.usesFailed')}
      section={(kind, rows) => ({
        title: t(`supplierDirectory.uses.${kind}`),
        count: Math.max(supplier[COUNTS[kind]], rows.length),
        none: t(`supplierDirectory.${unused}.${kind}`),
        more: t('supplierDirectory.firstOnes', { count: rows.length }),
        unnamed: t('supplierDirectory.noService'),
      })}
    />
  );
}
