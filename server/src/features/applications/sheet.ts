import type { ApplicationRow } from '@emanet/contract/applications';
import { RIGHT_TEXTS, articleOf } from '@emanet/contract/data/application-rights';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import {
  dayCell,
  inOrderOf,
  sheetFile,
  sheetOf,
  type Column,
} from '../../records/excel/columns.ts';
import { selectApplicationsById } from './queries.ts';

const TITLE: Sentence = { tr: 'İlgili kişi başvuruları', en: 'Data subject requests' };
const SHEET: Sentence = { tr: 'Başvurular', en: 'Requests' };

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

const COLUMNS: readonly Column<ApplicationRow>[] = [
  { title: { tr: 'No', en: 'No.' }, width: 12, cell: (one) => one.basvuru_no },
  { title: { tr: 'Başvuran', en: 'Requester' }, width: 28, cell: (one) => one.ad_soyad },
  {
    title: { tr: 'Adına başvurulan', en: 'On behalf of' },
    width: 28,
    cell: (one) => one.temsil_edilen,
  },
  {
    title: { tr: 'Talep', en: 'Rights exercised' },
    width: 50,
    cell: (one, lang) =>
      one.haklar
        .map((right) => `${RIGHT_TEXTS[right].short[lang]} (${articleOf(right, lang)})`)
        .join('; '),
  },
  { title: { tr: 'Açıklama', en: 'Description' }, width: 70, cell: (one) => one.talep },
  { title: { tr: 'Departman', en: 'Department' }, width: 28, cell: (one) => one.department_name },
  { title: { tr: 'Sorumlu', en: 'Person in charge' }, width: 26, cell: (one) => one.sorumlu },
  { title: { tr: 'Durum', en: 'Status' }, width: 18, cell: (one, lang) => STATES[one.durum][lang] },
  {
    title: { tr: 'Sonuç', en: 'Outcome' },
    width: 18,
    cell: (one, lang) => one.sonuc && OUTCOMES[one.sonuc][lang],
  },
  { title: { tr: 'Geliş', en: 'Received' }, width: 12, cell: (one) => dayCell(one.gelis_tarihi) },
  { title: { tr: 'Son gün', en: 'Deadline' }, width: 12, cell: (one) => ({ day: one.son_gun }) },
  {
    title: { tr: 'Sonuçlanma', en: 'Answered' },
    width: 12,
    cell: (one) => dayCell(one.sonuclanma_tarihi),
  },
];

/** The applications of these ids, in their order, as an .xlsx. */
export const exportApplications = (
  { db }: Services,
  scope: CompanyScope,
  { ids, lang }: Readonly<{ ids: readonly number[]; lang: Language }>,
) =>
  sheetFile(scope, TITLE, lang, async () => {
    const found = await db.read(scope, (tx) => selectApplicationsById(tx, scope, ids));
    return sheetOf(SHEET, COLUMNS, inOrderOf(ids, found), lang, 2);
  });
