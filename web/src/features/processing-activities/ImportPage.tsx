import { ImportPage as Page } from '../../records/import/ImportPage.tsx';
import { processingActivityRegister } from './register.ts';

/** Imports data-processing activities from a sheet. */
export default function ImportPage() {
  return <Page register={processingActivityRegister} />;
}
