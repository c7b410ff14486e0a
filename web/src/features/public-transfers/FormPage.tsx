import { PUBLIC_TRANSFER_RULES } from '@emanet/contract/records/rules/public-rules';
import type { Remedy } from '../../records/form/field/FieldNote.tsx';
import { RegisterFormPage } from '../../records/form/RegisterFormPage.tsx';
import { publicTransferRegister } from './register.ts';

/** Where each warning of the field guide is put right. */
const REMEDIES: Readonly<Record<string, Remedy>> = {
  ozel_nitelikli_dayanak_yok: { field: 'aktarim_sarti' },
  hukuki_dayanak_yok: { actions: '/aksiyonlar' },
};

/** Adds a public transfer, or edits the one named in the address. */
export default function FormPage() {
  return (
    <RegisterFormPage
      register={publicTransferRegister}
      rules={PUBLIC_TRANSFER_RULES}
      remedies={REMEDIES}
    />
  );
}
