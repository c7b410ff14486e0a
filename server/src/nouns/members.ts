import type { Language } from '@emanet/contract/shared/primitives';
import type { Role } from '@emanet/contract/shared/roles';
import type { CompanyScope } from '../platform/access/scope.ts';
import type { Tx } from '../platform/db.ts';
import { fail } from '../platform/errors.ts';
import type { MailContent } from '../platform/mail/layout.ts';
import { enqueueMail, type NewMail } from '../platform/mail/outbox.ts';
import { rowsOf } from '../platform/rows.ts';
import type { Config } from '../platform/start/config.ts';

/** A member of the company; `departments`: those of a representative; `manages`: answers for the whole company. */
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

/**
 * May this member bring work to its end? Managers may; a representative sees and follows actions of the own
 * departments, and writes neither applications nor breaches nor clocks (roles.ts).
 */
export const canFinish = (
  { manages, departments }: Pick<Member, 'manages' | 'departments'>,
  kind: 'action' | 'other',
  department_id: number | null,
): boolean =>
  manages || (kind === 'action' && department_id !== null && departments.includes(department_id));

/**
 * A member in charge, as a row stores the person. Fails with 400 for a non-member, and for a representative
 * who could not see or finish the work.
 */
export async function personInCharge(
  tx: Tx,
  sorumlu_id: number,
  kind: 'action' | 'other',
  department_id: number | null = null,
): Promise<Readonly<{ sorumlu_id: number; sorumlu: string }>> {
  const person = (await selectMembers(tx)).find((one) => one.user_id === sorumlu_id);
  if (!person) return fail('INVALID_INPUT', { fields: { sorumlu_id: 'person' } });
  if (!canFinish(person, kind, department_id))
    return fail('INVALID_INPUT', { fields: { sorumlu_id: 'outOfReach' } });
  return { sorumlu_id, sorumlu: person.fullname || person.email };
}

/** Values of open work without a person who cannot finish it: an undo or a reopening may name a former member. */
export async function withFinisher<Values extends Charge>(
  tx: Tx,
  values: Values,
  kind: 'action' | 'other',
): Promise<Values> {
  const { sorumlu_id, department_id } = values;
  if (sorumlu_id === null) return values;
  const person = (await selectMembers(tx)).find(({ user_id }) => user_id === sorumlu_id);
  return person && canFinish(person, kind, department_id)
    ? values
    : { ...values, sorumlu_id: null, sorumlu: null };
}
type Charge = Readonly<{
  sorumlu_id: number | null;
  sorumlu: string | null;
  department_id: number | null;
}>;

/** Members who answer for all of the company. */
export const selectManagers = async (tx: Tx): Promise<Member[]> =>
  (await selectMembers(tx)).filter(({ manages }) => manages);

/** Puts a mail to each of these members, in their language, into the outbox. */
export async function mailMembers(
  tx: Tx,
  config: Config,
  { company_id }: CompanyScope,
  members: readonly Member[],
  mail: Pick<NewMail, 'urgent' | 'unreported' | 'about'> &
    Readonly<{ content: (language: Language) => MailContent }>,
): Promise<void> {
  for (const { email, dil } of members)
    await enqueueMail(tx, config, {
      ...{ ...mail, to: email, language: dil, company_id },
      content: mail.content(dil),
    });
}
