import { scopeWith } from '../../../platform/access/scope.ts';
import { selectDueActions } from '../../actions/actions.ts';
import { BEGINNING, MOST_DUE, type DueSource } from './source.ts';

/** Open actions that have a last day. */
export const actions: DueSource = async (tx, scope, until) => {
  const reach = scopeWith(scope, 'actions.read');
  const found = await selectDueActions(tx, reach, {
    from: BEGINNING,
    to: until,
    most: MOST_DUE + 1,
  });
  return found.map(({ id, aksiyon_ismi, department_name, son_tarih }) => ({
    tur: 'aksiyon',
    record_id: id,
    ad: aksiyon_ismi,
    department_name,
    // Only those that have a day are found.
    gun: son_tarih ?? until,
  }));
};
