import type { ApplicationRow } from '@emanet/contract/applications';
import { RIGHT_TEXTS, articleOf } from '@emanet/contract/data/application-rights';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { companyNameOf, type CompanyScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import { sheetDisposition } from '../../records/excel/sheet-name.ts';
import { sheetInTurn, writeWorkbook, type Workbook } from '../../records/excel/workbook.ts';
import { selectApplicationsById } from './queries.ts';

const TITLE: Sentence = { tr: 'İlgili kişi başvuruları', en: 'Data subject requests' };

const COLUMNS: readonly (readonly [Sentence, number])[] = [
  [{ tr: 'No', en: 'No.' }, 12],
  [{ tr: 'Başvuran', en: 'Requester' }, 28],
  [{ tr: 'Adına başvurulan', en: 'On behalf of' }, 28],
  [{ tr: 'Talep', en: 'Rights exercised' }, 50],
  [{ tr: 'Açıklama', en: 'Description' }, 70],
  [{ tr: 'Departman', en: 'Department' }, 28],
  [{ tr: 'Sorumlu', en: 'Person in charge' }, 26],
  [{ tr: 'Durum', en: 'Status' }, 18],
  [{ tr: 'Sonuç', en: 'Outcome' }, 18],
  [{ tr: 'Geliş', en: 'Received' }, 12],
  [{ tr: 'Son gün', en: 'Deadline' }, 12],
  [{ tr: 'Sonuçlanma', en: 'Answered' }, 12],
];

const STATES: Readonly<Record<ApplicationRow['durum'], Sentence>> = {
  yeni: { tr: 'Yeni', en: 'New' },
  inceleniyor: { tr: 'İnceleniyor', en: 'Under review' },
  bilgi_bekleniyor: { tr: 'Bilgi bekleniyor', en: 'Awaiting information' },
  sonuclandi: { tr: 'Sonuçlandı', en: 'Closed' },
};
const OUTCOMES: Readonly<Record<NonNullable<ApplicationRow['sonuc']>, Sentence>> = {
  kabul: { tr: 'Kabul', en: 'Granted' },
  kismen: { tr: 'Kısmen kabul', en: 'Partly granted' },
  ret: { tr: 'Ret, gerekçeli', en: 'Refused with reasons' },
  geri_cekildi: { tr: 'Geri çekildi', en: 'Withdrawn' },
};

const dayOf = (instant: string | null) =>
  instant === null ? null : { day: todayInTurkey(Date.parse(instant)) };

const workbookOf = (rows: readonly ApplicationRow[], lang: Language): Workbook => ({
  sheet: lang === 'tr' ? 'Başvurular' : 'Requests',
  pinned: 2,
  titles: COLUMNS.map(([title]) => title[lang]),
  widths: COLUMNS.map(([, width]) => width),
  rows: rows.map((one) => [
    one.basvuru_no,
    one.ad_soyad,
    one.temsil_edilen,
    one.haklar
      .map((right) => `${RIGHT_TEXTS[right].short[lang]} (${articleOf(right, lang)})`)
      .join('; '),
    one.talep,
    one.department_name,
    one.sorumlu,
    STATES[one.durum][lang],
    one.sonuc && OUTCOMES[one.sonuc][lang],
    dayOf(one.gelis_tarihi),
    { day: one.son_gun },
    dayOf(one.sonuclanma_tarihi),
  ]),
});

/** The applications of these ids, in their order, as an .xlsx. */
export async function exportApplications(
  { db }: Services,
  scope: CompanyScope,
  { ids, lang }: Readonly<{ ids: readonly number[]; lang: Language }>,
): Promise<{ content: Uint8Array; disposition: string }> {
  const content = await sheetInTurn(async () => {
    const found = await db.read(scope, (tx) => selectApplicationsById(tx, scope, ids));
    const byId = new Map(found.map((one) => [one.id, one]));
    return writeWorkbook(
      companyNameOf(scope),
      workbookOf(
        [...new Set(ids)].flatMap((one) => byId.get(one) ?? []),
        lang,
      ),
    );
  });
  return { content, disposition: sheetDisposition(TITLE, scope, lang) };
}
