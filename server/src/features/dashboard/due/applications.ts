import { abilitiesOfActor } from '../../../platform/access/actor.ts';
import { scopeWith } from '../../../platform/access/scope.ts';
import { dueApplications } from '../../applications/applications.ts';
import type { DueSource } from './source.ts';

/** Applications of data subjects that are to be answered, for those who see them. */
export const applications: DueSource = async (tx, scope, until) => {
  if (!abilitiesOfActor(scope.actor).includes('applications.read')) return [];
  const found = await dueApplications(tx, scopeWith(scope, 'applications.read'), until);
  return found.map(({ id, basvuru_no, department_name, son_gun }) => ({
    tur: 'basvuru',
    record_id: id,
    ad: basvuru_no,
    department_name,
    gun: son_gun,
  }));
};
