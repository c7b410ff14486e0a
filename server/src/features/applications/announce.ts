import { AUTOMATIC } from '@emanet/contract/shared/actor-types';
import { id } from '@emanet/contract/shared/primitives';
import { z } from 'zod';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { openingSeal } from '../../platform/crypto/company-seal.ts';
import type { Tx } from '../../platform/db.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { attachmentOf, enqueueMail } from '../../platform/mail/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { arrivedMail, receiptMail } from './emails.ts';
import { logEvent } from './events.ts';
import { namePdf, storePdf } from './kept-bytes.ts';
import { receiptPdf } from './papers/letter.ts';
import { mailMembers, selectManagers } from '../../nouns/members.ts';
import { insertAttachment, lockSource, selectFiles, selectSource } from './queries.ts';
import { selectCompanyName } from '../../nouns/company-name.ts';

const bytesOf = (sealed: string) => Buffer.from(sealed, 'base64');

/** Is its receipt stored already? */
const announced = async (tx: Tx, scope: CompanyScope, about: number) =>
  (await selectFiles(tx, scope, about)).some(({ kaynak }) => kaynak === 'alindi');

/**
 * Makes the receipt of a new application, keeps it as evidence, mails it to the applicant, and
 * notifies those in charge of the company. The receipt's row marks it as done.
 */
async function announce(
  services: Services,
  scope: CompanyScope,
  about: number,
  link: string | undefined,
): Promise<void> {
  const { clock, config, db } = services;
  const read = await db.read(scope, async (tx) => ({
    row: (await announced(tx, scope, about)) ? undefined : await selectSource(tx, scope, about),
    files: await selectFiles(tx, scope, about),
    company_name: await selectCompanyName(tx, scope),
  }));
  const { row, company_name } = read;
  if (!row) return;
  const ekler = read.files.map(({ dosya_adi }) => ({ ad: dosya_adi }));
  const bytes = await receiptPdf(
    { ...row, dogrulandi: row.kaynak === 'form', company_name, ekler },
    row.dil,
  );
  const name = `${row.basvuru_no.replace('/', '-')}-${row.dil === 'tr' ? 'alindi' : 'receipt'}.pdf`;
  const file = await storePdf(services, scope.company_id, name, bytes);
  await db.write(scope, async (tx) => {
    const held = await lockSource(tx, scope, about);
    if (!held || (await announced(tx, scope, about))) return;
    await namePdf(tx, scope.company_id, file);
    await insertAttachment(tx, scope, {
      ...{ basvuru_id: about, kaynak: 'alindi', ekleyen: AUTOMATIC },
      ...{ tarih: clock.now().toISOString(), dosya_id: file.id },
    });
    const mailed = row.eposta !== null;
    await logEvent(tx, scope, {
      basvuru_id: about,
      tur: 'alindi_gonderildi',
      veri: { dosya: name, eposta: row.eposta, sha256: file.sha256 },
      at: clock.now(),
    });
    if (row.eposta && mailed)
      await enqueueMail(tx, config, {
        to: row.eposta,
        language: row.dil,
        company_id: scope.company_id,
        unreported: true,
        content: receiptMail(row.dil, {
          ...row,
          company: company_name,
          ...(link && {
            token: (await openingSeal(tx, config)).open('applicant-link', bytesOf(link)),
          }),
        }),
        attachments: [attachmentOf(name, 'application/pdf', bytes)],
        about: `basvuru:${about}:alindi`,
        occasion: 'reply',
      });
    await mailMembers(tx, config, scope, await selectManagers(tx), {
      unreported: true,
      content: (language) => arrivedMail(language, row),
    });
  });
}

/** Work that follows once an application was confirmed. */
export const announceApplicationJob = defineJob({
  name: 'announce-application',
  /** `link`: the applicant's token, sealed. */
  payload: z.object({ company_id: id, id, link: z.string().optional() }),
  run: (services, payload, { scopeIn }) =>
    announce(services, scopeIn(payload.company_id), payload.id, payload.link),
});
