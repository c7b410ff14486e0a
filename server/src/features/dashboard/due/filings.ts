import { abilitiesOfActor } from '../../../platform/access/actor.ts';
import { scopeWith } from '../../../platform/access/scope.ts';
import { filingDue } from '../../filings/filings.ts';
import type { DueSource } from './source.ts';

/** The last day on which the registry is to be told of what changed, for those who may file. */
export const filings: DueSource = async (tx, scope, until) => {
  if (!abilitiesOfActor(scope.actor).includes('filings.write')) return [];
  const due = await filingDue(tx, scopeWith(scope, 'filings.write'));
  if (!due || due.son_gun > until) return [];
  return [
    {
      tur: 'verbis_bildirimi',
      record_id: due.id,
      ad: 'VERBİS',
      department_name: null,
      gun: due.son_gun,
    },
  ];
};
