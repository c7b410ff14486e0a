import { textSignatures } from '@emanet/contract/texts/signatures';
import { sendNamed } from '../../../platform/http/disposition.ts';
import type { App } from '../../../platform/http/app.ts';
import { onceKeyOf } from '../../../platform/http/idempotency-key.ts';
import { companyRoute, scopedRoutes } from '../../../platform/http/route.ts';
import { linkPages } from '../../../platform/pages/link-page.ts';
import { withLeftOut } from '../../../records/left-out.ts';
import { done } from '../sentences.ts';
import { recordWithdrawal, withdrawConsent } from './consents.ts';
import { signingPage } from './page.ts';
import {
  askToSign,
  declare,
  listSignatures,
  ownReceipt,
  proofOf,
  remindToSign,
  SIGNATURE_LINK,
  withdrawSignature,
} from './signatures.ts';

/** The signature list of a text, and the page that its links open. */
export function signatureRoutes(app: App): void {
  const { services } = app;
  const { changes } = scopedRoutes(app);

  companyRoute(app, textSignatures.list, ({ scope, params }) =>
    listSignatures(services, scope, params.id),
  );
  changes(
    textSignatures.ask,
    (_, { atlanan }) => withLeftOut(done.asked, done.leftOut, atlanan),
    ({ scope, params, body, request }) =>
      askToSign(services, scope, params.id, body, {
        language: request.language,
        key: onceKeyOf(request),
      }),
  );
  changes(textSignatures.remind, done.reminded, ({ scope, params, body }) =>
    remindToSign(services, scope, params.id, body),
  );
  changes(textSignatures.withdraw, done.withdrawn, ({ scope, params }) =>
    withdrawSignature(services, scope, params.id),
  );
  companyRoute(app, textSignatures.proof, async ({ scope, params, query, reply }) =>
    sendNamed(reply, await proofOf(services, scope, params.id, query)),
  );

  const { takes, sends } = linkPages(app, SIGNATURE_LINK, {
    purpose: 'text:signature',
    opened: 'metin_acildi',
    show: signingPage,
    anchor: '#beyan',
  });
  sends('/pdf', ownReceipt);
  takes(textSignatures.declare, done.declared, declare, { noted: 'metin_beyani' });
  takes(textSignatures.withdrawConsent, done.consentWithdrawn, withdrawConsent, {
    noted: 'riza_geri_alindi',
  });
  changes(textSignatures.recordWithdrawal, done.consentWithdrawn, ({ scope, params, body }) =>
    recordWithdrawal(services, scope, params.id, body),
  );
}
