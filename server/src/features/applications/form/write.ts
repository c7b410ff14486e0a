import {
  CONFIRMATION,
  MOST_ATTACHED_MB,
  PROOF_FIELD,
  type WrittenApplication,
} from '@emanet/contract/applications/form';
import { actsForAnother } from '@emanet/contract/applications/requesters';
import { cleanText } from '@emanet/contract/shared/clean-text';
import type { LinkScope } from '../../../platform/access/scope.ts';
import {
  openingSeal,
  sealingSeal,
  type CompanySeal,
} from '../../../platform/crypto/company-seal.ts';
import {
  codeEnd,
  newCode,
  secondsToWait as secondsFrom,
} from '../../../platform/crypto/mailed-code.ts';
import { keyedHash, newToken } from '../../../platform/crypto/tokens.ts';
import type { Tx } from '../../../platform/db.ts';
import { fail } from '../../../platform/errors.ts';
import { refuseBeyondRoom } from '../../../platform/files/room.ts';
import { discardUnnamed, settle } from '../../../platform/files/receive.ts';
import { insertFile, type ReceivedFile } from '../../../platform/files/rows.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import type { Visitor } from '../../../platform/http/visitor.ts';
import type { Services } from '../../../platform/services.ts';
import { begin, holdBegun, openApplication } from './begin.ts';
import { codeMail } from './emails.ts';
import { limitCodes } from './limits.ts';
import { insertAttachment } from '../queries.ts';
import { selectForm, updateBegun, type BegunRow } from './queries.ts';

type Written = Omit<WrittenApplication, 'web_sitesi'>;

/** The stored form of a code, valid for one application only. */
export const codeHash = (secret: string, id: number, code: string): Buffer =>
  keyedHash(secret, 'application-code', `${id}:${code}`);

/**
 * Stores the typed data, sealed, with the files, and mails the code that makes them an application.
 * Returns the token of the next page.
 */
export async function submit(
  services: Services,
  slug: string,
  { web_sitesi, ...body }: WrittenApplication,
  received: readonly ReceivedFile[],
  visitor: Pick<Visitor, 'address'>,
): Promise<string> {
  const { clock, db, files } = services;
  // Robots get the answer of a success, so that they learn nothing.
  if (web_sitesi) return newToken();
  const written = clean(body);
  if (received.reduce((sum, { size }) => sum + size, 0) > MOST_ATTACHED_MB * 2 ** 20)
    fail('INVALID_INPUT', { fields: { dosya: 'attachments' } });
  if (actsForAnother(written.basvuran_turu) && !received.some(isProof))
    fail('INVALID_INPUT', { fields: { [PROOF_FIELD]: 'proof' } });
  await limitCodes(services, visitor, written.eposta);
  const { token, scope } = await begin(services, slug);
  const { company_id } = scope;
  const size = received.reduce((sum, file) => sum + file.size, 0);
  const kept = await Promise.all(received.map((file) => settle(files, company_id, file)));
  const write = db.write(scope, async (tx) => {
    if (size > 0)
      await refuseBeyondRoom(services, tx, { company_id, user_id: null, kind: 'basvuru' }, size);
    const begun = await holdBegun(services, tx, scope);
    for (const file of kept) {
      await insertFile(tx, company_id, file);
      await insertAttachment(tx, scope, {
        ...{ basvuru_id: begun.id, kaynak: isProof(file) ? 'yetki' : 'basvuran' },
        ...{ ekleyen: scope.actor.name, tarih: clock.now().toISOString(), dosya_id: file.id },
      });
    }
    await keepWritten(services, tx, scope, written);
    await sendCode(services, tx, scope, begun, written);
  });
  // A refusal leaves no row, and the file would stay until the sweeper deletes it.
  await write.finally(() => Promise.all(kept.map((file) => discardUnnamed(files, db, file))));
  return token;
}

const isProof = ({ input }: ReceivedFile): boolean => input === PROOF_FIELD;

/** Mails another code; to another address, when the first one was wrong. */
export async function resend(
  services: Services,
  { token, eposta }: Readonly<{ token: string; eposta?: string | undefined }>,
  visitor: Pick<Visitor, 'address'>,
): Promise<void> {
  const scope = await openApplication(services, token);
  const to =
    eposta ??
    (
      await services.db.write(scope, async (tx) =>
        writtenIn(await openingSeal(tx, services.config), await holdBegun(services, tx, scope)),
      )
    ).eposta;
  // Outside the transaction: beyond a number of codes this waits.
  await limitCodes(services, visitor, to);
  await services.db.write(scope, async (tx) => {
    const begun = await holdBegun(services, tx, scope);
    const before = writtenIn(await openingSeal(tx, services.config), begun);
    const written = { ...before, eposta: eposta ?? before.eposta };
    if (eposta) await keepWritten(services, tx, scope, written);
    await sendCode(services, tx, scope, begun, written);
  });
}

const clean = (written: Written): Written => ({
  ...written,
  temsil_edilen: actsForAnother(written.basvuran_turu) ? written.temsil_edilen : null,
  talep: cleanText(written.talep) ?? fail('INVALID_INPUT', { fields: { talep: 'required' } }),
  adres: cleanText(written.adres) ?? fail('INVALID_INPUT', { fields: { adres: 'required' } }),
});

const keepWritten = async ({ config }: Services, tx: Tx, scope: LinkScope, written: Written) => {
  const own = await sealingSeal(tx, config);
  await updateBegun(tx, scope, { govde: own.seal('application', JSON.stringify(written)) });
};

/** Unseals the typed data. */
export const writtenIn = (own: CompanySeal, { govde }: BegunRow): Written =>
  govde ? (JSON.parse(own.open('application', govde)) as Written) : fail('APPLICATION_GONE');

/** Seconds until another code may be requested. */
export const secondsToWait = ({ clock }: Services, { son_gonderim }: BegunRow): number =>
  secondsFrom(CONFIRMATION.resendSeconds, son_gonderim, clock.now());

async function sendCode(
  services: Services,
  tx: Tx,
  scope: LinkScope,
  begun: BegunRow,
  { eposta, dil }: Pick<Written, 'eposta' | 'dil'>,
): Promise<void> {
  const { clock, config } = services;
  const { id, gonderim } = begun;
  const now = clock.now();
  const seconds = secondsToWait(services, begun);
  if (seconds > 0) fail('TOO_MANY', { values: { seconds }, retryAfter: seconds });
  if (gonderim >= CONFIRMATION.codes) fail('APPLICATION_GONE');
  const code = newCode(CONFIRMATION);
  await updateBegun(tx, scope, {
    kod_ozeti: codeHash(config.SECRET, id, code),
    kalan_deneme: CONFIRMATION.tries,
    kod_bitisi: codeEnd(CONFIRMATION, now),
    gonderim: gonderim + 1,
    son_gonderim: now.toISOString(),
  });
  const { company_name } = (await selectForm(tx, scope)) ?? fail('APPLICATION_FORM_CLOSED');
  await enqueueMail(tx, config, {
    to: eposta,
    language: dil,
    company_id: scope.company_id,
    unreported: true,
    content: codeMail(dil, code, company_name),
    occasion: 'reply',
    urgent: true,
    uselessAfterSeconds: CONFIRMATION.minutes * 60,
  });
}
