import { scopeWith } from '../../../platform/access/scope.ts';
import { reviewsDue } from '../../documents/documents.ts';
import { BEGINNING, type DueSource } from './source.ts';

/** Current documents that are to be reviewed. */
export const documentReviews: DueSource = async (tx, scope, until) => {
  const found = await reviewsDue(tx, scopeWith(scope, 'documents.read'), BEGINNING, until);
  return found.map(({ id, dokuman_ismi, gozden_gecirme }) => ({
    tur: 'dokuman',
    record_id: id,
    ad: dokuman_ismi,
    department_name: null,
    gun: gozden_gecirme,
  }));
};
