import { useTranslation } from '../../platform/i18n.ts';
import { FillOffer } from '../../records/form/FillOffer.tsx';
import type { FieldValue, FormValues } from '../../records/form/values.ts';
import { useSuppliers } from '../../records/kinds/register-names.ts';
import { useRecords } from '../../records/queries.ts';
import { supplierTransferRegister } from './register.ts';
import { supplierFilling } from './supplier-fill.ts';

type Props = Readonly<{
  values: FormValues;
  set: (name: string, value: FieldValue) => void;
  /** The transfer that is edited. */
  except: number | undefined;
}>;

/** Offers to fill the empty fields of a transfer with what is known of its supplier. */
export function SupplierOffer({ values, set, except }: Props) {
  const { t } = useTranslation();
  const { data: directory = [] } = useSuppliers();
  const { data: transfers = [] } = useRecords(supplierTransferRegister);
  return (
    <FillOffer
      values={values}
      set={set}
      filling={supplierFilling(values, { directory, transfers, except })}
      from="knownSupplier"
    >
      {t('form.knownSupplier.text')}
    </FillOffer>
  );
}
