import { companies, type CompanyProfile } from '@emanet/contract/companies';
import { told } from '../../ui/form/told.ts';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import { valuesOf } from './form-values.ts';
import { useProfileSaved } from './queries.ts';

/** The form of a company's page; a saved name is shown everywhere. */
export function useCompanyForm(profile: CompanyProfile) {
  const saved = useProfileSaved();
  const form = useApiForm({
    endpoint: companies.update,
    initial: valuesOf(profile),
    bodyOf: (values) => values,
    version: profile.surum,
    secret: ['irtibat_tckn'],
    onDone: told(saved),
  });
  return {
    ...form,
    /** Follows the person's own act beside the form, though the form has unsaved input. */
    followOwn: (row: number) => form.setVersion((known) => (known === row - 1 ? row : known)),
  };
}

/** Form properties that parts of the page need. */
export type CompanyFormState = Pick<ReturnType<typeof useCompanyForm>, 'field' | 'values' | 'set'>;
