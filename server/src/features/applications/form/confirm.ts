import { randomInt, timingSafeEqual } from 'node:crypto';
import {
  CONFIRMATION,
  type Receipt,
  type WrittenApplication,
} from '@emanet/contract/applications/form';
import { cleanText } from '@emanet/contract/shared/clean-text';
import type { Language } from '@emanet/contract/shared/primitives';
import type { LinkScope } from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';
import { fail } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import { seal, unseal } from '../../../platform/crypto/seal.ts';
import type { Services } from '../../../platform/services.ts';
import { keyedHash } from '../../../platform/crypto/tokens.ts';
import { announceApplicationJob } from '../announce.ts';
import { daysOf } from '../deadline.ts';
import { logEvent } from '../events.ts';
import { identityColumns } from '../identity.ts';
import { receiptPdf } from '../letter.ts';
import { holdBegun, openApplication } from './begin.ts';
import { codeMail } from './emails.ts';
import { limitCodes } from './limits.ts';
import {
  deleteBegun,
  insertApplication,
  lockBegun,
  selectAttached,
  selectForm,
  selectReceipt,
  updateBegun,
  type Begun,
} from './queries.ts';

type Written = Omit<WrittenApplication, 'token' | 'web_sitesi'>;

const codeHash = (secret: string, id: number, code: string) =>
  keyedHash(secret, 'application-code', `${id}:${code}`);

/** Keeps what was written, sealed, and mails the code that makes it an application. */
export async function submit(services: Services, body: WrittenApplication): Promise<void> {
  const { token, web_sitesi, ...written } = body;
  const scope = await openApplication(services, token);
  // Robots are told that all went well.
  if (web_sitesi) return;
  await limitCodes(services, written.eposta);
  await services.db.write(scope, async (tx) => {
    const begun = await holdBegun(services, tx, scope);
    const govde = seal(services.config.SECRET, 'application', JSON.stringify(clean(written)));
    await updateBegun(tx, scope, { govde });
    await sendCode(services, tx, scope, begun, written);
  });
}

/** Mails another code for what was written. */
export async function resend(services: Services, token: string): Promise<void> {
  const scope = await openApplication(services, token);
  await services.db.write(scope, async (tx) => {
    const begun = await holdBegun(services, tx, scope);
    const written = writtenIn(services, begun);
    await limitCodes(services, written.eposta);
    await sendCode(services, tx, scope, begun, written);
  });
}

const clean = (written: Written): Written => ({
  ...written,
  talep: cleanText(written.talep) ?? fail('INVALID_INPUT', { fields: { talep: 'required' } }),
  adres: cleanText(written.adres) ?? fail('INVALID_INPUT', { fields: { adres: 'required' } }),
});

const writtenIn = ({ config }: Services, { govde }: Begun): Written =>
  govde
    ? (JSON.parse(unseal(config.SECRET, 'application', govde)) as Written)
    : fail('APPLICATION_GONE');

async function sendCode(
  { clock, config }: Services,
  tx: Tx,
  scope: LinkScope,
  { id, gonderim, son_gonderim }: Begun,
  { eposta, dil }: Pick<Written, 'eposta' | 'dil'>,
): Promise<void> {
  const now = clock.now().getTime();
  const since = son_gonderim === null ? Infinity : (now - Date.parse(son_gonderim)) / 1000;
  const seconds = Math.ceil(CONFIRMATION.resendSeconds - since);
  if (seconds > 0) fail('TOO_MANY', { values: { seconds }, retryAfter: seconds });
  if (gonderim >= CONFIRMATION.codes) fail('APPLICATION_GONE');
  const code = String(randomInt(10 ** CONFIRMATION.digits)).padStart(CONFIRMATION.digits, '0');
  await updateBegun(tx, scope, {
    kod_ozeti: codeHash(config.SECRET, id, code),
    kalan_deneme: CONFIRMATION.tries,
    kod_bitisi: new Date(now + CONFIRMATION.minutes * 60_000).toISOString(),
    gonderim: gonderim + 1,
    son_gonderim: new Date(now).toISOString(),
  });
  const { company_name } = (await selectForm(tx, scope)) ?? fail('APPLICATION_FORM_CLOSED');
  await enqueueMail(tx, config, {
    to: eposta,
    language: dil,
    content: codeMail(dil, code, company_name),
    urgent: true,
    uselessAfterSeconds: CONFIRMATION.minutes * 60,
  });
}

