import type { Language } from '@emanet/contract/shared/primitives';
import type { Invitation } from '@emanet/contract/training';
import { TRAINING_CODE, type Certificate } from '@emanet/contract/training/rows';
import { logChange } from '../../../nouns/log.ts';
import type { LinkScope, PersonScope } from '../../../platform/access/scope.ts';
import { secretsOf } from '../../../platform/crypto/former.ts';
import {
  checkCode,
  codeEnd,
  newCode,
  secondsToWait as secondsFrom,
} from '../../../platform/crypto/mailed-code.ts';
import { keyedHash } from '../../../platform/crypto/tokens.ts';
import type { Tx } from '../../../platform/db.ts';
import { fail } from '../../../platform/errors.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import type { Services } from '../../../platform/services.ts';
import { certificateShown, issueCertificate } from './certificates.ts';
import { certificateCodeMail } from '../emails.ts';
import { INVITATIONS } from '../invite.ts';
import {
  lockTraining,
  selectOwnAddress,
  selectOwnCertificate,
  selectPage,
  storeProgress,
  type At,
  type Code,
  type Held,
} from '../page-queries.ts';
import { selectInvitations, type StoredInvitation } from '../queries.ts';
import { selectQuestions } from '../questions.ts';
import { askedIn, resultOf } from '../tries.ts';

type Passed = Code & Pick<Held, 'durum'>;

/** The stored form of a code, valid for one invitation only. */
const codeHash = (secret: string, company_id: number, id: number, code: string): Buffer =>
  keyedHash(secret, 'training-code', `${company_id}:${id}:${code}`);

/**
 * Seconds until another code may be requested. There is no final refusal: after the first few
 * codes, which a stranger with the link may have requested, they come less often.
 */
const secondsToWait = ({ clock }: Pick<Services, 'clock'>, { kod_sayisi, kod_tarihi }: Code) => {
  const { soon, resendSeconds, laterSeconds } = TRAINING_CODE;
  return secondsFrom(kod_sayisi < soon ? resendSeconds : laterSeconds, kod_tarihi, clock.now());
};

/** An address of which a stranger with the link sees only the first letter and the domain. */
const masked = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');

/** Was it passed without a certificate yet? */
const isAwaited = ({ gecme_tarihi, durum }: Passed): boolean =>
  gecme_tarihi !== null && durum !== 'tamamlandi';

/** The code, or the confirmation, that a passed training needs for its certificate. */
export async function awaitedBy(services: Pick<Services, 'clock'>, tx: Tx, row: Passed) {
  if (!isAwaited(row)) return null;
  const email = await selectOwnAddress(tx);
  return { eposta: email && masked(email), bekle: email ? secondsToWait(services, row) : 0 };
}

/** Mails a code for the certificate of a passed training; without an address no mail is sent. */
export async function mailCode(
  { clock, config }: Services,
  tx: Tx,
  link: LinkScope,
  { id, kod_sayisi }: Pick<Held, 'id' | 'kod_sayisi'>,
  language: Language,
): Promise<Partial<Code>> {
  const email = await selectOwnAddress(tx);
  if (email === null) return {};
  const now = clock.now();
  const code = newCode(TRAINING_CODE);
  const kept = {
    kod_ozeti: codeHash(config.SECRET, link.company_id, id, code),
    kod_bitisi: codeEnd(TRAINING_CODE, now),
    kod_hakki: TRAINING_CODE.tries,
    kod_sayisi: kod_sayisi + 1,
    kod_tarihi: now.toISOString(),
  };
  await storeProgress(tx, link, kept);
  const { company_name } = (await selectPage(tx, link)) ?? fail('TRAINING_GONE');
  await enqueueMail(tx, config, {
    to: email,
    language,
    company_id: link.company_id,
    unreported: true,
    content: certificateCodeMail(language, code, company_name),
    occasion: 'reply',
    urgent: true,
    uselessAfterSeconds: TRAINING_CODE.minutes * 60,
  });
  return kept;
}

