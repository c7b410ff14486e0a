import type { Remedy } from '../../records/form/field/FieldNote.tsx';
import { RegisterFormPage } from '../../records/form/RegisterFormPage.tsx';
import type { NameOffer } from '../../records/form/form-props.ts';
import { supplierTransferRegister } from './register.ts';
import { SupplierOffer } from './SupplierOffer.tsx';

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
  return <RegisterFormPage register={supplierTransferRegister} remedies={REMEDIES} offer={offer} />;
}
