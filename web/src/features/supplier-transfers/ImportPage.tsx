import { ImportPage as Page } from '../../records/import/ImportPage.tsx';
import { supplierTransferRegister } from './register.ts';

/** Imports supplier transfers from a sheet. */
export default function ImportPage() {
  return <Page register={supplierTransferRegister} />;
}