/** Mails another code, which replaces the last one. */
export const resendCode = (services: Services, link: LinkScope, language: Language) =>
  services.db.write(link, async (tx) => {
    const held = (await lockTraining(tx, link)) ?? fail('TRAINING_GONE');
    if (!(await awaitedBy(services, tx, held))?.eposta) fail('NO_CODE_AWAITED');
    const seconds = secondsToWait(services, held);
    if (seconds > 0) fail('TOO_MANY', { values: { seconds }, retryAfter: seconds });
    const kept = await mailCode(services, tx, link, held, language);
    return (await awaitedBy(services, tx, { ...held, ...kept })) ?? fail('NO_CODE_AWAITED');
  });

/** The right code ends a passed training with its certificate. */
export async function enterCode(services: Services, link: LinkScope, code: string) {
  const { clock, config, db } = services;
  // A wrong code costs a try, so it is stored and refused afterwards.
  const outcome = await db.write(link, async (tx): Promise<Certificate | number> => {
    const held = (await lockTraining(tx, link)) ?? fail('TRAINING_GONE');
    const known = await selectOwnCertificate(tx, link);
    if (known) return certificateShown(known);
    if (!isAwaited(held)) fail('NO_CODE_AWAITED');
    const kept = { hash: held.kod_ozeti, until: held.kod_bitisi, left: held.kod_hakki };
    const entered = secretsOf(config.SECRET).map((secret) =>
      codeHash(secret, link.company_id, held.id, code),
    );
    const left = checkCode(kept, entered, clock.now());
    if (left === 'right') return finishPassed(services, tx, link, held);
    await storeProgress(tx, link, { kod_hakki: left });
    return left;
  });
  if (typeof outcome !== 'number') return outcome;
  return outcome > 0 ? fail('OTP_WRONG', { values: { left: outcome } }) : fail('OTP_EXPIRED');
}

/** Ends a training after its questions were passed, with its certificate. */
export async function finishPassed({ clock }: Pick<Services, 'clock'>, tx: Tx, at: At, held: Held) {
  const set = await selectQuestions(tx, at, held.soru_surumu ?? undefined);
  const asked = askedIn(held, set);
  const sorular = resultOf(asked, held.cevaplar) ?? fail('NO_CODE_AWAITED');
  await storeProgress(tx, at, {
    ilerleme: 100,
    durum: 'tamamlandi',
    tamamlanma_tarihi: clock.now().toISOString(),
    kod_ozeti: null,
    kod_bitisi: null,
  });
  return issueCertificate(tx, at, {
    held,
    day: clock.today(),
    dogru: sorular.filter(({ dogru }) => dogru).length,
    soru_sayisi: asked.length,
    sorular,
  });
}

/**
 * Gives the certificate to a person who passed but receives no code: the manager of the training
 * confirms the person's identity, and is named in the log.
 */
export const confirmPassed = (services: Services, scope: PersonScope, id: number) =>
  services.db.write(scope, async (tx) => {
    const [row] = await selectInvitations(tx, scope, [id]);
    if (!row) return fail('NOT_FOUND');
    if (!isConfirmed(row)) fail('NO_CODE_AWAITED');
    const at = { company_id: scope.company_id, actor: { row_id: id } };
    const held = (await lockTraining(tx, at)) ?? fail('NOT_FOUND');
    if (!isAwaited(held)) fail('NO_CODE_AWAITED');
    const { no } = await finishPassed(services, tx, at, held);
    await logChange(tx, scope, INVITATIONS, [id], {
      islem: 'olay',
      after: { sertifika: `${no}, onayla verildi` },
    });
    const [finished = row] = await selectInvitations(tx, scope, [id]);
    return finished;
  });

/** May it be confirmed: passed, and without an address that receives mails? */
const isConfirmed = ({ kod_bekliyor, email, ulasmadi }: Invitation | StoredInvitation): boolean =>
  kod_bekliyor && (email === null || ulasmadi);
