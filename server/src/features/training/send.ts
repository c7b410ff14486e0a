import type { CompanyScope } from '../../platform/access/scope.ts';
import { openingSeal } from '../../platform/crypto/company-seal.ts';
import type { Tx } from '../../platform/db.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { trainingMail, type TrainingMail } from './emails.ts';
import type { Addressee } from './queries.ts';
import { selectSettings } from './settings.ts';
import { tokenOf, trainingLink } from './invite.ts';
import { selectCompanyName } from '../../nouns/company-name.ts';

/** Begins the name of an invitation in the outbox. */
export const ABOUT = 'egitim:';

/** Puts a mail with the own link to each of these people into the outbox. */
export async function mailInvitations(
  tx: Tx,
  scope: CompanyScope,
  { config }: Pick<Services, 'config'>,
  kind: TrainingMail,
  people: readonly Addressee[],
): Promise<void> {
  if (people.length === 0) return;
  const company_name = await selectCompanyName(tx, scope);
  const { son_tarih } = await selectSettings(tx, scope);
  const own = await openingSeal(tx, config);
  for (const { id, fullname, email, dil, token_muhurlu } of people) {
    const link = trainingLink(config, tokenOf(own, token_muhurlu), dil);
    await enqueueMail(tx, config, {
      to: email,
      language: dil,
      company_id: scope.company_id,
      unreported: true,
      content: trainingMail(dil, kind, { fullname, company_name, son_tarih, link }),
      about: ABOUT + id,
      refusable: true,
    });
  }
}
