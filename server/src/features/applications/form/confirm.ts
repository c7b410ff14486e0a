import type { ConfirmedReceipt, Receipt } from '@emanet/contract/applications/form';
import type { Language } from '@emanet/contract/shared/primitives';
import { revokeLinks, scopeBehind, storeLinks } from '../../../platform/access/links.ts';
import type { LinkScope } from '../../../platform/access/scope.ts';
import { openingSeal, sealingSeal } from '../../../platform/crypto/company-seal.ts';
import { secretsOf } from '../../../platform/crypto/former.ts';
import type { Tx } from '../../../platform/db.ts';
import { checkCode } from '../../../platform/crypto/mailed-code.ts';
import { fail } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import type { Services } from '../../../platform/services.ts';
import { announceApplicationJob } from '../announce.ts';
import { daysOf } from '../deadline.ts';
import { logEvent } from '../events.ts';
import { identityColumns } from '../identity.ts';
import { receiptPdf } from '../papers/letter.ts';
import { bringsFiles, findTwin, isExactTwin } from '../twins/twins.ts';
import { holdBegun, openApplication } from './begin.ts';
import {
  deleteAttached,
  deleteBegun,
  insertApplication,
  lockBegun,
  selectAttached,
  selectForm,
  selectReceipt,
  updateBegun,
  type ApplicationAt,
  type BegunRow,
} from './queries.ts';
import { codeHash, secondsToWait, writtenIn } from './write.ts';

/** An application that waits for its code, for the page with the code field. */
export type Waiting = Readonly<{
  company_name: string;
  logo: string | null;
  eposta: string;
  /** Seconds until another code may be requested. */
  wait: number;
}>;

/** Reads an application that waits for its code; undefined when it is confirmed already. */
export async function readWaiting(
  services: Services,
  scope: LinkScope,
): Promise<Waiting | undefined> {
  return services.db.write(scope, async (tx) => {
    if (await selectReceipt(tx, scope)) return undefined;
    const begun = await holdBegun(services, tx, scope);
    const { company_name, logo } = (await selectForm(tx, scope)) ?? fail('APPLICATION_FORM_CLOSED');
    const { eposta } = writtenIn(await openingSeal(tx, services.config), begun);
    return { company_name, logo, eposta, wait: secondsToWait(services, begun) };
  });
}

type Outcome = Readonly<{ receipt?: ConfirmedReceipt } | { left: number }>;

/** The right code turns the draft into an application; from then on the time runs. */
export async function confirm(
  services: Services,
  token: string,
  code: string,
): Promise<ConfirmedReceipt> {
  const scope = await openApplication(services, token);
  // A wrong code costs a try, so it is stored and refused afterwards.
  const outcome = await services.db.write(scopeBehind(scope), async (tx): Promise<Outcome> => {
    const begun = await lockBegun(tx, scope);
    if (!begun) return {};
    const left = await triesLeft(services, tx, scope, code);
    if (left !== 'right') return { left };
    const twin = await makeApplication(services, tx, scope, begun, token);
    const made = await receiptIn(tx, twin ? rowAt(scope, twin) : scope);
    return { receipt: { ...made, tekrar: twin !== undefined } };
  });
  if ('left' in outcome) {
    if (outcome.left === 0) fail('OTP_EXPIRED');
    return fail('OTP_WRONG', { values: { left: outcome.left } });
  }
  // Confirmed before by this link, which may lead to another application since.
  return outcome.receipt ?? { ...(await readReceipt(services, token)), tekrar: false };
}

async function triesLeft(services: Services, tx: Tx, scope: LinkScope, code: string) {
  const { clock, config } = services;
  const {
    id,
    kod_ozeti: hash,
    kod_bitisi: until,
    kalan_deneme: left,
  } = await holdBegun(services, tx, scope);
  const kept = { hash, until, left };
  const outcome = checkCode(
    kept,
    secretsOf(config.SECRET).map((secret) => codeHash(secret, id, code)),
    clock.now(),
  );
  if (outcome !== 'right') await updateBegun(tx, scope, { kalan_deneme: outcome });
  return outcome;
}

/** Makes the application, or returns the one that it repeats, to which its link then leads. */
async function makeApplication(
  services: Services,
  tx: Tx,
  scope: LinkScope,
  begun: BegunRow,
  token: string,
): Promise<number | undefined> {
  const { clock, config } = services;
  const now = clock.now();
  const { last, year } = daysOf(now);
  const own = await sealingSeal(tx, config);
  const { ad, soyad, kimlik_turu, kimlik_no, ...written } = writtenIn(own, begun);
  const row = {
    ...written,
    uyruk: kimlik_turu === 'tc' ? null : written.uyruk,
    ad_soyad: `${ad} ${soyad}`,
    gelis_tarihi: now.toISOString(),
  };
  const house = scopeBehind(scope);
  const given = { ...row, kimlik_no };
  const twin = await findTwin(tx, house, given, isExactTwin(own, given));
  if (twin && !(await bringsFiles(tx, house, begun.id, twin.id))) {
    await revokeLinks(tx, house, 'applicant', begun.id);
    const link = { token, name: scope.actor.name, row_id: twin.id };
    await storeLinks(tx, house, 'applicant', [link]);
    await deleteAttached(tx, scope);
    await deleteBegun(tx, scope);
    const veri = { kaynak: 'form' };
    await logEvent(tx, scope, { basvuru_id: twin.id, tur: 'yine_geldi', veri, at: now });
    return twin.id;
  }
  await insertApplication(tx, scope, {
    ...row,
    ...identityColumns(own, { turu: kimlik_turu, no: kimlik_no }),
    kaynak: 'form',
    basvuran_belli: true,
    yil: year,
    son_gun: last,
    guncelleyen: scope.actor.name,
  });
  await deleteBegun(tx, scope);
  await logEvent(tx, scope, { basvuru_id: begun.id, tur: 'geldi', at: now });
  const link = own.seal('applicant-link', token).toString('base64');
  const about = { company_id: scope.company_id, id: begun.id, link };
  await enqueue(tx, announceApplicationJob, about, { key: String(begun.id) });
  return undefined;
}

const rowAt = ({ company_id }: LinkScope, row_id: number) => ({ company_id, actor: { row_id } });

async function receiptIn(tx: Tx, scope: ApplicationAt): Promise<Receipt> {
  const { dil: _, ...receipt } = (await selectReceipt(tx, scope)) ?? fail('APPLICATION_GONE');
  return { ...receipt, ekler: await selectAttached(tx, scope) };
}

/** The receipt of a confirmed application, for the holder of its token. */
export async function readReceipt(services: Services, token: string): Promise<Receipt> {
  const scope = await openApplication(services, token);
  return services.db.read(scope, (tx) => receiptIn(tx, scope));
}

/** The same as a PDF. */
export async function readReceiptPdf(services: Services, token: string, lang: Language) {
  return receiptPdf(await readReceipt(services, token), lang);
}
