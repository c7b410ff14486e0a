import { SUPPLIER_TRANSFER_RULES } from '@emanet/contract/records/rules/supplier-rules';
import type { Remedy } from '../../records/form/field/FieldNote.tsx';
import { RegisterFormPage } from '../../records/form/RegisterFormPage.tsx';
import type { NameOffer } from '../../records/form/form-props.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { FillOffer } from '../../records/form/FillOffer.tsx';
import type { FieldValue, FormValues } from '../../records/form/values.ts';
import { useSuppliers } from '../../records/kinds/register-names.ts';
import { useRecords } from '../../records/queries.ts';
import { supplierTransferRegister } from './register.ts';
import { supplierFilling } from './supplier-fill.ts';

/** Where each warning of the field guide is put right. */
const REMEDIES: Readonly<Record<string, Remedy>> = {
  ozel_nitelikli_dayanak_yok: { field: 'aktarim_sarti' },
  yurt_disi_mekanizma_yok: { actions: '/aksiyonlar' },
  bildirim_gecikti: { actions: '/aksiyonlar' },
  veri_isleyen_sozlesmesi_yok: { actions: '/aksiyonlar' },
  sozlesme_bitti: { actions: '/aksiyonlar' },
};

const offer: NameOffer = ({ id, ...form }) => <SupplierOffer {...form} except={id} />;

/** Adds a supplier transfer, or edits the one named in the address. */
export default function FormPage() {
  return (
    <RegisterFormPage
      register={supplierTransferRegister}
      rules={SUPPLIER_TRANSFER_RULES}
      remedies={REMEDIES}
      offer={offer}
    />
  );
}

type Props = Readonly<{
  values: FormValues;
  set: (name: string, value: FieldValue) => void;
  /** The edited transfer. */
  except: number | undefined;
}>;

/** Offers to fill the empty fields of a transfer with known facts of its supplier. */
function SupplierOffer({ values, set, except }: Props) {
  const { t } = useTranslation();
  const { data: directory = [] } = useSuppliers();
  const named = values.tedarikci_adi !== null && values.tedarikci_adi !== '';
  const { data: transfers = [] } = useRecords(supplierTransferRegister, named);
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
