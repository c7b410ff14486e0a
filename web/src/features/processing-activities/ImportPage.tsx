import { ImportPage as Page } from '../../records/import/ImportPage.tsx';
import { processingActivityRegister } from './register.ts';

/** Brings data-processing activities in from a sheet. */
export default function ImportPage() {
  return <Page register={processingActivityRegister} />;
}