type Outcome = Readonly<{ receipt: Receipt } | { left: number }>;

/** With the right code what was written becomes an application; from then on the time runs. */
export async function confirm(services: Services, token: string, code: string): Promise<Receipt> {
  const scope = await openApplication(services, token);
  // A wrong code costs a try, so it is stored and refused afterwards.
  const outcome = await services.db.write(scope, async (tx): Promise<Outcome> => {
    const begun = await lockBegun(tx, scope);
    if (!begun) return { receipt: await receiptIn(tx, scope) };
    const left = await triesLeft(services, tx, scope, code);
    if (left !== 'right') return { left };
    await makeApplication(services, tx, scope, begun);
    return { receipt: await receiptIn(tx, scope) };
  });
  if ('receipt' in outcome) return outcome.receipt;
  if (outcome.left === 0) fail('OTP_EXPIRED');
  return fail('OTP_WRONG', { values: { left: outcome.left } });
}

async function triesLeft(
  services: Services,
  tx: Tx,
  scope: LinkScope,
  code: string,
): Promise<number | 'right'> {
  const { id, kod_ozeti, kod_bitisi, kalan_deneme } = await holdBegun(services, tx, scope);
  const expired = !kod_bitisi || Date.parse(kod_bitisi) <= services.clock.now().getTime();
  if (!kod_ozeti || expired || kalan_deneme === 0) return 0;
  if (timingSafeEqual(codeHash(services.config.SECRET, id, code), kod_ozeti)) return 'right';
  await updateBegun(tx, scope, { kalan_deneme: kalan_deneme - 1 });
  return kalan_deneme - 1;
}

async function makeApplication(
  services: Services,
  tx: Tx,
  scope: LinkScope,
  begun: Begun,
): Promise<void> {
  const { clock, config } = services;
  const now = clock.now();
  const { last, year } = daysOf(now);
  const { ad, soyad, kimlik_turu, kimlik_no, ...written } = writtenIn(services, begun);
  await insertApplication(tx, scope, {
    ...written,
    ...identityColumns(config.SECRET, { turu: kimlik_turu, no: kimlik_no }),
    uyruk: kimlik_turu === 'tc' ? null : written.uyruk,
    ad_soyad: `${ad} ${soyad}`,
    kaynak: 'form',
    yil: year,
    gelis_tarihi: now.toISOString(),
    son_gun: last,
    guncelleyen: scope.actor.name,
  });
  await deleteBegun(tx, scope);
  await logEvent(tx, scope, { basvuru_id: begun.id, tur: 'geldi', at: now });
  const about = { company_id: scope.company_id, id: begun.id };
  await enqueue(tx, announceApplicationJob, about, { key: String(begun.id) });
}

async function receiptIn(tx: Tx, scope: LinkScope): Promise<Receipt> {
  const { dil: _, ...receipt } = (await selectReceipt(tx, scope)) ?? fail('APPLICATION_GONE');
  return { ...receipt, ekler: await selectAttached(tx, scope) };
}

/** The receipt of a confirmed application, for whoever holds its token. */
export async function readReceipt(services: Services, token: string): Promise<Receipt> {
  const scope = await openApplication(services, token);
  return services.db.read(scope, (tx) => receiptIn(tx, scope));
}

/** The same as a PDF. */
export async function readReceiptPdf(
  services: Services,
  token: string,
  lang: Language,
): Promise<Buffer> {
  return receiptPdf(await readReceipt(services, token), lang);
}
