import { companies, type CompanyProfile } from '@emanet/contract/companies';
import { told } from '../../ui/form/told.ts';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import { valuesOf } from './form-values.ts';
import { useProfileSaved } from './queries.ts';

/** The form of a company's page; a saved name is shown everywhere. */
export function useCompanyForm(profile: CompanyProfile) {
  const saved = useProfileSaved();
  return useApiForm({
    endpoint: companies.update,
    initial: valuesOf(profile),
    bodyOf: (values) => values,
    version: profile.surum,
    onDone: told(saved),
  });
}

/** Form properties that parts of the page need. */
export type CompanyFormState = Pick<ReturnType<typeof useCompanyForm>, 'field' | 'values' | 'set'>;
