import { ImportPage as Page } from '../../records/import/ImportPage.tsx';
import { publicTransferRegister } from './register.ts';

/** Imports public transfers from a sheet. */
export default function ImportPage() {
  return <Page register={publicTransferRegister} />;
}
