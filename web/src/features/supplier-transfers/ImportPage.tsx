import { ImportPage as Page } from '../../records/import/ImportPage.tsx';
import { supplierTransferRegister } from './register.ts';

/** Brings supplier transfers in from a sheet. */
export default function ImportPage() {
  return <Page register={supplierTransferRegister} />;
}
