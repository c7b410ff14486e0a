import { kindOf } from '@emanet/contract/texts/kinds';
import { printed } from '@emanet/contract/texts/render';
import type { texts } from '@emanet/contract/texts';
import type { z } from 'zod';
import { companyNameOf, type PersonScope } from '../../../platform/access/scope.ts';
import { fail } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { brandOf } from '../../../records/company/brand.ts';
import { mayWrite, present } from '../noun.ts';
import { pdfOf, type Edition } from './pdf.ts';
import { selectVersion } from '../queries.ts';
import { fetchRegister } from '../register.ts';
import { renderBoth } from '../texts.ts';

const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

type Asked = z.output<typeof texts.file.query>;

/** A version as a file; without one, the current draft, else the published text. */
export async function fileOf(
  services: Services,
  scope: PersonScope,
  id: number,
  { tur, lang, sira }: Asked,
) {
  const { db, config, clock } = services;
  const brand = await brandOf(services, scope.company_id);
  const { text, rendered, edition } = await db.read(scope, async (tx) => {
    const found = await present(tx, scope, id);
    const drafted = mayWrite(scope) && found.durum !== 'yayinda';
    const wanted = sira ?? (drafted ? undefined : (found.yayindaki ?? undefined));
    const version = wanted === undefined ? undefined : await selectVersion(tx, scope, id, wanted);
    if (wanted !== undefined && (!version || (version.yayin_tarihi === null && !mayWrite(scope))))
      return fail('NOT_FOUND');
    const edition: Edition = {
      ...{
        lang,
        sira: version?.sira ?? 0,
        ozet: version?.ozet ?? '',
        sirket: companyNameOf(scope),
      },
      tarih: version?.yayin_tarihi ?? version?.onay_tarihi ?? clock.now().toISOString(),
      guncel: version !== undefined && version.sira === found.yayindaki,
      adres: `${config.BASE_URL}/metin/${found.sirket_adresi ?? ''}/${found.kisa_ad}`,
      acik: kindOf(found.tur).open === true,
    };
    const content =
      version?.icerik ??
      renderBoth(found, await fetchRegister(tx, scope, found.kapsam, config.BASE_URL));
    return { text: found, rendered: printed(content[lang]), edition };
  });
  const name = `${text.kisa_ad}${edition.sira > 0 ? `-${edition.sira}` : ''}.${tur}`;
  if (tur === 'pdf')
    return { name, type: 'application/pdf', bytes: await pdfOf(rendered, edition, brand) };
  // The writer takes 20 MB of memory, loaded only with a node's first Word file.
  const { docxOf } = await import('./docx.ts');
  return { name, type: DOCX_TYPE, bytes: await docxOf(rendered, edition, brand) };
}
