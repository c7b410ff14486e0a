import type { Language } from '@emanet/contract/shared/primitives';
import type { Role } from '@emanet/contract/shared/roles';
import type { Tx } from '../platform/db.ts';
import { rowsOf } from '../platform/rows.ts';

/**
 * Somebody who works in the company; `departments` are those that a representative stands for,
 * `manages`: they answer for all of it.
 */
export type Member = Readonly<{
  user_id: number;
  fullname: string;
  email: string;
  role: Role;
  dil: Language;
  manages: boolean;
  departments: readonly number[];
}>;

/** The members of the scope's company, in Turkish order. */
export const selectMembers = (tx: Tx): Promise<Member[]> =>
  rowsOf<Member>(tx)`
    select user_id, fullname, email, role, dil, bool_or(role <> 'temsilci') as manages,
      coalesce(array_agg(department_id)
        filter (where role = 'temsilci' and department_id is not null), '{}') as departments
    from company_members() group by user_id, fullname, email, role, dil
    order by coalesce(nullif(fullname, ''), email) collate turkish`;
