import type { Application } from '@emanet/contract/applications';
import { actsForAnother } from '@emanet/contract/applications/requesters';
import { cleanText } from '@emanet/contract/shared/clean-text';
import { updaterName } from '../../platform/access/actor.ts';
import { revokeLinks, storeLinks } from '../../platform/access/links.ts';
import type { PersonScope } from '../../platform/access/scope.ts';
import { newToken } from '../../platform/crypto/tokens.ts';
import { fail } from '../../platform/errors.ts';
import { keepFile, type ReceivedFile } from '../../platform/files/rows.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { Tx } from '../../platform/db.ts';
import type { Services } from '../../platform/services.ts';
import { hold, wholeOf } from './applications.ts';
import { askMail, receiptPage, statusMail } from './emails.ts';
import { logEvent } from './events.ts';
import { insertAttachment, selectFiles, updateApplication } from './queries.ts';
import { openTaskNames } from './tasks.ts';
import { selectCompanyName } from '../../nouns/company-name.ts';

/** Adds a note, a piece of evidence, or both; also to an application that is closed. */
export const addNote = (
  { clock, db }: Services,
  scope: PersonScope,
  id: number,
  given: string | undefined,
  file: ReceivedFile | undefined,
): Promise<Application> =>
  db.write(scope, async (tx) => {
    const metin = cleanText(given ?? '');
    if (!metin && !file) fail('INVALID_INPUT', { fields: { metin: 'required' } });
    await hold(tx, scope, id);
    const at = clock.now();
    if (file) await attach(tx, scope, { id, kaynak: 'kanit', file, at });
    const veri = { metin, dosya: file?.name ?? null, sha256: file?.sha256 ?? null };
    await logEvent(tx, scope, { basvuru_id: id, tur: 'not_eklendi', veri, at });
    return wholeOf(tx, scope, id);
  });

type Attached = Readonly<{ id: number; kaynak: 'kanit' | 'yetki'; file: ReceivedFile; at: Date }>;

async function attach(tx: Tx, scope: PersonScope, { id, kaynak, file, at }: Attached) {
  const dosya_id = await keepFile(tx, scope, file);
  const added = { kaynak, ekleyen: updaterName(scope.actor), tarih: at.toISOString() };
  await insertAttachment(tx, scope, { basvuru_id: id, ...added, dosya_id });
}

/** Notes the check of the proof of authority; a proof that came another way is attached. */
export const noteAuthority = (
  { clock, db }: Services,
  scope: PersonScope,
  id: number,
  given: string | undefined,
  file: ReceivedFile | undefined,
): Promise<Application> =>
  db.write(scope, async (tx) => {
    const row = await hold(tx, scope, id);
    if (!actsForAnother(row.basvuran_turu)) fail('NOT_FOUND');
    const at = clock.now();
    if (file) await attach(tx, scope, { id, kaynak: 'yetki', file, at });
    const proofs = (await selectFiles(tx, scope, id)).filter(({ kaynak }) => kaynak === 'yetki');
    if (proofs.length === 0) fail('APPLICATION_NO_AUTHORITY');
    const guncelleyen = updaterName(scope.actor);
    await updateApplication(tx, scope, id, {
      yetki_tarihi: at.toISOString(),
      yetki_bakan: guncelleyen,
      guncelleyen,
    });
    const dosya = proofs.map(({ dosya_adi }) => dosya_adi).join(', ');
    const veri = { metin: cleanText(given ?? ''), dosya, sha256: proofs.at(-1)?.sha256 };
    await logEvent(tx, scope, { basvuru_id: id, tur: 'yetki_denetlendi', veri, at });
    return wholeOf(tx, scope, id);
  });

/** Requests more from the applicant by e-mail; the time keeps running. */
export const askApplicant = (
  { clock, config, db }: Services,
  scope: PersonScope,
  id: number,
  metin: string,
): Promise<Application> =>
  db.write(scope, async (tx) => {
    const row = await hold(tx, scope, id);
    if (row.durum === 'sonuclandi') fail('APPLICATION_CLOSED');
    if (!row.eposta) fail('INVALID_INPUT', { fields: { metin: 'by_mail' } });
    const guncelleyen = updaterName(scope.actor);
    await updateApplication(tx, scope, id, { durum: 'bilgi_bekleniyor', guncelleyen });
    const at = clock.now();
    await logEvent(tx, scope, { basvuru_id: id, tur: 'bilgi_istendi', veri: { metin }, at });
    const company = await selectCompanyName(tx, scope);
    await enqueueMail(tx, config, {
      to: row.eposta,
      language: row.dil,
      company_id: scope.company_id,
      unreported: true,
      content: askMail(row.dil, { ...row, company, metin, reply: scope.actor.email }),
      about: `basvuru:${id}:bilgi`,
    });
    return wholeOf(tx, scope, id);
  });

/**
 * Gives out the status page of an application entered by hand; the address is shown this once. The page of
 * a form's applicant came with the receipt.
 */
export const giveStatusPage = (
  { clock, config, db }: Services,
  scope: PersonScope,
  id: number,
  gonder: boolean,
): Promise<Readonly<{ adres: string }>> =>
  db.write(scope, async (tx) => {
    const row = await hold(tx, scope, id);
    if (row.kaynak === 'form') fail('NOT_FOUND');
    const to = gonder
      ? (row.eposta ?? fail('INVALID_INPUT', { fields: { gonder: 'by_mail' } }))
      : null;
    const token = newToken();
    // A former address may be in wrong hands by now.
    await revokeLinks(tx, scope, 'applicant', id);
    await storeLinks(tx, scope, 'applicant', [{ token, name: row.ad_soyad, row_id: id }]);
    const at = clock.now();
    const veri = { eposta: to };
    await logEvent(tx, scope, { basvuru_id: id, tur: 'durum_sayfasi_verildi', veri, at });
    if (to !== null)
      await enqueueMail(tx, config, {
        to,
        language: row.dil,
        company_id: scope.company_id,
        unreported: true,
        content: statusMail(row.dil, {
          ...row,
          company: await selectCompanyName(tx, scope),
          token,
        }),
        about: `basvuru:${id}:durum`,
      });
    return { adres: new URL(receiptPage(token, row.dil), config.BASE_URL).href };
  });

/** Closes an application that its applicant withdrew; no answer is due any more. */
export const withdraw = (
  { clock, db }: Services,
  scope: PersonScope,
  id: number,
  { metin, surum }: Readonly<{ metin: string; surum?: number | undefined }>,
): Promise<Application> =>
  db.write(scope, async (tx) => {
    const row = await hold(tx, scope, id, surum);
    if (row.durum === 'sonuclandi') fail('APPLICATION_CLOSED');
    const at = clock.now();
    await updateApplication(tx, scope, id, {
      durum: 'sonuclandi',
      sonuc: 'geri_cekildi',
      sonuclanma_tarihi: at.toISOString(),
      taslak: null,
      guncelleyen: updaterName(scope.actor),
    });
    const veri = { metin, acik_gorevler: await openTaskNames(tx, scope, id) };
    await logEvent(tx, scope, { basvuru_id: id, tur: 'geri_cekildi', veri, at });
    return wholeOf(tx, scope, id);
  });
