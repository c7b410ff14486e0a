import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import { labelOf } from '@emanet/contract/shared/labels';
import type { Language } from '@emanet/contract/shared/primitives';
import { kindOf } from '@emanet/contract/texts/kinds';
import { printed } from '@emanet/contract/texts/render';
import { outcomeOf, standing } from '@emanet/contract/texts/signatures';
import { sql } from 'kysely';
import { brandOf } from '../../records/company/brand.ts';
import { column, sheetOf, timeCell, type Column } from '../../records/excel/columns.ts';
import {
  listPapers,
  maskedAddress,
  maskedName,
  paperOf,
  type EvidenceOf,
  type EvidencePart,
} from '../../records/evidence/papers.ts';
import { pdfOf } from './paper/pdf.ts';
import { selectTexts, selectVersion, selectVersions, type ListedText } from './queries.ts';
import { textColumnsAt } from './routes.ts';
import { selectSignatures, type StoredSignature } from './signatures/queries.ts';
import { shown } from './noun.ts';

const TITLE = labelOf('texts.title');
const SIGNATURES = serverText('evidence.papers.signatures');
const WORDS = serverTexts((all) => all.evidence.people);
const MOST = 5000;

type Signed = StoredSignature & Readonly<{ metin: string }>;

/** The declaration of a person; null where there is none yet. */
function declared(one: StoredSignature, lang: Language): string | null {
  if (one.karar === null) return null;
  if (one.geri_alinan.length > 0 && standing(one).length === 0) return WORDS.geri_alindi[lang];
  return WORDS[outcomeOf(one.karar, one.kararlar)][lang];
}

const COLUMNS: readonly Column<Signed>[] = [
  column('fields.text', 40, (one) => one.metin),
  column('fields.version', 10, (one) => one.sira),
  column('fields.name', 30, (one) => one.fullname),
  column('fields.email', 34, (one) => one.email),
  column(WORDS.asked, 18, (one) => timeCell(one.istenme_tarihi)),
  column(WORDS.opened, 18, (one) => timeCell(one.acilma_tarihi)),
  column(WORDS.declared, 18, declared),
  column(WORDS.declaredAt, 18, (one) => timeCell(one.karar_tarihi)),
];

/** Texts that were published, archived ones too. */
async function published({ services, scope }: EvidenceOf): Promise<ListedText[]> {
  return services.db.read(scope, async (tx) => {
    const asked = { drafts: false, limit: MOST };
    return [
      ...(await selectTexts(tx, scope, asked)),
      ...(await selectTexts(tx, scope, { ...asked, archived: true })),
    ];
  });
}

/** Declarations about texts, with their names masked unless the file is open. */
async function declarations(of: EvidenceOf): Promise<Signed[]> {
  const { services, scope, open } = of;
  const signed: Signed[] = [];
  for (const { id, ad } of await published(of)) {
    const rows = await services.db.read(scope, (tx) => selectSignatures(tx, scope, id));
    for (const one of rows)
      signed.push({
        ...one,
        metin: ad,
        ...(!open && { fullname: maskedName(one.fullname), email: maskedAddress(one.email) }),
      });
  }
  return signed;
}

/** Published texts: each version that was ever in force as it was shown, and who declared what. */
export const textEvidence: EvidencePart = {
  section: 'metinler',
  count: ({ company_id }) => sql`(select count(*)::int from metin_surumleri t
    where t.company_id = ${company_id} and t.yayin_tarihi is not null)`,
  async *papers(of) {
    const { services, scope, lang, company } = of;
    const { BASE_URL } = services.config;
    yield* listPapers(of, TITLE[lang], async () =>
      sheetOf(
        TITLE,
        textColumnsAt(BASE_URL),
        (await published(of)).map((one) => shown(one, scope)),
        lang,
      ),
    );
    yield* listPapers(of, SIGNATURES[lang], async () =>
      sheetOf(SIGNATURES, COLUMNS, await declarations(of), lang),
    );
    const brand = await brandOf(services, scope.company_id);
    for (const text of await published(of)) {
      const versions = await services.db.read(scope, (tx) =>
        selectVersions(tx, scope, text.id, false),
      );
      for (const { sira } of versions) {
        const version = await services.db.read(scope, (tx) =>
          selectVersion(tx, scope, text.id, sira),
        );
        if (!version || version.yayin_tarihi === null) continue;
        const bytes = await pdfOf(
          printed(version.icerik[lang]),
          {
            ...{ lang, sira, ozet: version.ozet, tarih: version.yayin_tarihi, sirket: company },
            guncel: sira === text.yayindaki,
            adres: `${BASE_URL}/metin/${text.sirket_adresi ?? ''}/${text.kisa_ad}`,
            acik: kindOf(text.tur).open === true,
          },
          brand,
        );
        yield paperOf(`${text.ad} ${sira}.pdf`, bytes);
      }
    }
  },
};
