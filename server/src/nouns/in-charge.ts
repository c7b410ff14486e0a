import type { CompanyScope } from '../platform/access/scope.ts';
import type { Tx } from '../platform/db.ts';
import { firstOf } from '../platform/rows.ts';
import type { ReplyTo } from '../platform/mail/outbox.ts';

/** The consultant in charge of a client, who answers what its representatives write back. */
export const selectInCharge = (
  tx: Tx,
  { company_id }: CompanyScope,
): Promise<ReplyTo | undefined> =>
  firstOf<ReplyTo>(tx)`
    select coalesce(nullif(m.fullname, ''), m.email) as name, m.email
    from portfoy_sorumlulari s
    join company_members() m on m.user_id = s.sorumlu_id and m.role = 'danışman'
    where s.company_id = ${company_id}`;
