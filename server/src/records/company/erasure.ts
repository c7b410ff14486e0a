import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { dayOf } from '@emanet/contract/shared/time/today';
import type { Language } from '@emanet/contract/shared/primitives';
import { sql } from 'kysely';
import { logChange } from '../../nouns/log.ts';
import { mailMembers, selectManagers } from '../../nouns/members.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { MailContent } from '../../platform/mail/layout.ts';
import type { Config } from '../../platform/start/config.ts';
import { erasureAskedMail, erasureCancelledMail } from './emails.ts';
import { firstOf } from '../../platform/rows.ts';

/** Days within which an erasure can be cancelled. */
export const WAITING_DAYS = 30;

/** An erasure that waits. */
export type WaitingErasure = Readonly<{ isteyen: string; istek_tarihi: string; vade: string }>;

/** The erasure of the scope's company that waits, if one does. */
export const selectErasure = (tx: Tx, { company_id }: CompanyScope) =>
  firstOf<WaitingErasure>(tx)`
    select isteyen, istek_tarihi, vade from sirket_silmeleri
    where company_id = ${company_id} and vazgecme_tarihi is null and silinme_tarihi is null`;

type Asking = Readonly<{ scope: CompanyScope; config: Config; by: string; user_id: number | null }>;

/** Requests the erasure of the scope's company in thirty days; its managers get a mail. */
export async function askErasure(tx: Tx, { scope, config, by, user_id }: Asking) {
  const { company_id } = scope;
  const company = await nameOf(tx, scope);
  if (await selectErasure(tx, scope)) fail('ERASURE_ASKED');
  await sql`insert into sirket_silmeleri (company_id, company_name, isteyen, isteyen_id, vade)
    values (${company_id}, ${company}, ${by}, ${user_id},
      now() + make_interval(days => ${WAITING_DAYS}))`.execute(tx);
  const asked = await selectErasure(tx, scope);
  if (!asked) throw new Error('an erasure that was just asked for is not there');
  await logErasure(tx, scope, null, asked.vade);
  const day = daysAfter(dayOf(asked.istek_tarihi), WAITING_DAYS);
  await tellManagers(tx, { scope, config }, (language) =>
    erasureAskedMail(language, { company, by, day }),
  );
  return asked;
}

/** Cancels the erasure of the scope's company; its managers get a mail. */
export async function cancelErasure(tx: Tx, { scope, config, by }: Omit<Asking, 'user_id'>) {
  const asked = (await selectErasure(tx, scope)) ?? fail('ERASURE_NONE');
  await sql`update sirket_silmeleri set vazgecen = ${by}, vazgecme_tarihi = now()
    where company_id = ${scope.company_id} and vazgecme_tarihi is null
      and silinme_tarihi is null`.execute(tx);
  await logErasure(tx, scope, asked.vade, null);
  const company = await nameOf(tx, scope);
  await tellManagers(tx, { scope, config }, (language) =>
    erasureCancelledMail(language, { company, by }),
  );
}

const logErasure = (tx: Tx, scope: CompanyScope, before: string | null, after: string | null) =>
  logChange(tx, scope, { tur: 'sirket' }, scope.company_id, {
    islem: 'güncelleme',
    before: { silinme_tarihi: before },
    after: { silinme_tarihi: after },
  });

async function nameOf(tx: Tx, { company_id }: CompanyScope): Promise<string> {
  const found = await tx
    .selectFrom('companies')
    .select('company_name')
    .where('company_id', '=', company_id)
    .executeTakeFirst();
  return found?.company_name ?? fail('NOT_FOUND');
}

const tellManagers = async (
  tx: Tx,
  { scope, config }: Pick<Asking, 'scope' | 'config'>,
  content: (language: Language) => MailContent,
) => mailMembers(tx, config, scope, await selectManagers(tx), { content });
