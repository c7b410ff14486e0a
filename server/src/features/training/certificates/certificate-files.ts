import { buffer } from 'node:stream/consumers';
import type { Language } from '@emanet/contract/shared/primitives';
import type { LinkScope, PersonScope } from '../../../platform/access/scope.ts';
import { fail } from '../../../platform/errors.ts';
import { keptKey, selectFile } from '../../../platform/files/rows.ts';
import { disposition } from '../../../platform/http/disposition.ts';
import { madeOnce } from '../../../platform/pdf/made-once.ts';
import type { Services } from '../../../platform/services.ts';
import { certificatePdf } from './certificate-pdf.ts';
import { selectCertificate } from './certificates.ts';
import { selectOwnCertificate, selectPage, type StoredCertificate } from '../page-queries.ts';

type Pdf = Readonly<{ content: Buffer; disposition: string }>;

/** The bytes of a logo in a format for PDF. */
async function logoOf({ db, files }: Services, address: string | null) {
  const file = address ? await selectFile(db, address.split('/').at(-1) ?? '') : undefined;
  if (!file || !['image/png', 'image/jpeg'].includes(file.tur)) return undefined;
  return buffer(await files.read(keptKey(file.company_id, file.id)));
}

const certificates = madeOnce();

async function pdfOf(
  services: Services,
  certificate: StoredCertificate,
  logo: string | null,
  lang: Language,
): Promise<Pdf> {
  const base = services.config.BASE_URL;
  // A logo's address is that of its file, which never changes.
  const content = await certificates({ certificate, lang, base, logo }, async () =>
    certificatePdf({ certificate, lang, base, logo: await logoOf(services, logo) }),
  );
  return { content, disposition: disposition('inline', `${certificate.no}.pdf`) };
}

/** The certificate of the link's own training. */
export async function ownCertificate(services: Services, link: LinkScope, lang: Language) {
  const { certificate, logo } = await services.db.read(link, async (tx) => ({
    logo: ((await selectPage(tx, link)) ?? fail('TRAINING_GONE')).logo,
    certificate: (await selectOwnCertificate(tx, link)) ?? fail('NOT_FOUND'),
  }));
  return pdfOf(services, certificate, logo, lang);
}

/** The certificate of an invitation of the company. */
export async function certificateOf(
  services: Services,
  scope: PersonScope,
  id: number,
  lang: Language,
): Promise<Pdf> {
  const { certificate, logo } = await services.db.read(scope, async (tx) => ({
    certificate: (await selectCertificate(tx, scope, id)) ?? fail('NOT_FOUND'),
    logo:
      (
        await tx
          .selectFrom('companies')
          .select('logo')
          .where('company_id', '=', scope.company_id)
          .executeTakeFirst()
      )?.logo ?? null,
  }));
  return pdfOf(services, certificate, logo, lang);
}

/** The questions of a person with a certificate, with the answers given. */
export const readResult = ({ db }: Services, scope: PersonScope, id: number) =>
  db.read(scope, async (tx) => {
    const found = (await selectCertificate(tx, scope, id)) ?? fail('NOT_FOUND');
    const { fullname, deneme, sorular } = found;
    return { fullname, deneme: deneme ?? 1, sorular: sorular ?? [] };
  });
