import type { Language } from '@emanet/contract/shared/primitives';
import { fail } from '../../platform/errors.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { MailContent } from '../../platform/mail/layout.ts';
import type { Services } from '../../platform/services.ts';
import type { Queries } from '../../platform/db.ts';
import { formMail, requestMail } from './emails.ts';
import {
  insertForm,
  insertRequest,
  receiptOf,
  type NewAccountRequest,
  type NewForm,
  type Receipt,
} from './queries.ts';

/** Stores a contact form and notifies the operators; a repetition gets the first receipt. */
export const addForm = ({ config, db }: Services, form: NewForm): Promise<Receipt> =>
  db.identity.transaction().execute(async (tx) => {
    const receipt = await insertForm(tx, form);
    if (!receipt)
      return (await receiptOf(tx, 'public_forms', form.istek_ozeti)) ?? fail('UNAVAILABLE');
    if (!form.supheli)
      await tellOperators(tx, config, (language) => formMail(language, receipt.id, form));
    return receipt;
  });

/** Stores a request for an account and notifies the operators; an address waits once. */
export const addRequest = ({ config, db }: Services, request: NewAccountRequest) =>
  db.identity.transaction().execute(async (tx) => {
    const receipt = await insertRequest(tx, request);
    if (!receipt)
      return (
        (await receiptOf(tx, 'free_account_requests', request.istek_ozeti)) ??
        fail('ACCOUNT_PENDING', { fields: { email: 'waiting_email' } })
      );
    if (!request.supheli)
      await tellOperators(tx, config, (language) => requestMail(language, receipt.id, request));
    return receipt;
  });

/** Mails the operators in their language. Without CONTACT_INBOX they read the list (`npm run admin -- forms`). */
async function tellOperators(
  tx: Queries,
  config: Services['config'],
  contentIn: (language: Language) => MailContent,
): Promise<void> {
  const { CONTACT_INBOX: to, OPERATOR_LANGUAGE: language } = config;
  if (to) await enqueueMail(tx, config, { to, language, content: contentIn(language) });
}
