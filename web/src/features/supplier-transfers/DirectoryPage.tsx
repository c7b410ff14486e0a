import { suppliers, type ListedSupplier } from '@emanet/contract/suppliers';
import { IconAddressBook } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { useCan, useReadsAll } from '../../platform/session/session.tsx';
import { useSuppliers } from '../../records/kinds/register-names.ts';
import { listAddress } from '../../records/list-address.ts';
import { NounPage } from '../../records/noun/NounPage.tsx';
import { BackButton } from '../../ui/buttons/BackButton.tsx';
import { supplierTransferRegister } from './register.ts';
import { DIRECTORY, supplierLook } from './supplier-look.ts';

const SupplierUses = atFirstMove(() => import('./SupplierUses.tsx'));

const FIGURES = ['aktarim_sayisi', 'varlik_sayisi'];
const usesOf = (one: ListedSupplier) => one.aktarim_sayisi + one.varlik_sayisi;

/** /tedarikciler/rehber: the suppliers of a company, each under one name, and their records. */
export default function DirectoryPage() {
  const { t } = useTranslation();
  const unused = useReadsAll() ? 'unused' : 'unusedHere';
  return (
    <NounPage<ListedSupplier>
      look={supplierLook}
      query={useSuppliers()}
      calls={{ ...suppliers, add: suppliers.create }}
      mayAdd={useCan('suppliers.create')}
      icon={<IconAddressBook size={20} aria-hidden />}
      words={{
        of: (word) => t(`supplierDirectory.${word}`),
        named: (word, name) => t(`supplierDirectory.${word}`, { name }),
        count: (count) => t('supplierDirectory.count', { count }),
      }}
      importAt={`${DIRECTORY}/ice-aktar`}
      figures={FIGURES}
      flag={{
        param: 'kullanilmayan',
        label: t(`supplierDirectory.${unused}`),
        passes: (one) => usesOf(one) === 0,
      }}
      tools={
        <BackButton to={listAddress(supplierTransferRegister)} label={t('fields.suppliers')} />
      }
      noteOf={(row, name, values) =>
        row && name === 'tedarikci_adi' && values[name] !== row.tedarikci_adi
          ? t('supplierDirectory.renames')
          : undefined
      }
      sections={(supplier) => <SupplierUses supplier={supplier} />}
      phone={(one) => ({
        below: one.tedarikci_unvan,
        besideBelow: <span className="em-num">{t('common.records', { count: usesOf(one) })}</span>,
      })}
    />
  );
}
