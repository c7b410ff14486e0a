import { ImportPage as Page } from '../../records/import/ImportPage.tsx';
import { assetRegister } from './register.ts';

/** Brings assets in from a sheet. */
export default function ImportPage() {
  return <Page register={assetRegister} />;
}
