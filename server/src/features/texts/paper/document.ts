import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { kindOf } from '@emanet/contract/texts/kinds';
import { updaterName } from '../../../platform/access/actor.ts';
import type { PersonScope } from '../../../platform/access/scope.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db.ts';
import { keepFile, keptKey } from '../../../platform/files/rows.ts';
import type { Services } from '../../../platform/services.ts';
import { keepTextAsDocument } from '../../documents/documents.ts';
import { brandOf } from '../../../records/company/brand.ts';
import { pdfOf, type Edition } from './pdf.ts';
import type { StoredText, selectVersion } from '../queries.ts';

type Version = NonNullable<Awaited<ReturnType<typeof selectVersion>>>;
export type StoredPdf = Awaited<ReturnType<typeof storePublished>>;

/** Stores the PDF of a version; without a row the sweeper deletes it. */
export async function storePublished(
  services: Services,
  { company_id, actor }: PersonScope,
  text: StoredText,
  version: Version,
) {
  const { clock, files, config } = services;
  const edition: Edition = {
    lang: 'tr',
    sira: version.sira,
    ozet: version.ozet,
    tarih: clock.now().toISOString(),
    guncel: true,
    adres: `${config.BASE_URL}/metin/${text.sirket_adresi ?? ''}/${text.kisa_ad}`,
    acik: kindOf(text.tur).open === true,
    sirket: actor.memberships.find((one) => one.company_id === company_id)?.company_name ?? '',
  };
  const bytes = await pdfOf(version.icerik.tr, edition, await brandOf(services, company_id));
  const id = randomUUID();
  await files.write(keptKey(company_id, id), Readable.from([bytes]));
  return {
    ...({ id, kind: 'dokuman', type: 'application/pdf', size: bytes.length } as const),
    name: `${text.ad}.pdf`,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    key: keptKey(company_id, id),
  };
}

/** Makes a published text a document for activities, or stores that document's new file. */
export const keepDocument = async (
  tx: Tx,
  scope: PersonScope,
  text: StoredText,
  pdf: StoredPdf,
  { today, now }: Clock,
): Promise<number> =>
  keepTextAsDocument(tx, scope, {
    id: text.dokuman_id,
    dokuman_ismi: text.ad,
    dokuman_tur: kindOf(text.tur).document ?? 'Politika',
    lastupdated: today(),
    dosya_id: await keepFile(tx, scope, pdf),
    dosya_ekleyen: updaterName(scope.actor),
    dosya_tarihi: now().toISOString(),
  });
