import type { OwnInvitation } from '@emanet/contract/organization';
import type { Language } from '@emanet/contract/shared/primitives';
import type { SignedIn } from '../../platform/access/actor.ts';
import type { Queries } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { firstOf, rowsOf } from '../../platform/rows.ts';
import type { Services } from '../../platform/services.ts';
import type { Config } from '../../platform/start/config.ts';
import { invitationAnsweredMail } from './emails.ts';

/** Invitations without an answer, the newest first. */
export const ownInvitations = ({ db, clock }: Services, { user_id }: SignedIn) =>
  rowsOf<OwnInvitation>(db.identity)`
    select d.id, d.company_id, c.company_name, d.role, d.egitim_sorumlusu, d.varlik_sorumlusu,
      d.davet_eden, d.son_tarih, array(
        select p.department_name from departments p where p.company_id = d.company_id
          and p.department_id = any (d.departments) order by p.department_name collate turkish
      ) as departmanlar
    from uyelik_davetleri d join companies c using (company_id)
    where d.user_id = ${user_id} and d.durum = 'bekliyor'
      and d.son_tarih > ${clock.now().toISOString()}::timestamptz
    order by d.id desc`;

/** Accepts or declines; the same answer twice is one answer. */
export const answerInvitation = (
  { config, db, clock }: Services,
  { user_id }: SignedIn,
  id: number,
  accepts: boolean,
): Promise<void> =>
  db.identity.transaction().execute(async (tx) => {
    const done = await firstOf<{ durum: string | null }>(tx)`
      select durum from answer_invitation(${user_id}::int, ${id}::int, ${accepts}::boolean,
        ${clock.now().toISOString()}::timestamptz)`;
    if (!done?.durum) fail('NOT_FOUND');
    if (done.durum === 'sonra') fail('INVITATION_WAITS');
    if (done.durum === 'gecti') fail('INVITATION_GONE');
    if (done.durum !== 'ayni') await mailInviter(config, tx, id, accepts);
  });

type Inviter = Readonly<{
  company_id: number;
  company: string;
  to: string;
  language: Language;
  /** The name and address that were invited, never those of the account. */
  fullname: string;
  email: string;
}>;

/** Mails the answer to the sender of the invitation, unless that person has left the company. */
async function mailInviter(config: Config, tx: Queries, id: number, accepts: boolean) {
  const inviter = await firstOf<Inviter>(tx)`
    select d.company_id, c.company_name as company, u.email as to, u.dil as language, d.fullname, d.email
    from uyelik_davetleri d join companies c using (company_id) join users u on u.user_id = d.davet_eden_id
    where d.id = ${id} and u.aktif and exists (select from memberships m
      where m.company_id = d.company_id and m.user_id = u.user_id)`;
  if (!inviter) return;
  const { company_id, to, language, ...known } = inviter;
  await enqueueMail(tx, config, {
    ...{ to, language, company_id, unreported: true },
    content: invitationAnsweredMail(language, { ...known, accepts, address: config.BASE_URL }),
  });
}
