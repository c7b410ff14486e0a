import { suppliers, type Supplier } from '@emanet/contract/suppliers';
import { TextInput } from '@mantine/core';
import { useChanged } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { CountryInput } from '../../records/form/controls/CountryInput.tsx';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { RequiredLabel } from '../../ui/form/RequiredLabel.tsx';
import { told } from '../../ui/form/told.ts';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import { bodyOfEntry, ENTRY_FIELDS, entryOf } from './entry.ts';

type Props = Readonly<{
  /** The entry to edit; without one a new entry is added. */
  supplier?: Supplier;
  onClose: () => void;
}>;

/** The form of one entry of the directory. */
export default function SupplierModal({ supplier, onClose }: Props) {
  const { t, lang } = useTranslation();
  const onSaved = useChanged('suppliers');
  const form = useApiForm({
    endpoint: supplier ? suppliers.update : suppliers.create,
    params: supplier && { id: String(supplier.id) },
    initial: entryOf(supplier),
    bodyOf: bodyOfEntry,
    version: supplier?.surum,
    onDone: told(onSaved, onClose),
  });
  const isRenamed =
    supplier !== undefined && form.values.tedarikci_adi.trim() !== supplier.tedarikci_adi;

  return (
    <FormModal
      form={form}
      title={
        supplier
          ? t('supplierDirectory.editTitle', { name: supplier.tedarikci_adi })
          : t('supplierDirectory.addTitle')
      }
      onClose={onClose}
    >
      {ENTRY_FIELDS.map((field, at) => {
        const label = t(`supplierDirectory.fields.${field}`);
        const first = at === 0;
        return field === 'ulke' ? (
          <CountryInput key={field} {...form.field(field)} label={label} lang={lang} home />
        ) : (
          <TextInput
            key={field}
            {...form.field(field)}
            label={first ? <RequiredLabel>{label}</RequiredLabel> : label}
            data-autofocus={first || undefined}
            description={isRenamed && first ? t('supplierDirectory.renames') : undefined}
            required={first}
            withAsterisk={false}
            type={field === 'eposta' ? 'email' : 'text'}
            autoComplete="off"
          />
        );
      })}
    </FormModal>
  );
}
