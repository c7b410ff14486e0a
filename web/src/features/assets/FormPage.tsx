import { ASSET_RULES } from '@emanet/contract/records/rules/asset-rules';
import type { Remedy } from '../../records/form/field/FieldNote.tsx';
import { RegisterFormPage } from '../../records/form/RegisterFormPage.tsx';
import { assetRegister } from './register.ts';

/** Where each warning of the field guide is put right. */
const REMEDIES: Readonly<Record<string, Remedy>> = {
  ozel_nitelikli_sifresiz: { actions: '/aksiyonlar' },
  yedek_yok: { actions: '/aksiyonlar' },
  yurt_disi_tedarikci_yok: { actions: '/aksiyonlar' },
};

/** Adds an asset, or edits the one named in the address. */
export default function FormPage() {
  return <RegisterFormPage register={assetRegister} rules={ASSET_RULES} remedies={REMEDIES} />;
}
